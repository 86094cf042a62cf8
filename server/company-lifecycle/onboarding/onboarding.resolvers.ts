import type { Resolvers } from '../../platform';
import {
  onboarding,
  saveOnboardingDraft,
  submitClientBilling,
  submitCompanyDetails,
  submitCompanyTheme,
  submitPaymentMethod,
} from './onboarding.service';

export const onboardingResolvers: Resolvers = {
  Query: { onboarding: (_root, _args, ctx) => onboarding(ctx) },
  Mutation: {
    saveOnboardingDraft: (_root, { step, draft }, ctx) => saveOnboardingDraft(ctx, step, draft),
    submitCompanyDetails: (_root, { input }, ctx) => submitCompanyDetails(ctx, input),
    submitCompanyTheme: (_root, { input }, ctx) => submitCompanyTheme(ctx, input),
    submitClientBilling: (_root, { input }, ctx) => submitClientBilling(ctx, input),
    submitPaymentMethod: (_root, { input, idempotencyKey }, ctx) =>
      submitPaymentMethod(ctx, input, idempotencyKey),
  },
};
