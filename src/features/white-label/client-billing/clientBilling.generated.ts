/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
/** What happens to a past due client after the last retry. */
export type AfterLastRetry =
  /** The client is deactivated for non-payment. */
  | 'Deactivate'
  /** The client remains past due until they pay or an operator deactivates them. */
  | 'KeepPastDue'
  /** The client is paused, and charges stop. */
  | 'Pause';

export type CardProviderName = 'Sandbox' | 'Stripe';

export type ChangePlanPriceInput = {
  id: string;
  price: PlanPriceInput;
  /** The last read version. CONFLICT if it has changed. */
  priceVersion: number;
  subscribers: SubscriberPriceChange;
};

export type DunningSettingsInput = {
  afterLastRetry: AfterLastRetry;
  /** 0 to 90 days. */
  graceDays: number;
};

export type PlanDetailsInput = {
  allowSelfUpgrade: boolean;
  /** Defaults to a code made from the name. */
  code?: string | null | undefined;
  description?: string | null | undefined;
  features?: Array<string> | null | undefined;
  isPopular: boolean;
  isPublic: boolean;
  name: string;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: TaxBehavior;
  trialDays: number;
};

export type PlanInput = {
  details: PlanDetailsInput;
  price: PlanPriceInput;
  /** Either Draft or Active. */
  status: PlanStatus;
};

export type PlanInterval = 'Month' | 'Week' | 'Year';

/** A price and its interval, in minor units of the company's currency. */
export type PlanPriceInput = {
  interval: PlanInterval;
  /** 1 to 12, or 1 to 3 for years. */
  intervalCount?: number;
  /** 0, or 50 to 99,999,999. */
  price: number;
  yearlyPrice?: number | null | undefined;
};

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

/** The effect of a new price on subscribers with an earlier price. */
export type SubscriberPriceChange =
  /** The new price applies from each subscriber's next renewal. */
  | 'AtRenewal'
  /** Subscribers keep their price. */
  | 'Keep'
  /**
   * The new price applies immediately. The current paid period is not charged again. If the interval changes, a new
   * period starts and is charged immediately.
   */
  | 'Now';

export type TaxBehavior =
  /** Tax is added to the price. */
  | 'Exclusive'
  /** The price includes tax. */
  | 'Inclusive'
  | 'Unspecified';

export type BillingPlanFieldsFragment = {
  id: string;
  name: string;
  code: string;
  description: string | null;
  features: Array<string>;
  price: number;
  currency: string;
  interval: Types.PlanInterval;
  intervalCount: number;
  yearlyPrice: number | null;
  trialDays: number;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: Types.TaxBehavior;
  isPublic: boolean;
  isDefault: boolean;
  isPopular: boolean;
  allowSelfUpgrade: boolean;
  order: number;
  status: Types.PlanStatus;
  priceVersion: number;
  clientCount: number;
  activeClientCount: number;
  mrr: number | null;
  isUnused: boolean;
  lockVersion: number;
  updatedAt: string;
};

export type GetClientBillingPlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBillingPlansQuery = {
  clientBillingPlans: Array<{
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  }>;
};

export type PreviewPlanPriceQueryVariables = Exact<{
  id: string;
  price: Types.PlanPriceInput;
}>;

export type PreviewPlanPriceQuery = {
  previewPlanPrice: {
    clientCount: number;
    mrr: number | null;
    mrrAfter: number | null;
    firstRenewalAt: string | null;
    lastRenewalAt: string | null;
    externallyBilledCount: number;
    chargedNow: number | null;
    chargedNowCount: number;
  };
};

export type GetPlanProviderQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlanProviderQuery = {
  stripeIntegration: { provider: Types.CardProviderName; amountIncrement: number };
};

export type CreateClientBillingPlanMutationVariables = Exact<{
  input: Types.PlanInput;
  idempotencyKey: string;
}>;

