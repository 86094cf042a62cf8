import type { Resolvers } from '../../schema.generated';
import { clientBillingPlans, planTemplates } from './service';

export const clientBillingResolvers: Resolvers = {
  Query: {
    clientBillingPlans: (_root, _args, ctx) => clientBillingPlans(ctx),
    planTemplates: (_root, _args, ctx) => planTemplates(ctx),
  },
};
