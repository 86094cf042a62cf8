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

export const CompleteSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CompleteSignIn($challenge: String!, $code: String!) {
  completeSignIn(challenge: $challenge, code: $code) {
    accessToken
    refreshToken
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    CompleteSignIn: build.mutation<Types.CompleteSignInMutation, Types.CompleteSignInMutationVariables>({
      query: (variables) => ({ document: CompleteSignInDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useCompleteSignInMutation } = injectedRtkApi;
