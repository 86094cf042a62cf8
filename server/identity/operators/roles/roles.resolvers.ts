import type { Resolvers } from '../../../platform';
import { listRoles } from './roles.service';
import { listCompanyStatusRules } from './statusRules.service';
import { updateRolePermissions } from './update.service';

export const roleResolvers: Resolvers = {
  Query: {
    roles: (_root, _args, ctx) => listRoles(ctx),
    companyStatusRules: (_root, _args, ctx) => listCompanyStatusRules(ctx),
  },
  Mutation: {
    updateRolePermissions: (_root, { input }, ctx) => updateRolePermissions(ctx, input),
  },
};
