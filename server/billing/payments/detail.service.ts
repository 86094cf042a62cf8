import {
  authorize,
  type Context,
  type Db,
  type Payment,
  type PaymentDetail,
  type Services,
  type Viewer,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { loadConnectedAccount } from '../stripe/account';
import { availableActions } from './actions';
import { attemptsOf } from './attempts.repository';
import { paymentById } from './page.repository';
import { listPaymentRefunds } from './refund.repository';
import { refundableOf } from './refundable';
import { loadCardToCharge } from './retry.repository';

/** Returns a payment of the company. Throws `NOT_FOUND` for any other id. */
export async function loadPayment(db: Db, companyId: string, id: string): Promise<Payment> {
  const payment = isId(id) ? await paymentById(db, companyId, id) : null;
  if (!payment) throw notFound();
  return payment;
}

/**
 * Returns a payment with its attempts, its refunds, its refundable amount and the actions available to the
 * viewer.
 */
export async function paymentDetail(
  db: Db,
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<PaymentDetail> {
  const { companyId } = viewer;
  const payment = await loadPayment(db, companyId, id);
  const attempts = await attemptsOf(db, companyId, id);
  const refunds = await listPaymentRefunds(db, companyId, id);
  const refundable = refundableOf(payment, refunds, services.cardProvider.name);
  const account = await loadConnectedAccount(services, db, companyId);
  const { cardId } = await loadCardToCharge(db, companyId, payment.client?.id ?? null);
  const actions = availableActions(payment, { viewer, refundable, account, hasCard: cardId !== null });
  const refundIncrement = services.cardProvider.amountIncrement(payment.currency);
  return { payment, attempts, refunds, refundable, refundIncrement, actions };
}

export async function findPayment(ctx: Context, id: string): Promise<PaymentDetail> {
  const viewer = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(viewer.companyId, (db) =>
    paymentDetail(db, ctx.services, viewer, id),
  );
}
