import type { Resolvers } from '../../schema.generated';
import { previewDeactivation } from './preview';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './service';
import { updateClient } from './update';

export const clientLifecycleResolvers: Resolvers = {
  Query: {
    clientDeactivation: (_root, { id }, ctx) => previewDeactivation(ctx, id),
  },
  Mutation: {
    updateClient: (_root, { input }, ctx) => updateClient(ctx, input),
    changeClientPlan: (_root, { id, planId }, ctx) => changeClientPlan(ctx, id, planId),
    pauseClient: (_root, { id }, ctx) => pauseClient(ctx, id),
    resumeClient: (_root, { id }, ctx) => resumeClient(ctx, id),
    deactivateClient: (_root, { input }, ctx) => deactivateClient(ctx, input),
    cancelClientDeactivation: (_root, { id }, ctx) => cancelClientDeactivation(ctx, id),
    reactivateClient: (_root, { id }, ctx) => reactivateClient(ctx, id),
  },
};
