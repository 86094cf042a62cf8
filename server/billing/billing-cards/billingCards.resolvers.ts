import type { Resolvers } from '../../platform';
import {
  billingCharges,
  createInvoiceLink,
  platformFee,
  retryBillingCharge,
} from '../platform-fees/platformFees.service';
import { billingDetails, updateBillingDetails } from './details.service';
import {
  addBillingCard,
  billingCards,
  removeBillingCard,
  sandboxCards,
  setDefaultBillingCard,
  startBillingCardSetup,
} from './billingCards.service';

export const billingCardResolvers: Resolvers = {
  Query: {
    billingCards: (_root, _args, ctx) => billingCards(ctx),
    billingDetails: (_root, _args, ctx) => billingDetails(ctx),
    platformFee: (_root, _args, ctx) => platformFee(ctx),
    billingCharges: (_root, args, ctx) => billingCharges(ctx, args),
    sandboxCards: (_root, _args, ctx) => sandboxCards(ctx),
  },
  Mutation: {
    startBillingCardSetup: (_root, _args, ctx) => startBillingCardSetup(ctx),
    addBillingCard: (_root, { input, idempotencyKey }, ctx) => addBillingCard(ctx, input, idempotencyKey),
    setDefaultBillingCard: (_root, { id }, ctx) => setDefaultBillingCard(ctx, id),
    removeBillingCard: (_root, { id }, ctx) => removeBillingCard(ctx, id),
    updateBillingDetails: (_root, { input }, ctx) => updateBillingDetails(ctx, input),
    retryBillingCharge: (_root, { id, cardId, idempotencyKey }, ctx) =>
      retryBillingCharge(ctx, id, cardId ?? null, idempotencyKey),
    createInvoiceLink: (_root, { id }, ctx) => createInvoiceLink(ctx, id),
  },
};
