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
      Types.GetNotificationPreferencesQuery,
      Types.GetNotificationPreferencesQueryVariables | void
    >({
      query: (variables) => ({
        document: GetNotificationPreferencesDocument as unknown as string,
        variables,
      }),
    }),
    SetNotificationPreferences: build.mutation<
      Types.SetNotificationPreferencesMutation,
      Types.SetNotificationPreferencesMutationVariables
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
