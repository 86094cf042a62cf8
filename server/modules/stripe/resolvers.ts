import type { Resolvers } from '../../schema.generated';

export const stripeResolvers: Resolvers = {};
