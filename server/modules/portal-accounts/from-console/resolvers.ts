import type { Resolvers } from '../../../schema.generated';
import { sendPortalAccess } from './sendAccess';
import { viewAsClient } from './viewAsClient';

export const clientAccountResolvers: Resolvers = {
  Mutation: {
    sendPortalAccess: (_root, { id, idempotencyKey }, ctx) => sendPortalAccess(ctx, id, idempotencyKey),
    viewAsClient: (_root, { input }, ctx) => viewAsClient(ctx, input),
  },
};
