import { type EventOf, isSelectedIn, type Resolvers } from '../platform';
import {
  clientChanges,
  clientFacets,
  clientPlans,
  countClients,
  createClient,
  findClient,
} from './clients.service';
import { clientNeighbors, listClients } from './list.service';

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
