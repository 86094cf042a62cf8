// Matches comments and quoted texts, which can contain semicolons, the keywords that delimit SQL function
// bodies, and the semicolon that ends a statement.
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|\bbegin\s+atomic\b|\bcase\b|\bend\b|;/gi;

const opensBlock = (word: string): boolean => /^(begin\s+atomic|case)$/i.test(word);

/**
 * Splits SQL at the semicolons outside comments, quoted texts and function bodies. Omits empty statements.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (opensBlock(word) && (depth > 0 || /^begin/i.test(word))) depth += 1;
    else if (/^end$/i.test(word) && depth > 0) depth -= 1;
    else if (word === ';' && depth === 0) {
      statements.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...statements, text.slice(start)].map((statement) => statement.trim()).filter(isNotEmpty);
}

const isNotEmpty = (statement: string): boolean =>
  statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '';
