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
export const ClientFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}
    `,
  { fragmentName: 'ClientFields' },
);
export const GetClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClient($id: ID!) {
  client(id: $id) {
    ...ClientFields
    money {
      currency
      mrr
      lifetimeValue
      subscription {
        price
        interval
        intervalCount
        priceVersion
        currentPriceVersion
        currentPeriodFrom
        currentPeriodTo
        nextChargeAt
        nextChargeAmount
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const GetClientNeighborsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientNeighbors($id: ID!, $search: String, $filter: ClientFilter, $sort: ClientSort, $maxNumber: Int) {
  clientNeighbors(
    id: $id
    search: $search
    filter: $filter
    sort: $sort
    maxNumber: $maxNumber
  ) {
    previous {
      id
      name
    }
    next {
      id
      name
    }
  }
}
    `);
export const GetClientTimelineDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientTimeline($id: ID!, $kinds: [ActivityKind!], $after: String) {
  clientTimeline(id: $id, kinds: $kinds, after: $after) {
    items {
      id
      kind
      occurredAt
      actorType
      actorName
      action
      target
      changes {
        field
        before
        after
      }
      payment {
        id
        amount
        currency
        status
        description
        failure
      }
      refundAmount
      email {
        subject
        hasFailed
      }
      signIn {
        ipAddress
        device
      }
    }
    nextCursor
  }
}
    `);
export const GetClientPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientPayments($clientId: ID!) {
  payments(filter: {clientId: $clientId}) {
    items {
      id
      number
      status
      amount
      currency
      description
      plan {
        id
        name
      }
      method {
        kind
        brand
        last4
      }
      failure
      advice
      createdAt
    }
    totalCount
    totals {
      currency
      gross
      refunded
      fees
      net
      failedCount
      failedAmount
    }
  }
}
    `);
export const PreviewClientDeactivationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewClientDeactivation($id: ID!) {
  previewClientDeactivation(id: $id) {
    transitions
    lastLoginAt
    periodEnd
    money {
      currency
      openPayments
      openAmount
      nextChargeAmount
      nextChargeAt
      mrr
    }
  }
}
    `);
export const UpdateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateClient($input: UpdateClientInput!) {
  updateClient(input: $input) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ChangeClientPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeClientPlan($id: ID!, $planId: ID!, $idempotencyKey: ID!) {
  changeClientPlan(id: $id, planId: $planId, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const PauseClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PauseClient($id: ID!) {
  pauseClient(id: $id) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ResumeClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeClient($id: ID!, $idempotencyKey: ID!) {
  resumeClient(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const DeactivateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeactivateClient($input: DeactivateClientInput!) {
  deactivateClient(input: $input) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const CancelClientDeactivationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelClientDeactivation($id: ID!, $idempotencyKey: ID!) {
  cancelClientDeactivation(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ReactivateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReactivateClient($id: ID!, $idempotencyKey: ID!) {
  reactivateClient(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  language
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClient: build.query<Types.GetClientQuery, Types.GetClientQueryVariables>({
      query: (variables) => ({ document: GetClientDocument as unknown as string, variables }),
    }),
    GetClientNeighbors: build.query<Types.GetClientNeighborsQuery, Types.GetClientNeighborsQueryVariables>({
      query: (variables) => ({ document: GetClientNeighborsDocument as unknown as string, variables }),
    }),
    GetClientTimeline: build.query<Types.GetClientTimelineQuery, Types.GetClientTimelineQueryVariables>({
      query: (variables) => ({ document: GetClientTimelineDocument as unknown as string, variables }),
    }),
    GetClientPayments: build.query<Types.GetClientPaymentsQuery, Types.GetClientPaymentsQueryVariables>({
      query: (variables) => ({ document: GetClientPaymentsDocument as unknown as string, variables }),
    }),
    PreviewClientDeactivation: build.query<
      Types.PreviewClientDeactivationQuery,
      Types.PreviewClientDeactivationQueryVariables
    >({
      query: (variables) => ({ document: PreviewClientDeactivationDocument as unknown as string, variables }),
    }),
    UpdateClient: build.mutation<Types.UpdateClientMutation, Types.UpdateClientMutationVariables>({
      query: (variables) => ({ document: UpdateClientDocument as unknown as string, variables }),
    }),
    ChangeClientPlan: build.mutation<Types.ChangeClientPlanMutation, Types.ChangeClientPlanMutationVariables>(
      {
        query: (variables) => ({ document: ChangeClientPlanDocument as unknown as string, variables }),
      },
    ),
    PauseClient: build.mutation<Types.PauseClientMutation, Types.PauseClientMutationVariables>({
      query: (variables) => ({ document: PauseClientDocument as unknown as string, variables }),
    }),
    ResumeClient: build.mutation<Types.ResumeClientMutation, Types.ResumeClientMutationVariables>({
      query: (variables) => ({ document: ResumeClientDocument as unknown as string, variables }),
    }),
    DeactivateClient: build.mutation<Types.DeactivateClientMutation, Types.DeactivateClientMutationVariables>(
      {
        query: (variables) => ({ document: DeactivateClientDocument as unknown as string, variables }),
      },
    ),
    CancelClientDeactivation: build.mutation<
      Types.CancelClientDeactivationMutation,
      Types.CancelClientDeactivationMutationVariables
    >({
      query: (variables) => ({ document: CancelClientDeactivationDocument as unknown as string, variables }),
    }),
    ReactivateClient: build.mutation<Types.ReactivateClientMutation, Types.ReactivateClientMutationVariables>(
      {
        query: (variables) => ({ document: ReactivateClientDocument as unknown as string, variables }),
      },
    ),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientQuery,
  useLazyGetClientQuery,
  useGetClientNeighborsQuery,
  useLazyGetClientNeighborsQuery,
  useGetClientTimelineQuery,
  useLazyGetClientTimelineQuery,
  useGetClientPaymentsQuery,
  useLazyGetClientPaymentsQuery,
  usePreviewClientDeactivationQuery,
  useLazyPreviewClientDeactivationQuery,
  useUpdateClientMutation,
  useChangeClientPlanMutation,
  usePauseClientMutation,
  useResumeClientMutation,
  useDeactivateClientMutation,
  useCancelClientDeactivationMutation,
  useReactivateClientMutation,
} = injectedRtkApi;
