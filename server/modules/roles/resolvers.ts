import type { Resolvers } from '../../schema.generated';
import { listRoles } from './service';
import { listCompanyStatusRules } from './statusRules';
import { updateRolePermissions } from './update';

export const roleResolvers: Resolvers = {
  Query: {
    roles: (_root, _args, ctx) => listRoles(ctx),
    companyStatusRules: (_root, _args, ctx) => listCompanyStatusRules(ctx),
  },
  Mutation: {
    updateRolePermissions: (_root, { input }, ctx) => updateRolePermissions(ctx, input),
  },
};
