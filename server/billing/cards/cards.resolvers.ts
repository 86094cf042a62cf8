import type { Resolvers } from '../../platform';
import { requestClientCard } from './requestCard.service';
import { clientBilling } from './billing.service';
import { addClientCard, removeClientCard, startClientCardSetup } from './cards.service';
import { submitRequestedCard, readCardRequest, startRequestedCardSetup } from './cardLink.service';
import { startClientSubscription } from './subscribe.service';

export const clientCardResolvers: Resolvers = {
  Query: {
    clientBilling: (_root, { clientId }, ctx) => clientBilling(ctx, clientId),
    cardRequest: (_root, { token }, ctx) => readCardRequest(ctx, token),
  },
  Mutation: {
    startClientCardSetup: (_root, { clientId }, ctx) => startClientCardSetup(ctx, clientId),
    addClientCard: (_root, { input, idempotencyKey }, ctx) => addClientCard(ctx, input, idempotencyKey),
    removeClientCard: (_root, { id }, ctx) => removeClientCard(ctx, id),
    startClientSubscription: (_root, { input, idempotencyKey }, ctx) =>
      startClientSubscription(ctx, input, idempotencyKey),
    requestClientCard: (_root, { clientId, idempotencyKey }, ctx) =>
      requestClientCard(ctx, clientId, idempotencyKey),
    startRequestedCardSetup: (_root, { token }, ctx) => startRequestedCardSetup(ctx, token),
    submitRequestedCard: (_root, { input, idempotencyKey }, ctx) =>
      submitRequestedCard(ctx, input, idempotencyKey),
  },
};
