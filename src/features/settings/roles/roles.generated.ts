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
  /** Holds every permission, always. */
  'Admin' | 'ClientManagement' | 'Staff';

export type GetRolesQueryVariables = Exact<{ [key: string]: never }>;

export type GetRolesQuery = {
  roles: Array<{
    role: Types.Role;
    permissions: Array<Types.Permission>;
    isFixed: boolean;
    operatorCount: number;
  }>;
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

export const GetRolesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetRoles {
  roles {
    role
    permissions
    isFixed
    operatorCount
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetRoles: build.query<GetRolesQuery, GetRolesQueryVariables | void>({
      query: (variables) => ({ document: GetRolesDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetRolesQuery, useLazyGetRolesQuery } = injectedRtkApi;
