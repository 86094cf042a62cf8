import type { Resolvers } from '../../schema.generated';
import { clientTimeline, recentActivity } from './service';

export const clientActivityResolvers: Resolvers = {
  Query: {
    clientTimeline: (_root, args, ctx) => clientTimeline(ctx, args),
    recentActivity: (_root, { first }, ctx) => recentActivity(ctx, first),
  },
};
