import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { PaymentPage, QueryPaymentsArgs } from '../../schema.generated';
import { boundsOf, daysOf } from './conditions';
import { paymentListInput } from './input';
import { paymentSlice, paymentSums, paymentSurroundings } from './pageSql';

/** A page of the company's payments, newest first, with the sums of all that the filter leaves. */
export async function listPayments(ctx: Context, args: QueryPaymentsArgs): Promise<PaymentPage> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const { page, pageSize, filter } = parseInput(paymentListInput, {
    page: args.page ?? 1,
    pageSize: args.pageSize ?? 20,
    filter: args.filter ?? {},
  });
  const { clientId } = filter;
  if (clientId !== null && !isId(clientId)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const surroundings = await paymentSurroundings(db, companyId, daysOf(filter), clientId);
    if (!surroundings.isClientKnown) throw notFound('client');
    const selection = {
      direction: args.direction ?? 'Incoming',
      status: args.status ?? 'All',
      clientId,
      ...boundsOf(surroundings.moments),
    };
    const { size, ...sums } = await paymentSums(db, companyId, selection);
    const slice = { limit: pageSize, offset: (page - 1) * pageSize };
    const items = await paymentSlice(db, companyId, selection, slice);
    const totals = { currency: surroundings.currency, ...sums };
    return { items, page, pageSize, totalPages: Math.ceil(size / pageSize), totalCount: size, totals };
  });
}

/** The events themselves are the answers, so that one payment costs no query for each open list. */
export function paymentChanges(ctx: Context): AsyncIterableIterator<EventOf<'paymentRecorded'>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.events.subscribe('paymentRecorded', companyId);
}
