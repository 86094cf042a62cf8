import { findPredicates } from './predicates';

const markPattern = /\/\*§([^*]+)\*\//g;
const markedPredicatePattern = /(?:\b\w+\.)?(?:company_id|id) = (\$\d+|[\w.]+)\/\*§([^*]+)\*\//g;

/**
 * Marks each tenant condition of a source file with a comment that contains its location. PostgreSQL ignores
 * the comments.
 */
export const markPredicates = (path: string, source: string): string =>
  findPredicates(path, source).reduceRight(
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
