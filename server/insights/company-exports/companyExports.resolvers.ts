import type { Context, EventOf, Resolvers } from '../../platform';
import {
  companyExportAfter,
  companyExportChanges,
  companyExports,
  createCompanyExportLink,
  startCompanyExport,
} from './companyExports.service';

export const companyExportResolvers: Resolvers = {
  Query: { companyExports: (_root, _args, ctx) => companyExports(ctx) },
  Mutation: {
    startCompanyExport: (_root, _args, ctx) => startCompanyExport(ctx),
    createCompanyExportLink: (_root, { id }, ctx) => createCompanyExportLink(ctx, id),
  },
  Subscription: {
    companyExportChanged: {
      subscribe: (_root, _args, ctx) => companyExportChanges(ctx),
      resolve: (event: EventOf<'companyExportChanged'>, _args: object, ctx: Context) =>
        companyExportAfter(ctx, event),
    },
  },
};
