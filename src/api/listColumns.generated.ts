import type * as Types from './schema.generated';

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

export const GetListColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetListColumns($list: ListName!) {
  listColumns(list: $list)
}
    `);
export const SetListColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetListColumns($list: ListName!, $columns: [String!]) {
  setListColumns(list: $list, columns: $columns)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetListColumns: build.query<Types.GetListColumnsQuery, Types.GetListColumnsQueryVariables>({
      query: (variables) => ({ document: GetListColumnsDocument as unknown as string, variables }),
    }),
    SetListColumns: build.mutation<Types.SetListColumnsMutation, Types.SetListColumnsMutationVariables>({
      query: (variables) => ({ document: SetListColumnsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetListColumnsQuery, useLazyGetListColumnsQuery, useSetListColumnsMutation } =
  injectedRtkApi;
