import type { Context, EventOf, Resolvers } from '../../platform';
import { checkClientImport } from './check.service';
import { deleteImportMapping, listImportMappings, saveImportMapping } from './mappings.service';
import {
  cancelClientImport,
  clientImportChanges,
  findClientImport,
  listClientImportRows,
  loadChangedImport,
  startClientImport,
} from './imports.service';

export const clientImportResolvers: Resolvers = {
  Query: {
    clientImport: (_root, { id }, ctx) => findClientImport(ctx, id),
    clientImportMappings: (_root, _args, ctx) => listImportMappings(ctx),
    clientImportRows: (_root, args, ctx) => listClientImportRows(ctx, args),
  },
  Mutation: {
    saveClientImportMapping: (_root, { input }, ctx) => saveImportMapping(ctx, input),
    deleteClientImportMapping: (_root, { id }, ctx) => deleteImportMapping(ctx, id),
    checkClientImport: (_root, { id, mapping, matchBy, values }, ctx) =>
      checkClientImport(ctx, id, mapping, matchBy ?? null, values ?? []),
    startClientImport: (_root, { id, rows }, ctx) => startClientImport(ctx, id, rows),
    cancelClientImport: (_root, { id }, ctx) => cancelClientImport(ctx, id),
  },
  Subscription: {
    clientImportChanged: {
      subscribe: (_root, { id }, ctx) => clientImportChanges(ctx, id),
      resolve: (event: EventOf<'clientImportChanged'>, _args: unknown, ctx: Context) =>
        loadChangedImport(ctx, event),
    },
  },
};
