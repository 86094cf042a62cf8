/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type CardProviderName = 'Sandbox' | 'Stripe';

export type ConnectStripeInput = {
  /** A token of `sandboxAccounts`. Null selects the account in the Ready state. */
  sandboxAccount?: string | null | undefined;
};

export type StripeConnectionKind =
  /** Connected through the provider's onboarding. */
  | 'Account'
  /** Connected with the company's API keys. */
  | 'Keys';

/** API keys, which are write-only. */
export type StripeKeysInput = {
  /** A key `pk_…` of the same mode. */
  publishableKey: string;
  /** A key `sk_…` or `rk_…`. */
  secretKey: string;
};

export type StripeMode = 'Live' | 'Test';

export type StripeState =
  /** The provider requires more information before it accepts charges. */
  | 'Incomplete'
  | 'NotConnected'
  /** Charges or payouts are disabled. */
  | 'Paused'
  | 'Ready'
  /** Works until a deadline unless the required information is submitted. */
  | 'RestrictedSoon'
  /** The provider is reviewing the submitted information. */
  | 'UnderReview';

export type WebhookStatus =
  /** Some events could not be processed. */
  | 'Failing'
  /** The latest events were processed. */
  | 'Healthy'
  /** No events have been received. */
  | 'Missing';

export type StripeIntegrationFieldsFragment = {
  provider: Types.CardProviderName;
  state: Types.StripeState;
  kind: Types.StripeConnectionKind | null;
  mode: Types.StripeMode | null;
  accountReference: string | null;
  businessName: string | null;
  country: string | null;
  defaultCurrency: string | null;
  statementDescriptor: string | null;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  currentDeadline: string | null;
  dashboardUrl: string | null;
  publishableKey: string | null;
  secretKeyLast4: string | null;
  chargedSubscriptions: number;
  connectedAt: string | null;
  connectedByName: string | null;
  lastSyncedAt: string | null;
  requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
  pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
  webhooks: {
    status: Types.WebhookStatus;
    lastEventAt: string | null;
    lastEventType: string | null;
    received: number;
    failed: number;
    lastFailure: string | null;
  };
};

export type GetStripeIntegrationQueryVariables = Exact<{ [key: string]: never }>;

