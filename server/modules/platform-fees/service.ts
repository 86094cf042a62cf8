import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { toTimestamp } from '../../lib/timestamps';
import { authorise } from '../../permissions';
import type { DownloadLink, PaymentPage, PlatformFee, QueryBillingChargesArgs } from '../../schema.generated';
import type { Settings } from '../../settings';
import { writeAuditEvent } from '../audit/service';
import { onlyOnce } from '../idempotency/onlyOnce';
import { knownPayment } from '../payments/detail';
import { documentLink } from '../payments/documentLink';
import { beginManualRetry, noSuchCard } from '../payments/retry';
import { paymentPage } from '../payments/service';
import { paymentTarget } from '../payments/target';
import { feeFor } from './feeList';
import { firstMonth } from './months';
import { feePlan, hasInvoice, unpaidFees, type FeePlan } from './sql';

/** A company that is still being set up sees when it would be, were that finished now; a closed one, its last charge. */
function nextChargeOf({ status, timeZone, nextChargeAt, now }: FeePlan): Date | null {
  if (status === 'Pending') return new Date(firstMonth(toTimestamp(now), timeZone).periodEnd);
  return status === 'Blocked' ? null : nextChargeAt;
}

async function load(db: Db, { platformFees }: Settings, companyId: string): Promise<PlatformFee> {
  const plan = await feePlan(db, companyId);
  if (!plan) throw notFound('company');
  const { amount, currency } = feeFor(platformFees, plan.currency);
  return {
    amount,
    currency,
    nextChargeAt: amount > 0 ? nextChargeOf(plan) : null,
    unpaid: await unpaidFees(db, companyId),
  };
}

/** What Livery costs the company, and what of it is unpaid. */
export async function platformFee(ctx: Context): Promise<PlatformFee> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, (db) => load(db, settings, companyId));
}

/** What Livery has charged the company: for those who keep its billing card, whether or not they see payments. */
export async function billingCharges(
  ctx: Context,
  { page, pageSize }: QueryBillingChargesArgs,
): Promise<PaymentPage> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return paymentPage(ctx.services.database, companyId, { page, pageSize, direction: 'Outgoing' });
}

/** Tries an unpaid charge once more, with the card that was chosen, or else the one that is the default now. */
export async function retryBillingCharge(
  ctx: Context,
  id: string,
  cardId: string | null,
  idempotencyKey: string,
): Promise<PlatformFee> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  const { database, settings } = ctx.services;
  const press = { key: idempotencyKey, operation: 'retryBillingCharge', request: { id, cardId } };
  return database.inCompany(companyId, async (db) => {
    const payment = await knownPayment(db, companyId, id);
    if (cardId !== null && !isId(cardId)) throw noSuchCard();
    await onlyOnce(db, companyId, press, async () => {
      await beginManualRetry(db, ctx.services, companyId, id, 'Outgoing', cardId);
      await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
      return id;
    });
    return load(db, settings, companyId);
  });
}

/** A link to the invoice of a charge that was paid. */
export async function billingInvoice(ctx: Context, id: string): Promise<DownloadLink> {
  const { companyId, sessionId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'export');
  const { database, settings } = ctx.services;
  if (!isId(id)) throw notFound('invoice');
  await database.inCompany(companyId, async (db) => {
    if (!(await hasInvoice(db, companyId, id))) throw notFound('invoice');
    const payment = await knownPayment(db, companyId, id);
    await writeAuditEvent(db, ctx, { action: 'payment.invoiceTaken', ...paymentTarget(payment) });
  });
  return documentLink(settings, { companyId, paymentId: id, sessionId });
}
