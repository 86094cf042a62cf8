import type { Resolvers } from '../../platform';
import { findTestClock, advanceTestClock } from './clock.service';

export const chargingResolvers: Resolvers = {
  Query: { testClock: (_root, _args, ctx) => findTestClock(ctx) },
  Mutation: { advanceTestClock: (_root, args, ctx) => advanceTestClock(ctx, args) },
};
