import type { Resolvers } from '../../../platform';
import { regenerateRecoveryCodes, disableTwoFactor } from './ownActions.service';
import { confirmTwoFactorSetup, startTwoFactorSetup, twoFactorStatus } from './setUp.service';

export const twoFactorResolvers: Resolvers = {
  Query: {
    twoFactor: (_root, _args, ctx) => twoFactorStatus(ctx),
  },
  Mutation: {
    startTwoFactorSetup: (_root, { password }, ctx) => startTwoFactorSetup(ctx, password),
    confirmTwoFactorSetup: (_root, { code }, ctx) => confirmTwoFactorSetup(ctx, code),
    regenerateRecoveryCodes: (_root, args, ctx) => regenerateRecoveryCodes(ctx, args),
    disableTwoFactor: (_root, args, ctx) => disableTwoFactor(ctx, args),
  },
};
