/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

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

/** The cause or outcome that a notification reports. */
export type NotificationReason =
  | 'Added'
  /** The client was deactivated after the last retry. */
  | 'Deactivated'
  /** The bank decided in favor of the cardholder. */
  | 'DisputeLost'
  | 'Disputed'
  /** Another client has the same email address. Only affects clients created before addresses were normalized. */
  | 'EmailShared'
  | 'Failed'
  | 'Imported'
  /** The client was paused after the last retry. */
  | 'Paused'
  | 'SignedUp'
  | 'Succeeded';

export type PaymentDirection =
  /** From a client to the company. */
  | 'Incoming'
  /** From the company's billing card to the platform. */
  | 'Outgoing';

export type NotificationFieldsFragment = {
  id: string;
  kind: Types.NotificationKind;
  reason: Types.NotificationReason | null;
  subjectId: string | null;
  label: string | null;
  count: number;
  actorName: string | null;
  amount: number | null;
  currency: string | null;
  direction: Types.PaymentDirection | null;
  occurredAt: string;
  isRead: boolean;
};

export type GetNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type GetNotificationsQuery = {
  notifications: {
    nextCursor: string | null;
    unreadCount: number;
    items: Array<{
      id: string;
      kind: Types.NotificationKind;
      reason: Types.NotificationReason | null;
      subjectId: string | null;
      label: string | null;
      count: number;
      actorName: string | null;
      amount: number | null;
      currency: string | null;
      direction: Types.PaymentDirection | null;
      occurredAt: string;
      isRead: boolean;
    }>;
  };
};

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;

export type MarkNotificationsReadMutation = { markNotificationsRead: number };

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type NotificationsChangedSubscription = {
  notificationsChanged: { unreadCount: number; newest: { id: string } | null };
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
    GetNotifications: build.query<GetNotificationsQuery, GetNotificationsQueryVariables | void>({
      query: (variables) => ({ document: GetNotificationsDocument as unknown as string, variables }),
    }),
    MarkNotificationsRead: build.mutation<
      MarkNotificationsReadMutation,
      MarkNotificationsReadMutationVariables | void
    >({
      query: (variables) => ({ document: MarkNotificationsReadDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetNotificationsQuery, useLazyGetNotificationsQuery, useMarkNotificationsReadMutation } =
  injectedRtkApi;
