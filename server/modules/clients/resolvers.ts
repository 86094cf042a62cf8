import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { clientChanges, countClients, createClient, findClient, listClients } from './service';

export const clientResolvers: Resolvers = {
  Query: {
    clients: (_root, args, ctx) => listClients(ctx, args),
    client: (_root, { id }, ctx) => findClient(ctx, id),
    clientCounts: (_root, _args, ctx) => countClients(ctx),
  },
  Mutation: {
    createClient: (_root, { input }, ctx) => createClient(ctx, input),
  },
  Subscription: {
    clientChanged: {
      subscribe: (_root, _args, ctx) => clientChanges(ctx),
      resolve: ({ kind, ids, count }: EventOf<'clientChanged'>) => ({ kind, ids, count }),
    },
  },
};
