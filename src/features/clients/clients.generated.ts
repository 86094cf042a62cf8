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
export const SavedViewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SavedViewFields on SavedView {
  id
  name
  query
  columns
  isShared
  isOwn
  canEdit
  createdByName
}
    `,
  { fragmentName: 'SavedViewFields' },
);
export const GetClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClients($page: Int!, $pageSize: Int!, $search: String, $filter: ClientFilter, $sort: ClientSort, $maxNumber: Int) {
  clients(
    page: $page
    pageSize: $pageSize
    search: $search
    filter: $filter
    sort: $sort
    maxNumber: $maxNumber
  ) {
    items {
      id
      number
      name
      email
      phone
      country
      language
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
      }
      money {
        currency
        mrr
        lifetimeValue
        lastPaymentAt
        lastPaymentStatus
      }
      tags
      source
      createdAt
      updatedAt
    }
    page
    pageSize
    lastNumber
  }
}
    `);
export const GetClientListTotalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientListTotal($search: String, $filter: ClientFilter, $maxNumber: Int) {
  clients(search: $search, filter: $filter, maxNumber: $maxNumber) {
    totalCount
  }
}
    `);
export const GetClientCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientCounts {
  clientCounts {
    total
    byStatus {
      status
      count
    }
  }
}
    `);
export const GetAttentionCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetAttentionCount {
  clients(filter: {needsAttention: true}) {
    totalCount
  }
}
    `);
export const GetClientFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientFacets {
  clientFacets {
    plans {
      plan {
        id
        name
      }
      count
    }
    countries {
      value
      count
    }
    tags {
      value
      count
    }
  }
}
    `);
export const GetClientCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientCountries {
  countries {
    code
    name
  }
}
    `);
export const GetPlansForClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPlansForClients {
  clientPlans {
    id
    name
    interval
    intervalCount
    trialDays
    price
    yearlyPrice
    setupFee
    isDefault
  }
}
    `);
export const GetSavedViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSavedViews {
  savedViews(list: Clients) {
    ...SavedViewFields
  }
}
    fragment SavedViewFields on SavedView {
  id
  name
  query
  columns
  isShared
  isOwn
  canEdit
  createdByName
}`);
export const CreateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSavedView($input: SavedViewInput!) {
  createSavedView(input: $input) {
    ...SavedViewFields
  }
}
    fragment SavedViewFields on SavedView {
  id
  name
  query
  columns
  isShared
  isOwn
  canEdit
  createdByName
}`);
export const UpdateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSavedView($id: ID!, $input: SavedViewInput!) {
  updateSavedView(id: $id, input: $input) {
    ...SavedViewFields
  }
}
    fragment SavedViewFields on SavedView {
  id
  name
  query
  columns
  isShared
  isOwn
  canEdit
  createdByName
}`);
export const DeleteSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSavedView($id: ID!) {
  deleteSavedView(id: $id)
}
    `);
export const CreateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateClient($input: CreateClientInput!, $idempotencyKey: ID!) {
  createClient(input: $input, idempotencyKey: $idempotencyKey) {
    id
    number
    name
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClients: build.query<Types.GetClientsQuery, Types.GetClientsQueryVariables>({
      query: (variables) => ({ document: GetClientsDocument as unknown as string, variables }),
    }),
    GetClientListTotal: build.query<
      Types.GetClientListTotalQuery,
      Types.GetClientListTotalQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientListTotalDocument as unknown as string, variables }),
    }),
    GetClientCounts: build.query<Types.GetClientCountsQuery, Types.GetClientCountsQueryVariables | void>({
      query: (variables) => ({ document: GetClientCountsDocument as unknown as string, variables }),
    }),
    GetAttentionCount: build.query<
      Types.GetAttentionCountQuery,
      Types.GetAttentionCountQueryVariables | void
    >({
      query: (variables) => ({ document: GetAttentionCountDocument as unknown as string, variables }),
    }),
    GetClientFacets: build.query<Types.GetClientFacetsQuery, Types.GetClientFacetsQueryVariables | void>({
      query: (variables) => ({ document: GetClientFacetsDocument as unknown as string, variables }),
    }),
    GetClientCountries: build.query<
      Types.GetClientCountriesQuery,
      Types.GetClientCountriesQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientCountriesDocument as unknown as string, variables }),
    }),
    GetPlansForClients: build.query<
      Types.GetPlansForClientsQuery,
      Types.GetPlansForClientsQueryVariables | void
    >({
      query: (variables) => ({ document: GetPlansForClientsDocument as unknown as string, variables }),
    }),
    GetSavedViews: build.query<Types.GetSavedViewsQuery, Types.GetSavedViewsQueryVariables | void>({
      query: (variables) => ({ document: GetSavedViewsDocument as unknown as string, variables }),
    }),
    CreateSavedView: build.mutation<Types.CreateSavedViewMutation, Types.CreateSavedViewMutationVariables>({
      query: (variables) => ({ document: CreateSavedViewDocument as unknown as string, variables }),
    }),
    UpdateSavedView: build.mutation<Types.UpdateSavedViewMutation, Types.UpdateSavedViewMutationVariables>({
      query: (variables) => ({ document: UpdateSavedViewDocument as unknown as string, variables }),
    }),
    DeleteSavedView: build.mutation<Types.DeleteSavedViewMutation, Types.DeleteSavedViewMutationVariables>({
      query: (variables) => ({ document: DeleteSavedViewDocument as unknown as string, variables }),
    }),
    CreateClient: build.mutation<Types.CreateClientMutation, Types.CreateClientMutationVariables>({
      query: (variables) => ({ document: CreateClientDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientsQuery,
  useLazyGetClientsQuery,
  useGetClientListTotalQuery,
  useLazyGetClientListTotalQuery,
  useGetClientCountsQuery,
  useLazyGetClientCountsQuery,
  useGetAttentionCountQuery,
  useLazyGetAttentionCountQuery,
  useGetClientFacetsQuery,
  useLazyGetClientFacetsQuery,
  useGetClientCountriesQuery,
  useLazyGetClientCountriesQuery,
  useGetPlansForClientsQuery,
  useLazyGetPlansForClientsQuery,
  useGetSavedViewsQuery,
  useLazyGetSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useCreateClientMutation,
} = injectedRtkApi;
