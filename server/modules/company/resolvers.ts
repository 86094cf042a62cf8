import type { Context } from '../../context';
import type { EventOf } from '../../events';
import { countries } from '../../lib/countries';
import { authorize } from '../../permissions';
import type { Resolvers } from '../../schema.generated';
import { closeCompany, reopenCompany } from './closing/service';
import { companyProfile, updateCompanyProfile } from './profile/service';
import { companyAfter, companyChanges, currentOperator } from './service';

export const companyResolvers: Resolvers = {
  Query: {
    currentOperator: (_root, _args, ctx) => currentOperator(ctx),
    countries: (_root, _args, ctx) => {
      authorize(ctx.viewer, null, 'shell');
      return [...countries];
    },
    companyProfile: (_root, _args, ctx) => companyProfile(ctx),
  },
  Mutation: {
    updateCompanyProfile: (_root, { input, lockVersion }, ctx) =>
      updateCompanyProfile(ctx, input, lockVersion),
    closeCompany: (_root, { name, reason }, ctx) => closeCompany(ctx, name, reason ?? null),
    reopenCompany: (_root, _args, ctx) => reopenCompany(ctx),
  },
  Subscription: {
    companyChanged: {
      subscribe: (_root, _args, ctx) => companyChanges(ctx),
      resolve: (event: EventOf<'companyChanged'>, _args: object, ctx: Context) => companyAfter(ctx, event),
    },
  },
};
