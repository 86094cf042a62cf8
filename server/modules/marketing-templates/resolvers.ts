import type { Resolvers } from '../../schema.generated';
import { resetMarketingWords, saveMarketingWords, setMarketingFavourite } from './save';
import { marketingFile, marketingTemplate, marketingTemplates } from './service';

export const marketingTemplateResolvers: Resolvers = {
  Query: {
    marketingTemplates: (_root, _args, ctx) => marketingTemplates(ctx),
    marketingTemplate: (_root, { slug }, ctx) => marketingTemplate(ctx, slug),
    marketingFile: (_root, { input }, ctx) => marketingFile(ctx, input),
  },
  Mutation: {
    saveMarketingWords: (_root, { input }, ctx) => saveMarketingWords(ctx, input),
    resetMarketingWords: (_root, { slug }, ctx) => resetMarketingWords(ctx, slug),
    setMarketingFavourite: (_root, { slug, isFavourite }, ctx) =>
      setMarketingFavourite(ctx, slug, isFavourite),
  },
};
