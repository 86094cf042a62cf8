import type { Resolvers } from '../../schema.generated';
import { findTestClock, stepSandboxClock } from './clock';

export const chargingResolvers: Resolvers = {
  Query: { sandboxClock: (_root, _args, ctx) => findTestClock(ctx) },
  Mutation: { stepSandboxClock: (_root, args, ctx) => stepSandboxClock(ctx, args) },
};
