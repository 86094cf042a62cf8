import {
  authorize,
  type Context,
  type Database,
  type EventOf,
  type PaymentPage,
  type QueryPaymentsArgs,
} from '../../platform';
import { parseInput } from '../../lib/input';
import { paymentListInput } from './input';
import { paymentSlice } from './page.repository';
import { resolveSelection } from './resolveSelection';
import { countIn, loadStatusTotals, tabCounts, totalsOf } from './statusTotals';

/**
 * Returns a page of payments with the totals of all payments that match. A page after the last one is empty.
 */
export async function paymentPage(
  database: Database,
  companyId: string,
  args: QueryPaymentsArgs,
): Promise<PaymentPage> {
  const { page, pageSize, ...query } = parseInput(paymentListInput, {
    ...args,
    page: args.page ?? 1,
    pageSize: args.pageSize ?? 20,
    direction: args.direction ?? 'Incoming',
    status: args.status ?? 'All',
  });
  return database.inCompany(companyId, async (db) => {
    const { selection, context } = await resolveSelection(db, companyId, query);
    const statusTotals = await loadStatusTotals(db, companyId, selection, context);
    const totalCount = countIn(statusTotals, query.status);
    const slice = { sort: query.sort, limit: pageSize, offset: (page - 1) * pageSize };
    const items = await paymentSlice(db, companyId, selection, slice, totalCount);
    const totals = totalsOf(statusTotals, selection, context.currency);
    const totalPages = Math.ceil(totalCount / pageSize);
    return { items, page, pageSize, totalPages, totalCount, totals, counts: tabCounts(statusTotals) };
  });
}

export async function listPayments(ctx: Context, args: QueryPaymentsArgs): Promise<PaymentPage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return paymentPage(ctx.services.database, companyId, args);
}

/**
 * Subscribes to payment events. Delivers the events without a query, so that a payment causes no query per
 * open list.
 */
export function paymentChanges(ctx: Context): AsyncIterableIterator<EventOf<'paymentRecorded'>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.events.subscribe('paymentRecorded', companyId, ctx.readAt);
}
