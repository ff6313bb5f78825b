declare module "virtual:messages/*" {
  /** The catalogue of one language in Fluent's syntax. */
  const text: string;
  export default text;
}
