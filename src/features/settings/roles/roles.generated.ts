/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type Permission =
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER';

export type Role =
  /** Always has all permissions. */
  'Admin' | 'ClientManagement' | 'Staff';

export type UpdateRolePermissionsInput = {
  /** The permissions that the client last read. Omit it to skip the comparison. */
  expected?: Array<Permission> | null | undefined;
  permissions: Array<Permission>;
  role: Role;
};

export type RoleFieldsFragment = {
  role: Types.Role;
  permissions: Array<Types.Permission>;
  isFixed: boolean;
  operatorCount: number;
  invitedCount: number;
  operatorNames: Array<string>;
  changedBy: string | null;
  changedAt: string | null;
};

export type GetRolesQueryVariables = Exact<{ [key: string]: never }>;

export type GetRolesQuery = {
  roles: Array<{
    role: Types.Role;
    permissions: Array<Types.Permission>;
    isFixed: boolean;
    operatorCount: number;
    invitedCount: number;
    operatorNames: Array<string>;
    changedBy: string | null;
    changedAt: string | null;
  }>;
};

export type UpdateRolePermissionsMutationVariables = Exact<{
  input: Types.UpdateRolePermissionsInput;
}>;

export type UpdateRolePermissionsMutation = {
  updateRolePermissions: {
    role: Types.Role;
    permissions: Array<Types.Permission>;
    isFixed: boolean;
    operatorCount: number;
    invitedCount: number;
    operatorNames: Array<string>;
    changedBy: string | null;
    changedAt: string | null;
  };
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
export const RoleFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment RoleFields on RolePermissions {
  role
  permissions
  isFixed
  operatorCount
  invitedCount
  operatorNames
  changedBy
  changedAt
}
    `,
  { fragmentName: 'RoleFields' },
);
export const GetRolesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetRoles {
  roles {
    ...RoleFields
  }
}
    fragment RoleFields on RolePermissions {
  role
  permissions
  isFixed
  operatorCount
  invitedCount
  operatorNames
  changedBy
  changedAt
}`);
export const UpdateRolePermissionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateRolePermissions($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) {
    ...RoleFields
  }
}
    fragment RoleFields on RolePermissions {
  role
  permissions
  isFixed
  operatorCount
  invitedCount
  operatorNames
  changedBy
  changedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetRoles: build.query<GetRolesQuery, GetRolesQueryVariables | void>({
      query: (variables) => ({ document: GetRolesDocument as unknown as string, variables }),
    }),
    UpdateRolePermissions: build.mutation<
      UpdateRolePermissionsMutation,
      UpdateRolePermissionsMutationVariables
    >({
      query: (variables) => ({ document: UpdateRolePermissionsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetRolesQuery, useLazyGetRolesQuery, useUpdateRolePermissionsMutation } = injectedRtkApi;
