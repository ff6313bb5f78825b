"""The wire described from its types: the reference page, its schema and the TypeScript types."""
