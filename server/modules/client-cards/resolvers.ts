import type { Resolvers } from '../../schema.generated';

export const clientCardResolvers: Resolvers = {};
