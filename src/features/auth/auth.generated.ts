/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type SignUpInput = {
  captchaToken?: string | null | undefined;
  /** 1 to 100 characters. */
  companyName: string;
  email: string;
  /** 1 to 100 characters. */
  name: string;
  /** At least 10 characters, and not one of the 3,000 most common passwords. */
  password: string;
  rememberMe?: boolean | null | undefined;
};

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;

export type SignUpMutation = { signUp: { accessToken: string; refreshToken: string } };

export type GoogleRegisterMutationVariables = Exact<{
  token: string;
}>;

export type GoogleRegisterMutation = { googleRegister: { accessToken: string; refreshToken: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  captchaToken?: string | null | undefined;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;

export type ResetPasswordMutation = { resetPassword: boolean };

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
    SignUp: build.mutation<SignUpMutation, SignUpMutationVariables>({
      query: (variables) => ({ document: SignUpDocument as unknown as string, variables }),
    }),
    googleRegister: build.mutation<GoogleRegisterMutation, GoogleRegisterMutationVariables>({
      query: (variables) => ({ document: GoogleRegisterDocument as unknown as string, variables }),
    }),
    RequestPasswordReset: build.mutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(
      {
        query: (variables) => ({ document: RequestPasswordResetDocument as unknown as string, variables }),
      },
    ),
    ResetPassword: build.mutation<ResetPasswordMutation, ResetPasswordMutationVariables>({
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
