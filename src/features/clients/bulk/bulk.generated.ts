/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ClientBulkInput = {
  /** Export and Undo have separate mutations. */
  kind: ClientBulkKind;
  /** For Deactivate. */
  note?: string | null | undefined;
  /** For ChangePlan. */
  planId?: string | null | undefined;
  /** For Deactivate. */
  reason?: DeactivationReason | null | undefined;
  selection: ClientSelection;
  /** For AddTags and RemoveTags. */
  tags?: Array<string> | null | undefined;
  /** For Deactivate. */
  when?: DeactivationTime | null | undefined;
};

export type ClientBulkKind =
  | 'AddTags'
  | 'ChangePlan'
  | 'Deactivate'
  | 'Export'
  | 'Pause'
  | 'Reactivate'
  | 'RemoveTags'
  | 'Resume'
  /** Reverts an earlier bulk action. */
  | 'Undo';

export type ClientBulkOutcome = 'Changed' | 'Refused' | 'Unchanged' | 'Waiting';

export type ClientBulkStatus =
  /** Stopped by an operator. Completed changes remain. */
  'Canceled' | 'Failed' | 'Finished' | 'Running';

export type ClientColumn =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'ExternalId'
  | 'LastLoginAt'
  | 'LastPaymentAt'
  | 'LastPaymentStatus'
  | 'LifetimeValue'
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  | 'Plan'
  | 'Source'
  | 'Status'
  | 'Tags'
  | 'TrialEndsAt'
  | 'UpdatedAt';

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
  movement?: MovementFilter | null | undefined;
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

/** A selection of clients: those in `ids`, or all that match the search and filter. */
export type ClientSelection = {
  filter?: ClientFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  search?: string | null | undefined;
  upTo?: number | null | undefined;
};

