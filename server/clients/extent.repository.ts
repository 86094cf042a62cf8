import type { Db } from '../platform';
import { indexedSize, counterSize } from './counting';
import type { ClientIdCache } from './clientIdCache';
import { countUpTo } from './numberBitmap';
import { isTableReadRequired, selectedNumbers, withNumbers } from './selectedNumbers.repository';
import { selectedClients, type Selection } from './selection';

interface SizeSql {
  values: unknown[];
  size: string;
}

/** Builds a size query that does not count each client. Returns null if `sizeOf` does not apply. */
function derivedSizeSql(companyId: string, selection: Selection, sizeOf: typeof counterSize): SizeSql | null {
  const { maxNumber } = selection;
  const unbounded = selectedClients(companyId, { ...selection, maxNumber: null });
  // PostgreSQL rejects parameters that the statement does not use.
  const values: unknown[] = maxNumber === null ? [companyId] : unbounded.values;
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const derived = sizeOf(selection, bind);
  if (derived === null) return null;
  // Counting the clients above `maxNumber` is fast, because few have a number above a recent maximum.
  const laterCount =
    maxNumber === null ? '0' : `(select count(*) ${unbounded.text} and c.number > ${bind(maxNumber)})`;
  return { values, size: `${derived} - ${laterCount}` };
}

function countedSizeSql(companyId: string, selection: Selection): SizeSql {
  const { values, text } = selectedNumbers(companyId, selection);
  return { values, size: `(select count(*) ${text})` };
}

interface Extent {
  /** The highest client number assigned so far. */
  lastNumber: number;
  /** The number of selected clients, or null if only counting can determine it. */
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

/** Counts the selected clients by the fastest available method. */
export async function countSelection(
  db: Db,
  companyId: string,
  selection: Selection,
  cache: ClientIdCache,
): Promise<number> {
  if (selection.numbers) return countUpTo(selection.numbers, selection.maxNumber ?? Infinity);
  const derived =
    derivedSizeSql(companyId, selection, counterSize) ?? derivedSizeSql(companyId, selection, indexedSize);
  if (!derived && isTableReadRequired(selection)) {
    return countSelection(db, companyId, await withNumbers(db, companyId, selection, cache), cache);
  }
  return (await readExtent(db, companyId, derived ?? countedSizeSql(companyId, selection))).size ?? 0;
}

/** Returns the last client number, and the size if counters provide it. */
export const knownExtent = (db: Db, companyId: string, selection: Selection): Promise<Extent> =>
  readExtent(db, companyId, derivedSizeSql(companyId, selection, counterSize));
