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
export const StripeIntegrationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}
    `,
  { fragmentName: 'StripeIntegrationFields' },
);
export const GetStripeIntegrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetStripeIntegration {
  stripeIntegration {
    ...StripeIntegrationFields
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);
export const GetSandboxAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSandboxAccounts {
  sandboxAccounts {
    token
    label
    state
  }
}
    `);
export const ConnectStripeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConnectStripe($input: ConnectStripeInput) {
  connectStripe(input: $input) {
    url
    integration {
      ...StripeIntegrationFields
    }
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);
export const ConnectStripeWithKeysDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConnectStripeWithKeys($input: StripeKeysInput!) {
  connectStripeWithKeys(input: $input) {
    ...StripeIntegrationFields
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);
export const CheckStripeIntegrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckStripeIntegration {
  checkStripeIntegration {
    ...StripeIntegrationFields
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);
export const DisconnectStripeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisconnectStripe {
  disconnectStripe {
    ...StripeIntegrationFields
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);
export const StripeIntegrationChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription StripeIntegrationChanged {
  stripeIntegrationChanged {
    ...StripeIntegrationFields
  }
}
    fragment StripeIntegrationFields on StripeIntegration {
  provider
  state
  kind
  mode
  accountReference
  businessName
  country
  defaultCurrency
  statementDescriptor
  chargesEnabled
  payoutsEnabled
  requirements {
    name
    label
    isPastDue
  }
  pendingVerification {
    name
    label
    isPastDue
  }
  currentDeadline
  dashboardUrl
  publishableKey
  secretKeyLast4
  webhooks {
    status
    lastEventAt
    lastEventType
    received
    failed
    lastFailure
  }
  chargedSubscriptions
  connectedAt
  connectedByName
  lastSyncedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetStripeIntegration: build.query<
      Types.GetStripeIntegrationQuery,
      Types.GetStripeIntegrationQueryVariables | void
    >({
      query: (variables) => ({ document: GetStripeIntegrationDocument as unknown as string, variables }),
    }),
    GetSandboxAccounts: build.query<
      Types.GetSandboxAccountsQuery,
      Types.GetSandboxAccountsQueryVariables | void
    >({
      query: (variables) => ({ document: GetSandboxAccountsDocument as unknown as string, variables }),
    }),
    ConnectStripe: build.mutation<Types.ConnectStripeMutation, Types.ConnectStripeMutationVariables | void>({
      query: (variables) => ({ document: ConnectStripeDocument as unknown as string, variables }),
    }),
    ConnectStripeWithKeys: build.mutation<
      Types.ConnectStripeWithKeysMutation,
      Types.ConnectStripeWithKeysMutationVariables
    >({
      query: (variables) => ({ document: ConnectStripeWithKeysDocument as unknown as string, variables }),
    }),
    CheckStripeIntegration: build.mutation<
      Types.CheckStripeIntegrationMutation,
      Types.CheckStripeIntegrationMutationVariables | void
    >({
      query: (variables) => ({ document: CheckStripeIntegrationDocument as unknown as string, variables }),
    }),
    DisconnectStripe: build.mutation<
      Types.DisconnectStripeMutation,
      Types.DisconnectStripeMutationVariables | void
    >({
      query: (variables) => ({ document: DisconnectStripeDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetStripeIntegrationQuery,
  useLazyGetStripeIntegrationQuery,
  useGetSandboxAccountsQuery,
  useLazyGetSandboxAccountsQuery,
  useConnectStripeMutation,
  useConnectStripeWithKeysMutation,
  useCheckStripeIntegrationMutation,
  useDisconnectStripeMutation,
} = injectedRtkApi;
