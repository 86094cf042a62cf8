import type { OnboardingStep } from '@/api/schema.generated';
import { api, type GetOnboardingQuery } from './onboarding.generated';

type Answer = GetOnboardingQuery;

const keepDraft = (step: OnboardingStep, draft: Record<string, unknown>) => (answer: Answer) => {
  answer.onboarding.drafts = [
    ...answer.onboarding.drafts.filter((entry) => entry.step !== step),
    { step, draft },
  ];
};

const markDone = (step: OnboardingStep) => (answer: Answer) => {
  answer.onboarding.drafts = answer.onboarding.drafts.filter((entry) => entry.step !== step);
  if (!answer.onboarding.completedSteps.includes(step)) answer.onboarding.completedSteps.push(step);
};

const changeOnboarding = (change: (answer: Answer) => void) =>
  api.util.updateQueryData('GetOnboarding', undefined, change);

// The next screen must not take a step for open while the server's answer is fetched anew.
const stepTaken = (step: OnboardingStep) => ({
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Lifecycle) => {
    const isTaken = await queryFulfilled.then(
      () => true,
      () => false,
    );
    if (isTaken) dispatch(changeOnboarding(markDone(step)));
  },
});

interface Lifecycle {
  dispatch: (action: ReturnType<typeof changeOnboarding>) => unknown;
  queryFulfilled: Promise<unknown>;
}

export const onboardingApi = api.enhanceEndpoints({
  endpoints: {
    GetOnboarding: { providesTags: ['Onboarding'] },
    GetPlanTemplates: { providesTags: ['Company'] },
    GetFirstPlan: { providesTags: ['Plan'] },
    SaveOnboardingDraft: {
      // What was typed is kept in this tab even while the server can't be reached.
      onQueryStarted: ({ step, draft }, { dispatch }) => {
        dispatch(changeOnboarding(keepDraft(step, draft)));
      },
    },
    SubmitCompanyDetails: {
      ...stepTaken('Details'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'Company']),
    },
    SubmitCompanyTheme: {
      ...stepTaken('Theme'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'ThemeSetup']),
    },
    SubmitClientBilling: {
      ...stepTaken('ClientBilling'),
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'Plan']),
    },
    SubmitPaymentMethod: {
      // The company is Active then, and routing leads to the dashboard.
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
  useGetFirstPlanQuery,
  useGetSandboxCardsQuery,
  useGetFirstFeeQuery,
  useStartCompanyCardSetupMutation,
} = onboardingApi;
