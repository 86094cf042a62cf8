import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const GetOnboardingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetOnboarding {
  onboarding {
    completedSteps
    drafts {
      step
      draft
    }
    squareLogoUrl
    fullLogoUrl
  }
}
    `);
export const SaveOnboardingDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveOnboardingDraft($step: OnboardingStep!, $draft: FormDraft!) {
  saveOnboardingDraft(step: $step, draft: $draft) {
    completedSteps
    drafts {
      step
      draft
    }
  }
}
    `);
export const SubmitCompanyDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitCompanyDetails($input: CompanyDetailsInput!) {
  submitCompanyDetails(input: $input) {
    id
    status
  }
}
    `);
export const SubmitCompanyThemeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitCompanyTheme($input: ThemeSetupInput!) {
  submitCompanyTheme(input: $input) {
    id
    status
  }
}
    `);
export const SubmitClientBillingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitClientBilling($input: ClientBillingPlanInput!) {
  submitClientBilling(input: $input) {
    id
    status
  }
}
    `);
export const SubmitPaymentMethodDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitPaymentMethod($input: PaymentMethodInput!, $idempotencyKey: ID!) {
  submitPaymentMethod(input: $input, idempotencyKey: $idempotencyKey) {
    id
    status
  }
}
    `);
export const GetCompanyCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCompanyCountries {
  countries {
    code
    name
    currency
  }
}
    `);
export const GetPlanTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPlanTemplates {
  planTemplates {
    id
    name
    description
    features
    price
    currency
    interval
    trialDays
  }
}
    `);
export const GetOnboardingFeeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetOnboardingFee {
  platformFee {
    amount
    currency
    nextChargeAt
  }
}
    `);
export const GetOnboardingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetOnboardingPlan {
  clientBillingPlans {
    id
    name
    description
    features
    price
    interval
    trialDays
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetOnboarding: build.query<Types.GetOnboardingQuery, Types.GetOnboardingQueryVariables | void>({
      query: (variables) => ({ document: GetOnboardingDocument as unknown as string, variables }),
    }),
    SaveOnboardingDraft: build.mutation<
      Types.SaveOnboardingDraftMutation,
      Types.SaveOnboardingDraftMutationVariables
    >({
      query: (variables) => ({ document: SaveOnboardingDraftDocument as unknown as string, variables }),
    }),
    SubmitCompanyDetails: build.mutation<
      Types.SubmitCompanyDetailsMutation,
      Types.SubmitCompanyDetailsMutationVariables
    >({
      query: (variables) => ({ document: SubmitCompanyDetailsDocument as unknown as string, variables }),
    }),
    SubmitCompanyTheme: build.mutation<
      Types.SubmitCompanyThemeMutation,
      Types.SubmitCompanyThemeMutationVariables
    >({
      query: (variables) => ({ document: SubmitCompanyThemeDocument as unknown as string, variables }),
    }),
    SubmitClientBilling: build.mutation<
      Types.SubmitClientBillingMutation,
      Types.SubmitClientBillingMutationVariables
    >({
      query: (variables) => ({ document: SubmitClientBillingDocument as unknown as string, variables }),
    }),
    SubmitPaymentMethod: build.mutation<
      Types.SubmitPaymentMethodMutation,
      Types.SubmitPaymentMethodMutationVariables
    >({
      query: (variables) => ({ document: SubmitPaymentMethodDocument as unknown as string, variables }),
    }),
    GetCompanyCountries: build.query<
      Types.GetCompanyCountriesQuery,
      Types.GetCompanyCountriesQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyCountriesDocument as unknown as string, variables }),
    }),
    GetPlanTemplates: build.query<Types.GetPlanTemplatesQuery, Types.GetPlanTemplatesQueryVariables | void>({
      query: (variables) => ({ document: GetPlanTemplatesDocument as unknown as string, variables }),
    }),
    GetOnboardingFee: build.query<Types.GetOnboardingFeeQuery, Types.GetOnboardingFeeQueryVariables | void>({
      query: (variables) => ({ document: GetOnboardingFeeDocument as unknown as string, variables }),
    }),
    GetOnboardingPlan: build.query<
      Types.GetOnboardingPlanQuery,
      Types.GetOnboardingPlanQueryVariables | void
    >({
      query: (variables) => ({ document: GetOnboardingPlanDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetOnboardingQuery,
  useLazyGetOnboardingQuery,
  useSaveOnboardingDraftMutation,
  useSubmitCompanyDetailsMutation,
  useSubmitCompanyThemeMutation,
  useSubmitClientBillingMutation,
  useSubmitPaymentMethodMutation,
  useGetCompanyCountriesQuery,
  useLazyGetCompanyCountriesQuery,
  useGetPlanTemplatesQuery,
  useLazyGetPlanTemplatesQuery,
  useGetOnboardingFeeQuery,
  useLazyGetOnboardingFeeQuery,
  useGetOnboardingPlanQuery,
  useLazyGetOnboardingPlanQuery,
} = injectedRtkApi;
