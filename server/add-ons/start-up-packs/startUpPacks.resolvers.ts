import type { Context, EventOf, Resolvers } from '../../platform';
import { installStartUpPack, undoStartUpPack } from './install.service';
import {
  loadChangedInstallation,
  previewStartUpPack,
  startUpPackInstallation,
  startUpPacks,
  subscribeToInstallation,
} from './startUpPacks.service';

export const startUpPackResolvers: Resolvers = {
  Query: {
    startUpPacks: (_root, _args, ctx) => startUpPacks(ctx),
    previewStartUpPack: (_root, { slug }, ctx) => previewStartUpPack(ctx, slug),
    startUpPackInstallation: (_root, { id }, ctx) => startUpPackInstallation(ctx, id),
  },
  Mutation: {
    installStartUpPack: (_root, { input, idempotencyKey }, ctx) =>
      installStartUpPack(ctx, input, idempotencyKey),
    undoStartUpPack: (_root, { id }, ctx) => undoStartUpPack(ctx, id),
  },
  Subscription: {
    startUpPackChanged: {
      subscribe: (_root, { id }, ctx) => subscribeToInstallation(ctx, id),
      resolve: (event: EventOf<'startUpPackChanged'>, _args: unknown, ctx: Context) =>
        loadChangedInstallation(ctx, event),
    },
  },
};
