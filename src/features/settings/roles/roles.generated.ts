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
    GetRoles: build.query<Types.GetRolesQuery, Types.GetRolesQueryVariables | void>({
      query: (variables) => ({ document: GetRolesDocument as unknown as string, variables }),
    }),
    UpdateRolePermissions: build.mutation<
      Types.UpdateRolePermissionsMutation,
      Types.UpdateRolePermissionsMutationVariables
    >({
      query: (variables) => ({ document: UpdateRolePermissionsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetRolesQuery, useLazyGetRolesQuery, useUpdateRolePermissionsMutation } = injectedRtkApi;
