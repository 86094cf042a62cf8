// Declares single files of the package, because its index includes all 49,000 passwords.
declare module '@zxcvbn-ts/language-common/dist/diceware.json.cjs' {
  const words: string[];
  export default words;
}

declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs' {
  const graphs: Record<string, Record<string, (string | null)[]>>;
  export default graphs;
}
