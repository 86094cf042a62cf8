/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type NotificationChoiceInput = {
  byMail: boolean;
  inConsole: boolean;
  kind: NotificationKind;
};

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

export type NotificationChoiceFieldsFragment = {
  kind: Types.NotificationKind;
  inConsole: boolean;
  byMail: boolean;
};

export type GetNotificationChoicesQueryVariables = Exact<{ [key: string]: never }>;

export type GetNotificationChoicesQuery = {
  notificationChoices: Array<{ kind: Types.NotificationKind; inConsole: boolean; byMail: boolean }>;
};

export type SetNotificationChoicesMutationVariables = Exact<{
  input: Array<Types.NotificationChoiceInput> | Types.NotificationChoiceInput;
}>;

export type SetNotificationChoicesMutation = {
  setNotificationChoices: Array<{ kind: Types.NotificationKind; inConsole: boolean; byMail: boolean }>;
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
export const NotificationChoiceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment NotificationChoiceFields on NotificationChoice {
  kind
  inConsole
  byMail
}
    `,
  { fragmentName: 'NotificationChoiceFields' },
);
export const GetNotificationChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetNotificationChoices {
  notificationChoices {
    ...NotificationChoiceFields
  }
}
    fragment NotificationChoiceFields on NotificationChoice {
  kind
  inConsole
  byMail
}`);
export const SetNotificationChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetNotificationChoices($input: [NotificationChoiceInput!]!) {
  setNotificationChoices(input: $input) {
    ...NotificationChoiceFields
  }
}
    fragment NotificationChoiceFields on NotificationChoice {
  kind
  inConsole
  byMail
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetNotificationChoices: build.query<
      GetNotificationChoicesQuery,
      GetNotificationChoicesQueryVariables | void
    >({
      query: (variables) => ({ document: GetNotificationChoicesDocument as unknown as string, variables }),
    }),
    SetNotificationChoices: build.mutation<
      SetNotificationChoicesMutation,
      SetNotificationChoicesMutationVariables
    >({
      query: (variables) => ({ document: SetNotificationChoicesDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetNotificationChoicesQuery,
  useLazyGetNotificationChoicesQuery,
  useSetNotificationChoicesMutation,
} = injectedRtkApi;
