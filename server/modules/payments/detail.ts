import type { Context, Services, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { Payment, PaymentDetail } from '../../schema.generated';
import { clientsAccount } from '../stripe/account';
import { actionsOf } from './actions';
import { attemptsOf, hasCardFor, refundsMadeOf } from './detailSql';
import { paymentById } from './pageSql';
import { refundableOf } from './refundable';

/** NOT_FOUND unless the payment is the company's. */
export async function knownPayment(db: Db, companyId: string, id: string): Promise<Payment> {
  const payment = isId(id) ? await paymentById(db, companyId, id) : null;
  if (!payment) throw notFound('payment');
  return payment;
}

/** A payment with what became of it, and what the viewer can do with it. */
export async function paymentDetail(
  db: Db,
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<PaymentDetail> {
  const { companyId } = viewer;
  const payment = await knownPayment(db, companyId, id);
  const attempts = await attemptsOf(db, companyId, id);
  const refunds = await refundsMadeOf(db, companyId, id);
  const refundable = refundableOf(payment, refunds, services.cardProvider.name);
  const account = await clientsAccount(services, db, companyId);
  const hasCard = await hasCardFor(db, companyId, payment.client?.id ?? null);
  const actions = actionsOf(payment, { viewer, refundable, account, hasCard });
  const refundStep = services.cardProvider.amountStep(payment.currency);
  return { payment, attempts, refunds, refundable, refundStep, actions };
}

export async function findPayment(ctx: Context, id: string): Promise<PaymentDetail> {
  const viewer = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(viewer.companyId, (db) =>
    paymentDetail(db, ctx.services, viewer, id),
  );
}
