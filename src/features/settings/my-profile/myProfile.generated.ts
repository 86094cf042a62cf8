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
    language
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
    GetSessions: build.query<Types.GetSessionsQuery, Types.GetSessionsQueryVariables | void>({
      query: (variables) => ({ document: GetSessionsDocument as unknown as string, variables }),
    }),
    RevokeSession: build.mutation<Types.RevokeSessionMutation, Types.RevokeSessionMutationVariables>({
      query: (variables) => ({ document: RevokeSessionDocument as unknown as string, variables }),
    }),
    RevokeOtherSessions: build.mutation<
      Types.RevokeOtherSessionsMutation,
      Types.RevokeOtherSessionsMutationVariables | void
    >({
      query: (variables) => ({ document: RevokeOtherSessionsDocument as unknown as string, variables }),
    }),
    GetMyAccount: build.query<Types.GetMyAccountQuery, Types.GetMyAccountQueryVariables | void>({
      query: (variables) => ({ document: GetMyAccountDocument as unknown as string, variables }),
    }),
    UpdateMyProfile: build.mutation<Types.UpdateMyProfileMutation, Types.UpdateMyProfileMutationVariables>({
      query: (variables) => ({ document: UpdateMyProfileDocument as unknown as string, variables }),
    }),
    ChangePassword: build.mutation<Types.ChangePasswordMutation, Types.ChangePasswordMutationVariables>({
      query: (variables) => ({ document: ChangePasswordDocument as unknown as string, variables }),
    }),
    RequestEmailChange: build.mutation<
      Types.RequestEmailChangeMutation,
      Types.RequestEmailChangeMutationVariables
    >({
      query: (variables) => ({ document: RequestEmailChangeDocument as unknown as string, variables }),
    }),
    CancelEmailChange: build.mutation<
      Types.CancelEmailChangeMutation,
      Types.CancelEmailChangeMutationVariables | void
    >({
      query: (variables) => ({ document: CancelEmailChangeDocument as unknown as string, variables }),
    }),
    RemoveProfileImage: build.mutation<
      Types.RemoveProfileImageMutation,
      Types.RemoveProfileImageMutationVariables | void
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
