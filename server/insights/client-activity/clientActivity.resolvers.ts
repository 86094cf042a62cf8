import type { Resolvers } from '../../platform';
import { clientTimeline, recentActivity } from './clientActivity.service';

export const clientActivityResolvers: Resolvers = {
  Query: {
    clientTimeline: (_root, args, ctx) => clientTimeline(ctx, args),
    recentActivity: (_root, { first }, ctx) => recentActivity(ctx, first),
  },
};
