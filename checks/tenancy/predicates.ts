import ts from 'typescript';

/** A place in the sources where a statement says which company it is about. */
export interface Predicate {
  /** Where it is: `server/modules/clients/sql.ts:41:9`. */
  at: string;
  text: string;
  /** Where it ends in its file. */
  end: number;
}

const name = String.raw`(?:\b\w+\.)?`;
const other = String.raw`(?:\$\d+|\w+\.company_id|\w+\.id)`;
const ofTenants = new RegExp(String.raw`${name}company_id = ${other}\b|\b\w+\.id = \w+\.company_id\b`, 'g');
const ofCompanies =
  /\b(?:from|join|update|,)\s+companies\b(?:\s+(?!where|set|left|join|cross|on|for)([a-z]\w*))?/g;
// What reads like a condition on a company, and would go unseen if it were written in another way.
const anyCondition =
  /\bcompany_id\s*(?:=|<>|!=|in\b|is not distinct|between)|=\s*\w+\.company_id\b|using\s*\([^)]*company_id/g;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** The text of a literal as the file has it; what is put into it, which is read by itself, is blotted out. */
function sqlOf(node: ts.Node, file: ts.SourceFile): string {
  const raw = node.getText(file);
  if (!ts.isTemplateExpression(node)) return raw;
  return node.templateSpans.reduce((text, { expression, literal }) => {
    const from = expression.getFullStart() - 2 - node.getStart(file);
    const to = literal.getStart(file) + 1 - node.getStart(file);
    return text.slice(0, from) + '_'.repeat(to - from) + text.slice(to);
  }, raw);
}

/** `where id = $1` of companies, by whatever name a statement calls the table. */
function ownRows(sql: string): RegExpExecArray[] {
  return [...sql.matchAll(ofCompanies)].flatMap((table) => {
    const own = table[1] ? String.raw`\b${table[1]}\.id = \$\d+` : String.raw`(?<![.\w])id = \$\d+`;
    return [...sql.matchAll(new RegExp(own, 'g'))].filter(({ index }) => index > table.index);
  });
}

function predicatesIn(sql: string): RegExpExecArray[] {
  const found = new Map([...sql.matchAll(ofTenants), ...ownRows(sql)].map((match) => [match.index, match]));
  const covers = (index: number) =>
    [...found.values()].some((match) => match.index <= index && index < match.index + match[0].length);
  const unread = [...sql.matchAll(anyCondition)].find(({ index }) => !covers(index));
  if (unread) throw new Error(`A condition on a company that is written in another way: ${sql}`);
  return [...found.values()].sort((one, two) => one.index - two.index);
}

/** Every condition on a company in the SQL of a source file. */
export function findPredicates(path: string, source: string): Predicate[] {
  if (!source.includes('company_id') && !source.includes('companies')) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Predicate[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      for (const { 0: text, index } of predicatesIn(sqlOf(node, file))) {
        const start = node.getStart(file) + index;
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        found.push({ at: `${path}:${line + 1}:${character + 1}`, text, end: start + text.length });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
