import type { Resolvers } from '../../schema.generated';
import { themeSetup, updateThemeSetup } from './service';

export const brandingResolvers: Resolvers = {
  Query: { themeSetup: (_root, _args, ctx) => themeSetup(ctx) },
  Mutation: { updateThemeSetup: (_root, { input }, ctx) => updateThemeSetup(ctx, input) },
};
