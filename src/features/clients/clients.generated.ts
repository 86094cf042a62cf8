/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
/** Conditions that must all match. A list matches if any of its values matches. */
export type ClientFilter = {
  /** Clients that paid at the end of this day, or pay now if the day has not ended. */
  activeOn?: string | null | undefined;
  /** ISO 3166-1 alpha-2 codes. */
  country?: Array<string> | null | undefined;
  createdFrom?: string | null | undefined;
  /** Inclusive. */
  createdTo?: string | null | undefined;
  /** Requires MANAGE_PAYMENTS. */
  lastPaymentFailed?: boolean | null | undefined;
  movement?: MrrMovementFilter | null | undefined;
  /**
   * Clients that are past due, have a trial ending within 7 days, have a scheduled deactivation or, with
   * MANAGE_PAYMENTS, whose last payment failed. Excludes Deactivated clients.
   */
  needsAttention?: boolean | null | undefined;
  neverSignedIn?: boolean | null | undefined;
  planId?: Array<string> | null | undefined;
  status?: Array<ClientStatus> | null | undefined;
  tag?: Array<string> | null | undefined;
  /** Trialing clients whose trial ends within 1 to 90 days. */
  trialEndsWithinDays?: number | null | undefined;
};

export type ClientSort = {
  direction: SortDirection;
  field: ClientSortField;
};

/** Ties are sorted by id. Clients without a value are last in both directions. */
export type ClientSortField =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'LastLoginAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LastPaymentAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LifetimeValue'
  /** Requires MANAGE_PAYMENTS. */
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  /** In the order in which the plans were created. */
  | 'Plan'
  | 'Source'
  | 'Status'
  | 'Tags'
  | 'TrialEndsAt'
  | 'UpdatedAt';

export type ClientSource = 'Import' | 'Invite' | 'Manual' | 'SelfSignup';

export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, not yet signed up. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type CreateClientInput = {
  /** An ISO 3166-1 alpha-2 code. */
  country?: string | null | undefined;
  email: string;
  externalId?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  planId?: string | null | undefined;
  tags?: Array<string> | null | undefined;
};

export type ListName =
  | 'Clients'
  /** Columns only, as values of PaymentColumn. */
  | 'IncomingPayments'
  /** Columns only, as values of PaymentColumn. Excludes client columns. */
  | 'OutgoingPayments';

/** Clients with an MRR movement between two days, both inclusive. */
export type MrrMovementFilter = {
  from: string;
  kind: MrrMovementKind;
  to: string;
};

export type MrrMovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Requires MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Requires MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Started or resumed paying. */
  | 'New';

export type PaymentStatus =
  | 'Canceled'
  | 'Disputed'
  | 'Failed'
  | 'PartiallyRefunded'
  | 'Pending'
  | 'Processing'
  | 'Refunded'
  | 'Succeeded';

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type SavedViewInput = {
  columns: Array<string>;
  isShared: boolean;
  list: ListName;
  /** 1 to 60 characters. */
  name: string;
  /** At most 2,000 characters. */
  query: string;
};

export type SortDirection = 'Ascending' | 'Descending';

export type GetClientsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  filter?: Types.ClientFilter | null | undefined;
  sort?: Types.ClientSort | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientsQuery = {
  clients: {
    page: number;
    pageSize: number;
    lastNumber: number;
    items: Array<{
      id: string;
      number: number;
      name: string;
      email: string;
      phone: string | null;
      country: string | null;
      status: Types.ClientStatus;
      hasPlanAccess: boolean;
      trialEndsAt: string | null;
      nextRenewalAt: string | null;
      lastLoginAt: string | null;
      tags: Array<string>;
      source: Types.ClientSource;
      createdAt: string;
      updatedAt: string;
      plan: { id: string; name: string } | null;
      deactivation: { isScheduled: boolean; at: string } | null;
      money: {
        currency: string;
        mrr: number;
        lifetimeValue: number;
        lastPaymentAt: string | null;
        lastPaymentStatus: Types.PaymentStatus | null;
      } | null;
    }>;
  };
};

export type GetClientListTotalQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.ClientFilter | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientListTotalQuery = { clients: { totalCount: number } };

export type GetClientCountsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountsQuery = {
  clientCounts: { total: number; byStatus: Array<{ status: Types.ClientStatus; count: number }> };
};

export type GetAttentionCountQueryVariables = Exact<{ [key: string]: never }>;

export type GetAttentionCountQuery = { clients: { totalCount: number } };

export type GetClientFacetsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientFacetsQuery = {
  clientFacets: {
    plans: Array<{ count: number; plan: { id: string; name: string } }>;
    countries: Array<{ value: string; count: number }>;
    tags: Array<{ value: string; count: number }>;
  };
};

