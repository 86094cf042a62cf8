import { emailKey } from '../../../contract/emailAddress';
import { foldText, isCjkPair, isSubstringSearch } from '../../../contract/foldText';
import type { Db } from '../../db/database';
import type { Refer } from './conditions';

/**
 * Returns the key that addresses beginning with a short search have, where it is not the folded search: folding removes
 * accents, which are part of an address.
 */
export function addressBeginning(search: string): string | null {
  const key = emailKey(search);
  return isSubstringSearch(search) || key === '' || key === foldText(search) ? null : key;
}

/**
 * Returns the set of ids that a search finds through an index. A search too short for trigrams matches the beginning of
 * a name or an address.
 */
export function idsFound(search: string, refer: Refer): string {
  const given = refer(search);
  if (isSubstringSearch(search)) {
    return `${isCjkPair(foldText(search)) ? 'client_ids_with_cjk_pair' : 'matching_client_ids'}(${given})`;
  }
  const begins = `client_ids_beginning_with(${given})`;
  const address = addressBeginning(search);
  if (address === null) return begins;
  return `unnest(array(select ${begins} union select client_ids_with_address_beginning(${refer(address)})))`;
}

// Naming so many clients is faster than looking at each row.
export const mostNamed = 2000;

/** Returns the ids of the clients that a search finds, or `Many` above 2,000. */
export async function clientsFound(db: Db, search: string): Promise<string[] | 'Many'> {
  const values: unknown[] = [];
  const ids = idsFound(search, (value) => `$${values.push(value)}`);
  // Called among the columns, the function goes no further than the limit.
  const { rows } = await db.query<{ id: string }>(
    `/* clientsFound */ select ${ids} as id limit ${mostNamed + 1}`,
    values,
  );
  return rows.length > mostNamed ? 'Many' : rows.map(({ id }) => id);
}

/**
 * What `idsFound` looks for, as a condition on each client that is read. What can be searched begins with the name,
 * and a beginning of one or two characters never goes beyond it.
 */
export function matches(search: string, refer: Refer): string {
  const given = refer(search);
  const wanted = `(select search_key(${given}))`;
  if (isSubstringSearch(search)) {
    const digits = `(select phone_digits(${given}))`;
    return `(${[wanted, digits].map((part) => `strpos(c.search_text, ${part}) > 0`).join(' or ')})`;
  }
  const [, number] = /^#?(\d{1,9})$/.exec(foldText(search)) ?? [];
  const hasNumber = number ? [`c.number = ${refer(Number(number))}`] : [];
  const begins = ['c.search_text', 'c.sorted_email'].map((text) => `starts_with(${text}, ${wanted})`);
  const address = addressBeginning(search);
  if (address !== null) begins.push(`starts_with(c.sorted_email, ${refer(address)})`);
  return `(${[...begins, ...hasNumber].join(' or ')})`;
}
