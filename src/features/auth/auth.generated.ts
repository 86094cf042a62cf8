/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type AcceptInvitationInput = {
  googleToken?: string | null | undefined;
  name: string;
  /** Either a password or a Google ID token. */
  password?: string | null | undefined;
  token: string;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform: sees why, and exports. */
  | 'Blocked'
  /** Closed by an Admin: reads, exports and pays. */
  | 'Cancelled'
  /** Onboarding is not finished. */
  | 'Pending';

export type InvitationStatus =
  | 'Accepted'
  /** Seven days after it was sent. */
  | 'Expired'
  | 'Pending'
  /** Sent again since: the newer link is the one that works. */
  | 'Replaced'
  | 'Revoked';

export type Permission =
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER';

export type Role =
  /** Holds every permission, always. */
  'Admin' | 'ClientManagement' | 'Staff';

export type SignUpInput = {
  botCheckToken?: string | null | undefined;
  /** 1 to 100 characters. */
  companyName: string;
  email: string;
  /** 1 to 100 characters. */
  name: string;
  /** At least 10 characters; the 3,000 commonest are refused. */
  password: string;
  rememberMe?: boolean | null | undefined;
};

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;

export type SignUpMutation = { signUp: { accessToken: string; refreshToken: string } };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  rememberMe: boolean;
  botCheckToken?: string | null | undefined;
}>;

export type LoginMutation = { login: { accessToken: string; refreshToken: string } };

export type GoogleLoginMutationVariables = Exact<{
  token: string;
}>;

export type GoogleLoginMutation = { googleLogin: { accessToken: string; refreshToken: string } };

export type GoogleRegisterMutationVariables = Exact<{
  token: string;
}>;

export type GoogleRegisterMutation = { googleRegister: { accessToken: string; refreshToken: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  botCheckToken?: string | null | undefined;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;

export type ResetPasswordMutation = { resetPassword: boolean };

export type GetInvitationQueryVariables = Exact<{
  token: string;
}>;

export type GetInvitationQuery = {
  invitation: {
    email: string;
    role: Types.Role;
    permissions: Array<Types.Permission>;
    companyName: string;
    companyStatus: Types.CompanyStatus;
    status: Types.InvitationStatus;
    expiresAt: string;
  };
};

export type AcceptInvitationMutationVariables = Exact<{
  input: Types.AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = { acceptInvitation: { accessToken: string; refreshToken: string } };

export type RequestNewInvitationMutationVariables = Exact<{
  token: string;
}>;

export type RequestNewInvitationMutation = { requestNewInvitation: boolean };

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
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Login($email: String!, $password: String!, $rememberMe: Boolean!, $botCheckToken: String) {
  login(
    email: $email
    password: $password
    rememberMe: $rememberMe
    botCheckToken: $botCheckToken
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
export const GoogleRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation googleRegister($token: String!) {
  googleRegister(token: $token) {
    accessToken
    refreshToken
  }
}
    `);
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!, $botCheckToken: String) {
  requestPasswordReset(email: $email, botCheckToken: $botCheckToken)
}
    `);
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `);
export const GetInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetInvitation($token: String!) {
  invitation(token: $token) {
    email
    role
    permissions
    companyName
    companyStatus
    status
    expiresAt
  }
}
    `);
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    accessToken
    refreshToken
  }
}
    `);
export const RequestNewInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestNewInvitation($token: String!) {
  requestNewInvitation(token: $token)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    SignUp: build.mutation<SignUpMutation, SignUpMutationVariables>({
      query: (variables) => ({ document: SignUpDocument as unknown as string, variables }),
    }),
    Login: build.mutation<LoginMutation, LoginMutationVariables>({
      query: (variables) => ({ document: LoginDocument as unknown as string, variables }),
    }),
    googleLogin: build.mutation<GoogleLoginMutation, GoogleLoginMutationVariables>({
      query: (variables) => ({ document: GoogleLoginDocument as unknown as string, variables }),
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
    GetInvitation: build.query<GetInvitationQuery, GetInvitationQueryVariables>({
      query: (variables) => ({ document: GetInvitationDocument as unknown as string, variables }),
    }),
    AcceptInvitation: build.mutation<AcceptInvitationMutation, AcceptInvitationMutationVariables>({
      query: (variables) => ({ document: AcceptInvitationDocument as unknown as string, variables }),
    }),
    RequestNewInvitation: build.mutation<RequestNewInvitationMutation, RequestNewInvitationMutationVariables>(
      {
        query: (variables) => ({ document: RequestNewInvitationDocument as unknown as string, variables }),
      },
    ),
  }),
});

export { injectedRtkApi as api };
export const {
  useSignUpMutation,
  useLoginMutation,
  useGoogleLoginMutation,
  useGoogleRegisterMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetInvitationQuery,
  useLazyGetInvitationQuery,
  useAcceptInvitationMutation,
  useRequestNewInvitationMutation,
} = injectedRtkApi;
