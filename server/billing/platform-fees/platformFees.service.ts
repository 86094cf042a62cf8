import {
  authorize,
  type Context,
  type Db,
  type DownloadLink,
  type PaymentPage,
  type PlatformFee,
  type QueryBillingChargesArgs,
  runOnce,
  type Settings,
  writeAuditEvent,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { toTimestamp } from '../../lib/timestamps';
import { loadPayment } from '../payments/detail.service';
import { documentLink } from '../payments/documentLink';
import { beginManualRetry, cardNotFound } from '../payments/retry.service';
import { paymentPage } from '../payments/payments.service';
import { paymentTarget } from '../payments/present';
import { feeFor } from './due';
import { firstMonth } from './months';
import { feePlan, hasInvoice, pastDueFees, type FeePlan } from './platformFees.repository';

/**
 * Returns when the next charge is due, or null if none is due, as for a blocked company. A pending company
 * gets the date as if setup finished now.
 */
function nextChargeOf({ status, timeZone, nextChargeAt, now }: FeePlan): Date | null {
  if (status === 'Pending') return new Date(firstMonth(toTimestamp(now), timeZone).periodEnd);
  return status === 'Blocked' ? null : nextChargeAt;
}

async function loadPlatformFee(db: Db, { platformFees }: Settings, companyId: string): Promise<PlatformFee> {
  const plan = await feePlan(db, companyId);
  if (!plan) throw notFound();
  const { amount, currency } = feeFor(platformFees, plan.currency);
  return {
    amount,
    currency,
    nextChargeAt: amount > 0 ? nextChargeOf(plan) : null,
    pastDuePayments: await pastDueFees(db, companyId),
  };
}

export async function platformFee(ctx: Context): Promise<PlatformFee> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, (db) => loadPlatformFee(db, settings, companyId));
}

/**
 * Returns a page of the platform's charges to the company. Requires `MANAGE_SETTINGS` instead of
 * `MANAGE_PAYMENTS`.
 */
export async function billingCharges(
  ctx: Context,
  { page, pageSize }: QueryBillingChargesArgs,
): Promise<PaymentPage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return paymentPage(ctx.services.database, companyId, { page, pageSize, direction: 'Outgoing' });
}

/**
 * Retries a past-due charge once per idempotency key, with the given card or, if `cardId` is null, the
 * default card.
 */
export async function retryBillingCharge(
  ctx: Context,
  id: string,
  cardId: string | null,
  idempotencyKey: string,
): Promise<PlatformFee> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  const { database, settings } = ctx.services;
  const idempotency = { key: idempotencyKey, operation: 'retryBillingCharge', request: { id, cardId } };
  return database.inCompany(companyId, async (db) => {
    const payment = await loadPayment(db, companyId, id);
    if (payment.direction !== 'Outgoing') throw notFound();
    if (cardId !== null && !isId(cardId)) throw cardNotFound();
    await runOnce(db, companyId, idempotency, async () => {
      await beginManualRetry(db, ctx.services, companyId, payment, cardId);
      await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
      return id;
    });
    return loadPlatformFee(db, settings, companyId);
  });
}

/**
 * Audits and returns a download link to the invoice of a paid charge. Throws `NOT_FOUND` if the charge has no
 * invoice.
 */
export async function createInvoiceLink(ctx: Context, id: string): Promise<DownloadLink> {
  const { companyId, sessionId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'export');
  const { database, settings } = ctx.services;
  if (!isId(id)) throw notFound();
  await database.inCompany(companyId, async (db) => {
    if (!(await hasInvoice(db, companyId, id))) throw notFound();
    const payment = await loadPayment(db, companyId, id);
    await writeAuditEvent(db, ctx, { action: 'payment.invoiceTaken', ...paymentTarget(payment) });
  });
  return documentLink(settings, { companyId, paymentId: id, sessionId });
}
