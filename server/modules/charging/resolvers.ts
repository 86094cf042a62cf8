import type { Resolvers } from '../../schema.generated';
import { findTestClock, advanceTestClock } from './clock';

export const chargingResolvers: Resolvers = {
  Query: { testClock: (_root, _args, ctx) => findTestClock(ctx) },
  Mutation: { advanceTestClock: (_root, args, ctx) => advanceTestClock(ctx, args) },
};
