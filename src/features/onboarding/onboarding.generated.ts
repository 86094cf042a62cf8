/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type CardProviderName = 'Sandbox' | 'Stripe';

/** The plan of onboarding. Its other fields have default values. */
export type ClientBillingPlanInput = {
  description?: string | null | undefined;
  features?: Array<string> | null | undefined;
  interval: PlanInterval;
  name: string;
  /** In minor units of the company's currency: 0, or 50 to 99,999,999. */
  price: number;
  trialDays: number;
};

export type CompanyDetailsInput = {
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
  /** An ISO 4217 code. Cannot be changed after the company is Active. */
  currency: string;
  email: string;
  name: string;
  phone?: string | null | undefined;
  /** An IANA name: `Europe/Lisbon`. */
  timeZone: string;
  website?: string | null | undefined;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform. Only viewing the reason and exporting remain possible. */
  | 'Blocked'
  /** Closed by an Admin. Reading, exporting and paying remain possible. */
  | 'Cancelled'
  /** Onboarding is not complete. */
  | 'Pending';

export type OnboardingStep = 'ClientBilling' | 'Details' | 'PaymentMethod' | 'Theme';

/** Either a card or `skip` is required. */
export type PaymentMethodInput = {
  holderName?: string | null | undefined;
  skip?: boolean | null | undefined;
  /** A token of the card provider's element or of a sandbox card. */
  token?: string | null | undefined;
};

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type ThemeSetupInput = {
  /** At most 500 characters, including line breaks. */
  closedAccountMessage?: string | null | undefined;
  /** `#RRGGBB`. */
  colour: string;
  /** At most 500 characters, including line breaks. */
  introduction?: string | null | undefined;
  /** Null does not change it. */
  isSignUpOpen?: boolean | null | undefined;
  /** At most 120 characters. Omitted optional fields do not change; null clears them. */
  tagline?: string | null | undefined;
  /** 1 to 60 characters. */
  title: string;
};

export type GetOnboardingQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingQuery = {
  onboarding: {
    completedSteps: Array<Types.OnboardingStep>;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    drafts: Array<{ step: Types.OnboardingStep; draft: Record<string, unknown> }>;
  };
};

export type SaveOnboardingDraftMutationVariables = Exact<{
  step: Types.OnboardingStep;
  draft: Record<string, unknown>;
}>;

export type SaveOnboardingDraftMutation = {
  saveOnboardingDraft: {
    completedSteps: Array<Types.OnboardingStep>;
    drafts: Array<{ step: Types.OnboardingStep; draft: Record<string, unknown> }>;
  };
};

export type SubmitCompanyDetailsMutationVariables = Exact<{
  input: Types.CompanyDetailsInput;
}>;

export type SubmitCompanyDetailsMutation = {
  submitCompanyDetails: { id: string; status: Types.CompanyStatus };
};

export type SubmitCompanyThemeMutationVariables = Exact<{
  input: Types.ThemeSetupInput;
}>;

export type SubmitCompanyThemeMutation = { submitCompanyTheme: { id: string; status: Types.CompanyStatus } };

export type SubmitClientBillingMutationVariables = Exact<{
  input: Types.ClientBillingPlanInput;
}>;

export type SubmitClientBillingMutation = {
  submitClientBilling: { id: string; status: Types.CompanyStatus };
};

export type SubmitPaymentMethodMutationVariables = Exact<{
  input: Types.PaymentMethodInput;
  idempotencyKey: string;
}>;

export type SubmitPaymentMethodMutation = {
  submitPaymentMethod: { id: string; status: Types.CompanyStatus };
};

export type GetCompanyCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyCountriesQuery = { countries: Array<{ code: string; name: string; currency: string }> };

export type GetPlanTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlanTemplatesQuery = {
  planTemplates: Array<{
    id: string;
    name: string;
    description: string;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    trialDays: number;
  }>;
};

export type GetOnboardingFeeQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingFeeQuery = {
  platformFee: { amount: number; currency: string; nextChargeAt: string | null };
};

export type StartCompanyCardSetupMutationVariables = Exact<{ [key: string]: never }>;

export type StartCompanyCardSetupMutation = {
  startBillingCardSetup: {
    provider: Types.CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type GetSandboxCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSandboxCardsQuery = {
  sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
};

export type GetOnboardingPlanQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingPlanQuery = {
  clientBillingPlans: Array<{
    id: string;
    name: string;
    description: string | null;
    features: Array<string>;
    price: number;
    interval: Types.PlanInterval;
    trialDays: number;
  }>;
};

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
export const StartCompanyCardSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartCompanyCardSetup {
  startBillingCardSetup {
    provider
    clientSecret
    publishableKey
    accountReference
  }
}
    `);
export const GetSandboxCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSandboxCards {
  sandboxCards {
    token
    label
    brand
    last4
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
    GetOnboarding: build.query<GetOnboardingQuery, GetOnboardingQueryVariables | void>({
      query: (variables) => ({ document: GetOnboardingDocument as unknown as string, variables }),
    }),
    SaveOnboardingDraft: build.mutation<SaveOnboardingDraftMutation, SaveOnboardingDraftMutationVariables>({
      query: (variables) => ({ document: SaveOnboardingDraftDocument as unknown as string, variables }),
    }),
    SubmitCompanyDetails: build.mutation<SubmitCompanyDetailsMutation, SubmitCompanyDetailsMutationVariables>(
      {
        query: (variables) => ({ document: SubmitCompanyDetailsDocument as unknown as string, variables }),
      },
    ),
    SubmitCompanyTheme: build.mutation<SubmitCompanyThemeMutation, SubmitCompanyThemeMutationVariables>({
      query: (variables) => ({ document: SubmitCompanyThemeDocument as unknown as string, variables }),
    }),
    SubmitClientBilling: build.mutation<SubmitClientBillingMutation, SubmitClientBillingMutationVariables>({
      query: (variables) => ({ document: SubmitClientBillingDocument as unknown as string, variables }),
    }),
    SubmitPaymentMethod: build.mutation<SubmitPaymentMethodMutation, SubmitPaymentMethodMutationVariables>({
      query: (variables) => ({ document: SubmitPaymentMethodDocument as unknown as string, variables }),
    }),
    GetCompanyCountries: build.query<GetCompanyCountriesQuery, GetCompanyCountriesQueryVariables | void>({
      query: (variables) => ({ document: GetCompanyCountriesDocument as unknown as string, variables }),
    }),
    GetPlanTemplates: build.query<GetPlanTemplatesQuery, GetPlanTemplatesQueryVariables | void>({
      query: (variables) => ({ document: GetPlanTemplatesDocument as unknown as string, variables }),
    }),
    GetOnboardingFee: build.query<GetOnboardingFeeQuery, GetOnboardingFeeQueryVariables | void>({
      query: (variables) => ({ document: GetOnboardingFeeDocument as unknown as string, variables }),
    }),
    StartCompanyCardSetup: build.mutation<
      StartCompanyCardSetupMutation,
      StartCompanyCardSetupMutationVariables | void
    >({
      query: (variables) => ({ document: StartCompanyCardSetupDocument as unknown as string, variables }),
    }),
    GetSandboxCards: build.query<GetSandboxCardsQuery, GetSandboxCardsQueryVariables | void>({
      query: (variables) => ({ document: GetSandboxCardsDocument as unknown as string, variables }),
    }),
    GetOnboardingPlan: build.query<GetOnboardingPlanQuery, GetOnboardingPlanQueryVariables | void>({
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
  useStartCompanyCardSetupMutation,
  useGetSandboxCardsQuery,
  useLazyGetSandboxCardsQuery,
  useGetOnboardingPlanQuery,
  useLazyGetOnboardingPlanQuery,
} = injectedRtkApi;