export type GetClientCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountriesQuery = { countries: Array<{ code: string; name: string }> };

export type GetPlansForClientsQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlansForClientsQuery = {
  clientPlans: Array<{
    id: string;
    name: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    trialDays: number;
    price: number | null;
    yearlyPrice: number | null;
    setupFee: number | null;
    isDefault: boolean;
  }>;
};

export type GetListColumnsQueryVariables = Exact<{ [key: string]: never }>;

export type GetListColumnsQuery = { listColumns: Array<string> | null };

export type SetListColumnsMutationVariables = Exact<{
  columns?: Array<string> | string | null | undefined;
}>;

export type SetListColumnsMutation = { setListColumns: Array<string> | null };

export type SavedViewFieldsFragment = {
  id: string;
  name: string;
  query: string;
  columns: Array<string>;
  isShared: boolean;
  isOwn: boolean;
  canEdit: boolean;
  createdByName: string | null;
};

export type GetSavedViewsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSavedViewsQuery = {
  savedViews: Array<{
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  }>;
};

export type CreateSavedViewMutationVariables = Exact<{
  input: Types.SavedViewInput;
}>;

export type CreateSavedViewMutation = {
  createSavedView: {
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  };
};

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  input: Types.SavedViewInput;
}>;

export type UpdateSavedViewMutation = {
  updateSavedView: {
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  };
};

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;

export type DeleteSavedViewMutation = { deleteSavedView: boolean };

export type CreateClientMutationVariables = Exact<{
  input: Types.CreateClientInput;
  idempotencyKey: string;
}>;

export type CreateClientMutation = { createClient: { id: string; number: number; name: string } };

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
export const GetListColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetListColumns {
  listColumns(list: Clients)
}
    `);
export const SetListColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetListColumns($columns: [String!]) {
  setListColumns(list: Clients, columns: $columns)
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
    GetClients: build.query<GetClientsQuery, GetClientsQueryVariables>({
      query: (variables) => ({ document: GetClientsDocument as unknown as string, variables }),
    }),
    GetClientListTotal: build.query<GetClientListTotalQuery, GetClientListTotalQueryVariables | void>({
      query: (variables) => ({ document: GetClientListTotalDocument as unknown as string, variables }),
    }),
    GetClientCounts: build.query<GetClientCountsQuery, GetClientCountsQueryVariables | void>({
      query: (variables) => ({ document: GetClientCountsDocument as unknown as string, variables }),
    }),
    GetAttentionCount: build.query<GetAttentionCountQuery, GetAttentionCountQueryVariables | void>({
      query: (variables) => ({ document: GetAttentionCountDocument as unknown as string, variables }),
    }),
    GetClientFacets: build.query<GetClientFacetsQuery, GetClientFacetsQueryVariables | void>({
      query: (variables) => ({ document: GetClientFacetsDocument as unknown as string, variables }),
    }),
    GetClientCountries: build.query<GetClientCountriesQuery, GetClientCountriesQueryVariables | void>({
      query: (variables) => ({ document: GetClientCountriesDocument as unknown as string, variables }),
    }),
    GetPlansForClients: build.query<GetPlansForClientsQuery, GetPlansForClientsQueryVariables | void>({
      query: (variables) => ({ document: GetPlansForClientsDocument as unknown as string, variables }),
    }),
    GetListColumns: build.query<GetListColumnsQuery, GetListColumnsQueryVariables | void>({
      query: (variables) => ({ document: GetListColumnsDocument as unknown as string, variables }),
    }),
    SetListColumns: build.mutation<SetListColumnsMutation, SetListColumnsMutationVariables | void>({
      query: (variables) => ({ document: SetListColumnsDocument as unknown as string, variables }),
    }),
    GetSavedViews: build.query<GetSavedViewsQuery, GetSavedViewsQueryVariables | void>({
      query: (variables) => ({ document: GetSavedViewsDocument as unknown as string, variables }),
    }),
    CreateSavedView: build.mutation<CreateSavedViewMutation, CreateSavedViewMutationVariables>({
      query: (variables) => ({ document: CreateSavedViewDocument as unknown as string, variables }),
    }),
    UpdateSavedView: build.mutation<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>({
      query: (variables) => ({ document: UpdateSavedViewDocument as unknown as string, variables }),
    }),
    DeleteSavedView: build.mutation<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>({
      query: (variables) => ({ document: DeleteSavedViewDocument as unknown as string, variables }),
    }),
    CreateClient: build.mutation<CreateClientMutation, CreateClientMutationVariables>({
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
  useGetListColumnsQuery,
  useLazyGetListColumnsQuery,
  useSetListColumnsMutation,
  useGetSavedViewsQuery,
  useLazyGetSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useCreateClientMutation,
} = injectedRtkApi;
