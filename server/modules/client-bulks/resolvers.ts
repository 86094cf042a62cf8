import type { Context } from '../../context';
import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { clientBulkChanges, loadChangedBulk } from './changes';
import { exportClients } from './export/exportClients';
import { previewClientBulk } from './preview';
import { cancelClientBulk, findClientBulk, listClientBulkRows, listClientBulks } from './service';
import { startClientBulk } from './start';
import { undoClientBulk } from './undo';

export const clientBulkResolvers: Resolvers = {
  Query: {
    previewClientBulk: (_root, { input }, ctx) => previewClientBulk(ctx, input),
    clientBulk: (_root, { id }, ctx) => findClientBulk(ctx, id),
    clientBulks: (_root, _args, ctx) => listClientBulks(ctx),
    clientBulkRows: (_root, args, ctx) => listClientBulkRows(ctx, args),
  },
  Mutation: {
    startClientBulk: (_root, { input, expectedCount, idempotencyKey }, ctx) =>
      startClientBulk(ctx, input, expectedCount, idempotencyKey),
    cancelClientBulk: (_root, { id }, ctx) => cancelClientBulk(ctx, id),
    undoClientBulk: (_root, { id, idempotencyKey }, ctx) => undoClientBulk(ctx, id, idempotencyKey),
    exportClients: (_root, { input }, ctx) => exportClients(ctx, input),
  },
  Subscription: {
    clientBulkChanged: {
      subscribe: (_root, { id }, ctx) => clientBulkChanges(ctx, id),
      resolve: (event: EventOf<'clientBulkChanged'>, _args: unknown, ctx: Context) =>
        loadChangedBulk(ctx, event),
    },
  },
};
