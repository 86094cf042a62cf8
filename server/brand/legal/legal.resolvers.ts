import type { Resolvers } from '../../platform';
import {
  discardLegalDraft,
  legalPage,
  legalPages,
  legalVersion,
  publishLegalPage,
  restoreLegalVersion,
  saveLegalDraft,
  setLegalReviewDate,
} from './legal.service';

export const legalResolvers: Resolvers = {
  Query: {
    legalPages: (_root, _args, ctx) => legalPages(ctx),
    legalPage: (_root, { pathname }, ctx) => legalPage(ctx, pathname),
    legalVersion: (_root, { pathname, number }, ctx) => legalVersion(ctx, pathname, number),
  },
  Mutation: {
    saveLegalDraft: (_root, { input }, ctx) => saveLegalDraft(ctx, input),
    publishLegalPage: (_root, { input }, ctx) => publishLegalPage(ctx, input),
    restoreLegalVersion: (_root, { pathname, lockVersion, number }, ctx) =>
      restoreLegalVersion(ctx, pathname, lockVersion, number ?? null),
    discardLegalDraft: (_root, { pathname, lockVersion }, ctx) =>
      discardLegalDraft(ctx, pathname, lockVersion),
    setLegalReviewDate: (_root, { pathname, reviewDueOn }, ctx) =>
      setLegalReviewDate(ctx, pathname, reviewDueOn ?? null),
  },
};
