import type { Resolvers } from '../../platform';
import {
  discardQuickGuideDraft,
  publishQuickGuide,
  quickGuide,
  quickGuides,
  quickGuideVersion,
  restoreQuickGuideVersion,
  saveQuickGuideDraft,
} from './guides.service';
import {
  addStarterGuides,
  archiveQuickGuide,
  createQuickGuide,
  deleteQuickGuide,
  duplicateQuickGuide,
  reorderQuickGuides,
  restoreQuickGuide,
  setQuickGuideAudience,
} from './manage.service';

export const quickGuideResolvers: Resolvers = {
  Query: {
    quickGuides: (_root, _args, ctx) => quickGuides(ctx),
    quickGuide: (_root, { pathname }, ctx) => quickGuide(ctx, pathname),
    quickGuideVersion: (_root, { id, number }, ctx) => quickGuideVersion(ctx, id, number),
  },
  Mutation: {
    createQuickGuide: (_root, { title, idempotencyKey }, ctx) => createQuickGuide(ctx, title, idempotencyKey),
    addStarterGuides: (_root, _args, ctx) => addStarterGuides(ctx),
    duplicateQuickGuide: (_root, { id, idempotencyKey }, ctx) => duplicateQuickGuide(ctx, id, idempotencyKey),
    saveQuickGuideDraft: (_root, { input }, ctx) => saveQuickGuideDraft(ctx, input),
    publishQuickGuide: (_root, { input }, ctx) => publishQuickGuide(ctx, input),
    restoreQuickGuideVersion: (_root, { id, lockVersion, number }, ctx) =>
      restoreQuickGuideVersion(ctx, id, lockVersion, number),
    discardQuickGuideDraft: (_root, { id, lockVersion }, ctx) => discardQuickGuideDraft(ctx, id, lockVersion),
    reorderQuickGuides: (_root, { ids }, ctx) => reorderQuickGuides(ctx, ids),
    setQuickGuideAudience: (_root, { id, planIds }, ctx) => setQuickGuideAudience(ctx, id, planIds ?? null),
    archiveQuickGuide: (_root, { id }, ctx) => archiveQuickGuide(ctx, id),
    restoreQuickGuide: (_root, { id }, ctx) => restoreQuickGuide(ctx, id),
    deleteQuickGuide: (_root, { id }, ctx) => deleteQuickGuide(ctx, id),
  },
};
