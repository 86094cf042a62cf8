import type { Context, EventOf, Resolvers } from '../../platform';
import {
  cancelClientBulkAction,
  clientBulkChanges,
  findClientBulk,
  listClientBulkRows,
  listClientBulks,
  loadChangedBulk,
} from './bulkActions.service';
import { exportClients } from './export/exportClients.service';
import { previewClientBulkAction } from './preview.service';
import { startClientBulkAction } from './start.service';
import { undoClientBulkAction } from './undo.service';

export const clientBulkResolvers: Resolvers = {
  Query: {
    previewClientBulkAction: (_root, { input }, ctx) => previewClientBulkAction(ctx, input),
    clientBulkAction: (_root, { id }, ctx) => findClientBulk(ctx, id),
    clientBulkActions: (_root, _args, ctx) => listClientBulks(ctx),
    clientBulkActionRows: (_root, args, ctx) => listClientBulkRows(ctx, args),
  },
  Mutation: {
    startClientBulkAction: (_root, { input, expectedCount, idempotencyKey }, ctx) =>
      startClientBulkAction(ctx, input, expectedCount, idempotencyKey),
    cancelClientBulkAction: (_root, { id }, ctx) => cancelClientBulkAction(ctx, id),
    undoClientBulkAction: (_root, { id, idempotencyKey }, ctx) =>
      undoClientBulkAction(ctx, id, idempotencyKey),
    exportClients: (_root, { input }, ctx) => exportClients(ctx, input),
  },
  Subscription: {
    clientBulkActionChanged: {
      subscribe: (_root, { id }, ctx) => clientBulkChanges(ctx, id),
      resolve: (event: EventOf<'clientBulkActionChanged'>, _args: unknown, ctx: Context) =>
        loadChangedBulk(ctx, event),
    },
  },
};
