import { findPredicates } from './predicates';

const mark = /\/\*§([^*]+)\*\//g;
const marked = /(?:\b\w+\.)?(?:company_id|id) = (\$\d+|[\w.]+)\/\*§([^*]+)\*\//g;

/** A source whose statements say in comments, which the database skips, where each of their conditions stands. */
export const markIn = (path: string, source: string): string =>
  findPredicates(path, source).reduceRight(
    (text, { at, end }) => `${text.slice(0, end)}/*§${at}*/${text.slice(end)}`,
    source,
  );

export const marksOf = (statement: string): string[] => [
  ...new Set([...statement.matchAll(mark)].map(([, at = '']) => at)),
];

/** A statement without one of its conditions. A value has to be used, or the database could not tell its type. */
export const without = (at: string, statement: string): string =>
  statement.replace(marked, (condition, right: string, own: string) => {
    if (own !== at) return condition;
    return right.startsWith('$') ? `${right}::uuid is not null` : 'true';
  });
