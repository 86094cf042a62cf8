import type { Resolvers } from '../../platform';
import {
  createSavedView,
  deleteSavedView,
  listColumns,
  savedViews,
  setListColumns,
  updateSavedView,
} from './lists.service';

export const listResolvers: Resolvers = {
  Query: {
    listColumns: (_root, { list }, ctx) => listColumns(ctx, list),
    savedViews: (_root, { list }, ctx) => savedViews(ctx, list),
  },
  Mutation: {
    setListColumns: (_root, args, ctx) => setListColumns(ctx, args),
    createSavedView: (_root, { input }, ctx) => createSavedView(ctx, input),
    updateSavedView: (_root, { id, input }, ctx) => updateSavedView(ctx, id, input),
    deleteSavedView: (_root, { id }, ctx) => deleteSavedView(ctx, id),
  },
};
