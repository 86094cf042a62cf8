import type { Resolvers } from '../../../platform';
import { resetOperatorTwoFactor, setTwoFactorRequirement } from './adminActions.service';

export const operatorTwoFactorResolvers: Resolvers = {
  Mutation: {
    setTwoFactorRequirement: (_root, { isRequired }, ctx) => setTwoFactorRequirement(ctx, isRequired),
    resetOperatorTwoFactor: (_root, args, ctx) => resetOperatorTwoFactor(ctx, args),
  },
};
