import type * as Types from '../../../api/schema.generated';

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
      Types.GetClientBillingPlansQuery,
      Types.GetClientBillingPlansQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientBillingPlansDocument as unknown as string, variables }),
    }),
    PreviewPlanPrice: build.query<Types.PreviewPlanPriceQuery, Types.PreviewPlanPriceQueryVariables>({
      query: (variables) => ({ document: PreviewPlanPriceDocument as unknown as string, variables }),
    }),
    GetPlanProvider: build.query<Types.GetPlanProviderQuery, Types.GetPlanProviderQueryVariables | void>({
      query: (variables) => ({ document: GetPlanProviderDocument as unknown as string, variables }),
    }),
    CreateClientBillingPlan: build.mutation<
      Types.CreateClientBillingPlanMutation,
      Types.CreateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: CreateClientBillingPlanDocument as unknown as string, variables }),
    }),
    UpdateClientBillingPlan: build.mutation<
      Types.UpdateClientBillingPlanMutation,
      Types.UpdateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: UpdateClientBillingPlanDocument as unknown as string, variables }),
    }),
    ChangePlanPrice: build.mutation<Types.ChangePlanPriceMutation, Types.ChangePlanPriceMutationVariables>({
      query: (variables) => ({ document: ChangePlanPriceDocument as unknown as string, variables }),
    }),
    DuplicateClientBillingPlan: build.mutation<
      Types.DuplicateClientBillingPlanMutation,
      Types.DuplicateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({
        document: DuplicateClientBillingPlanDocument as unknown as string,
        variables,
      }),
    }),
    ActivateClientBillingPlan: build.mutation<
      Types.ActivateClientBillingPlanMutation,
      Types.ActivateClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: ActivateClientBillingPlanDocument as unknown as string, variables }),
    }),
    ArchiveClientBillingPlan: build.mutation<
      Types.ArchiveClientBillingPlanMutation,
      Types.ArchiveClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: ArchiveClientBillingPlanDocument as unknown as string, variables }),
    }),
    DeleteClientBillingPlan: build.mutation<
      Types.DeleteClientBillingPlanMutation,
      Types.DeleteClientBillingPlanMutationVariables
    >({
      query: (variables) => ({ document: DeleteClientBillingPlanDocument as unknown as string, variables }),
    }),
    ReorderClientBillingPlans: build.mutation<
      Types.ReorderClientBillingPlansMutation,
      Types.ReorderClientBillingPlansMutationVariables
    >({
      query: (variables) => ({ document: ReorderClientBillingPlansDocument as unknown as string, variables }),
    }),
    SetDefaultClientBillingPlan: build.mutation<
      Types.SetDefaultClientBillingPlanMutation,
      Types.SetDefaultClientBillingPlanMutationVariables
    >({
      query: (variables) => ({
        document: SetDefaultClientBillingPlanDocument as unknown as string,
        variables,
      }),
    }),
    GetDunningSettings: build.query<
      Types.GetDunningSettingsQuery,
      Types.GetDunningSettingsQueryVariables | void
    >({
      query: (variables) => ({ document: GetDunningSettingsDocument as unknown as string, variables }),
    }),
    UpdateDunningSettings: build.mutation<
      Types.UpdateDunningSettingsMutation,
      Types.UpdateDunningSettingsMutationVariables
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
