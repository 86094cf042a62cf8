import type { Resolvers } from '../../platform';
import { removeLogo } from './logos.service';
import { themeSetup, updateThemeSetup } from './branding.service';
import { restoreThemeVersion, themeVersions } from './versions/versions.service';

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
