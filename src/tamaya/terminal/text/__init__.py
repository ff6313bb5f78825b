"""Plain text for people, 80 columns wide: paragraphs, pages, help and refusals."""
