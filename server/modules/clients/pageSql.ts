import type { Db } from '../../db/database';
import type { Client, ClientSort, ClientStatus } from '../../schema.generated';
import { clientColumns, clientJoins } from './columns';
import { keptSize } from './counting';
import { selectedClients, type Selection } from './selection';
import { clientOrder, clientOrderBackwards } from './sortOrder';

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
}

function sizeOf(companyId: string, selection: Selection): { values: unknown[]; size: string } {
  const { upTo } = selection;
  const everyNumber = selectedClients(companyId, { ...selection, upTo: null });
  // A statement may not be given a value that it does not refer to.
  const values: unknown[] = upTo === null ? [companyId] : everyNumber.values;
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const kept = keptSize(selection, refer);
  if (kept === null) {
    const counted = selectedClients(companyId, selection);
    return { values: counted.values, size: `(select count(*) ${counted.text})` };
  }
  // Few clients are numbered above what was the highest number a moment ago.
  const above = upTo === null ? '0' : `(select count(*) ${everyNumber.text} and c.number > ${refer(upTo)})`;
  return { values, size: `${kept} - ${above}` };
}

/** The highest number given to a client so far, and how many clients are selected. */
async function selectionSize(
  db: Db,
  companyId: string,
  selection: Selection,
): Promise<{ lastNumber: number; size: number }> {
  const { values, size } = sizeOf(companyId, selection);
  const { rows } = await db.query<{ lastNumber: number; size: number }>(
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

/** A part of a list that is `size` clients long, counted from whichever end is nearer. */
async function clientSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  { sort, limit, offset }: ClientSlice,
  size: number,
): Promise<Client[]> {
  const { values, text } = selectedClients(companyId, selection);
  const rest = size - offset;
  if (rest <= 0) return [];
  const isNearEnd = offset > rest;
  const ids = `select c.id ${text} order by ${(isNearEnd ? clientOrderBackwards : clientOrder)(sort)}
    limit $${values.push(isNearEnd ? Math.min(limit, rest) : limit)}
    offset $${values.push(isNearEnd ? Math.max(rest - limit, 0) : offset)}`;
  const { rows } = await db.query<Client>(sliceOf(ids, clientColumns(selection.seesMoney), sort), values);
  return rows;
}

/** A part of a list as it was when its highest number was given: clients that are added meanwhile move nobody. */
export async function pinnedSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  slice: ClientSlice,
): Promise<{ items: Client[]; size: number; lastNumber: number }> {
  const { lastNumber, size } = await selectionSize(db, companyId, selection);
  const pinned = { ...selection, upTo: Math.min(selection.upTo ?? lastNumber, lastNumber) };
  return { items: await clientSlice(db, companyId, pinned, slice, size), size, lastNumber };
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
