import type { Resolvers } from '../../platform';
import { readAnalytics } from './analytics.service';

export const analyticsResolvers: Resolvers = {
  Query: {
    analytics: (_root, args, ctx) => readAnalytics(ctx, args),
  },
};
