import type { Context } from '../../context';
import type { EventOf } from '../../events';
import { countries } from '../../lib/countries';
import { authorise } from '../../permissions';
import type { Resolvers } from '../../schema.generated';
import { companyAfter, companyChanges, currentOperator } from './service';

export const companyResolvers: Resolvers = {
  Query: {
    currentOperator: (_root, _args, ctx) => currentOperator(ctx),
    countries: (_root, _args, ctx) => {
      authorise(ctx.viewer, null, 'shell');
      return [...countries];
    },
  },
  Subscription: {
    companyChanged: {
      subscribe: (_root, _args, ctx) => companyChanges(ctx),
      resolve: (event: EventOf<'companyChanged'>, _args: object, ctx: Context) => companyAfter(ctx, event),
    },
  },
};
