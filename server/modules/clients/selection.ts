import type { Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import type { ClientFilter, ClientSelection, ClientSort, ClientSortField } from '../../schema.generated';
import { conditionsOf, type Narrowing } from './conditions';
import { filterInput } from './filterInput';
import { selectionInput } from './input';
import { isAmong, type Numbers } from './numbers';
import { newestFirst } from './sortOrder';

export { clientOrder } from './sortOrder';

/** Which clients, checked: what is left out is empty or null. */
export interface Selection extends Narrowing {
  /** Null for all that the rest leaves. */
  ids: readonly string[] | null;
  /** The highest number that belongs to it; null for every number. */
  upTo: number | null;
  /** Who is selected, whatever their number; null until it is looked up, which only a part far into the list needs. */
  numbers: Numbers | null;
}

const moneySorts: ReadonlySet<ClientSortField> = new Set(['Mrr', 'LifetimeValue', 'LastPaymentAt']);
const moneyMovements: ReadonlySet<string> = new Set(['Expansion', 'Contraction']);

const seesMoney = ({ permissions }: Viewer): boolean => permissions.has('MANAGE_PAYMENTS');

const needsPayments = (): DomainError =>
  new DomainError(
    'FORBIDDEN',
    'You do not have access to what clients pay, so you can neither filter nor sort by it. Ask an Admin of your company.',
  );

const tellsOfMoney = ({
  lastPaymentFailed,
  movement,
}: Pick<ClientFilter, 'lastPaymentFailed' | 'movement'>): boolean =>
  typeof lastPaymentFailed === 'boolean' || moneyMovements.has(movement?.kind ?? '');

/** FORBIDDEN where money decides and the viewer sees none; BAD_USER_INPUT where it can't be read. */
export function checkedSelection(viewer: Viewer, given: ClientSelection): Selection {
  if (given.filter && tellsOfMoney(given.filter) && !seesMoney(viewer)) throw needsPayments();
  const { search, upTo } = parseInput(selectionInput, { search: given.search, upTo: given.upTo });
  const filter = parseInput(filterInput, given.filter ?? {});
  if (given.ids?.some((id) => !isId(id))) throw notFound('client');
  return {
    ids: given.ids ?? null,
    search,
    found: 'Unknown',
    filter,
    isTagCommon: false,
    isMovementCommon: false,
    bounds: null,
    isPayingNow: false,
    upTo,
    numbers: null,
    seesMoney: seesMoney(viewer),
  };
}

/** FORBIDDEN where money decides the order and the viewer sees none; newest first when nothing is given. */
export function checkedSort(viewer: Viewer, sort: ClientSort | null | undefined): ClientSort {
  if (sort && moneySorts.has(sort.by) && !seesMoney(viewer)) throw needsPayments();
  return sort ?? newestFirst;
}

/** Whether what clients pay decides who is selected, or in which order. */
export const isDecidedByMoney = ({ filter, seesMoney: isSeen }: Selection, { by }: ClientSort): boolean =>
  moneySorts.has(by) || tellsOfMoney(filter) || (isSeen && filter.needsAttention !== null);

/**
 * The selected clients as `c`: the text goes after the columns of a select, the order and the limit go after it.
 * $1 is the company; further values are pushed to `values`, which the statement is given as they stand then.
 */
export function selectedClients(
  companyId: string,
  selection: Selection,
): { text: string; values: unknown[]; conditions: string } {
  const values: unknown[] = [companyId];
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const { ids, upTo, numbers } = selection;
  const conditions = [
    'c.company_id = $1',
    ...(ids === null ? [] : [`c.id = any(${refer(ids)}::uuid[])`]),
    ...(upTo === null ? [] : [`c.number <= ${refer(upTo)}`]),
    ...(numbers ? [isAmong(numbers, refer)] : conditionsOf(selection, refer)),
  ].join(' and ');
  return { text: `from clients c where ${conditions}`, values, conditions };
}

/** Plans and clients that a selection names have to be the company's own. */
export async function refuseStrangers(db: Db, companyId: string, { ids, filter }: Selection): Promise<void> {
  if (filter.planId.length === 0 && ids === null) return;
  const { rows } = await db.query<{ plans: number; clients: number }>(
    `/* namedInSelection */ select
       (select count(*)::integer from client_billing_plans where company_id = $1 and id = any($2::uuid[])) as plans,
       (select count(*)::integer from clients where company_id = $1 and id = any($3::uuid[])) as clients`,
    [companyId, filter.planId, ids ?? []],
  );
  const [found = { plans: 0, clients: 0 }] = rows;
  if (found.plans < filter.planId.length) throw badInput({ planId: 'This plan does not exist.' });
  if (found.clients < new Set(ids ?? []).size) throw notFound('client');
}
