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
    PreviewClientBulkAction: build.query<
      Types.PreviewClientBulkActionQuery,
      Types.PreviewClientBulkActionQueryVariables
    >({
      query: (variables) => ({ document: PreviewClientBulkActionDocument as unknown as string, variables }),
    }),
    GetClientBulkAction: build.query<Types.GetClientBulkActionQuery, Types.GetClientBulkActionQueryVariables>(
      {
        query: (variables) => ({ document: GetClientBulkActionDocument as unknown as string, variables }),
      },
    ),
    GetClientBulkActions: build.query<
      Types.GetClientBulkActionsQuery,
      Types.GetClientBulkActionsQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientBulkActionsDocument as unknown as string, variables }),
    }),
    GetClientBulkActionRows: build.query<
      Types.GetClientBulkActionRowsQuery,
      Types.GetClientBulkActionRowsQueryVariables
    >({
      query: (variables) => ({ document: GetClientBulkActionRowsDocument as unknown as string, variables }),
    }),
    StartClientBulkAction: build.mutation<
      Types.StartClientBulkActionMutation,
      Types.StartClientBulkActionMutationVariables
    >({
      query: (variables) => ({ document: StartClientBulkActionDocument as unknown as string, variables }),
    }),
    CancelClientBulkAction: build.mutation<
      Types.CancelClientBulkActionMutation,
      Types.CancelClientBulkActionMutationVariables
    >({
      query: (variables) => ({ document: CancelClientBulkActionDocument as unknown as string, variables }),
    }),
    UndoClientBulkAction: build.mutation<
      Types.UndoClientBulkActionMutation,
      Types.UndoClientBulkActionMutationVariables
    >({
      query: (variables) => ({ document: UndoClientBulkActionDocument as unknown as string, variables }),
    }),
    ExportClients: build.mutation<Types.ExportClientsMutation, Types.ExportClientsMutationVariables>({
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
