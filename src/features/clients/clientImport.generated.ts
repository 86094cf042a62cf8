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
export const ClientImportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}
    `,
  { fragmentName: 'ClientImportFields' },
);
export const GetClientImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientImport($id: ID!) {
  clientImport(id: $id) {
    ...ClientImportFields
  }
}
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}`);
export const GetClientImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientImportRows($id: ID!, $status: ClientImportRowStatus, $page: Int!, $pageSize: Int!) {
  clientImportRows(id: $id, status: $status, page: $page, pageSize: $pageSize) {
    items {
      number
      cells
      problems
    }
    totalPages
  }
}
    `);
export const CheckClientImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckClientImport($id: ID!, $mapping: [ClientImportMappingInput!]!, $matchBy: ClientImportMatch, $values: [ClientImportValueInput!]) {
  checkClientImport(
    id: $id
    mapping: $mapping
    matchBy: $matchBy
    values: $values
  ) {
    ...ClientImportFields
  }
}
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}`);
export const StartClientImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartClientImport($id: ID!, $rows: ClientImportRowSelection!) {
  startClientImport(id: $id, rows: $rows) {
    ...ClientImportFields
  }
}
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}`);
export const CancelClientImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelClientImport($id: ID!) {
  cancelClientImport(id: $id) {
    ...ClientImportFields
  }
}
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}`);
export const ClientImportChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ClientImportChanged($id: ID!) {
  clientImportChanged(id: $id) {
    ...ClientImportFields
  }
}
    fragment ClientImportFields on ClientImport {
  id
  fileName
  encoding
  isEncodingUncertain
  status
  columns {
    index
    header
    samples
    field
  }
  totalRows
  validRows
  matchBy
  updateRows
  unchangedRows
  skippedRows
  unmatchedValues {
    field
    value
    count
    action
    replacement
  }
  refusedRows
  importedRows
  updatedRows
  failure
  finishedAt
}`);
export const GetClientImportMappingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientImportMappings {
  clientImportMappings {
    id
    name
    columns {
      header
      field
    }
  }
}
    `);
export const SaveClientImportMappingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveClientImportMapping($input: SaveClientImportMappingInput!) {
  saveClientImportMapping(input: $input) {
    id
    name
  }
}
    `);
export const DeleteClientImportMappingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteClientImportMapping($id: ID!) {
  deleteClientImportMapping(id: $id)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClientImport: build.query<Types.GetClientImportQuery, Types.GetClientImportQueryVariables>({
      query: (variables) => ({ document: GetClientImportDocument as unknown as string, variables }),
    }),
    GetClientImportRows: build.query<Types.GetClientImportRowsQuery, Types.GetClientImportRowsQueryVariables>(
      {
        query: (variables) => ({ document: GetClientImportRowsDocument as unknown as string, variables }),
      },
    ),
    CheckClientImport: build.mutation<
      Types.CheckClientImportMutation,
      Types.CheckClientImportMutationVariables
    >({
      query: (variables) => ({ document: CheckClientImportDocument as unknown as string, variables }),
    }),
    StartClientImport: build.mutation<
      Types.StartClientImportMutation,
      Types.StartClientImportMutationVariables
    >({
      query: (variables) => ({ document: StartClientImportDocument as unknown as string, variables }),
    }),
    CancelClientImport: build.mutation<
      Types.CancelClientImportMutation,
      Types.CancelClientImportMutationVariables
    >({
      query: (variables) => ({ document: CancelClientImportDocument as unknown as string, variables }),
    }),
    GetClientImportMappings: build.query<
      Types.GetClientImportMappingsQuery,
      Types.GetClientImportMappingsQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientImportMappingsDocument as unknown as string, variables }),
    }),
    SaveClientImportMapping: build.mutation<
      Types.SaveClientImportMappingMutation,
      Types.SaveClientImportMappingMutationVariables
    >({
      query: (variables) => ({ document: SaveClientImportMappingDocument as unknown as string, variables }),
    }),
    DeleteClientImportMapping: build.mutation<
      Types.DeleteClientImportMappingMutation,
      Types.DeleteClientImportMappingMutationVariables
    >({
      query: (variables) => ({ document: DeleteClientImportMappingDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientImportQuery,
  useLazyGetClientImportQuery,
  useGetClientImportRowsQuery,
  useLazyGetClientImportRowsQuery,
  useCheckClientImportMutation,
  useStartClientImportMutation,
  useCancelClientImportMutation,
  useGetClientImportMappingsQuery,
  useLazyGetClientImportMappingsQuery,
  useSaveClientImportMappingMutation,
  useDeleteClientImportMappingMutation,
} = injectedRtkApi;
