import type { Context } from '../../context';
import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { loadChangedInstallation, subscribeToInstallation } from './changes';
import { installStartUpPack } from './install';
import { previewStartUpPack, startUpPackInstallation, startUpPacks } from './service';
import { undoStartUpPack } from './undo';

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
