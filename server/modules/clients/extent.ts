import type { Db } from '../../db/database';
import { indexedSize, keptSize } from './counting';
import type { KeptNumbers } from './keptNumbers';
import { countUpTo } from './numbers';
import { isReadFromTable, selectedNumbers, withNumbers } from './reaching';
import { selectedClients, type Selection } from './selection';

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

/** How many are selected, by whatever tells it soonest. */
export async function countedSize(
  db: Db,
  companyId: string,
  selection: Selection,
  kept: KeptNumbers,
): Promise<number> {
  if (selection.numbers) return countUpTo(selection.numbers, selection.upTo ?? Infinity);
  const told = toldSizeSql(companyId, selection, keptSize) ?? toldSizeSql(companyId, selection, indexedSize);
  if (!told && isReadFromTable(selection)) {
    return countedSize(db, companyId, await withNumbers(db, companyId, selection, kept), kept);
  }
  return (await readExtent(db, companyId, told ?? countedSizeSql(companyId, selection))).size ?? 0;
}

/** What is known of a list without counting it. */
export const knownExtent = (db: Db, companyId: string, selection: Selection): Promise<Extent> =>
  readExtent(db, companyId, toldSizeSql(companyId, selection, keptSize));
