/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ClientField =
  | 'AddressLine1'
  | 'AddressLine2'
  | 'City'
  | 'ContactFirstName'
  | 'ContactLastName'
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'ExternalId'
  | 'Name'
  | 'Note'
  | 'Phone'
  | 'Plan'
  | 'PostalCode'
  | 'State'
  | 'Status'
  | 'Tags'
  | 'TaxId'
  | 'Website';

export type ClientImportMappingInput = {
  column: number;
  field: ClientField;
};

/** The field by which a row matches an existing client. */
export type ClientImportMatch = 'Email' | 'ExternalId';

export type ClientImportRowSelection = 'AllRows' | 'OnlyValidRows';

export type ClientImportRowStatus =
  | 'Imported'
  | 'Refused'
  /** Skipped by an action for one of its values. */
  | 'Skipped'
  /** Not imported, because the client already has these values. */
  | 'Unchanged'
  /** Updates an existing client. */
  | 'Update'
  | 'Updated'
  | 'Valid';

export type ClientImportSavedColumnInput = {
  field: ClientField;
  header: string;
};

export type ClientImportStatus =
  /** Stopped by an operator. Imported rows remain. */
  | 'Canceled'
  /** All rows were validated. No rows were imported yet. */
  | 'Checked'
  | 'Failed'
  | 'Finished'
  | 'Running'
  /** The file was parsed. Its columns need a mapping. */
  | 'Uploaded';

export type ClientImportValueAction =
  /** Treats the cell as empty: no plan, no country, and Invited for a status. */
  | 'LeaveEmpty'
  /** Uses `replacement` instead. */
  | 'Replace'
  /** Skips the rows with this value. */
  | 'SkipRow';

/** The fields whose values must match a known plan, country or status. */
export type ClientImportValueField = 'Country' | 'Plan' | 'Status';

export type ClientImportValueInput = {
  action: ClientImportValueAction;
  field: ClientImportValueField;
  /** A plan's id, a country's ISO 3166-1 alpha-2 code or a status. Required with Replace, ignored otherwise. */
  replacement?: string | null | undefined;
  /** Matched without regard to case and surrounding spaces. */
  value: string;
};

export type SaveClientImportMappingInput = {
  columns: Array<ClientImportSavedColumnInput>;
  /** 1 to 60 characters. */
  name: string;
};

export type ClientImportFieldsFragment = {
  id: string;
  fileName: string;
  encoding: string;
  isEncodingUncertain: boolean;
  status: Types.ClientImportStatus;
  totalRows: number;
  validRows: number;
  matchBy: Types.ClientImportMatch | null;
  updateRows: number;
  unchangedRows: number;
  skippedRows: number;
  refusedRows: number;
  importedRows: number;
  updatedRows: number;
  failure: string | null;
  finishedAt: string | null;
  columns: Array<{ index: number; header: string; samples: Array<string>; field: Types.ClientField | null }>;
  unmatchedValues: Array<{
    field: Types.ClientImportValueField;
    value: string;
    count: number;
    action: Types.ClientImportValueAction | null;
    replacement: string | null;
  }>;
};

export type GetClientImportQueryVariables = Exact<{
  id: string;
}>;

