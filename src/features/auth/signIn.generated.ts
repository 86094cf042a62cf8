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

export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Login($email: String!, $password: String!, $rememberMe: Boolean!, $captchaToken: String) {
  login(
    email: $email
    password: $password
    rememberMe: $rememberMe
    captchaToken: $captchaToken
  ) {
    accessToken
    refreshToken
  }
}
    `);
export const GoogleLoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation googleLogin($token: String!) {
  googleLogin(token: $token) {
    accessToken
    refreshToken
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    Login: build.mutation<Types.LoginMutation, Types.LoginMutationVariables>({
      query: (variables) => ({ document: LoginDocument as unknown as string, variables }),
    }),
    googleLogin: build.mutation<Types.GoogleLoginMutation, Types.GoogleLoginMutationVariables>({
      query: (variables) => ({ document: GoogleLoginDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useLoginMutation, useGoogleLoginMutation } = injectedRtkApi;
