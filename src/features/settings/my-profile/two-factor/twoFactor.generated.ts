/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type GetTwoFactorQueryVariables = Exact<{ [key: string]: never }>;

export type GetTwoFactorQuery = {
  twoFactor: {
    isOn: boolean;
    enabledAt: string | null;
    recoveryCodesRemaining: number;
    isRequired: boolean;
    hasPassword: boolean;
    mustReauthenticate: boolean;
  };
};

export type StartTwoFactorSetupMutationVariables = Exact<{
  password?: string | null | undefined;
}>;

export type StartTwoFactorSetupMutation = { startTwoFactorSetup: { secret: string; uri: string } };

export type ConfirmTwoFactorSetupMutationVariables = Exact<{
  code: string;
}>;

export type ConfirmTwoFactorSetupMutation = { confirmTwoFactorSetup: { codes: Array<string> } };

export type RegenerateRecoveryCodesMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type RegenerateRecoveryCodesMutation = { regenerateRecoveryCodes: { codes: Array<string> } };

export type DisableTwoFactorMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type DisableTwoFactorMutation = { disableTwoFactor: boolean };

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

export const GetTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetTwoFactor {
  twoFactor {
    isOn
    enabledAt
    recoveryCodesRemaining
    isRequired
    hasPassword
    mustReauthenticate
  }
}
    `);
export const StartTwoFactorSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTwoFactorSetup($password: String) {
  startTwoFactorSetup(password: $password) {
    secret
    uri
  }
}
    `);
export const ConfirmTwoFactorSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmTwoFactorSetup($code: String!) {
  confirmTwoFactorSetup(code: $code) {
    codes
  }
}
    `);
export const RegenerateRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegenerateRecoveryCodes($password: String, $code: String!) {
  regenerateRecoveryCodes(password: $password, code: $code) {
    codes
  }
}
    `);
export const DisableTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisableTwoFactor($password: String, $code: String!) {
  disableTwoFactor(password: $password, code: $code)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetTwoFactor: build.query<GetTwoFactorQuery, GetTwoFactorQueryVariables | void>({
      query: (variables) => ({ document: GetTwoFactorDocument as unknown as string, variables }),
    }),
    StartTwoFactorSetup: build.mutation<
      StartTwoFactorSetupMutation,
      StartTwoFactorSetupMutationVariables | void
    >({
      query: (variables) => ({ document: StartTwoFactorSetupDocument as unknown as string, variables }),
    }),
    ConfirmTwoFactorSetup: build.mutation<
      ConfirmTwoFactorSetupMutation,
      ConfirmTwoFactorSetupMutationVariables
    >({
      query: (variables) => ({ document: ConfirmTwoFactorSetupDocument as unknown as string, variables }),
    }),
    RegenerateRecoveryCodes: build.mutation<
      RegenerateRecoveryCodesMutation,
      RegenerateRecoveryCodesMutationVariables
    >({
      query: (variables) => ({ document: RegenerateRecoveryCodesDocument as unknown as string, variables }),
    }),
    DisableTwoFactor: build.mutation<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>({
      query: (variables) => ({ document: DisableTwoFactorDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetTwoFactorQuery,
  useLazyGetTwoFactorQuery,
  useStartTwoFactorSetupMutation,
  useConfirmTwoFactorSetupMutation,
  useRegenerateRecoveryCodesMutation,
  useDisableTwoFactorMutation,
} = injectedRtkApi;
