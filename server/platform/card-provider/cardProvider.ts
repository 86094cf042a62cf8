import type {
  CardProviderName,
  DisputeStatus,
  RefundReason,
  TaxBehavior,
  StripeState,
} from '../../../contract/enums';
import type { PeriodLength } from '../../../contract/calendarDays';

/** The provider account that a call acts on. */
export interface Account {
  companyId: string;
  /** The provider's id of the company's account; null for the platform's account. */
  reference: string | null;
  /** Set if the company uses its own API key. The key determines the account, and `reference` is ignored. */
  secretKey: string | null;
}

/** Public details of a card, without its number. */
export interface AttachedCard {
  /** The provider's id of the payment method. */
  reference: string;
  /** The provider's id of the customer. */
  customer: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type AttachResult = { kind: 'Attached'; card: AttachedCard } | { kind: 'Refused'; reason: string };

/** The owner of a card: a client on the company's account, or a company on the platform's account. */
export interface CardOwner {
  account: Account;
  id: string;
  name: string;
  email: string;
  /** The provider's id of the customer, or null before it is created. */
  customer: string | null;
}

export interface CardFormSetup {
  clientSecret: string | null;
  publishableKey: string | null;
}

export interface ChargeRequest {
  account: Account;
  /** A repeated request with the same key charges once and returns the first result. */
  idempotencyKey: string;
  /** In minor units of `currency`, greater than 0. */
  amount: number;
  currency: string;
  customer: string;
  /** The `reference` of an attached card. */
  card: string;
  description: string;
  paymentId: string;
  /** The number of the payment attempt, starting at 1. */
  attempt: number;
  /**
   * The earliest possible time of the first request. A provider whose keys expire searches from this time
   * before it charges again.
   */
  firstRequestedAt: Date;
  /** The time of the company's clock, which can be a test clock. */
  at: Date;
}

export interface ChargeOutcome {
  idempotencyKey: string;
  /** The provider's id of the payment, or null if the provider created none. */
  reference: string | null;
  status: 'Succeeded' | 'Failed' | 'Processing';
  /** In minor units. */
  fee: number;
  failureCode: string | null;
  declineCode: string | null;
}

export interface RefundRequest {
  account: Account;
  idempotencyKey: string;
  /** The provider's id of the payment. */
  payment: string;
  /** In minor units of `currency`, which is the payment's currency. */
  amount: number;
  currency: string;
  reason: RefundReason;
  /** The earliest possible time of the first request. */
  firstRequestedAt: Date;
  at: Date;
}

export interface RefundOutcome {
  /** The provider's id of the refund, or null if the provider created none. */
  reference: string | null;
  status: 'Pending' | 'Succeeded' | 'Failed';
  failureCode: string | null;
}

export interface AccountState {
  reference: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: string[];
  pastDue: string[];
  pendingVerification: string[];
  currentDeadline: Date | null;
  disabledReason: string | null;
  isLive: boolean;
  country: string | null;
  defaultCurrency: string | null;
  businessName: string | null;
  statementDescriptor: string | null;
}

export interface NewAccount {
  companyId: string;
  /** A repeated request with the same key opens one account. */
  idempotencyKey: string;
  name: string;
  email: string;
  country: string | null;
  website: string | null;
  /** The token of one of `CardProvider.sandboxAccounts`. */
  sandboxAccount: string | null;
}

export interface WebhookEndpoint {
  reference: string;
  /** The signing secret of the endpoint's events. */
  secret: string;
}

/**
 * The largest difference between a billing date counted in UTC and in the company's time zone. March 1 in
 * Kiritimati is February 28 in UTC, so the next month's dates are April 1 and March 28.
 */
export const maxDriftMs = 4 * 86_400_000;

/** The target state of a subscription at a provider that renews subscriptions. */
export interface DesiredSubscription {
  account: Account;
  id: string;
  /** The provider's id of the subscription, or null before it is created. */
  reference: string | null;
  clientId: string;
  /**
   * `customer` and `card` are null if the client has no card. An existing provider subscription then keeps
   * its card.
   */
  customer: string | null;
  card: string | null;
  plan: PeriodLength & {
    id: string;
    name: string;
    priceVersion: number;
    price: number;
    currency: string;
    /** The tax behavior, which does not change the charged amount. */
    taxBehavior: TaxBehavior;
  };
  /** The plan from the next renewal, or null if the plan does not change. */
  nextPlan: DesiredSubscription['plan'] | null;
  /** The setup fee in minor units, charged with the first payment. */
  setupFee: number;
  /** Unpaid invoices to void, from a plan that the client no longer has. */
  invoicesToVoid: readonly string[];
  /**
   * The time of the next charge. A new or not yet charged subscription is not charged for earlier periods.
   */
  billedUntil: Date;
  /**
   * While `OnHold`, charges wait until the subscription is `Running`. Resuming waives those due before
   * `billedUntil`. While `Paused`, nothing becomes due.
   */
  status: 'Running' | 'OnHold' | 'Paused' | 'Ended';
  cancelsAtPeriodEnd: boolean;
}

export interface ProviderPayment {
  reference: string;
  /** The provider's id of the invoice, or null if the payment has none. */
  invoice: string | null;
  invoiceNumber: string | null;
  /** Livery's id, sent to the provider on creation, or null if Livery did not create the payment. */
  paymentId: string | null;
  subscriptionId: string | null;
  status: 'Processing' | 'Succeeded' | 'Failed' | 'Canceled';
  amount: number;
  currency: string;
  fee: number;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  failureCode: string | null;
  declineCode: string | null;
  attempts: number;
  nextRetryAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isLive: boolean;
  createdAt: Date;
  completedAt: Date | null;
  /** All refunds, including those made outside of Livery. */
  refunds: readonly ProviderRefund[];
  dispute: ProviderDispute | null;
}

export interface ProviderRefund {
  reference: string;
  /** Livery's id, or null if the refund was made outside of Livery. */
  refundId: string | null;
  amount: number;
  status: 'Pending' | 'Succeeded' | 'Failed';
  failureCode: string | null;
  createdAt: Date;
}

export interface ProviderDispute {
  reference: string;
  status: DisputeStatus;
  /** In minor units. */
  amount: number;
  createdAt: Date;
}

export interface SyncedSubscription {
  /**
   * Null if the provider has no subscription, for example because the plan is free or the client has no card.
   */
  reference: string | null;
  /** The payment of the latest invoice, if it has one. */
  payment: ProviderPayment | null;
}

export interface ProviderEvent {
  reference: string;
  type: string;
  /** The connected account of the event; null for the platform's account. */
  account: string | null;
  /** The company for which Livery created the object, from the object's metadata. */
  companyId: string | null;
  objectReference: string | null;
  occurredAt: Date;
}

export type EventContent =
  | { kind: 'Payment'; payment: ProviderPayment }
  | { kind: 'Account'; state: AccountState | null }
  | { kind: 'Nothing' };

/** A test account of the sandbox. `label` describes its state. */
export interface SandboxAccount {
  token: string;
  label: string;
  state: StripeState;
}

/** A test card of the sandbox. `label` describes its behavior. */
export interface SandboxCard {
  token: string;
  label: string;
  brand: string;
  last4: string;
}

/**
 * Stores and charges cards; amounts are in minor units. Throws `UNAVAILABLE` if the provider is unreachable,
 * after which the same key can be retried, and `CONFLICT` if a key is reused with other values.
 */
export interface CardProvider {
  readonly name: CardProviderName;
  /** The test cards of the sandbox; empty for a real provider. */
  readonly sandboxCards: readonly SandboxCard[];
  readonly sandboxAccounts: readonly SandboxAccount[];
  /**
   * Whether the provider renews subscriptions and reports renewals. If false, Livery's job queue charges
   * them.
   */
  readonly renewsSubscriptions: boolean;

