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
    since: string | null;
    recoveryCodesLeft: number;
    isRequired: boolean;
    hasPassword: boolean;
    mustSignInAnew: boolean;
  };
};

export type StartTwoFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;

export type StartTwoFactorMutation = { startTwoFactor: { secret: string; uri: string } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;

export type ConfirmTwoFactorMutation = { confirmTwoFactor: { codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type TurnOffTwoFactorMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type TurnOffTwoFactorMutation = { turnOffTwoFactor: boolean };

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
    since
    recoveryCodesLeft
    isRequired
    hasPassword
    mustSignInAnew
  }
}
    `);
export const StartTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTwoFactor($password: String) {
  startTwoFactor(password: $password) {
    secret
    uri
  }
}
    `);
export const ConfirmTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmTwoFactor($code: String!) {
  confirmTwoFactor(code: $code) {
    codes
  }
}
    `);
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewRecoveryCodes($password: String, $code: String!) {
  renewRecoveryCodes(password: $password, code: $code) {
    codes
  }
}
    `);
export const TurnOffTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOffTwoFactor($password: String, $code: String!) {
  turnOffTwoFactor(password: $password, code: $code)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetTwoFactor: build.query<GetTwoFactorQuery, GetTwoFactorQueryVariables | void>({
      query: (variables) => ({ document: GetTwoFactorDocument as unknown as string, variables }),
    }),
    StartTwoFactor: build.mutation<StartTwoFactorMutation, StartTwoFactorMutationVariables | void>({
      query: (variables) => ({ document: StartTwoFactorDocument as unknown as string, variables }),
    }),
    ConfirmTwoFactor: build.mutation<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>({
      query: (variables) => ({ document: ConfirmTwoFactorDocument as unknown as string, variables }),
    }),
    RenewRecoveryCodes: build.mutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>({
      query: (variables) => ({ document: RenewRecoveryCodesDocument as unknown as string, variables }),
    }),
    TurnOffTwoFactor: build.mutation<TurnOffTwoFactorMutation, TurnOffTwoFactorMutationVariables>({
      query: (variables) => ({ document: TurnOffTwoFactorDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetTwoFactorQuery,
  useLazyGetTwoFactorQuery,
  useStartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
} = injectedRtkApi;
