/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ClientBulkActionInput = {
  /** Export and Undo have separate mutations. */
  kind: ClientBulkActionKind;
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

export type ClientBulkActionKind =
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

export type ClientBulkActionOutcome = 'Changed' | 'Refused' | 'Unchanged' | 'Waiting';

export type ClientBulkActionStatus =
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

/** A selection of clients: those in `ids`, or all that match the search and filter. */
export type ClientSelection = {
  filter?: ClientFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  maxNumber?: number | null | undefined;
  search?: string | null | undefined;
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

export type SortDirection = 'Ascending' | 'Descending';

export type ClientBulkActionFieldsFragment = {
  id: string;
  kind: Types.ClientBulkActionKind;
  status: Types.ClientBulkActionStatus;
  summary: string;
  total: number;
  changed: number;
  unchanged: number;
  refused: number;
  failure: string | null;
  canUndo: boolean;
  isUndone: boolean;
  createdByName: string;
  createdAt: string;
  finishedAt: string | null;
};

export type PreviewClientBulkActionQueryVariables = Exact<{
  input: Types.ClientBulkActionInput;
}>;

export type PreviewClientBulkActionQuery = {
  previewClientBulkAction: {
    total: number;
    willChange: number;
    unchanged: number;
    refused: number;
    mrrChange: number | null;
    refusals: Array<{ problem: string; count: number }>;
    examples: Array<{ id: string; name: string }>;
  };
};

export type GetClientBulkActionQueryVariables = Exact<{
  id: string;
}>;

export type GetClientBulkActionQuery = {
  clientBulkAction: {
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type GetClientBulkActionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBulkActionsQuery = {
  clientBulkActions: Array<{
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  }>;
};

export type GetClientBulkActionRowsQueryVariables = Exact<{
  id: string;
  outcome?: Types.ClientBulkActionOutcome | null | undefined;
  page: number;
  pageSize: number;
}>;

export type GetClientBulkActionRowsQuery = {
  clientBulkActionRows: {
    totalPages: number;
    items: Array<{
      position: number;
      outcome: Types.ClientBulkActionOutcome;
      problem: string | null;
      client: { id: string; name: string };
    }>;
  };
};

export type StartClientBulkActionMutationVariables = Exact<{
  input: Types.ClientBulkActionInput;
  expectedCount: number;
  idempotencyKey: string;
}>;

export type StartClientBulkActionMutation = {
  startClientBulkAction: {
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type CancelClientBulkActionMutationVariables = Exact<{
  id: string;
}>;

export type CancelClientBulkActionMutation = {
  cancelClientBulkAction: {
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type UndoClientBulkActionMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type UndoClientBulkActionMutation = {
  undoClientBulkAction: {
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
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

export type ClientBulkActionChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type ClientBulkActionChangedSubscription = {
  clientBulkActionChanged: {
    id: string;
    kind: Types.ClientBulkActionKind;
    status: Types.ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
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
export const ClientBulkActionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}
    `,
  { fragmentName: 'ClientBulkActionFields' },
);
export const PreviewClientBulkActionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewClientBulkAction($input: ClientBulkActionInput!) {
  previewClientBulkAction(input: $input) {
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
export const GetClientBulkActionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulkAction($id: ID!) {
  clientBulkAction(id: $id) {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}`);
export const GetClientBulkActionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulkActions {
  clientBulkActions {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}`);
export const GetClientBulkActionRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBulkActionRows($id: ID!, $outcome: ClientBulkActionOutcome, $page: Int!, $pageSize: Int!) {
  clientBulkActionRows(
    id: $id
    outcome: $outcome
    page: $page
    pageSize: $pageSize
  ) {
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
export const StartClientBulkActionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartClientBulkAction($input: ClientBulkActionInput!, $expectedCount: Int!, $idempotencyKey: ID!) {
  startClientBulkAction(
    input: $input
    expectedCount: $expectedCount
    idempotencyKey: $idempotencyKey
  ) {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}`);
export const CancelClientBulkActionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelClientBulkAction($id: ID!) {
  cancelClientBulkAction(id: $id) {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}`);
export const UndoClientBulkActionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoClientBulkAction($id: ID!, $idempotencyKey: ID!) {
  undoClientBulkAction(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
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
export const ClientBulkActionChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ClientBulkActionChanged($id: ID!) {
  clientBulkActionChanged(id: $id) {
    ...ClientBulkActionFields
  }
}
    fragment ClientBulkActionFields on ClientBulkAction {
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
  createdByName
  createdAt
  finishedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    PreviewClientBulkAction: build.query<PreviewClientBulkActionQuery, PreviewClientBulkActionQueryVariables>(
      {
        query: (variables) => ({ document: PreviewClientBulkActionDocument as unknown as string, variables }),
      },
    ),
    GetClientBulkAction: build.query<GetClientBulkActionQuery, GetClientBulkActionQueryVariables>({
      query: (variables) => ({ document: GetClientBulkActionDocument as unknown as string, variables }),
    }),
    GetClientBulkActions: build.query<GetClientBulkActionsQuery, GetClientBulkActionsQueryVariables | void>({
      query: (variables) => ({ document: GetClientBulkActionsDocument as unknown as string, variables }),
    }),
    GetClientBulkActionRows: build.query<GetClientBulkActionRowsQuery, GetClientBulkActionRowsQueryVariables>(
      {
        query: (variables) => ({ document: GetClientBulkActionRowsDocument as unknown as string, variables }),
      },
    ),
    StartClientBulkAction: build.mutation<
      StartClientBulkActionMutation,
      StartClientBulkActionMutationVariables
    >({
      query: (variables) => ({ document: StartClientBulkActionDocument as unknown as string, variables }),
    }),
    CancelClientBulkAction: build.mutation<
      CancelClientBulkActionMutation,
      CancelClientBulkActionMutationVariables
    >({
      query: (variables) => ({ document: CancelClientBulkActionDocument as unknown as string, variables }),
    }),
    UndoClientBulkAction: build.mutation<UndoClientBulkActionMutation, UndoClientBulkActionMutationVariables>(
      {
        query: (variables) => ({ document: UndoClientBulkActionDocument as unknown as string, variables }),
      },
    ),
    ExportClients: build.mutation<ExportClientsMutation, ExportClientsMutationVariables>({
      query: (variables) => ({ document: ExportClientsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  usePreviewClientBulkActionQuery,
  useLazyPreviewClientBulkActionQuery,
  useGetClientBulkActionQuery,
  useLazyGetClientBulkActionQuery,
  useGetClientBulkActionsQuery,
  useLazyGetClientBulkActionsQuery,
  useGetClientBulkActionRowsQuery,
  useLazyGetClientBulkActionRowsQuery,
  useStartClientBulkActionMutation,
  useCancelClientBulkActionMutation,
  useUndoClientBulkActionMutation,
  useExportClientsMutation,
} = injectedRtkApi;
