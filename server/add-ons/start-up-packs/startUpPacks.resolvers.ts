import type { Context, EventOf, Resolvers } from '../../platform';
import { loadChangedInstallation, subscribeToInstallation } from './changes.service';
import { installStartUpPack } from './install.service';
import { previewStartUpPack, startUpPackInstallation, startUpPacks } from './startUpPacks.service';
import { undoStartUpPack } from './undo.service';

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
