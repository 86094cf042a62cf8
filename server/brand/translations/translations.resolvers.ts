import type { Resolvers } from '../../platform';
import {
  contentTranslation,
  contentTranslations,
  removeContentTranslation,
  saveContentTranslation,
} from './translations.service';

export const translationResolvers: Resolvers = {
  Query: {
    contentTranslations: (_root, _args, ctx) => contentTranslations(ctx),
    contentTranslation: (_root, args, ctx) => contentTranslation(ctx, args),
  },
  Mutation: {
    saveContentTranslation: (_root, { input }, ctx) => saveContentTranslation(ctx, input),
    removeContentTranslation: (_root, args, ctx) => removeContentTranslation(ctx, args),
  },
};
