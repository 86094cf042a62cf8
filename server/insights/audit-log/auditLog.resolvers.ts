import type { Resolvers } from '../../platform';
import { exportAuditEvents } from './exportEvents.service';
import { auditEvents, auditFacets } from './read.service';

export const auditResolvers: Resolvers = {
  Query: {
    auditEvents: (_root, args, ctx) => auditEvents(ctx, args),
    auditFacets: (_root, _args, ctx) => auditFacets(ctx),
  },
  Mutation: {
    exportAuditEvents: (_root, args, ctx) => exportAuditEvents(ctx, args),
  },
};
