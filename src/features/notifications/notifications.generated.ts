import type * as Types from '../../api/schema.generated';

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
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment NotificationFields on Notification {
  id
  kind
  reason
  subjectId
  label
  count
  actorName
  amount
  currency
  direction
  occurredAt
  isRead
}
    `,
  { fragmentName: 'NotificationFields' },
);
export const GetNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetNotifications($after: String) {
  notifications(after: $after) {
    items {
      ...NotificationFields
    }
    nextCursor
    unreadCount
  }
}
    fragment NotificationFields on Notification {
  id
  kind
  reason
  subjectId
  label
  count
  actorName
  amount
  currency
  direction
  occurredAt
  isRead
}`);
export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkNotificationsRead($ids: [ID!]) {
  markNotificationsRead(ids: $ids)
}
    `);
export const NotificationsChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription NotificationsChanged {
  notificationsChanged {
    newest {
      id
    }
    unreadCount
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetNotifications: build.query<Types.GetNotificationsQuery, Types.GetNotificationsQueryVariables | void>({
      query: (variables) => ({ document: GetNotificationsDocument as unknown as string, variables }),
    }),
    MarkNotificationsRead: build.mutation<
      Types.MarkNotificationsReadMutation,
      Types.MarkNotificationsReadMutationVariables | void
    >({
      query: (variables) => ({ document: MarkNotificationsReadDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetNotificationsQuery, useLazyGetNotificationsQuery, useMarkNotificationsReadMutation } =
  injectedRtkApi;
