import type { Refer } from './conditions';

// Below three characters trigrams can't help: the beginning of a name or an address is looked for.
export const isPart = (search: string): boolean => [...search].length >= 3;

/** The function that finds clients by their indexes; it returns a set. */
export const idsFound = (search: string, parameter: string): string =>
  `${isPart(search) ? 'matching_client_ids' : 'client_ids_beginning_with'}(${parameter})`;

/**
 * What that function looks for, as a condition on each client that is read. What can be searched begins with the name,
 * and a beginning of one or two characters never goes beyond it.
 */
export function matches(search: string, refer: Refer): string {
  const wanted = `(select lower(${refer(search)}))`;
  if (isPart(search)) return `strpos(c.search_text, ${wanted}) > 0`;
  const [, number] = /^#?(\d+)$/.exec(search) ?? [];
  const hasNumber = number ? [`c.number = ${refer(Number(number))}`] : [];
  const begins = ['c.search_text', 'c.sorted_email'].map((text) => `starts_with(${text}, ${wanted})`);
  return `(${[...begins, ...hasNumber].join(' or ')})`;
}
