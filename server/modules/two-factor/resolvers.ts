import type { Resolvers } from '../../schema.generated';
import { requireTwoFactor, resetOperatorTwoFactor } from './adminActions';
import { renewRecoveryCodes, turnOffTwoFactor } from './ownActions';
import { confirmTwoFactor, startTwoFactor, twoFactorStatus } from './setUp';

export const twoFactorResolvers: Resolvers = {
  Query: {
    twoFactor: (_root, _args, ctx) => twoFactorStatus(ctx),
  },
  Mutation: {
    startTwoFactor: (_root, { password }, ctx) => startTwoFactor(ctx, password),
    confirmTwoFactor: (_root, { code }, ctx) => confirmTwoFactor(ctx, code),
    renewRecoveryCodes: (_root, args, ctx) => renewRecoveryCodes(ctx, args),
    turnOffTwoFactor: (_root, args, ctx) => turnOffTwoFactor(ctx, args),
    requireTwoFactor: (_root, { isRequired }, ctx) => requireTwoFactor(ctx, isRequired),
    resetOperatorTwoFactor: (_root, args, ctx) => resetOperatorTwoFactor(ctx, args),
  },
};
