/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type AcceptInvitationInput = {
  googleToken?: string | null | undefined;
  name: string;
  /** Either a password or a Google ID token is required. */
  password?: string | null | undefined;
  token: string;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform. Only viewing the reason and exporting remain possible. */
  | 'Blocked'
  /** Closed by an Admin. Reading, exporting and paying remain possible. */
  | 'Cancelled'
  /** Onboarding is not complete. */
  | 'Pending';

export type InvitationStatus =
  | 'Accepted'
  /** Seven days have passed since it was sent. */
  | 'Expired'
  | 'Pending'
  /** Sent again; only the newer link works. */
  | 'Replaced'
  | 'Revoked';

export type Permission =
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER';

export type Role =
  /** Always has all permissions. */
  'Admin' | 'ClientManagement' | 'Staff';

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

export type DeclineInvitationMutationVariables = Exact<{
  token: string;
}>;

export type DeclineInvitationMutation = { declineInvitation: boolean };

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
export const DeclineInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineInvitation($token: String!) {
  declineInvitation(token: $token)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    DeclineInvitation: build.mutation<DeclineInvitationMutation, DeclineInvitationMutationVariables>({
      query: (variables) => ({ document: DeclineInvitationDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetInvitationQuery,
  useLazyGetInvitationQuery,
  useAcceptInvitationMutation,
  useRequestNewInvitationMutation,
  useDeclineInvitationMutation,
} = injectedRtkApi;
