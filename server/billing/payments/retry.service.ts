import type { PaymentDirection, PaymentStatus } from '../../../contract/enums';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, type DomainError } from '../../lib/errors';
import {
  authorize,
  type Context,
  type Db,
  type PaymentDetail,
  runOnce,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { loadConnectedAccount } from '../stripe/account';
import { loadPayment, paymentDetail } from './detail.service';
import { beginRetries } from './ledger';
import { paymentTarget } from './present';
import { loadCardToCharge } from './retry.repository';

export const cardNotFound = (): DomainError =>
  badInput({ cardId: t('This card doesn’t exist. Choose another card.') });

const alreadyRetrying = () => conflict(t('A retry of this payment is already in progress.'));

function assertFailed(status: PaymentStatus): void {
  if (status === 'Failed') return;
  if (status === 'Processing' || status === 'Pending') throw alreadyRetrying();
  if (status === 'Canceled') throw conflict(t('This payment was canceled, so you can’t retry it.'));
  throw conflict(t('This payment has already succeeded.'));
}

const noCardMessages: Readonly<Record<PaymentDirection, () => string>> = {
  Incoming: () => t('The client has no card. Request a card first.'),
  Outgoing: () => t('There’s no billing card to charge. Add a card first.'),
};

/** The payment to retry, as the caller has read it. Null or no `client` means a platform fee. */
interface RetriedPayment {
  id: string;
  status: PaymentStatus;
  direction: PaymentDirection;
  client?: { id: string } | null;
}

/**
 * Starts a retry of a failed payment with the payer's default card or the given billing card, in the caller's
 * transaction, and queues the charge. Throws `BAD_USER_INPUT` for an unknown card, and `CONFLICT` if the
 * payment cannot be retried.
 */
export async function beginManualRetry(
  db: Db,
  services: Pick<Services, 'settings' | 'cardProvider' | 'jobs'>,
  companyId: string,
  { id: paymentId, status, direction, client }: RetriedPayment,
  billingCardId: string | null = null,
): Promise<void> {
  assertFailed(status);
  if (direction === 'Incoming' && !(await loadConnectedAccount(services, db, companyId))?.canCharge) {
    throw conflict(t('Finish the Stripe integration before you charge clients.'));
  }
  const clientId = client?.id ?? null;
  const { now, cardId, method } = await loadCardToCharge(db, companyId, clientId, billingCardId);
  if (cardId === null && billingCardId !== null) throw cardNotFound();
  if (cardId === null) throw conflict(noCardMessages[direction]());
  const retry = { paymentId, clientId, trigger: 'RetryManual', cardId, method } as const;
  const startedIds = await beginRetries(db, companyId, [retry], now);
  // Another retry started after the caller read the payment.
  if (startedIds.length === 0) throw alreadyRetrying();
  await services.jobs.enqueue(db, 'charge-company', { companyId });
}

/** Queues a retry of a failed payment and audits it. The payment is `Processing` until the charge ends. */
export async function retryPayment(ctx: Context, id: string, idempotencyKey: string): Promise<PaymentDetail> {
  const viewer = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { companyId } = viewer;
  const idempotentRequest = { key: idempotencyKey, operation: 'retryPayment', request: id };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const payment = await loadPayment(db, companyId, id);
    await runOnce(db, companyId, idempotentRequest, async () => {
      if (payment.direction === 'Outgoing') authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
      await beginManualRetry(db, ctx.services, companyId, payment);
      await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
      return id;
    });
    return paymentDetail(db, ctx.services, viewer, id);
  });
}
