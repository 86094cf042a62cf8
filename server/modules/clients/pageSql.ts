import type { Db } from '../../db/database';
import type { Client, ClientSort, ClientStatus } from '../../schema.generated';
import { clientColumns, clientJoins } from './columns';
import { amongEach, cameInTime, distantConditions, isMetOnTheWay, withoutDistant } from './conditions';
import { indexedSize, keptSize } from './counting';
import { selectedClients, type Selection } from './selection';
import type { KeptNumbers } from './keptNumbers';
import { isReadFromTable, mostTried, reachingSelection, selectedNumbers, withNumbers } from './reaching';
import { clientOrder, clientOrderBackwards } from './sortOrder';

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
}

interface SizeSql {
  values: unknown[];
  size: string;
}

/** As something else than the clients themselves tells it; null where that tells nothing. */
function toldSizeSql(companyId: string, selection: Selection, tells: typeof keptSize): SizeSql | null {
  const { upTo } = selection;
  const everyNumber = selectedClients(companyId, { ...selection, upTo: null });
  // A statement may not be given a value that it does not refer to.
  const values: unknown[] = upTo === null ? [companyId] : everyNumber.values;
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const told = tells(selection, refer);
  if (told === null) return null;
  // Few clients are numbered above what was the highest number a moment ago.
  const above = upTo === null ? '0' : `(select count(*) ${everyNumber.text} and c.number > ${refer(upTo)})`;
  return { values, size: `${told} - ${above}` };
}

function countedSizeSql(companyId: string, selection: Selection): SizeSql {
  const { values, text } = selectedNumbers(companyId, selection);
  return { values, size: `(select count(*) ${text})` };
}

interface Extent {
  /** The highest number given to a client so far. */
  lastNumber: number;
  /** How many clients are selected; null where that is not known without counting. */
  size: number | null;
}

async function readExtent(db: Db, companyId: string, sql: SizeSql | null): Promise<Extent> {
  const { values, size } = sql ?? { values: [companyId], size: 'null' };
  const { rows } = await db.query<Extent>(
    `/* clientSelectionSize */ select last_client_number as "lastNumber", (${size})::integer as size
     from companies where id = $1`,
    values,
  );
  return rows[0] ?? { lastNumber: 0, size: 0 };
}

// Only ids go through the order and the offset: whole rows would be read for every page before this one.
const sliceOf = (ids: string, columns: string, sort: ClientSort): string =>
  `/* clientSlice */ select ${columns} from (${ids}) slice
   join clients c on c.company_id = $1 and c.id = slice.id ${clientJoins}
   order by ${clientOrder(sort)}`;

async function countedSize(
  db: Db,
  companyId: string,
  selection: Selection,
  kept: KeptNumbers,
): Promise<number> {
  const sql =
    toldSizeSql(companyId, selection, keptSize) ??
    toldSizeSql(companyId, selection, indexedSize) ??
    (isReadFromTable(selection)
      ? toldSizeSql(companyId, await withNumbers(db, companyId, selection, kept), keptSize)
      : countedSizeSql(companyId, selection));
  return (await readExtent(db, companyId, sql)).size ?? 0;
}

/** Who is selected among the first of an order. */
function firstOfOrder(
  companyId: string,
  selection: Selection,
  sort: ClientSort,
  order: string,
  tried: number,
): { text: string; values: unknown[] } {
  const { text, values } = selectedClients(companyId, withoutDistant(selection));
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const own = [text, ...cameInTime(selection, sort, refer)].join(' and ');
  const distant = distantConditions(selection, refer, amongEach);
  return {
    text: `from (select c.* ${own} order by ${order} limit ${tried}) c where ${distant.join(' and ')}`,
    values,
  };
}

/** A part of a list, counted from whichever end is nearer where the list's size is known. */
async function clientSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  { sort, limit, offset }: ClientSlice,
  size: number | null,
  tried: number | null = null,
): Promise<Client[]> {
  const rest = size === null ? Infinity : size - offset;
  if (rest <= 0) return [];
  const isNearEnd = offset > rest;
  const order = (isNearEnd ? clientOrderBackwards : clientOrder)(sort);
  const { values, text } =
    tried === null
      ? selectedClients(companyId, selection)
      : firstOfOrder(companyId, selection, sort, order, tried);
  const ids = `select c.id ${text} order by ${order}
    limit $${values.push(isNearEnd ? Math.min(limit, rest) : limit)}
    offset $${values.push(isNearEnd ? Math.max(rest - limit, 0) : offset)}`;
  const { rows } = await db.query<Client>(sliceOf(ids, clientColumns(selection.seesMoney), sort), values);
  return rows;
}

/**
 * Many are found soon on the way through a list, unless they stand together at the far end of its order, as those with
 * an A do from Z on: then all are looked at first after all.
 */
async function findSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  slice: ClientSlice,
  size: number | null,
  kept: KeptNumbers,
): Promise<Client[]> {
  const isTried = isMetOnTheWay(selection) && !selection.numbers;
  if (!isTried) return clientSlice(db, companyId, selection, slice, size);
  const tried = mostTried(selection);
  const items = await clientSlice(db, companyId, selection, slice, null, tried);
  const isEverybodyTried = (selection.upTo ?? Infinity) <= tried;
  const wanted = Math.min(slice.limit, Math.max((size ?? Infinity) - slice.offset, 0));
  if (items.length === wanted || isEverybodyTried) return items;
  return clientSlice(db, companyId, await withNumbers(db, companyId, selection, kept), slice, size);
}

export interface WantedOfList {
  /** Null where no client is wanted. */
  slice: ClientSlice | null;
  isSizeWanted: boolean;
}

export interface PinnedSlice {
  items: Client[];
  /** Null where it was not wanted and is not known without counting. */
  size: number | null;
  lastNumber: number;
}

/**
 * A part of a list as it was when its highest number was given: clients that are added meanwhile move nobody. The list
 * is counted only where somebody wants to know its size, or for a part beyond the middle, which is reached from the end.
 */
export async function pinnedSlice(
  db: Db,
  companyId: string,
  settled: Selection,
  { slice, isSizeWanted }: WantedOfList,
  kept: KeptNumbers,
): Promise<PinnedSlice> {
  const { lastNumber, size: told } = await readExtent(
    db,
    companyId,
    toldSizeSql(companyId, settled, keptSize),
  );
  const end = slice ? slice.offset + slice.limit : 0;
  const isCounted = told === null && (isSizeWanted || end > lastNumber / 2);
  const selection = await reachingSelection(
    db,
    companyId,
    settled,
    slice && isCounted ? Infinity : end,
    kept,
  );
  const size = isCounted ? await countedSize(db, companyId, selection, kept) : told;
  const pinned = { ...selection, upTo: Math.min(selection.upTo ?? lastNumber, lastNumber) };
  const items = slice ? await findSlice(db, companyId, pinned, slice, size, kept) : [];
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
