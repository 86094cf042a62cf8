import type { Refer } from './conditions';

// Below three characters trigrams can't help: the beginning of a name or an address is looked for.
const isPart = (search: string): boolean => [...search].length >= 3;

/** The function that finds clients by their indexes; it returns a set. */
export const idsFound = (search: string, parameter: string): string =>
  `${isPart(search) ? 'matching_client_ids' : 'client_ids_beginning_with'}(${parameter})`;

/** What that function looks for, as a condition on each client that is read. */
export function matches(search: string, refer: Refer): string {
  const literally = refer(search.replace(/[\\%_]/g, '\\$&'));
  if (isPart(search)) return `c.search_text like (select '%' || lower(${literally}) || '%')`;
  const isBeginning = `like (select lower(${literally}) || '%')`;
  const [, number] = /^#?(\d+)$/.exec(search) ?? [];
  const hasNumber = number ? [`c.number = ${refer(Number(number))}`] : [];
  return `(${[`lower(c.name) ${isBeginning}`, `lower(c.email) ${isBeginning}`, ...hasNumber].join(' or ')})`;
}
