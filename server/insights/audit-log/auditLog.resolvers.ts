import type { Resolvers } from '../../platform';
import { auditEvents, auditFacets, exportAuditEvents } from './auditLog.service';

export const auditResolvers: Resolvers = {
  Query: {
    auditEvents: (_root, args, ctx) => auditEvents(ctx, args),
    auditFacets: (_root, _args, ctx) => auditFacets(ctx),
  },
  Mutation: {
    exportAuditEvents: (_root, args, ctx) => exportAuditEvents(ctx, args),
  },
};
