import type * as Types from '../../../../api/schema.generated';

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
    GetTwoFactor: build.query<Types.GetTwoFactorQuery, Types.GetTwoFactorQueryVariables | void>({
      query: (variables) => ({ document: GetTwoFactorDocument as unknown as string, variables }),
    }),
    StartTwoFactorSetup: build.mutation<
      Types.StartTwoFactorSetupMutation,
      Types.StartTwoFactorSetupMutationVariables | void
    >({
      query: (variables) => ({ document: StartTwoFactorSetupDocument as unknown as string, variables }),
    }),
    ConfirmTwoFactorSetup: build.mutation<
      Types.ConfirmTwoFactorSetupMutation,
      Types.ConfirmTwoFactorSetupMutationVariables
    >({
      query: (variables) => ({ document: ConfirmTwoFactorSetupDocument as unknown as string, variables }),
    }),
    RegenerateRecoveryCodes: build.mutation<
      Types.RegenerateRecoveryCodesMutation,
      Types.RegenerateRecoveryCodesMutationVariables
    >({
      query: (variables) => ({ document: RegenerateRecoveryCodesDocument as unknown as string, variables }),
    }),
    DisableTwoFactor: build.mutation<Types.DisableTwoFactorMutation, Types.DisableTwoFactorMutationVariables>(
      {
        query: (variables) => ({ document: DisableTwoFactorDocument as unknown as string, variables }),
      },
    ),
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
