/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type InvitationStatus =
  | 'Accepted'
  /** Seven days have passed since it was sent. */
  | 'Expired'
  | 'Pending'
  /** Sent again; only the newer link works. */
  | 'Replaced'
  | 'Revoked';

export type InviteOperatorsInput = {
  /** 1 to 20 addresses. Duplicates are ignored. */
  emails: Array<string>;
  role: Role;
};

export type OperatorStatus =
  | 'Active'
  /** Invited, not yet accepted. */
  | 'Pending';

export type Role =
  /** Always has all permissions. */
  'Admin' | 'ClientManagement' | 'Staff';

export type GetOperatorsQueryVariables = Exact<{ [key: string]: never }>;

export type GetOperatorsQuery = {
  operators: Array<{
    id: string;
    status: Types.OperatorStatus;
    role: Types.Role;
    name: string;
    email: string;
    isOwner: boolean;
    hasTwoFactor: boolean;
    profileImageVersion: string | null;
    joinedAt: string | null;
    lastActiveAt: string | null;
  }>;
};

export type SentInvitationFieldsFragment = {
  id: string;
  operatorId: string;
  email: string;
  role: Types.Role;
  status: Types.InvitationStatus;
  invitedByName: string;
  sentAt: string;
  expiresAt: string;
  renewalRequestedAt: string | null;
};

export type GetInvitationsQueryVariables = Exact<{ [key: string]: never }>;

export type GetInvitationsQuery = {
  invitations: Array<{
    id: string;
    operatorId: string;
    email: string;
    role: Types.Role;
    status: Types.InvitationStatus;
    invitedByName: string;
    sentAt: string;
    expiresAt: string;
    renewalRequestedAt: string | null;
  }>;
};

export type InviteOperatorsMutationVariables = Exact<{
  input: Types.InviteOperatorsInput;
}>;

export type InviteOperatorsMutation = { inviteOperators: Array<{ id: string; email: string }> };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;

export type ResendInvitationMutation = {
  resendInvitation: {
    id: string;
    operatorId: string;
    email: string;
    role: Types.Role;
    status: Types.InvitationStatus;
    invitedByName: string;
    sentAt: string;
    expiresAt: string;
    renewalRequestedAt: string | null;
  };
};

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;

export type RevokeInvitationMutation = { revokeInvitation: boolean };

export type CreateInvitationLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateInvitationLinkMutation = { createInvitationLink: { url: string; expiresAt: string } };

export type ChangeOperatorRoleMutationVariables = Exact<{
  id: string;
  role: Types.Role;
}>;

export type ChangeOperatorRoleMutation = { changeOperatorRole: { id: string; role: Types.Role } };

export type SignOutOperatorMutationVariables = Exact<{
  id: string;
}>;

export type SignOutOperatorMutation = { signOutOperator: number };

export type RemoveOperatorMutationVariables = Exact<{
  id: string;
}>;

export type RemoveOperatorMutation = { removeOperator: boolean };

export type TransferOwnershipMutationVariables = Exact<{
  operatorId: string;
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;

export type TransferOwnershipMutation = { transferOwnership: { id: string; isOwner: boolean } };

export type ResetOperatorTwoFactorMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;

export type ResetOperatorTwoFactorMutation = {
  resetOperatorTwoFactor: { id: string; hasTwoFactor: boolean };
};

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
    GetOperators: build.query<GetOperatorsQuery, GetOperatorsQueryVariables | void>({
      query: (variables) => ({ document: GetOperatorsDocument as unknown as string, variables }),
    }),
    GetInvitations: build.query<GetInvitationsQuery, GetInvitationsQueryVariables | void>({
      query: (variables) => ({ document: GetInvitationsDocument as unknown as string, variables }),
    }),
    InviteOperators: build.mutation<InviteOperatorsMutation, InviteOperatorsMutationVariables>({
      query: (variables) => ({ document: InviteOperatorsDocument as unknown as string, variables }),
    }),
    ResendInvitation: build.mutation<ResendInvitationMutation, ResendInvitationMutationVariables>({
      query: (variables) => ({ document: ResendInvitationDocument as unknown as string, variables }),
    }),
    RevokeInvitation: build.mutation<RevokeInvitationMutation, RevokeInvitationMutationVariables>({
      query: (variables) => ({ document: RevokeInvitationDocument as unknown as string, variables }),
    }),
    CreateInvitationLink: build.mutation<CreateInvitationLinkMutation, CreateInvitationLinkMutationVariables>(
      {
        query: (variables) => ({ document: CreateInvitationLinkDocument as unknown as string, variables }),
      },
    ),
    ChangeOperatorRole: build.mutation<ChangeOperatorRoleMutation, ChangeOperatorRoleMutationVariables>({
      query: (variables) => ({ document: ChangeOperatorRoleDocument as unknown as string, variables }),
    }),
    SignOutOperator: build.mutation<SignOutOperatorMutation, SignOutOperatorMutationVariables>({
      query: (variables) => ({ document: SignOutOperatorDocument as unknown as string, variables }),
    }),
    RemoveOperator: build.mutation<RemoveOperatorMutation, RemoveOperatorMutationVariables>({
      query: (variables) => ({ document: RemoveOperatorDocument as unknown as string, variables }),
    }),
    TransferOwnership: build.mutation<TransferOwnershipMutation, TransferOwnershipMutationVariables>({
      query: (variables) => ({ document: TransferOwnershipDocument as unknown as string, variables }),
    }),
    ResetOperatorTwoFactor: build.mutation<
      ResetOperatorTwoFactorMutation,
      ResetOperatorTwoFactorMutationVariables
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
