declare module "virtual:messages/*" {
  /** Messages of one language in Fluent's syntax. */
  const text: string;
  export default text;
}
