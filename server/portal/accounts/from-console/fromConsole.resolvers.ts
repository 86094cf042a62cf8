import type { Resolvers } from '../../../platform';
import { sendPortalAccess } from './sendAccess.service';
import { viewAsClient } from './viewAsClient.service';

export const clientAccountResolvers: Resolvers = {
  Mutation: {
    sendPortalAccess: (_root, { id, idempotencyKey }, ctx) => sendPortalAccess(ctx, id, idempotencyKey),
    viewAsClient: (_root, { input }, ctx) => viewAsClient(ctx, input),
  },
};
