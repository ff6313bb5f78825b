declare module "virtual:messages/*" {
  /** The catalogue of one language as a text of Fluent. */
  const text: string;
  export default text;
}
