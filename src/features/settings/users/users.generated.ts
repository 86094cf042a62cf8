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
export const SentInvitationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SentInvitationFields on SentInvitation {
  id
  operatorId
  email
  role
  status
  invitedByName
  sentAt
  expiresAt
  renewalRequestedAt
}
    `,
  { fragmentName: 'SentInvitationFields' },
);
export const GetOperatorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetOperators {
  operators {
    id
    status
    role
    name
    email
    isOwner
    hasTwoFactor
    profileImageVersion
    joinedAt
    lastActiveAt
  }
}
    `);
export const GetInvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetInvitations {
  invitations {
    ...SentInvitationFields
  }
}
    fragment SentInvitationFields on SentInvitation {
  id
  operatorId
  email
  role
  status
  invitedByName
  sentAt
  expiresAt
  renewalRequestedAt
}`);
export const InviteOperatorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteOperators($input: InviteOperatorsInput!) {
  inviteOperators(input: $input) {
    id
    email
  }
}
    `);
export const ResendInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendInvitation($id: ID!) {
  resendInvitation(id: $id) {
    ...SentInvitationFields
  }
}
    fragment SentInvitationFields on SentInvitation {
  id
  operatorId
  email
  role
  status
  invitedByName
  sentAt
  expiresAt
  renewalRequestedAt
}`);
export const RevokeInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeInvitation($id: ID!) {
  revokeInvitation(id: $id)
}
    `);
export const CreateInvitationLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateInvitationLink($id: ID!) {
  createInvitationLink(id: $id) {
    url
    expiresAt
  }
}
    `);
export const ChangeOperatorRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeOperatorRole($id: ID!, $role: Role!) {
  changeOperatorRole(id: $id, role: $role) {
    id
    role
  }
}
    `);
export const SignOutOperatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOutOperator($id: ID!) {
  signOutOperator(id: $id)
}
    `);
export const RemoveOperatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveOperator($id: ID!) {
  removeOperator(id: $id)
}
    `);
export const TransferOwnershipDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TransferOwnership($operatorId: ID!, $password: String, $code: String) {
  transferOwnership(operatorId: $operatorId, password: $password, code: $code) {
    id
    isOwner
  }
}
    `);
export const ResetOperatorTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetOperatorTwoFactor($id: ID!, $password: String, $code: String) {
  resetOperatorTwoFactor(id: $id, password: $password, code: $code) {
    id
    hasTwoFactor
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetOperators: build.query<Types.GetOperatorsQuery, Types.GetOperatorsQueryVariables | void>({
      query: (variables) => ({ document: GetOperatorsDocument as unknown as string, variables }),
    }),
    GetInvitations: build.query<Types.GetInvitationsQuery, Types.GetInvitationsQueryVariables | void>({
      query: (variables) => ({ document: GetInvitationsDocument as unknown as string, variables }),
    }),
    InviteOperators: build.mutation<Types.InviteOperatorsMutation, Types.InviteOperatorsMutationVariables>({
      query: (variables) => ({ document: InviteOperatorsDocument as unknown as string, variables }),
    }),
    ResendInvitation: build.mutation<Types.ResendInvitationMutation, Types.ResendInvitationMutationVariables>(
      {
        query: (variables) => ({ document: ResendInvitationDocument as unknown as string, variables }),
      },
    ),
    RevokeInvitation: build.mutation<Types.RevokeInvitationMutation, Types.RevokeInvitationMutationVariables>(
      {
        query: (variables) => ({ document: RevokeInvitationDocument as unknown as string, variables }),
      },
    ),
    CreateInvitationLink: build.mutation<
      Types.CreateInvitationLinkMutation,
      Types.CreateInvitationLinkMutationVariables
    >({
      query: (variables) => ({ document: CreateInvitationLinkDocument as unknown as string, variables }),
    }),
    ChangeOperatorRole: build.mutation<
      Types.ChangeOperatorRoleMutation,
      Types.ChangeOperatorRoleMutationVariables
    >({
      query: (variables) => ({ document: ChangeOperatorRoleDocument as unknown as string, variables }),
    }),
    SignOutOperator: build.mutation<Types.SignOutOperatorMutation, Types.SignOutOperatorMutationVariables>({
      query: (variables) => ({ document: SignOutOperatorDocument as unknown as string, variables }),
    }),
    RemoveOperator: build.mutation<Types.RemoveOperatorMutation, Types.RemoveOperatorMutationVariables>({
      query: (variables) => ({ document: RemoveOperatorDocument as unknown as string, variables }),
    }),
    TransferOwnership: build.mutation<
      Types.TransferOwnershipMutation,
      Types.TransferOwnershipMutationVariables
    >({
      query: (variables) => ({ document: TransferOwnershipDocument as unknown as string, variables }),
    }),
    ResetOperatorTwoFactor: build.mutation<
      Types.ResetOperatorTwoFactorMutation,
      Types.ResetOperatorTwoFactorMutationVariables
    >({
      query: (variables) => ({ document: ResetOperatorTwoFactorDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetOperatorsQuery,
  useLazyGetOperatorsQuery,
  useGetInvitationsQuery,
  useLazyGetInvitationsQuery,
  useInviteOperatorsMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useCreateInvitationLinkMutation,
  useChangeOperatorRoleMutation,
  useSignOutOperatorMutation,
  useRemoveOperatorMutation,
  useTransferOwnershipMutation,
  useResetOperatorTwoFactorMutation,
} = injectedRtkApi;
