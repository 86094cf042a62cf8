import type { Db, Services } from '../../platform';
import { badInput, DomainError, notFound } from '../../lib/errors';
import type { PaymentDirection, PaymentStatus } from '../../../contract/enums';
import { loadConnectedAccount } from '../stripe/account';
import { beginRetries } from './ledger';
import { retriedPayment } from './retry.repository';

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

export const cardNotFound = (): DomainError =>
  badInput({ cardId: 'This card is not there. Choose another one.' });

const alreadyRetrying = 'This payment is being tried already.';

function assertFailed(status: PaymentStatus): void {
  if (status === 'Failed') return;
  if (status === 'Processing' || status === 'Pending') throw conflict(alreadyRetrying);
  if (status === 'Canceled') throw conflict('This payment was canceled, so it can not be tried again.');
  throw conflict('This payment has come in already.');
}

const noCardMessages: Readonly<Record<PaymentDirection, string>> = {
  Incoming: 'The client has no card to charge. Ask them for one first.',
  Outgoing: 'There is no billing card to charge. Add one first.',
};

/**
 * Starts a retry of a failed payment with the payer's default card or the given billing card, in the caller's
 * transaction, and queues the charge. Throws `NOT_FOUND` for an unknown payment, `BAD_USER_INPUT` for an
 * unknown card, and `CONFLICT` if the payment cannot be retried.
 */
export async function beginManualRetry(
  db: Db,
  services: Pick<Services, 'settings' | 'cardProvider' | 'jobs'>,
  companyId: string,
  paymentId: string,
  direction: PaymentDirection,
  billingCardId: string | null = null,
): Promise<void> {
  const payment = await retriedPayment(db, companyId, paymentId, direction, billingCardId);
  if (!payment) throw notFound('payment');
  const { status, cardId, method, now } = payment;
  assertFailed(status);
  if (direction === 'Incoming' && !(await loadConnectedAccount(services, db, companyId))?.canCharge) {
    throw conflict('Clients can not be charged until the Stripe integration is ready.');
  }
  if (cardId === null && billingCardId !== null) throw cardNotFound();
  if (cardId === null) throw conflict(noCardMessages[direction]);
  const startedIds = await beginRetries(
    db,
    companyId,
    [{ paymentId, trigger: 'RetryManual', cardId, method }],
    now,
  );
  if (startedIds.length === 0) throw conflict(alreadyRetrying);
  await services.jobs.enqueue(db, 'charge-company', { companyId });
}
