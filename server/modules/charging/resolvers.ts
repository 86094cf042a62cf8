import type { Resolvers } from '../../schema.generated';

export const chargingResolvers: Resolvers = {};
