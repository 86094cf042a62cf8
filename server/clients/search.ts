import { emailKey } from '../../contract/emailAddress';
import { foldText, isCjkPair, isSubstringSearch } from '../../contract/foldText';

/** Adds a value to the parameters of a statement, and returns its placeholder. */
export type BindValue = (value: unknown) => string;

/**
 * Returns the address key of a prefix search if it differs from the folded search, otherwise null. Folding
 * removes accents, which are part of an address.
 */
export function addressPrefixKey(search: string): string | null {
  const key = emailKey(search);
  return isSubstringSearch(search) || key === '' || key === foldText(search) ? null : key;
}

/**
 * Returns SQL for the ids that a search finds through an index. A search too short for trigrams matches the
 * beginning of a name or an address.
 */
export function matchingIdsSql(search: string, bind: BindValue): string {
  const parameter = bind(search);
  if (isSubstringSearch(search)) {
    return `${isCjkPair(foldText(search)) ? 'client_ids_with_cjk_pair' : 'matching_client_ids'}(${parameter})`;
  }
  const prefixMatches = `client_ids_beginning_with(${parameter})`;
  const address = addressPrefixKey(search);
  if (address === null) return prefixMatches;
  return `unnest(array(select ${prefixMatches} union select client_ids_with_address_beginning(${bind(address)})))`;
}

// Up to this many matches, listing ids is faster than checking each row.
export const maxListedIds = 2000;

/**
 * Returns a condition on each row that matches the same clients as `matchingIdsSql`. `search_text` starts
 * with the name, so a short prefix of it is a prefix of the name.
 */
export function searchPredicate(search: string, bind: BindValue): string {
  const parameter = bind(search);
  const searchKey = `(select search_key(${parameter}))`;
  if (isSubstringSearch(search)) {
    const digits = `(select phone_digits(${parameter}))`;
    return `(${[searchKey, digits].map((part) => `strpos(c.search_text, ${part}) > 0`).join(' or ')})`;
  }
  const [, number] = /^#?(\d{1,9})$/.exec(foldText(search)) ?? [];
  const hasNumber = number ? [`c.number = ${bind(Number(number))}`] : [];
  const prefixMatches = ['c.search_text', 'c.sorted_email'].map(
    (text) => `starts_with(${text}, ${searchKey})`,
  );
  const address = addressPrefixKey(search);
  if (address !== null) prefixMatches.push(`starts_with(c.sorted_email, ${bind(address)})`);
  return `(${[...prefixMatches, ...hasNumber].join(' or ')})`;
}
