import type { Resolvers } from '../../schema.generated';
import { listRoles } from './service';

export const roleResolvers: Resolvers = {
  Query: { roles: (_root, _args, ctx) => listRoles(ctx) },
};
