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
export const SearchPaymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SearchPaymentFields on Payment {
  id
  number
  direction
  status
  amount
  currency
  description
  createdAt
  client {
    id
    name
  }
}
    `,
  { fragmentName: 'SearchPaymentFields' },
);
export const SearchClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchClients($search: String!) {
  clients(search: $search) {
    items {
      id
      number
      name
      email
    }
  }
}
    `);
export const SearchPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPayments($search: String!) {
  incoming: payments(direction: Incoming, search: $search) {
    items {
      ...SearchPaymentFields
    }
  }
  outgoing: payments(direction: Outgoing, search: $search) {
    items {
      ...SearchPaymentFields
    }
  }
}
    fragment SearchPaymentFields on Payment {
  id
  number
  direction
  status
  amount
  currency
  description
  createdAt
  client {
    id
    name
  }
}`);
export const ExportAllPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportAllPayments($input: ExportPaymentsInput!) {
  exportPayments(input: $input) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    SearchClients: build.query<Types.SearchClientsQuery, Types.SearchClientsQueryVariables>({
      query: (variables) => ({ document: SearchClientsDocument as unknown as string, variables }),
    }),
    SearchPayments: build.query<Types.SearchPaymentsQuery, Types.SearchPaymentsQueryVariables>({
      query: (variables) => ({ document: SearchPaymentsDocument as unknown as string, variables }),
    }),
    ExportAllPayments: build.mutation<
      Types.ExportAllPaymentsMutation,
      Types.ExportAllPaymentsMutationVariables
    >({
      query: (variables) => ({ document: ExportAllPaymentsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useSearchClientsQuery,
  useLazySearchClientsQuery,
  useSearchPaymentsQuery,
  useLazySearchPaymentsQuery,
  useExportAllPaymentsMutation,
} = injectedRtkApi;
