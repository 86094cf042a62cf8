import type { Resolvers } from '../../platform';
import { closeCompany, reopenCompany } from './closing.service';

export const closingResolvers: Resolvers = {
  Mutation: {
    closeCompany: (_root, { name, reason }, ctx) => closeCompany(ctx, name, reason ?? null),
    reopenCompany: (_root, _args, ctx) => reopenCompany(ctx),
  },
};
