import type { Resolvers } from '../../platform';
import { resetMarketingText, saveMarketingText, setMarketingFavorite } from './texts.service';
import { marketingFile, marketingTemplate, marketingTemplates } from './marketingTemplates.service';

export const marketingTemplateResolvers: Resolvers = {
  Query: {
    marketingTemplates: (_root, _args, ctx) => marketingTemplates(ctx),
    marketingTemplate: (_root, { slug }, ctx) => marketingTemplate(ctx, slug),
    marketingFile: (_root, { input }, ctx) => marketingFile(ctx, input),
  },
  Mutation: {
    saveMarketingText: (_root, { input }, ctx) => saveMarketingText(ctx, input),
    resetMarketingText: (_root, { slug }, ctx) => resetMarketingText(ctx, slug),
    setMarketingFavorite: (_root, { slug, isFavorite }, ctx) => setMarketingFavorite(ctx, slug, isFavorite),
  },
};
