import type { Client, ClientSort, Db } from '../platform';
import type { ClientStatus } from '../../contract/enums';
import { clientPropertiesSql, clientJoins, type ClientProperty } from './columns';
import {
  existsInMovements,
  createdByFilterEnd,
  expensiveConditions,
  isScannedInOrder,
  withoutExpensive,
} from './conditions';
import { countSelection, knownExtent } from './extent.repository';
import type { ClientIdCache, ListPosition } from './clientIdCache';
import { maxScanned, withNumbersForOffset, withNumbers } from './selectedNumbers.repository';
import { selectedClients, type Selection } from './selection';
import { clientOrder, reverseClientOrder, startingAtClient } from './sortOrder';

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
  isRequested: (field: ClientProperty) => boolean;
}

// Only ids pass through the sort and the offset, so that whole rows of earlier pages are not read.
const sliceQuery = (ids: string, columns: string, sort: ClientSort): string =>
  `/* clientSlice */ select ${columns} from (${ids}) slice
   join clients c on c.company_id = $1 and c.id = slice.id ${clientJoins}
   order by ${clientOrder(sort)}`;

/** Returns SQL that selects the matches among the first `scanLimit` clients of an order. */
function firstInOrder(
  companyId: string,
  selection: Selection,
  sort: ClientSort,
  order: string,
  scanLimit: number,
): { text: string; values: unknown[] } {
  const { text, values } = selectedClients(companyId, withoutExpensive(selection));
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const source = [text, ...createdByFilterEnd(selection, sort, bind)].join(' and ');
  const expensive = expensiveConditions(selection, bind, existsInMovements);
  return {
    text: `from (select c.* ${source} order by ${order} limit ${scanLimit}) c where ${expensive.join(' and ')}`,
    values,
  };
}

interface ScanRange {
  /** How many clients of the order are checked; null for all. */
  scanLimit: number | null;
  /** The known position to start at; null for the start of the order. */
  start: ListPosition | null;
}

const wholeRange: ScanRange = { scanLimit: null, start: null };

/** Loads a part of a list, from the nearer end if the size is known. */
async function clientSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  { sort, limit, offset, isRequested }: ClientSlice,
  size: number | null,
  { scanLimit, start }: ScanRange = wholeRange,
): Promise<Client[]> {
  const remaining = size === null ? Infinity : size - offset;
  if (remaining <= 0) return [];
  const startCondition = start && startingAtClient(sort, start.id);
  const skipped = offset - (startCondition ? start.offset : 0);
  const isFromEnd = skipped > remaining;
  const order = (isFromEnd ? reverseClientOrder : clientOrder)(sort);
  const { values, text } =
    scanLimit === null
      ? selectedClients(companyId, selection)
      : firstInOrder(companyId, selection, sort, order, scanLimit);
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const source = startCondition && !isFromEnd ? `${text} and ${startCondition(bind)}` : text;
  const ids = `select c.id ${source} order by ${order}
    limit ${bind(isFromEnd ? Math.min(limit, remaining) : limit)}
    offset ${bind(isFromEnd ? Math.max(remaining - limit, 0) : skipped)}`;
  const visibility = { withMoney: selection.canSeeMoney, withSubscription: false };
  const { rows } = await db.query<Client>(
    sliceQuery(ids, clientPropertiesSql(visibility, isRequested), sort),
    values,
  );
  return rows;
}

/**
 * Loads a part of a list whose client numbers are loaded. Caches the part's position, unless it is known to
 * be in the second half.
 */
async function numberedSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  slice: ClientSlice,
  size: number | null,
  cache: ClientIdCache,
): Promise<Client[]> {
  const { sort, offset } = slice;
  const start = cache.findPosition(companyId, selection, sort, offset);
  const items = await clientSlice(db, companyId, selection, slice, size, { scanLimit: null, start });
  const [firstClient] = items;
  const isFromFront = offset <= (size ?? Infinity) - offset;
  if (firstClient && isFromFront)
    cache.storePosition(companyId, selection, sort, { id: firstClient.id, offset });
  return items;
}

/**
 * Loads a part of a list. A scan in list order soon finds common matches. If it finds too few, the numbers of
 * all matches are loaded instead.
 */
async function findSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  slice: ClientSlice,
  size: number | null,
  cache: ClientIdCache,
): Promise<Client[]> {
  if (selection.numbers) return numberedSlice(db, companyId, selection, slice, size, cache);
  if (!isScannedInOrder(selection)) return clientSlice(db, companyId, selection, slice, size);
  const scanLimit = maxScanned(selection);
  const items = await clientSlice(db, companyId, selection, slice, null, { scanLimit, start: null });
  const isEntireListScanned = (selection.maxNumber ?? Infinity) <= scanLimit;
  const expectedCount = Math.min(slice.limit, Math.max((size ?? Infinity) - slice.offset, 0));
  if (items.length === expectedCount || isEntireListScanned) return items;
  const numberedSelection = await withNumbers(db, companyId, selection, cache);
  return numberedSlice(db, companyId, numberedSelection, slice, size, cache);
}

export interface SliceRequest {
  /** Null if no clients are requested. */
  slice: ClientSlice | null;
  isSizeRequested: boolean;
}

export interface PinnedSlice {
  items: Client[];
  /** Null if it was not requested and is unknown without counting. */
  size: number | null;
  lastNumber: number;
}

/**
 * Loads a slice of a list. Ignores clients with a number above the highest one at the list's first read, so
 * that new clients do not shift pages. Counts the list only if the size is requested or the slice ends past
 * the middle.
 */
export async function pinnedSlice(
  db: Db,
  companyId: string,
  resolved: Selection,
  { slice, isSizeRequested }: SliceRequest,
  cache: ClientIdCache,
): Promise<PinnedSlice> {
  const { lastNumber, size: knownSize } = await knownExtent(db, companyId, resolved);
  const end = slice ? slice.offset + slice.limit : 0;
  const isCounted = knownSize === null && (isSizeRequested || end > lastNumber / 2);
  const selection = await withNumbersForOffset(
    db,
    companyId,
    resolved,
    slice && isCounted ? Infinity : end,
    cache,
  );
  const size = isCounted ? await countSelection(db, companyId, selection, cache) : knownSize;
  const pinned = { ...selection, maxNumber: Math.min(selection.maxNumber ?? lastNumber, lastNumber) };
  const items = slice ? await findSlice(db, companyId, pinned, slice, size, cache) : [];
  return { items, size, lastNumber };
}

export async function countsByStatus(
  db: Db,
  companyId: string,
): Promise<{ status: ClientStatus; count: number }[]> {
  const { rows } = await db.query<{ status: ClientStatus; count: number }>(
    `/* clientCountsByStatus */ select status, count from client_counts where company_id = $1`,
    [companyId],
  );
  return rows;
}
