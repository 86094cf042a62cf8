import type { ActiveBanner } from '../../../contract/enums';
import type { ActivityKind } from '../../../contract/enums';
import type { ActorType } from '../../../contract/enums';
import type { AfterLastRetry } from '../../../contract/enums';
import type { AnalyticsInterval } from '../../../contract/enums';
import type { AnalyticsPreset } from '../../../contract/enums';
import type { CardProviderName } from '../../../contract/enums';
import type { CardStatus } from '../../../contract/enums';
import type { ChangeKind } from '../../../contract/enums';
import type { ClientBulkActionKind } from '../../../contract/enums';
import type { ClientBulkActionOutcome } from '../../../contract/enums';
import type { ClientBulkActionStatus } from '../../../contract/enums';
import type { ClientColumn } from '../../../contract/enums';
import type { ClientField } from '../../../contract/enums';
import type { ClientImportMatch } from '../../../contract/enums';
import type { ClientImportRowSelection } from '../../../contract/enums';
import type { ClientImportRowStatus } from '../../../contract/enums';
import type { ClientImportStatus } from '../../../contract/enums';
import type { ClientImportValueAction } from '../../../contract/enums';
import type { ClientImportValueField } from '../../../contract/enums';
import type { ClientSortField } from '../../../contract/enums';
import type { ClientSource } from '../../../contract/enums';
import type { ClientStatus } from '../../../contract/enums';
import type { ClientVisibleLocation } from '../../../contract/enums';
import type { CompanyAction } from '../../../contract/enums';
import type { CompanyExportStatus } from '../../../contract/enums';
import type { CompanyStatus } from '../../../contract/enums';
import type { ContentStatus } from '../../../contract/enums';
import type { ContentTranslationStatus } from '../../../contract/enums';
import type { CustomDomainKind } from '../../../contract/enums';
import type { DeactivationReason } from '../../../contract/enums';
import type { DeactivationTime } from '../../../contract/enums';
import type { DeploymentKind } from '../../../contract/enums';
import type { DeploymentStatus } from '../../../contract/enums';
import type { DeploymentStepName } from '../../../contract/enums';
import type { DeploymentStepStatus } from '../../../contract/enums';
import type { DeploymentTrigger } from '../../../contract/enums';
import type { DisputeStatus } from '../../../contract/enums';
import type { DomainCertificateStatus } from '../../../contract/enums';
import type { DomainDnsStatus } from '../../../contract/enums';
import type { DomainRecordPurpose } from '../../../contract/enums';
import type { DomainRecordStatus } from '../../../contract/enums';
import type { DomainRecordType } from '../../../contract/enums';
import type { EmailChangeStatus } from '../../../contract/enums';
import type { EmailSide } from '../../../contract/enums';
import type { InvitationStatus } from '../../../contract/enums';
import type { ListName } from '../../../contract/enums';
import type { LiveStatus } from '../../../contract/enums';
import type { LogoKind } from '../../../contract/enums';
import type { MarketingCategory } from '../../../contract/enums';
import type { MarketingFormat } from '../../../contract/enums';
import type { MrrMovementKind } from '../../../contract/enums';
import type { NotificationKind } from '../../../contract/enums';
import type { NotificationReason } from '../../../contract/enums';
import type { OnboardingStep } from '../../../contract/enums';
import type { OperatorStatus } from '../../../contract/enums';
import type { PaymentAction } from '../../../contract/enums';
import type { PaymentColumn } from '../../../contract/enums';
import type { PaymentDirection } from '../../../contract/enums';
import type { PaymentSortField } from '../../../contract/enums';
import type { PaymentStatus } from '../../../contract/enums';
import type { PaymentStatusFilter } from '../../../contract/enums';
import type { PaymentTrigger } from '../../../contract/enums';
import type { PaymentType } from '../../../contract/enums';
import type { Permission } from '../../../contract/enums';
import type { PlanInterval } from '../../../contract/enums';
import type { PlanStatus } from '../../../contract/enums';
import type { PortalArea } from '../../../contract/enums';
import type { PortalChangeKind } from '../../../contract/enums';
import type { ProductionGap } from '../../../contract/enums';
import type { RefundReason } from '../../../contract/enums';
import type { RefundStatus } from '../../../contract/enums';
import type { Role } from '../../../contract/enums';
import type { SessionEndReason } from '../../../contract/enums';
import type { SortDirection } from '../../../contract/enums';
import type { StartUpPackChoice } from '../../../contract/enums';
import type { StartUpPackItemKind } from '../../../contract/enums';
import type { StartUpPackOutcome } from '../../../contract/enums';
import type { StartUpPackStatus } from '../../../contract/enums';
import type { StripeConnectionKind } from '../../../contract/enums';
import type { StripeMode } from '../../../contract/enums';
import type { StripeState } from '../../../contract/enums';
import type { SubscriberPriceChange } from '../../../contract/enums';
import type { SubscriptionStatus } from '../../../contract/enums';
import type { TaxBehavior } from '../../../contract/enums';
import type { ThemeField } from '../../../contract/enums';
import type { TranslatableKind } from '../../../contract/enums';
import type { WebhookStatus } from '../../../contract/enums';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context/context';
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
  /** A day in the company's time zone: `2026-01-31`. */
  Date: { input: string; output: string };
  /** A time in UTC, in ISO 8601 format with milliseconds: `2026-01-31T23:59:59.000Z`. */
  DateTime: { input: Date | string; output: Date | string };
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

export { ActiveBanner };

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

export { ActivityKind };

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

export { ActorType };

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

export { AfterLastRetry };

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

export { AnalyticsInterval };

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

export { AnalyticsPreset };

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

export { CardProviderName };

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

export { CardStatus };

export { ChangeKind };

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
  /** The language of the client's emails and documents, as in `Operator`. Null for the company's default language. */
  language?: Maybe<Scalars['String']['output']>;
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

export { ClientBulkActionKind };

export { ClientBulkActionOutcome };

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

export { ClientBulkActionStatus };

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

export { ClientColumn };

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

export { ClientField };

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
  /**
   * Plans, countries, languages and statuses without a match in the validated rows: the 200 most frequent, and all with
   * an action.
   */
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

export { ClientImportMatch };

