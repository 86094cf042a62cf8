import type { OnboardingStep } from '@contract/enums';
import { applyResult } from '@/api/applyResult';
import type { GetOnboardingQuery } from '@/api/types';
import { api } from './onboarding.generated';

type CachedOnboarding = GetOnboardingQuery;

const storeDraft = (step: OnboardingStep, draft: Record<string, unknown>) => (cached: CachedOnboarding) => {
  cached.onboarding.drafts = [
    ...cached.onboarding.drafts.filter((entry) => entry.step !== step),
    { step, draft },
  ];
};

const markDone = (step: OnboardingStep) => (cached: CachedOnboarding) => {
  cached.onboarding.drafts = cached.onboarding.drafts.filter((entry) => entry.step !== step);
  if (!cached.onboarding.completedSteps.includes(step)) cached.onboarding.completedSteps.push(step);
};

const updateOnboarding = (update: (cached: CachedOnboarding) => void) =>
  api.util.updateQueryData('GetOnboarding', undefined, update);

// Marks the step as done before the refetch ends, because the next screen checks it immediately.
const completeStep = (step: OnboardingStep) => ({
  onQueryStarted: applyResult(() => updateOnboarding(markDone(step))),
});

export const onboardingApi = api.enhanceEndpoints({
  endpoints: {
    GetOnboarding: { providesTags: ['Onboarding'] },
    GetPlanTemplates: { providesTags: ['Company'] },
    GetOnboardingPlan: { providesTags: ['Plan'] },
    SaveOnboardingDraft: {
      // Stores the draft in this tab's cache even if the server is unreachable.
      onQueryStarted: ({ step, draft }, { dispatch }) => {
        dispatch(updateOnboarding(storeDraft(step, draft)));
      },
    },
    SubmitCompanyDetails: {
      ...completeStep('Details'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'Company']),
    },
    SubmitCompanyTheme: {
      ...completeStep('Theme'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'ThemeSetup']),
    },
    SubmitClientBilling: {
      ...completeStep('ClientBilling'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'Plan']),
    },
    SubmitPaymentMethod: {
      // The refetched operator has an active company, so routing leads to the dashboard.
      invalidatesTags: (_company, error) => (error ? [] : ['Operator', 'BillingCard']),
    },
  },
});

export const {
  useGetOnboardingQuery,
  useSaveOnboardingDraftMutation,
  useSubmitCompanyDetailsMutation,
  useSubmitCompanyThemeMutation,
  useSubmitClientBillingMutation,
  useSubmitPaymentMethodMutation,
  useGetCompanyCountriesQuery,
  useGetPlanTemplatesQuery,
  useGetOnboardingPlanQuery,
  useGetOnboardingFeeQuery,
} = onboardingApi;
