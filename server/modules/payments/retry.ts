import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError, notFound } from '../../errors';
import type { PaymentDirection, PaymentStatus } from '../../schema.generated';
import { clientsAccount } from '../stripe/account';
import { beginRetries } from './ledger';
import { retriedPayment } from './retrySql';

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

export const noSuchCard = (): DomainError =>
  badInput({ cardId: 'This card is not there. Choose another one.' });

const isTriedAlready = 'This payment is being tried already.';

function refuseUnlessFailed(status: PaymentStatus): void {
  if (status === 'Failed') return;
  if (status === 'Processing' || status === 'Pending') throw conflict(isTriedAlready);
  if (status === 'Canceled') throw conflict('This payment was canceled, so it can not be tried again.');
  throw conflict('This payment has come in already.');
}

const noCard: Readonly<Record<PaymentDirection, string>> = {
  Incoming: 'The client has no card to charge. Ask them for one first.',
  Outgoing: 'There is no billing card to charge. Add one first.',
};

/**
 * Begins another attempt of a failed payment with the default card of whoever pays, or a billing card that was chosen, in
 * the caller's transaction, and has the queue charge it. NOT_FOUND without the payment, CONFLICT where it can't be tried.
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
  refuseUnlessFailed(status);
  if (direction === 'Incoming' && !(await clientsAccount(services, db, companyId))?.canCharge) {
    throw conflict('Clients can not be charged until the Stripe integration is ready.');
  }
  if (cardId === null && billingCardId !== null) throw noSuchCard();
  if (cardId === null) throw conflict(noCard[direction]);
  const begun = await beginRetries(
    db,
    companyId,
    [{ paymentId, trigger: 'RetryManual', cardId, method }],
    now,
  );
  if (begun.length === 0) throw conflict(isTriedAlready);
  await services.jobs.enqueue(db, 'charge-company', { companyId });
}
