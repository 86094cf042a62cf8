/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type NotificationKind =
  /** A client signed up, or another operator added or imported clients. Requires MANAGE_CLIENT_MANAGEMENT. */
  | 'ClientAdded'
  /** A deployment succeeded or failed. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DeploymentDone'
  /** A custom domain does not work. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DomainBroken'
  /** A custom domain is live. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DomainLive'
  /** A payment failed or is disputed, or a client was deactivated or paused after the last retry. Requires MANAGE_PAYMENTS. */
  | 'PaymentFailed';

export type NotificationPreferenceInput = {
  byEmail: boolean;
  inConsole: boolean;
  kind: NotificationKind;
};

export type NotificationPreferenceFieldsFragment = {
  kind: Types.NotificationKind;
  inConsole: boolean;
  byEmail: boolean;
};

export type GetNotificationPreferencesQueryVariables = Exact<{ [key: string]: never }>;

export type GetNotificationPreferencesQuery = {
  notificationPreferences: Array<{ kind: Types.NotificationKind; inConsole: boolean; byEmail: boolean }>;
};

export type SetNotificationPreferencesMutationVariables = Exact<{
  input: Array<Types.NotificationPreferenceInput> | Types.NotificationPreferenceInput;
}>;

export type SetNotificationPreferencesMutation = {
  setNotificationPreferences: Array<{ kind: Types.NotificationKind; inConsole: boolean; byEmail: boolean }>;
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
export const NotificationPreferenceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment NotificationPreferenceFields on NotificationPreference {
  kind
  inConsole
  byEmail
}
    `,
  { fragmentName: 'NotificationPreferenceFields' },
);
export const GetNotificationPreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetNotificationPreferences {
  notificationPreferences {
    ...NotificationPreferenceFields
  }
}
    fragment NotificationPreferenceFields on NotificationPreference {
  kind
  inConsole
  byEmail
}`);
export const SetNotificationPreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetNotificationPreferences($input: [NotificationPreferenceInput!]!) {
  setNotificationPreferences(input: $input) {
    ...NotificationPreferenceFields
  }
}
    fragment NotificationPreferenceFields on NotificationPreference {
  kind
  inConsole
  byEmail
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetNotificationPreferences: build.query<
      GetNotificationPreferencesQuery,
      GetNotificationPreferencesQueryVariables | void
    >({
      query: (variables) => ({
        document: GetNotificationPreferencesDocument as unknown as string,
        variables,
      }),
    }),
    SetNotificationPreferences: build.mutation<
      SetNotificationPreferencesMutation,
      SetNotificationPreferencesMutationVariables
    >({
      query: (variables) => ({
        document: SetNotificationPreferencesDocument as unknown as string,
        variables,
      }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetNotificationPreferencesQuery,
  useLazyGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} = injectedRtkApi;
