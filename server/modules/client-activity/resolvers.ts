import type { Resolvers } from '../../schema.generated';

export const clientActivityResolvers: Resolvers = {};
