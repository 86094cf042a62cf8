import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export const AccessTokenQueryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccessTokenQuery($refreshToken: String!) {
  accessToken(refreshToken: $refreshToken) {
    accessToken
  }
}
    `) as unknown as TypedDocumentString<Types.AccessTokenQueryQuery, Types.AccessTokenQueryQueryVariables>;
export const RefreshTokensDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefreshTokens($refreshToken: String!) {
  refreshTokens(refreshToken: $refreshToken) {
    accessToken
  }
}
    `) as unknown as TypedDocumentString<Types.RefreshTokensMutation, Types.RefreshTokensMutationVariables>;
