import type { Resolvers } from '../../platform';
import {
  addCustomDomain,
  checkCustomDomain,
  emailDomainInstructions,
  removeCustomDomain,
  setPrimaryDomain,
} from './changes.service';
import { customDomain } from './domains.service';

export const domainResolvers: Resolvers = {
  Query: {
    customDomain: (_root, _args, ctx) => customDomain(ctx),
  },
  Mutation: {
    addCustomDomain: (_root, { hostname }, ctx) => addCustomDomain(ctx, hostname),
    checkCustomDomain: (_root, { id }, ctx) => checkCustomDomain(ctx, id),
    setPrimaryDomain: (_root, { id, redirect }, ctx) => setPrimaryDomain(ctx, id ?? null, redirect),
    emailDomainInstructions: (_root, { id, email }, ctx) => emailDomainInstructions(ctx, id, email),
    removeCustomDomain: (_root, { id, hostname }, ctx) => removeCustomDomain(ctx, id, hostname),
  },
};
