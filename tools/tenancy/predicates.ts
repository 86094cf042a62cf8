import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A comparison that restricts a statement to one company. */
export interface Predicate {
  /** The location, such as `server/clients/clients.repository.ts:41:9`. */
  at: string;
  text: string;
  /** The offset in the file at which the condition ends. */
  end: number;
}

const tablePrefix = String.raw`(?:\b\w+\.)?`;
const operand = String.raw`(?:\$\d+|\w+\.company_id|\w+\.id)`;
const tenantPattern = new RegExp(
  String.raw`${tablePrefix}company_id = ${operand}\b|\b\w+\.id = \w+\.company_id\b`,
  'g',
);
const companiesPattern =
  /\b(?:from|join|update|,)\s+companies\b(?:\s+(?!where|set|left|join|cross|on|for)([a-z]\w*))?/g;
// Also matches tenant conditions in unsupported forms, which the check would otherwise miss.
const anyCondition =
  /\bcompany_id\s*(?:=|<>|!=|in\b|is not distinct|between)|=\s*\w+\.company_id\b|using\s*\([^)]*company_id/g;

const isTextLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/**
 * Returns the source text of a literal. Nested expressions are blanked out, because their literals are parsed
 * separately.
 */
function sqlText(node: ts.Node, file: ts.SourceFile): string {
  const raw = node.getText(file);
  if (!ts.isTemplateExpression(node)) return raw;
  return node.templateSpans.reduce((text, { expression, literal }) => {
    const from = expression.getFullStart() - 2 - node.getStart(file);
    const to = literal.getStart(file) + 1 - node.getStart(file);
    return text.slice(0, from) + '_'.repeat(to - from) + text.slice(to);
  }, raw);
}

/** Finds `where id = $1` on `companies`, with or without a table alias. */
function findCompanyIdPredicates(sql: string): RegExpExecArray[] {
  return [...sql.matchAll(companiesPattern)].flatMap((table) => {
    const pattern = table[1] ? String.raw`\b${table[1]}\.id = \$\d+` : String.raw`(?<![.\w])id = \$\d+`;
    return [...sql.matchAll(new RegExp(pattern, 'g'))].filter(({ index }) => index > table.index);
  });
}

function findInSql(sql: string): RegExpExecArray[] {
  const found = new Map(
    [...sql.matchAll(tenantPattern), ...findCompanyIdPredicates(sql)].map((match) => [match.index, match]),
  );
  const isCovered = (index: number) =>
    [...found.values()].some((match) => match.index <= index && index < match.index + match[0].length);
  const unsupported = [...sql.matchAll(anyCondition)].find(({ index }) => !isCovered(index));
  if (unsupported) throw new Error(`Unsupported tenant condition: ${sql}`);
  return [...found.values()].sort((first, second) => first.index - second.index);
}

/** Returns the tenant conditions in a file's SQL. Throws if one has an unsupported form. */
export function findPredicates(name: string, source: string): Predicate[] {
  if (!source.includes('company_id') && !source.includes('companies')) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Predicate[] = [];
  const visit = (node: ts.Node): void => {
    if (isTextLiteral(node)) {
      for (const { 0: text, index } of findInSql(sqlText(node, file))) {
        const start = node.getStart(file) + index;
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        found.push({ at: `${name}:${line + 1}:${character + 1}`, text, end: start + text.length });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const root = path.resolve(__dirname, '../..');

const excludedPaths = /^server\/(testing|operations|demo|platform\/db)\/|\/testing\/|\.test\.tsx?$/;

/**
 * Returns whether a file is server code whose statements run for companies. Excludes tests, their helpers,
 * the demo and the database layer.
 */
export const isSource = (file: string): boolean =>
  /^server\/.*\.tsx?$/.test(file) && !excludedPaths.test(file);

export function findAllPredicates(): Predicate[] {
  const files = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => path.posix.join('server', file.replaceAll(path.sep, '/')))
    .filter(isSource)
    .sort()
    .flatMap((file) => findPredicates(file, fs.readFileSync(path.join(root, file), 'utf8')));
}

const markPattern = /\/\*§([^*]+)\*\//g;
const markedPredicatePattern = /(?:\b\w+\.)?(?:company_id|id) = (\$\d+|[\w.]+)\/\*§([^*]+)\*\//g;

/**
 * Marks each tenant condition of a source file with a comment that contains its location. PostgreSQL ignores
 * the comments.
 */
export const markPredicates = (name: string, source: string): string =>
  findPredicates(name, source).reduceRight(
    (text, { at, end }) => `${text.slice(0, end)}/*§${at}*/${text.slice(end)}`,
    source,
  );

export const findMarks = (statement: string): string[] => [
  ...new Set([...statement.matchAll(markPattern)].map(([, at = '']) => at)),
];

/**
 * Returns a statement without one of its conditions. Keeps the parameter in use, because PostgreSQL cannot
 * infer the type of an unused one.
 */
export const removePredicate = (at: string, statement: string): string =>
  statement.replace(markedPredicatePattern, (condition, operand: string, markedAt: string) => {
    if (markedAt !== at) return condition;
    return operand.startsWith('$') ? `${operand}::uuid is not null` : 'true';
  });
