import type { Resolvers } from '../../../schema.generated';
import { sendClientAccess } from './sendAccess';
import { viewAsClient } from './viewAsClient';

export const clientAccountResolvers: Resolvers = {
  Mutation: {
    sendClientAccess: (_root, { id, idempotencyKey }, ctx) => sendClientAccess(ctx, id, idempotencyKey),
    viewAsClient: (_root, { input }, ctx) => viewAsClient(ctx, input),
  },
};
