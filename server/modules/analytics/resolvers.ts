import type { Resolvers } from '../../schema.generated';

export const analyticsResolvers: Resolvers = {};
