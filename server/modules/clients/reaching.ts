import { isSubstringSearch } from '../../../contract/foldText';
import type { Db } from '../../db/database';
import { isMany } from './conditions';
import { givenIn } from './counting';
import { momentNow, type KeptNumbers, type NumbersAsOf } from './keptNumbers';
import { blockSize } from './numbers';
import { addressBeginning } from './search';
import { selectedClients, type Selection } from './selection';

// Of eight bytes sent the first is the highest, while bits are counted from the first byte's lowest.
const placeInBlock = `((c.number # 56) & ${blockSize - 1})`;

/** The same selection, fit for looking at each client once: what begins a name or an address is found by index. */
const wholeSelection = (selection: Selection): Selection =>
  isMany(selection.found) && !isSubstringSearch(selection.search)
    ? { ...selection, found: 'Unknown' }
    : selection;

/** Whether it is told by nothing but a beginning, so that indexes alone have all its numbers. */
const isBeginningAlone = ({ ids, search, found, filter, isPayingNow }: Selection): boolean =>
  ids === null &&
  isMany(found) &&
  !isSubstringSearch(search) &&
  addressBeginning(search) === null &&
  !isPayingNow &&
  givenIn(filter) === '';

/** The selected clients as `c`, of whom nothing but `c.number` is there. */
export function selectedNumbers(
  companyId: string,
  selection: Selection,
): { text: string; values: unknown[] } {
  if (!isBeginningAlone(selection)) return selectedClients(companyId, wholeSelection(selection));
  const { search, upTo } = selection;
  const values: unknown[] = [companyId, search];
  const condition = upTo === null ? '' : ` where c.number <= $${values.push(upTo)}`;
  return { text: `from client_numbers_beginning_with($2) c (number)${condition}`, values };
}

async function numbersSelected(db: Db, companyId: string, selection: Selection): Promise<NumbersAsOf> {
  const { text, values } = selectedNumbers(companyId, { ...selection, upTo: null });
  const { rows } = await db.query<NumbersAsOf>(
    `/* clientNumbersSelected */
     select string_agg(int8send(coalesce(selected.bits, 0)), '' order by block) as numbers,
       ${momentNow}
     from companies k cross join generate_series(0, (k.last_client_number + 1) / ${blockSize}) block
     left join (
       select c.number / ${blockSize} as block, bit_or(1::bigint << ${placeInBlock}) as bits ${text} group by 1
     ) selected using (block)
     where k.id = $1 group by k.id`,
    values,
  );
  return rows[0] ?? { numbers: Buffer.alloc(1), asOf: '', run: null, at: new Date(0), gone: 0 };
}

// What the index of every order has.
const inEveryIndex = new Set(['status', 'planId', 'country']);

/** Whether what decides is so far from the order's index that each client passed over is read from the table. */
export function isReadFromTable({ ids, found, filter, isPayingNow }: Selection): boolean {
  if (ids !== null || Array.isArray(found)) return false;
  const given = givenIn(filter).split(',').filter(Boolean);
  return isMany(found) || isPayingNow || given.some((name) => !inEveryIndex.has(name));
}

/** Up to here it is quicker to look at each client on the way than to be told of all of them first. */
const mostPassed = (selection: Selection): number => (isBeginningAlone(selection) ? 300 : 2000);

/** Several times as many as are passed over where those whom it selects are spread over the order. */
export const mostTried = (selection: Selection): number => 3 * mostPassed(selection);

/** The same selection with its numbers, for which all clients are looked at; they are kept for the next time. */
export async function withNumbers(
  db: Db,
  companyId: string,
  selection: Selection,
  kept: KeptNumbers,
): Promise<Selection> {
  const found = await numbersSelected(db, companyId, selection);
  kept.keep(companyId, selection, found);
  return { ...selection, numbers: found.numbers };
}

/** The same selection, fit for passing over that many clients of it in any order. */
export async function reachingSelection(
  db: Db,
  companyId: string,
  selection: Selection,
  passed: number,
  kept: KeptNumbers,
): Promise<Selection> {
  if (!isReadFromTable(selection)) return selection;
  const numbers = await kept.current(db, companyId, selection);
  if (numbers) return { ...selection, numbers };
  const share = isMany(selection.found) ? selection.found.share : 1;
  const isNear = passed / share <= mostPassed(selection);
  return isNear ? selection : withNumbers(db, companyId, selection, kept);
}
