import type { Context } from '../../context';
import type { EventOf } from '../../events';
import type { Resolvers } from '../../schema.generated';
import { clientImportChanges, showChangedImport } from './changes';
import { checkClientImport } from './check';
import { cancelClientImport, findClientImport, listClientImportRows, startClientImport } from './service';

export const clientImportResolvers: Resolvers = {
  Query: {
    clientImport: (_root, { id }, ctx) => findClientImport(ctx, id),
    clientImportRows: (_root, args, ctx) => listClientImportRows(ctx, args),
  },
  Mutation: {
    checkClientImport: (_root, { id, mapping }, ctx) => checkClientImport(ctx, id, mapping),
    startClientImport: (_root, { id, rows }, ctx) => startClientImport(ctx, id, rows),
    cancelClientImport: (_root, { id }, ctx) => cancelClientImport(ctx, id),
  },
  Subscription: {
    clientImportChanged: {
      subscribe: (_root, { id }, ctx) => clientImportChanges(ctx, id),
      resolve: (event: EventOf<'clientImportChanged'>, _args: unknown, ctx: Context) =>
        showChangedImport(ctx, event),
    },
  },
};
