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
    GetInvitation: build.query<Types.GetInvitationQuery, Types.GetInvitationQueryVariables>({
      query: (variables) => ({ document: GetInvitationDocument as unknown as string, variables }),
    }),
    AcceptInvitation: build.mutation<Types.AcceptInvitationMutation, Types.AcceptInvitationMutationVariables>(
      {
        query: (variables) => ({ document: AcceptInvitationDocument as unknown as string, variables }),
      },
    ),
    RequestNewInvitation: build.mutation<
      Types.RequestNewInvitationMutation,
      Types.RequestNewInvitationMutationVariables
    >({
      query: (variables) => ({ document: RequestNewInvitationDocument as unknown as string, variables }),
    }),
    DeclineInvitation: build.mutation<
      Types.DeclineInvitationMutation,
      Types.DeclineInvitationMutationVariables
    >({
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
