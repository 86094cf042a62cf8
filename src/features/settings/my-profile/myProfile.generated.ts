/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
/** Omitted fields do not change. */
export type MyProfileInput = {
  /** A BCP 47 tag. Null uses the browser's locale. */
  locale?: string | null | undefined;
  name?: string | null | undefined;
  /** A number without a country code is parsed as one of the company's country. Null removes it. */
  phone?: string | null | undefined;
};

export type GetSessionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSessionsQuery = {
  sessions: Array<{
    id: string;
    isCurrent: boolean;
    device: string;
    ipAddress: string | null;
    country: string | null;
    createdAt: string;
    lastSeenAt: string;
  }>;
};

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;

export type RevokeSessionMutation = { revokeSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never }>;

export type RevokeOtherSessionsMutation = { revokeOtherSessions: number };

export type MyAccountFieldsFragment = {
  hasPassword: boolean;
  hasGoogle: boolean;
  mustReauthenticate: boolean;
  pendingEmail: { email: string; isOldConfirmed: boolean; isNewConfirmed: boolean; expiresAt: string } | null;
};

export type GetMyAccountQueryVariables = Exact<{ [key: string]: never }>;

export type GetMyAccountQuery = {
  myAccount: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type UpdateMyProfileMutationVariables = Exact<{
  input: Types.MyProfileInput;
}>;

export type UpdateMyProfileMutation = {
  updateMyProfile: { id: string; name: string; phone: string | null; locale: string | null };
};

export type ChangePasswordMutationVariables = Exact<{
  current?: string | null | undefined;
  password: string;
}>;

export type ChangePasswordMutation = { changePassword: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;

export type RequestEmailChangeMutation = {
  requestEmailChange: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never }>;

export type CancelEmailChangeMutation = {
  cancelEmailChange: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type RemoveProfileImageMutationVariables = Exact<{ [key: string]: never }>;

export type RemoveProfileImageMutation = { removeProfileImage: boolean };

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
export const MyAccountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment MyAccountFields on MyAccount {
  hasPassword
  hasGoogle
  mustReauthenticate
  pendingEmail {
    email
    isOldConfirmed
    isNewConfirmed
    expiresAt
  }
}
    `,
  { fragmentName: 'MyAccountFields' },
);
export const GetSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSessions {
  sessions {
    id
    isCurrent
    device
    ipAddress
    country
    createdAt
    lastSeenAt
  }
}
    `);
export const RevokeSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id)
}
    `);
export const RevokeOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeOtherSessions {
  revokeOtherSessions
}
    `);
export const GetMyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetMyAccount {
  myAccount {
    ...MyAccountFields
  }
}
    fragment MyAccountFields on MyAccount {
  hasPassword
  hasGoogle
  mustReauthenticate
  pendingEmail {
    email
    isOldConfirmed
    isNewConfirmed
    expiresAt
  }
}`);
export const UpdateMyProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateMyProfile($input: MyProfileInput!) {
  updateMyProfile(input: $input) {
    id
    name
    phone
    locale
  }
}
    `);
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($current: String, $password: String!) {
  changePassword(current: $current, password: $password)
}
    `);
export const RequestEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestEmailChange($email: String!, $password: String) {
  requestEmailChange(email: $email, password: $password) {
    ...MyAccountFields
  }
}
    fragment MyAccountFields on MyAccount {
  hasPassword
  hasGoogle
  mustReauthenticate
  pendingEmail {
    email
    isOldConfirmed
    isNewConfirmed
    expiresAt
  }
}`);
export const CancelEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelEmailChange {
  cancelEmailChange {
    ...MyAccountFields
  }
}
    fragment MyAccountFields on MyAccount {
  hasPassword
  hasGoogle
  mustReauthenticate
  pendingEmail {
    email
    isOldConfirmed
    isNewConfirmed
    expiresAt
  }
}`);
export const RemoveProfileImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveProfileImage {
  removeProfileImage
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetSessions: build.query<GetSessionsQuery, GetSessionsQueryVariables | void>({
      query: (variables) => ({ document: GetSessionsDocument as unknown as string, variables }),
    }),
    RevokeSession: build.mutation<RevokeSessionMutation, RevokeSessionMutationVariables>({
      query: (variables) => ({ document: RevokeSessionDocument as unknown as string, variables }),
    }),
    RevokeOtherSessions: build.mutation<
      RevokeOtherSessionsMutation,
      RevokeOtherSessionsMutationVariables | void
    >({
      query: (variables) => ({ document: RevokeOtherSessionsDocument as unknown as string, variables }),
    }),
    GetMyAccount: build.query<GetMyAccountQuery, GetMyAccountQueryVariables | void>({
      query: (variables) => ({ document: GetMyAccountDocument as unknown as string, variables }),
    }),
    UpdateMyProfile: build.mutation<UpdateMyProfileMutation, UpdateMyProfileMutationVariables>({
      query: (variables) => ({ document: UpdateMyProfileDocument as unknown as string, variables }),
    }),
    ChangePassword: build.mutation<ChangePasswordMutation, ChangePasswordMutationVariables>({
      query: (variables) => ({ document: ChangePasswordDocument as unknown as string, variables }),
    }),
    RequestEmailChange: build.mutation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>({
      query: (variables) => ({ document: RequestEmailChangeDocument as unknown as string, variables }),
    }),
    CancelEmailChange: build.mutation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables | void>({
      query: (variables) => ({ document: CancelEmailChangeDocument as unknown as string, variables }),
    }),
    RemoveProfileImage: build.mutation<
      RemoveProfileImageMutation,
      RemoveProfileImageMutationVariables | void
    >({
      query: (variables) => ({ document: RemoveProfileImageDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetSessionsQuery,
  useLazyGetSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useGetMyAccountQuery,
  useLazyGetMyAccountQuery,
  useUpdateMyProfileMutation,
  useChangePasswordMutation,
  useRequestEmailChangeMutation,
  useCancelEmailChangeMutation,
  useRemoveProfileImageMutation,
} = injectedRtkApi;
