import type {
  CardProviderName,
  DisputeStatus,
  RefundReason,
  SandboxAccount,
  SandboxCard,
  TaxBehavior,
} from '../schema.generated';
import type { Every } from '../../contract/calendarDays';

/** Whose books a call is about. */
export interface Account {
  companyId: string;
  /** The company's account with the provider, where its clients' payments go; null for Livery's own. */
  reference: string | null;
  /** Of a company that works with keys of its own: the account is the key's, whatever `reference` says. */
  secretKey: string | null;
}

/** What may be known of a card: never its number. */
export interface AttachedCard {
  /** What the provider calls the payment method from now on. */
  reference: string;
  /** What the provider calls whom the card belongs to. */
  customer: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type AttachResult = { kind: 'Attached'; card: AttachedCard } | { kind: 'Refused'; reason: string };

/** Whose card it is: a client's, with the company's account, or the company's own, with Livery's. */
export interface CardOwner {
  account: Account;
  /** The client's id, or the company's. */
  id: string;
  name: string;
  email: string;
  /** What the provider calls them, once it knows them. */
  customer: string | null;
}

/** What the provider's own form needs in the browser. */
export interface CardFormSetup {
  clientSecret: string | null;
  publishableKey: string | null;
}

export interface ChargeRequest {
  account: Account;
  /** The same key has one effect and one answer, however often it is asked with. */
  idempotencyKey: string;
  /** In minor units of `currency`, above 0. */
  amount: number;
  currency: string;
  customer: string;
  /** A card's `reference`. */
  card: string;
  description: string;
  paymentId: string;
  /** Which try of the payment it is, counted from 1. */
  attempt: number;
  /** When it may have been asked for first: a provider that forgets keys looks for it before it makes it anew. */
  begunAt: Date;
  /** By the company's clock. */
  at: Date;
}

export interface ChargeOutcome {
  idempotencyKey: string;
  /** What the provider calls the payment. */
  reference: string | null;
  status: 'Succeeded' | 'Failed' | 'Processing';
  /** What the provider keeps of it, in minor units. */
  fee: number;
  failureCode: string | null;
  declineCode: string | null;
}

export interface RefundRequest {
  account: Account;
  idempotencyKey: string;
  /** What the provider calls the payment. */
  payment: string;
  /** In minor units of `currency`, the payment's. */
  amount: number;
  currency: string;
  reason: RefundReason;
  /** When it may have been asked for first. */
  begunAt: Date;
  at: Date;
}

export interface RefundOutcome {
  /** What the provider calls the refund; null where it made none. */
  reference: string | null;
  status: 'Pending' | 'Succeeded' | 'Failed';
  failure: string | null;
}

/** The account as the provider tells of it. */
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
  /** The same key opens one account, however often it is asked with. */
  idempotencyKey: string;
  name: string;
  email: string;
  country: string | null;
  website: string | null;
  /** One of `sandboxAccounts`. */
  sandboxAccount: string | null;
}

export interface OpenedWebhook {
  reference: string;
  /** What its messages are signed with. */
  secret: string;
}

/** How far a month counted in UTC can end from the company's: from March 1 in Kiritimati, which is February 28 in UTC. */
export const maxDriftMs = 4 * 86_400_000;

/** A subscription as it should be with a provider that renews by itself. */
export interface DesiredSubscription {
  account: Account;
  id: string;
  /** What the provider calls it, once it has it. */
  reference: string | null;
  clientId: string;
  /** Both null while the client has no card: what is there already stays with the one it had. */
  customer: string | null;
  card: string | null;
  plan: Every & {
    id: string;
    name: string;
    priceVersion: number;
    price: number;
    currency: string;
    /** What is said of tax: the amount stays as it is. */
    taxBehavior: TaxBehavior;
  };
  /** From the next renewal on, where that is another one. */
  nextPlan: DesiredSubscription['plan'] | null;
  /** In minor units, with the first payment. */
  setupFee: number;
  /** Invoices to void: those of a plan that its client left before paying for it. */
  givenUp: readonly string[];
  /** When it is charged next: nothing is charged for before, of one that is made or has not been charged yet. */
  billedUntil: Date;
  /**
   * While it is held, what falls due waits and is charged once it runs, but for what was due before `billedUntil`; while it is
   * paused, nothing falls due.
   */
  status: 'Running' | 'Held' | 'Paused' | 'Ended';
  cancelsAtPeriodEnd: boolean;
}

