import type { EventOf, Resolvers } from '../../platform';
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signOut,
  subscribeToSessionEnd,
} from './sessions.service';

export const sessionResolvers: Resolvers = {
  Query: {
    sessions: (_root, _args, ctx) => listSessions(ctx),
  },
  Mutation: {
    signOut: (_root, _args, ctx) => signOut(ctx),
    revokeSession: (_root, { id }, ctx) => revokeSession(ctx, id),
    revokeOtherSessions: (_root, _args, ctx) => revokeOtherSessions(ctx),
  },
  Subscription: {
    sessionEnded: {
      subscribe: (_root, _args, ctx) => subscribeToSessionEnd(ctx),
      resolve: ({ reason }: EventOf<'sessionEnded'>) => ({ reason }),
    },
  },
};
