import type { Resolvers } from '../../schema.generated';
import { billingCards, sandboxCards } from './service';

export const billingCardResolvers: Resolvers = {
  Query: {
    billingCards: (_root, _args, ctx) => billingCards(ctx),
    sandboxCards: (_root, _args, ctx) => sandboxCards(ctx),
  },
};