/** A payment as the provider tells of it. */
export interface ProviderPayment {
  reference: string;
  /** The provider's invoice, of a subscription's payment. */
  invoice: string | null;
  invoiceNumber: string | null;
  /** Ours, as we told the provider when it was made. */
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
  settledAt: Date | null;
  /** All that there are, whoever made them. */
  refunds: readonly ProviderRefund[];
  dispute: ProviderDispute | null;
}

export interface ProviderRefund {
  reference: string;
  /** Ours, where we made it. */
  refundId: string | null;
  amount: number;
  status: 'Pending' | 'Succeeded' | 'Failed';
  failure: string | null;
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
  /** Null while the provider need not have it: one that costs nothing, or that is held, paused or over before it was made. */
  reference: string | null;
  /** Its latest payment, where there is one. */
  payment: ProviderPayment | null;
}

/** Something the provider tells of: a signed message that was checked. */
export interface ProviderMessage {
  reference: string;
  type: string;
  /** The account that it is about; null for Livery's own. */
  account: string | null;
  /** Of an object that we made for a company with Livery's own account. */
  companyId: string | null;
  objectReference: string | null;
  happenedAt: Date;
}

/** How what a message is about stands now. */
export type MessageContent =
  | { kind: 'Payment'; payment: ProviderPayment }
  | { kind: 'Account'; state: AccountState | null }
  | { kind: 'Nothing' };

/**
 * Whoever keeps the cards and charges them. Amounts are in minor units. A call that the provider can't be reached for
 * throws UNAVAILABLE, and may be made again with the same key; the same key with other values throws CONFLICT.
 */
export interface CardProvider {
  readonly name: CardProviderName;
  /** The cards to try it with; none with a provider that charges real ones. */
  readonly sandboxCards: readonly SandboxCard[];
  readonly sandboxAccounts: readonly SandboxAccount[];
  /** It renews subscriptions by itself, and tells of it; otherwise our own queue charges for them. */
  readonly renewsSubscriptions: boolean;

  /** Cards pay but whole multiples of it, in our minor units: 1, or 10 where they pay no thousandths. */
  smallestStep(currency: string): number;

  startCardForm(owner: CardOwner): Promise<CardFormSetup>;
  /** Keeps the payment method that the provider's own form made a token of. */
  attach(owner: CardOwner, token: string): Promise<AttachResult>;
  /** Forgets a payment method that was attached. */
  detach(account: Account, reference: string): Promise<void>;

  /** Outcomes in the order of the requests. */
  charge(requests: readonly ChargeRequest[]): Promise<ChargeOutcome[]>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Tries an unpaid invoice of a subscription that the provider renews once more. Null where the account has no such invoice,
   * or nothing is owed by it.
   */
  payInvoice(account: Account, invoice: string, idempotencyKey: string): Promise<ProviderPayment | null>;
  /** Makes the subscription with the provider as it should be: made, moved, paused, ended. */
  syncSubscription(desired: DesiredSubscription): Promise<SyncedSubscription>;

  openAccount(account: NewAccount): Promise<AccountState>;
  /** Where the provider asks for what it still needs; null when there is nothing to ask. */
  accountLink(account: Account, back: { returnUrl: string; refreshUrl: string }): Promise<string | null>;
  /** Null where the account was taken away from us; BAD_USER_INPUT, field `secretKey`, for a key that isn't taken. */
  accountState(account: Account): Promise<AccountState | null>;
  /** Gives the account up. That it is gone already, or its key is, is no failure. */
  closeAccount(account: Account): Promise<void>;
  /** Has messages about an account with keys of its own sent to `url`; null where the provider can't reach it. */
  openWebhook(account: Account, url: string): Promise<OpenedWebhook | null>;
  /** That it is gone already, or its key is, is no failure. */
  closeWebhook(account: Account, reference: string): Promise<void>;

  /** The message in a request, or null where it is forged, spoilt, or not of these five minutes. */
  readMessage(raw: Buffer, signature: string, secret: string, now: Date): ProviderMessage | null;
  contentOf(
    account: Account,
    message: Pick<ProviderMessage, 'type' | 'objectReference'>,
  ): Promise<MessageContent>;
  /** Where the provider shows a payment or an account to people. */
  urlOf(kind: 'Payment' | 'Account', reference: string, isLive: boolean): string | null;
}
