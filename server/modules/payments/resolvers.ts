import type { Resolvers } from '../../schema.generated';

export const paymentResolvers: Resolvers = {};