export type CreateClientBillingPlanMutation = {
  createClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type UpdateClientBillingPlanMutationVariables = Exact<{
  id: string;
  lockVersion: number;
  input: Types.PlanDetailsInput;
}>;

export type UpdateClientBillingPlanMutation = {
  updateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ChangePlanPriceMutationVariables = Exact<{
  input: Types.ChangePlanPriceInput;
  idempotencyKey: string;
}>;

export type ChangePlanPriceMutation = {
  changePlanPrice: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type DuplicateClientBillingPlanMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type DuplicateClientBillingPlanMutation = {
  duplicateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ActivateClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type ActivateClientBillingPlanMutation = {
  activateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ArchiveClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveClientBillingPlanMutation = {
  archiveClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type DeleteClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type DeleteClientBillingPlanMutation = { deleteClientBillingPlan: boolean };

export type ReorderClientBillingPlansMutationVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ReorderClientBillingPlansMutation = {
  reorderClientBillingPlans: Array<{
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  }>;
};

export type SetDefaultClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type SetDefaultClientBillingPlanMutation = {
  setDefaultClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: Types.TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: Types.PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type GetDunningSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type GetDunningSettingsQuery = {
  dunningSettings: { afterLastRetry: Types.AfterLastRetry; graceDays: number };
};

export type UpdateDunningSettingsMutationVariables = Exact<{
  input: Types.DunningSettingsInput;
}>;

export type UpdateDunningSettingsMutation = {
  updateDunningSettings: { afterLastRetry: Types.AfterLastRetry; graceDays: number };
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
export const BillingPlanFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}
    `,
  { fragmentName: 'BillingPlanFields' },
);
export const GetClientBillingPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBillingPlans {
  clientBillingPlans {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const PreviewPlanPriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewPlanPrice($id: ID!, $price: PlanPriceInput!) {
  previewPlanPrice(id: $id, price: $price) {
    clientCount
    mrr
    mrrAfter
    firstRenewalAt
    lastRenewalAt
    externallyBilledCount
    chargedNow
    chargedNowCount
  }
}
    `);
export const GetPlanProviderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPlanProvider {
  stripeIntegration {
    provider
    amountIncrement
  }
}
    `);
export const CreateClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateClientBillingPlan($input: PlanInput!, $idempotencyKey: ID!) {
  createClientBillingPlan(input: $input, idempotencyKey: $idempotencyKey) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const UpdateClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateClientBillingPlan($id: ID!, $lockVersion: Int!, $input: PlanDetailsInput!) {
  updateClientBillingPlan(id: $id, lockVersion: $lockVersion, input: $input) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const ChangePlanPriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePlanPrice($input: ChangePlanPriceInput!, $idempotencyKey: ID!) {
  changePlanPrice(input: $input, idempotencyKey: $idempotencyKey) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const DuplicateClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateClientBillingPlan($id: ID!, $idempotencyKey: ID!) {
  duplicateClientBillingPlan(id: $id, idempotencyKey: $idempotencyKey) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const ActivateClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ActivateClientBillingPlan($id: ID!) {
  activateClientBillingPlan(id: $id) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const ArchiveClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveClientBillingPlan($id: ID!) {
  archiveClientBillingPlan(id: $id) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const DeleteClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteClientBillingPlan($id: ID!) {
  deleteClientBillingPlan(id: $id)
}
    `);
export const ReorderClientBillingPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReorderClientBillingPlans($ids: [ID!]!) {
  reorderClientBillingPlans(ids: $ids) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const SetDefaultClientBillingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetDefaultClientBillingPlan($id: ID!) {
  setDefaultClientBillingPlan(id: $id) {
    ...BillingPlanFields
  }
}
    fragment BillingPlanFields on ClientBillingPlan {
  id
  name
  code
  description
  features
  price
  currency
  interval
  intervalCount
  yearlyPrice
  trialDays
  requireCardForTrial
  setupFee
  taxBehavior
  isPublic
  isDefault
  isPopular
  allowSelfUpgrade
  order
  status
  priceVersion
  clientCount
  activeClientCount
  mrr
  isUnused
  lockVersion
  updatedAt
}`);
export const GetDunningSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetDunningSettings {
  dunningSettings {
    afterLastRetry
    graceDays
  }
}
    `);
export const UpdateDunningSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateDunningSettings($input: DunningSettingsInput!) {
  updateDunningSettings(input: $input) {
    afterLastRetry
    graceDays
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClientBillingPlans: build.query<
      GetClientBillingPlansQuery,
      GetClientBillingPlansQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientBillingPlansDocument as unknown as string, variables }),
    }),
    PreviewPlanPrice: build.query<PreviewPlanPriceQuery, PreviewPlanPriceQueryVariables>({
      query: (variables) => ({ document: PreviewPlanPriceDocument as unknown as string, variables }),
    }),
    GetPlanProvider: build.query<GetPlanProviderQuery, GetPlanProviderQueryVariables | void>({
      query: (variables) => ({ document: GetPlanProviderDocument as unknown as string, variables }),
    }),
    CreateClientBillingPlan: build.mutation<
      CreateClientBillingPlanMutation,
      CreateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: CreateClientBillingPlanDocument as unknown as string, variables }),
    }),
    UpdateClientBillingPlan: build.mutation<
      UpdateClientBillingPlanMutation,
      UpdateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: UpdateClientBillingPlanDocument as unknown as string, variables }),
    }),
    ChangePlanPrice: build.mutation<ChangePlanPriceMutation, ChangePlanPriceMutationVariables>({
      query: (variables) => ({ document: ChangePlanPriceDocument as unknown as string, variables }),
    }),
    DuplicateClientBillingPlan: build.mutation<
      DuplicateClientBillingPlanMutation,
      DuplicateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({
        document: DuplicateClientBillingPlanDocument as unknown as string,
        variables,
      }),
    }),
    ActivateClientBillingPlan: build.mutation<
      ActivateClientBillingPlanMutation,
      ActivateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: ActivateClientBillingPlanDocument as unknown as string, variables }),
    }),
    ArchiveClientBillingPlan: build.mutation<
      ArchiveClientBillingPlanMutation,
      ArchiveClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: ArchiveClientBillingPlanDocument as unknown as string, variables }),
    }),
    DeleteClientBillingPlan: build.mutation<
      DeleteClientBillingPlanMutation,
      DeleteClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: DeleteClientBillingPlanDocument as unknown as string, variables }),
    }),
    ReorderClientBillingPlans: build.mutation<
      ReorderClientBillingPlansMutation,
      ReorderClientBillingPlansMutationVariables
    >({
      query: (variables) => ({ document: ReorderClientBillingPlansDocument as unknown as string, variables }),
    }),
    SetDefaultClientBillingPlan: build.mutation<
      SetDefaultClientBillingPlanMutation,
      SetDefaultClientBillingPlanMutationVariables
    >({
      query: (variables) => ({
        document: SetDefaultClientBillingPlanDocument as unknown as string,
        variables,
      }),
    }),
    GetDunningSettings: build.query<GetDunningSettingsQuery, GetDunningSettingsQueryVariables | void>({
      query: (variables) => ({ document: GetDunningSettingsDocument as unknown as string, variables }),
    }),
    UpdateDunningSettings: build.mutation<
      UpdateDunningSettingsMutation,
      UpdateDunningSettingsMutationVariables
    >({
      query: (variables) => ({ document: UpdateDunningSettingsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientBillingPlansQuery,
  useLazyGetClientBillingPlansQuery,
  usePreviewPlanPriceQuery,
  useLazyPreviewPlanPriceQuery,
  useGetPlanProviderQuery,
  useLazyGetPlanProviderQuery,
  useCreateClientBillingPlanMutation,
  useUpdateClientBillingPlanMutation,
  useChangePlanPriceMutation,
  useDuplicateClientBillingPlanMutation,
  useActivateClientBillingPlanMutation,
  useArchiveClientBillingPlanMutation,
  useDeleteClientBillingPlanMutation,
  useReorderClientBillingPlansMutation,
  useSetDefaultClientBillingPlanMutation,
  useGetDunningSettingsQuery,
  useLazyGetDunningSettingsQuery,
  useUpdateDunningSettingsMutation,
} = injectedRtkApi;
