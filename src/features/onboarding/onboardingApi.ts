import { api } from './onboarding.generated';

export const onboardingApi = api.enhanceEndpoints({
  endpoints: {
    GetOnboarding: { providesTags: ['Onboarding'] },
    SubmitCompanyDetails: { invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator']) },
    SubmitCompanyTheme: {
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'ThemeSetup']),
    },
    SubmitClientBilling: {
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'Plan']),
    },
    SubmitPaymentMethod: {
      invalidatesTags: (_company, error) => (error ? [] : ['Onboarding', 'Operator', 'BillingCard']),
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
  useGetSandboxCardsQuery,
} = onboardingApi;
