import type { Resolvers } from '../../schema.generated';

export const clientBulkResolvers: Resolvers = {};
