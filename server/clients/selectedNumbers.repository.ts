import { isSubstringSearch } from '../../contract/foldText';
import type { Db } from '../platform';
import { isManyMatches } from './conditions';
import { activeFilterNames } from './counting';
import type { ClientIdCache } from './clientIdCache';
import { snapshotColumns, type NumbersSnapshot } from './clientIdCache.repository';
import { blockSize } from './numberBitmap';
import { addressPrefixKey } from './search';
import { selectedClients, type Selection } from './selection';

// `int8send` writes the highest byte first, while the bitmap counts bits from the lowest bit of the first
// byte.
const bitInBlock = `((c.number # 56) & ${blockSize - 1})`;

/** Prepares a selection for checking each client once, with prefix searches resolved by index. */
const prepareFullScan = (selection: Selection): Selection =>
  isManyMatches(selection.found) && !isSubstringSearch(selection.search)
    ? { ...selection, found: 'Unknown' }
    : selection;

/** Returns whether a prefix search is the only criterion, so that indexes alone contain its numbers. */
const isPrefixSearchOnly = ({ ids, search, found, filter, isPayingNow }: Selection): boolean =>
  ids === null &&
  isManyMatches(found) &&
  !isSubstringSearch(search) &&
  addressPrefixKey(search) === null &&
  !isPayingNow &&
  activeFilterNames(filter) === '';

/** Returns a `from` clause with the selected clients as `c`, of which only `c.number` is available. */
export function selectedNumbers(
  companyId: string,
  selection: Selection,
): { text: string; values: unknown[] } {
  if (!isPrefixSearchOnly(selection)) return selectedClients(companyId, prepareFullScan(selection));
  const { search, maxNumber } = selection;
  const values: unknown[] = [companyId, search];
  const condition = maxNumber === null ? '' : ` where c.number <= $${values.push(maxNumber)}`;
  return { text: `from client_numbers_beginning_with($2) c (number)${condition}`, values };
}

async function loadSelectedNumbers(
  db: Db,
  companyId: string,
  selection: Selection,
): Promise<NumbersSnapshot> {
  const { text, values } = selectedNumbers(companyId, { ...selection, maxNumber: null });
  const { rows } = await db.query<NumbersSnapshot>(
    `/* clientNumbersSelected */
     select string_agg(int8send(coalesce(selected.bits, 0)), '' order by block) as numbers,
       ${snapshotColumns}
     from companies k cross join generate_series(0, (k.last_client_number + 1) / ${blockSize}) block
     left join (
       select c.number / ${blockSize} as block, bit_or(1::bigint << ${bitInBlock}) as bits ${text} group by 1
     ) selected using (block)
     where k.id = $1 group by k.id`,
    values,
  );
  return (
    rows[0] ?? { numbers: Buffer.alloc(1), snapshot: '', serverRun: null, at: new Date(0), unusedNumbers: 0 }
  );
}

// Filters on columns that every sort index includes.
const indexedFilters = new Set(['status', 'planId', 'country']);

/**
 * Returns whether criteria need columns outside the sort index, so that each skipped client is read from the
 * table.
 */
export function isTableReadRequired({ ids, found, filter, isPayingNow }: Selection): boolean {
  if (ids !== null || Array.isArray(found)) return false;
  const filterNames = activeFilterNames(filter).split(',').filter(Boolean);
  return isManyMatches(found) || isPayingNow || filterNames.some((name) => !indexedFilters.has(name));
}

/** Returns how many clients an ordered scan can skip before loading all numbers is faster. */
const maxSkipped = (selection: Selection): number => (isPrefixSearchOnly(selection) ? 300 : 2000);

/**
 * Returns how many clients an ordered scan checks. Exceeds `maxSkipped`, because matches can be spread over
 * the order.
 */
export const maxScanned = (selection: Selection): number => 3 * maxSkipped(selection);

/** Returns the selection with the numbers of all matching clients, and caches these numbers. */
export async function withNumbers(
  db: Db,
  companyId: string,
  selection: Selection,
  cache: ClientIdCache,
): Promise<Selection> {
  const found = await loadSelectedNumbers(db, companyId, selection);
  cache.store(companyId, selection, found);
  return { ...selection, numbers: found.numbers };
}

/**
 * Returns the selection, with the numbers of all matching clients if they are cached or skipping `offset`
 * clients in list order would be slow.
 */
export async function withNumbersForOffset(
  db: Db,
  companyId: string,
  selection: Selection,
  offset: number,
  cache: ClientIdCache,
): Promise<Selection> {
  if (!isTableReadRequired(selection)) return selection;
  const numbers = await cache.current(db, companyId, selection);
  if (numbers) return { ...selection, numbers };
  const share = isManyMatches(selection.found) ? selection.found.share : 1;
  const isNear = offset / share <= maxSkipped(selection);
  return isNear ? selection : withNumbers(db, companyId, selection, cache);
}
