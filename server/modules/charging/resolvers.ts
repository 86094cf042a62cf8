import type { Resolvers } from '../../schema.generated';
import { findSandboxClock, stepSandboxClock } from './clock';

export const chargingResolvers: Resolvers = {
  Query: { sandboxClock: (_root, _args, ctx) => findSandboxClock(ctx) },
  Mutation: { stepSandboxClock: (_root, args, ctx) => stepSandboxClock(ctx, args) },
};