export type GetClientImportQuery = {
  clientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: Types.ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: Types.ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{
      index: number;
      header: string;
      samples: Array<string>;
      field: Types.ClientField | null;
    }>;
    unmatchedValues: Array<{
      field: Types.ClientImportValueField;
      value: string;
      count: number;
      action: Types.ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type GetClientImportRowsQueryVariables = Exact<{
  id: string;
  status?: Types.ClientImportRowStatus | null | undefined;
  page: number;
  pageSize: number;
}>;

export type GetClientImportRowsQuery = {
  clientImportRows: {
    totalPages: number;
    items: Array<{ number: number; cells: Array<string>; problems: Array<string> }>;
  };
};

export type CheckClientImportMutationVariables = Exact<{
  id: string;
  mapping: Array<Types.ClientImportMappingInput> | Types.ClientImportMappingInput;
  matchBy?: Types.ClientImportMatch | null | undefined;
  values?: Array<Types.ClientImportValueInput> | Types.ClientImportValueInput | null | undefined;
}>;

export type CheckClientImportMutation = {
  checkClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: Types.ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: Types.ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{
      index: number;
      header: string;
      samples: Array<string>;
      field: Types.ClientField | null;
    }>;
    unmatchedValues: Array<{
      field: Types.ClientImportValueField;
      value: string;
      count: number;
      action: Types.ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type StartClientImportMutationVariables = Exact<{
  id: string;
  rows: Types.ClientImportRowSelection;
}>;

export type StartClientImportMutation = {
  startClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: Types.ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: Types.ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{
      index: number;
      header: string;
      samples: Array<string>;
      field: Types.ClientField | null;
    }>;
    unmatchedValues: Array<{
      field: Types.ClientImportValueField;
      value: string;
      count: number;
      action: Types.ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type CancelClientImportMutationVariables = Exact<{
  id: string;
}>;

export type CancelClientImportMutation = {
  cancelClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: Types.ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: Types.ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{
      index: number;
      header: string;
      samples: Array<string>;
      field: Types.ClientField | null;
    }>;
    unmatchedValues: Array<{
      field: Types.ClientImportValueField;
      value: string;
      count: number;
      action: Types.ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type ClientImportChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type ClientImportChangedSubscription = {
  clientImportChanged: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: Types.ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: Types.ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{
      index: number;
      header: string;
      samples: Array<string>;
      field: Types.ClientField | null;
    }>;
    unmatchedValues: Array<{
      field: Types.ClientImportValueField;
      value: string;
      count: number;
      action: Types.ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type GetClientImportMappingsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientImportMappingsQuery = {
  clientImportMappings: Array<{
    id: string;
    name: string;
    columns: Array<{ header: string; field: Types.ClientField }>;
  }>;
};

export type SaveClientImportMappingMutationVariables = Exact<{
  input: Types.SaveClientImportMappingInput;
}>;

export type SaveClientImportMappingMutation = { saveClientImportMapping: { id: string; name: string } };

export type DeleteClientImportMappingMutationVariables = Exact<{
  id: string;
}>;

export type DeleteClientImportMappingMutation = { deleteClientImportMapping: boolean };

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
    GetClientImport: build.query<GetClientImportQuery, GetClientImportQueryVariables>({
      query: (variables) => ({ document: GetClientImportDocument as unknown as string, variables }),
    }),
    GetClientImportRows: build.query<GetClientImportRowsQuery, GetClientImportRowsQueryVariables>({
      query: (variables) => ({ document: GetClientImportRowsDocument as unknown as string, variables }),
    }),
    CheckClientImport: build.mutation<CheckClientImportMutation, CheckClientImportMutationVariables>({
      query: (variables) => ({ document: CheckClientImportDocument as unknown as string, variables }),
    }),
    StartClientImport: build.mutation<StartClientImportMutation, StartClientImportMutationVariables>({
      query: (variables) => ({ document: StartClientImportDocument as unknown as string, variables }),
    }),
    CancelClientImport: build.mutation<CancelClientImportMutation, CancelClientImportMutationVariables>({
      query: (variables) => ({ document: CancelClientImportDocument as unknown as string, variables }),
    }),
    GetClientImportMappings: build.query<
      GetClientImportMappingsQuery,
      GetClientImportMappingsQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientImportMappingsDocument as unknown as string, variables }),
    }),
    SaveClientImportMapping: build.mutation<
      SaveClientImportMappingMutation,
      SaveClientImportMappingMutationVariables
    >({
      query: (variables) => ({ document: SaveClientImportMappingDocument as unknown as string, variables }),
    }),
    DeleteClientImportMapping: build.mutation<
      DeleteClientImportMappingMutation,
      DeleteClientImportMappingMutationVariables
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
