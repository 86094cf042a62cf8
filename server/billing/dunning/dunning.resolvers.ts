import type { Resolvers } from '../../platform';
import { dunningSettings, updateDunningSettings } from './settings.service';

export const dunningResolvers: Resolvers = {
  Query: { dunningSettings: (_root, _args, ctx) => dunningSettings(ctx) },
  Mutation: { updateDunningSettings: (_root, { input }, ctx) => updateDunningSettings(ctx, input) },
};
