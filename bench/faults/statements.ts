// What can hold a semicolon that ends no statement, the words that open and close a function's body in standard SQL, and
// the end of a statement itself.
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|\bbegin\s+atomic\b|\bcase\b|\bend\b|;/gi;

const isOpening = (word: string): boolean => /^(begin\s+atomic|case)$/i.test(word);

/** The statements of a text one by one, as PostgreSQL would take them apart. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let begun = 0;
  let depth = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (isOpening(word) && (depth > 0 || /^begin/i.test(word))) depth += 1;
    else if (/^end$/i.test(word) && depth > 0) depth -= 1;
    else if (word === ';' && depth === 0) {
      statements.push(text.slice(begun, index));
      begun = index + 1;
    }
  }
  return [...statements, text.slice(begun)].map((each) => each.trim()).filter(holdsSomething);
}

const holdsSomething = (statement: string): boolean =>
  statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '';