export type ClientSort = {
  by: ClientSortField;
  direction: SortDirection;
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

export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, not yet signed up. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type DeactivationReason = 'ClientRequest' | 'Duplicate' | 'Fraud' | 'NonPayment' | 'Other';

export type DeactivationTime =
  | 'Now'
  /** At the end of the paid period or the trial. */
  | 'PeriodEnd';

export type ExportClientsInput = {
  /** The columns in order. Empty for all columns. Money columns require MANAGE_PAYMENTS. */
  columns: Array<ClientColumn>;
  selection: ClientSelection;
  sort?: ClientSort | null | undefined;
};

/** Clients with an MRR movement between two days, both inclusive. */
export type MovementFilter = {
  from: string;
  kind: MovementKind;
  to: string;
};

export type MovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Requires MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Requires MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Started or resumed paying. */
  | 'New';

export type SortDirection = 'Ascending' | 'Descending';

export type ClientBulkFieldsFragment = {
  id: string;
  kind: Types.ClientBulkKind;
  status: Types.ClientBulkStatus;
  summary: string;
  total: number;
  changed: number;
  unchanged: number;
  refused: number;
  failure: string | null;
  canUndo: boolean;
  isUndone: boolean;
  byName: string;
  createdAt: string;
  finishedAt: string | null;
};

export type PreviewClientBulkQueryVariables = Exact<{
  input: Types.ClientBulkInput;
}>;

export type PreviewClientBulkQuery = {
  previewClientBulk: {
    total: number;
    willChange: number;
    unchanged: number;
    refused: number;
    mrrChange: number | null;
    refusals: Array<{ problem: string; count: number }>;
    examples: Array<{ id: string; name: string }>;
  };
};

export type GetClientBulkQueryVariables = Exact<{
  id: string;
}>;

export type GetClientBulkQuery = {
  clientBulk: {
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type GetClientBulksQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBulksQuery = {
  clientBulks: Array<{
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  }>;
};

export type GetClientBulkRowsQueryVariables = Exact<{
  id: string;
  outcome?: Types.ClientBulkOutcome | null | undefined;
  page: number;
  pageSize: number;
}>;

export type GetClientBulkRowsQuery = {
  clientBulkRows: {
    totalPages: number;
    items: Array<{
      position: number;
      outcome: Types.ClientBulkOutcome;
      problem: string | null;
      client: { id: string; name: string };
    }>;
  };
};

export type StartClientBulkMutationVariables = Exact<{
  input: Types.ClientBulkInput;
  expectedCount: number;
  idempotencyKey: string;
}>;

export type StartClientBulkMutation = {
  startClientBulk: {
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type CancelClientBulkMutationVariables = Exact<{
  id: string;
}>;

export type CancelClientBulkMutation = {
  cancelClientBulk: {
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type UndoClientBulkMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type UndoClientBulkMutation = {
  undoClientBulk: {
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type ExportClientsMutationVariables = Exact<{
  input: Types.ExportClientsInput;
}>;

export type ExportClientsMutation = {
  exportClients: { id: string; fileName: string; url: string; expiresAt: string };
};

export type ClientBulkChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type ClientBulkChangedSubscription = {
  clientBulkChanged: {
    id: string;
    kind: Types.ClientBulkKind;
    status: Types.ClientBulkStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    byName: string;
    createdAt: string;
    finishedAt: string | null;
  };
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
export const ClientBulkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}
    `,
  { fragmentName: 'ClientBulkFields' },
);
export const PreviewClientBulkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewClientBulk($input: ClientBulkInput!) {
  previewClientBulk(input: $input) {
    total
    willChange
    unchanged
    refused
    refusals {
      problem
      count
    }
    mrrChange
    examples {
      id
      name
    }
  }
}
    `);
export const GetClientBulkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulk($id: ID!) {
  clientBulk(id: $id) {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);
export const GetClientBulksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulks {
  clientBulks {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);
export const GetClientBulkRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulkRows($id: ID!, $outcome: ClientBulkOutcome, $page: Int!, $pageSize: Int!) {
  clientBulkRows(id: $id, outcome: $outcome, page: $page, pageSize: $pageSize) {
    items {
      position
      client {
        id
        name
      }
      outcome
      problem
    }
    totalPages
  }
}
    `);
export const StartClientBulkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartClientBulk($input: ClientBulkInput!, $expectedCount: Int!, $idempotencyKey: ID!) {
  startClientBulk(
    input: $input
    expectedCount: $expectedCount
    idempotencyKey: $idempotencyKey
  ) {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);
export const CancelClientBulkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelClientBulk($id: ID!) {
  cancelClientBulk(id: $id) {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);
export const UndoClientBulkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoClientBulk($id: ID!, $idempotencyKey: ID!) {
  undoClientBulk(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);
export const ExportClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportClients($input: ExportClientsInput!) {
  exportClients(input: $input) {
    id
    fileName
    url
    expiresAt
  }
}
    `);
export const ClientBulkChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ClientBulkChanged($id: ID!) {
  clientBulkChanged(id: $id) {
    ...ClientBulkFields
  }
}
    fragment ClientBulkFields on ClientBulk {
  id
  kind
  status
  summary
  total
  changed
  unchanged
  refused
  failure
  canUndo
  isUndone
  byName
  createdAt
  finishedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    PreviewClientBulk: build.query<PreviewClientBulkQuery, PreviewClientBulkQueryVariables>({
      query: (variables) => ({ document: PreviewClientBulkDocument as unknown as string, variables }),
    }),
    GetClientBulk: build.query<GetClientBulkQuery, GetClientBulkQueryVariables>({
      query: (variables) => ({ document: GetClientBulkDocument as unknown as string, variables }),
    }),
    GetClientBulks: build.query<GetClientBulksQuery, GetClientBulksQueryVariables | void>({
      query: (variables) => ({ document: GetClientBulksDocument as unknown as string, variables }),
    }),
    GetClientBulkRows: build.query<GetClientBulkRowsQuery, GetClientBulkRowsQueryVariables>({
      query: (variables) => ({ document: GetClientBulkRowsDocument as unknown as string, variables }),
    }),
    StartClientBulk: build.mutation<StartClientBulkMutation, StartClientBulkMutationVariables>({
      query: (variables) => ({ document: StartClientBulkDocument as unknown as string, variables }),
    }),
    CancelClientBulk: build.mutation<CancelClientBulkMutation, CancelClientBulkMutationVariables>({
      query: (variables) => ({ document: CancelClientBulkDocument as unknown as string, variables }),
    }),
    UndoClientBulk: build.mutation<UndoClientBulkMutation, UndoClientBulkMutationVariables>({
      query: (variables) => ({ document: UndoClientBulkDocument as unknown as string, variables }),
    }),
    ExportClients: build.mutation<ExportClientsMutation, ExportClientsMutationVariables>({
      query: (variables) => ({ document: ExportClientsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  usePreviewClientBulkQuery,
  useLazyPreviewClientBulkQuery,
  useGetClientBulkQuery,
  useLazyGetClientBulkQuery,
  useGetClientBulksQuery,
  useLazyGetClientBulksQuery,
  useGetClientBulkRowsQuery,
  useLazyGetClientBulkRowsQuery,
  useStartClientBulkMutation,
  useCancelClientBulkMutation,
  useUndoClientBulkMutation,
  useExportClientsMutation,
} = injectedRtkApi;
