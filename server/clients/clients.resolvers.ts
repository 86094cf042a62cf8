import { type EventOf, isSelectedIn, type Resolvers } from '../platform';
import { clientFacets, clientPlans } from './facets.service';
import { clientNeighbors } from './neighbors.service';
import { clientChanges, countClients, createClient, findClient, listClients } from './clients.service';

export const clientResolvers: Resolvers = {
  Query: {
    clients: (_root, args, ctx, info) =>
      listClients(ctx, args, {
        hasPageField: isSelectedIn(info),
        hasClientProperty: isSelectedIn(info, 'items'),
      }),
    client: (_root, { id }, ctx) => findClient(ctx, id),
    clientNeighbors: (_root, args, ctx) => clientNeighbors(ctx, args),
    clientFacets: (_root, _args, ctx) => clientFacets(ctx),
    clientPlans: (_root, _args, ctx) => clientPlans(ctx),
    clientCounts: (_root, _args, ctx) => countClients(ctx),
  },
  Mutation: {
    createClient: (_root, { input, idempotencyKey }, ctx) => createClient(ctx, input, idempotencyKey),
  },
  Subscription: {
    clientChanged: {
      subscribe: (_root, _args, ctx) => clientChanges(ctx),
      resolve: ({ kind, ids, count }: EventOf<'clientChanged'>) => ({ kind, ids, count }),
    },
  },
};
