import type { Resolvers } from '../../schema.generated';
import { removeLogo } from './logos';
import { themeSetup, updateThemeSetup } from './service';
import { restoreThemeVersion, themeVersions } from './versions/service';

export const brandingResolvers: Resolvers = {
  Query: {
    themeSetup: (_root, _args, ctx) => themeSetup(ctx),
    themeVersions: (_root, _args, ctx) => themeVersions(ctx),
  },
  Mutation: {
    updateThemeSetup: (_root, { input }, ctx) => updateThemeSetup(ctx, input),
    removeLogo: (_root, { kind }, ctx) => removeLogo(ctx, kind),
    restoreThemeVersion: (_root, { number }, ctx) => restoreThemeVersion(ctx, number),
  },
};
