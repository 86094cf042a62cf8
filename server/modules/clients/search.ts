import { foldText, isCjkPair, isPart } from '../../../contract/foldText';
import type { Refer } from './conditions';

/**
 * Returns the database function that finds clients through an index. A search too short for trigrams matches the
 * beginning of a name or an address.
 */
export function idsFound(search: string, parameter: string): string {
  if (!isPart(search)) return `client_ids_beginning_with(${parameter})`;
  return `${isCjkPair(foldText(search)) ? 'client_ids_with_cjk_pair' : 'matching_client_ids'}(${parameter})`;
}

/**
 * What that function looks for, as a condition on each client that is read. What can be searched begins with the name,
 * and a beginning of one or two characters never goes beyond it.
 */
export function matches(search: string, refer: Refer): string {
  const given = refer(search);
  const wanted = `(select search_key(${given}))`;
  if (isPart(search)) {
    const digits = `(select phone_digits(${given}))`;
    return `(${[wanted, digits].map((part) => `strpos(c.search_text, ${part}) > 0`).join(' or ')})`;
  }
  const [, number] = /^#?(\d{1,9})$/.exec(foldText(search)) ?? [];
  const hasNumber = number ? [`c.number = ${refer(Number(number))}`] : [];
  const begins = ['c.search_text', 'c.sorted_email'].map((text) => `starts_with(${text}, ${wanted})`);
  return `(${[...begins, ...hasNumber].join(' or ')})`;
}
