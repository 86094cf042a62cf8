import type { Resolvers } from '../../schema.generated';
import { askForClientCard } from './requestCard';
import { clientBilling } from './billing';
import { addClientCard, removeClientCard, startClientCardSetup } from './cards';
import { giveRequestedCard, readCardRequest, startRequestedCardSetup } from './cardLink';
import { startClientSubscription } from './subscribe';

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
    askForClientCard: (_root, { clientId, idempotencyKey }, ctx) =>
      askForClientCard(ctx, clientId, idempotencyKey),
    startRequestedCardSetup: (_root, { token }, ctx) => startRequestedCardSetup(ctx, token),
    giveRequestedCard: (_root, { input, idempotencyKey }, ctx) =>
      giveRequestedCard(ctx, input, idempotencyKey),
  },
};
