/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ChangeKind = 'Created' | 'Updated';

/** All that is given must hold; of a list, one of its entries. */
export type ClientFilter = {
  /** Paying at the end of this day, or now if it is not over. */
  activeOn?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: Array<string> | null | undefined;
  createdFrom?: string | null | undefined;
  /** This day included. */
  createdTo?: string | null | undefined;
  /** Needs MANAGE_PAYMENTS. */
  lastPaymentFailed?: boolean | null | undefined;
  movement?: MovementFilter | null | undefined;
  /** Past due, trial ending within 7 days, deactivation to come, and last payment failed for those who hold MANAGE_PAYMENTS; not the Deactivated. */
  needsAttention?: boolean | null | undefined;
  neverSignedIn?: boolean | null | undefined;
  planId?: Array<string> | null | undefined;
  status?: Array<ClientStatus> | null | undefined;
  tag?: Array<string> | null | undefined;
  /** Trialing, and the trial ends within so many days, 1 to 90. */
  trialEndsWithinDays?: number | null | undefined;
};

export type ClientSort = {
  by: ClientSortField;
  direction: SortDirection;
};

/** Ties are broken by id. Where there is nothing to order by, a client comes last either way. */
export type ClientSortField =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'LastLoginAt'
  /** Needs MANAGE_PAYMENTS. */
  | 'LastPaymentAt'
  /** Needs MANAGE_PAYMENTS. */
  | 'LifetimeValue'
  /** Needs MANAGE_PAYMENTS. */
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  /** In the order in which the plans were made. */
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
  /** Added, and has not signed up yet. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type CreateClientInput = {
  /** ISO 3166-1 alpha-2. */
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

/** Clients whose MRR moved so between two days, both included. */
export type MovementFilter = {
  from: string;
  kind: MovementKind;
  to: string;
};

export type MovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Needs MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Needs MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Began or began again to pay. */
  | 'New';

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

export type SortDirection = 'Ascending' | 'Descending';

export type GetClientsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  filter?: Types.ClientFilter | null | undefined;
  sort?: Types.ClientSort | null | undefined;
}>;

export type GetClientsQuery = {
  clients: {
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      number: number;
      name: string;
      email: string;
      country: string | null;
      status: Types.ClientStatus;
      createdAt: string;
      updatedAt: string;
      plan: { id: string; name: string } | null;
    }>;
  };
};

export type GetClientCountsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountsQuery = {
  clientCounts: { total: number; byStatus: Array<{ status: Types.ClientStatus; count: number }> };
};

export type GetClientQueryVariables = Exact<{
  id: string;
}>;

export type GetClientQuery = {
  client: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    status: Types.ClientStatus;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
  };
};

export type GetClientCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountriesQuery = { countries: Array<{ code: string; name: string }> };

export type GetPlansForClientsQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlansForClientsQuery = {
  clientBillingPlans: Array<{ id: string; name: string; status: Types.PlanStatus }>;
};

export type CreateClientMutationVariables = Exact<{
  input: Types.CreateClientInput;
}>;

export type CreateClientMutation = { createClient: { id: string; name: string } };

export type ClientChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type ClientChangedSubscription = {
  clientChanged: { kind: Types.ChangeKind; ids: Array<string>; count: number };
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

export const GetClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClients($page: Int!, $pageSize: Int!, $search: String, $filter: ClientFilter, $sort: ClientSort) {
  clients(
    page: $page
    pageSize: $pageSize
    search: $search
    filter: $filter
    sort: $sort
  ) {
    items {
      id
      number
      name
      email
      country
      status
      plan {
        id
        name
      }
      createdAt
      updatedAt
    }
    page
    pageSize
    totalPages
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
export const GetClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClient($id: ID!) {
  client(id: $id) {
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
    tags
    note
    source
    externalId
    createdAt
    updatedAt
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
  clientBillingPlans {
    id
    name
    status
  }
}
    `);
export const CreateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateClient($input: CreateClientInput!) {
  createClient(input: $input) {
    id
    name
  }
}
    `);
export const ClientChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ClientChanged {
  clientChanged {
    kind
    ids
    count
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClients: build.query<GetClientsQuery, GetClientsQueryVariables>({
      query: (variables) => ({ document: GetClientsDocument as unknown as string, variables }),
    }),
    GetClientCounts: build.query<GetClientCountsQuery, GetClientCountsQueryVariables | void>({
      query: (variables) => ({ document: GetClientCountsDocument as unknown as string, variables }),
    }),
    GetClient: build.query<GetClientQuery, GetClientQueryVariables>({
      query: (variables) => ({ document: GetClientDocument as unknown as string, variables }),
    }),
    GetClientCountries: build.query<GetClientCountriesQuery, GetClientCountriesQueryVariables | void>({
      query: (variables) => ({ document: GetClientCountriesDocument as unknown as string, variables }),
    }),
    GetPlansForClients: build.query<GetPlansForClientsQuery, GetPlansForClientsQueryVariables | void>({
      query: (variables) => ({ document: GetPlansForClientsDocument as unknown as string, variables }),
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
  useGetClientCountsQuery,
  useLazyGetClientCountsQuery,
  useGetClientQuery,
  useLazyGetClientQuery,
  useGetClientCountriesQuery,
  useLazyGetClientCountriesQuery,
  useGetPlansForClientsQuery,
  useLazyGetPlansForClientsQuery,
  useCreateClientMutation,
} = injectedRtkApi;
