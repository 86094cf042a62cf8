import type { Resolvers } from '../../platform';
import { previewDeactivation } from './preview.service';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './clientLifecycle.service';
import { updateClient } from './update.service';

export const clientLifecycleResolvers: Resolvers = {
  Query: {
    previewClientDeactivation: (_root, { id }, ctx) => previewDeactivation(ctx, id),
  },
  Mutation: {
    updateClient: (_root, { input }, ctx) => updateClient(ctx, input),
    changeClientPlan: (_root, { id, planId, idempotencyKey }, ctx) =>
      changeClientPlan(ctx, id, planId, idempotencyKey),
    pauseClient: (_root, { id }, ctx) => pauseClient(ctx, id),
    resumeClient: (_root, { id, idempotencyKey }, ctx) => resumeClient(ctx, id, idempotencyKey),
    deactivateClient: (_root, { input }, ctx) => deactivateClient(ctx, input),
    cancelClientDeactivation: (_root, { id, idempotencyKey }, ctx) =>
      cancelClientDeactivation(ctx, id, idempotencyKey),
    reactivateClient: (_root, { id, idempotencyKey }, ctx) => reactivateClient(ctx, id, idempotencyKey),
  },
};