  /**
   * Returns the step of chargeable amounts in minor units: 1, or 10 if cards cannot pay the currency's
   * thousandths.
   */
  amountIncrement(currency: string): number;

  startCardForm(owner: CardOwner): Promise<CardFormSetup>;
  /** Returns the card that the provider's card form attached for `token`, or the reason for a refusal. */
  attach(owner: CardOwner, token: string): Promise<AttachResult>;
  /** Removes a payment method. Succeeds if it no longer exists. */
  detach(account: Account, reference: string): Promise<void>;

  /** Charges cards and returns the outcomes in the order of the requests. */
  charge(requests: readonly ChargeRequest[]): Promise<ChargeOutcome[]>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Retries an open invoice of a subscription. Returns null if the account has no such invoice or nothing is
   * due.
   */
  payInvoice(account: Account, invoice: string, idempotencyKey: string): Promise<ProviderPayment | null>;
  /** Creates, changes, pauses or cancels the provider's subscription to match `desired`. */
  syncSubscription(desired: DesiredSubscription): Promise<SyncedSubscription>;

  openAccount(account: NewAccount): Promise<AccountState>;
  /** Returns the page where the provider collects missing details, or null if there is no such page. */
  accountLink(account: Account, urls: { returnUrl: string; refreshUrl: string }): Promise<string | null>;
  /**
   * Returns the state of an account, or null if it was disconnected. Throws `BAD_USER_INPUT` with the
   * field `secretKey` if the key is invalid.
   */
  accountState(account: Account): Promise<AccountState | null>;
  /** Closes the account. Succeeds if the account or its key no longer exists. */
  closeAccount(account: Account): Promise<void>;
  /**
   * Creates an endpoint that sends the events of an account with its own keys to `url`. Returns null for
   * other accounts, or if the provider cannot reach the URL.
   */
  createWebhookEndpoint(account: Account, url: string): Promise<WebhookEndpoint | null>;
  /** Deletes an endpoint. Succeeds if the endpoint or the key no longer exists. */
  deleteWebhookEndpoint(account: Account, reference: string): Promise<void>;

  /**
   * Returns the event, or null if the signature is invalid, the body is malformed, or the signature time
   * differs from `now` by over five minutes.
   */
  parseWebhook(raw: Buffer, signature: string, secret: string, now: Date): ProviderEvent | null;
  loadEventContent(
    account: Account,
    event: Pick<ProviderEvent, 'type' | 'objectReference'>,
  ): Promise<EventContent>;
  /** Returns the page of a payment or an account in the provider's dashboard, or null if there is none. */
  urlOf(kind: 'Payment' | 'Account', reference: string, isLive: boolean): string | null;
}
