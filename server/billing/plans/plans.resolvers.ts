import type { Resolvers } from '../../platform';
import { createClientBillingPlan, duplicateClientBillingPlan } from './create.service';
import {
  activateClientBillingPlan,
  archiveClientBillingPlan,
  deleteClientBillingPlan,
  reorderClientBillingPlans,
  setDefaultClientBillingPlan,
} from './offer.service';
import { changePlanPrice, previewPlanPrice } from './price.service';
import { clientBillingPlans, planTemplates } from './plans.service';
import { updateClientBillingPlan } from './update.service';

export const clientBillingResolvers: Resolvers = {
  Query: {
    clientBillingPlans: (_root, _args, ctx) => clientBillingPlans(ctx),
    planTemplates: (_root, _args, ctx) => planTemplates(ctx),
    previewPlanPrice: (_root, { id, price }, ctx) => previewPlanPrice(ctx, id, price),
  },
  Mutation: {
    createClientBillingPlan: (_root, { input, idempotencyKey }, ctx) =>
      createClientBillingPlan(ctx, input, idempotencyKey),
    updateClientBillingPlan: (_root, { id, lockVersion, input }, ctx) =>
      updateClientBillingPlan(ctx, id, lockVersion, input),
    changePlanPrice: (_root, { input, idempotencyKey }, ctx) => changePlanPrice(ctx, input, idempotencyKey),
    duplicateClientBillingPlan: (_root, { id, idempotencyKey }, ctx) =>
      duplicateClientBillingPlan(ctx, id, idempotencyKey),
    activateClientBillingPlan: (_root, { id }, ctx) => activateClientBillingPlan(ctx, id),
    archiveClientBillingPlan: (_root, { id }, ctx) => archiveClientBillingPlan(ctx, id),
    deleteClientBillingPlan: (_root, { id }, ctx) => deleteClientBillingPlan(ctx, id),
    reorderClientBillingPlans: (_root, { ids }, ctx) => reorderClientBillingPlans(ctx, ids),
    setDefaultClientBillingPlan: (_root, { id }, ctx) => setDefaultClientBillingPlan(ctx, id),
  },
};
