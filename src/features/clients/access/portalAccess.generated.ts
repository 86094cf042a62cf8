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

export const SendPortalAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendPortalAccess($id: ID!, $idempotencyKey: ID!) {
  sendPortalAccess(id: $id, idempotencyKey: $idempotencyKey)
}
    `);
export const ViewAsClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ViewAsClient($input: ViewAsClientInput!) {
  viewAsClient(input: $input) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    SendPortalAccess: build.mutation<Types.SendPortalAccessMutation, Types.SendPortalAccessMutationVariables>(
      {
        query: (variables) => ({ document: SendPortalAccessDocument as unknown as string, variables }),
      },
    ),
    ViewAsClient: build.mutation<Types.ViewAsClientMutation, Types.ViewAsClientMutationVariables>({
      query: (variables) => ({ document: ViewAsClientDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useSendPortalAccessMutation, useViewAsClientMutation } = injectedRtkApi;