export type GetStripeIntegrationQuery = {
  stripeIntegration: {
    provider: Types.CardProviderName;
    state: Types.StripeState;
    kind: Types.StripeConnectionKind | null;
    mode: Types.StripeMode | null;
    accountReference: string | null;
    businessName: string | null;
    country: string | null;
    defaultCurrency: string | null;
    statementDescriptor: string | null;
    chargesEnabled: boolean;
    payoutsEnabled: boolean;
    currentDeadline: string | null;
    dashboardUrl: string | null;
    publishableKey: string | null;
    secretKeyLast4: string | null;
    chargedSubscriptions: number;
    connectedAt: string | null;
    connectedByName: string | null;
    lastSyncedAt: string | null;
    requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
    pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
    webhooks: {
      status: Types.WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
};

export type GetSandboxAccountsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSandboxAccountsQuery = {
  sandboxAccounts: Array<{ token: string; label: string; state: Types.StripeState }>;
};

export type ConnectStripeMutationVariables = Exact<{
  input?: Types.ConnectStripeInput | null | undefined;
}>;

export type ConnectStripeMutation = {
  connectStripe: {
    url: string | null;
    integration: {
      provider: Types.CardProviderName;
      state: Types.StripeState;
      kind: Types.StripeConnectionKind | null;
      mode: Types.StripeMode | null;
      accountReference: string | null;
      businessName: string | null;
      country: string | null;
      defaultCurrency: string | null;
      statementDescriptor: string | null;
      chargesEnabled: boolean;
      payoutsEnabled: boolean;
      currentDeadline: string | null;
      dashboardUrl: string | null;
      publishableKey: string | null;
      secretKeyLast4: string | null;
      chargedSubscriptions: number;
      connectedAt: string | null;
      connectedByName: string | null;
      lastSyncedAt: string | null;
      requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
      pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
      webhooks: {
        status: Types.WebhookStatus;
        lastEventAt: string | null;
        lastEventType: string | null;
        received: number;
        failed: number;
        lastFailure: string | null;
      };
    };
  };
};

export type ConnectStripeWithKeysMutationVariables = Exact<{
  input: Types.StripeKeysInput;
}>;

export type ConnectStripeWithKeysMutation = {
  connectStripeWithKeys: {
    provider: Types.CardProviderName;
    state: Types.StripeState;
    kind: Types.StripeConnectionKind | null;
    mode: Types.StripeMode | null;
    accountReference: string | null;
    businessName: string | null;
    country: string | null;
    defaultCurrency: string | null;
    statementDescriptor: string | null;
    chargesEnabled: boolean;
    payoutsEnabled: boolean;
    currentDeadline: string | null;
    dashboardUrl: string | null;
    publishableKey: string | null;
    secretKeyLast4: string | null;
    chargedSubscriptions: number;
    connectedAt: string | null;
    connectedByName: string | null;
    lastSyncedAt: string | null;
    requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
    pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
    webhooks: {
      status: Types.WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
};

export type CheckStripeIntegrationMutationVariables = Exact<{ [key: string]: never }>;

export type CheckStripeIntegrationMutation = {
  checkStripeIntegration: {
    provider: Types.CardProviderName;
    state: Types.StripeState;
    kind: Types.StripeConnectionKind | null;
    mode: Types.StripeMode | null;
    accountReference: string | null;
    businessName: string | null;
    country: string | null;
    defaultCurrency: string | null;
    statementDescriptor: string | null;
    chargesEnabled: boolean;
    payoutsEnabled: boolean;
    currentDeadline: string | null;
    dashboardUrl: string | null;
    publishableKey: string | null;
    secretKeyLast4: string | null;
    chargedSubscriptions: number;
    connectedAt: string | null;
    connectedByName: string | null;
    lastSyncedAt: string | null;
    requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
    pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
    webhooks: {
      status: Types.WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
};

export type DisconnectStripeMutationVariables = Exact<{ [key: string]: never }>;

export type DisconnectStripeMutation = {
  disconnectStripe: {
    provider: Types.CardProviderName;
    state: Types.StripeState;
    kind: Types.StripeConnectionKind | null;
    mode: Types.StripeMode | null;
    accountReference: string | null;
    businessName: string | null;
    country: string | null;
    defaultCurrency: string | null;
    statementDescriptor: string | null;
    chargesEnabled: boolean;
    payoutsEnabled: boolean;
    currentDeadline: string | null;
    dashboardUrl: string | null;
    publishableKey: string | null;
    secretKeyLast4: string | null;
    chargedSubscriptions: number;
    connectedAt: string | null;
    connectedByName: string | null;
    lastSyncedAt: string | null;
    requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
    pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
    webhooks: {
      status: Types.WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
};

export type StripeIntegrationChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type StripeIntegrationChangedSubscription = {
  stripeIntegrationChanged: {
    provider: Types.CardProviderName;
    state: Types.StripeState;
    kind: Types.StripeConnectionKind | null;
    mode: Types.StripeMode | null;
    accountReference: string | null;
    businessName: string | null;
    country: string | null;
    defaultCurrency: string | null;
    statementDescriptor: string | null;
    chargesEnabled: boolean;
    payoutsEnabled: boolean;
    currentDeadline: string | null;
    dashboardUrl: string | null;
    publishableKey: string | null;
    secretKeyLast4: string | null;
    chargedSubscriptions: number;
    connectedAt: string | null;
    connectedByName: string | null;
    lastSyncedAt: string | null;
    requirements: Array<{ name: string; label: string; isPastDue: boolean }>;
    pendingVerification: Array<{ name: string; label: string; isPastDue: boolean }>;
    webhooks: {
      status: Types.WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
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
    GetStripeIntegration: build.query<GetStripeIntegrationQuery, GetStripeIntegrationQueryVariables | void>({
      query: (variables) => ({ document: GetStripeIntegrationDocument as unknown as string, variables }),
    }),
    GetSandboxAccounts: build.query<GetSandboxAccountsQuery, GetSandboxAccountsQueryVariables | void>({
      query: (variables) => ({ document: GetSandboxAccountsDocument as unknown as string, variables }),
    }),
    ConnectStripe: build.mutation<ConnectStripeMutation, ConnectStripeMutationVariables | void>({
      query: (variables) => ({ document: ConnectStripeDocument as unknown as string, variables }),
    }),
    ConnectStripeWithKeys: build.mutation<
      ConnectStripeWithKeysMutation,
      ConnectStripeWithKeysMutationVariables
    >({
      query: (variables) => ({ document: ConnectStripeWithKeysDocument as unknown as string, variables }),
    }),
    CheckStripeIntegration: build.mutation<
      CheckStripeIntegrationMutation,
      CheckStripeIntegrationMutationVariables | void
    >({
      query: (variables) => ({ document: CheckStripeIntegrationDocument as unknown as string, variables }),
    }),
    DisconnectStripe: build.mutation<DisconnectStripeMutation, DisconnectStripeMutationVariables | void>({
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
