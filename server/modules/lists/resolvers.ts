import type { Resolvers } from '../../schema.generated';

export const listResolvers: Resolvers = {};
