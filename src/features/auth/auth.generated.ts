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

export const SignUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    accessToken
    refreshToken
  }
}
    `);
export const GoogleRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation googleRegister($token: String!) {
  googleRegister(token: $token) {
    accessToken
    refreshToken
  }
}
    `);
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!, $captchaToken: String) {
  requestPasswordReset(email: $email, captchaToken: $captchaToken)
}
    `);
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    SignUp: build.mutation<Types.SignUpMutation, Types.SignUpMutationVariables>({
      query: (variables) => ({ document: SignUpDocument as unknown as string, variables }),
    }),
    googleRegister: build.mutation<Types.GoogleRegisterMutation, Types.GoogleRegisterMutationVariables>({
      query: (variables) => ({ document: GoogleRegisterDocument as unknown as string, variables }),
    }),
    RequestPasswordReset: build.mutation<
      Types.RequestPasswordResetMutation,
      Types.RequestPasswordResetMutationVariables
    >({
      query: (variables) => ({ document: RequestPasswordResetDocument as unknown as string, variables }),
    }),
    ResetPassword: build.mutation<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>({
      query: (variables) => ({ document: ResetPasswordDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useSignUpMutation,
  useGoogleRegisterMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = injectedRtkApi;
