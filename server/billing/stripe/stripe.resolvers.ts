import type { Context, EventOf, Resolvers } from '../../platform';
import {
  checkStripeIntegration,
  loadChangedIntegration,
  sandboxAccounts,
  stripeIntegration,
  subscribeToIntegration,
} from './stripe.service';
import { connectStripe } from './connect.service';
import { connectStripeWithKeys } from './connectWithKeys.service';
import { disconnectStripe } from './disconnect.service';

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
