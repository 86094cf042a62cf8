import type { Resolvers } from '../../schema.generated';
import { readAnalytics } from './service';

export const analyticsResolvers: Resolvers = {
  Query: {
    analytics: (_root, args, ctx) => readAnalytics(ctx, args),
  },
};