export type ClientImportRow = {
  __typename?: 'ClientImportRow';
  cells: Array<Scalars['String']['output']>;
  /** The row number in a spreadsheet, where the header is 1. */
  number: Scalars['Int']['output'];
  /** The reasons for a Refused row, in the language of the request. */
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

export { ClientImportRowSelection };

export { ClientImportRowStatus };

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

export { ClientImportStatus };

export type ClientImportValue = {
  __typename?: 'ClientImportValue';
  /** Null without an action, which refuses the rows. */
  action?: Maybe<ClientImportValueAction>;
  /** The number of rows with this value. */
  count: Scalars['Int']['output'];
  field: ClientImportValueField;
  /**
   * A plan's id, a country's ISO 3166-1 alpha-2 code, a language as in `Client.language`, or a status. Null unless the
   * action is Replace.
   */
  replacement?: Maybe<Scalars['String']['output']>;
  /** As spelled in the first row with this value. */
  value: Scalars['String']['output'];
};

export { ClientImportValueAction };

export { ClientImportValueField };

export type ClientImportValueInput = {
  action: ClientImportValueAction;
  field: ClientImportValueField;
  /** As in `ClientImportValue`. Required with Replace, ignored otherwise. */
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

export { ClientSortField };

export { ClientSource };

export { ClientStatus };

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

export { ClientVisibleLocation };

export { CompanyAction };

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

export { CompanyExportStatus };

/** A company's details, for clients, receipts and the platform's invoices. */
export type CompanyProfile = {
  __typename?: 'CompanyProfile';
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** The fields that clients can see, with their locations. */
  clientVisibleFields: Array<ClientVisibleField>;
  /** The language in which the operators write the brand's texts, plans, guides and legal pages. */
  contentLanguage: Scalars['String']['output'];
  /** An ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  /** The ISO 4217 currency of all the company's amounts. */
  currency: Scalars['String']['output'];
  /** The language of emails and documents for clients without a language of their own, as in `Operator.language`. */
  defaultLanguage: Scalars['String']['output'];
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
  /** The languages of the portal. Includes `defaultLanguage`. */
  portalLanguages: Array<Scalars['String']['output']>;
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

export { CompanyStatus };

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

export { ContentStatus };

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

export type ContentTranslationDetail = {
  __typename?: 'ContentTranslationDetail';
  contentLanguage: Scalars['String']['output'];
  /** The fields whose original has a text. */
  fields: Array<TranslatedField>;
  /** As in `QuickGuideDetail`. Null unless a guide. */
  imageQuery?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  kind: TranslatableKind;
  language: Scalars['String']['output'];
  /** 0 without a translation. Increments with each change. */
  lockVersion: Scalars['Int']['output'];
  /** Identifies the current originals, for `saveContentTranslation`. */
  originalVersion: Scalars['String']['output'];
  status: ContentTranslationStatus;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The variables that the HTML of a guide or legal page can contain. */
  variables: Array<ContentVariable>;
};

/** Fields that are omitted or empty have no translation. */
export type ContentTranslationInput = {
  fields: Array<TranslatedFieldInput>;
  key: Scalars['String']['input'];
  kind: TranslatableKind;
  language: Scalars['String']['input'];
  lockVersion: Scalars['Int']['input'];
  /** Of the originals that were translated. If they have changed since, the saved translation is Outdated. */
  originalVersion: Scalars['String']['input'];
};

export type ContentTranslationState = {
  __typename?: 'ContentTranslationState';
  language: Scalars['String']['output'];
  status: ContentTranslationStatus;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
};

export { ContentTranslationStatus };

export type ContentTranslations = {
  __typename?: 'ContentTranslations';
  /** The language of the originals, as in `CompanyProfile`. */
  contentLanguage: Scalars['String']['output'];
  /** The brand, then plans, guides and legal pages in their order on the portal. Omits items without texts. */
  items: Array<TranslatableItem>;
  /** The languages of the portal except `contentLanguage`. */
  languages: Array<Scalars['String']['output']>;
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
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. If the portal doesn't offer it, the company's default language applies. */
  language?: InputMaybe<Scalars['String']['input']>;
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

export { CustomDomainKind };

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

export { DeactivationReason };

export { DeactivationTime };

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

export { DeploymentKind };

export type DeploymentPage = {
  __typename?: 'DeploymentPage';
  items: Array<Deployment>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export { DeploymentStatus };

export type DeploymentStep = {
  __typename?: 'DeploymentStep';
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The result, for display. */
  message?: Maybe<Scalars['String']['output']>;
  name: DeploymentStepName;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: DeploymentStepStatus;
};

export { DeploymentStepName };

export { DeploymentStepStatus };

export { DeploymentTrigger };

export { DisputeStatus };

export { DomainCertificateStatus };

export { DomainDnsStatus };

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

export { DomainRecordPurpose };

export { DomainRecordStatus };

export { DomainRecordType };

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

export { EmailChangeStatus };

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

export { EmailSide };

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
  /** The language of a translation, as in `Operator.language`. Null for other fields. */
  language?: Maybe<Scalars['String']['output']>;
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

export { InvitationStatus };

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

export { ListName };

export { LiveStatus };

export { LogoKind };

export type MarketingBrand = {
  __typename?: 'MarketingBrand';
  colour: Scalars['String']['output'];
  hasLogo: Scalars['Boolean']['output'];
  /** The URL of the portal. Null before the first deployment. */
  portalUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export { MarketingCategory };

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

export { MarketingFormat };

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

export { MrrMovementKind };

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
   * Removes a translation, so that clients see the original after the next deployment. NOT_FOUND and CONFLICT as in
   * `saveContentTranslation`. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  removeContentTranslation: ContentTranslationDetail;
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
   * Saves a translation. Clients see it after the next deployment. NOT_FOUND as in `contentTranslation`; CONFLICT with
   * `kind: Stale` if another operator has saved since `lockVersion`; BAD_USER_INPUT for a text whose original is empty.
   * Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  saveContentTranslation: ContentTranslationDetail;
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
  /** The portal changes with the next deployment, emails and documents immediately. */
  updatePortalLanguages: CompanyProfile;
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

export type MutationRemoveContentTranslationArgs = {
  key: Scalars['String']['input'];
  kind: TranslatableKind;
  language: Scalars['String']['input'];
  lockVersion: Scalars['Int']['input'];
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

export type MutationSaveContentTranslationArgs = {
  input: ContentTranslationInput;
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

export type MutationUpdatePortalLanguagesArgs = {
  input: PortalLanguagesInput;
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
  /** The language of the console's texts and the operator's emails, as in `Operator`. */
  language?: Maybe<Scalars['String']['output']>;
  /**
   * A BCP 47 tag for dates and numbers. Null uses the browser's locale, and the format of the company's country in
   * emails.
   */
  locale?: Maybe<Scalars['String']['output']>;
  /** Whether sensitive actions require a new sign-in: the operator has no password, and the session is older than 15 minutes. */
  mustReauthenticate: Scalars['Boolean']['output'];
  pendingEmail?: Maybe<PendingEmail>;
};

/** Omitted fields do not change. */
export type MyProfileInput = {
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. Null uses the language of the next sign-in. */
  language?: InputMaybe<Scalars['String']['input']>;
  /**
   * A BCP 47 tag for dates and numbers. Null uses the browser's locale, and the format of the company's country in
   * emails.
   */
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

export { NotificationKind };

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

export { NotificationReason };

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

export { OnboardingStep };

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
  /**
   * A BCP 47 tag for the console's texts and the operator's emails: `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. Set to the
   * language of the first sign-in. Only returned for the signed-in operator.
   */
  language?: Maybe<Scalars['String']['output']>;
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * A BCP 47 tag for dates and numbers. Null uses the browser's locale, and the format of the company's country in
   * emails. Only returned for the signed-in operator.
   */
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

export { OperatorStatus };

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

export { PaymentAction };

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

export { PaymentColumn };

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

export { PaymentDirection };

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

export { PaymentSortField };

export { PaymentStatus };

export { PaymentStatusFilter };

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

export { PaymentTrigger };

export { PaymentType };

/** A new email address, pending confirmation by both addresses. */
export type PendingEmail = {
  __typename?: 'PendingEmail';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isNewConfirmed: Scalars['Boolean']['output'];
  isOldConfirmed: Scalars['Boolean']['output'];
};

export { Permission };

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

export { PlanInterval };

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

export { PlanStatus };

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

export { PortalArea };

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

export { PortalChangeKind };

export type PortalLanguagesInput = {
  /** As in `CompanyProfile`. Unchanged if omitted. */
  contentLanguage?: InputMaybe<Scalars['String']['input']>;
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. */
  defaultLanguage: Scalars['String']['input'];
  /** Must include `defaultLanguage`. */
  portalLanguages: Array<Scalars['String']['input']>;
};

export type PortalViewLink = {
  __typename?: 'PortalViewLink';
  /** The URL of the portal session, valid once within a minute. The session lasts 30 minutes. */
  url: Scalars['String']['output'];
};

export { ProductionGap };

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
  /**
   * Returns the texts of one item in one language for editing. NOT_FOUND for an unknown item, and for a language that is
   * not among `ContentTranslations.languages`. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  contentTranslation: ContentTranslationDetail;
  /**
   * Returns the brand, plans, published guides and published legal pages, with the state of their translations. Requires
   * MANAGE_WHITE_LABELLED_CUSTOMER.
   */
  contentTranslations: ContentTranslations;
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

export type QueryContentTranslationArgs = {
  key: Scalars['String']['input'];
  kind: TranslatableKind;
  language: Scalars['String']['input'];
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

export { RefundReason };

export { RefundStatus };

export { Role };

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

export { SessionEndReason };

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

export { SortDirection };

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

export { StartUpPackChoice };

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

export { StartUpPackItemKind };

export { StartUpPackOutcome };

export type StartUpPackPreview = {
  __typename?: 'StartUpPackPreview';
  /** The language of the company's content, as in `CompanyProfile`. */
  contentLanguage: Scalars['String']['output'];
  items: Array<StartUpPackItem>;
  /** The language of the pack's texts. */
  language: Scalars['String']['output'];
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

export { StartUpPackStatus };

export type StripeConnection = {
  __typename?: 'StripeConnection';
  integration: StripeIntegration;
  /** The provider's onboarding URL, which redirects to the console when complete. */
  url?: Maybe<Scalars['String']['output']>;
};

export { StripeConnectionKind };

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

export { StripeMode };

export type StripeRequirement = {
  __typename?: 'StripeRequirement';
  isPastDue: Scalars['Boolean']['output'];
  /** The requirement, for display. */
  label: Scalars['String']['output'];
  /** The provider's name of the requirement. */
  name: Scalars['String']['output'];
};

export { StripeState };

export type SubmitRequestedCardInput = {
  /** A token of the card provider's element or of a sandbox card. */
  cardToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export { SubscriberPriceChange };

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

export { SubscriptionStatus };

export { TaxBehavior };

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

export { ThemeField };

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

export type TranslatableItem = {
  __typename?: 'TranslatableItem';
  /** `theme` for the brand, the id of a plan or guide, or the pathname of a legal page. */
  key: Scalars['String']['output'];
  kind: TranslatableKind;
  title: Scalars['String']['output'];
  /** One for each of `ContentTranslations.languages`, in the same order. */
  translations: Array<ContentTranslationState>;
};

export { TranslatableKind };

export type TranslatedField = {
  __typename?: 'TranslatedField';
  /**
   * `tagline`, `introduction` and `closedAccountMessage` of the brand; `name`, `description` and `features` of a plan,
   * one feature per line; `title`, `summary` and `html` of a guide; `title` and `html` of a legal page.
   */
  name: Scalars['String']['output'];
  original: Scalars['String']['output'];
  /** Empty if the field has no translation. */
  translation: Scalars['String']['output'];
};

export type TranslatedFieldInput = {
  /** As in `TranslatedField`. */
  name: Scalars['String']['input'];
  /** As in `TranslatedField`. HTML has at most 200,000 characters after sanitizing. */
  value: Scalars['String']['input'];
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
  /** The number of missing, incomplete and outdated translations. Clients see the original instead. */
  openTranslations: Scalars['Int']['output'];
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
  /** As in `CreateClientInput`. */
  language?: InputMaybe<Scalars['String']['input']>;
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

export { WebhookStatus };

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
  /** As in `CompanyProfile`. */
  contentLanguage: Scalars['String']['output'];
  /** An ISO 3166-1 alpha-2 code. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The ISO 4217 currency of all the company's amounts. */
  currency: Scalars['String']['output'];
  /** The URL of the published portal. Null before the first deployment. */
  dashboardLink?: Maybe<Scalars['String']['output']>;
  /** As in `CompanyProfile`. */
  defaultLanguage: Scalars['String']['output'];
  email: Scalars['String']['output'];
  goLiveChecklist: GoLiveChecklist;
  id: Scalars['ID']['output'];
  /** Whether all operators must use two-factor authentication. */
  isTwoFactorRequired: Scalars['Boolean']['output'];
  liveStatus: LiveStatus;
  name: Scalars['String']['output'];
  /** In E.164 format: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** As in `CompanyProfile`. */
  portalLanguages: Array<Scalars['String']['output']>;
  /** The last time at which an Admin can reopen the company. Null unless Cancelled. */
  reopenableUntil?: Maybe<Scalars['DateTime']['output']>;
  status: CompanyStatus;
  /** An IANA name: `Europe/Lisbon`. */
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
  ActivityEmail: ResolverTypeWrapper<ActivityEmail>;
  ActivityKind: ActivityKind;
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
  AverageMetric: ResolverTypeWrapper<AverageMetric>;
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
  ClientBulkAction: ResolverTypeWrapper<ClientBulkAction>;
  ClientBulkActionInput: ClientBulkActionInput;
  ClientBulkActionKind: ClientBulkActionKind;
  ClientBulkActionOutcome: ClientBulkActionOutcome;
  ClientBulkActionPreview: ResolverTypeWrapper<ClientBulkActionPreview>;
  ClientBulkActionRefusal: ResolverTypeWrapper<ClientBulkActionRefusal>;
  ClientBulkActionRow: ResolverTypeWrapper<ClientBulkActionRow>;
  ClientBulkActionRowPage: ResolverTypeWrapper<ClientBulkActionRowPage>;
  ClientBulkActionStatus: ClientBulkActionStatus;
  ClientCard: ResolverTypeWrapper<ClientCard>;
  ClientChange: ResolverTypeWrapper<ClientChange>;
  ClientColumn: ClientColumn;
  ClientCounts: ResolverTypeWrapper<ClientCounts>;
  ClientDeactivation: ResolverTypeWrapper<ClientDeactivation>;
  ClientDeactivationPreview: ResolverTypeWrapper<ClientDeactivationPreview>;
  ClientExport: ResolverTypeWrapper<ClientExport>;
  ClientFacets: ResolverTypeWrapper<ClientFacets>;
  ClientField: ClientField;
  ClientFilter: ClientFilter;
  ClientImport: ResolverTypeWrapper<ClientImport>;
  ClientImportColumn: ResolverTypeWrapper<ClientImportColumn>;
  ClientImportMappingInput: ClientImportMappingInput;
  ClientImportMatch: ClientImportMatch;
  ClientImportRow: ResolverTypeWrapper<ClientImportRow>;
  ClientImportRowPage: ResolverTypeWrapper<ClientImportRowPage>;
  ClientImportRowSelection: ClientImportRowSelection;
  ClientImportRowStatus: ClientImportRowStatus;
  ClientImportSavedColumn: ResolverTypeWrapper<ClientImportSavedColumn>;
  ClientImportSavedColumnInput: ClientImportSavedColumnInput;
  ClientImportSavedMapping: ResolverTypeWrapper<ClientImportSavedMapping>;
  ClientImportStatus: ClientImportStatus;
  ClientImportValue: ResolverTypeWrapper<ClientImportValue>;
  ClientImportValueAction: ClientImportValueAction;
  ClientImportValueField: ClientImportValueField;
  ClientImportValueInput: ClientImportValueInput;
  ClientMetrics: ResolverTypeWrapper<ClientMetrics>;
  ClientMoney: ResolverTypeWrapper<ClientMoney>;
  ClientNeighbors: ResolverTypeWrapper<ClientNeighbors>;
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
  ClientSummary: ResolverTypeWrapper<ClientSummary>;
  ClientVisibleField: ResolverTypeWrapper<ClientVisibleField>;
  ClientVisibleLocation: ClientVisibleLocation;
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
  ContentTranslationDetail: ResolverTypeWrapper<ContentTranslationDetail>;
  ContentTranslationInput: ContentTranslationInput;
  ContentTranslationState: ResolverTypeWrapper<ContentTranslationState>;
  ContentTranslationStatus: ContentTranslationStatus;
  ContentTranslations: ResolverTypeWrapper<ContentTranslations>;
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
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormDraft: ResolverTypeWrapper<Scalars['FormDraft']['output']>;
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
  MarketingFieldInput: MarketingFieldInput;
  MarketingFileInput: MarketingFileInput;
  MarketingFormat: MarketingFormat;
  MarketingTemplate: ResolverTypeWrapper<MarketingTemplate>;
  MarketingTemplateDetail: ResolverTypeWrapper<MarketingTemplateDetail>;
  MarketingTextInput: MarketingTextInput;
  Metric: ResolverTypeWrapper<Metric>;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  MoneyMetrics: ResolverTypeWrapper<MoneyMetrics>;
  MoneyPoint: ResolverTypeWrapper<MoneyPoint>;
  MrrMovementFilter: MrrMovementFilter;
  MrrMovementKind: MrrMovementKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccount: ResolverTypeWrapper<MyAccount>;
  MyProfileInput: MyProfileInput;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationEvent: ResolverTypeWrapper<NotificationEvent>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationReason: NotificationReason;
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
  PortalArea: PortalArea;
  PortalChange: ResolverTypeWrapper<PortalChange>;
  PortalChangeKind: PortalChangeKind;
  PortalLanguagesInput: PortalLanguagesInput;
  PortalViewLink: ResolverTypeWrapper<PortalViewLink>;
  ProductionGap: ProductionGap;
  PublishLegalPageInput: PublishLegalPageInput;
  PublishQuickGuideInput: PublishQuickGuideInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickGuide: ResolverTypeWrapper<QuickGuide>;
  QuickGuideDetail: ResolverTypeWrapper<QuickGuideDetail>;
  QuickGuideDraftInput: QuickGuideDraftInput;
  RateMetric: ResolverTypeWrapper<RateMetric>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Refund: ResolverTypeWrapper<Refund>;
  RefundPaymentInput: RefundPaymentInput;
  RefundReason: RefundReason;
  RefundStatus: RefundStatus;
  Role: Role;
  RolePermissions: ResolverTypeWrapper<RolePermissions>;
  SandboxAccount: ResolverTypeWrapper<SandboxAccount>;
  SandboxCard: ResolverTypeWrapper<SandboxCard>;
  SaveClientImportMappingInput: SaveClientImportMappingInput;
  SavedView: ResolverTypeWrapper<SavedView>;
  SavedViewInput: SavedViewInput;
  SentInvitation: ResolverTypeWrapper<SentInvitation>;
  Session: ResolverTypeWrapper<Session>;
  SessionEnd: ResolverTypeWrapper<SessionEnd>;
  SessionEndReason: SessionEndReason;
  SignUpInput: SignUpInput;
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
  SubmitRequestedCardInput: SubmitRequestedCardInput;
  SubscriberPriceChange: SubscriberPriceChange;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionStatus: SubscriptionStatus;
  TaxBehavior: TaxBehavior;
  TestClock: ResolverTypeWrapper<TestClock>;
  TextFacet: ResolverTypeWrapper<TextFacet>;
  ThemeField: ThemeField;
  ThemeSetup: ResolverTypeWrapper<ThemeSetup>;
  ThemeSetupInput: ThemeSetupInput;
  ThemeVersion: ResolverTypeWrapper<ThemeVersion>;
  TranslatableItem: ResolverTypeWrapper<TranslatableItem>;
  TranslatableKind: TranslatableKind;
  TranslatedField: ResolverTypeWrapper<TranslatedField>;
  TranslatedFieldInput: TranslatedFieldInput;
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
  ActivityEmail: ActivityEmail;
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
  AverageMetric: AverageMetric;
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
  ClientBulkAction: ClientBulkAction;
  ClientBulkActionInput: ClientBulkActionInput;
  ClientBulkActionPreview: ClientBulkActionPreview;
  ClientBulkActionRefusal: ClientBulkActionRefusal;
  ClientBulkActionRow: ClientBulkActionRow;
  ClientBulkActionRowPage: ClientBulkActionRowPage;
  ClientCard: ClientCard;
  ClientChange: ClientChange;
  ClientCounts: ClientCounts;
  ClientDeactivation: ClientDeactivation;
  ClientDeactivationPreview: ClientDeactivationPreview;
  ClientExport: ClientExport;
  ClientFacets: ClientFacets;
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
  ClientMetrics: ClientMetrics;
  ClientMoney: ClientMoney;
  ClientNeighbors: ClientNeighbors;
  ClientPage: ClientPage;
  ClientPlan: ClientPlan;
  ClientPlanOffer: ClientPlanOffer;
  ClientSelection: ClientSelection;
  ClientSort: ClientSort;
  ClientStatusCount: ClientStatusCount;
  ClientSubscription: ClientSubscription;
  ClientSummary: ClientSummary;
  ClientVisibleField: ClientVisibleField;
  CompanyDetailsInput: CompanyDetailsInput;
  CompanyExport: CompanyExport;
  CompanyProfile: CompanyProfile;
  CompanyProfileInput: CompanyProfileInput;
  CompanyStatusRule: CompanyStatusRule;
  ConflictingRecord: ConflictingRecord;
  ConnectStripeInput: ConnectStripeInput;
  ContentText: ContentText;
  ContentTranslationDetail: ContentTranslationDetail;
  ContentTranslationInput: ContentTranslationInput;
  ContentTranslationState: ContentTranslationState;
  ContentTranslations: ContentTranslations;
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
  Float: Scalars['Float']['output'];
  FormDraft: Scalars['FormDraft']['output'];
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
  MarketingFieldInput: MarketingFieldInput;
  MarketingFileInput: MarketingFileInput;
  MarketingTemplate: MarketingTemplate;
  MarketingTemplateDetail: MarketingTemplateDetail;
  MarketingTextInput: MarketingTextInput;
  Metric: Metric;
  MinorUnits: Scalars['MinorUnits']['output'];
  MoneyMetrics: MoneyMetrics;
  MoneyPoint: MoneyPoint;
  MrrMovementFilter: MrrMovementFilter;
  Mutation: Record<PropertyKey, never>;
  MyAccount: MyAccount;
  MyProfileInput: MyProfileInput;
  Notification: Notification;
  NotificationEvent: NotificationEvent;
  NotificationPage: NotificationPage;
  NotificationPreference: NotificationPreference;
  NotificationPreferenceInput: NotificationPreferenceInput;
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
  PortalChange: PortalChange;
  PortalLanguagesInput: PortalLanguagesInput;
  PortalViewLink: PortalViewLink;
  PublishLegalPageInput: PublishLegalPageInput;
  PublishQuickGuideInput: PublishQuickGuideInput;
  Query: Record<PropertyKey, never>;
  QuickGuide: QuickGuide;
  QuickGuideDetail: QuickGuideDetail;
  QuickGuideDraftInput: QuickGuideDraftInput;
  RateMetric: RateMetric;
  RecoveryCodes: RecoveryCodes;
  Refund: Refund;
  RefundPaymentInput: RefundPaymentInput;
  RolePermissions: RolePermissions;
  SandboxAccount: SandboxAccount;
  SandboxCard: SandboxCard;
  SaveClientImportMappingInput: SaveClientImportMappingInput;
  SavedView: SavedView;
  SavedViewInput: SavedViewInput;
  SentInvitation: SentInvitation;
  Session: Session;
  SessionEnd: SessionEnd;
  SignUpInput: SignUpInput;
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
  SubmitRequestedCardInput: SubmitRequestedCardInput;
  Subscription: Record<PropertyKey, never>;
  TestClock: TestClock;
  TextFacet: TextFacet;
  ThemeSetup: ThemeSetup;
  ThemeSetupInput: ThemeSetupInput;
  ThemeVersion: ThemeVersion;
  TranslatableItem: TranslatableItem;
  TranslatedField: TranslatedField;
  TranslatedFieldInput: TranslatedFieldInput;
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
  client?: Resolver<Maybe<ResolversTypes['ClientSummary']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['ActivityEmail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  refundAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['ActivitySignIn']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ActivityEmailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivityEmail'] = ResolversParentTypes['ActivityEmail'],
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
  clients?: Resolver<ResolversTypes['ClientMetrics'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['AnalyticsInterval'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['MoneyMetrics']>, ParentType, ContextType>;
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
  newPayingClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type AverageMetricResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AverageMetric'] = ResolversParentTypes['AverageMetric'],
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
  hasPlanAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  pastDuePayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ClientSubscription']>, ParentType, ContextType>;
}>;

export type ClientBillingPlanResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBillingPlan'] = ResolversParentTypes['ClientBillingPlan'],
> = ResolversObject<{
  activeClientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ClientBulkActionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkAction'] = ResolversParentTypes['ClientBulkAction'],
> = ResolversObject<{
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClientBulkActionKind'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClientBulkActionStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientBulkActionPreviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkActionPreview'] =
    ResolversParentTypes['ClientBulkActionPreview'],
> = ResolversObject<{
  examples?: Resolver<Array<ResolversTypes['ClientSummary']>, ParentType, ContextType>;
  mrrChange?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ClientBulkActionRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  willChange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientBulkActionRefusalResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkActionRefusal'] =
    ResolversParentTypes['ClientBulkActionRefusal'],
> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClientBulkActionRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkActionRow'] =
    ResolversParentTypes['ClientBulkActionRow'],
> = ResolversObject<{
  client?: Resolver<ResolversTypes['ClientSummary'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ClientBulkActionOutcome'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClientBulkActionRowPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientBulkActionRowPage'] =
    ResolversParentTypes['ClientBulkActionRowPage'],
> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['ClientBulkActionRow']>, ParentType, ContextType>;
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
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transitions?: Resolver<Array<ResolversTypes['ClientStatus']>, ParentType, ContextType>;
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
  validRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ClientMetricsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientMetrics'] = ResolversParentTypes['ClientMetrics'],
> = ResolversObject<{
  active?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  churnRate?: Resolver<ResolversTypes['RateMetric'], ParentType, ContextType>;
  churned?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  newPaying?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  trialsEnding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ClientNeighborsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientNeighbors'] = ResolversParentTypes['ClientNeighbors'],
> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['ClientSummary']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['ClientSummary']>, ParentType, ContextType>;
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
  hasAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['PlanInterval'], ParentType, ContextType>;
  intervalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextChargeAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
}>;

export type ClientSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientSummary'] = ResolversParentTypes['ClientSummary'],
> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClientVisibleFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ClientVisibleField'] = ResolversParentTypes['ClientVisibleField'],
> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['ClientVisibleLocation']>, ParentType, ContextType>;
}>;

export type CompanyExportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CompanyExport'] = ResolversParentTypes['CompanyExport'],
> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kilobytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  clientVisibleFields?: Resolver<Array<ResolversTypes['ClientVisibleField']>, ParentType, ContextType>;
  contentLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locks?: Resolver<Array<ResolversTypes['FieldLock']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portalLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ContentTranslationDetailResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentTranslationDetail'] =
    ResolversParentTypes['ContentTranslationDetail'],
> = ResolversObject<{
  contentLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TranslatedField']>, ParentType, ContextType>;
  imageQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TranslatableKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentTranslationStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['ContentVariable']>, ParentType, ContextType>;
}>;

export type ContentTranslationStateResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentTranslationState'] =
    ResolversParentTypes['ContentTranslationState'],
> = ResolversObject<{
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentTranslationStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ContentTranslationsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContentTranslations'] =
    ResolversParentTypes['ContentTranslations'],
> = ResolversObject<{
  contentLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TranslatableItem']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  hints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hostname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructionsSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instructionsSentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomDomainKind'], ParentType, ContextType>;
  lastCheckError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastCheckedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DomainRecord']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['DeploymentStep']>, ParentType, ContextType>;
  verificationDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationFailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  canRollBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PortalChange']>, ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FieldLockResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FieldLock'] = ResolversParentTypes['FieldLock'],
> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasLogo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MarketingFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketingField'] = ResolversParentTypes['MarketingField'],
> = ResolversObject<{
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMultiline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type MetricResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric'],
> = ResolversObject<{
  previous?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
}>;

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MoneyMetricsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MoneyMetrics'] = ResolversParentTypes['MoneyMetrics'],
> = ResolversObject<{
  arpu?: Resolver<ResolversTypes['AverageMetric'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAmount?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  failedPayments?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrr?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrrByPlan?: Resolver<Array<ResolversTypes['PlanMrr']>, ParentType, ContextType>;
  mrrChurned?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrrContraction?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrrExpansion?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrrNew?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  mrrStart?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
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
  advanceTestClock?: Resolver<
    ResolversTypes['TestClock'],
    ParentType,
    ContextType,
    RequireFields<MutationAdvanceTestClockArgs, 'days' | 'idempotencyKey'>
  >;
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
  cancelClientBulkAction?: Resolver<
    ResolversTypes['ClientBulkAction'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelClientBulkActionArgs, 'id'>
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
  confirmTwoFactorSetup?: Resolver<
    ResolversTypes['RecoveryCodes'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmTwoFactorSetupArgs, 'code'>
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
  createCompanyExportLink?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateCompanyExportLinkArgs, 'id'>
  >;
  createInvitationLink?: Resolver<
    ResolversTypes['InvitationLink'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateInvitationLinkArgs, 'id'>
  >;
  createInvoiceLink?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateInvoiceLinkArgs, 'id'>
  >;
  createQuickGuide?: Resolver<
    ResolversTypes['QuickGuide'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateQuickGuideArgs, 'idempotencyKey' | 'title'>
  >;
  createReceiptLink?: Resolver<
    ResolversTypes['DownloadLink'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateReceiptLinkArgs, 'id'>
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
  disableTwoFactor?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationDisableTwoFactorArgs, 'code'>
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
  emailDomainInstructions?: Resolver<
    ResolversTypes['CustomDomain'],
    ParentType,
    ContextType,
    RequireFields<MutationEmailDomainInstructionsArgs, 'email' | 'id'>
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
  pauseClient?: Resolver<
    ResolversTypes['Client'],
    ParentType,
    ContextType,
    RequireFields<MutationPauseClientArgs, 'id'>
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
  regenerateRecoveryCodes?: Resolver<
    ResolversTypes['RecoveryCodes'],
    ParentType,
    ContextType,
    RequireFields<MutationRegenerateRecoveryCodesArgs, 'code'>
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
  removeContentTranslation?: Resolver<
    ResolversTypes['ContentTranslationDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveContentTranslationArgs, 'key' | 'kind' | 'language' | 'lockVersion'>
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
  reopenCompany?: Resolver<ResolversTypes['WhiteLabelledCustomer'], ParentType, ContextType>;
  reorderClientBillingPlans?: Resolver<
    Array<ResolversTypes['ClientBillingPlan']>,
    ParentType,
    ContextType,
    RequireFields<MutationReorderClientBillingPlansArgs, 'ids'>
  >;
  reorderQuickGuides?: Resolver<
    Array<ResolversTypes['QuickGuide']>,
    ParentType,
    ContextType,
    RequireFields<MutationReorderQuickGuidesArgs, 'ids'>
  >;
  requestClientCard?: Resolver<
    ResolversTypes['ClientBilling'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestClientCardArgs, 'clientId' | 'idempotencyKey'>
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
  resendInvitation?: Resolver<
    ResolversTypes['SentInvitation'],
    ParentType,
    ContextType,
    RequireFields<MutationResendInvitationArgs, 'id'>
  >;
  resetMarketingText?: Resolver<
    ResolversTypes['MarketingTemplateDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationResetMarketingTextArgs, 'slug'>
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
  rollBackDeployment?: Resolver<
    ResolversTypes['Deployment'],
    ParentType,
    ContextType,
    RequireFields<MutationRollBackDeploymentArgs, 'id'>
  >;
  saveClientImportMapping?: Resolver<
    ResolversTypes['ClientImportSavedMapping'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveClientImportMappingArgs, 'input'>
  >;
  saveContentTranslation?: Resolver<
    ResolversTypes['ContentTranslationDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveContentTranslationArgs, 'input'>
  >;
  saveLegalDraft?: Resolver<
    ResolversTypes['LegalPage'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveLegalDraftArgs, 'input'>
  >;
  saveMarketingText?: Resolver<
    ResolversTypes['MarketingTemplateDetail'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveMarketingTextArgs, 'input'>
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
  sendPortalAccess?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationSendPortalAccessArgs, 'id' | 'idempotencyKey'>
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
  setLegalReviewDate?: Resolver<
    ResolversTypes['LegalPage'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLegalReviewDateArgs, 'pathname'>
  >;
  setListColumns?: Resolver<
    Maybe<Array<ResolversTypes['String']>>,
    ParentType,
    ContextType,
    RequireFields<MutationSetListColumnsArgs, 'list'>
  >;
  setMarketingFavorite?: Resolver<
    ResolversTypes['MarketingTemplate'],
    ParentType,
    ContextType,
    RequireFields<MutationSetMarketingFavoriteArgs, 'isFavorite' | 'slug'>
  >;
  setNotificationPreferences?: Resolver<
    Array<ResolversTypes['NotificationPreference']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetNotificationPreferencesArgs, 'input'>
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
  setTwoFactorRequirement?: Resolver<
    ResolversTypes['WhiteLabelledCustomer'],
    ParentType,
    ContextType,
    RequireFields<MutationSetTwoFactorRequirementArgs, 'isRequired'>
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
  startClientBulkAction?: Resolver<
    ResolversTypes['ClientBulkAction'],
    ParentType,
    ContextType,
    RequireFields<MutationStartClientBulkActionArgs, 'expectedCount' | 'idempotencyKey' | 'input'>
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
  startTwoFactorSetup?: Resolver<
    ResolversTypes['TwoFactorSetup'],
    ParentType,
    ContextType,
    Partial<MutationStartTwoFactorSetupArgs>
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
  submitRequestedCard?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitRequestedCardArgs, 'idempotencyKey' | 'input'>
  >;
  transferOwnership?: Resolver<
    ResolversTypes['Operator'],
    ParentType,
    ContextType,
    RequireFields<MutationTransferOwnershipArgs, 'operatorId'>
  >;
  undoClientBulkAction?: Resolver<
    ResolversTypes['ClientBulkAction'],
    ParentType,
    ContextType,
    RequireFields<MutationUndoClientBulkActionArgs, 'id' | 'idempotencyKey'>
  >;
  undoStartUpPack?: Resolver<
    ResolversTypes['StartUpPackInstallation'],
    ParentType,
    ContextType,
    RequireFields<MutationUndoStartUpPackArgs, 'id'>
  >;
  updateBillingDetails?: Resolver<
    ResolversTypes['BillingDetails'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateBillingDetailsArgs, 'input'>
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
  updatePortalLanguages?: Resolver<
    ResolversTypes['CompanyProfile'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePortalLanguagesArgs, 'input'>
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
    ResolversTypes['PortalViewLink'],
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mustReauthenticate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['NotificationReason']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type NotificationEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationEvent'] = ResolversParentTypes['NotificationEvent'],
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

export type NotificationPreferenceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationPreference'] =
    ResolversParentTypes['NotificationPreference'],
> = ResolversObject<{
  byEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inConsole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  client?: Resolver<Maybe<ResolversTypes['ClientSummary']>, ParentType, ContextType>;
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
  suggestedAction?: Resolver<Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
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
  refundIncrement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  externallyBilledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstRenewalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRenewalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mrr?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  mrrAfter?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
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
  pastDuePayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
}>;

export type PortalChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PortalChange'] = ResolversParentTypes['PortalChange'],
> = ResolversObject<{
  area?: Resolver<ResolversTypes['PortalArea'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PortalChangeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PortalViewLinkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PortalViewLink'] = ResolversParentTypes['PortalViewLink'],
> = ResolversObject<{
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  clientBulkAction?: Resolver<
    ResolversTypes['ClientBulkAction'],
    ParentType,
    ContextType,
    RequireFields<QueryClientBulkActionArgs, 'id'>
  >;
  clientBulkActionRows?: Resolver<
    ResolversTypes['ClientBulkActionRowPage'],
    ParentType,
    ContextType,
    RequireFields<QueryClientBulkActionRowsArgs, 'id' | 'page' | 'pageSize'>
  >;
  clientBulkActions?: Resolver<Array<ResolversTypes['ClientBulkAction']>, ParentType, ContextType>;
  clientCounts?: Resolver<ResolversTypes['ClientCounts'], ParentType, ContextType>;
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
  clientNeighbors?: Resolver<
    ResolversTypes['ClientNeighbors'],
    ParentType,
    ContextType,
    RequireFields<QueryClientNeighborsArgs, 'id'>
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
  contentTranslation?: Resolver<
    ResolversTypes['ContentTranslationDetail'],
    ParentType,
    ContextType,
    RequireFields<QueryContentTranslationArgs, 'key' | 'kind' | 'language'>
  >;
  contentTranslations?: Resolver<ResolversTypes['ContentTranslations'], ParentType, ContextType>;
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
  notificationPreferences?: Resolver<
    Array<ResolversTypes['NotificationPreference']>,
    ParentType,
    ContextType
  >;
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
    Array<ResolversTypes['ClientSummary']>,
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
  previewClientBulkAction?: Resolver<
    ResolversTypes['ClientBulkActionPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryPreviewClientBulkActionArgs, 'input'>
  >;
  previewClientDeactivation?: Resolver<
    ResolversTypes['ClientDeactivationPreview'],
    ParentType,
    ContextType,
    RequireFields<QueryPreviewClientDeactivationArgs, 'id'>
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
  testClock?: Resolver<ResolversTypes['TestClock'], ParentType, ContextType>;
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

export type RateMetricResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RateMetric'] = ResolversParentTypes['RateMetric'],
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

export type SavedViewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView'],
> = ResolversObject<{
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  renewalRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
}>;

export type SessionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = ResolversObject<{
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SessionEndResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SessionEnd'] = ResolversParentTypes['SessionEnd'],
> = ResolversObject<{
  reason?: Resolver<ResolversTypes['SessionEndReason'], ParentType, ContextType>;
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
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  contentLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StartUpPackItem']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  amountIncrement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  clientBulkActionChanged?: SubscriptionResolver<
    ResolversTypes['ClientBulkAction'],
    'clientBulkActionChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionClientBulkActionChangedArgs, 'id'>
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
    ResolversTypes['NotificationEvent'],
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

export type TestClockResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TestClock'] = ResolversParentTypes['TestClock'],
> = ResolversObject<{
  canAdvance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  closedAccountMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  closedAccountMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TranslatableItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TranslatableItem'] = ResolversParentTypes['TranslatableItem'],
> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TranslatableKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['ContentTranslationState']>, ParentType, ContextType>;
}>;

export type TranslatedFieldResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TranslatedField'] = ResolversParentTypes['TranslatedField'],
> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustReauthenticate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type UndeployedChangesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UndeployedChanges'] = ResolversParentTypes['UndeployedChanges'],
> = ResolversObject<{
  blocker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PortalChange']>, ParentType, ContextType>;
  openTranslations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  contentLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashboardLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goLiveChecklist?: Resolver<ResolversTypes['GoLiveChecklist'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTwoFactorRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveStatus?: Resolver<ResolversTypes['LiveStatus'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portalLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reopenableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanyStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undeployedChangesExist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AccessToken?: AccessTokenResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityEmail?: ActivityEmailResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  ActivitySignIn?: ActivitySignInResolvers<ContextType>;
  Analytics?: AnalyticsResolvers<ContextType>;
  AnalyticsPoint?: AnalyticsPointResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventPage?: AuditEventPageResolvers<ContextType>;
  AuditFacets?: AuditFacetsResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  AverageMetric?: AverageMetricResolvers<ContextType>;
  BillingCard?: BillingCardResolvers<ContextType>;
  BillingDetails?: BillingDetailsResolvers<ContextType>;
  CardRequest?: CardRequestResolvers<ContextType>;
  CardSetup?: CardSetupResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientBilling?: ClientBillingResolvers<ContextType>;
  ClientBillingPlan?: ClientBillingPlanResolvers<ContextType>;
  ClientBulkAction?: ClientBulkActionResolvers<ContextType>;
  ClientBulkActionPreview?: ClientBulkActionPreviewResolvers<ContextType>;
  ClientBulkActionRefusal?: ClientBulkActionRefusalResolvers<ContextType>;
  ClientBulkActionRow?: ClientBulkActionRowResolvers<ContextType>;
  ClientBulkActionRowPage?: ClientBulkActionRowPageResolvers<ContextType>;
  ClientCard?: ClientCardResolvers<ContextType>;
  ClientChange?: ClientChangeResolvers<ContextType>;
  ClientCounts?: ClientCountsResolvers<ContextType>;
  ClientDeactivation?: ClientDeactivationResolvers<ContextType>;
  ClientDeactivationPreview?: ClientDeactivationPreviewResolvers<ContextType>;
  ClientExport?: ClientExportResolvers<ContextType>;
  ClientFacets?: ClientFacetsResolvers<ContextType>;
  ClientImport?: ClientImportResolvers<ContextType>;
  ClientImportColumn?: ClientImportColumnResolvers<ContextType>;
  ClientImportRow?: ClientImportRowResolvers<ContextType>;
  ClientImportRowPage?: ClientImportRowPageResolvers<ContextType>;
  ClientImportSavedColumn?: ClientImportSavedColumnResolvers<ContextType>;
  ClientImportSavedMapping?: ClientImportSavedMappingResolvers<ContextType>;
  ClientImportValue?: ClientImportValueResolvers<ContextType>;
  ClientMetrics?: ClientMetricsResolvers<ContextType>;
  ClientMoney?: ClientMoneyResolvers<ContextType>;
  ClientNeighbors?: ClientNeighborsResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  ClientPlan?: ClientPlanResolvers<ContextType>;
  ClientPlanOffer?: ClientPlanOfferResolvers<ContextType>;
  ClientStatusCount?: ClientStatusCountResolvers<ContextType>;
  ClientSubscription?: ClientSubscriptionResolvers<ContextType>;
  ClientSummary?: ClientSummaryResolvers<ContextType>;
  ClientVisibleField?: ClientVisibleFieldResolvers<ContextType>;
  CompanyExport?: CompanyExportResolvers<ContextType>;
  CompanyProfile?: CompanyProfileResolvers<ContextType>;
  CompanyStatusRule?: CompanyStatusRuleResolvers<ContextType>;
  ConflictingRecord?: ConflictingRecordResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  ContentTranslationDetail?: ContentTranslationDetailResolvers<ContextType>;
  ContentTranslationState?: ContentTranslationStateResolvers<ContextType>;
  ContentTranslations?: ContentTranslationsResolvers<ContextType>;
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
  Metric?: MetricResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  MoneyMetrics?: MoneyMetricsResolvers<ContextType>;
  MoneyPoint?: MoneyPointResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEvent?: NotificationEventResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
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
  PortalChange?: PortalChangeResolvers<ContextType>;
  PortalViewLink?: PortalViewLinkResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickGuide?: QuickGuideResolvers<ContextType>;
  QuickGuideDetail?: QuickGuideDetailResolvers<ContextType>;
  RateMetric?: RateMetricResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RolePermissions?: RolePermissionsResolvers<ContextType>;
  SandboxAccount?: SandboxAccountResolvers<ContextType>;
  SandboxCard?: SandboxCardResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionEnd?: SessionEndResolvers<ContextType>;
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
  TestClock?: TestClockResolvers<ContextType>;
  TextFacet?: TextFacetResolvers<ContextType>;
  ThemeSetup?: ThemeSetupResolvers<ContextType>;
  ThemeVersion?: ThemeVersionResolvers<ContextType>;
  TranslatableItem?: TranslatableItemResolvers<ContextType>;
  TranslatedField?: TranslatedFieldResolvers<ContextType>;
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
