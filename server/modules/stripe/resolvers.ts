import type { Context } from '../../context';
import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { checkStripeIntegration } from './checkIntegration';
import { connectStripe } from './connect';
import { connectStripeWithKeys } from './connectWithKeys';
import { disconnectStripe } from './disconnect';
import {
  loadChangedIntegration,
  subscribeToIntegration,
  sandboxAccounts,
  stripeIntegration,
} from './service';

export const stripeResolvers: Resolvers = {
  Query: {
    stripeIntegration: (_root, _args, ctx) => stripeIntegration(ctx),
    sandboxAccounts: (_root, _args, ctx) => sandboxAccounts(ctx),
  },
  Mutation: {
    connectStripe: (_root, { input }, ctx) => connectStripe(ctx, input ?? {}),
    connectStripeWithKeys: (_root, { input }, ctx) => connectStripeWithKeys(ctx, input),
    checkStripeIntegration: (_root, _args, ctx) => checkStripeIntegration(ctx),
    disconnectStripe: (_root, _args, ctx) => disconnectStripe(ctx),
  },
  Subscription: {
    stripeIntegrationChanged: {
      subscribe: (_root, _args, ctx) => subscribeToIntegration(ctx),
      resolve: (event: EventOf<'stripeIntegrationChanged'>, _args: object, ctx: Context) =>
        loadChangedIntegration(ctx, event),
    },
  },
};
