import type { Resolvers } from '../../schema.generated';
import { acceptInvitation } from './acceptInvitation';
import { readInvitation, requestNewInvitation } from './invitations';
import { listOperators } from './service';

export const operatorResolvers: Resolvers = {
  Query: {
    operators: (_root, _args, ctx) => listOperators(ctx),
    invitation: (_root, { token }, ctx) => readInvitation(ctx, token),
  },
  Mutation: {
    acceptInvitation: (_root, { input }, ctx) => acceptInvitation(ctx, input),
    requestNewInvitation: (_root, { token }, ctx) => requestNewInvitation(ctx, token),
  },
};
