import type { Resolvers } from '../../../platform';
import { listCompanyStatusRules, listRoles, updateRolePermissions } from './roles.service';

export const roleResolvers: Resolvers = {
  Query: {
    roles: (_root, _args, ctx) => listRoles(ctx),
    companyStatusRules: (_root, _args, ctx) => listCompanyStatusRules(ctx),
  },
  Mutation: {
    updateRolePermissions: (_root, { input }, ctx) => updateRolePermissions(ctx, input),
  },
};
