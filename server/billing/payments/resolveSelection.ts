import type { Db } from '../../platform';
import { findMatchingClients } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { toTimeRanges, type PaymentSelection } from './conditions';
import type { PaymentQuery } from './input';
import { loadListContext, type ListContext } from './page.repository';

/**
 * Resolves the search and dates of a query. Throws `NOT_FOUND` for an unknown client and `BAD_USER_INPUT` for
 * an unknown plan.
 */
export async function resolveSelection(
  db: Db,
  companyId: string,
  query: PaymentQuery,
): Promise<{ selection: PaymentSelection; context: ListContext }> {
  const { direction, status, search, filter } = query;
  if (filter.clientId !== null && !isId(filter.clientId)) throw notFound();
  const context = await loadListContext(db, companyId, query);
  if (!context) throw notFound();
  if (!context.isClientKnown) throw notFound();
  if (context.plans < filter.planId.length) throw badInput({ planId: t('This plan doesn’t exist.') });
  const matchingClients = search === '' ? [] : await findMatchingClients(db, search);
  const timeRanges = toTimeRanges(context.dayStarts);
  return {
    selection: { direction, status, search, matchingClients, filter, ...timeRanges, maxNumber: null },
    context,
  };
}
