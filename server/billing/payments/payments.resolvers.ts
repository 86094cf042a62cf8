import type { Context, EventOf, Payment, Resolvers } from '../../platform';
import { findPayment } from './detail.service';
import { exportPayments } from './exportPayments.service';
import { paymentClients, paymentPlans } from './filterChoices.service';
import { createReceiptLink, sendReceipt } from './receipt.service';
import { refundPayment } from './refund.service';
import { retryPayment } from './retry.service';
import { listPayments, paymentChanges } from './payments.service';

/**
 * Returns the address of a client payment at the active provider, or null if it has none there. Payments
 * to the platform have none, because companies cannot access its account.
 */
function providerUrl(
  { direction, provider, providerPaymentId, isLive }: Payment,
  { services: { cardProvider } }: Context,
): string | null {
  if (direction === 'Outgoing' || provider !== cardProvider.name || !providerPaymentId) return null;
  return cardProvider.urlOf('Payment', providerPaymentId, isLive);
}

export const paymentResolvers: Resolvers = {
  Query: {
    payments: (_root, args, ctx) => listPayments(ctx, args),
    payment: (_root, { id }, ctx) => findPayment(ctx, id),
    paymentClients: (_root, { search, ids }, ctx) => paymentClients(ctx, search, ids),
    paymentPlans: (_root, _args, ctx) => paymentPlans(ctx),
  },
  Mutation: {
    refundPayment: (_root, { input, idempotencyKey }, ctx) => refundPayment(ctx, input, idempotencyKey),
    retryPayment: (_root, { id, idempotencyKey }, ctx) => retryPayment(ctx, id, idempotencyKey),
    sendReceipt: (_root, { id, idempotencyKey }, ctx) => sendReceipt(ctx, id, idempotencyKey),
    createReceiptLink: (_root, { id }, ctx) => createReceiptLink(ctx, id),
    exportPayments: (_root, { input }, ctx) => exportPayments(ctx, input),
  },
  Payment: {
    providerUrl: (payment, _args, ctx) => providerUrl(payment, ctx),
  },
  Subscription: {
    paymentRecorded: {
      subscribe: (_root, _args, ctx) => paymentChanges(ctx),
      resolve: ({ kind, ids, clientIds, count }: EventOf<'paymentRecorded'>) => ({
        kind,
        ids,
        clientIds,
        count,
      }),
    },
  },
};
