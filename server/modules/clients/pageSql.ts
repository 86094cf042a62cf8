import type { Db } from '../../db/database';
import type { Client, ClientSort, ClientStatus } from '../../schema.generated';
import { clientColumns, clientJoins, type ClientField } from './columns';
import { amongEach, cameInTime, distantConditions, isMetOnTheWay, withoutDistant } from './conditions';
import { countedSize, knownExtent } from './extent';
import type { KeptNumbers, Met } from './keptNumbers';
import { mostTried, reachingSelection, withNumbers } from './reaching';
import { selectedClients, type Selection } from './selection';
import { clientOrder, clientOrderBackwards, fromClientOn } from './sortOrder';

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
  /** Of each client no other field is read. */
  isAsked: (field: ClientField) => boolean;
}

// Only ids go through the order and the offset: whole rows would be read for every page before this one.
const sliceOf = (ids: string, columns: string, sort: ClientSort): string =>
  `/* clientSlice */ select ${columns} from (${ids}) slice
   join clients c on c.company_id = $1 and c.id = slice.id ${clientJoins}
   order by ${clientOrder(sort)}`;

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

interface Way {
  /** So many of the order are tried; null for all. */
  tried: number | null;
  /** Where it begins; null for the order's own beginning. */
  from: Met | null;
}

const wholeWay: Way = { tried: null, from: null };

/** A part of a list, counted from whichever end is nearer where the list's size is known. */
async function clientSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  { sort, limit, offset, isAsked }: ClientSlice,
  size: number | null,
  { tried, from }: Way = wholeWay,
): Promise<Client[]> {
  const rest = size === null ? Infinity : size - offset;
  if (rest <= 0) return [];
  const beginning = from && fromClientOn(sort, from.id);
  const passed = offset - (beginning ? from.before : 0);
  const isNearEnd = passed > rest;
  const order = (isNearEnd ? clientOrderBackwards : clientOrder)(sort);
  const { values, text } =
    tried === null
      ? selectedClients(companyId, selection)
      : firstOfOrder(companyId, selection, sort, order, tried);
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const own = beginning && !isNearEnd ? `${text} and ${beginning(refer)}` : text;
  const ids = `select c.id ${own} order by ${order}
    limit ${refer(isNearEnd ? Math.min(limit, rest) : limit)}
    offset ${refer(isNearEnd ? Math.max(rest - limit, 0) : passed)}`;
  const seen = { withMoney: selection.seesMoney, withSubscription: false };
  const { rows } = await db.query<Client>(sliceOf(ids, clientColumns(seen, isAsked), sort), values);
  return rows;
}

/** A part of a list whose numbers are known. */
async function numberedSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  slice: ClientSlice,
  size: number | null,
  kept: KeptNumbers,
): Promise<Client[]> {
  const { sort, offset } = slice;
  const from = kept.metBefore(companyId, selection, sort, offset);
  const items = await clientSlice(db, companyId, selection, slice, size, { tried: null, from });
  const [met] = items;
  const isFromFront = offset <= (size ?? Infinity) - offset;
  if (met && isFromFront) kept.keepMet(companyId, selection, sort, { id: met.id, before: offset });
  return items;
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
  if (selection.numbers) return numberedSlice(db, companyId, selection, slice, size, kept);
  if (!isMetOnTheWay(selection)) return clientSlice(db, companyId, selection, slice, size);
  const tried = mostTried(selection);
  const items = await clientSlice(db, companyId, selection, slice, null, { tried, from: null });
  const isEverybodyTried = (selection.upTo ?? Infinity) <= tried;
  const wanted = Math.min(slice.limit, Math.max((size ?? Infinity) - slice.offset, 0));
  if (items.length === wanted || isEverybodyTried) return items;
  const numbered = await withNumbers(db, companyId, selection, kept);
  return numberedSlice(db, companyId, numbered, slice, size, kept);
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
  const { lastNumber, size: told } = await knownExtent(db, companyId, settled);
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
