import type { ClientFilter, ClientSelection, ClientSort, Db, Viewer } from '../platform';
import { t } from '../lib/i18n/i18n';
import { badInput, DomainError, notFound } from '../lib/errors';
import { isSubstringSearch } from '../../contract/foldText';
import { isId } from '../../contract/ids';
import { parseInput } from '../lib/input';
import type { ClientSortField } from '../../contract/enums';
import { conditionsOf, filterDays, type SelectionCriteria } from './conditions';
import { filterInput, selectionInput } from './input';
import { countReferences, findMatchingClients, loadListContext } from './selection.repository';
import { newestFirst } from './sortOrder';

/** A validated selection. Omitted criteria are empty or null. */
export interface Selection extends SelectionCriteria {
  /** Null for all clients that match the other criteria. */
  ids: readonly string[] | null;
  /** The highest client number to include; null for no limit. */
  maxNumber: number | null;
}

const moneySorts: ReadonlySet<ClientSortField> = new Set(['Mrr', 'LifetimeValue', 'LastPaymentAt']);
const moneyMovements: ReadonlySet<string> = new Set(['Expansion', 'Contraction']);

const canSeeMoney = ({ permissions }: Viewer): boolean => permissions.has('MANAGE_PAYMENTS');

const paymentsForbidden = (): DomainError =>
  new DomainError(
    'FORBIDDEN',
    t('You need access to Payments to filter or sort by payments. Ask an Admin of your company.'),
  );

const isMoneyFilter = ({
  lastPaymentFailed,
  movement,
}: Pick<ClientFilter, 'lastPaymentFailed' | 'movement'>): boolean =>
  typeof lastPaymentFailed === 'boolean' || moneyMovements.has(movement?.kind ?? '');

/**
 * Validates a selection. Throws `FORBIDDEN` if a filter uses payment data that the viewer cannot see,
 * `NOT_FOUND` for a malformed client id, and `BAD_USER_INPUT` for other invalid input.
 */
export function parseSelection(viewer: Viewer, input: ClientSelection): Selection {
  if (input.filter && isMoneyFilter(input.filter) && !canSeeMoney(viewer)) throw paymentsForbidden();
  const { search, maxNumber } = parseInput(selectionInput, {
    search: input.search,
    maxNumber: input.maxNumber,
  });
  const filter = parseInput(filterInput, input.filter ?? {});
  if (input.ids?.some((id) => !isId(id))) throw notFound();
  return {
    ids: input.ids ?? null,
    search,
    matches: null,
    filter,
    bounds: null,
    isPayingNow: false,
    maxNumber,
    canSeeMoney: canSeeMoney(viewer),
  };
}

/**
 * Returns the order, newest first by default. Throws `FORBIDDEN` if it uses payment data that the viewer
 * cannot see.
 */
export function parseSort(viewer: Viewer, sort: ClientSort | null | undefined): ClientSort {
  if (sort && moneySorts.has(sort.field) && !canSeeMoney(viewer)) throw paymentsForbidden();
  return sort ?? newestFirst;
}

/** Returns whether payment data determines the selection or its order. */
export const isMoneyDependent = (
  { filter, canSeeMoney: isVisible }: Selection,
  { field }: ClientSort,
): boolean => moneySorts.has(field) || isMoneyFilter(filter) || (isVisible && filter.needsAttention !== null);

/**
 * Returns the `from` clause with the selected clients as `c`, and its conditions. `$1` is the company;
 * callers append further parameters to `values`.
 */
export function selectedClients(
  companyId: string,
  selection: Selection,
): { text: string; values: unknown[]; conditions: string } {
  const values: unknown[] = [companyId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const { ids, maxNumber } = selection;
  const conditions = [
    'c.company_id = $1',
    ...(ids === null ? [] : [`c.id = any(${bind(ids)}::uuid[])`]),
    ...(maxNumber === null ? [] : [`c.number <= ${bind(maxNumber)}`]),
    ...conditionsOf(selection, bind),
  ].join(' and ');
  return { text: `from clients c where ${conditions}`, values, conditions };
}

/** Throws `BAD_USER_INPUT` or `NOT_FOUND` if a selected plan or client is not in the company. */
export async function validateReferences(
  db: Db,
  companyId: string,
  { ids, filter }: Selection,
): Promise<void> {
  if (filter.planId.length === 0 && ids === null) return;
  const counts = await countReferences(db, companyId, filter.planId, ids ?? []);
  if (counts.plans < filter.planId.length) throw badInput({ planId: t('This plan doesn’t exist.') });
  if (counts.clients < new Set(ids ?? []).size) throw notFound();
}

/**
 * Loads what a list depends on: the matches of its search, the bounds of its days and the highest client
 * number. Throws `BAD_USER_INPUT` or `NOT_FOUND` if a selected plan or client is not in the company.
 */
export async function resolveSelection(
  db: Db,
  companyId: string,
  selection: Selection,
): Promise<{ selection: Selection; lastNumber: number }> {
  await validateReferences(db, companyId, selection);
  const { search, filter } = selection;
  const { bounds, today, lastNumber } = await loadListContext(db, companyId, filterDays(filter));
  // Paying at the end of today or a later day means paying now.
  const isPayingNow = filter.activeOn !== null && filter.activeOn >= today;
  return {
    selection: {
      ...selection,
      matches: isSubstringSearch(search) ? await findMatchingClients(db, search) : null,
      bounds,
      isPayingNow,
      filter: isPayingNow ? { ...filter, activeOn: null } : filter,
    },
    lastNumber,
  };
}
