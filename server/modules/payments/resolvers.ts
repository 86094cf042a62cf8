import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { listPayments, paymentChanges } from './service';

export const paymentResolvers: Resolvers = {
  Query: {
    payments: (_root, args, ctx) => listPayments(ctx, args),
  },
  Subscription: {
    paymentRecorded: {
      subscribe: (_root, _args, ctx) => paymentChanges(ctx),
      resolve: ({ kind, ids, clientIds, count }: EventOf<'paymentRecorded'>) => ({
        kind,
        ids,
        clientIds,
        count,
      }),
    },
  },
};
