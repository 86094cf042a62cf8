export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A day in the company's time zone: `2026-01-31`. */
  Date: { input: string; output: string };
  /** A time in UTC, in ISO 8601 format with milliseconds: `2026-01-31T23:59:59.000Z`. */
  DateTime: { input: string; output: string };
  /** A JSON object of strings, numbers, booleans and lists of them, at most 10 kB. */
  FormDraft: { input: Record<string, unknown>; output: Record<string, unknown> };
  /** A whole number of minor units of a currency, exact up to 2^53. */
  MinorUnits: { input: number; output: number };
};

export type AcceptInvitationInput = {
  googleToken?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Either a password or a Google ID token is required. */
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type AccessToken = {
  __typename?: 'AccessToken';
  /** A JWT, valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
};

export type ActiveBanner = 'SettingUpClientDashboard' | 'SettingUpCustomDomain' | 'SettingUpSubdomain';

/** An entry of a timeline. */
export type Activity = {
  __typename?: 'Activity';
  /** The action of a Change, such as `client.updated` or `client.paused`. */
  action?: Maybe<Scalars['String']['output']>;
  /** The name at that time. Null for the system. */
  actorName?: Maybe<Scalars['String']['output']>;
  actorType: ActorType;
  /** The changed fields of a Change. Excludes money fields without MANAGE_PAYMENTS. */
  changes: Array<FieldChange>;
  /** Null if the activity concerns no client. */
  client?: Maybe<ClientSummary>;
  /** The email that was sent. Null for other kinds. */
  email?: Maybe<ActivityEmail>;
  id: Scalars['ID']['output'];
  kind: ActivityKind;
  occurredAt: Scalars['DateTime']['output'];
  /** The payment of a Payment or a Refund. */
  payment?: Maybe<Payment>;
  /** The amount of a Refund, in minor units. */
  refundAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** The sign-in of a SignIn. */
  signIn?: Maybe<ActivitySignIn>;
  /** The name of the changed object of a Change. */
  target?: Maybe<Scalars['String']['output']>;
};

export type ActivityEmail = {
  __typename?: 'ActivityEmail';
  hasFailed: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
};

export type ActivityKind =
  /** A change by an operator, the system or the client. */
  'Change' | 'Email' | 'Payment' | 'Refund' | 'SignIn';

export type ActivityPage = {
  __typename?: 'ActivityPage';
  items: Array<Activity>;
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ActivitySignIn = {
  __typename?: 'ActivitySignIn';
  /** A readable device name. */
  device?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type ActorType = 'Client' | 'Operator' | 'Platform' | 'System';

export type AddBillingCardInput = {
  holderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether to charge this card by default. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** A token of the card provider's element or of a sandbox card. */
  token: Scalars['String']['input'];
};

export type AddClientCardInput = {
  clientId: Scalars['ID']['input'];
  /** A token of the card provider's element or of a sandbox card. */
  token: Scalars['String']['input'];
};

/** What happens to a past due client after the last retry. */
export type AfterLastRetry =
  /** The client is deactivated for non-payment. */
  | 'Deactivate'
  /** The client remains past due until they pay or an operator deactivates them. */
  | 'KeepPastDue'
  /** The client is paused, and charges stop. */
  | 'Pause';

export type Analytics = {
  __typename?: 'Analytics';
  clients: ClientMetrics;
  from: Scalars['Date']['output'];
  interval: AnalyticsInterval;
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<MoneyMetrics>;
  /**
   * The start of the comparison period: the same number of days before the range. For a current month, quarter or year,
   * the same part of the previous one.
   */
  previousFrom: Scalars['Date']['output'];
  /** The comparison period in the same order. It can have one point more or fewer. */
  previousSeries: Array<AnalyticsPoint>;
  previousTo: Scalars['Date']['output'];
  /** All intervals of the range in order, including empty ones. */
  series: Array<AnalyticsPoint>;
  timeZone: Scalars['String']['output'];
  /** Inclusive. */
  to: Scalars['Date']['output'];
};

export type AnalyticsInterval =
  | 'Day'
  | 'Month'
  /** Starts on Monday. */
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
  newPayingClients: Scalars['Int']['output'];
  /** Inclusive. The first and last intervals of a range can be partial. */
  to: Scalars['Date']['output'];
};

export type AnalyticsPreset =
  /** Uses `from` and `to`. */
  | 'Custom'
  | 'Last7Days'
  | 'Last12Months'
  | 'Last30Days'
  | 'LastMonth'
  | 'LastQuarter'
  | 'ThisMonth'
  | 'ThisQuarter'
  | 'ThisYear';

/** A range of days in the company's time zone. Presets end today. Presets with This begin with the calendar period. */
export type AnalyticsRange = {
  /** For Custom. */
  from?: InputMaybe<Scalars['Date']['input']>;
  preset: AnalyticsPreset;
  /** For Custom. Inclusive, at most five years after `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type AuditActor = {
  __typename?: 'AuditActor';
  /** Null for the system and the platform. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether the operator was removed since. */
  isRemoved: Scalars['Boolean']['output'];
  /** The name at that time. */
  name?: Maybe<Scalars['String']['output']>;
  type: ActorType;
};

/** An entry of the audit log. It does not change when its actor or target changes. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** The target and the action: `client.updated`, `operator.signedIn`, … */
  action: Scalars['String']['output'];
  actor: AuditActor;
  /** Secrets are masked. */
  changes: Array<FieldChange>;
  /** The ISO 3166-1 alpha-2 country of the IP address, from the regional registries. Null if unknown. */
  country?: Maybe<Scalars['String']['output']>;
  /** A readable device name. Null if the request did not come from a browser. */
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ipAddress?: Maybe<Scalars['String']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  /** The id of the bulk action, import or installation that caused the event. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The id of the request, as in the server log. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Null if the action had several targets. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** The target's name at that time. */
  targetLabel?: Maybe<Scalars['String']['output']>;
  /** Such as `Client`, `Payment` or `Operator`. */
  targetType: Scalars['String']['output'];
  /** The browser's `User-Agent` header. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type AuditEventPage = {
  __typename?: 'AuditEventPage';
  items: Array<AuditEvent>;
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AuditFacets = {
  __typename?: 'AuditFacets';
  actions: Array<Scalars['String']['output']>;
  actorTypes: Array<ActorType>;
  /** The operators who caused any event, including removed ones, sorted by name. */
  actors: Array<AuditActor>;
  targetTypes: Array<Scalars['String']['output']>;
};

/** Omitted conditions match all events. A list matches if any of its values matches. */
export type AuditFilter = {
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of operators or clients. */
  actorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  actorTypes?: InputMaybe<Array<ActorType>>;
  /** In the company's time zone, as is `to`, which is inclusive. */
  from?: InputMaybe<Scalars['Date']['input']>;
  ipAddress?: InputMaybe<Scalars['String']['input']>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
  targetTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type AuthPayload = {
  __typename?: 'AuthPayload';
  accessToken: Scalars['String']['output'];
  /** A token of 256 random bits, valid for 30 days or until the session ends. */
  refreshToken: Scalars['String']['output'];
};

/** An average amount, rounded to the nearest minor unit. Null if the denominator is zero. */
export type AverageMetric = {
  __typename?: 'AverageMetric';
  previous?: Maybe<Scalars['MinorUnits']['output']>;
  value?: Maybe<Scalars['MinorUnits']['output']>;
};

/** A card that the platform can charge. Its number never reaches the API. */
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
  /** True before details were saved. Name, email address and country are then the company's. */
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
  /** An ISO 3166-1 alpha-2 code. */
  country?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

export type CardProviderName = 'Sandbox' | 'Stripe';

/** A card request, as the client sees it. */
export type CardRequest = {
  __typename?: 'CardRequest';
  /** The past due amount in minor units of `currency`, charged when the card is submitted. */
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
  /** Test cards. Empty with a real card provider. */
  sandboxCards: Array<SandboxCard>;
  title: Scalars['String']['output'];
};

/** The configuration of the card provider's element. With the sandbox, use a sandbox card instead. */
export type CardSetup = {
  __typename?: 'CardSetup';
  /** The provider account that receives the card. Null for the platform's account. */
  accountReference?: Maybe<Scalars['String']['output']>;
  clientSecret?: Maybe<Scalars['String']['output']>;
  provider: CardProviderName;
  publishableKey?: Maybe<Scalars['String']['output']>;
};

export type CardStatus =
  | 'Active'
  | 'Expired'
  /** Expires in 30 days or less. */
  | 'ExpiringSoon'
  /** The last charge failed. */
  | 'Failed';

export type ChangeKind = 'Created' | 'Updated';

export type ChangePlanPriceInput = {
  id: Scalars['ID']['input'];
  price: PlanPriceInput;
  /** The last read version. CONFLICT if it has changed. */
  priceVersion: Scalars['Int']['input'];
  subscribers: SubscriberPriceChange;
};

/** A customer of a company. */
export type Client = {
  __typename?: 'Client';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  contactFirstName?: Maybe<Scalars['String']['output']>;
  contactLastName?: Maybe<Scalars['String']['output']>;
  /** An ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Set for a client that is Deactivated or scheduled for deactivation. */
  deactivation?: Maybe<ClientDeactivation>;
  /** Unique within the company, ignoring case. */
  email: Scalars['String']['output'];
  /** The client's id in the system that it was imported from. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** False until the plan is paid for. Until then, the client has access to the guides of the previous plan. */
  hasPlanAccess: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Increments with every edit by an operator. Pass the last read value to `updateClient`. */
  lockVersion: Scalars['Int']['output'];
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<ClientMoney>;
  name: Scalars['String']['output'];
  /** When the next charge is due. Null if no charge is scheduled. */
  nextRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 2,000 characters, visible only to operators. */
  note?: Maybe<Scalars['String']['output']>;
  /** Counts from 1 within the company. */
  number: Scalars['Int']['output'];
  /** In E.164 format: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  plan?: Maybe<ClientPlan>;
  postalCode?: Maybe<Scalars['String']['output']>;
  source: ClientSource;
  state?: Maybe<Scalars['String']['output']>;
  status: ClientStatus;
  statusChangedAt: Scalars['DateTime']['output'];
  /** At most 20 tags of 30 characters. */
  tags: Array<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

/** A client's billing, in minor units of `currency`. */
export type ClientBilling = {
  __typename?: 'ClientBilling';
  /** Whether the account is connected and accepts charges. */
  canCharge: Scalars['Boolean']['output'];
  /** When the last card request with a valid link was sent. */
  cardRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The default card first. */
  cards: Array<ClientCard>;
  clientId: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
  /** Whether the platform charges the client. False for a client that was assigned a plan without a card and is billed elsewhere. */
  isBilled: Scalars['Boolean']['output'];
  nextChargeAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** As in `subscription`. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Failed payments that are not paid yet, newest first. */
  pastDuePayments: Array<Payment>;
  /** Null without an active subscription. */
  subscription?: Maybe<ClientSubscription>;
};

/** A plan that clients can buy. Amounts are in minor units of `currency`. */
export type ClientBillingPlan = {
  __typename?: 'ClientBillingPlan';
  /** The number of paying clients. */
  activeClientCount: Scalars['Int']['output'];
  /** Whether clients can change to the plan themselves. */
  allowSelfUpgrade: Scalars['Boolean']['output'];
  /** The number of clients on the plan, in any status. */
  clientCount: Scalars['Int']['output'];
  /** Unique within the company. 2 to 50 of a-z, 0-9, _ and -. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** At most 12 features of 80 characters. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  /** The number of weeks, months or years in a billing period: 1 to 12, or 1 to 3 for years. */
  intervalCount: Scalars['Int']['output'];
  /** Whether new clients get this plan unless another one is chosen. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether the price table highlights the plan. */
  isPopular: Scalars['Boolean']['output'];
  /** Whether clients see the plan in the price table. */
  isPublic: Scalars['Boolean']['output'];
  /** Whether no client ever had the plan, which allows deleting it. */
  isUnused: Scalars['Boolean']['output'];
  /** Increments with every edit. Pass the last read value to `updateClientBillingPlan`. */
  lockVersion: Scalars['Int']['output'];
  /** The MRR of paying clients. Null without MANAGE_PAYMENTS. */
  mrr?: Maybe<Scalars['MinorUnits']['output']>;
  /** 3 to 64 characters. */
  name: Scalars['String']['output'];
  /** The position in the order clients see, from 1. */
  order: Scalars['Int']['output'];
  /** The price of a billing period: 0, or 50 to 99,999,999. */
  price: Scalars['Int']['output'];
  /** Increments with every change of price, currency or interval. */
  priceVersion: Scalars['Int']['output'];
  requireCardForTrial: Scalars['Boolean']['output'];
  /** Charged once, with the first payment: 0, or 50 to 99,999,999. */
  setupFee: Scalars['Int']['output'];
  status: PlanStatus;
  taxBehavior: TaxBehavior;
  /** 0 to 90 days. */
  trialDays: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The price of a prepaid year. Null if the plan does not offer one. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
};

/** The plan of onboarding. Its other fields have default values. */
export type ClientBillingPlanInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  interval: PlanInterval;
  name: Scalars['String']['input'];
  /** In minor units of the company's currency: 0, or 50 to 99,999,999. */
  price: Scalars['Int']['input'];
  trialDays: Scalars['Int']['input'];
};

export type ClientBulkAction = {
  __typename?: 'ClientBulkAction';
  canUndo: Scalars['Boolean']['output'];
  changed: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdByName: Scalars['String']['output'];
  /** The error message of a Failed action. */
  failure?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isUndone: Scalars['Boolean']['output'];
  kind: ClientBulkActionKind;
  refused: Scalars['Int']['output'];
  status: ClientBulkActionStatus;
  /** A readable summary: `Add the tag vip`. */
  summary: Scalars['String']['output'];
  total: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ClientBulkActionInput = {
  /** Export and Undo have separate mutations. */
  kind: ClientBulkActionKind;
  /** For Deactivate. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** For ChangePlan. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** For Deactivate. */
  reason?: InputMaybe<DeactivationReason>;
  selection: ClientSelection;
  /** For AddTags and RemoveTags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For Deactivate. */
  when?: InputMaybe<DeactivationTime>;
};

export type ClientBulkActionKind =
  | 'AddTags'
  | 'ChangePlan'
  | 'Deactivate'
  | 'Export'
  | 'Pause'
  | 'Reactivate'
  | 'RemoveTags'
  | 'Resume'
  /** Reverts an earlier bulk action. */
  | 'Undo';

export type ClientBulkActionOutcome = 'Changed' | 'Refused' | 'Unchanged' | 'Waiting';

export type ClientBulkActionPreview = {
  __typename?: 'ClientBulkActionPreview';
  /** Up to five clients that would change. */
  examples: Array<ClientSummary>;
  /** The change of the MRR in minor units. Null without MANAGE_PAYMENTS. */
  mrrChange?: Maybe<Scalars['MinorUnits']['output']>;
  /** The reasons for refusal, with the number of clients for each. */
  refusals: Array<ClientBulkActionRefusal>;
  refused: Scalars['Int']['output'];
  /** The number of selected clients. */
  total: Scalars['Int']['output'];
  /** The number of clients that already have the requested state. */
  unchanged: Scalars['Int']['output'];
  willChange: Scalars['Int']['output'];
};

export type ClientBulkActionRefusal = {
  __typename?: 'ClientBulkActionRefusal';
  count: Scalars['Int']['output'];
  problem: Scalars['String']['output'];
};

export type ClientBulkActionRow = {
  __typename?: 'ClientBulkActionRow';
  client: ClientSummary;
  outcome: ClientBulkActionOutcome;
  position: Scalars['Int']['output'];
  /** The reason for a Refused client, for display. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type ClientBulkActionRowPage = {
  __typename?: 'ClientBulkActionRowPage';
  items: Array<ClientBulkActionRow>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ClientBulkActionStatus =
  /** Stopped by an operator. Completed changes remain. */
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
  /** The ids of up to 100 clients. Empty if more changed. */
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
  /** The operator's name. Null if the operator was removed or the client was imported as deactivated. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether the deactivation is in the future and can be canceled. */
  isScheduled: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<DeactivationReason>;
};

export type ClientDeactivationPreview = {
  __typename?: 'ClientDeactivationPreview';
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null without MANAGE_PAYMENTS. */
  money?: Maybe<DeactivationMoney>;
  /** When PeriodEnd takes effect. Null without a current period; only Now is then allowed. */
  periodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** The statuses that the client can change to. Without Deactivated, the client cannot be deactivated. */
  transitions: Array<ClientStatus>;
};

export type ClientExport = {
  __typename?: 'ClientExport';
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  /** The id of the bulk action with the rows and the progress. */
  id: Scalars['ID']['output'];
  rowCount: Scalars['Int']['output'];
  /** A path below the API's base URL, with a token in the query. */
  url: Scalars['String']['output'];
};

export type ClientFacets = {
  __typename?: 'ClientFacets';
  countries: Array<TextFacet>;
  plans: Array<PlanFacet>;
  /** The 200 most used tags, most used first. */
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

/** Conditions that must all match. A list matches if any of its values matches. */
export type ClientFilter = {
  /** Clients that paid at the end of this day, or pay now if the day has not ended. */
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  /** ISO 3166-1 alpha-2 codes. */
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Inclusive. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /** Requires MANAGE_PAYMENTS. */
  lastPaymentFailed?: InputMaybe<Scalars['Boolean']['input']>;
  movement?: InputMaybe<MrrMovementFilter>;
  /**
   * Clients that are past due, have a trial ending within 7 days, have a scheduled deactivation or, with
   * MANAGE_PAYMENTS, whose last payment failed. Excludes Deactivated clients.
   */
  needsAttention?: InputMaybe<Scalars['Boolean']['input']>;
  neverSignedIn?: InputMaybe<Scalars['Boolean']['input']>;
  planId?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<Array<ClientStatus>>;
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Trialing clients whose trial ends within 1 to 90 days. */
  trialEndsWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A CSV file of clients to import. See `uploadClientImport` in openapi.yaml. */
export type ClientImport = {
  __typename?: 'ClientImport';
  columns: Array<ClientImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** One of `,`, `;`, tab and `|`. */
  delimiter: Scalars['String']['output'];
  /** The encoding of the file. `uploadClientImport` in openapi.yaml lists the supported encodings. */
  encoding: Scalars['String']['output'];
  /** The error message of a Failed import. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Rows imported so far. */
  importedRows: Scalars['Int']['output'];
  /**
   * Whether the encoding is a guess, or parts of the file cannot be decoded. If the rows look wrong, upload the file
   * again with another `encoding`.
   */
  isEncodingUncertain: Scalars['Boolean']['output'];
  /** Null if every row creates a client. */
  matchBy?: Maybe<ClientImportMatch>;
  /** Rows that cannot be imported. `clientImportRows` has the reasons. */
  refusedRows: Scalars['Int']['output'];
  /** Validated rows skipped by an action for one of their values. */
  skippedRows: Scalars['Int']['output'];
  status: ClientImportStatus;
  totalRows: Scalars['Int']['output'];
  /** Validated rows without an effect, because the client already has the same values. */
  unchangedRows: Scalars['Int']['output'];
  /** Plans, countries and statuses without a match in the validated rows: the 200 most frequent, and all with an action. */
  unmatchedValues: Array<ClientImportValue>;
  /** Validated rows that update a client. */
  updateRows: Scalars['Int']['output'];
  /** Rows that updated a client so far. */
  updatedRows: Scalars['Int']['output'];
  /** Validated rows that can be imported. */
  validRows: Scalars['Int']['output'];
};

export type ClientImportColumn = {
  __typename?: 'ClientImportColumn';
  /** The mapped field: guessed from the header until `checkClientImport` sets it. Null if the column is not imported. */
  field?: Maybe<ClientField>;
  header: Scalars['String']['output'];
  /** Counts from 0. */
  index: Scalars['Int']['output'];
  /** Up to three values that are not empty. */
  samples: Array<Scalars['String']['output']>;
};

export type ClientImportMappingInput = {
  column: Scalars['Int']['input'];
  field: ClientField;
};

/** The field by which a row matches an existing client. */
export type ClientImportMatch = 'Email' | 'ExternalId';

export type ClientImportRow = {
  __typename?: 'ClientImportRow';
  cells: Array<Scalars['String']['output']>;
  /** The row number in a spreadsheet, where the header is 1. */
  number: Scalars['Int']['output'];
  /** The reasons for a Refused row, for display. */
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

export type ClientImportRowSelection = 'AllRows' | 'OnlyValidRows';

export type ClientImportRowStatus =
  | 'Imported'
  | 'Refused'
  /** Skipped by an action for one of its values. */
  | 'Skipped'
  /** Not imported, because the client already has these values. */
  | 'Unchanged'
  /** Updates an existing client. */
  | 'Update'
  | 'Updated'
  | 'Valid';

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
  /** Stopped by an operator. Imported rows remain. */
  | 'Canceled'
  /** All rows were validated. No rows were imported yet. */
  | 'Checked'
  | 'Failed'
  | 'Finished'
  | 'Running'
  /** The file was parsed. Its columns need a mapping. */
  | 'Uploaded';

export type ClientImportValue = {
  __typename?: 'ClientImportValue';
  /** Null without an action, which refuses the rows. */
  action?: Maybe<ClientImportValueAction>;
  /** The number of rows with this value. */
  count: Scalars['Int']['output'];
  field: ClientImportValueField;
  /** A plan's id, a country's ISO 3166-1 alpha-2 code or a status. Null unless the action is Replace. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** As spelled in the first row with this value. */
  value: Scalars['String']['output'];
};

export type ClientImportValueAction =
  /** Treats the cell as empty: no plan, no country, and Invited for a status. */
  | 'LeaveEmpty'
  /** Uses `replacement` instead. */
  | 'Replace'
  /** Skips the rows with this value. */
  | 'SkipRow';

/** The fields whose values must match a known plan, country or status. */
export type ClientImportValueField = 'Country' | 'Plan' | 'Status';

export type ClientImportValueInput = {
  action: ClientImportValueAction;
  field: ClientImportValueField;
  /** A plan's id, a country's ISO 3166-1 alpha-2 code or a status. Required with Replace, ignored otherwise. */
  replacement?: InputMaybe<Scalars['String']['input']>;
  /** Matched without regard to case and surrounding spaces. */
  value: Scalars['String']['input'];
};

export type ClientMetrics = {
  __typename?: 'ClientMetrics';
  /** Clients with a paid subscription that is Active or PastDue at the end of the range. */
  active: Metric;
  /** Churned clients divided by active clients at the start of the range. */
  churnRate: RateMetric;
  /** Clients who were deactivated or paused in the range while paying. */
  churned: Metric;
  /** Clients added in the range, in any status. */
  new: Metric;
  /** Clients whose first payment, or first payment after a break, succeeded in the range. */
  newPaying: Metric;
  /** Trials that end in the next 7 days. Has no comparison period. */
  trialsEnding: Scalars['Int']['output'];
};

/** A client's revenue, in minor units of `currency`. */
export type ClientMoney = {
  __typename?: 'ClientMoney';
  currency: Scalars['String']['output'];
  lastPaymentAt?: Maybe<Scalars['DateTime']['output']>;
  lastPaymentStatus?: Maybe<PaymentStatus>;
  /** Total payments less refunds. */
  lifetimeValue: Scalars['MinorUnits']['output'];
  /** Monthly recurring revenue while the client pays: a weekly price times 52/12, a yearly price divided by 12. */
  mrr: Scalars['MinorUnits']['output'];
  /** The current subscription. Null without one. Only returned when a single client is queried. */
  subscription?: Maybe<ClientSubscription>;
};

export type ClientNeighbors = {
  __typename?: 'ClientNeighbors';
  next?: Maybe<ClientSummary>;
  previous?: Maybe<ClientSummary>;
};

export type ClientPage = {
  __typename?: 'ClientPage';
  items: Array<Client>;
  /** The highest client number so far; see `maxNumber`. */
  lastNumber: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** The fields of a plan that client management can see. */
export type ClientPlan = {
  __typename?: 'ClientPlan';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A plan that clients can subscribe to. */
export type ClientPlanOffer = {
  __typename?: 'ClientPlanOffer';
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  /** The number of weeks, months or years in a billing period: 1 to 12, or 1 to 3 for years. */
  intervalCount: Scalars['Int']['output'];
  /** Whether new clients get this plan unless another one is chosen. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** In minor units of the company's currency. Null without MANAGE_PAYMENTS. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  requireCardForTrial: Scalars['Boolean']['output'];
  /** Charged once, with the first payment. Null without MANAGE_PAYMENTS. */
  setupFee?: Maybe<Scalars['MinorUnits']['output']>;
  /** 0 to 90 days. */
  trialDays: Scalars['Int']['output'];
  /** The price of a prepaid year, if the plan offers one. Null without MANAGE_PAYMENTS. */
  yearlyPrice?: Maybe<Scalars['MinorUnits']['output']>;
};

/** A selection of clients: those in `ids`, or all that match the search and filter. */
export type ClientSelection = {
  filter?: InputMaybe<ClientFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxNumber?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ClientSort = {
  direction: SortDirection;
  field: ClientSortField;
};

/** Ties are sorted by id. Clients without a value are last in both directions. */
export type ClientSortField =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'LastLoginAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LastPaymentAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LifetimeValue'
  /** Requires MANAGE_PAYMENTS. */
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  /** In the order in which the plans were created. */
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
  /** Added, not yet signed up. */
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
  /** The start of the next period. */
  currentPeriodEnd: Scalars['DateTime']['output'];
  /** The first day of the period. */
  currentPeriodFrom: Scalars['Date']['output'];
  currentPeriodStart: Scalars['DateTime']['output'];
  /** The last day of the period. */
  currentPeriodTo: Scalars['Date']['output'];
  /** The price version for new clients. */
  currentPriceVersion: Scalars['Int']['output'];
  /** False until the plan is paid for. Until then, the client has access to the guides of the previous plan. */
  hasAccess: Scalars['Boolean']['output'];
  interval: PlanInterval;
  intervalCount: Scalars['Int']['output'];
  /** In minor units, including a due setup fee. */
  nextChargeAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** When the platform charges the client next. Null if no charge is scheduled. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The price of a billing period, in minor units. */
  price: Scalars['MinorUnits']['output'];
  /** The price version of this subscription. */
  priceVersion: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  status: SubscriptionStatus;
};

export type ClientSummary = {
  __typename?: 'ClientSummary';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

export type ClientVisibleField = {
  __typename?: 'ClientVisibleField';
  /** A field of CompanyProfileInput. */
  field: Scalars['String']['output'];
  locations: Array<ClientVisibleLocation>;
};

export type ClientVisibleLocation =
  /** The portal, from the next deployment. */
  | 'ClientDashboard'
  /** Emails to clients. */
  | 'Emails'
  /** Receipts that are opened from now on. */
  | 'Receipts';

/** An action that a company's status allows or denies. */
export type CompanyAction =
  /** Change data and publish. */
  | 'Change'
  /** Charge clients. */
  | 'ChargeClients'
  /** Export data. */
  | 'Export'
  /** Finish running work: imports, bulk actions and emails. */
  | 'Finish'
  /** Pay the platform: cards, billing details and charges. */
  | 'Pay'
  /** Read data, within the operator's permissions. */
  | 'Read'
  /** Reopen the company, by an Admin. */
  | 'Reopen'
  /** Let clients sign in to the portal. */
  | 'ServeClients'
  /** Complete onboarding. */
  | 'SetUp'
  /** View the company's status and the operator's own account. */
  | 'ViewStatus';

export type CompanyDetailsInput = {
  /** An ISO 3166-1 alpha-2 code. */
  country: Scalars['String']['input'];
  /** An ISO 4217 code. Cannot be changed after the company is Active. */
  currency: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A ZIP archive of all data of a company. */
export type CompanyExport = {
  __typename?: 'CompanyExport';
  createdAt: Scalars['DateTime']['output'];
  /** The operator who requested the archive. */
  createdByName: Scalars['String']['output'];
  estimatedRows: Scalars['Int']['output'];
  /** When the file is deleted. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The error message of a Failed archive. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The file size so far, in units of 1,000 bytes. */
  kilobytes: Scalars['Int']['output'];
  /** The number of rows written so far. `estimatedRows` is an estimate of the total. */
  rowsWritten: Scalars['Int']['output'];
  status: CompanyExportStatus;
};

export type CompanyExportStatus =
  /** The file was deleted, a day after it was created. */
  'Expired' | 'Failed' | 'Finished' | 'Running';

/** A company's details, for clients, receipts and the platform's invoices. */
export type CompanyProfile = {
  __typename?: 'CompanyProfile';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** The fields that clients can see, with their locations. */
  clientVisibleFields: Array<ClientVisibleField>;
  /** An ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  /** The ISO 4217 currency of all the company's amounts. */
  currency: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The registered name, if it differs from the name. Shown on receipts. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Starts at 1 and increments with each change. */
  lockVersion: Scalars['Int']['output'];
  /** The fields that cannot change now, with reasons. */
  locks: Array<FieldLock>;
  name: Scalars['String']['output'];
  /** In E.164 format: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  /** An IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

/** Omitted or empty optional fields are cleared. */
export type CompanyProfileInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At most 200 characters, as for each address line. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. A number with the prefix of the country's VAT numbers must be a valid one. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform. Only viewing the reason and exporting remain possible. */
  | 'Blocked'
  /** Closed by an Admin. Reading, exporting and paying remain possible. */
  | 'Cancelled'
  /** Onboarding is not complete. */
  | 'Pending';

export type CompanyStatusRule = {
  __typename?: 'CompanyStatusRule';
  allows: Array<CompanyAction>;
  status: CompanyStatus;
};

/** A DNS record that must be deleted. */
export type ConflictingRecord = {
  __typename?: 'ConflictingRecord';
  name: Scalars['String']['output'];
  type: DomainRecordType;
  value: Scalars['String']['output'];
};

export type ConnectStripeInput = {
  /** A token of `sandboxAccounts`. Null selects the account in the Ready state. */
  sandboxAccount?: InputMaybe<Scalars['String']['input']>;
};

export type ContentStatus =
  | 'Archived'
  /** The unedited template, which clients do not see. */
  | 'Default'
  /** Edited, and never published. */
  | 'Draft'
  | 'Published';

/** A text that clients read. The HTML is sanitized and contains variables such as `{{company}}` unresolved. */
export type ContentText = {
  __typename?: 'ContentText';
  /** At most 200,000 characters. */
  html: Scalars['String']['output'];
  /** At most 200 characters. Empty for a legal page. */
  summary: Scalars['String']['output'];
  /** 1 to 120 characters. */
  title: Scalars['String']['output'];
};

/** A placeholder for a company detail, written `{{name}}`. */
export type ContentVariable = {
  __typename?: 'ContentVariable';
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The current value. Null if the company has no value, which prevents publishing a text with this variable. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A published version of a text. Immutable. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** The number of clients that accepted it. Null if acceptance was not requested. */
  acceptedCount?: Maybe<Scalars['Int']['output']>;
  /** The first day on which the version applies. Null for a guide. */
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  /** Whether clients currently see this version. */
  isDeployed: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  number: Scalars['Int']['output'];
  publishedAt: Scalars['DateTime']['output'];
  publishedBy?: Maybe<Scalars['String']['output']>;
  /** Whether clients must accept this version again. */
  requiresReacceptance: Scalars['Boolean']['output'];
  /** The number of the earlier version with the same text. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  /** An ISO 3166-1 alpha-2 code. */
  code: Scalars['String']['output'];
  /** The country's main currency, in ISO 4217. */
  currency: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CreateClientInput = {
  /** An ISO 3166-1 alpha-2 code. */
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
  /** The hostname in Unicode. */
  displayName: Scalars['String']['output'];
  dnsStatus: DomainDnsStatus;
  /** Other findings and how to fix them, for display. */
  hints: Array<Scalars['String']['output']>;
  /** In lowercase, with non-ASCII characters in Punycode. */
  hostname: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  instructionsSentAt?: Maybe<Scalars['DateTime']['output']>;
  instructionsSentTo?: Maybe<Scalars['String']['output']>;
  isPrimary: Scalars['Boolean']['output'];
  kind: CustomDomainKind;
  /** Why the last check could not run, for display. Such a check does not change the status. */
  lastCheckError?: Maybe<Scalars['String']['output']>;
  lastCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the domain began to work in full. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null after verification ended. A manual check restarts verification. */
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the domain does not work or its verification ended, for display. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The DNS provider, if known. */
  provider?: Maybe<Scalars['String']['output']>;
  records: Array<DomainRecord>;
  /** The steps of the latest setup. Empty for a domain without a recorded setup. */
  steps: Array<DeploymentStep>;
  /** When verification ends unless the records are found. */
  verificationDeadline?: Maybe<Scalars['DateTime']['output']>;
  verificationFailedAt?: Maybe<Scalars['DateTime']['output']>;
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CustomDomainKind =
  /** A registered domain, such as example.com. */
  'Apex' | 'Subdomain';

export type CustomDomainSetup = {
  __typename?: 'CustomDomainSetup';
  /** In the order in which they were added. */
  domains: Array<CustomDomain>;
  /** The host of the subdomain, which always works, with its port if it has one. Null before the subdomain is reserved. */
  fallbackHost?: Maybe<Scalars['String']['output']>;
  /** The maximum number of custom domains of a company. */
  limit: Scalars['Int']['output'];
  /** Whether the subdomain and the other domains redirect to the primary domain. */
  redirectToPrimary: Scalars['Boolean']['output'];
};

export type DeactivateClientInput = {
  id: Scalars['ID']['input'];
  /** At most 500 characters, visible only to operators. */
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
  /** Payments that are pending, processing, or failed with a scheduled retry. */
  openPayments: Scalars['Int']['output'];
};

export type DeactivationReason = 'ClientRequest' | 'Duplicate' | 'Fraud' | 'NonPayment' | 'Other';

export type DeactivationTime =
  | 'Now'
  /** At the end of the paid period or the trial. */
  | 'PeriodEnd';

export type DeployInput = {
  /** A note for the history, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Deployment = {
  __typename?: 'Deployment';
  canCancel: Scalars['Boolean']['output'];
  canRetry: Scalars['Boolean']['output'];
  canRollBack: Scalars['Boolean']['output'];
  /** The differences from the previous deployment. */
  changes: Array<PortalChange>;
  createdAt: Scalars['DateTime']['output'];
  /** The reason for the failure, for display. */
  error?: Maybe<Scalars['String']['output']>;
  /** The expected maximum duration in minutes: 10, 30 or 720. */
  expectedMinutes: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whether clients currently see this deployment. */
  isPublished: Scalars['Boolean']['output'];
  kind: DeploymentKind;
  note?: Maybe<Scalars['String']['output']>;
  /** Null if the deployment started automatically. */
  requestedByName?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: DeploymentStatus;
  /** In execution order. */
  steps: Array<DeploymentStep>;
  trigger: DeploymentTrigger;
  /** The URL of the published content. */
  url?: Maybe<Scalars['String']['output']>;
};

export type DeploymentKind =
  /** The portal's content. Takes up to 30 minutes. */
  | 'ClientDashboard'
  /** A custom domain. Takes up to 12 hours. */
  | 'CustomDomain'
  /** The product's subdomain. Takes up to 10 minutes. */
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
  /** The result, for display. */
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
  /** The deployment ended before this step. */
  | 'Skipped'
  | 'Succeeded'
  | 'Waiting';

export type DeploymentTrigger =
  /** A check after the verification period found the correct DNS records. */
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
  /** Not requested, because the DNS is not verified. */
  | 'None'
  | 'Pending';

export type DomainDnsStatus =
  /** Other records conflict with the required ones. */
  | 'Conflict'
  /** The records have the wrong values. */
  | 'Misconfigured'
  /** The records were not found yet. */
  | 'Pending'
  | 'Verified';

export type DomainRecord = {
  __typename?: 'DomainRecord';
  /** The values that the last check found. */
  foundValues: Array<Scalars['String']['output']>;
  /** The full name, such as _site-challenge.shop.example.com. */
  name: Scalars['String']['output'];
  purpose: DomainRecordPurpose;
  /** The name without the registered domain, as most DNS providers expect it: _site-challenge.shop, or @ for the domain itself. */
  shortName: Scalars['String']['output'];
  status: DomainRecordStatus;
  /** In seconds. */
  ttl: Scalars['Int']['output'];
  type: DomainRecordType;
  value: Scalars['String']['output'];
};

export type DomainRecordPurpose =
  /** Proves that the company owns the domain. */
  | 'Ownership'
  /** Routes visitors to the portal. */
  | 'Routing';

export type DomainRecordStatus = 'Conflict' | 'Found' | 'Mismatch' | 'Pending';

export type DomainRecordType =
  | 'A'
  | 'AAAA'
  /** Called ANAME or flattened CNAME by some providers. */
  | 'ALIAS'
  | 'CNAME'
  | 'TXT';

/** A link to a file. Its token authorizes the download. */
export type DownloadLink = {
  __typename?: 'DownloadLink';
  expiresAt: Scalars['DateTime']['output'];
  /** A path below the API's base URL. */
  url: Scalars['String']['output'];
};

export type DunningSettings = {
  __typename?: 'DunningSettings';
  afterLastRetry: AfterLastRetry;
  /** Days between the last failed retry and the action. */
  graceDays: Scalars['Int']['output'];
};

export type DunningSettingsInput = {
  afterLastRetry: AfterLastRetry;
  /** 0 to 90 days. */
  graceDays: Scalars['Int']['input'];
};

export type EmailChangeStatus =
  /** Canceled by the operator or replaced by a newer request. */
  | 'Canceled'
  /** Declined from one of the links. */
  | 'Declined'
  | 'Done'
  /** A day has passed since the request. */
  | 'Expired'
  | 'Open'
  /** Another operator had the address when both sides had confirmed. */
  | 'Taken';

/** An email change, as the recipient of one of its two links sees it. */
export type EmailConfirmation = {
  __typename?: 'EmailConfirmation';
  /** The new address. */
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether this side has confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** The address that received the link. */
  side: EmailSide;
  status: EmailChangeStatus;
  /** The side that has not confirmed. Null if no confirmation is pending. */
  waitingFor?: Maybe<EmailSide>;
};

export type EmailSide = 'New' | 'Old';

export type ExportClientsInput = {
  /** The columns in order. Empty for all columns. Money columns require MANAGE_PAYMENTS. */
  columns: Array<ClientColumn>;
  selection: ClientSelection;
  sort?: InputMaybe<ClientSort>;
};

export type ExportPaymentsInput = {
  /** The columns in order. Empty for the default columns. */
  columns?: InputMaybe<Array<PaymentColumn>>;
  direction: PaymentDirection;
  filter?: InputMaybe<PaymentFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PaymentSort>;
  status: PaymentStatusFilter;
};

/** Values formatted for display. Null for no value. */
export type FieldChange = {
  __typename?: 'FieldChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

export type FieldLock = {
  __typename?: 'FieldLock';
  /** A field of CompanyProfileInput. */
  field: Scalars['String']['output'];
  /** The reason, for display. */
  reason: Scalars['String']['output'];
};

/** Computed from other data. A completed item reopens if its requirement is no longer met. */
export type GoLiveChecklist = {
  __typename?: 'GoLiveChecklist';
  /** The company has at least one billing card. */
  addCardDetails: Scalars['Boolean']['output'];
  /** The title and color are set, and both logos are uploaded. */
  setUpBusinessBranding: Scalars['Boolean']['output'];
  /** At least one plan is active. */
  setUpClientPricing: Scalars['Boolean']['output'];
  /** A custom domain is verified. */
  setUpCustomDomain: Scalars['Boolean']['output'];
};

export type InstallStartUpPackInput = {
  /** Omitted items are skipped. */
  choices: Array<StartUpPackChoiceInput>;
  slug: Scalars['String']['input'];
  /** The previewed version. CONFLICT if a newer one exists. */
  version: Scalars['Int']['input'];
};

export type Invitation = {
  __typename?: 'Invitation';
  companyName: Scalars['String']['output'];
  /** Invitations cannot be accepted while the company is Cancelled or Blocked. */
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
  /** Seven days have passed since it was sent. */
  | 'Expired'
  | 'Pending'
  /** Sent again; only the newer link works. */
  | 'Replaced'
  | 'Revoked';

export type InviteOperatorsInput = {
  /** 1 to 20 addresses. Duplicates are ignored. */
  emails: Array<Scalars['String']['input']>;
  role: Role;
};

export type LegalDraftInput = {
  /** At most 200,000 characters after sanitizing. */
  html: Scalars['String']['input'];
  lockVersion: Scalars['Int']['input'];
  pathname: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

export type LegalPage = {
  __typename?: 'LegalPage';
  /** The number of clients that accepted the last published version. Null if acceptance was not requested. */
  acceptedCount?: Maybe<Scalars['Int']['output']>;
  /** The number of the version on the portal. Null if the page is not on the portal. */
  deployedVersion?: Maybe<Scalars['Int']['output']>;
  /** The effective date of the last published version. */
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  /** Whether unpublished text exists. */
  hasDraft: Scalars['Boolean']['output'];
  /** Whether the next deployment changes the page on the portal. */
  isDeploymentPending: Scalars['Boolean']['output'];
  /** Whether the text is the unedited template, which a lawyer should review. */
  isTemplate: Scalars['Boolean']['output'];
  /** Increments with every text change. Pass the last read value when saving. */
  lockVersion: Scalars['Int']['output'];
  /** One of privacy-policy, terms-of-service, cookie-policy, refund-policy and acceptable-use. */
  pathname: Scalars['String']['output'];
  reviewDueOn?: Maybe<Scalars['Date']['output']>;
  status: ContentStatus;
  /** The title of the draft, the published version or the template, in this order. */
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The number of the last published version. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type LegalPageDetail = {
  __typename?: 'LegalPageDetail';
  page: LegalPage;
  published?: Maybe<ContentText>;
  template: ContentText;
  /** The draft, the published version or the template, in this order. */
  text: ContentText;
  /** The current day in the company's time zone, which is the earliest effective date. */
  today: Scalars['Date']['output'];
  variables: Array<ContentVariable>;
  /** Newest first. */
  versions: Array<ContentVersion>;
};

export type ListName =
  | 'Clients'
  /** Columns only, as values of PaymentColumn. */
  | 'IncomingPayments'
  /** Columns only, as values of PaymentColumn. Excludes client columns. */
  | 'OutgoingPayments';

export type LiveStatus = 'Live' | 'NotLive';

export type LogoKind = 'FullLogo' | 'SquareLogo';

export type MarketingBrand = {
  __typename?: 'MarketingBrand';
  colour: Scalars['String']['output'];
  hasLogo: Scalars['Boolean']['output'];
  /** The URL of the portal. Null before the first deployment. */
  portalUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type MarketingCategory = 'Ad' | 'Email' | 'Flyer' | 'Landing' | 'Presentation' | 'Social';

export type MarketingField = {
  __typename?: 'MarketingField';
  default: Scalars['String']['output'];
  isMultiline: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  maxLength: Scalars['Int']['output'];
  /** May contain `{{title}}`, `{{company}}`, `{{email}}` and `{{link}}` as placeholders for the company's details. */
  value: Scalars['String']['output'];
};

export type MarketingFieldInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MarketingFileInput = {
  /** Replaces the saved text. Omitted keys use the saved text. */
  fields?: InputMaybe<Array<MarketingFieldInput>>;
  /** Null returns an image. */
  format?: InputMaybe<MarketingFormat>;
  /** The page of an image, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
};

export type MarketingFormat = 'Html' | 'Pdf' | 'Png';

export type MarketingTemplate = {
  __typename?: 'MarketingTemplate';
  category: MarketingCategory;
  /** The use of the template. */
  description: Scalars['String']['output'];
  /** The default format first. */
  formats: Array<MarketingFormat>;
  height: Scalars['Int']['output'];
  /** Whether the company has edited the text. */
  isEdited: Scalars['Boolean']['output'];
  isFavorite: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pages: Scalars['Int']['output'];
  /** The path of an image of the first page, below the API's base URL. Valid for a day. */
  previewUrl: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** The width of a page in pixels, as is `height`. */
  width: Scalars['Int']['output'];
};

export type MarketingTemplateDetail = {
  __typename?: 'MarketingTemplateDetail';
  /** The brand that the template uses. */
  brand: MarketingBrand;
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  editedByName?: Maybe<Scalars['String']['output']>;
  fields: Array<MarketingField>;
  /** 0 for the default text. */
  lockVersion: Scalars['Int']['output'];
  template: MarketingTemplate;
};

export type MarketingTextInput = {
  fields: Array<MarketingFieldInput>;
  lockVersion: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};

/** A value and that of the comparison period. */
export type Metric = {
  __typename?: 'Metric';
  previous: Scalars['MinorUnits']['output'];
  value: Scalars['MinorUnits']['output'];
};

/** In minor units of `currency`. */
export type MoneyMetrics = {
  __typename?: 'MoneyMetrics';
  /** MRR divided by active clients, both at the end of the range. Null without active clients. */
  arpu: AverageMetric;
  currency: Scalars['String']['output'];
  /** The total amount of failed payments. */
  failedAmount: Metric;
  failedPayments: Metric;
  gross: Metric;
  /** Monthly recurring revenue at the end of the range. */
  mrr: Metric;
  /** The current MRR of each plan, highest first. */
  mrrByPlan: Array<PlanMrr>;
  /** Zero or negative. */
  mrrChurned: Metric;
  /** Zero or negative. */
  mrrContraction: Metric;
  mrrExpansion: Metric;
  mrrNew: Metric;
  /** MRR at the start of the range. */
  mrrStart: Metric;
  refunded: Metric;
  /** Clients' payments in the range less refunds in the range. */
  revenue: Metric;
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

/** Clients with an MRR movement between two days, both inclusive. */
export type MrrMovementFilter = {
  from: Scalars['Date']['input'];
  kind: MrrMovementKind;
  to: Scalars['Date']['input'];
};

export type MrrMovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Requires MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Requires MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Started or resumed paying. */
  | 'New';

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation, which adds the operator to the company, and signs the operator in. */
  acceptInvitation: AuthPayload;
  /** Activates a Draft or Archived plan. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  activateClientBillingPlan: ClientBillingPlan;
  /**
   * Adds a card for the platform to charge. The first card becomes the default. BAD_USER_INPUT on `token` if the card is
   * declined. Requires MANAGE_SETTINGS.
   */
  addBillingCard: BillingCard;
  /**
   * Saves a client's card as the default and retries past due payments. BAD_USER_INPUT on `token` if the card is
   * declined. Requires MANAGE_PAYMENTS.
   */
  addClientCard: ClientBilling;
  /**
   * Adds a custom domain, typed or pasted, and starts checking its DNS records. BAD_USER_INPUT on `hostname` if it
   * cannot be a custom domain, CONFLICT above the limit. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  addCustomDomain: CustomDomain;
  /** Adds the starter guides that the company does not have, as drafts. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  addStarterGuides: Array<QuickGuide>;
  /**
   * Advances the test clock by 1 to 31 days and makes the charges that become due. CONFLICT with a real card provider.
   * Requires MANAGE_PAYMENTS.
   */
  advanceTestClock: TestClock;
  /**
   * Archives a plan. New clients cannot choose it; existing subscribers keep it. CONFLICT for the last active plan of a
   * Live company. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  archiveClientBillingPlan: ClientBillingPlan;
  /** Archives a guide, which the next deployment removes from the portal. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  archiveQuickGuide: QuickGuide;
  /** Stops a bulk action after its current batch. Completed changes remain. Requires MANAGE_CLIENT_MANAGEMENT. */
  cancelClientBulkAction: ClientBulkAction;
  /** Cancels a scheduled deactivation. Requires MANAGE_CLIENT_MANAGEMENT. */
  cancelClientDeactivation: Client;
  /** Stops an import after its current row. Imported rows remain. Requires MANAGE_CLIENT_MANAGEMENT. */
  cancelClientImport: ClientImport;
  /** Cancels a Queued or Running deployment before it is published. CONFLICT afterwards. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  cancelDeployment: Deployment;
  /** Cancels the pending email change. */
  cancelEmailChange: MyAccount;
  /** Changes the client to the current price of a plan immediately. Requires MANAGE_CLIENT_MANAGEMENT. */
  changeClientPlan: Client;
  /**
   * Changes an operator's role immediately, including in open sessions. CONFLICT for the requesting Admin and for the
   * owner. Admins only.
   */
  changeOperatorRole: Operator;
  /**
   * Sets a password and ends all other sessions of the operator. Requires the current password or, for an operator
   * without one, a session that began in the last 15 minutes; otherwise FORBIDDEN. RATE_LIMITED after too many attempts.
   */
  changePassword: Scalars['Boolean']['output'];
  /** Creates a new price version. `subscribers` sets its effect on existing subscribers. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  changePlanPrice: ClientBillingPlan;
  /**
   * Validates all rows of an uploaded file against the mapping, without importing them. With `matchBy`, a row that
   * matches a client updates it. `values` sets the action for up to 200 of the values in `unmatchedValues`; the import
   * uses the same actions. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  checkClientImport: ClientImport;
  /**
   * Checks the DNS records of a custom domain immediately, and restarts verification if it had expired. RATE_LIMITED
   * after 10 a minute. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  checkCustomDomain: CustomDomain;
  /** Refreshes the account's state from the provider, at most 10 times a minute. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  checkStripeIntegration: StripeIntegration;
  /**
   * Closes the company. `name` confirms the company's name; BAD_USER_INPUT if it differs. Stops new charges to clients
   * and shows a closing notice on the portal. The company can be reopened for 90 days. Admins only.
   */
  closeCompany: WhiteLabelledCustomer;
  /**
   * Completes a sign-in with a code of the authenticator app or a recovery code, which can be used only once.
   * BAD_USER_INPUT on `code` for every invalid code. INVALID_CREDENTIALS if the challenge was used or has expired.
   * RATE_LIMITED after too many attempts.
   */
  completeSignIn: AuthPayload;
  /**
   * Confirms an email change for the address that received the link. When both addresses are confirmed, the address
   * changes and all sessions end except the one that requested the change. NOT_FOUND for an unknown link.
   */
  confirmEmailChange: EmailConfirmation;
  /** Turns on two-factor authentication with a code of the app, and ends the operator's other sessions. */
  confirmTwoFactorSetup: RecoveryCodes;
  /**
   * Starts or resumes connecting a Stripe account and creates the account if needed. Returns the provider's onboarding
   * URL, or null if no information is missing, as in the sandbox. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  connectStripe: StripeConnection;
  /** Connects a Stripe account with its API keys, which can be replaced but not read. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  connectStripeWithKeys: StripeIntegration;
  /**
   * Creates a client. BAD_USER_INPUT if another client of the company has the email address. A repeated request with the
   * same key returns the client of the first request; CONFLICT if the key was used for a different request. Requires
   * MANAGE_CLIENT_MANAGEMENT.
   */
  createClient: Client;
  /** Creates a plan at the end of the list. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  createClientBillingPlan: ClientBillingPlan;
  /**
   * Returns a link to a finished archive. It is valid until the file is deleted, after a day, or the requester signs
   * out. Admins only.
   */
  createCompanyExportLink: DownloadLink;
  /**
   * Returns the link of an invitation, to share it outside of email. CONFLICT if the invitation can no longer be
   * accepted. Admins only.
   */
  createInvitationLink: InvitationLink;
  /** Returns a link to the PDF invoice of a charge, valid for 5 minutes. Requires MANAGE_SETTINGS. */
  createInvoiceLink: DownloadLink;
  /** Creates an empty guide at the end of the list, with a pathname made from the title. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  createQuickGuide: QuickGuide;
  /** Returns a link to the PDF receipt of an incoming payment, valid for 5 minutes. Requires MANAGE_PAYMENTS. */
  createReceiptLink: DownloadLink;
  /**
   * Creates a saved view. CONFLICT above 100 views of an operator, BAD_USER_INPUT for a duplicate name. Requires the
   * permissions of the list.
   */
  createSavedView: SavedView;
  /** Ends a client's access, immediately or at the end of the period. Deletes no data. Requires MANAGE_CLIENT_MANAGEMENT. */
  deactivateClient: Client;
  /**
   * Declines an email change. From the current address, also ends the session that requested the change. NOT_FOUND for
   * an unknown link.
   */
  declineEmailChange: EmailConfirmation;
  /**
   * Declines an invitation, which invalidates the link and makes the address available again. BAD_USER_INPUT on `token`
   * if the invitation was used, revoked or replaced.
   */
  declineInvitation: Scalars['Boolean']['output'];
  /**
   * Deletes a plan. CONFLICT for a plan that ever had a client, and for the last active plan of a Live company. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  deleteClientBillingPlan: Scalars['Boolean']['output'];
  /** Deletes a saved mapping. Requires MANAGE_CLIENT_MANAGEMENT. */
  deleteClientImportMapping: Scalars['Boolean']['output'];
  /**
   * Deletes a guide permanently. CONFLICT for a guide that was ever published; archive it instead. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  deleteQuickGuide: Scalars['Boolean']['output'];
  /** Deletes a saved view. Only its creator and, for a shared view, Admins can delete it. Requires the permissions of the list. */
  deleteSavedView: Scalars['Boolean']['output'];
  /**
   * Publishes the undeployed changes. CONFLICT while another deployment runs, BAD_USER_INPUT without a title and color.
   * Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  deploy: Deployment;
  /**
   * Turns off two-factor authentication. Accepts the same `code` as `completeSignIn`. CONFLICT if the company requires
   * two-factor authentication.
   */
  disableTwoFactor: Scalars['Boolean']['output'];
  /** Discards the draft in favor of the published version or the template. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  discardLegalDraft: LegalPageDetail;
  /**
   * Discards the draft in favor of the published version. CONFLICT for an unpublished guide. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  discardQuickGuideDraft: QuickGuideDetail;
  /** Disconnects the account, which stops charges and refunds. Past payments remain. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  disconnectStripe: StripeIntegration;
  /** Copies a plan to a new Draft at the end of the list. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  duplicateClientBillingPlan: ClientBillingPlan;
  /** Copies a guide's current text to the draft of a new guide. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  duplicateQuickGuide: QuickGuide;
  /**
   * Emails the required DNS records to the domain's administrator. RATE_LIMITED after 20 an hour. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  emailDomainInstructions: CustomDomain;
  /** Returns a link to a CSV file of the filtered audit log, valid for 5 minutes. Admins only. */
  exportAuditEvents: DownloadLink;
  /** Exports the current selection to a CSV file, with a link valid for an hour. Requires MANAGE_CLIENT_MANAGEMENT. */
  exportClients: ClientExport;
  /** Returns a link to a CSV file of the filtered payments, valid for 5 minutes. Requires MANAGE_PAYMENTS. */
  exportPayments: DownloadLink;
  /** Signs an operator in with a Google ID token. INVALID_CREDENTIALS if no operator has its email address. */
  googleLogin: AuthPayload;
  /** Creates a company, its Admin and a session from a Google ID token. */
  googleRegister: AuthPayload;
  /**
   * Starts to install a start-up pack; `startUpPackChanged` reports the progress. CONFLICT while another pack is being
   * installed or undone, and if this version is already installed. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  installStartUpPack: StartUpPackInstallation;
  /**
   * Creates Pending operators and emails each an invitation link, valid for seven days. Invites all of them or none.
   * BAD_USER_INPUT names the invalid address, such as `emails.3`; CONFLICT above 200 operators. Admins only.
   */
  inviteOperators: Array<SentInvitation>;
  /** Signs an operator in. INVALID_CREDENTIALS for every cause of failure, RATE_LIMITED after too many attempts. */
  login: AuthPayload;
  /**
   * Marks notifications of the signed-in operator as read, or all of them without `ids`. Returns the number of unread
   * notifications. NOT_FOUND if none of the ids belongs to the operator.
   */
  markNotificationsRead: Scalars['Int']['output'];
  /**
   * Changes the status from Active to Paused, which suspends charges until the client is resumed. Requires
   * MANAGE_CLIENT_MANAGEMENT.
   */
  pauseClient: Client;
  /**
   * Publishes the draft, or the unedited template, as the next version, which is immutable. Clients see it after the
   * next deployment. BAD_USER_INPUT on `html` for empty text or variables without a value, CONFLICT without changes.
   * Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  publishLegalPage: LegalPage;
  /**
   * Publishes a quick guide, with the same rules as `publishLegalPage`. CONFLICT for an archived guide. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  publishQuickGuide: QuickGuide;
  /**
   * Reactivates a Deactivated client. The new status is Invited if the client never signed up, Trialing during the
   * trial, and Active otherwise. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  reactivateClient: Client;
  /** Returns a new access token. The refresh token does not change. */
  refreshTokens: AccessToken;
  /** Refunds all or part of an incoming payment. CONFLICT above the refundable amount. Requires MANAGE_PAYMENTS. */
  refundPayment: PaymentDetail;
  /** Replaces the recovery codes. The old ones become invalid. Accepts the same `code` as `completeSignIn`. */
  regenerateRecoveryCodes: RecoveryCodes;
  /**
   * Removes a card. If it was the default, another card becomes the default. CONFLICT for the last card of an Active
   * company, and while a payment is being charged to it. Requires MANAGE_SETTINGS.
   */
  removeBillingCard: Array<BillingCard>;
  /** Removes a client's card. CONFLICT while a payment is being charged to it. Requires MANAGE_PAYMENTS. */
  removeClientCard: ClientBilling;
  /**
   * Removes a custom domain. BAD_USER_INPUT on `hostname` unless it equals the domain's name. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  removeCustomDomain: CustomDomainSetup;
  /** Removes a logo. Returns null if the title and color are not set. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  removeLogo?: Maybe<ThemeSetup>;
  /**
   * Removes an operator, ends their sessions immediately and makes their email address available again. Content that
   * they created remains, with their name. CONFLICT for the requesting Admin and for the owner. Admins only.
   */
  removeOperator: Scalars['Boolean']['output'];
  /** Removes the profile image of the signed-in operator. */
  removeProfileImage: Scalars['Boolean']['output'];
  /** Reopens a Cancelled company. CONFLICT after 90 days. Admins only. */
  reopenCompany: WhiteLabelledCustomer;
  /** Sets the order of all plans that are not archived. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  reorderClientBillingPlans: Array<ClientBillingPlan>;
  /**
   * Sets the order of all guides that are not archived. CONFLICT if guides were added or removed since. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  reorderQuickGuides: Array<QuickGuide>;
  /** Emails the client a link to enter a new card, valid once for 7 days. RATE_LIMITED after 3 a day. Requires MANAGE_PAYMENTS. */
  requestClientCard: ClientBilling;
  /**
   * Emails a confirmation link to the current and to the new address. The address changes when both are confirmed within
   * a day. The response is the same if the new address is in use. Requires the password under the rules of
   * `changePassword`.
   */
  requestEmailChange: MyAccount;
  /**
   * Requests a new invitation from the Admins in place of an expired one. CONFLICT if the invitation has not expired;
   * COMPANY_CANCELLED or COMPANY_BLOCKED if the company cannot invite operators.
   */
  requestNewInvitation: Scalars['Boolean']['output'];
  /** Sends a password reset link if an operator has the address. The response is the same either way. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Emails a new invitation link, valid for seven days, and invalidates the previous one. CONFLICT if the invitation was
   * accepted or revoked. Admins only.
   */
  resendInvitation: SentInvitation;
  /** Restores the default text of a marketing template. */
  resetMarketingText: MarketingTemplateDetail;
  /**
   * Removes the two-factor authentication of an operator who has lost the app and the recovery codes, and ends the
   * operator's sessions. CONFLICT for the requesting Admin, for the owner, and for an operator without two-factor
   * authentication. Requires the Admin's password under the rules of `changePassword`, and a `code` as for
   * `completeSignIn` if the Admin uses two-factor authentication. Admins only.
   */
  resetOperatorTwoFactor: Operator;
  /** Sets a new password and ends all sessions of the operator. BAD_USER_INPUT on `token` for a used or expired link. */
  resetPassword: Scalars['Boolean']['output'];
  /** Copies an earlier version to the draft, or the template if `number` is null. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreLegalVersion: LegalPageDetail;
  /** Restores an archived guide at the end of the list. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreQuickGuide: QuickGuide;
  /** Copies an earlier version to the draft. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  restoreQuickGuideVersion: QuickGuideDetail;
  /**
   * Restores a version of the brand, including logos, as the newest version. NOT_FOUND for an unknown number. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  restoreThemeVersion: ThemeSetup;
  /** Changes the status from Paused to Active and starts a new billing period. Requires MANAGE_CLIENT_MANAGEMENT. */
  resumeClient: Client;
  /**
   * Retries a past due platform charge with the default card, or with `cardId`, which does not become the default.
   * BAD_USER_INPUT on `cardId` for an unknown card. Requires MANAGE_SETTINGS.
   */
  retryBillingCharge: PlatformFee;
  /** Retries a Failed or Canceled deployment. CONFLICT while another one runs. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  retryDeployment: Deployment;
  /** Retries a failed payment with the client's current default card. Requires MANAGE_PAYMENTS. */
  retryPayment: PaymentDetail;
  /** Revokes an invitation and makes the address available again. CONFLICT if it was accepted. Admins only. */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Ends all other sessions of the signed-in operator. Returns the number of ended sessions. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Ends a session of the signed-in operator and closes its sockets. */
  revokeSession: Scalars['Boolean']['output'];
  /**
   * Publishes the snapshot of an earlier deployment again. Later changes remain as undeployed changes. CONFLICT while
   * another deployment runs, and for the published one. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  rollBackDeployment: Deployment;
  /** Saves a mapping, replacing one with the same name. Requires MANAGE_CLIENT_MANAGEMENT. */
  saveClientImportMapping: ClientImportSavedMapping;
  /**
   * Saves the draft of a legal page. Text equal to the published version removes the draft. CONFLICT `Stale` if another
   * operator has saved since `lockVersion`. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  saveLegalDraft: LegalPage;
  /** Saves the text of a marketing template. CONFLICT if another operator has saved since `lockVersion`. */
  saveMarketingText: MarketingTemplateDetail;
  /** Saves the unfinished input of an onboarding step. Admins only, company Pending. */
  saveOnboardingDraft: Onboarding;
  /** Saves the draft of a quick guide, with the same rules as `saveLegalDraft`. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  saveQuickGuideDraft: QuickGuide;
  /**
   * Emails the client a link to choose a portal password, valid once for 7 days. CONFLICT before the portal is published
   * and for deactivated clients. RATE_LIMITED after 5 a day. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  sendPortalAccess: Scalars['Boolean']['output'];
  /** Emails the client the receipt of an incoming payment. RATE_LIMITED after 10 a day to one client. Requires MANAGE_PAYMENTS. */
  sendReceipt: Scalars['Boolean']['output'];
  /** Sets the card that the platform charges. Requires MANAGE_SETTINGS. */
  setDefaultBillingCard: Array<BillingCard>;
  /** Sets the default plan of new clients. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  setDefaultClientBillingPlan: ClientBillingPlan;
  /** Sets the next review date of a legal page. Null removes it. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  setLegalReviewDate: LegalPage;
  /** Saves the signed-in operator's columns of a list. Null restores the defaults. Requires the permissions of the list. */
  setListColumns?: Maybe<Array<Scalars['String']['output']>>;
  /** Adds a template to the signed-in operator's favorites, or removes it. */
  setMarketingFavorite: MarketingTemplate;
  /** Updates the notification preferences of the signed-in operator. Omitted kinds do not change. */
  setNotificationPreferences: Array<NotificationPreference>;
  /**
   * Sets the portal's primary domain. Null selects the subdomain. CONFLICT for a domain that is not live. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  setPrimaryDomain: CustomDomainSetup;
  /**
   * Limits a guide to the clients of some plans, or shows it to all clients if `planIds` is null. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  setQuickGuideAudience: QuickGuide;
  /**
   * Sets whether all operators must use two-factor authentication, starting with their next request. CONFLICT if the
   * requesting Admin has not set it up. Admins only.
   */
  setTwoFactorRequirement: WhiteLabelledCustomer;
  /** Ends the current session and closes its sockets. */
  signOut: Scalars['Boolean']['output'];
  /**
   * Ends all sessions of an operator immediately. The operator can sign in again. Returns the number of ended sessions.
   * CONFLICT for the requesting Admin. Admins only.
   */
  signOutOperator: Scalars['Int']['output'];
  /**
   * Creates a company (Pending), its Admin (Active) and a session. BAD_USER_INPUT for invalid fields and for an email
   * address in use.
   */
  signUp: AuthPayload;
  /** Returns the configuration of the card provider's element for a billing card. Requires MANAGE_SETTINGS. */
  startBillingCardSetup: CardSetup;
  /**
   * Starts a bulk action, which runs in the background. CONFLICT if the number of selected clients is not
   * `expectedCount`. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  startClientBulkAction: ClientBulkAction;
  /** Returns the configuration of the card provider's element for a client's card. Requires MANAGE_PAYMENTS. */
  startClientCardSetup: CardSetup;
  /** Imports the rows in the background. With AllRows, CONFLICT if any row was refused. Requires MANAGE_CLIENT_MANAGEMENT. */
  startClientImport: ClientImport;
  /**
   * Subscribes a client to a plan and charges for it, after the trial if the plan has one. CONFLICT if the client has a
   * subscription or the account cannot accept charges. Requires MANAGE_PAYMENTS.
   */
  startClientSubscription: ClientBilling;
  /**
   * Starts to create an archive and emails the requester when it is ready. At most ten a day. CONFLICT while another one
   * is being created. Admins only. Also allowed while the company is Cancelled or Blocked.
   */
  startCompanyExport: CompanyExport;
  /** Returns the configuration of the card provider's element for the token of a card request. */
  startRequestedCardSetup: CardSetup;
  /**
   * Returns a new secret for an authenticator app. It takes effect when `confirmTwoFactorSetup` verifies a code. Requires the
   * operator's password, or a session that began in the last 15 minutes if the operator has no password or must set up
   * two-factor authentication. CONFLICT if two-factor authentication is on. CONFLICT also if the operator's email
   * address is not confirmed; the API then emails a confirmation link.
   */
  startTwoFactorSetup: TwoFactorSetup;
  /** Submits step 3 of onboarding: creates the plan, or updates the one created before. Admins only, company Pending. */
  submitClientBilling: WhiteLabelledCustomer;
  /** Submits step 1 of onboarding. Admins only, company Pending. */
  submitCompanyDetails: WhiteLabelledCustomer;
  /** Submits step 2 of onboarding. Requires both logos to be uploaded. Admins only, company Pending. */
  submitCompanyTheme: WhiteLabelledCustomer;
  /** Submits step 4 of onboarding: adds or skips the card, and makes the company Active. Admins only, company Pending. */
  submitPaymentMethod: WhiteLabelledCustomer;
  /**
   * Submits the card of a card request. NOT_FOUND for a used or expired link, BAD_USER_INPUT on `cardToken` if the card
   * is declined.
   */
  submitRequestedCard: Scalars['Boolean']['output'];
  /**
   * Makes another Active Admin the owner of the company. FORBIDDEN except for the owner. Requires `password` and `code`
   * under the rules of `resetOperatorTwoFactor`. Admins only.
   */
  transferOwnership: Operator;
  /** Reverts the changes of a bulk action, except for clients that were changed since. Requires MANAGE_CLIENT_MANAGEMENT. */
  undoClientBulkAction: ClientBulkAction;
  /**
   * Undoes an installation within 30 days. Items that were changed since remain, with a reason. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  undoStartUpPack: StartUpPackInstallation;
  /** Updates the billing details. Requires MANAGE_SETTINGS. */
  updateBillingDetails: BillingDetails;
  /**
   * Updates the given fields of a client. CONFLICT with `extensions.conflict` if another operator has saved since
   * `lockVersion`. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  updateClient: Client;
  /**
   * Updates the details of a plan; `changePlanPrice` changes the price. CONFLICT if another operator has saved since
   * `lockVersion`. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  updateClientBillingPlan: ClientBillingPlan;
  /**
   * Updates the company's profile. CONFLICT with `kind: Stale` if another operator has saved since `lockVersion`;
   * BAD_USER_INPUT for a locked field. Requires MANAGE_SETTINGS.
   */
  updateCompanyProfile: CompanyProfile;
  /**
   * Sets what happens to clients after the last retry fails. For clients that are already past due, the grace period
   * starts now. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  updateDunningSettings: DunningSettings;
  /** Updates the profile of the signed-in operator. */
  updateMyProfile: Operator;
  /**
   * Changes the permissions of a role, from the operators' next request and immediately on open sockets. CONFLICT for
   * the Admin role, which is fixed, and if the current permissions differ from `expected` (Stale). Admins only.
   */
  updateRolePermissions: RolePermissions;
  /** Updates a saved view. Only its creator and, for a shared view, Admins can update it. Requires the permissions of the list. */
  updateSavedView: SavedView;
  /** Updates the brand. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  updateThemeSetup: ThemeSetup;
  /**
   * Opens a read-only session of the portal as the client. The audit log contains the reason. CONFLICT before the portal
   * is published. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  viewAsClient: PortalViewLink;
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

export type MutationAdvanceTestClockArgs = {
  days: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationArchiveClientBillingPlanArgs = {
  id: Scalars['ID']['input'];
};

export type MutationArchiveQuickGuideArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCancelClientBulkActionArgs = {
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

export type MutationCompleteSignInArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};

export type MutationConfirmTwoFactorSetupArgs = {
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

export type MutationCreateCompanyExportLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCreateInvoiceLinkArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCreateQuickGuideArgs = {
  idempotencyKey: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type MutationCreateReceiptLinkArgs = {
  id: Scalars['ID']['input'];
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

export type MutationDisableTwoFactorArgs = {
  code: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
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

export type MutationEmailDomainInstructionsArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
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

export type MutationInviteOperatorsArgs = {
  input: InviteOperatorsInput;
};

export type MutationLoginArgs = {
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MutationPauseClientArgs = {
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

export type MutationRegenerateRecoveryCodesArgs = {
  code: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
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

export type MutationReorderClientBillingPlansArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type MutationReorderQuickGuidesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type MutationRequestClientCardArgs = {
  clientId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationRequestNewInvitationArgs = {
  token: Scalars['String']['input'];
};

export type MutationRequestPasswordResetArgs = {
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
};

export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};

export type MutationResetMarketingTextArgs = {
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

export type MutationRollBackDeploymentArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSaveClientImportMappingArgs = {
  input: SaveClientImportMappingInput;
};

export type MutationSaveLegalDraftArgs = {
  input: LegalDraftInput;
};

export type MutationSaveMarketingTextArgs = {
  input: MarketingTextInput;
};

export type MutationSaveOnboardingDraftArgs = {
  draft: Scalars['FormDraft']['input'];
  step: OnboardingStep;
};

export type MutationSaveQuickGuideDraftArgs = {
  input: QuickGuideDraftInput;
};

export type MutationSendPortalAccessArgs = {
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

export type MutationSetLegalReviewDateArgs = {
  pathname: Scalars['String']['input'];
  reviewDueOn?: InputMaybe<Scalars['Date']['input']>;
};

export type MutationSetListColumnsArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  list: ListName;
};

export type MutationSetMarketingFavoriteArgs = {
  isFavorite: Scalars['Boolean']['input'];
  slug: Scalars['String']['input'];
};

export type MutationSetNotificationPreferencesArgs = {
  input: Array<NotificationPreferenceInput>;
};

export type MutationSetPrimaryDomainArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  redirect?: Scalars['Boolean']['input'];
};

export type MutationSetQuickGuideAudienceArgs = {
  id: Scalars['ID']['input'];
  planIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MutationSetTwoFactorRequirementArgs = {
  isRequired: Scalars['Boolean']['input'];
};

export type MutationSignOutOperatorArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSignUpArgs = {
  input: SignUpInput;
};

export type MutationStartClientBulkActionArgs = {
  expectedCount: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
  input: ClientBulkActionInput;
};

export type MutationStartClientCardSetupArgs = {
  clientId: Scalars['ID']['input'];
};

export type MutationStartClientImportArgs = {
  id: Scalars['ID']['input'];
  rows: ClientImportRowSelection;
};

export type MutationStartClientSubscriptionArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: StartClientSubscriptionInput;
};

export type MutationStartRequestedCardSetupArgs = {
  token: Scalars['String']['input'];
};

export type MutationStartTwoFactorSetupArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
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

export type MutationSubmitRequestedCardArgs = {
  idempotencyKey: Scalars['ID']['input'];
  input: SubmitRequestedCardInput;
};

export type MutationTransferOwnershipArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  operatorId: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type MutationUndoClientBulkActionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationUndoStartUpPackArgs = {
  id: Scalars['ID']['input'];
};

export type MutationUpdateBillingDetailsArgs = {
  input: BillingDetailsInput;
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
  /** Whether the operator can sign in with Google. */
  hasGoogle: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  /** A BCP 47 tag for dates and numbers. Null uses the browser's locale. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Whether sensitive actions require a new sign-in: the operator has no password, and the session is older than 15 minutes. */
  mustReauthenticate: Scalars['Boolean']['output'];
  pendingEmail?: Maybe<PendingEmail>;
};

/** Omitted fields do not change. */
export type MyProfileInput = {
  /** A BCP 47 tag. Null uses the browser's locale. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** A number without a country code is parsed as one of the company's country. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** An event that an operator is notified of. */
export type Notification = {
  __typename?: 'Notification';
  /** The operator who added the clients. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The payment's amount, in minor units of `currency`. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** The number of clients or payments that the notification covers. */
  count: Scalars['Int']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  /** The payment's direction. */
  direction?: Maybe<PaymentDirection>;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  /** The subject's name at that time: a client's name or email address, a file name, a deployment or a hostname. */
  label?: Maybe<Scalars['String']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  /** Null for domains. */
  reason?: Maybe<NotificationReason>;
  /** The id of the client, import, payment, deployment or domain. Null if the notification covers several payments. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

export type NotificationEvent = {
  __typename?: 'NotificationEvent';
  /** Null if there are no notifications. */
  newest?: Maybe<Notification>;
  unreadCount: Scalars['Int']['output'];
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

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  unreadCount: Scalars['Int']['output'];
};

/** The channels by which an operator receives a kind of notification. */
export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  byEmail: Scalars['Boolean']['output'];
  inConsole: Scalars['Boolean']['output'];
  kind: NotificationKind;
};

export type NotificationPreferenceInput = {
  byEmail: Scalars['Boolean']['input'];
  inConsole: Scalars['Boolean']['input'];
  kind: NotificationKind;
};

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

export type Onboarding = {
  __typename?: 'Onboarding';
  /** In the order of onboarding. */
  completedSteps: Array<OnboardingStep>;
  drafts: Array<OnboardingDraft>;
  /** A path below the API's base URL, valid for a day without a token. Null until the logo is uploaded. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  /** A path below the API's base URL, valid for a day without a token. Null until the logo is uploaded. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
};

export type OnboardingDraft = {
  __typename?: 'OnboardingDraft';
  draft: Scalars['FormDraft']['output'];
  step: OnboardingStep;
};

export type OnboardingStep = 'ClientBilling' | 'Details' | 'PaymentMethod' | 'Theme';

/** A person who works in the console of one company. */
export type Operator = {
  __typename?: 'Operator';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  hasTwoFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /**
   * Whether the operator owns the company. Other Admins cannot demote or remove the owner, who signed the company up or
   * received its ownership.
   */
  isOwner: Scalars['Boolean']['output'];
  /** When the operator signed up or accepted the invitation. Null while Pending. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** A BCP 47 tag for dates and numbers. Null uses the browser's locale. Only returned for the signed-in operator. */
  locale?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  permissions: Array<Permission>;
  /** In E.164 format: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * Services that this production deployment runs without, as accepted in PRODUCTION_WITHOUT. Only returned for the
   * signed-in owner.
   */
  productionGaps: Array<ProductionGap>;
  /** Changes with the profile image. Null without one. See `getProfileImage` in openapi.yaml. */
  profileImageVersion?: Maybe<Scalars['String']['output']>;
  role: Role;
  status: OperatorStatus;
  whiteLabelledCustomer: WhiteLabelledCustomer;
};

export type OperatorStatus =
  | 'Active'
  /** Invited, not yet accepted. */
  | 'Pending';

/** A payment. Amounts are in minor units of `currency`. */
export type Payment = {
  __typename?: 'Payment';
  /** A suggestion to resolve the failure, for display. */
  advice?: Maybe<Scalars['String']['output']>;
  amount: Scalars['MinorUnits']['output'];
  attempts: Scalars['Int']['output'];
  client?: Maybe<ClientSummary>;
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  direction: PaymentDirection;
  disputeStatus?: Maybe<DisputeStatus>;
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason for the failure, for display. */
  failure?: Maybe<Scalars['String']['output']>;
  fee: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Whether the payment moves real money. False with test cards. */
  isLive: Scalars['Boolean']['output'];
  method?: Maybe<PaymentMethod>;
  /** The amount less refunds. 0 if the payment did not succeed. */
  net: Scalars['MinorUnits']['output'];
  /** When the payment is retried automatically. */
  nextRetryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts from 1 within the company. */
  number: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day of the billing period, in the company's time zone at the time of the charge. */
  periodFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of the billing period. */
  periodTo?: Maybe<Scalars['Date']['output']>;
  plan?: Maybe<ClientPlan>;
  provider?: Maybe<CardProviderName>;
  /** The card provider's id of the payment. */
  providerPaymentId?: Maybe<Scalars['String']['output']>;
  /** The payment's URL in the provider's dashboard. Null in the sandbox. */
  providerUrl?: Maybe<Scalars['String']['output']>;
  refunded: Scalars['MinorUnits']['output'];
  status: PaymentStatus;
  /** The suggested action after a failure: Retry or RequestCard. Null if the payment did not fail or neither action helps. */
  suggestedAction?: Maybe<PaymentAction>;
  trigger: PaymentTrigger;
  type: PaymentType;
};

export type PaymentAction = 'Invoice' | 'Receipt' | 'Refund' | 'RequestCard' | 'Retry' | 'SendReceipt';

export type PaymentAttempt = {
  __typename?: 'PaymentAttempt';
  createdAt: Scalars['DateTime']['output'];
  failure?: Maybe<Scalars['String']['output']>;
  method?: Maybe<PaymentMethod>;
  /** Counts from 1. */
  number: Scalars['Int']['output'];
  /** One of Processing, Succeeded and Failed. */
  status: PaymentStatus;
  trigger: PaymentTrigger;
};

export type PaymentChange = {
  __typename?: 'PaymentChange';
  /** The ids of their clients, with the same limit. */
  clientIds: Array<Scalars['ID']['output']>;
  count: Scalars['Int']['output'];
  /** The ids of up to 100 payments. Empty if more changed. */
  ids: Array<Scalars['ID']['output']>;
  kind: ChangeKind;
};

/** Columns of payment lists and CSV files. Outgoing payments have no client, plan, fee, refund and net columns. */
export type PaymentColumn =
  | 'Amount'
  | 'Attempts'
  | 'Client'
  | 'ClientEmail'
  | 'CreatedAt'
  /** A separate CSV column, because amounts are decimals without a currency. */
  | 'Currency'
  | 'Description'
  | 'FailedAt'
  /** The reason for the failure. */
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

/** A payment with its attempts and refunds. */
export type PaymentDetail = {
  __typename?: 'PaymentDetail';
  /** The actions available to the signed-in operator, in menu order. */
  actions: Array<PaymentAction>;
  /** The attempts to collect the payment, newest first. */
  attempts: Array<PaymentAttempt>;
  payment: Payment;
  /** The increment of partial refunds in minor units: 1, or 10 if card payments do not support thousandths. */
  refundIncrement: Scalars['Int']['output'];
  /** The amount that can still be refunded, less pending refunds. */
  refundable: Scalars['MinorUnits']['output'];
  /** Newest first. */
  refunds: Array<Refund>;
};

export type PaymentDirection =
  /** From a client to the company. */
  | 'Incoming'
  /** From the company's billing card to the platform. */
  | 'Outgoing';

/** Conditions that must all match. Days are in the company's time zone and inclusive. */
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
  /** Card brands. */
  method?: InputMaybe<Array<Scalars['String']['input']>>;
  paidFrom?: InputMaybe<Scalars['Date']['input']>;
  paidTo?: InputMaybe<Scalars['Date']['input']>;
  planId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Payments with a refund between these days. */
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
  /** Always `Card`. */
  kind: Scalars['String']['output'];
  last4?: Maybe<Scalars['String']['output']>;
};

/** Either a card or `skip` is required. */
export type PaymentMethodInput = {
  holderName?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Boolean']['input']>;
  /** A token of the card provider's element or of a sandbox card. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentPage = {
  __typename?: 'PaymentPage';
  /** The number of matching payments for each status tab. */
  counts: PaymentTabCounts;
  items: Array<Payment>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  /** Totals of all filtered payments. */
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
  /** Includes canceled payments. */
  | 'Failed'
  /** Includes refunded and disputed payments. */
  | 'Succeeded';

export type PaymentTabCounts = {
  __typename?: 'PaymentTabCounts';
  all: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  succeeded: Scalars['Int']['output'];
};

/**
 * Totals of incoming payments, in minor units of `currency`. If the payments have several currencies, the totals cover
 * one of them.
 */
export type PaymentTotals = {
  __typename?: 'PaymentTotals';
  /** The number of succeeded payments. */
  count: Scalars['Int']['output'];
  /** The filter's currency, else the company's if any payment uses it, else a currency of the payments. */
  currency: Scalars['String']['output'];
  failedAmount: Scalars['MinorUnits']['output'];
  failedCount: Scalars['Int']['output'];
  /** The provider's fees, which `net` does not deduct. */
  fees: Scalars['MinorUnits']['output'];
  gross: Scalars['MinorUnits']['output'];
  /** Gross less refunds. */
  net: Scalars['MinorUnits']['output'];
  refunded: Scalars['MinorUnits']['output'];
};

export type PaymentTrigger =
  /** The renewal of a subscription. */
  | 'Cycle'
  /** The first payment of a subscription, or a one-off payment. */
  | 'Purchase'
  | 'RetryAuto'
  | 'RetryManual';

export type PaymentType = 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';

/** A new email address, pending confirmation by both addresses. */
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
  /** Defaults to a code made from the name. */
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
  /** Either Draft or Active. */
  status: PlanStatus;
};

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type PlanMrr = {
  __typename?: 'PlanMrr';
  clients: Scalars['Int']['output'];
  mrr: Scalars['MinorUnits']['output'];
  plan: ClientPlan;
};

/** A price and its interval, in minor units of the company's currency. */
export type PlanPriceInput = {
  interval: PlanInterval;
  /** 1 to 12, or 1 to 3 for years. */
  intervalCount?: Scalars['Int']['input'];
  /** 0, or 50 to 99,999,999. */
  price: Scalars['Int']['input'];
  yearlyPrice?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * The effects of each value of `subscribers`, in minor units of the company's currency. Amounts are null without
 * MANAGE_PAYMENTS.
 */
export type PlanPricePreview = {
  __typename?: 'PlanPricePreview';
  /** The amount that Now would charge immediately. */
  chargedNow?: Maybe<Scalars['MinorUnits']['output']>;
  /** The number of clients that Now would charge immediately. */
  chargedNowCount: Scalars['Int']['output'];
  /** The number of clients with an earlier price. */
  clientCount: Scalars['Int']['output'];
  /** The number of clients that are billed elsewhere. They have no renewal here, so the new price applies to them immediately. */
  externallyBilledCount: Scalars['Int']['output'];
  /** The first renewal of these clients. Null without renewals, as is `lastRenewalAt`. */
  firstRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  lastRenewalAt?: Maybe<Scalars['DateTime']['output']>;
  /** The current MRR of the paying clients. */
  mrr?: Maybe<Scalars['MinorUnits']['output']>;
  /** The MRR after all of them have the new price. */
  mrrAfter?: Maybe<Scalars['MinorUnits']['output']>;
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

/** The platform fee, in minor units of `currency`. */
export type PlatformFee = {
  __typename?: 'PlatformFee';
  /** The monthly amount. 0 if the platform is free. */
  amount: Scalars['MinorUnits']['output'];
  currency: Scalars['String']['output'];
  /** Null if no charge is scheduled. While the company is Pending, the date if onboarding ended now. */
  nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Failed charges that are not paid yet, newest first. */
  pastDuePayments: Array<Payment>;
};

export type PortalArea = 'Branding' | 'ClientBilling' | 'Company' | 'Legal' | 'QuickGuide';

/** A change to the portal: the brand, a plan, a legal page or a quick guide. */
export type PortalChange = {
  __typename?: 'PortalChange';
  area: PortalArea;
  /** The id of a plan or guide, or the pathname of a legal page. */
  entityId: Scalars['ID']['output'];
  /** The changed fields. Logos are image paths; legal pages and guides are version numbers. */
  fields: Array<FieldChange>;
  kind: PortalChangeKind;
  label: Scalars['String']['output'];
};

export type PortalChangeKind = 'Added' | 'Changed' | 'Removed';

export type PortalViewLink = {
  __typename?: 'PortalViewLink';
  /** The URL of the portal session, valid once within a minute. The session lasts 30 minutes. */
  url: Scalars['String']['output'];
};

export type ProductionGap =
  /** Passwords and sessions are not encrypted in transit. */
  | 'Https'
  /** The deployment does not send emails. */
  | 'Smtp'
  /** Payments do not move real money. */
  | 'Stripe';

export type PublishLegalPageInput = {
  /** Today or later, in the company's time zone. */
  effectiveOn: Scalars['Date']['input'];
  lockVersion: Scalars['Int']['input'];
  /** A summary of the changes, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  pathname: Scalars['String']['input'];
  /** Whether clients must accept the page again. */
  requiresReacceptance: Scalars['Boolean']['input'];
  /** The next review date. */
  reviewDueOn?: InputMaybe<Scalars['Date']['input']>;
};

export type PublishQuickGuideInput = {
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
  /** A summary of the changes, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** Returns a new access token. The refresh token remains valid. UNAUTHENTICATED if it is unknown, revoked or expired. */
  accessToken: AccessToken;
  /** Returns business metrics for a range of days. Requires MANAGE_DASHBOARD, and MANAGE_PAYMENTS for money. */
  analytics: Analytics;
  /** Returns the audit log, newest first. Admins only. */
  auditEvents: AuditEventPage;
  /** Returns the values that the audit log can be filtered by. Admins only. */
  auditFacets: AuditFacets;
  /** Returns the cards that the platform can charge, the default one first. Requires MANAGE_SETTINGS. */
  billingCards: Array<BillingCard>;
  /** Returns a page of the platform's charges to the company, newest first. Requires MANAGE_SETTINGS. */
  billingCharges: PaymentPage;
  /** Returns the billing address for the platform's invoices. Requires MANAGE_SETTINGS. */
  billingDetails: BillingDetails;
  /** Returns the details of a card request to the client. NOT_FOUND for a used or expired link. */
  cardRequest: CardRequest;
  /** Returns a client. Requires MANAGE_CLIENT_MANAGEMENT. */
  client: Client;
  /** Returns the cards, subscription and past due payments of a client. Requires MANAGE_PAYMENTS. */
  clientBilling: ClientBilling;
  /** Returns all plans in the order clients see them, archived ones last. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  clientBillingPlans: Array<ClientBillingPlan>;
  /** Returns a bulk action. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientBulkAction: ClientBulkAction;
  /**
   * Returns the outcome for each client of a bulk action, in the list's order. Requires MANAGE_CLIENT_MANAGEMENT, and
   * MANAGE_PAYMENTS for an export with money columns, filters or sorting.
   */
  clientBulkActionRows: ClientBulkActionRowPage;
  /** Returns the 20 most recent bulk actions. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientBulkActions: Array<ClientBulkAction>;
  /** Returns the number of clients in each status, without search or filter. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientCounts: ClientCounts;
  /** Returns the values that clients can be filtered by, with the number of clients for each. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientFacets: ClientFacets;
  /** Returns an import. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientImport: ClientImport;
  /** Returns the saved column mappings of earlier imports, sorted by name. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientImportMappings: Array<ClientImportSavedMapping>;
  /** Returns a page of the rows of an import, in the order of the file. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientImportRows: ClientImportRowPage;
  /** Returns the clients before and after a client in a list. Requires the same permissions as `clients`. */
  clientNeighbors: ClientNeighbors;
  /** Returns the plans that clients can subscribe to, in the order clients see them. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientPlans: Array<ClientPlanOffer>;
  /**
   * Returns the timeline of a client, newest first: changes, sign-ins, emails and, with MANAGE_PAYMENTS, payments.
   * Requires MANAGE_CLIENT_MANAGEMENT.
   */
  clientTimeline: ActivityPage;
  /** Returns a page of clients. Requires MANAGE_CLIENT_MANAGEMENT, and MANAGE_PAYMENTS to filter or sort by money. */
  clients: ClientPage;
  /** Returns the archives of the last 30 days, newest first. Admins only. Also allowed while the company is Cancelled or Blocked. */
  companyExports: Array<CompanyExport>;
  /** Returns the company's name, address, currency, time zone and other details. Requires MANAGE_SETTINGS. */
  companyProfile: CompanyProfile;
  /** Returns the actions that each company status allows. The API checks every call against this table. */
  companyStatusRules: Array<CompanyStatusRule>;
  /** Returns all countries with their names in English. */
  countries: Array<Country>;
  /** Returns the signed-in operator. USER_NOT_FOUND if the operator was removed. */
  currentOperator: Operator;
  /** Returns the company's custom domains and their status. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  customDomain: CustomDomainSetup;
  /** Returns a deployment. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  deployment: Deployment;
  /** Returns a page of deployments, newest first. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  deployments: DeploymentPage;
  /** Returns what happens to past due clients after the last retry. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  dunningSettings: DunningSettings;
  /** Returns the email change of a confirmation link, before the recipient confirms or declines it. NOT_FOUND for an unknown link. */
  emailConfirmation: EmailConfirmation;
  /** Returns the invitation of a link, before the recipient has an account. NOT_FOUND for an unknown link. */
  invitation: Invitation;
  /**
   * Returns pending and expired invitations, and those revoked in the last 30 days, most recently sent first. Requires
   * MANAGE_SETTINGS.
   */
  invitations: Array<SentInvitation>;
  /** Returns a legal page for editing. NOT_FOUND for an unknown pathname. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalPage: LegalPageDetail;
  /** Returns the five legal pages of the portal, including unedited ones. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalPages: Array<LegalPage>;
  /** Returns the text of a published version of a legal page. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  legalVersion: ContentText;
  /**
   * Returns the signed-in operator's columns of a list, in order. Null if the operator uses the defaults. Requires the
   * permissions of the list.
   */
  listColumns?: Maybe<Array<Scalars['String']['output']>>;
  /** Returns a link to a file or to an image of one of its pages, valid for a day. Text in the input replaces the saved text. */
  marketingFile: DownloadLink;
  marketingTemplate: MarketingTemplateDetail;
  /** Returns the marketing templates, such as emails, posts and flyers, filled with the company's brand and text. */
  marketingTemplates: Array<MarketingTemplate>;
  /** Returns the sign-in methods of the signed-in operator and any pending email change. */
  myAccount: MyAccount;
  /** Returns the notification preferences of the signed-in operator, for the kinds that their permissions allow. */
  notificationPreferences: Array<NotificationPreference>;
  /**
   * Returns the notifications of the signed-in operator, newest first. Excludes those that the operator's current
   * permissions do not allow.
   */
  notifications: NotificationPage;
  /** Returns the progress of onboarding, with unsaved input so that the operator can continue on another device. Admins only. */
  onboarding: Onboarding;
  /** Returns an operator. NOT_FOUND if the operator was removed. Requires MANAGE_SETTINGS. */
  operator: Operator;
  /** Returns all operators, including Pending ones, sorted by name. Requires MANAGE_SETTINGS. */
  operators: Array<Operator>;
  /** Returns a payment with its attempts and refunds. Requires MANAGE_PAYMENTS. */
  payment: PaymentDetail;
  /** Returns up to 20 clients to filter payments by, sorted by name. Requires MANAGE_PAYMENTS. */
  paymentClients: Array<ClientSummary>;
  /** Returns all plans to filter payments by, in the order clients see them, archived ones last. Requires MANAGE_PAYMENTS. */
  paymentPlans: Array<ClientPlan>;
  /** Returns a page of payments, with totals. Requires MANAGE_PAYMENTS. */
  payments: PaymentPage;
  /** Returns plan templates, priced in the company's currency. */
  planTemplates: Array<PlanTemplate>;
  /** Returns the platform fee, its next charge and past due charges. Requires MANAGE_SETTINGS. */
  platformFee: PlatformFee;
  /** Returns the effects of a bulk action, without running it. Requires MANAGE_CLIENT_MANAGEMENT. */
  previewClientBulkAction: ClientBulkActionPreview;
  /** Returns the effects of deactivating a client, without deactivating it. Requires MANAGE_CLIENT_MANAGEMENT. */
  previewClientDeactivation: ClientDeactivationPreview;
  /**
   * Returns the effects of a new price on existing subscribers, without changing the price. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  previewPlanPrice: PlanPricePreview;
  /**
   * Returns the items that a start-up pack would add to the company, with their conflicts. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  previewStartUpPack: StartUpPackPreview;
  /** Returns a quick guide for editing. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuide: QuickGuideDetail;
  /** Returns the text of a published version of a quick guide. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuideVersion: ContentText;
  /** Returns all quick guides in the order clients see them, archived ones last. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  quickGuides: Array<QuickGuide>;
  /**
   * Returns the company's recent activity, newest first. Client activity requires MANAGE_CLIENT_MANAGEMENT, payments
   * MANAGE_PAYMENTS, and other activity the permission of its subject. Excludes clients' sign-ins, delivered emails, and
   * the per-client changes of bulk actions and imports; `clientTimeline` has them. Requires MANAGE_DASHBOARD.
   */
  recentActivity: Array<Activity>;
  /** Returns the permissions of each role in this company. Requires MANAGE_SETTINGS. */
  roles: Array<RolePermissions>;
  /** Returns the accounts of the sandbox, one for each state. Empty with a real card provider. */
  sandboxAccounts: Array<SandboxAccount>;
  /** Returns the test cards of the sandbox. Empty with a real card provider. */
  sandboxCards: Array<SandboxCard>;
  /** Returns the operator's own saved views of a list and the shared ones, sorted by name. Requires the permissions of the list. */
  savedViews: Array<SavedView>;
  /** Returns the active sessions of the signed-in operator, most recently used first. */
  sessions: Array<Session>;
  /** Returns an installation of a start-up pack. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  startUpPackInstallation: StartUpPackInstallation;
  /** Returns the start-up packs: plans, guides, legal pages and text for one industry each. */
  startUpPacks: Array<StartUpPack>;
  /**
   * Returns the Stripe account that receives clients' payments. Its state is NotConnected until an account is connected.
   * Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  stripeIntegration: StripeIntegration;
  /** Returns the company's test clock. Requires MANAGE_PAYMENTS. */
  testClock: TestClock;
  /** Returns the company's brand as last saved, deployed or not. Null until the title and color are set. */
  themeSetup?: Maybe<ThemeSetup>;
  /**
   * Returns the 50 newest versions of the brand, newest first. The first one equals `themeSetup`. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  themeVersions: Array<ThemeVersion>;
  /** Returns the two-factor status of the signed-in operator. */
  twoFactor: TwoFactorStatus;
  /** Returns the changes that the next deployment would publish, field by field. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
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

export type QueryClientBulkActionArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientBulkActionRowsArgs = {
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<ClientBulkActionOutcome>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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

export type QueryClientNeighborsArgs = {
  filter?: InputMaybe<ClientFilter>;
  id: Scalars['ID']['input'];
  maxNumber?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
};

export type QueryClientTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kinds?: InputMaybe<Array<ActivityKind>>;
};

export type QueryClientsArgs = {
  filter?: InputMaybe<ClientFilter>;
  maxNumber?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
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

export type QueryPreviewClientBulkActionArgs = {
  input: ClientBulkActionInput;
};

export type QueryPreviewClientDeactivationArgs = {
  id: Scalars['ID']['input'];
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
  /** The pathname of the version on the portal. */
  deployedPathname?: Maybe<Scalars['String']['output']>;
  /** The number of the version on the portal. Null if the guide is not on the portal. */
  deployedVersion?: Maybe<Scalars['Int']['output']>;
  hasDraft: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether the next deployment changes the guide on the portal. */
  isDeploymentPending: Scalars['Boolean']['output'];
  /** Increments with every text change. Pass the last read value when saving. */
  lockVersion: Scalars['Int']['output'];
  /** The position in the order clients see, from 1. */
  order: Scalars['Int']['output'];
  /** The last segment of the guide's URL, unique within the company. */
  pathname: Scalars['String']['output'];
  /** The plans whose clients can see the guide. Null for all clients. */
  planIds?: Maybe<Array<Scalars['ID']['output']>>;
  status: ContentStatus;
  summary: Scalars['String']['output'];
  /** The title of the draft or, without one, of the published version. */
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The number of the last published version. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type QuickGuideDetail = {
  __typename?: 'QuickGuideDetail';
  guide: QuickGuide;
  /**
   * The query string that authorizes images without a token, for at least a day:
   * `/quick-guides/images/{id}?{imageQuery}`. The HTML refers to images as `/images/{id}`.
   */
  imageQuery: Scalars['String']['output'];
  published?: Maybe<ContentText>;
  /** The draft or, without one, the published version. */
  text: ContentText;
  variables: Array<ContentVariable>;
  /** Newest first. */
  versions: Array<ContentVersion>;
};

export type QuickGuideDraftInput = {
  /** At most 200,000 characters after sanitizing. Refers to images of `POST /quick-guides/images/upload` as `/images/{id}`. */
  html: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  lockVersion: Scalars['Int']['input'];
  /** At most 200 characters. */
  summary: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

export type RateMetric = {
  __typename?: 'RateMetric';
  previous?: Maybe<Scalars['Float']['output']>;
  /** A ratio: 0.05 is five percent. Null if the denominator is zero. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** Recovery codes. The API returns them only once and stores only their hashes. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** Codes such as `3f7k2-m9x4p`. */
  codes: Array<Scalars['String']['output']>;
};

export type Refund = {
  __typename?: 'Refund';
  amount: Scalars['MinorUnits']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The operator who created the refund. Null if the provider or the bank did. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** The reason for the failure, for display. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  reason: RefundReason;
  status: RefundStatus;
};

export type RefundPaymentInput = {
  /** In minor units, at most the refundable amount. Null refunds all of it. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  id: Scalars['ID']['input'];
  /** At most 500 characters, not visible to clients. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Any reason except Dispute. */
  reason: RefundReason;
};

export type RefundReason =
  | 'CustomerRequest'
  /** The bank reversed the payment. Not accepted as input. */
  | 'Dispute'
  | 'Duplicate'
  | 'Fraudulent'
  | 'Other'
  | 'ServiceDisruption';

export type RefundStatus = 'Failed' | 'Pending' | 'Succeeded';

export type Role =
  /** Always has all permissions. */
  'Admin' | 'ClientManagement' | 'Staff';

export type RolePermissions = {
  __typename?: 'RolePermissions';
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator who last changed the permissions. Null with the default permissions, as is `changedAt`. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The number of invited operators who have not joined. */
  invitedCount: Scalars['Int']['output'];
  /** Whether the permissions cannot be changed, as for Admin. */
  isFixed: Scalars['Boolean']['output'];
  /** The number of operators with the role, including invited ones. */
  operatorCount: Scalars['Int']['output'];
  /** The names of the first 5 operators who have joined, sorted. */
  operatorNames: Array<Scalars['String']['output']>;
  permissions: Array<Permission>;
  role: Role;
};

export type SandboxAccount = {
  __typename?: 'SandboxAccount';
  /** The account's state, for display. */
  label: Scalars['String']['output'];
  state: StripeState;
  /** The value for `ConnectStripeInput.sandboxAccount`. */
  token: Scalars['String']['output'];
};

export type SandboxCard = {
  __typename?: 'SandboxCard';
  brand: Scalars['String']['output'];
  /** The card's behavior, for display. */
  label: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  /** The value for inputs named `token`. */
  token: Scalars['String']['output'];
};

export type SaveClientImportMappingInput = {
  columns: Array<ClientImportSavedColumnInput>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

export type SavedView = {
  __typename?: 'SavedView';
  canEdit: Scalars['Boolean']['output'];
  /** In order. Empty for the default columns. */
  columns: Array<Scalars['String']['output']>;
  /** The creator's name. Null if the operator was removed. */
  createdByName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The query string of the list's URL: search, filters and order. */
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

/** An invitation as the inviting company sees it: Pending, Expired or Revoked. */
export type SentInvitation = {
  __typename?: 'SentInvitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  invitedByName: Scalars['String']['output'];
  operatorId: Scalars['ID']['output'];
  /** When the invitee requested a new invitation. */
  renewalRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  role: Role;
  /** When the invitation was last sent. */
  sentAt: Scalars['DateTime']['output'];
  status: InvitationStatus;
};

export type Session = {
  __typename?: 'Session';
  /** The ISO 3166-1 alpha-2 country of the IP address, from the regional registries. Null for a private network. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** A readable device name: `Firefox on Windows`. */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The IP address of the last request. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** The browser's `User-Agent` header. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type SessionEnd = {
  __typename?: 'SessionEnd';
  reason: SessionEndReason;
};

export type SessionEndReason =
  | 'EmailChanged'
  | 'Expired'
  | 'OperatorRemoved'
  | 'PasswordChanged'
  | 'Revoked'
  | 'SignedOut'
  /** Two-factor authentication was turned on, or reset by an Admin. */
  | 'TwoFactorChanged';

export type SignUpInput = {
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 10 characters, and not one of the 3,000 most common passwords. */
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SortDirection = 'Ascending' | 'Descending';

export type StartClientSubscriptionInput = {
  clientId: Scalars['ID']['input'];
  /** Whether to use the plan's yearly price. */
  isYearly?: InputMaybe<Scalars['Boolean']['input']>;
  planId: Scalars['ID']['input'];
  /** A new card. Null uses the client's default card. */
  token?: InputMaybe<Scalars['String']['input']>;
  /** Whether to start with the plan's trial. */
  withTrial?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StartUpPack = {
  __typename?: 'StartUpPack';
  /** The changes in this version. */
  changelog: Scalars['String']['output'];
  /** The suggested color, `#RRGGBB`. */
  colour: Scalars['String']['output'];
  contents: Array<StartUpPackContent>;
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  industry: Scalars['String']['output'];
  /** The last installation, unless it was fully undone. */
  installation?: Maybe<StartUpPackInstallation>;
  name: Scalars['String']['output'];
  /** In minor units of `currency`. 0 if Livery includes the pack. */
  price: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  /** Increments with every change of the contents. */
  version: Scalars['Int']['output'];
};

export type StartUpPackChoice =
  | 'Add'
  /** Keeps both items, under different names. */
  | 'KeepBoth'
  /** Replaces the existing item. Undoing the installation restores it. */
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
  canUndo: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdByName: Scalars['String']['output'];
  /** The number of processed items, out of `total`. */
  done: Scalars['Int']['output'];
  /** The error message of a Failed installation. */
  failure?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isUpdateAvailable: Scalars['Boolean']['output'];
  results: Array<StartUpPackResult>;
  slug: Scalars['String']['output'];
  status: StartUpPackStatus;
  total: Scalars['Int']['output'];
  /** The last time at which the installation can be undone. */
  undoUntil: Scalars['DateTime']['output'];
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  undoneByName?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type StartUpPackItem = {
  __typename?: 'StartUpPackItem';
  /** The default choice first. */
  choices: Array<StartUpPackChoice>;
  /** A conflict with existing content, for display. */
  conflict?: Maybe<Scalars['String']['output']>;
  /** A summary, for display. */
  detail: Scalars['String']['output'];
  key: Scalars['String']['output'];
  kind: StartUpPackItemKind;
  name: Scalars['String']['output'];
};

export type StartUpPackItemKind = 'LegalPage' | 'Plan' | 'QuickGuide' | 'Template' | 'Theme';

export type StartUpPackOutcome =
  | 'Added'
  /** Could not be added. `note` has the reason. */
  | 'Refused'
  | 'Replaced'
  /** Could not be undone. `note` has the reason. */
  | 'Retained'
  | 'Reversed'
  | 'Skipped'
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
  /** The provider's onboarding URL, which redirects to the console when complete. */
  url?: Maybe<Scalars['String']['output']>;
};

export type StripeConnectionKind =
  /** Connected through the provider's onboarding. */
  | 'Account'
  /** Connected with the company's API keys. */
  | 'Keys';

/** The Stripe account that receives clients' payments. */
export type StripeIntegration = {
  __typename?: 'StripeIntegration';
  accountReference?: Maybe<Scalars['String']['output']>;
  /**
   * The increment of prices and refunds in minor units of the company's currency: 1, or 10 if card payments do not
   * support thousandths.
   */
  amountIncrement: Scalars['Int']['output'];
  businessName?: Maybe<Scalars['String']['output']>;
  /** The number of subscriptions that are charged through the account. */
  chargedSubscriptions: Scalars['Int']['output'];
  chargesEnabled: Scalars['Boolean']['output'];
  connectedAt?: Maybe<Scalars['DateTime']['output']>;
  connectedByName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  /** The deadline for the requirements. */
  currentDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** The account's URL at the provider. Null in the sandbox. */
  dashboardUrl?: Maybe<Scalars['String']['output']>;
  defaultCurrency?: Maybe<Scalars['String']['output']>;
  /** Null while NotConnected, as are the account fields below. */
  kind?: Maybe<StripeConnectionKind>;
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  mode?: Maybe<StripeMode>;
  payoutsEnabled: Scalars['Boolean']['output'];
  /** The information that the provider is reviewing. */
  pendingVerification: Array<StripeRequirement>;
  provider: CardProviderName;
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** The information that the provider requires, past due first. */
  requirements: Array<StripeRequirement>;
  /** The last four characters. The API never returns the full key. */
  secretKeyLast4?: Maybe<Scalars['String']['output']>;
  state: StripeState;
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  webhooks: WebhookHealth;
};

/** API keys, which are write-only. */
export type StripeKeysInput = {
  /** A key `pk_…` of the same mode. */
  publishableKey: Scalars['String']['input'];
  /** A key `sk_…` or `rk_…`. */
  secretKey: Scalars['String']['input'];
};

export type StripeMode = 'Live' | 'Test';

export type StripeRequirement = {
  __typename?: 'StripeRequirement';
  isPastDue: Scalars['Boolean']['output'];
  /** The requirement, for display. */
  label: Scalars['String']['output'];
  /** The provider's name of the requirement. */
  name: Scalars['String']['output'];
};

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

export type SubmitRequestedCardInput = {
  /** A token of the card provider's element or of a sandbox card. */
  cardToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** The effect of a new price on subscribers with an earlier price. */
export type SubscriberPriceChange =
  /** The new price applies from each subscriber's next renewal. */
  | 'AtRenewal'
  /** Subscribers keep their price. */
  | 'Keep'
  /**
   * The new price applies immediately. The current paid period is not charged again. If the interval changes, a new
   * period starts and is charged immediately.
   */
  | 'Now';

export type Subscription = {
  __typename?: 'Subscription';
  /** Sends the progress of a bulk action, at most four times a second. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientBulkActionChanged: ClientBulkAction;
  /**
   * Sends an event when clients are added or changed, except for payments; see `paymentRecorded`. One event can cover
   * many clients. Requires MANAGE_CLIENT_MANAGEMENT.
   */
  clientChanged: ClientChange;
  /** Sends the progress of an import, at most four times a second. Requires MANAGE_CLIENT_MANAGEMENT. */
  clientImportChanged: ClientImport;
  /** Sends the signed-in operator's company when its banner, live status, checklist or brand changes. */
  companyChanged: WhiteLabelledCustomer;
  /** Sends the progress of the company's archives, at most four times a second. Admins only. */
  companyExportChanged: CompanyExport;
  /**
   * Sends an event when the signed-in operator's notifications are added, removed or marked as read. Refetch the
   * notifications on each event.
   */
  notificationsChanged: NotificationEvent;
  /** Sends an event when payments are recorded or change. Requires MANAGE_PAYMENTS. */
  paymentRecorded: PaymentChange;
  /** Sends an event when the socket's session ends. The socket closes afterwards. */
  sessionEnded: SessionEnd;
  /** Sends the progress of installing or undoing a start-up pack. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  startUpPackChanged: StartUpPackInstallation;
  /** Sends the Stripe integration when it changes. Requires MANAGE_WHITE_LABELLED_CUSTOMER. */
  stripeIntegrationChanged: StripeIntegration;
};

export type SubscriptionClientBulkActionChangedArgs = {
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
  /** Tax is added to the price. */
  | 'Exclusive'
  /** The price includes tax. */
  | 'Inclusive'
  | 'Unspecified';

export type TestClock = {
  __typename?: 'TestClock';
  /** False with a real card provider, which always uses real time. */
  canAdvance: Scalars['Boolean']['output'];
  /** The number of days ahead of real time. */
  daysAhead: Scalars['Int']['output'];
  /** The company's current time. */
  now: Scalars['DateTime']['output'];
};

export type TextFacet = {
  __typename?: 'TextFacet';
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type ThemeField =
  | 'ClosedAccountMessage'
  | 'Color'
  | 'FullLogo'
  | 'Introduction'
  | 'IsSignUpOpen'
  | 'SquareLogo'
  | 'Tagline'
  | 'Title';

export type ThemeSetup = {
  __typename?: 'ThemeSetup';
  /** The message to a client whose account was deactivated. Defaults to a standard sentence. */
  closedAccountMessage?: Maybe<Scalars['String']['output']>;
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  /** A path below the API's base URL, valid for a day without a token. Null until the logo is uploaded. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  haveLogosBeenUploaded: Scalars['Boolean']['output'];
  /** The text below the headline. */
  introduction?: Maybe<Scalars['String']['output']>;
  /** Whether visitors can sign up as clients. */
  isSignUpOpen: Scalars['Boolean']['output'];
  /** A path below the API's base URL, valid for a day without a token. Null until the logo is uploaded. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
  /** The headline of the portal's home page. Defaults to the title. */
  tagline?: Maybe<Scalars['String']['output']>;
  /** The text in the browser tab, 1 to 60 characters. */
  title: Scalars['String']['output'];
};

export type ThemeSetupInput = {
  /** At most 500 characters, including line breaks. */
  closedAccountMessage?: InputMaybe<Scalars['String']['input']>;
  /** `#RRGGBB`. */
  colour: Scalars['String']['input'];
  /** At most 500 characters, including line breaks. */
  introduction?: InputMaybe<Scalars['String']['input']>;
  /** Null does not change it. */
  isSignUpOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 120 characters. Omitted optional fields do not change; null clears them. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** A saved version of the brand. */
export type ThemeVersion = {
  __typename?: 'ThemeVersion';
  /** The differences from the previous version. */
  changed: Array<ThemeField>;
  closedAccountMessage?: Maybe<Scalars['String']['output']>;
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  /** As in `ThemeSetup`, for the logo of this version. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  introduction?: Maybe<Scalars['String']['output']>;
  isSignUpOpen: Scalars['Boolean']['output'];
  /** Counts from 1 within the company. Versions from before the title and color were set are not listed. */
  number: Scalars['Int']['output'];
  /** The number of the version that this one restored. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  savedAt: Scalars['DateTime']['output'];
  /** Null if the operator is unknown. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** As in `ThemeSetup`, for the logo of this version. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
  tagline?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The settings of an authenticator app for time-based codes of 6 digits and 30 seconds (RFC 6238, SHA-1). */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** The secret in Base32, in groups of four characters for typing. */
  secret: Scalars['String']['output'];
  /** The `otpauth://totp/…` URI, for a QR code. */
  uri: Scalars['String']['output'];
};

export type TwoFactorStatus = {
  __typename?: 'TwoFactorStatus';
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Whether the operator has a password. Two-factor changes, ownership transfers and resets of another operator's
   * two-factor authentication require it.
   */
  hasPassword: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  /** Whether the company requires two-factor authentication. */
  isRequired: Scalars['Boolean']['output'];
  /** As in `MyAccount`: the operator has no password, and the session is older than 15 minutes. */
  mustReauthenticate: Scalars['Boolean']['output'];
  recoveryCodesRemaining: Scalars['Int']['output'];
};

export type UndeployedChanges = {
  __typename?: 'UndeployedChanges';
  /** What prevents a deployment, for display. */
  blocker?: Maybe<Scalars['String']['output']>;
  /** The number of changed items. */
  count: Scalars['Int']['output'];
  items: Array<PortalChange>;
  /** When the portal was last deployed. Null before the first deployment. */
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
  /** The client's `lockVersion` when it was last read. */
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
  /** The permissions that the client last read. Omit it to skip the comparison. */
  expected?: InputMaybe<Array<Permission>>;
  permissions: Array<Permission>;
  role: Role;
};

export type ViewAsClientInput = {
  clientId: Scalars['ID']['input'];
  /** 1 to 200 characters, for the audit log. */
  reason: Scalars['String']['input'];
};

export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  failed: Scalars['Int']['output'];
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  lastEventType?: Maybe<Scalars['String']['output']>;
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** In the last 24 hours, as is `failed`. */
  received: Scalars['Int']['output'];
  status: WebhookStatus;
};

export type WebhookStatus =
  /** Some events could not be processed. */
  | 'Failing'
  /** The latest events were processed. */
  | 'Healthy'
  /** No events have been received. */
  | 'Missing';

/** A company: one business that resells the service under its own brand. */
export type WhiteLabelledCustomer = {
  __typename?: 'WhiteLabelledCustomer';
  activeBanner?: Maybe<ActiveBanner>;
  /** The running deployment, with its steps. */
  activeDeployment?: Maybe<Deployment>;
  activeDeploymentSessionFound: Scalars['Boolean']['output'];
  /** The platform's reason for blocking the company. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** When the company was closed, according to its test clock. Also set while Blocked if the company was closed before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** An ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The ISO 4217 currency of all the company's amounts. */
  currency: Scalars['String']['output'];
  /** The URL of the published portal. Null before the first deployment. */
  dashboardLink?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  goLiveChecklist: GoLiveChecklist;
  id: Scalars['ID']['output'];
  /** Whether all operators must use two-factor authentication. */
  isTwoFactorRequired: Scalars['Boolean']['output'];
  liveStatus: LiveStatus;
  name: Scalars['String']['output'];
  /** In E.164 format: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The last time at which an Admin can reopen the company. Null unless Cancelled. */
  reopenableUntil?: Maybe<Scalars['DateTime']['output']>;
  status: CompanyStatus;
  /** An IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['output'];
  undeployedChangesExist: Scalars['Boolean']['output'];
  website?: Maybe<Scalars['String']['output']>;
};
