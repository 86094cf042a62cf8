import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from './context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A day of the company's time zone: `2026-01-31`. */
  Date: { input: string; output: string };
  /** UTC, ISO 8601, with milliseconds: `2026-01-31T23:59:59.000Z`. */
  DateTime: { input: Date | string; output: Date | string };
  /** An object of strings, numbers, booleans and lists of them, 10 kB of JSON at most. */
  FormDraft: { input: Record<string, unknown>; output: Record<string, unknown> };
  /** A whole number of minor units of a currency, or a sum of them: exact up to 2^53. */
  MinorUnits: { input: number; output: number };
};

export type AcceptInvitationInput = {
  googleToken?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Either a password or a Google ID token. */
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type AccessToken = {
  __typename?: 'AccessToken';
  /** A JWT, valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
};

export type ActiveBanner = 'SettingUpClientDashboard' | 'SettingUpCustomDomain' | 'SettingUpSubdomain';

/** One thing that happened. */
export type Activity = {
  __typename?: 'Activity';
  /** Of a Change: `client.updated`, `client.paused`, … */
  action?: Maybe<Scalars['String']['output']>;
  /** As it was then; null for the system. */
  actorName?: Maybe<Scalars['String']['output']>;
  actorType: ActorType;
  /** Of a Change. Without MANAGE_PAYMENTS, none that tells of money. */
  changes: Array<FieldChange>;
  /** Null where it is about no client. */
  client?: Maybe<ClientBrief>;
  id: Scalars['ID']['output'];
  kind: ActivityKind;
  /** Of a Mail. */
  mail?: Maybe<ActivityMail>;
  occurredAt: Scalars['DateTime']['output'];
  /** Of a Payment or a Refund. */
  payment?: Maybe<Payment>;
  /** Of a Refund, in minor units. */
  refundAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** Of a SignIn. */
  signIn?: Maybe<ActivitySignIn>;
  /** Of a Change: what it was about. */
  target?: Maybe<Scalars['String']['output']>;
};

export type ActivityKind =
  /** An operator, the system or the client changed something. */
  'Change' | 'Mail' | 'Payment' | 'Refund' | 'SignIn';

export type ActivityMail = {
  __typename?: 'ActivityMail';
  hasFailed: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
};

export type ActivityPage = {
  __typename?: 'ActivityPage';
  items: Array<Activity>;
  /** Null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ActivitySignIn = {
  __typename?: 'ActivitySignIn';
  /** What a person calls it. */
  device?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type ActorType = 'Client' | 'Operator' | 'Platform' | 'System';

export type AddBillingCardInput = {
  holderName?: InputMaybe<Scalars['String']['input']>;
  /** Charged from now on. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the card provider's element gave, or a sandbox card's token. */
  token: Scalars['String']['input'];
};

export type AddClientCardInput = {
  clientId: Scalars['ID']['input'];
  /** What the card provider's element gave, or a sandbox card's token. */
  token: Scalars['String']['input'];
};

/** What happens to a past due client after the last retry. */
export type AfterLastRetry =
  /** The client is deactivated for non-payment. */
  | 'Deactivate'
  /** The client stays past due until they pay or an operator deactivates them. */
  | 'KeepPastDue'
  /** The client is paused: nothing more is charged. */
  | 'Pause';

export type Analytics = {
  __typename?: 'Analytics';
  clients: ClientFigures;
  from: Scalars['Date']['output'];
  interval: AnalyticsInterval;
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<MoneyFigures>;
  /** As many days right before; for a month, a quarter or a year so far, the same part of the one before. */
  previousFrom: Scalars['Date']['output'];
  /** Of the period before, in the same order; it may have a point more or fewer. */
  previousSeries: Array<AnalyticsPoint>;
  previousTo: Scalars['Date']['output'];
  /** Every interval of the range in order, those without anything too. */
  series: Array<AnalyticsPoint>;
  timeZone: Scalars['String']['output'];
  /** Included. */
  to: Scalars['Date']['output'];
};

export type AnalyticsInterval =
  | 'Day'
  | 'Month'
  /** From Monday on. */
  | 'Week';

export type AnalyticsPoint = {
  __typename?: 'AnalyticsPoint';
  /** At the end of the interval. */
  activeClients: Scalars['Int']['output'];
  churnedClients: Scalars['Int']['output'];
  from: Scalars['Date']['output'];
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<MoneyPoint>;
  newClients: Scalars['Int']['output'];
  startedClients: Scalars['Int']['output'];
  /** Included; the first and the last interval of a range may be cut. */
  to: Scalars['Date']['output'];
};

export type AnalyticsPreset =
  /** From and to are given. */
  | 'Custom'
  | 'Last7Days'
  | 'Last12Months'
  | 'Last30Days'
  | 'LastMonth'
  | 'LastQuarter'
  | 'ThisMonth'
  | 'ThisQuarter'
  | 'ThisYear';

/** Days of the company's time zone. Presets end today; This… begin with the calendar's. */
export type AnalyticsRange = {
  /** Of Custom. */
  from?: InputMaybe<Scalars['Date']['input']>;
  preset: AnalyticsPreset;
  /** Of Custom: this day included, at most five years after `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type AuditActor = {
  __typename?: 'AuditActor';
  /** Null for the program, and for Livery. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it is an operator who was removed since. */
  isRemoved: Scalars['Boolean']['output'];
  /** As it was then. */
  name?: Maybe<Scalars['String']['output']>;
  type: ActorType;
};

/** One thing that somebody did. It stays as it was written, whatever becomes of who did it and of what it was done to. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** What it was done to, and what was done: `client.updated`, `operator.signedIn`, … */
  action: Scalars['String']['output'];
  actor: AuditActor;
  /** Secrets are masked. */
  changes: Array<FieldChange>;
  /** ISO 3166-1 alpha-2, as the registries know the address; null where it can't be told. */
  country?: Maybe<Scalars['String']['output']>;
  /** What a person calls it; null for whom no browser speaks. */
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ipAddress?: Maybe<Scalars['String']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  /** The bulk action, import or installation that it was part of. */
  partOf?: Maybe<Scalars['ID']['output']>;
  /** Of the request; the log has it too. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Null where it was done to many at once. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** As it was called then. */
  targetLabel?: Maybe<Scalars['String']['output']>;
  /** `Client`, `Payment`, `Operator`, … */
  targetType: Scalars['String']['output'];
  /** As the browser names itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type AuditEventPage = {
  __typename?: 'AuditEventPage';
  items: Array<AuditEvent>;
  /** Null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AuditFacets = {
  __typename?: 'AuditFacets';
  actions: Array<Scalars['String']['output']>;
  actorTypes: Array<ActorType>;
  /** The operators who did anything, those who were removed included, by name. */
  actors: Array<AuditActor>;
  targetTypes: Array<Scalars['String']['output']>;
};

/** What is left out leaves nothing out; of several values one has to hold. */
export type AuditFilter = {
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Operators or clients. */
  actorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  actorTypes?: InputMaybe<Array<ActorType>>;
  /** In the company's time zone, as is `to`, which is included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  ipAddress?: InputMaybe<Scalars['String']['input']>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
  targetTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type AuthPayload = {
  __typename?: 'AuthPayload';
  accessToken: Scalars['String']['output'];
  /** 256 random bits, valid for 30 days or until the session ends. */
  refreshToken: Scalars['String']['output'];
};

/** An amount that was divided, to the nearest minor unit; null where there is nothing to divide by. */
export type AverageFigure = {
  __typename?: 'AverageFigure';
  previous?: Maybe<Scalars['MinorUnits']['output']>;
  value?: Maybe<Scalars['MinorUnits']['output']>;
};

/** A card that Livery charges. Its number never reaches the API. */
export type BillingCard = {
  __typename?: 'BillingCard';
  addedByName?: Maybe<Scalars['String']['output']>;
  brand: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  holderName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
  lastChargeAt?: Maybe<Scalars['DateTime']['output']>;
  lastChargeStatus?: Maybe<PaymentStatus>;
  status: CardStatus;
};

export type BillingDetails = {
  __typename?: 'BillingDetails';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** Not written yet: name, email address and country are the company's. */
  isFromCompany: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  postalCode?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
};

export type BillingDetailsInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

export type CardProviderName = 'Sandbox' | 'Stripe';

/** What a client sees who was asked for a new card. */
export type CardRequest = {
  __typename?: 'CardRequest';
  /** What is unpaid, in minor units of `currency`; charged when the card is given. */
  amountDue: Scalars['MinorUnits']['output'];
  clientName: Scalars['String']['output'];
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  planName?: Maybe<Scalars['String']['output']>;
  provider: CardProviderName;
  /** The cards to try it with; empty with a real card provider. */
  sandboxCards: Array<SandboxCard>;
  title: Scalars['String']['output'];
};

/** What the card provider's own element needs. With the sandbox its cards are chosen instead. */
export type CardSetup = {
  __typename?: 'CardSetup';
  /** The account that the element works for; null for Livery's own. */
  accountReference?: Maybe<Scalars['String']['output']>;
  clientSecret?: Maybe<Scalars['String']['output']>;
  provider: CardProviderName;
  publishableKey?: Maybe<Scalars['String']['output']>;
};

export type CardStatus =
  | 'Active'
  | 'Expired'
  /** Good for 30 days or less. */
  | 'ExpiringSoon'
  /** The last charge failed. */
  | 'Failed';

export type ChangeKind = 'Created' | 'Updated';

export type ChangePlanPriceInput = {
  id: Scalars['ID']['input'];
  price: PlanPriceInput;
  /** The version that was read; CONFLICT when it has changed since. */
  priceVersion: Scalars['Int']['input'];
  subscribers: SubscribersOfPrice;
};

/** Somebody who buys the company's service. */
export type Client = {
  __typename?: 'Client';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  contactFirstName?: Maybe<Scalars['String']['output']>;
  contactLastName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Of a client who is Deactivated, or will be. */
  deactivation?: Maybe<ClientDeactivation>;
  /** Unique within the company, whatever its case. */
  email: Scalars['String']['output'];
  /** The client's id in the system they were imported from. */
  externalId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False until the plan is paid for. Until then, the client has access to the guides of the previous plan. */
  isPlanOpen: Scalars['Boolean']['output'];
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts up with every edit by an operator; `updateClient` takes the one that was read. */
  lockVersion: Scalars['Int']['output'];
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<ClientMoney>;
  name: Scalars['String']['output'];
  /** When the next charge falls due; null when there is none to come. */
  nextRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 2,000 characters; only operators read it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Counts from 1 within the company. */
  number: Scalars['Int']['output'];
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  plan?: Maybe<ClientPlan>;
  postalCode?: Maybe<Scalars['String']['output']>;
  source: ClientSource;
  state?: Maybe<Scalars['String']['output']>;
  status: ClientStatus;
  statusChangedAt: Scalars['DateTime']['output'];
  /** At most 20 of 30 characters. */
  tags: Array<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

/** What a client is charged, in minor units of `currency`. */
export type ClientBilling = {
  __typename?: 'ClientBilling';
  /** Payments can be taken: the account is connected and charges are switched on. */
  canCharge: Scalars['Boolean']['output'];
  /** When the client was last asked for a card by a link that still works. */
  cardRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The default one first. */
  cards: Array<ClientCard>;
  clientId: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
  /** Livery charges the client; false for who was put on a plan without a card and pays elsewhere. */
  isBilled: Scalars['Boolean']['output'];
  nextChargeAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** As of `subscription`. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null without a subscription that runs. */
  subscription?: Maybe<ClientSubscription>;
  /** Failed payments that are not paid yet, the latest first. */
  unpaid: Array<Payment>;
};

/** What clients buy. Amounts are in minor units of `currency`. */
export type ClientBillingPlan = {
  __typename?: 'ClientBillingPlan';
  /** Those of them who pay. */
  activeClientsCount: Scalars['Int']['output'];
  /** Clients may move to it by themselves. */
  allowSelfUpgrade: Scalars['Boolean']['output'];
  /** Clients on the plan, whatever their status. */
  clientCount: Scalars['Int']['output'];
  /** Within the company; 2 to 50 of a-z, 0-9, _ and -. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** At most 12 of 80 characters. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  /** How many weeks, months or years a period has; 1 to 12, of years at most 3. */
  intervalCount: Scalars['Int']['output'];
  /** What new clients have unless they choose another one. */
  isDefault: Scalars['Boolean']['output'];
  /** Pointed out in the price table. */
  isPopular: Scalars['Boolean']['output'];
  /** Clients see it in the price table. */
  isPublic: Scalars['Boolean']['output'];
  /** Nobody has ever had it, so it can be deleted. */
  isUnused: Scalars['Boolean']['output'];
  /** Counts up with every edit; `updateClientBillingPlan` takes the one that was read. */
  lockVersion: Scalars['Int']['output'];
  /** Of those who pay; null without MANAGE_PAYMENTS. */
  mrr?: Maybe<Scalars['MinorUnits']['output']>;
  /** 3 to 64 characters. */
  name: Scalars['String']['output'];
  /** Counts from 1 in the order clients see them. */
  order: Scalars['Int']['output'];
  /** A period: 0, or 50 to 99,999,999. */
  price: Scalars['Int']['output'];
  /** Counts up with every change of price, currency or interval. */
  priceVersion: Scalars['Int']['output'];
  requireCardForTrial: Scalars['Boolean']['output'];
  /** Charged once, with the first payment: 0, or 50 to 99,999,999. */
  setupFee: Scalars['Int']['output'];
  status: PlanStatus;
  taxBehavior: TaxBehavior;
  /** 0 to 90. */
  trialDays: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** What a year costs for who would rather pay by the year; null where nobody can. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
};

/** Onboarding's plan: the rest of a plan has its usual values. */
export type ClientBillingPlanInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  interval: PlanInterval;
  name: Scalars['String']['input'];
  /** In minor units of the company's currency: 0, or 50 to 99,999,999. */
  price: Scalars['Int']['input'];
  trialDays: Scalars['Int']['input'];
};

export type ClientBrief = {
  __typename?: 'ClientBrief';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

export type ClientBulk = {
  __typename?: 'ClientBulk';
  byName: Scalars['String']['output'];
  canUndo: Scalars['Boolean']['output'];
  changed: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Why it Failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isUndone: Scalars['Boolean']['output'];
  kind: ClientBulkKind;
  refused: Scalars['Int']['output'];
  status: ClientBulkStatus;
  /** What it does, in plain words: `Add the tag vip`. */
  summary: Scalars['String']['output'];
  total: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ClientBulkInput = {
  /** Export and Undo have mutations of their own. */
  kind: ClientBulkKind;
  /** Of Deactivate. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of ChangePlan. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** Of Deactivate. */
  reason?: InputMaybe<DeactivationReason>;
  selection: ClientSelection;
  /** Of AddTags and RemoveTags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of Deactivate. */
  when?: InputMaybe<DeactivationTime>;
};

export type ClientBulkKind =
  | 'AddTags'
  | 'ChangePlan'
  | 'Deactivate'
  | 'Export'
  | 'Pause'
  | 'Reactivate'
  | 'RemoveTags'
  | 'Resume'
  /** Of an earlier one. */
  | 'Undo';

export type ClientBulkOutcome = 'Changed' | 'Refused' | 'Unchanged' | 'Waiting';

export type ClientBulkPreview = {
  __typename?: 'ClientBulkPreview';
  /** Some of those who will change, five at most. */
  examples: Array<ClientBrief>;
  /** The change of MRR in minor units; null without MANAGE_PAYMENTS. */
  mrrChange?: Maybe<Scalars['MinorUnits']['output']>;
  /** Why, with how many. */
  refusals: Array<ClientBulkRefusal>;
  refused: Scalars['Int']['output'];
  /** How many clients are selected. */
  total: Scalars['Int']['output'];
  /** Those who are so already. */
  unchanged: Scalars['Int']['output'];
  willChange: Scalars['Int']['output'];
};

export type ClientBulkRefusal = {
  __typename?: 'ClientBulkRefusal';
  count: Scalars['Int']['output'];
  problem: Scalars['String']['output'];
};

export type ClientBulkRow = {
  __typename?: 'ClientBulkRow';
  client: ClientBrief;
  outcome: ClientBulkOutcome;
  position: Scalars['Int']['output'];
  /** Of one Refused: one sentence. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type ClientBulkRowPage = {
  __typename?: 'ClientBulkRowPage';
  items: Array<ClientBulkRow>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ClientBulkStatus =
  /** Stopped by an operator; what was changed stays. */
  'Canceled' | 'Failed' | 'Finished' | 'Running';

export type ClientCard = {
  __typename?: 'ClientCard';
  brand: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
  status: CardStatus;
};

export type ClientChange = {
  __typename?: 'ClientChange';
  count: Scalars['Int']['output'];
  /** The clients, when they are 100 or fewer; empty when more changed at once. */
  ids: Array<Scalars['ID']['output']>;
  kind: ChangeKind;
};

export type ClientColumn =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'ExternalId'
  | 'LastLoginAt'
  | 'LastPaymentAt'
  | 'LastPaymentStatus'
  | 'LifetimeValue'
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  | 'Plan'
  | 'Source'
  | 'Status'
  | 'Tags'
  | 'TrialEndsAt'
  | 'UpdatedAt';

export type ClientCounts = {
  __typename?: 'ClientCounts';
  byStatus: Array<ClientStatusCount>;
  total: Scalars['Int']['output'];
};

export type ClientDeactivation = {
  __typename?: 'ClientDeactivation';
  at: Scalars['DateTime']['output'];
  /** The operator's name; null when they have left the team, or an import said so. */
  by?: Maybe<Scalars['String']['output']>;
  /** Still to come, and can be taken back. */
  isScheduled: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<DeactivationReason>;
};

export type ClientDeactivationPreview = {
  __typename?: 'ClientDeactivationPreview';
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<DeactivationMoney>;
  /** The statuses that the client can move to from here; without Deactivated, it can't be deactivated. */
  moves: Array<ClientStatus>;
  /** When PeriodEnd would be; null when there is no period, so that only Now is possible. */
  periodEnd?: Maybe<Scalars['DateTime']['output']>;
};

export type ClientExport = {
  __typename?: 'ClientExport';
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  /** Of the bulk action that keeps its rows and its progress. */
  id: Scalars['ID']['output'];
  rowCount: Scalars['Int']['output'];
  /** A path under the API's base, without a token of the session: it holds its own. */
  url: Scalars['String']['output'];
};

export type ClientFacets = {
  __typename?: 'ClientFacets';
  countries: Array<TextFacet>;
  plans: Array<PlanFacet>;
  /** The 200 most used, the most used first. */
  tags: Array<TextFacet>;
};

export type ClientField =
  | 'AddressLine1'
  | 'AddressLine2'
  | 'City'
  | 'ContactFirstName'
  | 'ContactLastName'
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'ExternalId'
  | 'Name'
  | 'Note'
  | 'Phone'
  | 'Plan'
  | 'PostalCode'
  | 'State'
  | 'Status'
  | 'Tags'
  | 'TaxId'
  | 'Website';

export type ClientFigures = {
  __typename?: 'ClientFigures';
  /** Clients who have paid for a subscription that is Active or PastDue at the end of the range. */
  active: Figure;
  /** Churned, divided by the active clients at the beginning of the range. */
  churnRate: RateFigure;
  /** Clients who were deactivated or paused in the range while paying. */
  churned: Figure;
  /** Clients added in the range, whatever became of them. */
  new: Figure;
  /** Clients whose first payment, or first payment after a break, succeeded in the range. */
  started: Figure;
  /** Trials that end within 7 days from now; there is no period before. */
  trialsEnding: Scalars['Int']['output'];
};

/** All that is given must hold; of a list, one of its entries. */
export type ClientFilter = {
  /** Paying at the end of this day, or now if it is not over. */
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** This day included. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /** Needs MANAGE_PAYMENTS. */
  lastPaymentFailed?: InputMaybe<Scalars['Boolean']['input']>;
  movement?: InputMaybe<MovementFilter>;
  /** Past due, trial ending within 7 days, deactivation to come, and last payment failed for those who hold MANAGE_PAYMENTS; not the Deactivated. */
  needsAttention?: InputMaybe<Scalars['Boolean']['input']>;
  neverSignedIn?: InputMaybe<Scalars['Boolean']['input']>;
  planId?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<Array<ClientStatus>>;
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Trialing, and the trial ends within so many days, 1 to 90. */
  trialEndsWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A CSV file of clients on its way in. Upload it as openapi.yaml says. */
export type ClientImport = {
  __typename?: 'ClientImport';
  columns: Array<ClientImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** `,`, `;`, tab or `|`. */
  delimiter: Scalars['String']['output'];
  /** The encoding of the file: one that `uploadClientImport` in openapi.yaml lists. */
  encoding: Scalars['String']['output'];
  /** Why it Failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rows that can be added, once checked. */
  goodRows: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Rows added so far. */
  importedRows: Scalars['Int']['output'];
  /** Whether the encoding is a guess, or parts of the file can't be decoded. If the rows look wrong, upload the file again with another `encoding`. */
  isEncodingUncertain: Scalars['Boolean']['output'];
  /** Null when every row makes a client. */
  matchBy?: Maybe<ClientImportMatch>;
  /** Rows that can't, each with its reasons in `clientImportRows`. */
  refusedRows: Scalars['Int']['output'];
  /** Rows skipped by the choice for one of their values, once checked. */
  skippedRows: Scalars['Int']['output'];
  status: ClientImportStatus;
  totalRows: Scalars['Int']['output'];
  /** Checked rows that would change nothing, because their client has the same values. */
  unchangedRows: Scalars['Int']['output'];
  /** Plans, countries and statuses without a match, once checked: the 200 most frequent, and every one with a choice. */
  unmatchedValues: Array<ClientImportValue>;
  /** Rows that update a client, once checked. */
  updateRows: Scalars['Int']['output'];
  /** Rows that updated a client so far. */
  updatedRows: Scalars['Int']['output'];
};

export type ClientImportColumn = {
  __typename?: 'ClientImportColumn';
  /** What the column maps to: guessed from the header until `checkClientImport` says it; null when it is left out. */
  field?: Maybe<ClientField>;
  header: Scalars['String']['output'];
  /** Counts from 0. */
  index: Scalars['Int']['output'];
  /** The first values that are not empty, three at most. */
  samples: Array<Scalars['String']['output']>;
};

export type ClientImportMappingInput = {
  column: Scalars['Int']['input'];
  field: ClientField;
};

/** By what a row finds the client that it updates. */
export type ClientImportMatch = 'Email' | 'ExternalId';

export type ClientImportRow = {
  __typename?: 'ClientImportRow';
  cells: Array<Scalars['String']['output']>;
  /** The line a person sees in a spreadsheet: the header is 1. */
  number: Scalars['Int']['output'];
  /** One sentence a problem. */
  problems: Array<Scalars['String']['output']>;
  status?: Maybe<ClientImportRowStatus>;
};

export type ClientImportRowPage = {
  __typename?: 'ClientImportRowPage';
  items: Array<ClientImportRow>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ClientImportRowStatus =
  | 'Good'
  | 'Imported'
  | 'Refused'
  /** Skipped by the choice for one of its values. */
  | 'Skipped'
  /** Its client already has these values, so it is not imported. */
  | 'Unchanged'
  /** Updates a client who is there already. */
  | 'Update'
  | 'Updated';

export type ClientImportRows = 'AllRows' | 'OnlyGoodRows';

export type ClientImportSavedColumn = {
  __typename?: 'ClientImportSavedColumn';
  field: ClientField;
  header: Scalars['String']['output'];
};

export type ClientImportSavedColumnInput = {
  field: ClientField;
  header: Scalars['String']['input'];
};

export type ClientImportSavedMapping = {
  __typename?: 'ClientImportSavedMapping';
  columns: Array<ClientImportSavedColumn>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ClientImportStatus =
  /** Stopped by an operator; what was added stays. */
  | 'Canceled'
  /** Every row was checked; nothing was added yet. */
  | 'Checked'
  | 'Failed'
  | 'Finished'
  | 'Running'
  /** The file was read; its columns wait for a mapping. */
  | 'Uploaded';

export type ClientImportValue = {
  __typename?: 'ClientImportValue';
  /** Null while there is no choice; its rows are then refused. */
  action?: Maybe<ClientImportValueAction>;
  /** The number of rows that have it. */
  count: Scalars['Int']['output'];
  field: ClientImportValueField;
  /** A plan's id, a country's ISO 3166-1 alpha-2 code or a status; null unless the action is Replace. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** As spelled in the first row that has it. */
  value: Scalars['String']['output'];
};

export type ClientImportValueAction =
  /** Treats the cell as empty: no plan, no country, and Invited for a status. */
  | 'LeaveEmpty'
  /** Uses `replacement` instead. */
  | 'Replace'
  /** Skips the rows that have the value. */
  | 'SkipRow';

/** The fields whose values must match a known plan, country or status. */
export type ClientImportValueField = 'Country' | 'Plan' | 'Status';

export type ClientImportValueInput = {
  action: ClientImportValueAction;
  field: ClientImportValueField;
  /** A plan's id, a country's ISO 3166-1 alpha-2 code or a status. Required with Replace, ignored otherwise. */
  replacement?: InputMaybe<Scalars['String']['input']>;
  /** Case and surrounding spaces are ignored. */
  value: Scalars['String']['input'];
};

/** What a client pays, in minor units of `currency`. */
export type ClientMoney = {
  __typename?: 'ClientMoney';
  currency: Scalars['String']['output'];
  lastPaymentAt?: Maybe<Scalars['DateTime']['output']>;
  lastPaymentStatus?: Maybe<PaymentStatus>;
  /** Paid so far, less refunds. */
  lifetimeValue: Scalars['MinorUnits']['output'];
  /** Worth a month while paid for: a week's price times 52/12, a year's divided by 12. */
  mrr: Scalars['MinorUnits']['output'];
  /** Of the current subscription; null without one. Only where one client is asked for. */
  subscription?: Maybe<ClientSubscription>;
};

export type ClientNeighbours = {
  __typename?: 'ClientNeighbours';
  next?: Maybe<ClientBrief>;
  previous?: Maybe<ClientBrief>;
};

export type ClientPage = {
  __typename?: 'ClientPage';
  items: Array<Client>;
  /** The highest number given to a client so far: see `upTo`. */
  lastNumber: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** The plan a client is on, as far as client management may see it. */
export type ClientPlan = {
  __typename?: 'ClientPlan';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A plan that clients can be put on. */
export type ClientPlanOffer = {
  __typename?: 'ClientPlanOffer';
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  /** How many weeks, months or years a period has; 1 to 12, of years at most 3. */
  intervalCount: Scalars['Int']['output'];
  /** What new clients have unless another one is chosen. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** In minor units of the company's currency; null without MANAGE_PAYMENTS. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  requireCardForTrial: Scalars['Boolean']['output'];
  /** Charged once, with the first payment; null without MANAGE_PAYMENTS. */
  setupFee?: Maybe<Scalars['MinorUnits']['output']>;
  /** 0 to 90. */
  trialDays: Scalars['Int']['output'];
  /** What a year costs, where one can be paid for at once; null without MANAGE_PAYMENTS. */
  yearlyPrice?: Maybe<Scalars['MinorUnits']['output']>;
};

/** Which clients: those named, or all that a search and a filter leave. */
export type ClientSelection = {
  filter?: InputMaybe<ClientFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
};

export type ClientSort = {
  by: ClientSortField;
  direction: SortDirection;
};

/** Ties are broken by id. Where there is nothing to order by, a client comes last either way. */
export type ClientSortField =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'LastLoginAt'
  /** Needs MANAGE_PAYMENTS. */
  | 'LastPaymentAt'
  /** Needs MANAGE_PAYMENTS. */
  | 'LifetimeValue'
  /** Needs MANAGE_PAYMENTS. */
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  /** In the order in which the plans were made. */
  | 'Plan'
  | 'Source'
  | 'Status'
  | 'Tags'
  | 'TrialEndsAt'
  | 'UpdatedAt';

export type ClientSource = 'Import' | 'Invite' | 'Manual' | 'SelfSignup';

export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, and has not signed up yet. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type ClientStatusCount = {
  __typename?: 'ClientStatusCount';
  count: Scalars['Int']['output'];
  status: ClientStatus;
};

export type ClientSubscription = {
  __typename?: 'ClientSubscription';
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** When the next period begins. */
  currentPeriodEnd: Scalars['DateTime']['output'];
  /** The first day of the period. */
  currentPeriodFrom: Scalars['Date']['output'];
  currentPeriodStart: Scalars['DateTime']['output'];
  /** The last day of the period. */
  currentPeriodTo: Scalars['Date']['output'];
  /** The version that new clients get. */
  currentPriceVersion: Scalars['Int']['output'];
  interval: PlanInterval;
  intervalCount: Scalars['Int']['output'];
  /** False until the plan is paid for. Until then, the client has access to the guides of the previous plan. */
  isOpen: Scalars['Boolean']['output'];
  /** In minor units, with the setup fee where one is due. */
  nextChargeAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** When Livery charges next; null when no charge is scheduled. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** In minor units, a period. */
  price: Scalars['MinorUnits']['output'];
  /** The version of the plan's price that the client keeps. */
  priceVersion: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  status: SubscriptionStatus;
};

export type ClientView = {
  __typename?: 'ClientView';
  /** Where it opens: once, within a minute. What it opens lasts 30 minutes. */
  url: Scalars['String']['output'];
};

/** What a company of some status may do. */
export type CompanyAction =
  /** Change anything and publish. */
  | 'Change'
  /** Have clients charged. */
  | 'ChargeClients'
  /** Take its data along. */
  | 'Export'
  /** Finish what was begun: imports, bulk actions, mails in its name. */
  | 'Finish'
  /** Pay for Livery: cards, details and charges. */
  | 'Pay'
  /** Read everything that one's permissions open. */
  | 'Read'
  /** Become Active again, by an Admin's word. */
  | 'Reopen'
  /** See how the company stands, and oneself. */
  | 'SeeStatus'
  /** Have clients sign in to their dashboard and see it. */
  | 'ServeClients'
  /** The steps of onboarding. */
  | 'SetUp';

export type CompanyDetailsInput = {
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
  /** ISO 4217. Fixed once the company is Active. */
  currency: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

/** An archive of everything the company has: one ZIP. */
export type CompanyExport = {
  __typename?: 'CompanyExport';
  /** Who asked for it. */
  byName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When the file is deleted. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Its size so far, in thousands of bytes. */
  kilobytes: Scalars['Int']['output'];
  rowsInAll: Scalars['Int']['output'];
  /** Rows that are in it so far, of about so many. */
  rowsWritten: Scalars['Int']['output'];
  status: CompanyExportStatus;
};

export type CompanyExportStatus =
  /** The file was deleted, a day after it was made. */
  'Expired' | 'Failed' | 'Finished' | 'Running';

/** Who the company is: to its clients, on receipts and to Livery. */
export type CompanyProfile = {
  __typename?: 'CompanyProfile';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 4217, for every amount of the company's. */
  currency: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** As it is registered, where that is another name; stands on receipts. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Counted with each change; 1 before the first. */
  lockVersion: Scalars['Int']['output'];
  /** What can't change now, and why. */
  locks: Array<FieldLock>;
  name: Scalars['String']['output'];
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  /** What clients come to see of it, and where. */
  seenByClients: Array<SeenField>;
  state?: Maybe<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  /** IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

/** What is left out or empty becomes empty, where it may be. */
export type CompanyProfileInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At most 200 characters, as each line of the address. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters; one that begins as a VAT number of the country has to be one. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform: sees why, and exports. */
  | 'Blocked'
  /** Closed by an Admin: reads, exports and pays. */
  | 'Cancelled'
  /** Onboarding is not finished. */
  | 'Pending';

export type CompanyStatusRule = {
  __typename?: 'CompanyStatusRule';
  allows: Array<CompanyAction>;
  status: CompanyStatus;
};

/** A record that has to be deleted. */
export type ConflictingRecord = {
  __typename?: 'ConflictingRecord';
  name: Scalars['String']['output'];
  type: DomainRecordType;
  value: Scalars['String']['output'];
};

export type ConnectStripeInput = {
  /** One of `sandboxAccounts`; the ready one when null. */
  sandboxAccount?: InputMaybe<Scalars['String']['input']>;
};

export type ContentStatus =
  | 'Archived'
  /** Nothing of the company's own yet: our template, which clients do not see. */
  | 'Default'
  /** Written, and never published. */
  | 'Draft'
  | 'Published';

/** What clients read. The HTML is sanitised, variables such as `{{company}}` stand in it as they were written. */
export type ContentText = {
  __typename?: 'ContentText';
  /** 200,000 characters at most. */
  html: Scalars['String']['output'];
  /** 200 characters at most; empty of a legal page. */
  summary: Scalars['String']['output'];
  /** 1 to 120 characters. */
  title: Scalars['String']['output'];
};

/** What a text can leave to the company's details, written `{{name}}`. */
export type ContentVariable = {
  __typename?: 'ContentVariable';
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** How it reads now; null where there is nothing to put in its place, so that a text with it can not be published. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A published text. It never changes. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** How many have accepted it; null where nobody was asked. */
  acceptedCount?: Maybe<Scalars['Int']['output']>;
  /** From when on it holds; null of a guide. */
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  /** It is what clients read now. */
  isDeployed: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  number: Scalars['Int']['output'];
  publishedAt: Scalars['DateTime']['output'];
  publishedBy?: Maybe<Scalars['String']['output']>;
  /** Clients were asked to accept it once more. */
  requiresReacceptance: Scalars['Boolean']['output'];
  /** The earlier version that it says the same as. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** ISO 4217, the currency most used there. */
  currency: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CreateClientInput = {
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CustomDomain = {
  __typename?: 'CustomDomain';
  addedByName?: Maybe<Scalars['String']['output']>;
  certificateExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  certificateStatus: DomainCertificateStatus;
  checkCount: Scalars['Int']['output'];
  conflicts: Array<ConflictingRecord>;
  createdAt: Scalars['DateTime']['output'];
  /** As people read it. */
  displayName: Scalars['String']['output'];
  dnsStatus: DomainDnsStatus;
  givenUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** When looking for its records ends. */
  givesUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** What else was noticed, and what helps, in sentences. */
  hints: Array<Scalars['String']['output']>;
  /** In lower case, letters beyond ASCII in punycode. */
  hostname: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  instructionsSentAt?: Maybe<Scalars['DateTime']['output']>;
  instructionsSentTo?: Maybe<Scalars['String']['output']>;
  isPrimary: Scalars['Boolean']['output'];
  kind: CustomDomainKind;
  lastCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it works in full. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null once it was given up: whoever checks it by hand begins anew. */
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it does not work or was given up, in a sentence. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Who runs its DNS, where that is known. */
  provider?: Maybe<Scalars['String']['output']>;
  records: Array<DomainRecord>;
  /** Of setting it up, the latest time; empty for a domain that was there before. */
  steps: Array<DeploymentStep>;
  /** Why the last look could not be taken, in a sentence: it changed nothing. */
  uncheckedBecause?: Maybe<Scalars['String']['output']>;
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CustomDomainKind =
  /** What was registered itself, such as example.com. */
  'Apex' | 'Subdomain';

export type CustomDomainSetup = {
  __typename?: 'CustomDomainSetup';
  /** In the order they were added. */
  domains: Array<CustomDomain>;
  /** The subdomain, which always works, with its port where it has one; null before the company has one. */
  fallbackHost?: Maybe<Scalars['String']['output']>;
  /** How many a company may have. */
  limit: Scalars['Int']['output'];
  /** Whether the subdomain and the other domains lead to the primary one. */
  redirectToPrimary: Scalars['Boolean']['output'];
};

export type DeactivateClientInput = {
  id: Scalars['ID']['input'];
  /** At most 500 characters; only operators read it. */
  note?: InputMaybe<Scalars['String']['input']>;
  reason: DeactivationReason;
  when: DeactivationTime;
};

export type DeactivationMoney = {
  __typename?: 'DeactivationMoney';
  currency: Scalars['String']['output'];
  mrr: Scalars['MinorUnits']['output'];
  /** The amount of the subscription that would no longer be charged. */
  nextChargeAmount?: Maybe<Scalars['MinorUnits']['output']>;
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  openAmount: Scalars['MinorUnits']['output'];
  /** Pending, processing or failed and to be retried. */
  openPayments: Scalars['Int']['output'];
};

export type DeactivationReason = 'ClientRequest' | 'Duplicate' | 'Fraud' | 'NonPayment' | 'Other';

export type DeactivationTime =
  | 'Now'
  /** When the period that is paid for, or the trial, ends. */
  | 'PeriodEnd';

export type DeployInput = {
  /** For the history, 200 characters at most. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Deployment = {
  __typename?: 'Deployment';
  canCancel: Scalars['Boolean']['output'];
  canRetry: Scalars['Boolean']['output'];
  canRollBackTo: Scalars['Boolean']['output'];
  /** What it changed of what clients saw before. */
  changes: Array<SiteChange>;
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed, in a sentence. */
  error?: Maybe<Scalars['String']['output']>;
  /** How long it may take, in minutes: 10, 30 or 720. */
  expectedMinutes: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Clients see it now. */
  isPublished: Scalars['Boolean']['output'];
  kind: DeploymentKind;
  note?: Maybe<Scalars['String']['output']>;
  /** Null where nobody asked: it was set up by itself. */
  requestedByName?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: DeploymentStatus;
  /** In their order. */
  steps: Array<DeploymentStep>;
  trigger: DeploymentTrigger;
  /** Where clients find what it published. */
  url?: Maybe<Scalars['String']['output']>;
};

export type DeploymentKind =
  /** What clients see: up to 30 minutes. */
  | 'ClientDashboard'
  /** A domain of the company's own: up to 12 hours. */
  | 'CustomDomain'
  /** The product's own subdomain: up to 10 minutes. */
  | 'Subdomain';

export type DeploymentPage = {
  __typename?: 'DeploymentPage';
  items: Array<Deployment>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type DeploymentStatus = 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';

export type DeploymentStep = {
  __typename?: 'DeploymentStep';
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it found, in a sentence. */
  message?: Maybe<Scalars['String']['output']>;
  name: DeploymentStepName;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: DeploymentStepStatus;
};

export type DeploymentStepName =
  'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';

export type DeploymentStepStatus =
  | 'Failed'
  | 'Running'
  /** The deployment ended before it came to this. */
  | 'Skipped'
  | 'Succeeded'
  | 'Waiting';

export type DeploymentTrigger =
  /** A domain whose time had run out was found to point here after all. */
  | 'DomainVerified'
  | 'Manual'
  /** The company finished onboarding. */
  | 'Onboarding'
  | 'Retry'
  | 'Rollback';

export type DisputeStatus = 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won';

export type DomainCertificateStatus =
  | 'Expired'
  | 'Failed'
  | 'Issued'
  /** Not asked for before the DNS is verified. */
  | 'None'
  | 'Pending';

export type DomainDnsStatus =
  /** Other records stand in the way. */
  | 'Conflict'
  /** There are records, and they say something else. */
  | 'Misconfigured'
  /** Its records are not there yet. */
  | 'Pending'
  | 'Verified';

export type DomainRecord = {
  __typename?: 'DomainRecord';
  /** What the last look found in its place. */
  foundValues: Array<Scalars['String']['output']>;
  /** In full, such as _site-challenge.shop.example.com. */
  name: Scalars['String']['output'];
  purpose: DomainRecordPurpose;
  /** What most providers ask for, which write the rest behind it: _site-challenge.shop, or @ for the domain itself. */
  shortName: Scalars['String']['output'];
  status: DomainRecordStatus;
  /** In seconds. */
  ttl: Scalars['Int']['output'];
  type: DomainRecordType;
  value: Scalars['String']['output'];
};

export type DomainRecordPurpose =
  /** Shows that the domain is the company's. */
  | 'Ownership'
  /** Leads clients here. */
  | 'Routing';

export type DomainRecordStatus = 'Conflict' | 'Found' | 'Mismatch' | 'Pending';

export type DomainRecordType =
  | 'A'
  | 'AAAA'
  /** What some providers call ANAME or flattened CNAME. */
  | 'ALIAS'
  | 'CNAME'
  | 'TXT';

/** A file that a browser can save; the link holds its own permission. */
export type DownloadLink = {
  __typename?: 'DownloadLink';
  expiresAt: Scalars['DateTime']['output'];
  /** Under the API's address. */
  url: Scalars['String']['output'];
};

export type DunningSettings = {
  __typename?: 'DunningSettings';
  afterLastRetry: AfterLastRetry;
  /** Days to wait after the last retry fails. */
  graceDays: Scalars['Int']['output'];
};

export type DunningSettingsInput = {
  afterLastRetry: AfterLastRetry;
  /** 0 to 90. */
  graceDays: Scalars['Int']['input'];
};

export type EmailChangeStatus =
  /** Taken back, or another one was asked for since. */
  | 'Canceled'
  /** Somebody who was mailed said that it was not them. */
  | 'Declined'
  | 'Done'
  /** A day after it was asked for. */
  | 'Expired'
  | 'Open'
  /** Somebody else had the address by the time that both agreed. */
  | 'Taken';

/** How a change of address stands, told to whoever holds one of its two links. */
export type EmailConfirmation = {
  __typename?: 'EmailConfirmation';
  /** The address to be. */
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** This side has agreed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Which address the link was mailed to. */
  side: EmailSide;
  status: EmailChangeStatus;
  /** Who has still to agree; null where nobody has. */
  waitingFor?: Maybe<EmailSide>;
};

export type EmailSide = 'New' | 'Old';

export type ExportClientsInput = {
  /** Names of columns, in their order; the whole list's when empty. Money needs MANAGE_PAYMENTS. */
  columns: Array<ClientColumn>;
  selection: ClientSelection;
  sort?: InputMaybe<ClientSort>;
};

export type ExportPaymentsInput = {
  /** In their order; the usual ones when empty. */
  columns?: InputMaybe<Array<PaymentColumn>>;
  direction: PaymentDirection;
  filter?: InputMaybe<PaymentFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PaymentSort>;
  status: PaymentStatusFilter;
};

/** Texts as a person reads them; null for nothing. */
export type FieldChange = {
  __typename?: 'FieldChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

export type FieldLock = {
  __typename?: 'FieldLock';
  /** One of CompanyProfileInput. */
  field: Scalars['String']['output'];
  /** A sentence that says what stands in the way. */
  reason: Scalars['String']['output'];
};

/** A number now and over the period before. */
export type Figure = {
  __typename?: 'Figure';
  previous: Scalars['MinorUnits']['output'];
  value: Scalars['MinorUnits']['output'];
};

export type GiveRequestedCardInput = {
  /** What the card provider's element gave, or a sandbox card's token. */
  cardToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Derived from data, never set by hand; an item re-opens when what it stands on breaks. */
export type GoLiveChecklist = {
  __typename?: 'GoLiveChecklist';
  /** At least one billing card. */
  addCardDetails: Scalars['Boolean']['output'];
  /** The title and the colour are set and both logos uploaded. */
  setUpBusinessBranding: Scalars['Boolean']['output'];
  /** At least one plan is active. */
  setUpClientPricing: Scalars['Boolean']['output'];
  /** A custom domain is verified. */
  setUpCustomDomain: Scalars['Boolean']['output'];
};

export type InstallStartUpPackInput = {
  /** What is not named is skipped. */
  choices: Array<StartUpPackChoiceInput>;
  slug: Scalars['String']['input'];
  /** The one that was looked at: CONFLICT when there is a newer one. */
  version: Scalars['Int']['input'];
};

export type Invitation = {
  __typename?: 'Invitation';
  companyName: Scalars['String']['output'];
  /** Nobody joins one that is Cancelled or Blocked. */
  companyStatus: CompanyStatus;
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  permissions: Array<Permission>;
  role: Role;
  status: InvitationStatus;
};

export type InvitationLink = {
  __typename?: 'InvitationLink';
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

export type InvitationStatus =
  | 'Accepted'
  /** Seven days after it was sent. */
  | 'Expired'
  | 'Pending'
  /** Sent again since: the newer link is the one that works. */
  | 'Replaced'
  | 'Revoked';

export type InviteOperatorsInput = {
  /** 1 to 20; an address that is repeated is taken once. */
  emails: Array<Scalars['String']['input']>;
  role: Role;
};

export type LegalDraftInput = {
  /** 200,000 characters at most once sanitised. */
  html: Scalars['String']['input'];
  lockVersion: Scalars['Int']['input'];
  pathname: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

export type LegalPage = {
  __typename?: 'LegalPage';
  /** How many clients have accepted the version last published; null where they are not asked to. */
  acceptedCount?: Maybe<Scalars['Int']['output']>;
  /** The one that clients read; null while they read none. */
  deployedVersion?: Maybe<Scalars['Int']['output']>;
  /** Of the version last published. */
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  /** Something is written that is not published. */
  hasDraft: Scalars['Boolean']['output'];
  /** The next deployment changes what clients read of it. */
  isDeploymentPending: Scalars['Boolean']['output'];
  /** The words are our template still, to be checked by a lawyer. */
  isTemplate: Scalars['Boolean']['output'];
  /** Counts up with every change of its words; what is saved names the one that was read. */
  lockVersion: Scalars['Int']['output'];
  /** privacy-policy, terms-of-service, cookie-policy, refund-policy or acceptable-use. */
  pathname: Scalars['String']['output'];
  reviewDueOn?: Maybe<Scalars['Date']['output']>;
  status: ContentStatus;
  /** The draft's, else the published one, else the template's. */
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The last one published. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type LegalPageDetail = {
  __typename?: 'LegalPageDetail';
  page: LegalPage;
  published?: Maybe<ContentText>;
  template: ContentText;
  /** The draft, else what is published, else the template. */
  text: ContentText;
  /** The company's day, before which nothing can take effect. */
  today: Scalars['Date']['output'];
  variables: Array<ContentVariable>;
  /** Newest first. */
  versions: Array<ContentVersion>;
};

export type ListName =
  | 'Clients'
  /** Columns only, named as PaymentColumn names them. */
  | 'IncomingPayments'
  /** Columns only, named as PaymentColumn names them; none of them of clients. */
  | 'OutgoingPayments';

export type LiveStatus = 'Live' | 'NotLive';

export type LogoKind = 'FullLogo' | 'SquareLogo';

export type MarketingBrand = {
  __typename?: 'MarketingBrand';
  /** Where clients find the company; null until its client dashboard was deployed. */
  address?: Maybe<Scalars['String']['output']>;
  colour: Scalars['String']['output'];
  hasLogo: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type MarketingCategory = 'Ad' | 'Email' | 'Flyer' | 'Landing' | 'Presentation' | 'Social';

export type MarketingField = {
  __typename?: 'MarketingField';
  default: Scalars['String']['output'];
  isLong: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  maxLength: Scalars['Int']['output'];
  /** With `{{title}}`, `{{company}}`, `{{email}}` and `{{link}}` for what the company says of itself. */
  value: Scalars['String']['output'];
};

export type MarketingFileInput = {
  /** A picture to look at, when null. */
  format?: InputMaybe<MarketingFormat>;
  /** From 1; of a picture. */
  page?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
  /** In place of the saved ones; those that are not named are the saved ones. */
  words?: InputMaybe<Array<MarketingWordInput>>;
};

export type MarketingFormat = 'Html' | 'Pdf' | 'Png';

export type MarketingTemplate = {
  __typename?: 'MarketingTemplate';
  category: MarketingCategory;
  /** Where it is used, and for what. */
  description: Scalars['String']['output'];
  /** The usual one first. */
  formats: Array<MarketingFormat>;
  height: Scalars['Int']['output'];
  /** The company has words of its own for it. */
  isEdited: Scalars['Boolean']['output'];
  isFavourite: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pages: Scalars['Int']['output'];
  /** A picture of its first page, under the API's address, for a day. */
  previewUrl: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** In pixels, of one page. */
  width: Scalars['Int']['output'];
};

export type MarketingTemplateDetail = {
  __typename?: 'MarketingTemplateDetail';
  /** What it is filled with. */
  brand: MarketingBrand;
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  editedByName?: Maybe<Scalars['String']['output']>;
  fields: Array<MarketingField>;
  /** 0 while the words are those that it came with. */
  lockVersion: Scalars['Int']['output'];
  template: MarketingTemplate;
};

export type MarketingWordInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MarketingWordsInput = {
  lockVersion: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
  words: Array<MarketingWordInput>;
};

/** In minor units of `currency`. */
export type MoneyFigures = {
  __typename?: 'MoneyFigures';
  /** MRR divided by active clients, both at the end of the range; null without any. */
  arpu: AverageFigure;
  currency: Scalars['String']['output'];
  /** What the failed payments would have brought in. */
  failedAmount: Figure;
  failedPayments: Figure;
  gross: Figure;
  /** Monthly recurring revenue at the end of the range. */
  mrr: Figure;
  /** Of today, the largest first. */
  mrrByPlan: Array<PlanMrr>;
  /** Below zero. */
  mrrChurned: Figure;
  /** Below zero. */
  mrrContraction: Figure;
  mrrExpansion: Figure;
  mrrNew: Figure;
  /** At the beginning of the range. */
  mrrStart: Figure;
  refunded: Figure;
  /** What clients paid in the range, refunds made in it taken off. */
  revenue: Figure;
};

/** In minor units of the company's currency. */
export type MoneyPoint = {
  __typename?: 'MoneyPoint';
  failedAmount: Scalars['MinorUnits']['output'];
  failedPayments: Scalars['Int']['output'];
  gross: Scalars['MinorUnits']['output'];
  /** At the end of the interval. */
  mrr: Scalars['MinorUnits']['output'];
  mrrChurned: Scalars['MinorUnits']['output'];
  mrrContraction: Scalars['MinorUnits']['output'];
  mrrExpansion: Scalars['MinorUnits']['output'];
  mrrNew: Scalars['MinorUnits']['output'];
  refunded: Scalars['MinorUnits']['output'];
  revenue: Scalars['MinorUnits']['output'];
};

/** Clients whose MRR moved so between two days, both included. */
export type MovementFilter = {
  from: Scalars['Date']['input'];
  kind: MovementKind;
  to: Scalars['Date']['input'];
};

export type MovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Needs MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Needs MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Began or began again to pay. */
  | 'New';

export type Mutation = {
  __typename?: 'Mutation';
  /** Joins the company that sent the invitation, and signs in. */
  acceptInvitation: AuthPayload;
  /** Puts a Draft or Archived plan on offer. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  activateClientBillingPlan: ClientBillingPlan;
  /** Keeps a card for Livery to charge; the first becomes the default one. BAD_USER_INPUT with field `token` when it is refused. Needs MANAGE_SETTINGS. */
  addBillingCard: BillingCard;
  /** Keeps a client's card, charges it from now on, and tries again what is unpaid. BAD_USER_INPUT with field `token` when it is refused. Needs MANAGE_PAYMENTS. */
  addClientCard: ClientBilling;
  /** Takes a name as it is typed or pasted, and begins to look for its records. BAD_USER_INPUT with field `hostname` for what can't be a domain of the company's own, CONFLICT beyond the limit. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  addCustomDomain: CustomDomain;
  /** Adds, as drafts, those of our ready-made guides that the company does not have. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  addStarterGuides: Array<QuickGuide>;
  /** Nobody new can have it; who has it keeps it. CONFLICT for the last active plan of a company that is Live. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  archiveClientBillingPlan: ClientBillingPlan;
  /** From the next deployment on nobody reads it. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  archiveQuickGuide: QuickGuide;
  /** Mails the client a link to give a new card, which works once for 7 days. RATE_LIMITED after 3 a day. Needs MANAGE_PAYMENTS. */
  askForClientCard: ClientBilling;
  /** A link to the invoice of a charge, as PDF, which works for 5 minutes. Needs MANAGE_SETTINGS. */
  billingInvoice: DownloadLink;
  /** Stops a bulk action between two batches; what was changed stays. Needs MANAGE_CLIENT_MANAGEMENT. */
  cancelClientBulk: ClientBulk;
  /** Takes back a deactivation that is still to come. Needs MANAGE_CLIENT_MANAGEMENT. */
  cancelClientDeactivation: Client;
  /** Stops an import between two rows; what was added stays. Needs MANAGE_CLIENT_MANAGEMENT. */
  cancelClientImport: ClientImport;
  /** Stops a deployment that is Queued or Running before it is published; CONFLICT afterwards. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  cancelDeployment: Deployment;
  /** Takes back what `requestEmailChange` asked for. */
  cancelEmailChange: MyAccount;
  /** Moves the client to the plan's current price at once. Needs MANAGE_CLIENT_MANAGEMENT. */
  changeClientPlan: Client;
  /** CONFLICT for one's own role and for the owner's. Takes effect at once, open consoles included. Admin. */
  changeOperatorRole: Operator;
  /** Sets a password and ends every other session of the operator. `current` is asked for where there is one; where there is none, a session of the last 15 minutes, else FORBIDDEN. RATE_LIMITED when tried too often. */
  changePassword: Scalars['Boolean']['output'];
  /** Makes a new version of the price, and does with those who have an earlier one as `subscribers` says. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  changePlanPrice: ClientBillingPlan;
  /** Checks every row of an uploaded file against the mapping, without adding anything. With `matchBy`, a row that matches a client updates it. `values` sets what to do with up to 200 of the values in `unmatchedValues`; the import applies it too. Needs MANAGE_CLIENT_MANAGEMENT. */
  checkClientImport: ClientImport;
  /** Looks at once, and begins anew with a domain that was given up. RATE_LIMITED after 10 in a minute. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  checkCustomDomain: CustomDomain;
  /** Asks the provider how the account stands; at most 10 times a minute. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  checkStripeIntegration: StripeIntegration;
  /**
   * Closes the company: for Admins. `name` is its name, typed; BAD_USER_INPUT when that is another one. No new
   * charge to a client is begun, and the clients' dashboard says that it is closed; it can be opened again for 90 days.
   */
  closeCompany: WhiteLabelledCustomer;
  /** A link to an archive that is finished: for Admins. It works while there is the file, a day, and they stay signed in. */
  companyExportLink: DownloadLink;
  /** The second step of signing in: the code of the authenticator app, or a recovery code, which is used up. BAD_USER_INPUT on `code` whatever is wrong with it, INVALID_CREDENTIALS once the challenge has run out or was used, RATE_LIMITED after too many tries. */
  completeSignIn: AuthPayload;
  /** Agrees for the address that the link was mailed to. When both have, the address changes and every session ends but the one that asked. NOT_FOUND for a link that never was. */
  confirmEmailChange: EmailConfirmation;
  /** Turns two-factor on with a code of the app, and ends the operator's other sessions. */
  confirmTwoFactor: RecoveryCodes;
  /** Begins or goes on with connecting: makes the account where there is none, and gives the address where the provider asks for the rest; null when nothing is left to ask, as in the sandbox. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  connectStripe: StripeConnection;
  /** Connects an account by its own keys, which can be replaced but not read. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  connectStripeWithKeys: StripeIntegration;
  /** Needs MANAGE_CLIENT_MANAGEMENT. BAD_USER_INPUT when another client of the company has the email address. Sent again with the same key, it gives the client that was added; CONFLICT where the key was used for something else. */
  createClient: Client;
  /** Adds a plan after the others. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  createClientBillingPlan: ClientBillingPlan;
  /** An empty guide after the others, its address made from the title. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  createQuickGuide: QuickGuide;
  /** At most 100 of an operator's own, else CONFLICT. BAD_USER_INPUT for a name that another of them has. Needs what the list needs. */
  createSavedView: SavedView;
  /** Takes a client's access, now or when the period ends. Nothing is deleted. Needs MANAGE_CLIENT_MANAGEMENT. */
  deactivateClient: Client;
  /** Refuses; from the address that the operator has, it ends the session that asked too. NOT_FOUND for a link that never was. */
  declineEmailChange: EmailConfirmation;
  /** Whoever was invited does not want it: the link works no more, and the address is free. BAD_USER_INPUT with field `token` once it was used, revoked or sent again. */
  declineInvitation: Scalars['Boolean']['output'];
  /** CONFLICT for a plan that a client has ever had, and for the last active plan of a company that is Live. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  deleteClientBillingPlan: Scalars['Boolean']['output'];
  /** Needs MANAGE_CLIENT_MANAGEMENT. */
  deleteClientImportMapping: Scalars['Boolean']['output'];
  /** For good. CONFLICT for a guide that was ever published: archive it. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  deleteQuickGuide: Scalars['Boolean']['output'];
  /** Who made it; an Admin too, where it is shared. Needs what the list needs. */
  deleteSavedView: Scalars['Boolean']['output'];
  /** Publishes what changed. CONFLICT while another deployment runs, BAD_USER_INPUT without a title and a colour. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  deploy: Deployment;
  /** Goes back to what is published, or to the template. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  discardLegalDraft: LegalPageDetail;
  /** Goes back to what is published; CONFLICT for a guide that never was. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  discardQuickGuideDraft: QuickGuideDetail;
  /** Nothing can be charged or refunded any more; what was paid stays on record. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  disconnectStripe: StripeIntegration;
  /** A Draft with the same values, after the others. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  duplicateClientBillingPlan: ClientBillingPlan;
  /** What is written now as the draft of another guide. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  duplicateQuickGuide: QuickGuide;
  /** A link to a CSV file of the record as `auditEvents` shows it, which works for 5 minutes. Only Admins. */
  exportAuditEvents: DownloadLink;
  /** A CSV file of the selection as it is now, with a link that lasts an hour. Needs MANAGE_CLIENT_MANAGEMENT. */
  exportClients: ClientExport;
  /** A link to a CSV file of what the filter leaves, which works for 5 minutes. Needs MANAGE_PAYMENTS. */
  exportPayments: DownloadLink;
  /** Mails the records to whoever runs the DNS. RATE_LIMITED after 20 in an hour. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  forwardDomainInstructions: CustomDomain;
  /** The card that a client was asked for. NOT_FOUND for a used or expired link, BAD_USER_INPUT with field `cardToken` when it is refused. */
  giveRequestedCard: Scalars['Boolean']['output'];
  /** Takes a Google ID token. INVALID_CREDENTIALS when no operator has its address. */
  googleLogin: AuthPayload;
  /** Takes a Google ID token and makes a company, its Admin and a session. */
  googleRegister: AuthPayload;
  /** Begins to install a pack; `startUpPackChanged` tells how far it is. CONFLICT while another one is installed or taken back, and for one that the company has already in this version. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  installStartUpPack: StartUpPackInstallation;
  /** The link that was mailed, to hand over in another way. CONFLICT once nobody can join with it. Admin. */
  invitationLink: InvitationLink;
  /** Makes Pending operators and mails each a link of seven days: all of them or none. BAD_USER_INPUT names the address, such as `emails.3`; CONFLICT beyond 200 people. Admin. */
  inviteOperators: Array<SentInvitation>;
  /** INVALID_CREDENTIALS for every cause, RATE_LIMITED when tried too often. */
  login: AuthPayload;
  /** Marks notifications of the signed-in operator as read, all of them without `ids`, and answers how many are left. NOT_FOUND where none of the ids is theirs. */
  markNotificationsRead: Scalars['Int']['output'];
  /** All guides that are not archived, in this order. CONFLICT where others have come or gone. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  orderQuickGuides: Array<QuickGuide>;
  /** Active to Paused: nothing is charged until the client is resumed. Needs MANAGE_CLIENT_MANAGEMENT. */
  pauseClient: Client;
  /** A link to the receipt of a payment that came in, as PDF, which works for 5 minutes. Needs MANAGE_PAYMENTS. */
  paymentReceipt: DownloadLink;
  /** Makes the draft, or the template where nothing was written, the next version, which never changes again: clients read it from the next deployment on. BAD_USER_INPUT with field `html` for a text that is empty or has variables without a value, CONFLICT where nothing has changed. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  publishLegalPage: LegalPage;
  /** As publishLegalPage; CONFLICT for an archived guide. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  publishQuickGuide: QuickGuide;
  /** Puts a Deactivated client back: Invited if they never signed up, Trialing while the trial runs, Active else. Needs MANAGE_CLIENT_MANAGEMENT. */
  reactivateClient: Client;
  /** A new access token; the refresh token stays as it was. */
  refreshTokens: AccessToken;
  /** Gives back all or part of a payment that came in. CONFLICT for more than is left of it. Needs MANAGE_PAYMENTS. */
  refundPayment: PaymentDetail;
  /** CONFLICT for the last card while the company is Active, and while a payment is being charged to it; of several, another one becomes the default. Needs MANAGE_SETTINGS. */
  removeBillingCard: Array<BillingCard>;
  /** CONFLICT while a payment is being charged to it. Needs MANAGE_PAYMENTS. */
  removeClientCard: ClientBilling;
  /** BAD_USER_INPUT with field `hostname` unless it is the domain's name. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  removeCustomDomain: CustomDomainSetup;
  /** Takes a logo away; null where the title and the colour are not set. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  removeLogo?: Maybe<ThemeSetup>;
  /** Ends their sessions at once and frees their address; what they made stays, with their name. CONFLICT for oneself and for the owner. Admin. */
  removeOperator: Scalars['Boolean']['output'];
  /** Takes the signed-in operator's profile image away. */
  removeProfileImage: Scalars['Boolean']['output'];
  /** New recovery codes in place of the old ones, which no longer work. `code` as for `completeSignIn`. */
  renewRecoveryCodes: RecoveryCodes;
  /** Opens a company that is Cancelled again: for Admins. CONFLICT after 90 days. */
  reopenCompany: WhiteLabelledCustomer;
  /** All plans that are not archived, in their new order. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  reorderClientBillingPlans: Array<ClientBillingPlan>;
  /** Mails a link to the operator's address and one to the address that is to be: it changes when both have agreed, within a day. The answer is the same where somebody has that address. Asks for the password as `changePassword` does for the current one. */
  requestEmailChange: MyAccount;
  /** Asks the Admins for a new invitation in place of an expired one. CONFLICT for one that has not run out; COMPANY_CANCELLED or COMPANY_BLOCKED where nobody can be invited. */
  requestNewInvitation: Scalars['Boolean']['output'];
  /** Sends a link if the address belongs to an operator. The answer is the same either way. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Whether every operator has to have two-factor, from their next request on. CONFLICT when the Admin who asks has none. Admin. */
  requireTwoFactor: WhiteLabelledCustomer;
  /** Mails a new link of seven days; the one before it works no more. CONFLICT once it was accepted or revoked. Admin. */
  resendInvitation: SentInvitation;
  /** Back to the words that the template came with. */
  resetMarketingWords: MarketingTemplateDetail;
  /**
   * Takes two-factor from somebody who has lost their app and their recovery codes, and ends their sessions. CONFLICT for
   * oneself, for the owner and for whoever has none. Asks for the Admin's own password as `changePassword` does for the current
   * one, and for a `code` as for `completeSignIn` where their own two-factor is on. Admin.
   */
  resetOperatorTwoFactor: Operator;
  /** Sets a new password and ends every session of the operator. BAD_USER_INPUT with field `token` for a used or expired link. */
  resetPassword: Scalars['Boolean']['output'];
  /** Makes an earlier version, or the template where `number` is null, the draft. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreLegalVersion: LegalPageDetail;
  /** Brings an archived guide back, after the others. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreQuickGuide: QuickGuide;
  /** Makes an earlier version the draft. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreQuickGuideVersion: QuickGuideDetail;
  /** Makes a version of the brand, logos included, the newest one. NOT_FOUND where there is none of that number. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreThemeVersion: ThemeSetup;
  /** Paused to Active; a new period begins. Needs MANAGE_CLIENT_MANAGEMENT. */
  resumeClient: Client;
  /** Tries what Livery could not charge once more, with one of the company's cards: the default one unless `cardId` names another, which stays no default. BAD_USER_INPUT with field `cardId` for a card that is not there. Needs MANAGE_SETTINGS. */
  retryBillingCharge: PlatformFee;
  /** Tries a deployment that is Failed or Canceled once more. CONFLICT while another one runs. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  retryDeployment: Deployment;
  /** Tries a failed payment once more, with the card that is the default one now. Needs MANAGE_PAYMENTS. */
  retryPayment: PaymentDetail;
  /** Takes the link back and frees the address. CONFLICT once it was accepted. Admin. */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Ends every session of the signed-in operator but the one that asks, and says how many that was. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Ends one session of the signed-in operator, its sockets included. */
  revokeSession: Scalars['Boolean']['output'];
  /** Publishes what an earlier deployment published once more. What has changed since stays, unpublished. CONFLICT while another one runs, or for the one that is published now. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  rollBackTo: Deployment;
  /** Needs MANAGE_SETTINGS. */
  saveBillingDetails: BillingDetails;
  /** Keeps a mapping under a name, in place of the one that has it. Needs MANAGE_CLIENT_MANAGEMENT. */
  saveClientImportMapping: ClientImportSavedMapping;
  /** Keeps what is written, for nobody to see until it is published; the same words as those published leave no draft. CONFLICT `Stale` where somebody else has saved since `lockVersion`. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  saveLegalDraft: LegalPage;
  /** CONFLICT where somebody has saved other words since `lockVersion` was read. */
  saveMarketingWords: MarketingTemplateDetail;
  /** Keeps what is typed into an onboarding step. Admin, company Pending. */
  saveOnboardingDraft: Onboarding;
  /** As saveLegalDraft. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  saveQuickGuideDraft: QuickGuide;
  /** Mails the client a link to choose a password for the client dashboard, which works once for 7 days. CONFLICT before the dashboard is published, and for deactivated clients. RATE_LIMITED after 5 a day. Needs MANAGE_CLIENT_MANAGEMENT. */
  sendClientAccess: Scalars['Boolean']['output'];
  /** Mails the client the receipt of a payment that came in. RATE_LIMITED after 10 to one client in a day. Needs MANAGE_PAYMENTS. */
  sendReceipt: Scalars['Boolean']['output'];
  /** Livery charges this card from now on. Needs MANAGE_SETTINGS. */
  setDefaultBillingCard: Array<BillingCard>;
  /** What new clients have unless they choose another one. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  setDefaultClientBillingPlan: ClientBillingPlan;
  /** When the page should be looked at again; null for never. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  setLegalReviewDue: LegalPage;
  /** Keeps the signed-in operator's columns of a list; null goes back to the usual ones. Needs what the list needs. */
  setListColumns?: Maybe<Array<Scalars['String']['output']>>;
  /** Among the signed-in operator's own favourites, or not. */
  setMarketingFavourite: MarketingTemplate;
  /** Chooses what the signed-in operator hears of; kinds that are left out stay as they are. */
  setNotificationChoices: Array<NotificationChoice>;
  /** Which domain clients are sent to; null for the subdomain. CONFLICT for one that does not work in full. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  setPrimaryDomain: CustomDomainSetup;
  /** Whose clients see it: those of these plans, or everybody where `planIds` is null. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  setQuickGuideAudience: QuickGuide;
  /** Ends the session that the call is made with, its sockets included. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of a colleague at once, who can sign in again; says how many. CONFLICT for oneself. Admin. */
  signOutOperator: Scalars['Int']['output'];
  /** Makes a company (Pending), its Admin (Active) and a session. BAD_USER_INPUT names the field, a taken email address too. */
  signUp: AuthPayload;
  /** What the card provider's element needs to take a card of the company. Needs MANAGE_SETTINGS. */
  startBillingCardSetup: CardSetup;
  /** Does one thing to many clients, in the background. CONFLICT when the selection is not `expectedCount` clients. Needs MANAGE_CLIENT_MANAGEMENT. */
  startClientBulk: ClientBulk;
  /** What the card provider's element needs to take a card of a client. Needs MANAGE_PAYMENTS. */
  startClientCardSetup: CardSetup;
  /** Adds the rows in the background. With AllRows, refused as CONFLICT while any row is. Needs MANAGE_CLIENT_MANAGEMENT. */
  startClientImport: ClientImport;
  /** Puts a client on a plan and charges them for it, after the trial where there is one. CONFLICT when they have a subscription or the account can't be charged to. Needs MANAGE_PAYMENTS. */
  startClientSubscription: ClientBilling;
  /**
   * Has an archive of everything made, one at a time and ten a day: for Admins, also while the company is Cancelled or
   * Blocked. Whoever asked is mailed when it is there. CONFLICT while one is being made.
   */
  startCompanyExport: CompanyExport;
  /** What the card provider's element needs, by the link that a client was mailed. */
  startRequestedCardSetup: CardSetup;
  /** A new secret for an authenticator app, which counts once `confirmTwoFactor` has shown that the app has it. Needs the operator's password where they have one, or a session that began in the last 15 minutes: operators without a password, and those who must set it up, need only that session. CONFLICT while two-factor is on, and until the operator's email address is confirmed: this call then sends the link that confirms it. */
  startTwoFactor: TwoFactorSetup;
  /** Steps the sandbox's clock forward, and charges what falls due on the way. 1 to 31 days. CONFLICT with a real card provider. Needs MANAGE_PAYMENTS. */
  stepSandboxClock: SandboxClock;
  /** Onboarding, step 3: makes the plan, or edits the one made before. Admin, company Pending. */
  submitClientBilling: WhiteLabelledCustomer;
  /** Onboarding, step 1. Admin, company Pending. */
  submitCompanyDetails: WhiteLabelledCustomer;
  /** Onboarding, step 2. Both logos must have been uploaded. Admin, company Pending. */
  submitCompanyTheme: WhiteLabelledCustomer;
  /** Onboarding, step 4: adds the card, or skips it, and makes the company Active. Admin, company Pending. */
  submitPaymentMethod: WhiteLabelledCustomer;
  /**
   * Makes another Active Admin the owner of the company. FORBIDDEN for whoever is not the owner. Asks for `password` and `code`
   * as `resetOperatorTwoFactor` does. Admin.
   */
  transferOwnership: Operator;
  /** `code` as for `completeSignIn`. CONFLICT while the company requires two-factor. */
  turnOffTwoFactor: Scalars['Boolean']['output'];
  /** Puts back what a bulk action changed, where nobody has changed it since. Needs MANAGE_CLIENT_MANAGEMENT. */
  undoClientBulk: ClientBulk;
  /** Takes back what a pack added, for 30 days; what was changed since is left, with why. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  undoStartUpPack: StartUpPackInstallation;
  /** Changes the given fields. CONFLICT with `extensions.conflict` when somebody else has saved since `lockVersion`. Needs MANAGE_CLIENT_MANAGEMENT. */
  updateClient: Client;
  /** Changes everything but the price. CONFLICT when somebody else has saved since `lockVersion`. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  updateClientBillingPlan: ClientBillingPlan;
  /**
   * Saves the company's profile. Needs MANAGE_SETTINGS. CONFLICT with `kind: Stale` when somebody saved it since `lockVersion`;
   * BAD_USER_INPUT for a field that can't change now.
   */
  updateCompanyProfile: CompanyProfile;
  /** Sets what happens to clients after the last retry fails. For clients who are already past due, the grace period starts now. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  updateDunningSettings: DunningSettings;
  /** Changes the signed-in operator's own details. */
  updateMyProfile: Operator;
  /**
   * Changes what a role may do in this company, from the next request of whoever has it, and at once on open sockets. Admin.
   * CONFLICT for Admin's own role, which is fixed, and when the role holds something else than `expected` by now (Stale).
   */
  updateRolePermissions: RolePermissions;
  /** Who made it; an Admin too, where it is shared. Needs what the list needs. */
  updateSavedView: SavedView;
  /** Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  updateThemeSetup: ThemeSetup;
  /** Opens the client dashboard as the client sees it, where nothing can be changed; the reason stands in the record. CONFLICT before the dashboard is published. Needs MANAGE_CLIENT_MANAGEMENT. */
  viewAsClient: ClientView;
};

export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};

export type MutationActivateClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
};

export type MutationAddBillingCardArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: AddBillingCardInput;
};

export type MutationAddClientCardArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: AddClientCardInput;
};

export type MutationAddCustomDomainArgs = {
  hostname: Scalars['String']['input'];
};

export type MutationArchiveClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
};

export type MutationArchiveQuickGuideArgs = {
  id: Scalars['ID']['input'];
};

export type MutationAskForClientCardArgs = {
  clientId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationBillingInvoiceArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCancelClientBulkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCancelClientDeactivationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationCancelClientImportArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCancelDeploymentArgs = {
  id: Scalars['ID']['input'];
};

export type MutationChangeClientPlanArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  planId: Scalars['ID']['input'];
};

export type MutationChangeOperatorRoleArgs = {
  id: Scalars['ID']['input'];
  role: Role;
};

export type MutationChangePasswordArgs = {
  current?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};

export type MutationChangePlanPriceArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: ChangePlanPriceInput;
};

export type MutationCheckClientImportArgs = {
  id: Scalars['ID']['input'];
  mapping: Array<ClientImportMappingInput>;
  matchBy?: InputMaybe<ClientImportMatch>;
  values?: InputMaybe<Array<ClientImportValueInput>>;
};

export type MutationCheckCustomDomainArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCloseCompanyArgs = {
  name: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type MutationCompanyExportLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCompleteSignInArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};

export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};

export type MutationConnectStripeArgs = {
  input?: InputMaybe<ConnectStripeInput>;
};

export type MutationConnectStripeWithKeysArgs = {
  input: StripeKeysInput;
};

export type MutationCreateClientArgs = {
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  input: CreateClientInput;
};

export type MutationCreateClientBillingPlanArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PlanInput;
};

export type MutationCreateQuickGuideArgs = {
  idempotencyKey: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type MutationCreateSavedViewArgs = {
  input: SavedViewInput;
};

export type MutationDeactivateClientArgs = {
  input: DeactivateClientInput;
};

export type MutationDeclineEmailChangeArgs = {
  token: Scalars['String']['input'];
};

export type MutationDeclineInvitationArgs = {
  token: Scalars['String']['input'];
};

export type MutationDeleteClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeleteClientImportMappingArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeleteQuickGuideArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeployArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: DeployInput;
};

export type MutationDiscardLegalDraftArgs = {
  lockVersion: Scalars['Int']['input'];
  pathname: Scalars['String']['input'];
};

export type MutationDiscardQuickGuideDraftArgs = {
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
};

export type MutationDuplicateClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationDuplicateQuickGuideArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationExportAuditEventsArgs = {
  filter?: InputMaybe<AuditFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type MutationExportClientsArgs = {
  input: ExportClientsInput;
};

export type MutationExportPaymentsArgs = {
  input: ExportPaymentsInput;
};

export type MutationForwardDomainInstructionsArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type MutationGiveRequestedCardArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: GiveRequestedCardInput;
};

export type MutationGoogleLoginArgs = {
  token: Scalars['String']['input'];
};

export type MutationGoogleRegisterArgs = {
  token: Scalars['String']['input'];
};

export type MutationInstallStartUpPackArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: InstallStartUpPackInput;
};

export type MutationInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationInviteOperatorsArgs = {
  input: InviteOperatorsInput;
};

export type MutationLoginArgs = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MutationOrderQuickGuidesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type MutationPauseClientArgs = {
  id: Scalars['ID']['input'];
};

export type MutationPaymentReceiptArgs = {
  id: Scalars['ID']['input'];
};

export type MutationPublishLegalPageArgs = {
  input: PublishLegalPageInput;
};

export type MutationPublishQuickGuideArgs = {
  input: PublishQuickGuideInput;
};

export type MutationReactivateClientArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};

export type MutationRefundPaymentArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: RefundPaymentInput;
};

export type MutationRemoveBillingCardArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRemoveClientCardArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRemoveCustomDomainArgs = {
  hostname: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type MutationRemoveLogoArgs = {
  kind: LogoKind;
};

export type MutationRemoveOperatorArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRenewRecoveryCodesArgs = {
  code: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationReorderClientBillingPlansArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationRequestNewInvitationArgs = {
  token: Scalars['String']['input'];
};

export type MutationRequestPasswordResetArgs = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
};

export type MutationRequireTwoFactorArgs = {
  isRequired: Scalars['Boolean']['input'];
};

export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};

export type MutationResetMarketingWordsArgs = {
  slug: Scalars['String']['input'];
};

export type MutationResetOperatorTwoFactorArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type MutationRestoreLegalVersionArgs = {
  lockVersion: Scalars['Int']['input'];
  number?: InputMaybe<Scalars['Int']['input']>;
  pathname: Scalars['String']['input'];
};

export type MutationRestoreQuickGuideArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRestoreQuickGuideVersionArgs = {
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
};

export type MutationRestoreThemeVersionArgs = {
  number: Scalars['Int']['input'];
};

export type MutationResumeClientArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRetryBillingChargeArgs = {
  cardId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRetryDeploymentArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRetryPaymentArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRollBackToArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSaveBillingDetailsArgs = {
  input: BillingDetailsInput;
};

export type MutationSaveClientImportMappingArgs = {
  input: SaveClientImportMappingInput;
};

export type MutationSaveLegalDraftArgs = {
  input: LegalDraftInput;
};

export type MutationSaveMarketingWordsArgs = {
  input: MarketingWordsInput;
};

export type MutationSaveOnboardingDraftArgs = {
  draft: Scalars['FormDraft']['input'];
  step: OnboardingStep;
};

export type MutationSaveQuickGuideDraftArgs = {
  input: QuickGuideDraftInput;
};

export type MutationSendClientAccessArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationSendReceiptArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationSetDefaultBillingCardArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSetDefaultClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSetLegalReviewDueArgs = {
  pathname: Scalars['String']['input'];
  reviewDueOn?: InputMaybe<Scalars['Date']['input']>;
};

export type MutationSetListColumnsArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  list: ListName;
};

export type MutationSetMarketingFavouriteArgs = {
  isFavourite: Scalars['Boolean']['input'];
  slug: Scalars['String']['input'];
};

export type MutationSetNotificationChoicesArgs = {
  input: Array<NotificationChoiceInput>;
};

export type MutationSetPrimaryDomainArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  redirect?: Scalars['Boolean']['input'];
};

export type MutationSetQuickGuideAudienceArgs = {
  id: Scalars['ID']['input'];
  planIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MutationSignOutOperatorArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSignUpArgs = {
  input: SignUpInput;
};

export type MutationStartClientBulkArgs = {
  expectedCount: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: ClientBulkInput;
};

export type MutationStartClientCardSetupArgs = {
  clientId: Scalars['ID']['input'];
};

export type MutationStartClientImportArgs = {
  id: Scalars['ID']['input'];
  rows: ClientImportRows;
};

export type MutationStartClientSubscriptionArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: StartClientSubscriptionInput;
};

export type MutationStartRequestedCardSetupArgs = {
  token: Scalars['String']['input'];
};

export type MutationStartTwoFactorArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationStepSandboxClockArgs = {
  days: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationSubmitClientBillingArgs = {
  input: ClientBillingPlanInput;
};

export type MutationSubmitCompanyDetailsArgs = {
  input: CompanyDetailsInput;
};

export type MutationSubmitCompanyThemeArgs = {
  input: ThemeSetupInput;
};

export type MutationSubmitPaymentMethodArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: PaymentMethodInput;
};

export type MutationTransferOwnershipArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  operatorId: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationTurnOffTwoFactorArgs = {
  code: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationUndoClientBulkArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationUndoStartUpPackArgs = {
  id: Scalars['ID']['input'];
};

export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
};

export type MutationUpdateClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
  input: PlanDetailsInput;
  lockVersion: Scalars['Int']['input'];
};

export type MutationUpdateCompanyProfileArgs = {
  input: CompanyProfileInput;
  lockVersion: Scalars['Int']['input'];
};

export type MutationUpdateDunningSettingsArgs = {
  input: DunningSettingsInput;
};

export type MutationUpdateMyProfileArgs = {
  input: MyProfileInput;
};

export type MutationUpdateRolePermissionsArgs = {
  input: UpdateRolePermissionsInput;
};

export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  input: SavedViewInput;
};

export type MutationUpdateThemeSetupArgs = {
  input: ThemeSetupInput;
};

export type MutationViewAsClientArgs = {
  input: ViewAsClientInput;
};

export type MyAccount = {
  __typename?: 'MyAccount';
  /** A Google account signs in. */
  hasGoogle: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  /** BCP 47, for dates and numbers; null is as the browser has it. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Without a password, what asks for it asks for a session of the last 15 minutes, and this one is older. */
  mustSignInAnew: Scalars['Boolean']['output'];
  pendingEmail?: Maybe<PendingEmail>;
};

/** What is left out stays as it is. */
export type MyProfileInput = {
  /** BCP 47; null is as the browser has it. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Without a country code it is read as one of the company's country; null is none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Something that happened, as one operator is told of it. */
export type Notification = {
  __typename?: 'Notification';
  /** Who added the clients. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Of a payment, in minor units of `currency`. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** How many clients or payments it stands for. */
  count: Scalars['Int']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  /** Of a payment. */
  direction?: Maybe<PaymentDirection>;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  /** The name of the subject at that time: a client's name or email address, a file name, a deployment, a hostname. */
  label?: Maybe<Scalars['String']['output']>;
  /** Null for domains. */
  manner?: Maybe<NotificationManner>;
  occurredAt: Scalars['DateTime']['output'];
  /** The client, the import, the payment, the deployment or the domain; null where it stands for many payments. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

/** Whether an operator hears of things of a kind, and where. */
export type NotificationChoice = {
  __typename?: 'NotificationChoice';
  byMail: Scalars['Boolean']['output'];
  inConsole: Scalars['Boolean']['output'];
  kind: NotificationKind;
};

export type NotificationChoiceInput = {
  byMail: Scalars['Boolean']['input'];
  inConsole: Scalars['Boolean']['input'];
  kind: NotificationKind;
};

export type NotificationKind =
  /** A client signed up, or somebody else added or imported clients. For MANAGE_CLIENT_MANAGEMENT. */
  | 'ClientAdded'
  /** A deployment succeeded or failed. For MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DeploymentDone'
  /** For MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DomainBroken'
  /** For MANAGE_WHITE_LABELLED_CUSTOMER. */
  | 'DomainLive'
  /** A payment failed or is disputed, or a client was deactivated or paused after the last retry. For MANAGE_PAYMENTS. */
  | 'PaymentFailed';

/** How it came about, or what came of it. */
export type NotificationManner =
  | 'Added'
  /** The client was deactivated after the last retry. */
  | 'Deactivated'
  /** The bank decided for the client. */
  | 'DisputeLost'
  | 'Disputed'
  /** Another client has the same email address, which only clients from before addresses were compared by one key can have. */
  | 'EmailShared'
  | 'Failed'
  | 'Imported'
  /** The client was paused after the last retry. */
  | 'Paused'
  | 'SignedUp'
  | 'Succeeded';

export type NotificationNews = {
  __typename?: 'NotificationNews';
  /** Null when there is none any more. */
  newest?: Maybe<Notification>;
  unreadCount: Scalars['Int']['output'];
};

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  /** Null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  unreadCount: Scalars['Int']['output'];
};

export type Onboarding = {
  __typename?: 'Onboarding';
  /** In the order they are taken. */
  completedSteps: Array<OnboardingStep>;
  drafts: Array<OnboardingDraft>;
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
};

export type OnboardingDraft = {
  __typename?: 'OnboardingDraft';
  draft: Scalars['FormDraft']['output'];
  step: OnboardingStep;
};

export type OnboardingStep = 'ClientBilling' | 'Details' | 'PaymentMethod' | 'Theme';

/** A person who signs in to the console. */
export type Operator = {
  __typename?: 'Operator';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  hasTwoFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Signed the company up, or was made its owner since: an Admin whom no other can demote or remove. */
  isOwner: Scalars['Boolean']['output'];
  /** When they signed up or accepted their invitation; null while they are only invited. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the signed-in operator alone. BCP 47, for dates and numbers; null is as the browser has it. */
  locale?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  permissions: Array<Permission>;
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** For the signed-in owner only: what this production deployment lacks, as PRODUCTION_WITHOUT accepts. */
  productionGaps: Array<ProductionGap>;
  /** Changes with the profile image, null without one; openapi.yaml says where the image is. */
  profileImageVersion?: Maybe<Scalars['String']['output']>;
  role: Role;
  status: OperatorStatus;
  whiteLabelledCustomer: WhiteLabelledCustomer;
};

export type OperatorStatus =
  | 'Active'
  /** Invited, and has not accepted yet. */
  | 'Pending';

/** A payment record. Amounts are in minor units of `currency`. */
export type Payment = {
  __typename?: 'Payment';
  /** What to do about it, in plain words. */
  advice?: Maybe<Scalars['String']['output']>;
  amount: Scalars['MinorUnits']['output'];
  attempts: Scalars['Int']['output'];
  client?: Maybe<ClientBrief>;
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  direction: PaymentDirection;
  disputeStatus?: Maybe<DisputeStatus>;
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  fee: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Real money; false with test cards. */
  isLive: Scalars['Boolean']['output'];
  method?: Maybe<PaymentMethod>;
  /** The amount less what went back; 0 of one that did not come in. */
  net: Scalars['MinorUnits']['output'];
  /** When it is tried again by itself. */
  nextRetryAt?: Maybe<Scalars['DateTime']['output']>;
  /** What may help when it failed: Retry, or AskForCard; null when it did not fail, and where neither does. */
  nextStep?: Maybe<PaymentAction>;
  /** Counts from 1 within the company. */
  number: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day of the period it pays for, in the company's time zone at the time of the charge. */
  periodFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of that period. */
  periodTo?: Maybe<Scalars['Date']['output']>;
  plan?: Maybe<ClientPlan>;
  provider?: Maybe<CardProviderName>;
  /** What the card provider calls it. */
  providerPaymentId?: Maybe<Scalars['String']['output']>;
  /** Where the provider shows it; null with the sandbox. */
  providerUrl?: Maybe<Scalars['String']['output']>;
  refunded: Scalars['MinorUnits']['output'];
  status: PaymentStatus;
  trigger: PaymentTrigger;
  type: PaymentType;
};

export type PaymentAction = 'AskForCard' | 'Invoice' | 'Receipt' | 'Refund' | 'Retry' | 'SendReceipt';

export type PaymentAttempt = {
  __typename?: 'PaymentAttempt';
  createdAt: Scalars['DateTime']['output'];
  failure?: Maybe<Scalars['String']['output']>;
  method?: Maybe<PaymentMethod>;
  /** Counts from 1. */
  number: Scalars['Int']['output'];
  /** Processing, Succeeded or Failed. */
  status: PaymentStatus;
  trigger: PaymentTrigger;
};

export type PaymentChange = {
  __typename?: 'PaymentChange';
  /** Their clients, likewise. */
  clientIds: Array<Scalars['ID']['output']>;
  count: Scalars['Int']['output'];
  /** The payments, when they are 100 or fewer; empty when more changed at once. */
  ids: Array<Scalars['ID']['output']>;
  kind: ChangeKind;
};

/** What lists and files of payments show. Outgoing ones have no client, plan, fee, refunds and net. */
export type PaymentColumn =
  | 'Amount'
  | 'Attempts'
  | 'Client'
  | 'ClientEmail'
  | 'CreatedAt'
  /** Beside the amounts of a file, which are decimals without it. */
  | 'Currency'
  | 'Description'
  | 'FailedAt'
  /** Why it failed. */
  | 'Failure'
  | 'Fee'
  | 'InvoiceNumber'
  | 'Method'
  | 'Net'
  | 'Number'
  | 'PaidAt'
  | 'Period'
  | 'Plan'
  | 'ProviderPaymentId'
  | 'Refunded'
  | 'Status'
  | 'Type';

/** A payment with what became of it. */
export type PaymentDetail = {
  __typename?: 'PaymentDetail';
  /** What can be done with it by the one who asks, in the order of the menu. */
  actions: Array<PaymentAction>;
  /** Each time it was tried, the latest first. */
  attempts: Array<PaymentAttempt>;
  payment: Payment;
  /** What a part given back is a whole multiple of, in minor units: 1, or 10 where cards pay no thousandths. */
  refundStep: Scalars['Int']['output'];
  /** What can still be given back, less refunds that are under way. */
  refundable: Scalars['MinorUnits']['output'];
  /** The latest first. */
  refunds: Array<Refund>;
};

export type PaymentDirection =
  /** Clients pay the company. */
  | 'Incoming'
  /** Livery charges the company's billing card. */
  | 'Outgoing';

/** All that is given must hold. Days are of the company's time zone, both included. */
export type PaymentFilter = {
  /** In minor units. */
  amountFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  amountTo?: InputMaybe<Scalars['MinorUnits']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  failedFrom?: InputMaybe<Scalars['Date']['input']>;
  failedTo?: InputMaybe<Scalars['Date']['input']>;
  isLive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Brands of cards. */
  method?: InputMaybe<Array<Scalars['String']['input']>>;
  paidFrom?: InputMaybe<Scalars['Date']['input']>;
  paidTo?: InputMaybe<Scalars['Date']['input']>;
  planId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A refund was made between these days. */
  refundedFrom?: InputMaybe<Scalars['Date']['input']>;
  refundedTo?: InputMaybe<Scalars['Date']['input']>;
  statuses?: InputMaybe<Array<PaymentStatus>>;
  type?: InputMaybe<Array<PaymentType>>;
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  brand?: Maybe<Scalars['String']['output']>;
  expMonth?: Maybe<Scalars['Int']['output']>;
  expYear?: Maybe<Scalars['Int']['output']>;
  /** `Card`. */
  kind: Scalars['String']['output'];
  last4?: Maybe<Scalars['String']['output']>;
};

/** Either a card or skipping it. */
export type PaymentMethodInput = {
  holderName?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the card provider's own element gave, or a sandbox card's token. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentPage = {
  __typename?: 'PaymentPage';
  /** For the tabs: the same search and filter under each status. */
  counts: PaymentTabCounts;
  items: Array<Payment>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  /** Of everything that the filter leaves. */
  totals: PaymentTotals;
};

export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};

export type PaymentSortField = 'Amount' | 'CreatedAt' | 'Status';

export type PaymentStatus =
  | 'Canceled'
  | 'Disputed'
  | 'Failed'
  | 'PartiallyRefunded'
  | 'Pending'
  | 'Processing'
  | 'Refunded'
  | 'Succeeded';

export type PaymentStatusFilter =
  | 'All'
  /** Failed, with canceled. */
  | 'Failed'
  /** Succeeded, with refunded and disputed. */
  | 'Succeeded';

export type PaymentTabCounts = {
  __typename?: 'PaymentTabCounts';
  all: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  succeeded: Scalars['Int']['output'];
};

/** In minor units of `currency`, of what came in. Where payments are in several currencies, of those in one of them. */
export type PaymentTotals = {
  __typename?: 'PaymentTotals';
  /** Payments that came in. */
  count: Scalars['Int']['output'];
  /** The filter's; else the company's, where any of the payments are in it; else theirs. */
  currency: Scalars['String']['output'];
  failedAmount: Scalars['MinorUnits']['output'];
  failedCount: Scalars['Int']['output'];
  /** What the provider kept, which `net` does not take off. */
  fees: Scalars['MinorUnits']['output'];
  gross: Scalars['MinorUnits']['output'];
  /** Gross less refunds. */
  net: Scalars['MinorUnits']['output'];
  refunded: Scalars['MinorUnits']['output'];
};

export type PaymentTrigger =
  /** A renewal. */
  | 'Cycle'
  /** The first of a subscription, or a single one. */
  | 'Purchase'
  | 'RetryAuto'
  | 'RetryManual';

export type PaymentType = 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';

/** An address that is to be, once both have agreed. */
export type PendingEmail = {
  __typename?: 'PendingEmail';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isNewConfirmed: Scalars['Boolean']['output'];
  isOldConfirmed: Scalars['Boolean']['output'];
};

export type Permission =
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER';

export type PlanDetailsInput = {
  allowSelfUpgrade: Scalars['Boolean']['input'];
  /** Made from the name when it is not given. */
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  isPopular: Scalars['Boolean']['input'];
  isPublic: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  requireCardForTrial: Scalars['Boolean']['input'];
  setupFee: Scalars['Int']['input'];
  taxBehavior: TaxBehavior;
  trialDays: Scalars['Int']['input'];
};

export type PlanFacet = {
  __typename?: 'PlanFacet';
  count: Scalars['Int']['output'];
  plan: ClientPlan;
};

export type PlanInput = {
  details: PlanDetailsInput;
  price: PlanPriceInput;
  /** Draft or Active. */
  status: PlanStatus;
};

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type PlanMrr = {
  __typename?: 'PlanMrr';
  clients: Scalars['Int']['output'];
  mrr: Scalars['MinorUnits']['output'];
  plan: ClientPlan;
};

/** A price and its period, in minor units of the company's currency. */
export type PlanPriceInput = {
  interval: PlanInterval;
  /** 1 to 12; of years at most 3. */
  intervalCount?: Scalars['Int']['input'];
  /** 0, or 50 to 99,999,999. */
  price: Scalars['Int']['input'];
  yearlyPrice?: InputMaybe<Scalars['Int']['input']>;
};

/** What each choice of `subscribers` would mean, in minor units of the company's currency; amounts are null without MANAGE_PAYMENTS. */
export type PlanPricePreview = {
  __typename?: 'PlanPricePreview';
  /** What moving them now would charge at once. */
  chargedNow?: Maybe<Scalars['MinorUnits']['output']>;
  /** How many of them would be charged at once. */
  chargedNowCount: Scalars['Int']['output'];
  /** Clients who have an earlier price, and would be moved. */
  clientCount: Scalars['Int']['output'];
  /** When the first and the last of them renew; null where nobody does. */
  firstRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  lastRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  /** MRR of those who pay, as it is. */
  mrr?: Maybe<Scalars['MinorUnits']['output']>;
  /** MRR once they all have the new price. */
  mrrAfter?: Maybe<Scalars['MinorUnits']['output']>;
  /** How many of them pay elsewhere: without a renewal here to wait for, they move at once. */
  paidElsewhereCount: Scalars['Int']['output'];
};

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

export type PlanTemplate = {
  __typename?: 'PlanTemplate';
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  name: Scalars['String']['output'];
  /** In minor units of `currency`. */
  price: Scalars['Int']['output'];
  trialDays: Scalars['Int']['output'];
};

/** What Livery costs, in minor units of `currency`. */
export type PlatformFee = {
  __typename?: 'PlatformFee';
  /** A month; 0 where Livery costs nothing. */
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Null while nothing is to be charged; while the company is Pending, when it would be if that ended now. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Charges that failed and are not paid yet, the latest first. */
  unpaid: Array<Payment>;
};

export type ProductionGap =
  /** Passwords and sessions are not encrypted in transit. */
  | 'Https'
  /** Emails are not sent. */
  | 'Smtp'
  /** Payments move no money. */
  | 'Stripe';

export type PublishLegalPageInput = {
  /** Today or later, in the company's time zone. */
  effectiveOn: Scalars['Date']['input'];
  lockVersion: Scalars['Int']['input'];
  /** What has changed, 200 characters at most. */
  note?: InputMaybe<Scalars['String']['input']>;
  pathname: Scalars['String']['input'];
  /** Clients are asked to accept it once more. */
  requiresReacceptance: Scalars['Boolean']['input'];
  /** When the page should be looked at again. */
  reviewDueOn?: InputMaybe<Scalars['Date']['input']>;
};

export type PublishQuickGuideInput = {
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
  /** What has changed, 200 characters at most. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** A new access token for a refresh token, which stays valid. UNAUTHENTICATED when it is unknown, revoked or expired. */
  accessToken: AccessToken;
  /** How the business does over a range of days. Money needs MANAGE_PAYMENTS. Needs MANAGE_DASHBOARD. */
  analytics: Analytics;
  /** Who did what in the company, newest first. Only Admins. */
  auditEvents: AuditEventPage;
  /** What the record can be filtered by. Only Admins. */
  auditFacets: AuditFacets;
  /** The cards that Livery charges, the default one first. Needs MANAGE_SETTINGS. */
  billingCards: Array<BillingCard>;
  /** What Livery has charged, newest first. Needs MANAGE_SETTINGS. */
  billingCharges: PaymentPage;
  /** Whom Livery's invoices are made out to. Needs MANAGE_SETTINGS. */
  billingDetails: BillingDetails;
  /** What a client who was asked for a new card needs to see. NOT_FOUND for a used or expired link. */
  cardRequest: CardRequest;
  /** Needs MANAGE_CLIENT_MANAGEMENT. */
  client: Client;
  /** What a client is charged, and with which cards. Needs MANAGE_PAYMENTS. */
  clientBilling: ClientBilling;
  /** In the order clients see them, the archived ones last. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  clientBillingPlans: Array<ClientBillingPlan>;
  /** Needs MANAGE_CLIENT_MANAGEMENT. */
  clientBulk: ClientBulk;
  /** What became of each client of a bulk action, in the list's order. Needs MANAGE_CLIENT_MANAGEMENT; of an export with money or by it, MANAGE_PAYMENTS too. */
  clientBulkRows: ClientBulkRowPage;
  /** The 20 latest bulk actions. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientBulks: Array<ClientBulk>;
  /** How many clients stand in each status, without search or filter. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientCounts: ClientCounts;
  /** What deactivating a client would bring about. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientDeactivation: ClientDeactivationPreview;
  /** What the list can be filtered by, with how many clients each leaves. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientFacets: ClientFacets;
  /** An import as it stands. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImport: ClientImport;
  /** Mappings kept from earlier imports, by name. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImportMappings: Array<ClientImportSavedMapping>;
  /** The rows of an import, in the file's order. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImportRows: ClientImportRowPage;
  /** Who stands before and after a client in a list. Needs what `clients` needs. */
  clientNeighbours: ClientNeighbours;
  /** The plans a client can be put on, in the order clients see them. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientPlans: Array<ClientPlanOffer>;
  /** What happened to a client, newest first: changes, sign-ins, mails, and payments for those who hold MANAGE_PAYMENTS. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientTimeline: ActivityPage;
  /** Needs MANAGE_CLIENT_MANAGEMENT; to filter or sort by money, MANAGE_PAYMENTS too. */
  clients: ClientPage;
  /** The archives of the last 30 days, the latest first. For Admins; also while the company is Cancelled or Blocked. */
  companyExports: Array<CompanyExport>;
  /** All that the company is: its name, address, currency and time zone. Needs MANAGE_SETTINGS. */
  companyProfile: CompanyProfile;
  /** What a company of each status may do, whoever asks: the table that every call is checked against. */
  companyStatusRules: Array<CompanyStatusRule>;
  /** Countries with their names in English, for every country field. */
  countries: Array<Country>;
  /** The signed-in operator. USER_NOT_FOUND when the operator was removed since. */
  currentOperator: Operator;
  /** The company's own domains, with what was found of each. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  customDomain: CustomDomainSetup;
  /** Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  deployment: Deployment;
  /** What was set up and published, newest first. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  deployments: DeploymentPage;
  /** What happens to past due clients after the last retry. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  dunningSettings: DunningSettings;
  /** What a link says that was mailed because of another email address, before its reader decides. NOT_FOUND for a link that never was. */
  emailConfirmation: EmailConfirmation;
  /** What an invitation link says, before its reader has an account. NOT_FOUND for a link that never was. */
  invitation: Invitation;
  /** Invitations that wait or have run out, and those revoked within 30 days, the last sent first. Needs MANAGE_SETTINGS. */
  invitations: Array<SentInvitation>;
  /** One of them, to be edited. NOT_FOUND for any other pathname. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalPage: LegalPageDetail;
  /** The five legal pages of a client dashboard, those that were never touched too. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalPages: Array<LegalPage>;
  /** What a published version of a legal page says. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalVersion: ContentText;
  /** The columns that the signed-in operator chose for a list, in their order; null until they chose. Needs what the list needs. */
  listColumns?: Maybe<Array<Scalars['String']['output']>>;
  /** A file, or a picture of one, with the words that are given in place of the saved ones. It holds for a day. */
  marketingFile: DownloadLink;
  marketingTemplate: MarketingTemplateDetail;
  /** Mails, posts, flyers and more, filled with the company's brand and words. */
  marketingTemplates: Array<MarketingTemplate>;
  /** How the signed-in operator proves who they are, and what they asked to change about it. */
  myAccount: MyAccount;
  /** What the signed-in operator hears of, of the kinds that are open to them. */
  notificationChoices: Array<NotificationChoice>;
  /** What happened and concerns the signed-in operator, newest first; of these only what their flags let them see now. */
  notifications: NotificationPage;
  /** What was typed into an onboarding step and not yet saved as done, so that another device goes on from there. Admin. */
  onboarding: Onboarding;
  /** One of them. NOT_FOUND once they were removed. Needs MANAGE_SETTINGS. */
  operator: Operator;
  /** Everyone who can sign in to the company and everyone who is invited (Pending), by name. Needs MANAGE_SETTINGS. */
  operators: Array<Operator>;
  /** One payment with its attempts and refunds. Needs MANAGE_PAYMENTS. */
  payment: PaymentDetail;
  /** Whom payments can be filtered by, by their names: 20 at most. Needs MANAGE_PAYMENTS. */
  paymentClients: Array<ClientBrief>;
  /** What payments can be filtered by: all plans, in the order clients see them, the archived ones last. Needs MANAGE_PAYMENTS. */
  paymentPlans: Array<ClientPlan>;
  /** Needs MANAGE_PAYMENTS. */
  payments: PaymentPage;
  /** Ready-made plans to start from, priced in the company's currency. */
  planTemplates: Array<PlanTemplate>;
  /** What Livery costs, when it is charged next, and what is unpaid. Needs MANAGE_SETTINGS. */
  platformFee: PlatformFee;
  /** What a bulk action would do, without doing it. Needs MANAGE_CLIENT_MANAGEMENT. */
  previewClientBulk: ClientBulkPreview;
  /** What a new price would mean for those who have the plan now, without changing anything. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  previewPlanPrice: PlanPricePreview;
  /** What installing a pack would add to the company, and what of it stands there already. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  previewStartUpPack: StartUpPackPreview;
  /** One of them, to be edited. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuide: QuickGuideDetail;
  /** What a published version of a quick guide says. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuideVersion: ContentText;
  /** In the order clients see them, the archived ones last. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuides: Array<QuickGuide>;
  /** What happened lately in the whole company, newest first: of clients with MANAGE_CLIENT_MANAGEMENT, of payments with MANAGE_PAYMENTS, of the rest what the viewer may see. Clients' sign-ins, mails that arrived and what a bulk action or an import did to each of them are in their timelines alone. Needs MANAGE_DASHBOARD. */
  recentActivity: Array<Activity>;
  /** What each role may do in this company. Needs MANAGE_SETTINGS. */
  roles: Array<RolePermissions>;
  /** What the built-in sandbox can connect to, by what state it is in; empty with a real card provider. */
  sandboxAccounts: Array<SandboxAccount>;
  /** The cards that the built-in sandbox knows, by what they do; empty with a real card provider. */
  sandboxCards: Array<SandboxCard>;
  /** The company's clock, where the sandbox runs it. Needs MANAGE_PAYMENTS. */
  sandboxClock: SandboxClock;
  /** The operator's own views of a list and those shared with the team, by name. Needs what the list needs. */
  savedViews: Array<SavedView>;
  /** The open sessions of the signed-in operator, newest use first. */
  sessions: Array<Session>;
  /** Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  startUpPackInstallation: StartUpPackInstallation;
  /** Ready-made plans, guides, legal pages and words for one trade each. */
  startUpPacks: Array<StartUpPack>;
  /** The account that clients' payments go to; NotConnected until there is one. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  stripeIntegration: StripeIntegration;
  /** The company's brand as last saved, deployed or not; null until the title and the colour are set. */
  themeSetup?: Maybe<ThemeSetup>;
  /** The 50 newest versions of the brand, newest first: the first is what `themeSetup` says. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  themeVersions: Array<ThemeVersion>;
  /** How the signed-in operator's two-factor stands. */
  twoFactor: TwoFactorStatus;
  /** What the next deployment would change of what clients see, field by field. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  undeployedChanges: UndeployedChanges;
};

export type QueryAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};

export type QueryAnalyticsArgs = {
  interval?: InputMaybe<AnalyticsInterval>;
  range: AnalyticsRange;
};

export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type QueryBillingChargesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryCardRequestArgs = {
  token: Scalars['String']['input'];
};

export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientBillingArgs = {
  clientId: Scalars['ID']['input'];
};

export type QueryClientBulkArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientBulkRowsArgs = {
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<ClientBulkOutcome>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryClientDeactivationArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientImportArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientImportRowsArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ClientImportRowStatus>;
};

export type QueryClientNeighboursArgs = {
  filter?: InputMaybe<ClientFilter>;
  id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryClientTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kinds?: InputMaybe<Array<ActivityKind>>;
};

export type QueryClientsArgs = {
  filter?: InputMaybe<ClientFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryDeploymentArgs = {
  id: Scalars['ID']['input'];
};

export type QueryDeploymentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryEmailConfirmationArgs = {
  token: Scalars['String']['input'];
};

export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};

export type QueryLegalPageArgs = {
  pathname: Scalars['String']['input'];
};

export type QueryLegalVersionArgs = {
  number: Scalars['Int']['input'];
  pathname: Scalars['String']['input'];
};

export type QueryListColumnsArgs = {
  list: ListName;
};

export type QueryMarketingFileArgs = {
  input: MarketingFileInput;
};

export type QueryMarketingTemplateArgs = {
  slug: Scalars['String']['input'];
};

export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryOperatorArgs = {
  id: Scalars['ID']['input'];
};

export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};

export type QueryPaymentClientsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type QueryPaymentsArgs = {
  direction?: InputMaybe<PaymentDirection>;
  filter?: InputMaybe<PaymentFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PaymentSort>;
  status?: InputMaybe<PaymentStatusFilter>;
};

export type QueryPreviewClientBulkArgs = {
  input: ClientBulkInput;
};

export type QueryPreviewPlanPriceArgs = {
  id: Scalars['ID']['input'];
  price: PlanPriceInput;
};

export type QueryPreviewStartUpPackArgs = {
  slug: Scalars['String']['input'];
};

export type QueryQuickGuideArgs = {
  pathname: Scalars['String']['input'];
};

export type QueryQuickGuideVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};

export type QueryRecentActivityArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type QuerySavedViewsArgs = {
  list: ListName;
};

export type QueryStartUpPackInstallationArgs = {
  id: Scalars['ID']['input'];
};

export type QuickGuide = {
  __typename?: 'QuickGuide';
  /** The pathname by which clients read it. */
  deployedPathname?: Maybe<Scalars['String']['output']>;
  /** The one that clients read; null while they read none. */
  deployedVersion?: Maybe<Scalars['Int']['output']>;
  hasDraft: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The next deployment changes what clients see of it. */
  isDeploymentPending: Scalars['Boolean']['output'];
  /** Counts up with every change of its words; what is saved names the one that was read. */
  lockVersion: Scalars['Int']['output'];
  /** Counts from 1 in the order clients see them. */
  order: Scalars['Int']['output'];
  /** The last part of its address, within the company. */
  pathname: Scalars['String']['output'];
  /** Whose clients see it; null for everybody. */
  planIds?: Maybe<Array<Scalars['ID']['output']>>;
  status: ContentStatus;
  summary: Scalars['String']['output'];
  /** The draft's, else the published one. */
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The last one published. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type QuickGuideDetail = {
  __typename?: 'QuickGuideDetail';
  guide: QuickGuide;
  /** What the address of any guide's picture takes to be shown without a token, for a day at least: `/quick-guides/images/{id}?{imageQuery}`. In the HTML it is `/images/{id}`. */
  imageQuery: Scalars['String']['output'];
  published?: Maybe<ContentText>;
  /** The draft, else what is published. */
  text: ContentText;
  variables: Array<ContentVariable>;
  /** Newest first. */
  versions: Array<ContentVersion>;
};

export type QuickGuideDraftInput = {
  /** 200,000 characters at most once sanitised. Pictures are those of POST /quick-guides/images/upload, `/images/{id}`. */
  html: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
  /** 200 characters at most. */
  summary: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

export type RateFigure = {
  __typename?: 'RateFigure';
  previous?: Maybe<Scalars['Float']['output']>;
  /** A share: 0.05 is five percent. Null where there is nothing to divide by. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** Shown once: they are kept as hashes. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** `3f7k2-m9x4p`. */
  codes: Array<Scalars['String']['output']>;
};

export type Refund = {
  __typename?: 'Refund';
  amount: Scalars['MinorUnits']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who gave it back; null for the provider or the bank. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** Why it failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  reason: RefundReason;
  status: RefundStatus;
};

export type RefundPaymentInput = {
  /** In minor units, at most what is left; all of it when null. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  id: Scalars['ID']['input'];
  /** At most 500 characters; clients do not see it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Not Dispute. */
  reason: RefundReason;
};

export type RefundReason =
  | 'CustomerRequest'
  /** The bank took the money back; not to be given as a reason. */
  | 'Dispute'
  | 'Duplicate'
  | 'Fraudulent'
  | 'Other'
  | 'ServiceDisruption';

export type RefundStatus = 'Failed' | 'Pending' | 'Succeeded';

export type Role =
  /** Holds every permission, always. */
  'Admin' | 'ClientManagement' | 'Staff';

export type RolePermissions = {
  __typename?: 'RolePermissions';
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed the permissions last, and when; null while they are as they were at first. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** How many of them have not joined yet. */
  invitedCount: Scalars['Int']['output'];
  /** Admin's permissions are fixed. */
  isFixed: Scalars['Boolean']['output'];
  /** How many have it, those invited included. */
  operatorCount: Scalars['Int']['output'];
  /** The first 5 who have joined, by name. */
  operatorNames: Array<Scalars['String']['output']>;
  permissions: Array<Permission>;
  role: Role;
};

export type SandboxAccount = {
  __typename?: 'SandboxAccount';
  /** The state it is in, in plain words. */
  label: Scalars['String']['output'];
  state: StripeState;
  /** What `ConnectStripeInput.sandboxAccount` takes. */
  token: Scalars['String']['output'];
};

export type SandboxCard = {
  __typename?: 'SandboxCard';
  brand: Scalars['String']['output'];
  /** What the card does, in plain words. */
  label: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  /** What a field named `token` takes. */
  token: Scalars['String']['output'];
};

export type SandboxClock = {
  __typename?: 'SandboxClock';
  /** False with a real card provider, whose clock nobody steps. */
  canStep: Scalars['Boolean']['output'];
  /** Ahead of the real time by so many days. */
  daysAhead: Scalars['Int']['output'];
  /** What time it is for the company. */
  now: Scalars['DateTime']['output'];
};

export type SaveClientImportMappingInput = {
  columns: Array<ClientImportSavedColumnInput>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

export type SavedView = {
  __typename?: 'SavedView';
  /** Who made it; null when they have left the team. */
  byName?: Maybe<Scalars['String']['output']>;
  canEdit: Scalars['Boolean']['output'];
  /** In their order; empty for the usual ones. */
  columns: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** What stands in the address after the question mark: search, filters and order. */
  query: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SavedViewInput = {
  columns: Array<Scalars['String']['input']>;
  isShared: Scalars['Boolean']['input'];
  list: ListName;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** At most 2,000 characters. */
  query: Scalars['String']['input'];
};

export type SeenField = {
  __typename?: 'SeenField';
  /** One of CompanyProfileInput. */
  field: Scalars['String']['output'];
  places: Array<SeenPlace>;
};

export type SeenPlace =
  /** The client dashboard, from the next deployment on. */
  | 'ClientDashboard'
  /** Mails to clients. */
  | 'Mails'
  /** Receipts, from the next one that is opened on. */
  | 'Receipts';

/** An invitation as those who sent it see it: Pending, Expired or Revoked. */
export type SentInvitation = {
  __typename?: 'SentInvitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  invitedByName: Scalars['String']['output'];
  operatorId: Scalars['ID']['output'];
  /** When its reader asked for a new one. */
  renewalAskedAt?: Maybe<Scalars['DateTime']['output']>;
  role: Role;
  /** When it was last sent. */
  sentAt: Scalars['DateTime']['output'];
  status: InvitationStatus;
};

export type Session = {
  __typename?: 'Session';
  createdAt: Scalars['DateTime']['output'];
  /** What a person calls it: `Firefox on Windows`. */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** It was last used from there. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** ISO 3166-1 alpha-2: where the address is used, as far as the registries tell; null for a private network. */
  place?: Maybe<Scalars['String']['output']>;
  /** As the browser names itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type SessionEnd = {
  __typename?: 'SessionEnd';
  reason: SessionEndReason;
};

export type SessionEndReason =
  /** Whoever signs in with the old address is out. */
  | 'EmailChanged'
  | 'Expired'
  | 'OperatorRemoved'
  | 'PasswordChanged'
  | 'Revoked'
  | 'SignedOut'
  /** Two-factor was turned on, or taken away by an Admin. */
  | 'TwoFactorChanged';

export type SignUpInput = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 10 characters; the 3,000 commonest are refused. */
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SiteArea = 'Branding' | 'ClientBilling' | 'Company' | 'Legal' | 'QuickGuide';

/** One thing of what clients see: the brand, a plan, a page, a guide. */
export type SiteChange = {
  __typename?: 'SiteChange';
  area: SiteArea;
  /** Of the plan or the guide; the pathname of a legal page. */
  entityId: Scalars['ID']['output'];
  /** Of a logo, the paths of its pictures; of a legal page or a guide, the numbers of its versions. */
  fields: Array<FieldChange>;
  kind: SiteChangeKind;
  label: Scalars['String']['output'];
};

export type SiteChangeKind = 'Added' | 'Changed' | 'Removed';

export type SortDirection = 'Ascending' | 'Descending';

export type StartClientSubscriptionInput = {
  clientId: Scalars['ID']['input'];
  /** By the plan's yearly price. */
  isYearly?: InputMaybe<Scalars['Boolean']['input']>;
  planId: Scalars['ID']['input'];
  /** A new card; the client's default one when null. */
  token?: InputMaybe<Scalars['String']['input']>;
  /** The plan's trial comes first. */
  withTrial?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StartUpPack = {
  __typename?: 'StartUpPack';
  /** What changed with this version. */
  changelog: Scalars['String']['output'];
  /** The colour that it suggests, `#RRGGBB`. */
  colour: Scalars['String']['output'];
  contents: Array<StartUpPackContent>;
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  industry: Scalars['String']['output'];
  /** Installed last, unless all of that was taken back. */
  installation?: Maybe<StartUpPackInstallation>;
  name: Scalars['String']['output'];
  /** In minor units of `currency`; 0 for what is included in Livery. */
  price: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  /** Counted up when its contents change. */
  version: Scalars['Int']['output'];
};

export type StartUpPackChoice =
  | 'Add'
  /** Both stand there afterwards, under names of their own. */
  | 'KeepBoth'
  /** What stands there is put aside, and comes back when the pack is taken back. */
  | 'Replace'
  | 'Skip';

export type StartUpPackChoiceInput = {
  choice: StartUpPackChoice;
  key: Scalars['String']['input'];
};

export type StartUpPackContent = {
  __typename?: 'StartUpPackContent';
  kind: StartUpPackItemKind;
  name: Scalars['String']['output'];
};

export type StartUpPackInstallation = {
  __typename?: 'StartUpPackInstallation';
  byName: Scalars['String']['output'];
  canUndo: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Items done, of `total`. */
  done: Scalars['Int']['output'];
  /** Why it Failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isUpdateAvailable: Scalars['Boolean']['output'];
  results: Array<StartUpPackResult>;
  slug: Scalars['String']['output'];
  status: StartUpPackStatus;
  total: Scalars['Int']['output'];
  /** Until then it can be taken back. */
  undoUntil: Scalars['DateTime']['output'];
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  undoneByName?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type StartUpPackItem = {
  __typename?: 'StartUpPackItem';
  /** The usual one first. */
  choices: Array<StartUpPackChoice>;
  /** What stands in its way, in one sentence. */
  conflict?: Maybe<Scalars['String']['output']>;
  /** What it holds, in one sentence. */
  detail: Scalars['String']['output'];
  key: Scalars['String']['output'];
  kind: StartUpPackItemKind;
  name: Scalars['String']['output'];
};

export type StartUpPackItemKind = 'LegalPage' | 'Plan' | 'QuickGuide' | 'Template' | 'Theme';

export type StartUpPackOutcome =
  | 'Added'
  /** It was not taken back: `note` says why. */
  | 'Left'
  /** It could not be added: `note` says why. */
  | 'Refused'
  | 'Replaced'
  | 'Skipped'
  | 'TakenBack'
  | 'Waiting';

export type StartUpPackPreview = {
  __typename?: 'StartUpPackPreview';
  items: Array<StartUpPackItem>;
  slug: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type StartUpPackResult = {
  __typename?: 'StartUpPackResult';
  key: Scalars['String']['output'];
  kind: StartUpPackItemKind;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  outcome: StartUpPackOutcome;
};

export type StartUpPackStatus = 'Failed' | 'Finished' | 'Running' | 'Undoing' | 'Undone';

export type StripeConnection = {
  __typename?: 'StripeConnection';
  integration: StripeIntegration;
  /** Where the provider asks for what it needs; it leads back to the console. */
  url?: Maybe<Scalars['String']['output']>;
};

export type StripeConnectionKind =
  /** Through the provider's own pages. */
  | 'Account'
  /** By keys of the company's own. */
  | 'Keys';

/** The account that clients' payments go to. */
export type StripeIntegration = {
  __typename?: 'StripeIntegration';
  accountReference?: Maybe<Scalars['String']['output']>;
  /** What prices and refunds are whole multiples of, in minor units of the company's currency: 1, or 10 where cards pay no thousandths. */
  amountStep: Scalars['Int']['output'];
  businessName?: Maybe<Scalars['String']['output']>;
  /** Subscriptions that are charged through it. */
  chargedSubscriptions: Scalars['Int']['output'];
  chargesEnabled: Scalars['Boolean']['output'];
  connectedAt?: Maybe<Scalars['DateTime']['output']>;
  connectedByName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  /** By when. */
  currentDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Where the provider shows the account; null with the sandbox. */
  dashboardUrl?: Maybe<Scalars['String']['output']>;
  defaultCurrency?: Maybe<Scalars['String']['output']>;
  /** Null while NotConnected, as all that follows. */
  kind?: Maybe<StripeConnectionKind>;
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  mode?: Maybe<StripeMode>;
  payoutsEnabled: Scalars['Boolean']['output'];
  /** What it looks at. */
  pendingVerification: Array<StripeRequirement>;
  provider: CardProviderName;
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** What the provider needs, the overdue first. */
  requirements: Array<StripeRequirement>;
  /** The last four characters; the rest can't be read. */
  secretKeyLast4?: Maybe<Scalars['String']['output']>;
  state: StripeState;
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  webhooks: WebhookHealth;
};

/** Write-only. */
export type StripeKeysInput = {
  /** `pk_…`, of the same mode. */
  publishableKey: Scalars['String']['input'];
  /** `sk_…` or `rk_…`. */
  secretKey: Scalars['String']['input'];
};

export type StripeMode = 'Live' | 'Test';

export type StripeRequirement = {
  __typename?: 'StripeRequirement';
  isPastDue: Scalars['Boolean']['output'];
  /** What it asks for, in plain words. */
  label: Scalars['String']['output'];
  /** As the provider names it. */
  name: Scalars['String']['output'];
};

export type StripeState =
  /** The provider still needs something before anything can be charged. */
  | 'Incomplete'
  | 'NotConnected'
  /** Charges or payouts are switched off. */
  | 'Paused'
  | 'Ready'
  /** Works, and stops working unless something is given by a deadline. */
  | 'RestrictedSoon'
  /** The provider looks at what it was given. */
  | 'UnderReview';

/** What those who have an earlier price of a plan get. */
export type SubscribersOfPrice =
  /** The new price from each one's next renewal on. */
  | 'AtRenewal'
  /** They keep the price they have. */
  | 'Keep'
  /** The new price from now on. What is paid for already is not charged again; where the period is another one, it begins now and is charged at once. */
  | 'Now';

export type Subscription = {
  __typename?: 'Subscription';
  /** The progress of a bulk action, at most four times a second. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientBulkChanged: ClientBulk;
  /** Clients added or changed, but for what they paid: see `paymentRecorded`. One event may stand for many clients. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientChanged: ClientChange;
  /** The progress of an import, at most four times a second. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImportChanged: ClientImport;
  /** Banner, live status, checklist and brand of the signed-in operator's company, whenever one of them changes. */
  companyChanged: WhiteLabelledCustomer;
  /** The progress of an archive, whichever it is, at most four times a second. For Admins. */
  companyExportChanged: CompanyExport;
  /** The signed-in operator's notifications: one came, or some were read in any tab. Asks for what to show in any case. */
  notificationsChanged: NotificationNews;
  /** A payment was recorded, or what became of it changed. Needs MANAGE_PAYMENTS. */
  paymentRecorded: PaymentChange;
  /** The session that the socket belongs to has ended; the socket closes next. */
  sessionEnded: SessionEnd;
  /** The progress of an installation, or of taking it back. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  startUpPackChanged: StartUpPackInstallation;
  /** The account that clients' payments go to stands differently. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  stripeIntegrationChanged: StripeIntegration;
};

export type SubscriptionClientBulkChangedArgs = {
  id: Scalars['ID']['input'];
};

export type SubscriptionClientImportChangedArgs = {
  id: Scalars['ID']['input'];
};

export type SubscriptionStartUpPackChangedArgs = {
  id: Scalars['ID']['input'];
};

export type SubscriptionStatus = 'Active' | 'Canceled' | 'PastDue' | 'Paused' | 'Trialing';

export type TaxBehavior =
  /** Tax comes on top of the price. */
  | 'Exclusive'
  /** The price has the tax in it. */
  | 'Inclusive'
  | 'Unspecified';

export type TextFacet = {
  __typename?: 'TextFacet';
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type ThemeField =
  'Colour' | 'Farewell' | 'FullLogo' | 'Introduction' | 'IsSignUpOpen' | 'SquareLogo' | 'Tagline' | 'Title';

export type ThemeSetup = {
  __typename?: 'ThemeSetup';
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  /** What a client reads whose account was deactivated; a plain sentence where there is none. */
  farewell?: Maybe<Scalars['String']['output']>;
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  haveLogosBeenUploaded: Scalars['Boolean']['output'];
  /** Stands below the headline. */
  introduction?: Maybe<Scalars['String']['output']>;
  /** Whether visitors can become clients by themselves. */
  isSignUpOpen: Scalars['Boolean']['output'];
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
  /** The headline of the client dashboard's first page; the title where there is none. */
  tagline?: Maybe<Scalars['String']['output']>;
  /** What clients read in the browser's tab, 1 to 60 characters. */
  title: Scalars['String']['output'];
};

export type ThemeSetupInput = {
  /** `#RRGGBB`. */
  colour: Scalars['String']['input'];
  /** 500 characters at most, line breaks kept. */
  farewell?: InputMaybe<Scalars['String']['input']>;
  /** 500 characters at most, line breaks kept. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** Null leaves it as it was. */
  isSignUpOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** 120 characters at most. Here and below: what is left out stays as it was, and null clears it. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** A brand as it was saved. */
export type ThemeVersion = {
  __typename?: 'ThemeVersion';
  /** What differs from the version before. */
  changed: Array<ThemeField>;
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  farewell?: Maybe<Scalars['String']['output']>;
  /** As in `ThemeSetup`, of the logo of then. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  introduction?: Maybe<Scalars['String']['output']>;
  isSignUpOpen: Scalars['Boolean']['output'];
  /** Counts from 1 in each company; those before the title and the colour were set are not listed. */
  number: Scalars['Int']['output'];
  /** The number of the version that was brought back. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  savedAt: Scalars['DateTime']['output'];
  /** Null where it is not known any more. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** As in `ThemeSetup`, of the logo of then. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
  tagline?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** What an authenticator app needs: time-based codes of 6 digits, a new one every 30 seconds (RFC 6238, SHA-1). */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Base32 in groups of four, to be typed. */
  secret: Scalars['String']['output'];
  /** `otpauth://totp/…`, to be shown as a QR code. */
  uri: Scalars['String']['output'];
};

export type TwoFactorStatus = {
  __typename?: 'TwoFactorStatus';
  /** Setting up, renewing and turning off ask for it, and so do handing the company over and resetting somebody else's. */
  hasPassword: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  /** The company requires it. */
  isRequired: Scalars['Boolean']['output'];
  /** As in `MyAccount`: without a password they ask for a session of the last 15 minutes, and this one is older. */
  mustSignInAnew: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  since?: Maybe<Scalars['DateTime']['output']>;
};

export type UndeployedChanges = {
  __typename?: 'UndeployedChanges';
  /** How many things changed. */
  count: Scalars['Int']['output'];
  items: Array<SiteChange>;
  /** What still stands in the way of deploying, in a sentence. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** When clients last got something new to see; null before the first time. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type UpdateClientInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  contactFirstName?: InputMaybe<Scalars['String']['input']>;
  contactLastName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Of the client as it was read. */
  lockVersion: Scalars['Int']['input'];
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRolePermissionsInput = {
  /** What the role held when it was read; left out, nothing is compared. */
  expected?: InputMaybe<Array<Permission>>;
  permissions: Array<Permission>;
  role: Role;
};

export type ViewAsClientInput = {
  clientId: Scalars['ID']['input'];
  /** Why, in 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  failed: Scalars['Int']['output'];
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  lastEventType?: Maybe<Scalars['String']['output']>;
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** Of the last 24 hours. */
  received: Scalars['Int']['output'];
  status: WebhookStatus;
};

export type WebhookStatus =
  /** Some could not be worked off. */
  | 'Failing'
  /** The latest were worked off. */
  | 'Healthy'
  /** None has come yet. */
  | 'Missing';

/** The operators' company, whose brand clients see. */
export type WhiteLabelledCustomer = {
  __typename?: 'WhiteLabelledCustomer';
  activeBanner?: Maybe<ActiveBanner>;
  /** What is being set up or published now, with its steps. */
  activeDeployment?: Maybe<Deployment>;
  activeDeploymentSessionFound: Scalars['Boolean']['output'];
  /** Why the platform blocked the company. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** Since when it is closed, by the company's clock; also while it is Blocked, if it was closed before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217, for every amount of the company's. */
  currency: Scalars['String']['output'];
  /** Where clients find the published dashboard; null until it was deployed. */
  dashboardLink?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  goLiveChecklist: GoLiveChecklist;
  id: Scalars['ID']['output'];
  /** Every operator has to have two-factor. */
  isTwoFactorRequired: Scalars['Boolean']['output'];
  liveStatus: LiveStatus;
  name: Scalars['String']['output'];
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Until when an Admin can open it again; null while it is not Cancelled. */
  reopenableUntil?: Maybe<Scalars['DateTime']['output']>;
  status: CompanyStatus;
  /** IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['output'];
  undeployedChangesExist: Scalars['Boolean']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AcceptInvitationInput: AcceptInvitationInput;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  ActiveBanner: ActiveBanner;
  Activity: ResolverTypeWrapper<Activity>;
  ActivityKind: ActivityKind;
  ActivityMail: ResolverTypeWrapper<ActivityMail>;
  ActivityPage: ResolverTypeWrapper<ActivityPage>;
  ActivitySignIn: ResolverTypeWrapper<ActivitySignIn>;
  ActorType: ActorType;
  AddBillingCardInput: AddBillingCardInput;
  AddClientCardInput: AddClientCardInput;
  AfterLastRetry: AfterLastRetry;
  Analytics: ResolverTypeWrapper<Analytics>;
  AnalyticsInterval: AnalyticsInterval;
  AnalyticsPoint: ResolverTypeWrapper<AnalyticsPoint>;
  AnalyticsPreset: AnalyticsPreset;
  AnalyticsRange: AnalyticsRange;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditEventPage: ResolverTypeWrapper<AuditEventPage>;
  AuditFacets: ResolverTypeWrapper<AuditFacets>;
  AuditFilter: AuditFilter;
  AuthPayload: ResolverTypeWrapper<AuthPayload>;
  AverageFigure: ResolverTypeWrapper<AverageFigure>;
  BillingCard: ResolverTypeWrapper<BillingCard>;
  BillingDetails: ResolverTypeWrapper<BillingDetails>;
  BillingDetailsInput: BillingDetailsInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardProviderName: CardProviderName;
  CardRequest: ResolverTypeWrapper<CardRequest>;
  CardSetup: ResolverTypeWrapper<CardSetup>;
  CardStatus: CardStatus;
  ChangeKind: ChangeKind;
  ChangePlanPriceInput: ChangePlanPriceInput;
  Client: ResolverTypeWrapper<Client>;
  ClientBilling: ResolverTypeWrapper<ClientBilling>;
  ClientBillingPlan: ResolverTypeWrapper<ClientBillingPlan>;
  ClientBillingPlanInput: ClientBillingPlanInput;
  ClientBrief: ResolverTypeWrapper<ClientBrief>;
  ClientBulk: ResolverTypeWrapper<ClientBulk>;
  ClientBulkInput: ClientBulkInput;
  ClientBulkKind: ClientBulkKind;
  ClientBulkOutcome: ClientBulkOutcome;
  ClientBulkPreview: ResolverTypeWrapper<ClientBulkPreview>;
  ClientBulkRefusal: ResolverTypeWrapper<ClientBulkRefusal>;
  ClientBulkRow: ResolverTypeWrapper<ClientBulkRow>;
  ClientBulkRowPage: ResolverTypeWrapper<ClientBulkRowPage>;
  ClientBulkStatus: ClientBulkStatus;
  ClientCard: ResolverTypeWrapper<ClientCard>;
  ClientChange: ResolverTypeWrapper<ClientChange>;
  ClientColumn: ClientColumn;
  ClientCounts: ResolverTypeWrapper<ClientCounts>;
  ClientDeactivation: ResolverTypeWrapper<ClientDeactivation>;
  ClientDeactivationPreview: ResolverTypeWrapper<ClientDeactivationPreview>;
  ClientExport: ResolverTypeWrapper<ClientExport>;
  ClientFacets: ResolverTypeWrapper<ClientFacets>;
  ClientField: ClientField;
  ClientFigures: ResolverTypeWrapper<ClientFigures>;
  ClientFilter: ClientFilter;
  ClientImport: ResolverTypeWrapper<ClientImport>;
  ClientImportColumn: ResolverTypeWrapper<ClientImportColumn>;
  ClientImportMappingInput: ClientImportMappingInput;
  ClientImportMatch: ClientImportMatch;
  ClientImportRow: ResolverTypeWrapper<ClientImportRow>;
  ClientImportRowPage: ResolverTypeWrapper<ClientImportRowPage>;
  ClientImportRowStatus: ClientImportRowStatus;
  ClientImportRows: ClientImportRows;
  ClientImportSavedColumn: ResolverTypeWrapper<ClientImportSavedColumn>;
  ClientImportSavedColumnInput: ClientImportSavedColumnInput;
  ClientImportSavedMapping: ResolverTypeWrapper<ClientImportSavedMapping>;
  ClientImportStatus: ClientImportStatus;
  ClientImportValue: ResolverTypeWrapper<ClientImportValue>;
  ClientImportValueAction: ClientImportValueAction;
  ClientImportValueField: ClientImportValueField;
  ClientImportValueInput: ClientImportValueInput;
  ClientMoney: ResolverTypeWrapper<ClientMoney>;
  ClientNeighbours: ResolverTypeWrapper<ClientNeighbours>;
  ClientPage: ResolverTypeWrapper<ClientPage>;
  ClientPlan: ResolverTypeWrapper<ClientPlan>;
  ClientPlanOffer: ResolverTypeWrapper<ClientPlanOffer>;
  ClientSelection: ClientSelection;
  ClientSort: ClientSort;
  ClientSortField: ClientSortField;
  ClientSource: ClientSource;
  ClientStatus: ClientStatus;
  ClientStatusCount: ResolverTypeWrapper<ClientStatusCount>;
  ClientSubscription: ResolverTypeWrapper<ClientSubscription>;
  ClientView: ResolverTypeWrapper<ClientView>;
  CompanyAction: CompanyAction;
  CompanyDetailsInput: CompanyDetailsInput;
  CompanyExport: ResolverTypeWrapper<CompanyExport>;
  CompanyExportStatus: CompanyExportStatus;
  CompanyProfile: ResolverTypeWrapper<CompanyProfile>;
  CompanyProfileInput: CompanyProfileInput;
  CompanyStatus: CompanyStatus;
  CompanyStatusRule: ResolverTypeWrapper<CompanyStatusRule>;
  ConflictingRecord: ResolverTypeWrapper<ConflictingRecord>;
  ConnectStripeInput: ConnectStripeInput;
  ContentStatus: ContentStatus;
  ContentText: ResolverTypeWrapper<ContentText>;
  ContentVariable: ResolverTypeWrapper<ContentVariable>;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  Country: ResolverTypeWrapper<Country>;
  CreateClientInput: CreateClientInput;
  CustomDomain: ResolverTypeWrapper<CustomDomain>;
  CustomDomainKind: CustomDomainKind;
  CustomDomainSetup: ResolverTypeWrapper<CustomDomainSetup>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateClientInput: DeactivateClientInput;
  DeactivationMoney: ResolverTypeWrapper<DeactivationMoney>;
  DeactivationReason: DeactivationReason;
  DeactivationTime: DeactivationTime;
  DeployInput: DeployInput;
  Deployment: ResolverTypeWrapper<Deployment>;
  DeploymentKind: DeploymentKind;
  DeploymentPage: ResolverTypeWrapper<DeploymentPage>;
  DeploymentStatus: DeploymentStatus;
  DeploymentStep: ResolverTypeWrapper<DeploymentStep>;
  DeploymentStepName: DeploymentStepName;
  DeploymentStepStatus: DeploymentStepStatus;
  DeploymentTrigger: DeploymentTrigger;
  DisputeStatus: DisputeStatus;
  DomainCertificateStatus: DomainCertificateStatus;
  DomainDnsStatus: DomainDnsStatus;
  DomainRecord: ResolverTypeWrapper<DomainRecord>;
  DomainRecordPurpose: DomainRecordPurpose;
  DomainRecordStatus: DomainRecordStatus;
  DomainRecordType: DomainRecordType;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
  DunningSettings: ResolverTypeWrapper<DunningSettings>;
  DunningSettingsInput: DunningSettingsInput;
  EmailChangeStatus: EmailChangeStatus;
  EmailConfirmation: ResolverTypeWrapper<EmailConfirmation>;
  EmailSide: EmailSide;
  ExportClientsInput: ExportClientsInput;
  ExportPaymentsInput: ExportPaymentsInput;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldLock: ResolverTypeWrapper<FieldLock>;
  Figure: ResolverTypeWrapper<Figure>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormDraft: ResolverTypeWrapper<Scalars['FormDraft']['output']>;
  GiveRequestedCardInput: GiveRequestedCardInput;
  GoLiveChecklist: ResolverTypeWrapper<GoLiveChecklist>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InstallStartUpPackInput: InstallStartUpPackInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  InvitationStatus: InvitationStatus;
  InviteOperatorsInput: InviteOperatorsInput;
  LegalDraftInput: LegalDraftInput;
  LegalPage: ResolverTypeWrapper<LegalPage>;
  LegalPageDetail: ResolverTypeWrapper<LegalPageDetail>;
  ListName: ListName;
  LiveStatus: LiveStatus;
  LogoKind: LogoKind;
  MarketingBrand: ResolverTypeWrapper<MarketingBrand>;
  MarketingCategory: MarketingCategory;
  MarketingField: ResolverTypeWrapper<MarketingField>;
  MarketingFileInput: MarketingFileInput;
  MarketingFormat: MarketingFormat;
  MarketingTemplate: ResolverTypeWrapper<MarketingTemplate>;
  MarketingTemplateDetail: ResolverTypeWrapper<MarketingTemplateDetail>;
  MarketingWordInput: MarketingWordInput;
  MarketingWordsInput: MarketingWordsInput;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  MoneyFigures: ResolverTypeWrapper<MoneyFigures>;
  MoneyPoint: ResolverTypeWrapper<MoneyPoint>;
  MovementFilter: MovementFilter;
  MovementKind: MovementKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccount: ResolverTypeWrapper<MyAccount>;
  MyProfileInput: MyProfileInput;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChoice: ResolverTypeWrapper<NotificationChoice>;
  NotificationChoiceInput: NotificationChoiceInput;
  NotificationKind: NotificationKind;
  NotificationManner: NotificationManner;
  NotificationNews: ResolverTypeWrapper<NotificationNews>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  Onboarding: ResolverTypeWrapper<Onboarding>;
  OnboardingDraft: ResolverTypeWrapper<OnboardingDraft>;
  OnboardingStep: OnboardingStep;
  Operator: ResolverTypeWrapper<Operator>;
  OperatorStatus: OperatorStatus;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentAction: PaymentAction;
  PaymentAttempt: ResolverTypeWrapper<PaymentAttempt>;
  PaymentChange: ResolverTypeWrapper<PaymentChange>;
  PaymentColumn: PaymentColumn;
  PaymentDetail: ResolverTypeWrapper<PaymentDetail>;
  PaymentDirection: PaymentDirection;
  PaymentFilter: PaymentFilter;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodInput: PaymentMethodInput;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentSort: PaymentSort;
  PaymentSortField: PaymentSortField;
  PaymentStatus: PaymentStatus;
  PaymentStatusFilter: PaymentStatusFilter;
  PaymentTabCounts: ResolverTypeWrapper<PaymentTabCounts>;
  PaymentTotals: ResolverTypeWrapper<PaymentTotals>;
  PaymentTrigger: PaymentTrigger;
  PaymentType: PaymentType;
  PendingEmail: ResolverTypeWrapper<PendingEmail>;
  Permission: Permission;
  PlanDetailsInput: PlanDetailsInput;
  PlanFacet: ResolverTypeWrapper<PlanFacet>;
  PlanInput: PlanInput;
  PlanInterval: PlanInterval;
  PlanMrr: ResolverTypeWrapper<PlanMrr>;
  PlanPriceInput: PlanPriceInput;
  PlanPricePreview: ResolverTypeWrapper<PlanPricePreview>;
  PlanStatus: PlanStatus;
  PlanTemplate: ResolverTypeWrapper<PlanTemplate>;
  PlatformFee: ResolverTypeWrapper<PlatformFee>;
  ProductionGap: ProductionGap;
  PublishLegalPageInput: PublishLegalPageInput;
  PublishQuickGuideInput: PublishQuickGuideInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickGuide: ResolverTypeWrapper<QuickGuide>;
  QuickGuideDetail: ResolverTypeWrapper<QuickGuideDetail>;
  QuickGuideDraftInput: QuickGuideDraftInput;
  RateFigure: ResolverTypeWrapper<RateFigure>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Refund: ResolverTypeWrapper<Refund>;
  RefundPaymentInput: RefundPaymentInput;
  RefundReason: RefundReason;
  RefundStatus: RefundStatus;
  Role: Role;
  RolePermissions: ResolverTypeWrapper<RolePermissions>;
  SandboxAccount: ResolverTypeWrapper<SandboxAccount>;
  SandboxCard: ResolverTypeWrapper<SandboxCard>;
  SandboxClock: ResolverTypeWrapper<SandboxClock>;
  SaveClientImportMappingInput: SaveClientImportMappingInput;
  SavedView: ResolverTypeWrapper<SavedView>;
  SavedViewInput: SavedViewInput;
  SeenField: ResolverTypeWrapper<SeenField>;
  SeenPlace: SeenPlace;
  SentInvitation: ResolverTypeWrapper<SentInvitation>;
  Session: ResolverTypeWrapper<Session>;
  SessionEnd: ResolverTypeWrapper<SessionEnd>;
  SessionEndReason: SessionEndReason;
  SignUpInput: SignUpInput;
  SiteArea: SiteArea;
  SiteChange: ResolverTypeWrapper<SiteChange>;
  SiteChangeKind: SiteChangeKind;
  SortDirection: SortDirection;
  StartClientSubscriptionInput: StartClientSubscriptionInput;
  StartUpPack: ResolverTypeWrapper<StartUpPack>;
  StartUpPackChoice: StartUpPackChoice;
  StartUpPackChoiceInput: StartUpPackChoiceInput;
  StartUpPackContent: ResolverTypeWrapper<StartUpPackContent>;
  StartUpPackInstallation: ResolverTypeWrapper<StartUpPackInstallation>;
  StartUpPackItem: ResolverTypeWrapper<StartUpPackItem>;
  StartUpPackItemKind: StartUpPackItemKind;
  StartUpPackOutcome: StartUpPackOutcome;
  StartUpPackPreview: ResolverTypeWrapper<StartUpPackPreview>;
  StartUpPackResult: ResolverTypeWrapper<StartUpPackResult>;
  StartUpPackStatus: StartUpPackStatus;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StripeConnection: ResolverTypeWrapper<StripeConnection>;
  StripeConnectionKind: StripeConnectionKind;
  StripeIntegration: ResolverTypeWrapper<StripeIntegration>;
  StripeKeysInput: StripeKeysInput;
  StripeMode: StripeMode;
  StripeRequirement: ResolverTypeWrapper<StripeRequirement>;
  StripeState: StripeState;
  SubscribersOfPrice: SubscribersOfPrice;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionStatus: SubscriptionStatus;
  TaxBehavior: TaxBehavior;
  TextFacet: ResolverTypeWrapper<TextFacet>;
  ThemeField: ThemeField;
  ThemeSetup: ResolverTypeWrapper<ThemeSetup>;
  ThemeSetupInput: ThemeSetupInput;
  ThemeVersion: ResolverTypeWrapper<ThemeVersion>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  TwoFactorStatus: ResolverTypeWrapper<TwoFactorStatus>;
  UndeployedChanges: ResolverTypeWrapper<UndeployedChanges>;
  UpdateClientInput: UpdateClientInput;
  UpdateRolePermissionsInput: UpdateRolePermissionsInput;
  ViewAsClientInput: ViewAsClientInput;
  WebhookHealth: ResolverTypeWrapper<WebhookHealth>;
  WebhookStatus: WebhookStatus;
  WhiteLabelledCustomer: ResolverTypeWrapper<WhiteLabelledCustomer>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AcceptInvitationInput: AcceptInvitationInput;
  AccessToken: AccessToken;
  Activity: Activity;
  ActivityMail: ActivityMail;
  ActivityPage: ActivityPage;
  ActivitySignIn: ActivitySignIn;
  AddBillingCardInput: AddBillingCardInput;
  AddClientCardInput: AddClientCardInput;
  Analytics: Analytics;
  AnalyticsPoint: AnalyticsPoint;
  AnalyticsRange: AnalyticsRange;
  AuditActor: AuditActor;
  AuditEvent: AuditEvent;
  AuditEventPage: AuditEventPage;
  AuditFacets: AuditFacets;
  AuditFilter: AuditFilter;
  AuthPayload: AuthPayload;
  AverageFigure: AverageFigure;
  BillingCard: BillingCard;
  BillingDetails: BillingDetails;
  BillingDetailsInput: BillingDetailsInput;
  Boolean: Scalars['Boolean']['output'];
  CardRequest: CardRequest;
  CardSetup: CardSetup;
  ChangePlanPriceInput: ChangePlanPriceInput;
  Client: Client;
  ClientBilling: ClientBilling;
  ClientBillingPlan: ClientBillingPlan;
  ClientBillingPlanInput: ClientBillingPlanInput;
  ClientBrief: ClientBrief;
  ClientBulk: ClientBulk;
  ClientBulkInput: ClientBulkInput;
  ClientBulkPreview: ClientBulkPreview;
  ClientBulkRefusal: ClientBulkRefusal;
  ClientBulkRow: ClientBulkRow;
  ClientBulkRowPage: ClientBulkRowPage;
  ClientCard: ClientCard;
  ClientChange: ClientChange;
  ClientCounts: ClientCounts;
  ClientDeactivation: ClientDeactivation;
  ClientDeactivationPreview: ClientDeactivationPreview;
  ClientExport: ClientExport;
  ClientFacets: ClientFacets;
  ClientFigures: ClientFigures;
  ClientFilter: ClientFilter;
  ClientImport: ClientImport;
  ClientImportColumn: ClientImportColumn;
  ClientImportMappingInput: ClientImportMappingInput;
  ClientImportRow: ClientImportRow;
  ClientImportRowPage: ClientImportRowPage;
  ClientImportSavedColumn: ClientImportSavedColumn;
  ClientImportSavedColumnInput: ClientImportSavedColumnInput;
  ClientImportSavedMapping: ClientImportSavedMapping;
  ClientImportValue: ClientImportValue;
  ClientImportValueInput: ClientImportValueInput;
  ClientMoney: ClientMoney;
  ClientNeighbours: ClientNeighbours;
  ClientPage: ClientPage;
  ClientPlan: ClientPlan;
  ClientPlanOffer: ClientPlanOffer;
  ClientSelection: ClientSelection;
  ClientSort: ClientSort;
  ClientStatusCount: ClientStatusCount;
  ClientSubscription: ClientSubscription;
  ClientView: ClientView;
  CompanyDetailsInput: CompanyDetailsInput;
  CompanyExport: CompanyExport;
  CompanyProfile: CompanyProfile;
  CompanyProfileInput: CompanyProfileInput;
  CompanyStatusRule: CompanyStatusRule;
  ConflictingRecord: ConflictingRecord;
  ConnectStripeInput: ConnectStripeInput;
  ContentText: ContentText;
  ContentVariable: ContentVariable;
  ContentVersion: ContentVersion;
  Country: Country;
  CreateClientInput: CreateClientInput;
  CustomDomain: CustomDomain;
  CustomDomainSetup: CustomDomainSetup;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateClientInput: DeactivateClientInput;
  DeactivationMoney: DeactivationMoney;
  DeployInput: DeployInput;
  Deployment: Deployment;
  DeploymentPage: DeploymentPage;
  DeploymentStep: DeploymentStep;
  DomainRecord: DomainRecord;
  DownloadLink: DownloadLink;
  DunningSettings: DunningSettings;
  DunningSettingsInput: DunningSettingsInput;
  EmailConfirmation: EmailConfirmation;
  ExportClientsInput: ExportClientsInput;
  ExportPaymentsInput: ExportPaymentsInput;
  FieldChange: FieldChange;
  FieldLock: FieldLock;
  Figure: Figure;
  Float: Scalars['Float']['output'];
  FormDraft: Scalars['FormDraft']['output'];
  GiveRequestedCardInput: GiveRequestedCardInput;
  GoLiveChecklist: GoLiveChecklist;
  ID: Scalars['ID']['output'];
  InstallStartUpPackInput: InstallStartUpPackInput;
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InvitationLink: InvitationLink;
  InviteOperatorsInput: InviteOperatorsInput;
  LegalDraftInput: LegalDraftInput;
  LegalPage: LegalPage;
  LegalPageDetail: LegalPageDetail;
  MarketingBrand: MarketingBrand;
  MarketingField: MarketingField;
  MarketingFileInput: MarketingFileInput;
  MarketingTemplate: MarketingTemplate;
  MarketingTemplateDetail: MarketingTemplateDetail;
  MarketingWordInput: MarketingWordInput;
  MarketingWordsInput: MarketingWordsInput;
  MinorUnits: Scalars['MinorUnits']['output'];
  MoneyFigures: MoneyFigures;
  MoneyPoint: MoneyPoint;
  MovementFilter: MovementFilter;
  Mutation: Record<PropertyKey, never>;
  MyAccount: MyAccount;
  MyProfileInput: MyProfileInput;
  Notification: Notification;
  NotificationChoice: NotificationChoice;
  NotificationChoiceInput: NotificationChoiceInput;
  NotificationNews: NotificationNews;
  NotificationPage: NotificationPage;
  Onboarding: Onboarding;
  OnboardingDraft: OnboardingDraft;
  Operator: Operator;
  Payment: Payment;
  PaymentAttempt: PaymentAttempt;
  PaymentChange: PaymentChange;
  PaymentDetail: PaymentDetail;
  PaymentFilter: PaymentFilter;
  PaymentMethod: PaymentMethod;
  PaymentMethodInput: PaymentMethodInput;
  PaymentPage: PaymentPage;
  PaymentSort: PaymentSort;
  PaymentTabCounts: PaymentTabCounts;
  PaymentTotals: PaymentTotals;
  PendingEmail: PendingEmail;
  PlanDetailsInput: PlanDetailsInput;
  PlanFacet: PlanFacet;
  PlanInput: PlanInput;
  PlanMrr: PlanMrr;
  PlanPriceInput: PlanPriceInput;
  PlanPricePreview: PlanPricePreview;
  PlanTemplate: PlanTemplate;
  PlatformFee: PlatformFee;
  PublishLegalPageInput: PublishLegalPageInput;
  PublishQuickGuideInput: PublishQuickGuideInput;
  Query: Record<PropertyKey, never>;
  QuickGuide: QuickGuide;
  QuickGuideDetail: QuickGuideDetail;
  QuickGuideDraftInput: QuickGuideDraftInput;
  RateFigure: RateFigure;
  RecoveryCodes: RecoveryCodes;
  Refund: Refund;
  RefundPaymentInput: RefundPaymentInput;
  RolePermissions: RolePermissions;
  SandboxAccount: SandboxAccount;
  SandboxCard: SandboxCard;
  SandboxClock: SandboxClock;
  SaveClientImportMappingInput: SaveClientImportMappingInput;
  SavedView: SavedView;
  SavedViewInput: SavedViewInput;
  SeenField: SeenField;
  SentInvitation: SentInvitation;
  Session: Session;
  SessionEnd: SessionEnd;
  SignUpInput: SignUpInput;
  SiteChange: SiteChange;
  StartClientSubscriptionInput: StartClientSubscriptionInput;
  StartUpPack: StartUpPack;
  StartUpPackChoiceInput: StartUpPackChoiceInput;
  StartUpPackContent: StartUpPackContent;
  StartUpPackInstallation: StartUpPackInstallation;
  StartUpPackItem: StartUpPackItem;
  StartUpPackPreview: StartUpPackPreview;
  StartUpPackResult: StartUpPackResult;
  String: Scalars['String']['output'];
  StripeConnection: StripeConnection;
  StripeIntegration: StripeIntegration;
  StripeKeysInput: StripeKeysInput;
  StripeRequirement: StripeRequirement;
  Subscription: Record<PropertyKey, never>;
  TextFacet: TextFacet;
  ThemeSetup: ThemeSetup;
  ThemeSetupInput: ThemeSetupInput;
  ThemeVersion: ThemeVersion;
  TwoFactorSetup: TwoFactorSetup;
  TwoFactorStatus: TwoFactorStatus;
  UndeployedChanges: UndeployedChanges;
  UpdateClientInput: UpdateClientInput;
  UpdateRolePermissionsInput: UpdateRolePermissionsInput;
  ViewAsClientInput: ViewAsClientInput;
  WebhookHealth: WebhookHealth;
  WhiteLabelledCustomer: WhiteLabelledCustomer;
}>;

export type LengthDirectiveArgs = {
  entries?: Scalars['Int']['input'];
  max?: Scalars['Int']['input'];
};

export type LengthDirectiveResolver<
  Result,
  Parent,
  ContextType = Context,
  Args = LengthDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {};

export type PublicDirectiveResolver<
  Result,
  Parent,
  ContextType = Context,
  Args = PublicDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'],
> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ActivityResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity'],
> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorType?: Resolver<ResolversTypes['ActorType'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['ClientBrief']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['ActivityMail']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  refundAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['ActivitySignIn']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ActivityMailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivityMail'] = ResolversParentTypes['ActivityMail'],
> = ResolversObject<{
  hasFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ActivityPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ActivitySignInResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivitySignIn'] = ResolversParentTypes['ActivitySignIn'],
> = ResolversObject<{
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AnalyticsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Analytics'] = ResolversParentTypes['Analytics'],
> = ResolversObject<{
  clients?: Resolver<ResolversTypes['ClientFigures'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['AnalyticsInterval'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['MoneyFigures']>, ParentType, ContextType>;
  previousFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previousSeries?: Resolver<Array<ResolversTypes['AnalyticsPoint']>, ParentType, ContextType>;
  previousTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['AnalyticsPoint']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
}>;

export type AnalyticsPointResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AnalyticsPoint'] = ResolversParentTypes['AnalyticsPoint'],
> = ResolversObject<{
  activeClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  churnedClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['MoneyPoint']>, ParentType, ContextType>;
  newClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
}>;

export type AuditActorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor'],
> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActorType'], ParentType, ContextType>;
}>;

export type AuditEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent'],
> = ResolversObject<{
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  partOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AuditEventPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditEventPage'] = ResolversParentTypes['AuditEventPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AuditFacetsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuditFacets'] = ResolversParentTypes['AuditFacets'],
> = ResolversObject<{
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  actorTypes?: Resolver<Array<ResolversTypes['ActorType']>, ParentType, ContextType>;
  actors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  targetTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AuthPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload'],
> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AverageFigureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AverageFigure'] = ResolversParentTypes['AverageFigure'],
> = ResolversObject<{
  previous?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
}>;

export type BillingCardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BillingCard'] = ResolversParentTypes['BillingCard'],
> = ResolversObject<{
  addedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastChargeStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
}>;

export type BillingDetailsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BillingDetails'] = ResolversParentTypes['BillingDetails'],
> = ResolversObject<{
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFromCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CardRequestResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CardRequest'] = ResolversParentTypes['CardRequest'],
> = ResolversObject<{
  amountDue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CardProviderName'], ParentType, ContextType>;
  sandboxCards?: Resolver<Array<ResolversTypes['SandboxCard']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CardSetupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CardSetup'] = ResolversParentTypes['CardSetup'],
> = ResolversObject<{
  accountReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CardProviderName'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClientResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client'],
> = ResolversObject<{
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deactivation?: Resolver<Maybe<ResolversTypes['ClientDeactivation']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPlanOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['ClientMoney']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRenewalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ClientPlan']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ClientSource'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClientStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClientBillingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBilling'] = ResolversParentTypes['ClientBilling'],
> = ResolversObject<{
  canCharge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['ClientCard']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChargeAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ClientSubscription']>, ParentType, ContextType>;
  unpaid?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
}>;

export type ClientBillingPlanResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBillingPlan'] = ResolversParentTypes['ClientBillingPlan'],
> = ResolversObject<{
  activeClientsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowSelfUpgrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['PlanInterval'], ParentType, ContextType>;
  intervalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mrr?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireCardForTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setupFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlanStatus'], ParentType, ContextType>;
  taxBehavior?: Resolver<ResolversTypes['TaxBehavior'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  yearlyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ClientBriefResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBrief'] = ResolversParentTypes['ClientBrief'],
> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientBulkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulk'] = ResolversParentTypes['ClientBulk'],
> = ResolversObject<{
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClientBulkKind'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClientBulkStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientBulkPreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkPreview'] = ResolversParentTypes['ClientBulkPreview'],
> = ResolversObject<{
  examples?: Resolver<Array<ResolversTypes['ClientBrief']>, ParentType, ContextType>;
  mrrChange?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ClientBulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  willChange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientBulkRefusalResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkRefusal'] = ResolversParentTypes['ClientBulkRefusal'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientBulkRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkRow'] = ResolversParentTypes['ClientBulkRow'],
> = ResolversObject<{
  client?: Resolver<ResolversTypes['ClientBrief'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ClientBulkOutcome'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClientBulkRowPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkRowPage'] = ResolversParentTypes['ClientBulkRowPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['ClientBulkRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientCardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientCard'] = ResolversParentTypes['ClientCard'],
> = ResolversObject<{
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
}>;

export type ClientChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientChange'] = ResolversParentTypes['ClientChange'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
}>;

export type ClientCountsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientCounts'] = ResolversParentTypes['ClientCounts'],
> = ResolversObject<{
  byStatus?: Resolver<Array<ResolversTypes['ClientStatusCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientDeactivationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientDeactivation'] = ResolversParentTypes['ClientDeactivation'],
> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DeactivationReason']>, ParentType, ContextType>;
}>;

export type ClientDeactivationPreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientDeactivationPreview'] =
    ResolversParentTypes['ClientDeactivationPreview'],
> = ResolversObject<{
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['DeactivationMoney']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['ClientStatus']>, ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type ClientExportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientExport'] = ResolversParentTypes['ClientExport'],
> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientFacetsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientFacets'] = ResolversParentTypes['ClientFacets'],
> = ResolversObject<{
  countries?: Resolver<Array<ResolversTypes['TextFacet']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanFacet']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TextFacet']>, ParentType, ContextType>;
}>;

export type ClientFiguresResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientFigures'] = ResolversParentTypes['ClientFigures'],
> = ResolversObject<{
  active?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  churnRate?: Resolver<ResolversTypes['RateFigure'], ParentType, ContextType>;
  churned?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  trialsEnding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientImportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImport'] = ResolversParentTypes['ClientImport'],
> = ResolversObject<{
  columns?: Resolver<Array<ResolversTypes['ClientImportColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goodRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEncodingUncertain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchBy?: Resolver<Maybe<ResolversTypes['ClientImportMatch']>, ParentType, ContextType>;
  refusedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClientImportStatus'], ParentType, ContextType>;
  totalRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchangedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatchedValues?: Resolver<Array<ResolversTypes['ClientImportValue']>, ParentType, ContextType>;
  updateRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientImportColumnResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportColumn'] = ResolversParentTypes['ClientImportColumn'],
> = ResolversObject<{
  field?: Resolver<Maybe<ResolversTypes['ClientField']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClientImportRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportRow'] = ResolversParentTypes['ClientImportRow'],
> = ResolversObject<{
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ClientImportRowStatus']>, ParentType, ContextType>;
}>;

export type ClientImportRowPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportRowPage'] =
    ResolversParentTypes['ClientImportRowPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['ClientImportRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientImportSavedColumnResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportSavedColumn'] =
    ResolversParentTypes['ClientImportSavedColumn'],
> = ResolversObject<{
  field?: Resolver<ResolversTypes['ClientField'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientImportSavedMappingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportSavedMapping'] =
    ResolversParentTypes['ClientImportSavedMapping'],
> = ResolversObject<{
  columns?: Resolver<Array<ResolversTypes['ClientImportSavedColumn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientImportValueResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientImportValue'] = ResolversParentTypes['ClientImportValue'],
> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['ClientImportValueAction']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ClientImportValueField'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientMoneyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientMoney'] = ResolversParentTypes['ClientMoney'],
> = ResolversObject<{
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastPaymentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPaymentStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  lifetimeValue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ClientSubscription']>, ParentType, ContextType>;
}>;

export type ClientNeighboursResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientNeighbours'] = ResolversParentTypes['ClientNeighbours'],
> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['ClientBrief']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['ClientBrief']>, ParentType, ContextType>;
}>;

export type ClientPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientPage'] = ResolversParentTypes['ClientPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  lastNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientPlanResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientPlan'] = ResolversParentTypes['ClientPlan'],
> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientPlanOfferResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientPlanOffer'] = ResolversParentTypes['ClientPlanOffer'],
> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['PlanInterval'], ParentType, ContextType>;
  intervalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  requireCardForTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setupFee?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearlyPrice?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
}>;

export type ClientStatusCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientStatusCount'] = ResolversParentTypes['ClientStatusCount'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClientStatus'], ParentType, ContextType>;
}>;

export type ClientSubscriptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientSubscription'] = ResolversParentTypes['ClientSubscription'],
> = ResolversObject<{
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentPeriodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPeriodFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currentPeriodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPeriodTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currentPriceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['PlanInterval'], ParentType, ContextType>;
  intervalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChargeAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
}>;

export type ClientViewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientView'] = ResolversParentTypes['ClientView'],
> = ResolversObject<{
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CompanyExportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompanyExport'] = ResolversParentTypes['CompanyExport'],
> = ResolversObject<{
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kilobytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsInAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsWritten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanyExportStatus'], ParentType, ContextType>;
}>;

export type CompanyProfileResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompanyProfile'] = ResolversParentTypes['CompanyProfile'],
> = ResolversObject<{
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locks?: Resolver<Array<ResolversTypes['FieldLock']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenByClients?: Resolver<Array<ResolversTypes['SeenField']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CompanyStatusRuleResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompanyStatusRule'] = ResolversParentTypes['CompanyStatusRule'],
> = ResolversObject<{
  allows?: Resolver<Array<ResolversTypes['CompanyAction']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanyStatus'], ParentType, ContextType>;
}>;

export type ConflictingRecordResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ConflictingRecord'] = ResolversParentTypes['ConflictingRecord'],
> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DomainRecordType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContentTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentText'] = ResolversParentTypes['ContentText'],
> = ResolversObject<{
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContentVariableResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentVariable'] = ResolversParentTypes['ContentVariable'],
> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ContentVersionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion'],
> = ResolversObject<{
  acceptedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isDeployed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresReacceptance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restoredFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CountryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'],
> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CustomDomainResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomDomain'] = ResolversParentTypes['CustomDomain'],
> = ResolversObject<{
  addedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificateExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  certificateStatus?: Resolver<ResolversTypes['DomainCertificateStatus'], ParentType, ContextType>;
  checkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['ConflictingRecord']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dnsStatus?: Resolver<ResolversTypes['DomainDnsStatus'], ParentType, ContextType>;
  givenUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givesUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hostname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructionsSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instructionsSentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomDomainKind'], ParentType, ContextType>;
  lastCheckedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DomainRecord']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['DeploymentStep']>, ParentType, ContextType>;
  uncheckedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type CustomDomainSetupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomDomainSetup'] = ResolversParentTypes['CustomDomainSetup'],
> = ResolversObject<{
  domains?: Resolver<Array<ResolversTypes['CustomDomain']>, ParentType, ContextType>;
  fallbackHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirectToPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeactivationMoneyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeactivationMoney'] = ResolversParentTypes['DeactivationMoney'],
> = ResolversObject<{
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  nextChargeAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  openPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DeploymentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment'],
> = ResolversObject<{
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRollBackTo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SiteChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeploymentKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeploymentStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['DeploymentStep']>, ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['DeploymentTrigger'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DeploymentPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeploymentPage'] = ResolversParentTypes['DeploymentPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['Deployment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DeploymentStepResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeploymentStep'] = ResolversParentTypes['DeploymentStep'],
> = ResolversObject<{
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['DeploymentStepName'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeploymentStepStatus'], ParentType, ContextType>;
}>;

export type DomainRecordResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DomainRecord'] = ResolversParentTypes['DomainRecord'],
> = ResolversObject<{
  foundValues?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['DomainRecordPurpose'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DomainRecordStatus'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DomainRecordType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DownloadLinkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink'],
> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DunningSettingsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DunningSettings'] = ResolversParentTypes['DunningSettings'],
> = ResolversObject<{
  afterLastRetry?: Resolver<ResolversTypes['AfterLastRetry'], ParentType, ContextType>;
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type EmailConfirmationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailConfirmation'] = ResolversParentTypes['EmailConfirmation'],
> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['EmailSide'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmailChangeStatus'], ParentType, ContextType>;
  waitingFor?: Resolver<Maybe<ResolversTypes['EmailSide']>, ParentType, ContextType>;
}>;

export type FieldChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange'],
> = ResolversObject<{
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FieldLockResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FieldLock'] = ResolversParentTypes['FieldLock'],
> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FigureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure'],
> = ResolversObject<{
  previous?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
}>;

export interface FormDraftScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormDraft'], any> {
  name: 'FormDraft';
}

export type GoLiveChecklistResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GoLiveChecklist'] = ResolversParentTypes['GoLiveChecklist'],
> = ResolversObject<{
  addCardDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setUpBusinessBranding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setUpClientPricing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setUpCustomDomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type InvitationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation'],
> = ResolversObject<{
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyStatus?: Resolver<ResolversTypes['CompanyStatus'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
}>;

export type InvitationLinkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink'],
> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LegalPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage'],
> = ResolversObject<{
  acceptedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deployedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeploymentPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pathname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type LegalPageDetailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LegalPageDetail'] = ResolversParentTypes['LegalPageDetail'],
> = ResolversObject<{
  page?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['ContentText']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['ContentText'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['ContentText'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['ContentVariable']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType>;
}>;

export type MarketingBrandResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketingBrand'] = ResolversParentTypes['MarketingBrand'],
> = ResolversObject<{
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasLogo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MarketingFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketingField'] = ResolversParentTypes['MarketingField'],
> = ResolversObject<{
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MarketingTemplateResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketingTemplate'] = ResolversParentTypes['MarketingTemplate'],
> = ResolversObject<{
  category?: Resolver<ResolversTypes['MarketingCategory'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['MarketingFormat']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previewUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MarketingTemplateDetailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketingTemplateDetail'] =
    ResolversParentTypes['MarketingTemplateDetail'],
> = ResolversObject<{
  brand?: Resolver<ResolversTypes['MarketingBrand'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['MarketingField']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['MarketingTemplate'], ParentType, ContextType>;
}>;

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MoneyFiguresResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MoneyFigures'] = ResolversParentTypes['MoneyFigures'],
> = ResolversObject<{
  arpu?: Resolver<ResolversTypes['AverageFigure'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAmount?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  failedPayments?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrrByPlan?: Resolver<Array<ResolversTypes['PlanMrr']>, ParentType, ContextType>;
  mrrChurned?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrrContraction?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrrExpansion?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrrNew?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  mrrStart?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
}>;

export type MoneyPointResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MoneyPoint'] = ResolversParentTypes['MoneyPoint'],
> = ResolversObject<{
  failedAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  failedPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrrChurned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrrContraction?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrrExpansion?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mrrNew?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
}>;

export type MutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = ResolversObject<{
  acceptInvitation?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptInvitationArgs, 'input'>
  >;
  activateClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationActivateClientBillingPlanArgs, 'id'>
  >;
  addBillingCard?: Resolver<
    ResolversTypes['BillingCard'],
    ParentType,
    ContextType,
    RequireFields<MutationAddBillingCardArgs, 'idempotencyKey' | 'input'>
  >;
  addClientCard?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<MutationAddClientCardArgs, 'idempotencyKey' | 'input'>
  >;
  addCustomDomain?: Resolver<
    ResolversTypes['CustomDomain'],
    ParentType,
    ContextType,
    RequireFields<MutationAddCustomDomainArgs, 'hostname'>
  >;
  addStarterGuides?: Resolver<Array<ResolversTypes['QuickGuide']>, ParentType, ContextType>;
  archiveClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationArchiveClientBillingPlanArgs, 'id'>
  >;
  archiveQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationArchiveQuickGuideArgs, 'id'>
  >;
  askForClientCard?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<MutationAskForClientCardArgs, 'clientId' | 'idempotencyKey'>
  >;
  billingInvoice?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationBillingInvoiceArgs, 'id'>
  >;
  cancelClientBulk?: Resolver<
    ResolversTypes['ClientBulk'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelClientBulkArgs, 'id'>
  >;
  cancelClientDeactivation?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelClientDeactivationArgs, 'id' | 'idempotencyKey'>
  >;
  cancelClientImport?: Resolver<
    ResolversTypes['ClientImport'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelClientImportArgs, 'id'>
  >;
  cancelDeployment?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelDeploymentArgs, 'id'>
  >;
  cancelEmailChange?: Resolver<ResolversTypes['MyAccount'], ParentType, ContextType>;
  changeClientPlan?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeClientPlanArgs, 'id' | 'idempotencyKey' | 'planId'>
  >;
  changeOperatorRole?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeOperatorRoleArgs, 'id' | 'role'>
  >;
  changePassword?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'password'>
  >;
  changePlanPrice?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationChangePlanPriceArgs, 'idempotencyKey' | 'input'>
  >;
  checkClientImport?: Resolver<
    ResolversTypes['ClientImport'],
    ParentType,
    ContextType,
    RequireFields<MutationCheckClientImportArgs, 'id' | 'mapping'>
  >;
  checkCustomDomain?: Resolver<
    ResolversTypes['CustomDomain'],
    ParentType,
    ContextType,
    RequireFields<MutationCheckCustomDomainArgs, 'id'>
  >;
  checkStripeIntegration?: Resolver<ResolversTypes['StripeIntegration'], ParentType, ContextType>;
  closeCompany?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationCloseCompanyArgs, 'name'>
  >;
  companyExportLink?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationCompanyExportLinkArgs, 'id'>
  >;
  completeSignIn?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCompleteSignInArgs, 'challenge' | 'code'>
  >;
  confirmEmailChange?: Resolver<
    ResolversTypes['EmailConfirmation'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmEmailChangeArgs, 'token'>
  >;
  confirmTwoFactor?: Resolver<
    ResolversTypes['RecoveryCodes'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmTwoFactorArgs, 'code'>
  >;
  connectStripe?: Resolver<
    ResolversTypes['StripeConnection'],
    ParentType,
    ContextType,
    Partial<MutationConnectStripeArgs>
  >;
  connectStripeWithKeys?: Resolver<
    ResolversTypes['StripeIntegration'],
    ParentType,
    ContextType,
    RequireFields<MutationConnectStripeWithKeysArgs, 'input'>
  >;
  createClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateClientArgs, 'input'>
  >;
  createClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateClientBillingPlanArgs, 'idempotencyKey' | 'input'>
  >;
  createQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateQuickGuideArgs, 'idempotencyKey' | 'title'>
  >;
  createSavedView?: Resolver<
    ResolversTypes['SavedView'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSavedViewArgs, 'input'>
  >;
  deactivateClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationDeactivateClientArgs, 'input'>
  >;
  declineEmailChange?: Resolver<
    ResolversTypes['EmailConfirmation'],
    ParentType,
    ContextType,
    RequireFields<MutationDeclineEmailChangeArgs, 'token'>
  >;
  declineInvitation?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeclineInvitationArgs, 'token'>
  >;
  deleteClientBillingPlan?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteClientBillingPlanArgs, 'id'>
  >;
  deleteClientImportMapping?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteClientImportMappingArgs, 'id'>
  >;
  deleteQuickGuide?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteQuickGuideArgs, 'id'>
  >;
  deleteSavedView?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSavedViewArgs, 'id'>
  >;
  deploy?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<MutationDeployArgs, 'idempotencyKey' | 'input'>
  >;
  discardLegalDraft?: Resolver<
    ResolversTypes['LegalPageDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationDiscardLegalDraftArgs, 'lockVersion' | 'pathname'>
  >;
  discardQuickGuideDraft?: Resolver<
    ResolversTypes['QuickGuideDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationDiscardQuickGuideDraftArgs, 'id' | 'lockVersion'>
  >;
  disconnectStripe?: Resolver<ResolversTypes['StripeIntegration'], ParentType, ContextType>;
  duplicateClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationDuplicateClientBillingPlanArgs, 'id' | 'idempotencyKey'>
  >;
  duplicateQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationDuplicateQuickGuideArgs, 'id' | 'idempotencyKey'>
  >;
  exportAuditEvents?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    Partial<MutationExportAuditEventsArgs>
  >;
  exportClients?: Resolver<
    ResolversTypes['ClientExport'],
    ParentType,
    ContextType,
    RequireFields<MutationExportClientsArgs, 'input'>
  >;
  exportPayments?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationExportPaymentsArgs, 'input'>
  >;
  forwardDomainInstructions?: Resolver<
    ResolversTypes['CustomDomain'],
    ParentType,
    ContextType,
    RequireFields<MutationForwardDomainInstructionsArgs, 'email' | 'id'>
  >;
  giveRequestedCard?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationGiveRequestedCardArgs, 'idempotencyKey' | 'input'>
  >;
  googleLogin?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationGoogleLoginArgs, 'token'>
  >;
  googleRegister?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationGoogleRegisterArgs, 'token'>
  >;
  installStartUpPack?: Resolver<
    ResolversTypes['StartUpPackInstallation'],
    ParentType,
    ContextType,
    RequireFields<MutationInstallStartUpPackArgs, 'idempotencyKey' | 'input'>
  >;
  invitationLink?: Resolver<
    ResolversTypes['InvitationLink'],
    ParentType,
    ContextType,
    RequireFields<MutationInvitationLinkArgs, 'id'>
  >;
  inviteOperators?: Resolver<
    Array<ResolversTypes['SentInvitation']>,
    ParentType,
    ContextType,
    RequireFields<MutationInviteOperatorsArgs, 'input'>
  >;
  login?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationLoginArgs, 'email' | 'password' | 'rememberMe'>
  >;
  markNotificationsRead?: Resolver<
    ResolversTypes['Int'],
    ParentType,
    ContextType,
    Partial<MutationMarkNotificationsReadArgs>
  >;
  orderQuickGuides?: Resolver<
    Array<ResolversTypes['QuickGuide']>,
    ParentType,
    ContextType,
    RequireFields<MutationOrderQuickGuidesArgs, 'ids'>
  >;
  pauseClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationPauseClientArgs, 'id'>
  >;
  paymentReceipt?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationPaymentReceiptArgs, 'id'>
  >;
  publishLegalPage?: Resolver<
    ResolversTypes['LegalPage'],
    ParentType,
    ContextType,
    RequireFields<MutationPublishLegalPageArgs, 'input'>
  >;
  publishQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationPublishQuickGuideArgs, 'input'>
  >;
  reactivateClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationReactivateClientArgs, 'id' | 'idempotencyKey'>
  >;
  refreshTokens?: Resolver<
    ResolversTypes['AccessToken'],
    ParentType,
    ContextType,
    RequireFields<MutationRefreshTokensArgs, 'refreshToken'>
  >;
  refundPayment?: Resolver<
    ResolversTypes['PaymentDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationRefundPaymentArgs, 'idempotencyKey' | 'input'>
  >;
  removeBillingCard?: Resolver<
    Array<ResolversTypes['BillingCard']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveBillingCardArgs, 'id'>
  >;
  removeClientCard?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveClientCardArgs, 'id'>
  >;
  removeCustomDomain?: Resolver<
    ResolversTypes['CustomDomainSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveCustomDomainArgs, 'hostname' | 'id'>
  >;
  removeLogo?: Resolver<
    Maybe<ResolversTypes['ThemeSetup']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveLogoArgs, 'kind'>
  >;
  removeOperator?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveOperatorArgs, 'id'>
  >;
  removeProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewRecoveryCodes?: Resolver<
    ResolversTypes['RecoveryCodes'],
    ParentType,
    ContextType,
    RequireFields<MutationRenewRecoveryCodesArgs, 'code'>
  >;
  reopenCompany?: Resolver<ResolversTypes['WhiteLabelledCustomer'], ParentType, ContextType>;
  reorderClientBillingPlans?: Resolver<
    Array<ResolversTypes['ClientBillingPlan']>,
    ParentType,
    ContextType,
    RequireFields<MutationReorderClientBillingPlansArgs, 'ids'>
  >;
  requestEmailChange?: Resolver<
    ResolversTypes['MyAccount'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestEmailChangeArgs, 'email'>
  >;
  requestNewInvitation?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestNewInvitationArgs, 'token'>
  >;
  requestPasswordReset?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'email'>
  >;
  requireTwoFactor?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationRequireTwoFactorArgs, 'isRequired'>
  >;
  resendInvitation?: Resolver<
    ResolversTypes['SentInvitation'],
    ParentType,
    ContextType,
    RequireFields<MutationResendInvitationArgs, 'id'>
  >;
  resetMarketingWords?: Resolver<
    ResolversTypes['MarketingTemplateDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationResetMarketingWordsArgs, 'slug'>
  >;
  resetOperatorTwoFactor?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<MutationResetOperatorTwoFactorArgs, 'id'>
  >;
  resetPassword?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'password' | 'token'>
  >;
  restoreLegalVersion?: Resolver<
    ResolversTypes['LegalPageDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationRestoreLegalVersionArgs, 'lockVersion' | 'pathname'>
  >;
  restoreQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationRestoreQuickGuideArgs, 'id'>
  >;
  restoreQuickGuideVersion?: Resolver<
    ResolversTypes['QuickGuideDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationRestoreQuickGuideVersionArgs, 'id' | 'lockVersion' | 'number'>
  >;
  restoreThemeVersion?: Resolver<
    ResolversTypes['ThemeSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationRestoreThemeVersionArgs, 'number'>
  >;
  resumeClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationResumeClientArgs, 'id' | 'idempotencyKey'>
  >;
  retryBillingCharge?: Resolver<
    ResolversTypes['PlatformFee'],
    ParentType,
    ContextType,
    RequireFields<MutationRetryBillingChargeArgs, 'id' | 'idempotencyKey'>
  >;
  retryDeployment?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<MutationRetryDeploymentArgs, 'id'>
  >;
  retryPayment?: Resolver<
    ResolversTypes['PaymentDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationRetryPaymentArgs, 'id' | 'idempotencyKey'>
  >;
  revokeInvitation?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeInvitationArgs, 'id'>
  >;
  revokeOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokeSession?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeSessionArgs, 'id'>
  >;
  rollBackTo?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<MutationRollBackToArgs, 'id'>
  >;
  saveBillingDetails?: Resolver<
    ResolversTypes['BillingDetails'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveBillingDetailsArgs, 'input'>
  >;
  saveClientImportMapping?: Resolver<
    ResolversTypes['ClientImportSavedMapping'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveClientImportMappingArgs, 'input'>
  >;
  saveLegalDraft?: Resolver<
    ResolversTypes['LegalPage'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveLegalDraftArgs, 'input'>
  >;
  saveMarketingWords?: Resolver<
    ResolversTypes['MarketingTemplateDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveMarketingWordsArgs, 'input'>
  >;
  saveOnboardingDraft?: Resolver<
    ResolversTypes['Onboarding'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveOnboardingDraftArgs, 'draft' | 'step'>
  >;
  saveQuickGuideDraft?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveQuickGuideDraftArgs, 'input'>
  >;
  sendClientAccess?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationSendClientAccessArgs, 'id' | 'idempotencyKey'>
  >;
  sendReceipt?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationSendReceiptArgs, 'id' | 'idempotencyKey'>
  >;
  setDefaultBillingCard?: Resolver<
    Array<ResolversTypes['BillingCard']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetDefaultBillingCardArgs, 'id'>
  >;
  setDefaultClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationSetDefaultClientBillingPlanArgs, 'id'>
  >;
  setLegalReviewDue?: Resolver<
    ResolversTypes['LegalPage'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLegalReviewDueArgs, 'pathname'>
  >;
  setListColumns?: Resolver<
    Maybe<Array<ResolversTypes['String']>>,
    ParentType,
    ContextType,
    RequireFields<MutationSetListColumnsArgs, 'list'>
  >;
  setMarketingFavourite?: Resolver<
    ResolversTypes['MarketingTemplate'],
    ParentType,
    ContextType,
    RequireFields<MutationSetMarketingFavouriteArgs, 'isFavourite' | 'slug'>
  >;
  setNotificationChoices?: Resolver<
    Array<ResolversTypes['NotificationChoice']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetNotificationChoicesArgs, 'input'>
  >;
  setPrimaryDomain?: Resolver<
    ResolversTypes['CustomDomainSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationSetPrimaryDomainArgs, 'redirect'>
  >;
  setQuickGuideAudience?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationSetQuickGuideAudienceArgs, 'id'>
  >;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutOperator?: Resolver<
    ResolversTypes['Int'],
    ParentType,
    ContextType,
    RequireFields<MutationSignOutOperatorArgs, 'id'>
  >;
  signUp?: Resolver<
    ResolversTypes['AuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSignUpArgs, 'input'>
  >;
  startBillingCardSetup?: Resolver<ResolversTypes['CardSetup'], ParentType, ContextType>;
  startClientBulk?: Resolver<
    ResolversTypes['ClientBulk'],
    ParentType,
    ContextType,
    RequireFields<MutationStartClientBulkArgs, 'expectedCount' | 'idempotencyKey' | 'input'>
  >;
  startClientCardSetup?: Resolver<
    ResolversTypes['CardSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationStartClientCardSetupArgs, 'clientId'>
  >;
  startClientImport?: Resolver<
    ResolversTypes['ClientImport'],
    ParentType,
    ContextType,
    RequireFields<MutationStartClientImportArgs, 'id' | 'rows'>
  >;
  startClientSubscription?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<MutationStartClientSubscriptionArgs, 'idempotencyKey' | 'input'>
  >;
  startCompanyExport?: Resolver<ResolversTypes['CompanyExport'], ParentType, ContextType>;
  startRequestedCardSetup?: Resolver<
    ResolversTypes['CardSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationStartRequestedCardSetupArgs, 'token'>
  >;
  startTwoFactor?: Resolver<
    ResolversTypes['TwoFactorSetup'],
    ParentType,
    ContextType,
    Partial<MutationStartTwoFactorArgs>
  >;
  stepSandboxClock?: Resolver<
    ResolversTypes['SandboxClock'],
    ParentType,
    ContextType,
    RequireFields<MutationStepSandboxClockArgs, 'days' | 'idempotencyKey'>
  >;
  submitClientBilling?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitClientBillingArgs, 'input'>
  >;
  submitCompanyDetails?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitCompanyDetailsArgs, 'input'>
  >;
  submitCompanyTheme?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitCompanyThemeArgs, 'input'>
  >;
  submitPaymentMethod?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitPaymentMethodArgs, 'idempotencyKey' | 'input'>
  >;
  transferOwnership?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<MutationTransferOwnershipArgs, 'operatorId'>
  >;
  turnOffTwoFactor?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationTurnOffTwoFactorArgs, 'code'>
  >;
  undoClientBulk?: Resolver<
    ResolversTypes['ClientBulk'],
    ParentType,
    ContextType,
    RequireFields<MutationUndoClientBulkArgs, 'id' | 'idempotencyKey'>
  >;
  undoStartUpPack?: Resolver<
    ResolversTypes['StartUpPackInstallation'],
    ParentType,
    ContextType,
    RequireFields<MutationUndoStartUpPackArgs, 'id'>
  >;
  updateClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateClientArgs, 'input'>
  >;
  updateClientBillingPlan?: Resolver<
    ResolversTypes['ClientBillingPlan'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateClientBillingPlanArgs, 'id' | 'input' | 'lockVersion'>
  >;
  updateCompanyProfile?: Resolver<
    ResolversTypes['CompanyProfile'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCompanyProfileArgs, 'input' | 'lockVersion'>
  >;
  updateDunningSettings?: Resolver<
    ResolversTypes['DunningSettings'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDunningSettingsArgs, 'input'>
  >;
  updateMyProfile?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateMyProfileArgs, 'input'>
  >;
  updateRolePermissions?: Resolver<
    ResolversTypes['RolePermissions'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateRolePermissionsArgs, 'input'>
  >;
  updateSavedView?: Resolver<
    ResolversTypes['SavedView'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSavedViewArgs, 'id' | 'input'>
  >;
  updateThemeSetup?: Resolver<
    ResolversTypes['ThemeSetup'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateThemeSetupArgs, 'input'>
  >;
  viewAsClient?: Resolver<
    ResolversTypes['ClientView'],
    ParentType,
    ContextType,
    RequireFields<MutationViewAsClientArgs, 'input'>
  >;
}>;

export type MyAccountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MyAccount'] = ResolversParentTypes['MyAccount'],
> = ResolversObject<{
  hasGoogle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mustSignInAnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['PendingEmail']>, ParentType, ContextType>;
}>;

export type NotificationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = ResolversObject<{
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['PaymentDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manner?: Resolver<Maybe<ResolversTypes['NotificationManner']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type NotificationChoiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationChoice'] = ResolversParentTypes['NotificationChoice'],
> = ResolversObject<{
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inConsole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
}>;

export type NotificationNewsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationNews'] = ResolversParentTypes['NotificationNews'],
> = ResolversObject<{
  newest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type NotificationPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OnboardingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Onboarding'] = ResolversParentTypes['Onboarding'],
> = ResolversObject<{
  completedSteps?: Resolver<Array<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  drafts?: Resolver<Array<ResolversTypes['OnboardingDraft']>, ParentType, ContextType>;
  fullLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  squareLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OnboardingDraftResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OnboardingDraft'] = ResolversParentTypes['OnboardingDraft'],
> = ResolversObject<{
  draft?: Resolver<ResolversTypes['FormDraft'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['OnboardingStep'], ParentType, ContextType>;
}>;

export type OperatorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator'],
> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productionGaps?: Resolver<Array<ResolversTypes['ProductionGap']>, ParentType, ContextType>;
  profileImageVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OperatorStatus'], ParentType, ContextType>;
  whiteLabelledCustomer?: Resolver<ResolversTypes['WhiteLabelledCustomer'], ParentType, ContextType>;
}>;

export type PaymentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment'],
> = ResolversObject<{
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['ClientBrief']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  disputeStatus?: Resolver<Maybe<ResolversTypes['DisputeStatus']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  nextRetryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ClientPlan']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['CardProviderName']>, ParentType, ContextType>;
  providerPaymentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['PaymentTrigger'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType>;
}>;

export type PaymentAttemptResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt'],
> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['PaymentTrigger'], ParentType, ContextType>;
}>;

export type PaymentChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentChange'] = ResolversParentTypes['PaymentChange'],
> = ResolversObject<{
  clientIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
}>;

export type PaymentDetailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentDetail'] = ResolversParentTypes['PaymentDetail'],
> = ResolversObject<{
  actions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['PaymentAttempt']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  refundStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
}>;

export type PaymentMethodResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod'],
> = ResolversObject<{
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PaymentPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage'],
> = ResolversObject<{
  counts?: Resolver<ResolversTypes['PaymentTabCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PaymentTotals'], ParentType, ContextType>;
}>;

export type PaymentTabCountsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentTabCounts'] = ResolversParentTypes['PaymentTabCounts'],
> = ResolversObject<{
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PaymentTotalsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentTotals'] = ResolversParentTypes['PaymentTotals'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
}>;

export type PendingEmailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PendingEmail'] = ResolversParentTypes['PendingEmail'],
> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNewConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOldConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PlanFacetResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlanFacet'] = ResolversParentTypes['PlanFacet'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['ClientPlan'], ParentType, ContextType>;
}>;

export type PlanMrrResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlanMrr'] = ResolversParentTypes['PlanMrr'],
> = ResolversObject<{
  clients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['ClientPlan'], ParentType, ContextType>;
}>;

export type PlanPricePreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlanPricePreview'] = ResolversParentTypes['PlanPricePreview'],
> = ResolversObject<{
  chargedNow?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  chargedNowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstRenewalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRenewalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mrr?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  mrrAfter?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  paidElsewhereCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PlanTemplateResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlanTemplate'] = ResolversParentTypes['PlanTemplate'],
> = ResolversObject<{
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['PlanInterval'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PlatformFeeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlatformFee'] = ResolversParentTypes['PlatformFee'],
> = ResolversObject<{
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unpaid?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
}>;

export type QueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = ResolversObject<{
  accessToken?: Resolver<
    ResolversTypes['AccessToken'],
    ParentType,
    ContextType,
    RequireFields<QueryAccessTokenArgs, 'refreshToken'>
  >;
  analytics?: Resolver<
    ResolversTypes['Analytics'],
    ParentType,
    ContextType,
    RequireFields<QueryAnalyticsArgs, 'range'>
  >;
  auditEvents?: Resolver<
    ResolversTypes['AuditEventPage'],
    ParentType,
    ContextType,
    RequireFields<QueryAuditEventsArgs, 'first'>
  >;
  auditFacets?: Resolver<ResolversTypes['AuditFacets'], ParentType, ContextType>;
  billingCards?: Resolver<Array<ResolversTypes['BillingCard']>, ParentType, ContextType>;
  billingCharges?: Resolver<
    ResolversTypes['PaymentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryBillingChargesArgs, 'page' | 'pageSize'>
  >;
  billingDetails?: Resolver<ResolversTypes['BillingDetails'], ParentType, ContextType>;
  cardRequest?: Resolver<
    ResolversTypes['CardRequest'],
    ParentType,
    ContextType,
    RequireFields<QueryCardRequestArgs, 'token'>
  >;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<QueryClientArgs, 'id'>>;
  clientBilling?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<QueryClientBillingArgs, 'clientId'>
  >;
  clientBillingPlans?: Resolver<Array<ResolversTypes['ClientBillingPlan']>, ParentType, ContextType>;
  clientBulk?: Resolver<
    ResolversTypes['ClientBulk'],
    ParentType,
    ContextType,
    RequireFields<QueryClientBulkArgs, 'id'>
  >;
  clientBulkRows?: Resolver<
    ResolversTypes['ClientBulkRowPage'],
    ParentType,
    ContextType,
    RequireFields<QueryClientBulkRowsArgs, 'id' | 'page' | 'pageSize'>
  >;
  clientBulks?: Resolver<Array<ResolversTypes['ClientBulk']>, ParentType, ContextType>;
  clientCounts?: Resolver<ResolversTypes['ClientCounts'], ParentType, ContextType>;
  clientDeactivation?: Resolver<
    ResolversTypes['ClientDeactivationPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryClientDeactivationArgs, 'id'>
  >;
  clientFacets?: Resolver<ResolversTypes['ClientFacets'], ParentType, ContextType>;
  clientImport?: Resolver<
    ResolversTypes['ClientImport'],
    ParentType,
    ContextType,
    RequireFields<QueryClientImportArgs, 'id'>
  >;
  clientImportMappings?: Resolver<Array<ResolversTypes['ClientImportSavedMapping']>, ParentType, ContextType>;
  clientImportRows?: Resolver<
    ResolversTypes['ClientImportRowPage'],
    ParentType,
    ContextType,
    RequireFields<QueryClientImportRowsArgs, 'id' | 'page' | 'pageSize'>
  >;
  clientNeighbours?: Resolver<
    ResolversTypes['ClientNeighbours'],
    ParentType,
    ContextType,
    RequireFields<QueryClientNeighboursArgs, 'id'>
  >;
  clientPlans?: Resolver<Array<ResolversTypes['ClientPlanOffer']>, ParentType, ContextType>;
  clientTimeline?: Resolver<
    ResolversTypes['ActivityPage'],
    ParentType,
    ContextType,
    RequireFields<QueryClientTimelineArgs, 'first' | 'id'>
  >;
  clients?: Resolver<
    ResolversTypes['ClientPage'],
    ParentType,
    ContextType,
    RequireFields<QueryClientsArgs, 'page' | 'pageSize'>
  >;
  companyExports?: Resolver<Array<ResolversTypes['CompanyExport']>, ParentType, ContextType>;
  companyProfile?: Resolver<ResolversTypes['CompanyProfile'], ParentType, ContextType>;
  companyStatusRules?: Resolver<Array<ResolversTypes['CompanyStatusRule']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currentOperator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  customDomain?: Resolver<ResolversTypes['CustomDomainSetup'], ParentType, ContextType>;
  deployment?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<QueryDeploymentArgs, 'id'>
  >;
  deployments?: Resolver<
    ResolversTypes['DeploymentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryDeploymentsArgs, 'page' | 'pageSize'>
  >;
  dunningSettings?: Resolver<ResolversTypes['DunningSettings'], ParentType, ContextType>;
  emailConfirmation?: Resolver<
    ResolversTypes['EmailConfirmation'],
    ParentType,
    ContextType,
    RequireFields<QueryEmailConfirmationArgs, 'token'>
  >;
  invitation?: Resolver<
    ResolversTypes['Invitation'],
    ParentType,
    ContextType,
    RequireFields<QueryInvitationArgs, 'token'>
  >;
  invitations?: Resolver<Array<ResolversTypes['SentInvitation']>, ParentType, ContextType>;
  legalPage?: Resolver<
    ResolversTypes['LegalPageDetail'],
    ParentType,
    ContextType,
    RequireFields<QueryLegalPageArgs, 'pathname'>
  >;
  legalPages?: Resolver<Array<ResolversTypes['LegalPage']>, ParentType, ContextType>;
  legalVersion?: Resolver<
    ResolversTypes['ContentText'],
    ParentType,
    ContextType,
    RequireFields<QueryLegalVersionArgs, 'number' | 'pathname'>
  >;
  listColumns?: Resolver<
    Maybe<Array<ResolversTypes['String']>>,
    ParentType,
    ContextType,
    RequireFields<QueryListColumnsArgs, 'list'>
  >;
  marketingFile?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<QueryMarketingFileArgs, 'input'>
  >;
  marketingTemplate?: Resolver<
    ResolversTypes['MarketingTemplateDetail'],
    ParentType,
    ContextType,
    RequireFields<QueryMarketingTemplateArgs, 'slug'>
  >;
  marketingTemplates?: Resolver<Array<ResolversTypes['MarketingTemplate']>, ParentType, ContextType>;
  myAccount?: Resolver<ResolversTypes['MyAccount'], ParentType, ContextType>;
  notificationChoices?: Resolver<Array<ResolversTypes['NotificationChoice']>, ParentType, ContextType>;
  notifications?: Resolver<
    ResolversTypes['NotificationPage'],
    ParentType,
    ContextType,
    RequireFields<QueryNotificationsArgs, 'first'>
  >;
  onboarding?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType>;
  operator?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<QueryOperatorArgs, 'id'>
  >;
  operators?: Resolver<Array<ResolversTypes['Operator']>, ParentType, ContextType>;
  payment?: Resolver<
    ResolversTypes['PaymentDetail'],
    ParentType,
    ContextType,
    RequireFields<QueryPaymentArgs, 'id'>
  >;
  paymentClients?: Resolver<
    Array<ResolversTypes['ClientBrief']>,
    ParentType,
    ContextType,
    Partial<QueryPaymentClientsArgs>
  >;
  paymentPlans?: Resolver<Array<ResolversTypes['ClientPlan']>, ParentType, ContextType>;
  payments?: Resolver<
    ResolversTypes['PaymentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryPaymentsArgs, 'direction' | 'page' | 'pageSize' | 'status'>
  >;
  planTemplates?: Resolver<Array<ResolversTypes['PlanTemplate']>, ParentType, ContextType>;
  platformFee?: Resolver<ResolversTypes['PlatformFee'], ParentType, ContextType>;
  previewClientBulk?: Resolver<
    ResolversTypes['ClientBulkPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryPreviewClientBulkArgs, 'input'>
  >;
  previewPlanPrice?: Resolver<
    ResolversTypes['PlanPricePreview'],
    ParentType,
    ContextType,
    RequireFields<QueryPreviewPlanPriceArgs, 'id' | 'price'>
  >;
  previewStartUpPack?: Resolver<
    ResolversTypes['StartUpPackPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryPreviewStartUpPackArgs, 'slug'>
  >;
  quickGuide?: Resolver<
    ResolversTypes['QuickGuideDetail'],
    ParentType,
    ContextType,
    RequireFields<QueryQuickGuideArgs, 'pathname'>
  >;
  quickGuideVersion?: Resolver<
    ResolversTypes['ContentText'],
    ParentType,
    ContextType,
    RequireFields<QueryQuickGuideVersionArgs, 'id' | 'number'>
  >;
  quickGuides?: Resolver<Array<ResolversTypes['QuickGuide']>, ParentType, ContextType>;
  recentActivity?: Resolver<
    Array<ResolversTypes['Activity']>,
    ParentType,
    ContextType,
    RequireFields<QueryRecentActivityArgs, 'first'>
  >;
  roles?: Resolver<Array<ResolversTypes['RolePermissions']>, ParentType, ContextType>;
  sandboxAccounts?: Resolver<Array<ResolversTypes['SandboxAccount']>, ParentType, ContextType>;
  sandboxCards?: Resolver<Array<ResolversTypes['SandboxCard']>, ParentType, ContextType>;
  sandboxClock?: Resolver<ResolversTypes['SandboxClock'], ParentType, ContextType>;
  savedViews?: Resolver<
    Array<ResolversTypes['SavedView']>,
    ParentType,
    ContextType,
    RequireFields<QuerySavedViewsArgs, 'list'>
  >;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  startUpPackInstallation?: Resolver<
    ResolversTypes['StartUpPackInstallation'],
    ParentType,
    ContextType,
    RequireFields<QueryStartUpPackInstallationArgs, 'id'>
  >;
  startUpPacks?: Resolver<Array<ResolversTypes['StartUpPack']>, ParentType, ContextType>;
  stripeIntegration?: Resolver<ResolversTypes['StripeIntegration'], ParentType, ContextType>;
  themeSetup?: Resolver<Maybe<ResolversTypes['ThemeSetup']>, ParentType, ContextType>;
  themeVersions?: Resolver<Array<ResolversTypes['ThemeVersion']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactorStatus'], ParentType, ContextType>;
  undeployedChanges?: Resolver<ResolversTypes['UndeployedChanges'], ParentType, ContextType>;
}>;

export type QuickGuideResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['QuickGuide'] = ResolversParentTypes['QuickGuide'],
> = ResolversObject<{
  deployedPathname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deployedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeploymentPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pathname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type QuickGuideDetailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['QuickGuideDetail'] = ResolversParentTypes['QuickGuideDetail'],
> = ResolversObject<{
  guide?: Resolver<ResolversTypes['QuickGuide'], ParentType, ContextType>;
  imageQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['ContentText']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['ContentText'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['ContentVariable']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType>;
}>;

export type RateFigureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RateFigure'] = ResolversParentTypes['RateFigure'],
> = ResolversObject<{
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type RecoveryCodesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes'],
> = ResolversObject<{
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type RefundResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund'],
> = ResolversObject<{
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
}>;

export type RolePermissionsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RolePermissions'] = ResolversParentTypes['RolePermissions'],
> = ResolversObject<{
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operatorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operatorNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
}>;

export type SandboxAccountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SandboxAccount'] = ResolversParentTypes['SandboxAccount'],
> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StripeState'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SandboxCardResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SandboxCard'] = ResolversParentTypes['SandboxCard'],
> = ResolversObject<{
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SandboxClockResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SandboxClock'] = ResolversParentTypes['SandboxClock'],
> = ResolversObject<{
  canStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type SavedViewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView'],
> = ResolversObject<{
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type SeenFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SeenField'] = ResolversParentTypes['SeenField'],
> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['SeenPlace']>, ParentType, ContextType>;
}>;

export type SentInvitationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SentInvitation'] = ResolversParentTypes['SentInvitation'],
> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  renewalAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
}>;

export type SessionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SessionEndResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SessionEnd'] = ResolversParentTypes['SessionEnd'],
> = ResolversObject<{
  reason?: Resolver<ResolversTypes['SessionEndReason'], ParentType, ContextType>;
}>;

export type SiteChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SiteChange'] = ResolversParentTypes['SiteChange'],
> = ResolversObject<{
  area?: Resolver<ResolversTypes['SiteArea'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SiteChangeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StartUpPackResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPack'] = ResolversParentTypes['StartUpPack'],
> = ResolversObject<{
  changelog?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['StartUpPackContent']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  industry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['StartUpPackInstallation']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StartUpPackContentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPackContent'] = ResolversParentTypes['StartUpPackContent'],
> = ResolversObject<{
  kind?: Resolver<ResolversTypes['StartUpPackItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StartUpPackInstallationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPackInstallation'] =
    ResolversParentTypes['StartUpPackInstallation'],
> = ResolversObject<{
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUpdateAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['StartUpPackResult']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StartUpPackStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StartUpPackItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPackItem'] = ResolversParentTypes['StartUpPackItem'],
> = ResolversObject<{
  choices?: Resolver<Array<ResolversTypes['StartUpPackChoice']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StartUpPackItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StartUpPackPreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPackPreview'] = ResolversParentTypes['StartUpPackPreview'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['StartUpPackItem']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StartUpPackResultResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StartUpPackResult'] = ResolversParentTypes['StartUpPackResult'],
> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StartUpPackItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['StartUpPackOutcome'], ParentType, ContextType>;
}>;

export type StripeConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StripeConnection'] = ResolversParentTypes['StripeConnection'],
> = ResolversObject<{
  integration?: Resolver<ResolversTypes['StripeIntegration'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type StripeIntegrationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StripeIntegration'] = ResolversParentTypes['StripeIntegration'],
> = ResolversObject<{
  accountReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amountStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chargedSubscriptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  connectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  connectedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dashboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['StripeConnectionKind']>, ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['StripeMode']>, ParentType, ContextType>;
  payoutsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingVerification?: Resolver<Array<ResolversTypes['StripeRequirement']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CardProviderName'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['StripeRequirement']>, ParentType, ContextType>;
  secretKeyLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StripeState'], ParentType, ContextType>;
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['WebhookHealth'], ParentType, ContextType>;
}>;

export type StripeRequirementResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StripeRequirement'] = ResolversParentTypes['StripeRequirement'],
> = ResolversObject<{
  isPastDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SubscriptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = ResolversObject<{
  clientBulkChanged?: SubscriptionResolver<
    ResolversTypes['ClientBulk'],
    'clientBulkChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionClientBulkChangedArgs, 'id'>
  >;
  clientChanged?: SubscriptionResolver<
    ResolversTypes['ClientChange'],
    'clientChanged',
    ParentType,
    ContextType
  >;
  clientImportChanged?: SubscriptionResolver<
    ResolversTypes['ClientImport'],
    'clientImportChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionClientImportChangedArgs, 'id'>
  >;
  companyChanged?: SubscriptionResolver<
    ResolversTypes['WhiteLabelledCustomer'],
    'companyChanged',
    ParentType,
    ContextType
  >;
  companyExportChanged?: SubscriptionResolver<
    ResolversTypes['CompanyExport'],
    'companyExportChanged',
    ParentType,
    ContextType
  >;
  notificationsChanged?: SubscriptionResolver<
    ResolversTypes['NotificationNews'],
    'notificationsChanged',
    ParentType,
    ContextType
  >;
  paymentRecorded?: SubscriptionResolver<
    ResolversTypes['PaymentChange'],
    'paymentRecorded',
    ParentType,
    ContextType
  >;
  sessionEnded?: SubscriptionResolver<ResolversTypes['SessionEnd'], 'sessionEnded', ParentType, ContextType>;
  startUpPackChanged?: SubscriptionResolver<
    ResolversTypes['StartUpPackInstallation'],
    'startUpPackChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionStartUpPackChangedArgs, 'id'>
  >;
  stripeIntegrationChanged?: SubscriptionResolver<
    ResolversTypes['StripeIntegration'],
    'stripeIntegrationChanged',
    ParentType,
    ContextType
  >;
}>;

export type TextFacetResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextFacet'] = ResolversParentTypes['TextFacet'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ThemeSetupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ThemeSetup'] = ResolversParentTypes['ThemeSetup'],
> = ResolversObject<{
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  farewell?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  haveLogosBeenUploaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSignUpOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  squareLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ThemeVersionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ThemeVersion'] = ResolversParentTypes['ThemeVersion'],
> = ResolversObject<{
  changed?: Resolver<Array<ResolversTypes['ThemeField']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  farewell?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSignUpOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  squareLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TwoFactorSetupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup'],
> = ResolversObject<{
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TwoFactorStatusResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TwoFactorStatus'] = ResolversParentTypes['TwoFactorStatus'],
> = ResolversObject<{
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustSignInAnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type UndeployedChangesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UndeployedChanges'] = ResolversParentTypes['UndeployedChanges'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SiteChange']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type WebhookHealthResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WebhookHealth'] = ResolversParentTypes['WebhookHealth'],
> = ResolversObject<{
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
}>;

export type WhiteLabelledCustomerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WhiteLabelledCustomer'] =
    ResolversParentTypes['WhiteLabelledCustomer'],
> = ResolversObject<{
  activeBanner?: Resolver<Maybe<ResolversTypes['ActiveBanner']>, ParentType, ContextType>;
  activeDeployment?: Resolver<Maybe<ResolversTypes['Deployment']>, ParentType, ContextType>;
  activeDeploymentSessionFound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashboardLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goLiveChecklist?: Resolver<ResolversTypes['GoLiveChecklist'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTwoFactorRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveStatus?: Resolver<ResolversTypes['LiveStatus'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reopenableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanyStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undeployedChangesExist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AccessToken?: AccessTokenResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityMail?: ActivityMailResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  ActivitySignIn?: ActivitySignInResolvers<ContextType>;
  Analytics?: AnalyticsResolvers<ContextType>;
  AnalyticsPoint?: AnalyticsPointResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventPage?: AuditEventPageResolvers<ContextType>;
  AuditFacets?: AuditFacetsResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  AverageFigure?: AverageFigureResolvers<ContextType>;
  BillingCard?: BillingCardResolvers<ContextType>;
  BillingDetails?: BillingDetailsResolvers<ContextType>;
  CardRequest?: CardRequestResolvers<ContextType>;
  CardSetup?: CardSetupResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientBilling?: ClientBillingResolvers<ContextType>;
  ClientBillingPlan?: ClientBillingPlanResolvers<ContextType>;
  ClientBrief?: ClientBriefResolvers<ContextType>;
  ClientBulk?: ClientBulkResolvers<ContextType>;
  ClientBulkPreview?: ClientBulkPreviewResolvers<ContextType>;
  ClientBulkRefusal?: ClientBulkRefusalResolvers<ContextType>;
  ClientBulkRow?: ClientBulkRowResolvers<ContextType>;
  ClientBulkRowPage?: ClientBulkRowPageResolvers<ContextType>;
  ClientCard?: ClientCardResolvers<ContextType>;
  ClientChange?: ClientChangeResolvers<ContextType>;
  ClientCounts?: ClientCountsResolvers<ContextType>;
  ClientDeactivation?: ClientDeactivationResolvers<ContextType>;
  ClientDeactivationPreview?: ClientDeactivationPreviewResolvers<ContextType>;
  ClientExport?: ClientExportResolvers<ContextType>;
  ClientFacets?: ClientFacetsResolvers<ContextType>;
  ClientFigures?: ClientFiguresResolvers<ContextType>;
  ClientImport?: ClientImportResolvers<ContextType>;
  ClientImportColumn?: ClientImportColumnResolvers<ContextType>;
  ClientImportRow?: ClientImportRowResolvers<ContextType>;
  ClientImportRowPage?: ClientImportRowPageResolvers<ContextType>;
  ClientImportSavedColumn?: ClientImportSavedColumnResolvers<ContextType>;
  ClientImportSavedMapping?: ClientImportSavedMappingResolvers<ContextType>;
  ClientImportValue?: ClientImportValueResolvers<ContextType>;
  ClientMoney?: ClientMoneyResolvers<ContextType>;
  ClientNeighbours?: ClientNeighboursResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  ClientPlan?: ClientPlanResolvers<ContextType>;
  ClientPlanOffer?: ClientPlanOfferResolvers<ContextType>;
  ClientStatusCount?: ClientStatusCountResolvers<ContextType>;
  ClientSubscription?: ClientSubscriptionResolvers<ContextType>;
  ClientView?: ClientViewResolvers<ContextType>;
  CompanyExport?: CompanyExportResolvers<ContextType>;
  CompanyProfile?: CompanyProfileResolvers<ContextType>;
  CompanyStatusRule?: CompanyStatusRuleResolvers<ContextType>;
  ConflictingRecord?: ConflictingRecordResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  ContentVariable?: ContentVariableResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CustomDomain?: CustomDomainResolvers<ContextType>;
  CustomDomainSetup?: CustomDomainSetupResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeactivationMoney?: DeactivationMoneyResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  DeploymentPage?: DeploymentPageResolvers<ContextType>;
  DeploymentStep?: DeploymentStepResolvers<ContextType>;
  DomainRecord?: DomainRecordResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  DunningSettings?: DunningSettingsResolvers<ContextType>;
  EmailConfirmation?: EmailConfirmationResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldLock?: FieldLockResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  FormDraft?: GraphQLScalarType;
  GoLiveChecklist?: GoLiveChecklistResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  LegalPageDetail?: LegalPageDetailResolvers<ContextType>;
  MarketingBrand?: MarketingBrandResolvers<ContextType>;
  MarketingField?: MarketingFieldResolvers<ContextType>;
  MarketingTemplate?: MarketingTemplateResolvers<ContextType>;
  MarketingTemplateDetail?: MarketingTemplateDetailResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  MoneyFigures?: MoneyFiguresResolvers<ContextType>;
  MoneyPoint?: MoneyPointResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChoice?: NotificationChoiceResolvers<ContextType>;
  NotificationNews?: NotificationNewsResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  Onboarding?: OnboardingResolvers<ContextType>;
  OnboardingDraft?: OnboardingDraftResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAttempt?: PaymentAttemptResolvers<ContextType>;
  PaymentChange?: PaymentChangeResolvers<ContextType>;
  PaymentDetail?: PaymentDetailResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentTabCounts?: PaymentTabCountsResolvers<ContextType>;
  PaymentTotals?: PaymentTotalsResolvers<ContextType>;
  PendingEmail?: PendingEmailResolvers<ContextType>;
  PlanFacet?: PlanFacetResolvers<ContextType>;
  PlanMrr?: PlanMrrResolvers<ContextType>;
  PlanPricePreview?: PlanPricePreviewResolvers<ContextType>;
  PlanTemplate?: PlanTemplateResolvers<ContextType>;
  PlatformFee?: PlatformFeeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickGuide?: QuickGuideResolvers<ContextType>;
  QuickGuideDetail?: QuickGuideDetailResolvers<ContextType>;
  RateFigure?: RateFigureResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RolePermissions?: RolePermissionsResolvers<ContextType>;
  SandboxAccount?: SandboxAccountResolvers<ContextType>;
  SandboxCard?: SandboxCardResolvers<ContextType>;
  SandboxClock?: SandboxClockResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SeenField?: SeenFieldResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionEnd?: SessionEndResolvers<ContextType>;
  SiteChange?: SiteChangeResolvers<ContextType>;
  StartUpPack?: StartUpPackResolvers<ContextType>;
  StartUpPackContent?: StartUpPackContentResolvers<ContextType>;
  StartUpPackInstallation?: StartUpPackInstallationResolvers<ContextType>;
  StartUpPackItem?: StartUpPackItemResolvers<ContextType>;
  StartUpPackPreview?: StartUpPackPreviewResolvers<ContextType>;
  StartUpPackResult?: StartUpPackResultResolvers<ContextType>;
  StripeConnection?: StripeConnectionResolvers<ContextType>;
  StripeIntegration?: StripeIntegrationResolvers<ContextType>;
  StripeRequirement?: StripeRequirementResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextFacet?: TextFacetResolvers<ContextType>;
  ThemeSetup?: ThemeSetupResolvers<ContextType>;
  ThemeVersion?: ThemeVersionResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  TwoFactorStatus?: TwoFactorStatusResolvers<ContextType>;
  UndeployedChanges?: UndeployedChangesResolvers<ContextType>;
  WebhookHealth?: WebhookHealthResolvers<ContextType>;
  WhiteLabelledCustomer?: WhiteLabelledCustomerResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  length?: LengthDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
}>;
