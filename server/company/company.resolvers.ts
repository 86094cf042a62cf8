import { authorize, type Context, type EventOf, type Resolvers } from '../platform';
import { countries } from '../lib/countries';
import { companyProfile, updateCompanyProfile, updatePortalLanguages } from './profile/profile.service';
import { companyAfter, companyChanges, currentOperator } from './company.service';

export const companyResolvers: Resolvers = {
  Query: {
    currentOperator: (_root, _args, ctx) => currentOperator(ctx),
    countries: (_root, _args, ctx) => {
      authorize(ctx.viewer, null, 'shell');
      return [...countries()];
    },
    companyProfile: (_root, _args, ctx) => companyProfile(ctx),
  },
  Mutation: {
    updateCompanyProfile: (_root, { input, lockVersion }, ctx) =>
      updateCompanyProfile(ctx, input, lockVersion),
    updatePortalLanguages: (_root, { input }, ctx) => updatePortalLanguages(ctx, input),
  },
  Subscription: {
    companyChanged: {
      subscribe: (_root, _args, ctx) => companyChanges(ctx),
      resolve: (event: EventOf<'companyChanged'>, _args: object, ctx: Context) => companyAfter(ctx, event),
    },
  },
};
