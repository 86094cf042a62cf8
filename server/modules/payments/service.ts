import type { Context } from '../../context';
import type { Database } from '../../db/database';
import type { EventOf } from '../../events';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { PaymentPage, QueryPaymentsArgs } from '../../schema.generated';
import { paymentListInput } from './input';
import { paymentSlice } from './pageSql';
import { settledSelection } from './settling';
import { countIn, standingsOf, tabCounts, totalsOf } from './standing';

/** A page of a company's payments, with the sums of all that the filter leaves; a page after the last is empty. */
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
    const { selection, surroundings } = await settledSelection(db, companyId, query);
    const standings = await standingsOf(db, companyId, selection, surroundings);
    const totalCount = countIn(standings, query.status);
    const slice = { sort: query.sort, limit: pageSize, offset: (page - 1) * pageSize };
    const items = await paymentSlice(db, companyId, selection, slice, totalCount);
    const totals = totalsOf(standings, selection, surroundings.currency);
    const totalPages = Math.ceil(totalCount / pageSize);
    return { items, page, pageSize, totalPages, totalCount, totals, counts: tabCounts(standings) };
  });
}

export async function listPayments(ctx: Context, args: QueryPaymentsArgs): Promise<PaymentPage> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return paymentPage(ctx.services.database, companyId, args);
}

/** The events themselves are the answers, so that one payment costs no query for each open list. */
export function paymentChanges(ctx: Context): AsyncIterableIterator<EventOf<'paymentRecorded'>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.events.subscribe('paymentRecorded', companyId, ctx.readAt);
}
