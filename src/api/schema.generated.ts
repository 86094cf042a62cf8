/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ActiveBanner } from '@contract/enums';
import type { ActivityKind } from '@contract/enums';
import type { ActorType } from '@contract/enums';
import type { AfterLastRetry } from '@contract/enums';
import type { AnalyticsInterval } from '@contract/enums';
import type { AnalyticsPreset } from '@contract/enums';
import type { CardProviderName } from '@contract/enums';
import type { CardStatus } from '@contract/enums';
import type { ClientBulkActionKind } from '@contract/enums';
import type { ClientBulkActionOutcome } from '@contract/enums';
import type { ClientBulkActionStatus } from '@contract/enums';
import type { ClientColumn } from '@contract/enums';
import type { ClientField } from '@contract/enums';
import type { ClientImportMatch } from '@contract/enums';
import type { ClientImportRowSelection } from '@contract/enums';
import type { ClientImportRowStatus } from '@contract/enums';
import type { ClientImportStatus } from '@contract/enums';
import type { ClientImportValueAction } from '@contract/enums';
import type { ClientImportValueField } from '@contract/enums';
import type { ClientSortField } from '@contract/enums';
import type { ClientSource } from '@contract/enums';
import type { ClientStatus } from '@contract/enums';
import type { ClientVisibleLocation } from '@contract/enums';
import type { CompanyAction } from '@contract/enums';
import type { CompanyExportStatus } from '@contract/enums';
import type { CompanyStatus } from '@contract/enums';
import type { ContentStatus } from '@contract/enums';
import type { ContentTranslationStatus } from '@contract/enums';
import type { CustomDomainKind } from '@contract/enums';
import type { DeactivationReason } from '@contract/enums';
import type { DeactivationTime } from '@contract/enums';
import type { DeploymentKind } from '@contract/enums';
import type { DeploymentStatus } from '@contract/enums';
import type { DeploymentStepName } from '@contract/enums';
import type { DeploymentStepStatus } from '@contract/enums';
import type { DeploymentTrigger } from '@contract/enums';
import type { DisputeStatus } from '@contract/enums';
import type { DomainCertificateStatus } from '@contract/enums';
import type { DomainDnsStatus } from '@contract/enums';
import type { DomainRecordPurpose } from '@contract/enums';
import type { DomainRecordStatus } from '@contract/enums';
import type { DomainRecordType } from '@contract/enums';
import type { EmailChangeStatus } from '@contract/enums';
import type { EmailSide } from '@contract/enums';
import type { InvitationStatus } from '@contract/enums';
import type { ListName } from '@contract/enums';
import type { LiveStatus } from '@contract/enums';
import type { LogoKind } from '@contract/enums';
import type { MarketingCategory } from '@contract/enums';
import type { MarketingFormat } from '@contract/enums';
import type { MrrMovementKind } from '@contract/enums';
import type { NotificationKind } from '@contract/enums';
import type { NotificationReason } from '@contract/enums';
import type { OnboardingStep } from '@contract/enums';
import type { OperatorStatus } from '@contract/enums';
import type { PaymentAction } from '@contract/enums';
import type { PaymentColumn } from '@contract/enums';
import type { PaymentDirection } from '@contract/enums';
import type { PaymentSortField } from '@contract/enums';
import type { PaymentStatus } from '@contract/enums';
import type { PaymentStatusFilter } from '@contract/enums';
import type { PaymentTrigger } from '@contract/enums';
import type { PaymentType } from '@contract/enums';
import type { Permission } from '@contract/enums';
import type { PlanInterval } from '@contract/enums';
import type { PlanStatus } from '@contract/enums';
import type { PortalArea } from '@contract/enums';
import type { PortalChangeKind } from '@contract/enums';
import type { ProductionGap } from '@contract/enums';
import type { RefundReason } from '@contract/enums';
import type { RefundStatus } from '@contract/enums';
import type { Role } from '@contract/enums';
import type { SessionEndReason } from '@contract/enums';
import type { SortDirection } from '@contract/enums';
import type { StartUpPackChoice } from '@contract/enums';
import type { StartUpPackItemKind } from '@contract/enums';
import type { StartUpPackOutcome } from '@contract/enums';
import type { StartUpPackStatus } from '@contract/enums';
import type { StripeConnectionKind } from '@contract/enums';
import type { StripeMode } from '@contract/enums';
import type { StripeState } from '@contract/enums';
import type { SubscriberPriceChange } from '@contract/enums';
import type { SubscriptionStatus } from '@contract/enums';
import type { TaxBehavior } from '@contract/enums';
import type { ThemeField } from '@contract/enums';
import type { TranslatableKind } from '@contract/enums';
import type { WebhookStatus } from '@contract/enums';
export type AcceptInvitationInput = {
  googleToken?: string | null | undefined;
  name: string;
  /** Either a password or a Google ID token is required. */
  password?: string | null | undefined;
  token: string;
};

export { ActiveBanner };

export { ActivityKind };

export { ActorType };

export type AddBillingCardInput = {
  holderName?: string | null | undefined;
  /** Whether to charge this card by default. */
  isDefault?: boolean | null | undefined;
  /** A token of the card provider's element or of a sandbox card. */
  token: string;
};

export type AddClientCardInput = {
  clientId: string;
  /** A token of the card provider's element or of a sandbox card. */
  token: string;
};

export { AfterLastRetry };

export { AnalyticsInterval };

export { AnalyticsPreset };

/** A range of days in the company's time zone. Presets end today. Presets with This begin with the calendar period. */
export type AnalyticsRange = {
  /** For Custom. */
  from?: string | null | undefined;
  preset: AnalyticsPreset;
  /** For Custom. Inclusive, at most five years after `from`. */
  to?: string | null | undefined;
};

/** Omitted conditions match all events. A list matches if any of its values matches. */
export type AuditFilter = {
  actions?: Array<string> | null | undefined;
  /** Ids of operators or clients. */
  actorIds?: Array<string> | null | undefined;
  actorTypes?: Array<ActorType> | null | undefined;
  /** In the company's time zone, as is `to`, which is inclusive. */
  from?: string | null | undefined;
  ipAddress?: string | null | undefined;
  targetId?: string | null | undefined;
  targetTypes?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type BillingDetailsInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  /** An ISO 3166-1 alpha-2 code. */
  country?: string | null | undefined;
  email: string;
  name: string;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  taxId?: string | null | undefined;
};

export { CardProviderName };

export { CardStatus };

export type ChangePlanPriceInput = {
  id: string;
  price: PlanPriceInput;
  /** The last read version. CONFLICT if it has changed. */
  priceVersion: number;
  subscribers: SubscriberPriceChange;
};

/** The plan of onboarding. Its other fields have default values. */
export type ClientBillingPlanInput = {
  description?: string | null | undefined;
  features?: Array<string> | null | undefined;
  interval: PlanInterval;
  name: string;
  /** In minor units of the company's currency: 0, or 50 to 99,999,999. */
  price: number;
  trialDays: number;
};

export type ClientBulkActionInput = {
  /** Export and Undo have separate mutations. */
  kind: ClientBulkActionKind;
  /** For Deactivate. */
  note?: string | null | undefined;
  /** For ChangePlan. */
  planId?: string | null | undefined;
  /** For Deactivate. */
  reason?: DeactivationReason | null | undefined;
  selection: ClientSelection;
  /** For AddTags and RemoveTags. */
  tags?: Array<string> | null | undefined;
  /** For Deactivate. */
  when?: DeactivationTime | null | undefined;
};

export { ClientBulkActionKind };

export { ClientBulkActionOutcome };

export { ClientBulkActionStatus };

export { ClientColumn };

export { ClientField };

/** Conditions that must all match. A list matches if any of its values matches. */
export type ClientFilter = {
  /** Clients that paid at the end of this day, or pay now if the day has not ended. */
  activeOn?: string | null | undefined;
  /** ISO 3166-1 alpha-2 codes. */
  country?: Array<string> | null | undefined;
  createdFrom?: string | null | undefined;
  /** Inclusive. */
  createdTo?: string | null | undefined;
  /** Requires MANAGE_PAYMENTS. */
  lastPaymentFailed?: boolean | null | undefined;
  movement?: MrrMovementFilter | null | undefined;
  /**
   * Clients that are past due, have a trial ending within 7 days, have a scheduled deactivation or, with
   * MANAGE_PAYMENTS, whose last payment failed. Excludes Deactivated clients.
   */
  needsAttention?: boolean | null | undefined;
  neverSignedIn?: boolean | null | undefined;
  planId?: Array<string> | null | undefined;
  status?: Array<ClientStatus> | null | undefined;
  tag?: Array<string> | null | undefined;
  /** Trialing clients whose trial ends within 1 to 90 days. */
  trialEndsWithinDays?: number | null | undefined;
};

export type ClientImportMappingInput = {
  column: number;
  field: ClientField;
};

export { ClientImportMatch };

export { ClientImportRowSelection };

export { ClientImportRowStatus };

export type ClientImportSavedColumnInput = {
  field: ClientField;
  header: string;
};

export { ClientImportStatus };

export { ClientImportValueAction };

export { ClientImportValueField };

export type ClientImportValueInput = {
  action: ClientImportValueAction;
  field: ClientImportValueField;
  /** As in `ClientImportValue`. Required with Replace, ignored otherwise. */
  replacement?: string | null | undefined;
  /** Matched without regard to case and surrounding spaces. */
  value: string;
};

/** A selection of clients: those in `ids`, or all that match the search and filter. */
export type ClientSelection = {
  filter?: ClientFilter | null | undefined;
  ids?: Array<string> | null | undefined;
  maxNumber?: number | null | undefined;
  search?: string | null | undefined;
};

export type ClientSort = {
  direction: SortDirection;
  field: ClientSortField;
};

export { ClientSortField };

export { ClientSource };

export { ClientStatus };

export { ClientVisibleLocation };

export { CompanyAction };

export type CompanyDetailsInput = {
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
  /** An ISO 4217 code. Cannot be changed after the company is Active. */
  currency: string;
  email: string;
  name: string;
  phone?: string | null | undefined;
  /** An IANA name: `Europe/Lisbon`. */
  timeZone: string;
  website?: string | null | undefined;
};

export { CompanyExportStatus };

/** Omitted or empty optional fields are cleared. */
export type CompanyProfileInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  country: string;
  currency: string;
  email: string;
  /** At most 200 characters, as for each address line. */
  legalName?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  /** At most 20 characters. */
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  /** At most 40 characters. A number with the prefix of the country's VAT numbers must be a valid one. */
  taxId?: string | null | undefined;
  timeZone: string;
  website?: string | null | undefined;
};

export { CompanyStatus };

export type ConnectStripeInput = {
  /** A token of `sandboxAccounts`. Null selects the account in the Ready state. */
  sandboxAccount?: string | null | undefined;
};

export { ContentStatus };

/** Fields that are omitted or empty have no translation. */
export type ContentTranslationInput = {
  fields: Array<TranslatedFieldInput>;
  key: string;
  kind: TranslatableKind;
  language: string;
  lockVersion: number;
  /** Of the originals that were translated. If they have changed since, the saved translation is Outdated. */
  originalVersion: string;
};

export { ContentTranslationStatus };

export type CreateClientInput = {
  /** An ISO 3166-1 alpha-2 code. */
  country?: string | null | undefined;
  email: string;
  externalId?: string | null | undefined;
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. If the portal doesn't offer it, the company's default language applies. */
  language?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  planId?: string | null | undefined;
  tags?: Array<string> | null | undefined;
};

export { CustomDomainKind };

export type DeactivateClientInput = {
  id: string;
  /** At most 500 characters, visible only to operators. */
  note?: string | null | undefined;
  reason: DeactivationReason;
  when: DeactivationTime;
};

export { DeactivationReason };

export { DeactivationTime };

export type DeployInput = {
  /** A note for the history, at most 200 characters. */
  note?: string | null | undefined;
};

export { DeploymentKind };

export { DeploymentStatus };

export { DeploymentStepName };

export { DeploymentStepStatus };

export { DeploymentTrigger };

export { DisputeStatus };

export { DomainCertificateStatus };

export { DomainDnsStatus };

export { DomainRecordPurpose };

export { DomainRecordStatus };

export { DomainRecordType };

export type DunningSettingsInput = {
  afterLastRetry: AfterLastRetry;
  /** 0 to 90 days. */
  graceDays: number;
};

export { EmailChangeStatus };

export { EmailSide };

export type ExportClientsInput = {
  /** The columns in order. Empty for all columns. Money columns require MANAGE_PAYMENTS. */
  columns: Array<ClientColumn>;
  selection: ClientSelection;
  sort?: ClientSort | null | undefined;
};

export type ExportPaymentsInput = {
  /** The columns in order. Empty for the default columns. */
  columns?: Array<PaymentColumn> | null | undefined;
  direction: PaymentDirection;
  filter?: PaymentFilter | null | undefined;
  search?: string | null | undefined;
  sort?: PaymentSort | null | undefined;
  status: PaymentStatusFilter;
};

export type InstallStartUpPackInput = {
  /** Omitted items are skipped. */
  choices: Array<StartUpPackChoiceInput>;
  slug: string;
  /** The previewed version. CONFLICT if a newer one exists. */
  version: number;
};

export { InvitationStatus };

export type InviteOperatorsInput = {
  /** 1 to 20 addresses. Duplicates are ignored. */
  emails: Array<string>;
  role: Role;
};

export type LegalDraftInput = {
  /** At most 200,000 characters after sanitizing. */
  html: string;
  lockVersion: number;
  pathname: string;
  /** 1 to 120 characters. */
  title: string;
};

export { ListName };

export { LiveStatus };

export { LogoKind };

export { MarketingCategory };

export type MarketingFieldInput = {
  key: string;
  value: string;
};

export type MarketingFileInput = {
  /** Replaces the saved text. Omitted keys use the saved text. */
  fields?: Array<MarketingFieldInput> | null | undefined;
  /** Null returns an image. */
  format?: MarketingFormat | null | undefined;
  /** The page of an image, from 1. */
  page?: number | null | undefined;
  slug: string;
};

export { MarketingFormat };

export type MarketingTextInput = {
  fields: Array<MarketingFieldInput>;
  lockVersion: number;
  slug: string;
};

/** Clients with an MRR movement between two days, both inclusive. */
export type MrrMovementFilter = {
  from: string;
  kind: MrrMovementKind;
  to: string;
};

export { MrrMovementKind };

/** Omitted fields do not change. */
export type MyProfileInput = {
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. Null uses the language of the next sign-in. */
  language?: string | null | undefined;
  /**
   * A BCP 47 tag for dates and numbers. Null uses the browser's locale, and the format of the company's country in
   * emails.
   */
  locale?: string | null | undefined;
  name?: string | null | undefined;
  /** A number without a country code is parsed as one of the company's country. Null removes it. */
  phone?: string | null | undefined;
};

export { NotificationKind };

export type NotificationPreferenceInput = {
  byEmail: boolean;
  inConsole: boolean;
  kind: NotificationKind;
};

export { NotificationReason };

export { OnboardingStep };

export { OperatorStatus };

export { PaymentAction };

export { PaymentColumn };

export { PaymentDirection };

/** Conditions that must all match. Days are in the company's time zone and inclusive. */
export type PaymentFilter = {
  /** In minor units. */
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
  clientId?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  currency?: string | null | undefined;
  failedFrom?: string | null | undefined;
  failedTo?: string | null | undefined;
  isLive?: boolean | null | undefined;
  /** Card brands. */
  method?: Array<string> | null | undefined;
  paidFrom?: string | null | undefined;
  paidTo?: string | null | undefined;
  planId?: Array<string> | null | undefined;
  /** Payments with a refund between these days. */
  refundedFrom?: string | null | undefined;
  refundedTo?: string | null | undefined;
  statuses?: Array<PaymentStatus> | null | undefined;
  type?: Array<PaymentType> | null | undefined;
};

/** Either a card or `skip` is required. */
export type PaymentMethodInput = {
  holderName?: string | null | undefined;
  skip?: boolean | null | undefined;
  /** A token of the card provider's element or of a sandbox card. */
  token?: string | null | undefined;
};

export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};

export { PaymentSortField };

export { PaymentStatus };

export { PaymentStatusFilter };

export { PaymentTrigger };

export { PaymentType };

export { Permission };

export type PlanDetailsInput = {
  allowSelfUpgrade: boolean;
  /** Defaults to a code made from the name. */
  code?: string | null | undefined;
  description?: string | null | undefined;
  features?: Array<string> | null | undefined;
  isPopular: boolean;
  isPublic: boolean;
  name: string;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: TaxBehavior;
  trialDays: number;
};

export type PlanInput = {
  details: PlanDetailsInput;
  price: PlanPriceInput;
  /** Either Draft or Active. */
  status: PlanStatus;
};

export { PlanInterval };

/** A price and its interval, in minor units of the company's currency. */
export type PlanPriceInput = {
  interval: PlanInterval;
  /** 1 to 12, or 1 to 3 for years. */
  intervalCount?: number;
  /** 0, or 50 to 99,999,999. */
  price: number;
  yearlyPrice?: number | null | undefined;
};

export { PlanStatus };

export { PortalArea };

export { PortalChangeKind };

export type PortalLanguagesInput = {
  /** As in `CompanyProfile`. Unchanged if omitted. */
  contentLanguage?: string | null | undefined;
  /** `en`, `de`, `fr`, `es`, `pt-BR` or `ar`. */
  defaultLanguage: string;
  /** Must include `defaultLanguage`. */
  portalLanguages: Array<string>;
};

export { ProductionGap };

export type PublishLegalPageInput = {
  /** Today or later, in the company's time zone. */
  effectiveOn: string;
  lockVersion: number;
  /** A summary of the changes, at most 200 characters. */
  note?: string | null | undefined;
  pathname: string;
  /** Whether clients must accept the page again. */
  requiresReacceptance: boolean;
  /** The next review date. */
  reviewDueOn?: string | null | undefined;
};

export type PublishQuickGuideInput = {
  id: string;
  lockVersion: number;
  /** A summary of the changes, at most 200 characters. */
  note?: string | null | undefined;
};

export type QuickGuideDraftInput = {
  /** At most 200,000 characters after sanitizing. Refers to images of `POST /quick-guides/images/upload` as `/images/{id}`. */
  html: string;
  id: string;
  lockVersion: number;
  /** At most 200 characters. */
  summary: string;
  /** 1 to 120 characters. */
  title: string;
};

export type RefundPaymentInput = {
  /** In minor units, at most the refundable amount. Null refunds all of it. */
  amount?: number | null | undefined;
  id: string;
  /** At most 500 characters, not visible to clients. */
  note?: string | null | undefined;
  /** Any reason except Dispute. */
  reason: RefundReason;
};

export { RefundReason };

export { RefundStatus };

export { Role };

export type SaveClientImportMappingInput = {
  columns: Array<ClientImportSavedColumnInput>;
  /** 1 to 60 characters. */
  name: string;
};

export type SavedViewInput = {
  columns: Array<string>;
  isShared: boolean;
  list: ListName;
  /** 1 to 60 characters. */
  name: string;
  /** At most 2,000 characters. */
  query: string;
};

export { SessionEndReason };

export type SignUpInput = {
  captchaToken?: string | null | undefined;
  /** 1 to 100 characters. */
  companyName: string;
  email: string;
  /** 1 to 100 characters. */
  name: string;
  /** At least 10 characters, and not one of the 3,000 most common passwords. */
  password: string;
  rememberMe?: boolean | null | undefined;
};

export { SortDirection };

export type StartClientSubscriptionInput = {
  clientId: string;
  /** Whether to use the plan's yearly price. */
  isYearly?: boolean | null | undefined;
  planId: string;
  /** A new card. Null uses the client's default card. */
  token?: string | null | undefined;
  /** Whether to start with the plan's trial. */
  withTrial?: boolean | null | undefined;
};

export { StartUpPackChoice };

export type StartUpPackChoiceInput = {
  choice: StartUpPackChoice;
  key: string;
};

export { StartUpPackItemKind };

export { StartUpPackOutcome };

export { StartUpPackStatus };

export { StripeConnectionKind };

/** API keys, which are write-only. */
export type StripeKeysInput = {
  /** A key `pk_…` of the same mode. */
  publishableKey: string;
  /** A key `sk_…` or `rk_…`. */
  secretKey: string;
};

export { StripeMode };

export { StripeState };

export type SubmitRequestedCardInput = {
  /** A token of the card provider's element or of a sandbox card. */
  cardToken: string;
  token: string;
};

export { SubscriberPriceChange };

export { SubscriptionStatus };

export { TaxBehavior };

export { ThemeField };

export type ThemeSetupInput = {
  /** At most 500 characters, including line breaks. */
  closedAccountMessage?: string | null | undefined;
  /** `#RRGGBB`. */
  colour: string;
  /** At most 500 characters, including line breaks. */
  introduction?: string | null | undefined;
  /** Null does not change it. */
  isSignUpOpen?: boolean | null | undefined;
  /** At most 120 characters. Omitted optional fields do not change; null clears them. */
  tagline?: string | null | undefined;
  /** 1 to 60 characters. */
  title: string;
};

export { TranslatableKind };

export type TranslatedFieldInput = {
  /** As in `TranslatedField`. */
  name: string;
  /** As in `TranslatedField`. HTML has at most 200,000 characters after sanitizing. */
  value: string;
};

export type UpdateClientInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  contactFirstName?: string | null | undefined;
  contactLastName?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  id: string;
  /** As in `CreateClientInput`. */
  language?: string | null | undefined;
  /** The client's `lockVersion` when it was last read. */
  lockVersion: number;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  taxId?: string | null | undefined;
  website?: string | null | undefined;
};

export type UpdateRolePermissionsInput = {
  /** The permissions that the client last read. Omit it to skip the comparison. */
  expected?: Array<Permission> | null | undefined;
  permissions: Array<Permission>;
  role: Role;
};

export type ViewAsClientInput = {
  clientId: string;
  /** 1 to 200 characters, for the audit log. */
  reason: string;
};

export { WebhookStatus };

export type GetTestCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetTestCardsQuery = {
  sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
};

export type StartBillingCardSetupMutationVariables = Exact<{ [key: string]: never }>;

export type StartBillingCardSetupMutation = {
  startBillingCardSetup: {
    provider: CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type ClientChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type ClientChangedSubscription = { clientChanged: { ids: Array<string> } };

export type PaymentRecordedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PaymentRecordedSubscription = { paymentRecorded: { clientIds: Array<string> } };

export type AccessTokenQueryQueryVariables = Exact<{
  refreshToken: string;
}>;

export type AccessTokenQueryQuery = { accessToken: { accessToken: string } };

export type RefreshTokensMutationVariables = Exact<{
  refreshToken: string;
}>;

export type RefreshTokensMutation = { refreshTokens: { accessToken: string } };

export type GetListColumnsQueryVariables = Exact<{
  list: ListName;
}>;

export type GetListColumnsQuery = { listColumns: Array<string> | null };

export type SetListColumnsMutationVariables = Exact<{
  list: ListName;
  columns?: Array<string> | string | null | undefined;
}>;

export type SetListColumnsMutation = { setListColumns: Array<string> | null };

export type CompanyFieldsFragment = {
  id: string;
  status: CompanyStatus;
  liveStatus: LiveStatus;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  currency: string;
  timeZone: string;
  defaultLanguage: string;
  portalLanguages: Array<string>;
  contentLanguage: string;
  website: string | null;
  dashboardLink: string | null;
  activeDeploymentSessionFound: boolean;
  undeployedChangesExist: boolean;
  activeBanner: ActiveBanner | null;
  isTwoFactorRequired: boolean;
  blockedReason: string | null;
  closedAt: string | null;
  reopenableUntil: string | null;
  createdAt: string;
  goLiveChecklist: {
    setUpBusinessBranding: boolean;
    setUpClientPricing: boolean;
    addCardDetails: boolean;
    setUpCustomDomain: boolean;
  };
  activeDeployment: {
    id: string;
    kind: DeploymentKind;
    status: DeploymentStatus;
    trigger: DeploymentTrigger;
    expectedMinutes: number;
    canCancel: boolean;
    createdAt: string;
    startedAt: string | null;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
  } | null;
};

export type GetCurrentOperatorQueryVariables = Exact<{ [key: string]: never }>;

export type GetCurrentOperatorQuery = {
  currentOperator: {
    id: string;
    status: OperatorStatus;
    role: Role;
    name: string;
    email: string;
    phone: string | null;
    locale: string | null;
    language: string | null;
    permissions: Array<Permission>;
    hasTwoFactor: boolean;
    profileImageVersion: string | null;
    productionGaps: Array<ProductionGap>;
    createdAt: string;
    whiteLabelledCustomer: {
      id: string;
      status: CompanyStatus;
      liveStatus: LiveStatus;
      name: string;
      email: string;
      phone: string | null;
      country: string | null;
      currency: string;
      timeZone: string;
      defaultLanguage: string;
      portalLanguages: Array<string>;
      contentLanguage: string;
      website: string | null;
      dashboardLink: string | null;
      activeDeploymentSessionFound: boolean;
      undeployedChangesExist: boolean;
      activeBanner: ActiveBanner | null;
      isTwoFactorRequired: boolean;
      blockedReason: string | null;
      closedAt: string | null;
      reopenableUntil: string | null;
      createdAt: string;
      goLiveChecklist: {
        setUpBusinessBranding: boolean;
        setUpClientPricing: boolean;
        addCardDetails: boolean;
        setUpCustomDomain: boolean;
      };
      activeDeployment: {
        id: string;
        kind: DeploymentKind;
        status: DeploymentStatus;
        trigger: DeploymentTrigger;
        expectedMinutes: number;
        canCancel: boolean;
        createdAt: string;
        startedAt: string | null;
        steps: Array<{
          name: DeploymentStepName;
          status: DeploymentStepStatus;
          message: string | null;
          startedAt: string | null;
          finishedAt: string | null;
        }>;
      } | null;
    };
  };
};

export type SignOutMutationVariables = Exact<{ [key: string]: never }>;

export type SignOutMutation = { signOut: boolean };

export type GetThemeSetupQueryVariables = Exact<{ [key: string]: never }>;

export type GetThemeSetupQuery = {
  themeSetup: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
  } | null;
};

export type CompanyChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CompanyChangedSubscription = {
  companyChanged: {
    id: string;
    status: CompanyStatus;
    liveStatus: LiveStatus;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    website: string | null;
    dashboardLink: string | null;
    activeDeploymentSessionFound: boolean;
    undeployedChangesExist: boolean;
    activeBanner: ActiveBanner | null;
    isTwoFactorRequired: boolean;
    blockedReason: string | null;
    closedAt: string | null;
    reopenableUntil: string | null;
    createdAt: string;
    goLiveChecklist: {
      setUpBusinessBranding: boolean;
      setUpClientPricing: boolean;
      addCardDetails: boolean;
      setUpCustomDomain: boolean;
    };
    activeDeployment: {
      id: string;
      kind: DeploymentKind;
      status: DeploymentStatus;
      trigger: DeploymentTrigger;
      expectedMinutes: number;
      canCancel: boolean;
      createdAt: string;
      startedAt: string | null;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    } | null;
  };
};

export type SessionEndedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SessionEndedSubscription = { sessionEnded: { reason: SessionEndReason } };

export type TemplateFieldsFragment = {
  slug: string;
  name: string;
  category: MarketingCategory;
  description: string;
  width: number;
  height: number;
  pages: number;
  formats: Array<MarketingFormat>;
  isFavorite: boolean;
  isEdited: boolean;
  previewUrl: string;
};

export type TemplateDetailFieldsFragment = {
  lockVersion: number;
  editedByName: string | null;
  editedAt: string | null;
  template: {
    slug: string;
    name: string;
    category: MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
  };
  fields: Array<{
    key: string;
    label: string;
    maxLength: number;
    isMultiline: boolean;
    value: string;
    default: string;
  }>;
  brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
};

export type GetMarketingTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type GetMarketingTemplatesQuery = {
  marketingTemplates: Array<{
    slug: string;
    name: string;
    category: MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
  }>;
};

export type GetMarketingTemplateQueryVariables = Exact<{
  slug: string;
}>;

export type GetMarketingTemplateQuery = {
  marketingTemplate: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type GetMarketingFileQueryVariables = Exact<{
  input: MarketingFileInput;
}>;

export type GetMarketingFileQuery = { marketingFile: { url: string } };

export type SaveMarketingTextMutationVariables = Exact<{
  input: MarketingTextInput;
}>;

export type SaveMarketingTextMutation = {
  saveMarketingText: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type ResetMarketingTextMutationVariables = Exact<{
  slug: string;
}>;

export type ResetMarketingTextMutation = {
  resetMarketingText: {
    lockVersion: number;
    editedByName: string | null;
    editedAt: string | null;
    template: {
      slug: string;
      name: string;
      category: MarketingCategory;
      description: string;
      width: number;
      height: number;
      pages: number;
      formats: Array<MarketingFormat>;
      isFavorite: boolean;
      isEdited: boolean;
      previewUrl: string;
    };
    fields: Array<{
      key: string;
      label: string;
      maxLength: number;
      isMultiline: boolean;
      value: string;
      default: string;
    }>;
    brand: { title: string; colour: string; hasLogo: boolean; portalUrl: string | null };
  };
};

export type SetMarketingFavoriteMutationVariables = Exact<{
  slug: string;
  isFavorite: boolean;
}>;

export type SetMarketingFavoriteMutation = {
  setMarketingFavorite: {
    slug: string;
    name: string;
    category: MarketingCategory;
    description: string;
    width: number;
    height: number;
    pages: number;
    formats: Array<MarketingFormat>;
    isFavorite: boolean;
    isEdited: boolean;
    previewUrl: string;
  };
};

export type InstallationFieldsFragment = {
  id: string;
  slug: string;
  version: number;
  status: StartUpPackStatus;
  done: number;
  total: number;
  failure: string | null;
  isUpdateAvailable: boolean;
  canUndo: boolean;
  undoUntil: string;
  createdByName: string;
  createdAt: string;
  undoneByName: string | null;
  undoneAt: string | null;
  results: Array<{
    key: string;
    kind: StartUpPackItemKind;
    name: string;
    outcome: StartUpPackOutcome;
    note: string | null;
  }>;
};

export type GetStartUpPacksQueryVariables = Exact<{ [key: string]: never }>;

export type GetStartUpPacksQuery = {
  startUpPacks: Array<{
    slug: string;
    name: string;
    tagline: string;
    description: string;
    industry: string;
    version: number;
    changelog: string;
    colour: string;
    price: number;
    currency: string;
    contents: Array<{ kind: StartUpPackItemKind; name: string }>;
    installation: {
      id: string;
      slug: string;
      version: number;
      status: StartUpPackStatus;
      done: number;
      total: number;
      failure: string | null;
      isUpdateAvailable: boolean;
      canUndo: boolean;
      undoUntil: string;
      createdByName: string;
      createdAt: string;
      undoneByName: string | null;
      undoneAt: string | null;
      results: Array<{
        key: string;
        kind: StartUpPackItemKind;
        name: string;
        outcome: StartUpPackOutcome;
        note: string | null;
      }>;
    } | null;
  }>;
};

export type PreviewStartUpPackQueryVariables = Exact<{
  slug: string;
}>;

export type PreviewStartUpPackQuery = {
  previewStartUpPack: {
    version: number;
    language: string;
    contentLanguage: string;
    items: Array<{
      key: string;
      kind: StartUpPackItemKind;
      name: string;
      detail: string;
      conflict: string | null;
      choices: Array<StartUpPackChoice>;
    }>;
  };
};

export type GetStartUpPackInstallationQueryVariables = Exact<{
  id: string;
}>;

export type GetStartUpPackInstallationQuery = {
  startUpPackInstallation: {
    id: string;
    slug: string;
    version: number;
    status: StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: StartUpPackItemKind;
      name: string;
      outcome: StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type InstallStartUpPackMutationVariables = Exact<{
  input: InstallStartUpPackInput;
  idempotencyKey: string;
}>;

export type InstallStartUpPackMutation = {
  installStartUpPack: {
    id: string;
    slug: string;
    version: number;
    status: StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: StartUpPackItemKind;
      name: string;
      outcome: StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type UndoStartUpPackMutationVariables = Exact<{
  id: string;
}>;

export type UndoStartUpPackMutation = {
  undoStartUpPack: {
    id: string;
    slug: string;
    version: number;
    status: StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: StartUpPackItemKind;
      name: string;
      outcome: StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type StartUpPackChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type StartUpPackChangedSubscription = {
  startUpPackChanged: {
    id: string;
    slug: string;
    version: number;
    status: StartUpPackStatus;
    done: number;
    total: number;
    failure: string | null;
    isUpdateAvailable: boolean;
    canUndo: boolean;
    undoUntil: string;
    createdByName: string;
    createdAt: string;
    undoneByName: string | null;
    undoneAt: string | null;
    results: Array<{
      key: string;
      kind: StartUpPackItemKind;
      name: string;
      outcome: StartUpPackOutcome;
      note: string | null;
    }>;
  };
};

export type MetricFieldsFragment = { value: number; previous: number };

export type RateMetricFieldsFragment = { value: number | null; previous: number | null };

export type AverageMetricFieldsFragment = { value: number | null; previous: number | null };

export type AnalyticsPointFieldsFragment = {
  from: string;
  to: string;
  activeClients: number;
  newClients: number;
  newPayingClients: number;
  churnedClients: number;
  money: {
    gross: number;
    refunded: number;
    revenue: number;
    mrr: number;
    mrrNew: number;
    mrrExpansion: number;
    mrrContraction: number;
    mrrChurned: number;
    failedPayments: number;
    failedAmount: number;
  } | null;
};

export type GetAnalyticsQueryVariables = Exact<{
  range: AnalyticsRange;
  interval?: AnalyticsInterval | null | undefined;
}>;

export type GetAnalyticsQuery = {
  analytics: {
    from: string;
    to: string;
    previousFrom: string;
    previousTo: string;
    interval: AnalyticsInterval;
    timeZone: string;
    clients: {
      trialsEnding: number;
      active: { value: number; previous: number };
      new: { value: number; previous: number };
      newPaying: { value: number; previous: number };
      churned: { value: number; previous: number };
      churnRate: { value: number | null; previous: number | null };
    };
    money: {
      currency: string;
      revenue: { value: number; previous: number };
      gross: { value: number; previous: number };
      refunded: { value: number; previous: number };
      mrr: { value: number; previous: number };
      mrrStart: { value: number; previous: number };
      mrrNew: { value: number; previous: number };
      mrrExpansion: { value: number; previous: number };
      mrrContraction: { value: number; previous: number };
      mrrChurned: { value: number; previous: number };
      arpu: { value: number | null; previous: number | null };
      failedPayments: { value: number; previous: number };
      failedAmount: { value: number; previous: number };
      mrrByPlan: Array<{ clients: number; mrr: number; plan: { id: string; name: string } }>;
    } | null;
    series: Array<{
      from: string;
      to: string;
      activeClients: number;
      newClients: number;
      newPayingClients: number;
      churnedClients: number;
      money: {
        gross: number;
        refunded: number;
        revenue: number;
        mrr: number;
        mrrNew: number;
        mrrExpansion: number;
        mrrContraction: number;
        mrrChurned: number;
        failedPayments: number;
        failedAmount: number;
      } | null;
    }>;
    previousSeries: Array<{
      from: string;
      to: string;
      activeClients: number;
      newClients: number;
      newPayingClients: number;
      churnedClients: number;
      money: {
        gross: number;
        refunded: number;
        revenue: number;
        mrr: number;
        mrrNew: number;
        mrrExpansion: number;
        mrrContraction: number;
        mrrChurned: number;
        failedPayments: number;
        failedAmount: number;
      } | null;
    }>;
  };
};

export type GetRecentActivityQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type GetRecentActivityQuery = {
  recentActivity: Array<{
    id: string;
    kind: ActivityKind;
    occurredAt: string;
    actorType: ActorType;
    actorName: string | null;
    action: string | null;
    target: string | null;
    refundAmount: number | null;
    client: { id: string; name: string } | null;
    changes: Array<{ field: string; before: string | null; after: string | null }>;
    payment: {
      amount: number;
      currency: string;
      status: PaymentStatus;
      description: string | null;
      failure: string | null;
    } | null;
    email: { subject: string; hasFailed: boolean } | null;
    signIn: { ipAddress: string | null; device: string | null } | null;
  }>;
};

export type GetClientTotalQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientTotalQuery = { clientCounts: { total: number } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;

export type SignUpMutation = { signUp: { accessToken: string; refreshToken: string } };

export type GoogleRegisterMutationVariables = Exact<{
  token: string;
}>;

export type GoogleRegisterMutation = { googleRegister: { accessToken: string; refreshToken: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  captchaToken?: string | null | undefined;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;

export type ResetPasswordMutation = { resetPassword: boolean };

export type EmailConfirmationFieldsFragment = {
  status: EmailChangeStatus;
  email: string;
  side: EmailSide;
  isConfirmed: boolean;
  waitingFor: EmailSide | null;
  expiresAt: string;
};

export type GetEmailConfirmationQueryVariables = Exact<{
  token: string;
}>;

export type GetEmailConfirmationQuery = {
  emailConfirmation: {
    status: EmailChangeStatus;
    email: string;
    side: EmailSide;
    isConfirmed: boolean;
    waitingFor: EmailSide | null;
    expiresAt: string;
  };
};

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;

export type ConfirmEmailChangeMutation = {
  confirmEmailChange: {
    status: EmailChangeStatus;
    email: string;
    side: EmailSide;
    isConfirmed: boolean;
    waitingFor: EmailSide | null;
    expiresAt: string;
  };
};

export type DeclineEmailChangeMutationVariables = Exact<{
  token: string;
}>;

export type DeclineEmailChangeMutation = {
  declineEmailChange: {
    status: EmailChangeStatus;
    email: string;
    side: EmailSide;
    isConfirmed: boolean;
    waitingFor: EmailSide | null;
    expiresAt: string;
  };
};

export type GetInvitationQueryVariables = Exact<{
  token: string;
}>;

export type GetInvitationQuery = {
  invitation: {
    email: string;
    role: Role;
    permissions: Array<Permission>;
    companyName: string;
    companyStatus: CompanyStatus;
    status: InvitationStatus;
    expiresAt: string;
  };
};

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = { acceptInvitation: { accessToken: string; refreshToken: string } };

export type RequestNewInvitationMutationVariables = Exact<{
  token: string;
}>;

export type RequestNewInvitationMutation = { requestNewInvitation: boolean };

export type DeclineInvitationMutationVariables = Exact<{
  token: string;
}>;

export type DeclineInvitationMutation = { declineInvitation: boolean };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  rememberMe: boolean;
  captchaToken?: string | null | undefined;
}>;

export type LoginMutation = { login: { accessToken: string; refreshToken: string } };

export type GoogleLoginMutationVariables = Exact<{
  token: string;
}>;

export type GoogleLoginMutation = { googleLogin: { accessToken: string; refreshToken: string } };

export type CompleteSignInMutationVariables = Exact<{
  challenge: string;
  code: string;
}>;

export type CompleteSignInMutation = { completeSignIn: { accessToken: string; refreshToken: string } };

export type GetCardRequestQueryVariables = Exact<{
  token: string;
}>;

export type GetCardRequestQuery = {
  cardRequest: {
    companyName: string;
    title: string;
    colour: string;
    logoUrl: string | null;
    clientName: string;
    planName: string | null;
    amountDue: number;
    currency: string;
    provider: CardProviderName;
    sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
  };
};

export type StartRequestedCardSetupMutationVariables = Exact<{
  token: string;
}>;

export type StartRequestedCardSetupMutation = {
  startRequestedCardSetup: {
    provider: CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type SubmitRequestedCardMutationVariables = Exact<{
  input: SubmitRequestedCardInput;
  idempotencyKey: string;
}>;

export type SubmitRequestedCardMutation = { submitRequestedCard: boolean };

export type SendPortalAccessMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type SendPortalAccessMutation = { sendPortalAccess: boolean };

export type ViewAsClientMutationVariables = Exact<{
  input: ViewAsClientInput;
}>;

export type ViewAsClientMutation = { viewAsClient: { url: string } };

export type ClientBillingFieldsFragment = {
  clientId: string;
  currency: string;
  isBilled: boolean;
  nextChargeAt: string | null;
  nextChargeAmount: number | null;
  cardRequestedAt: string | null;
  canCharge: boolean;
  cards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    isDefault: boolean;
    status: CardStatus;
    createdAt: string;
  }>;
  subscription: {
    status: SubscriptionStatus;
    price: number;
    interval: PlanInterval;
    intervalCount: number;
  } | null;
  pastDuePayments: Array<{
    id: string;
    number: number;
    amount: number;
    currency: string;
    description: string | null;
    failure: string | null;
    advice: string | null;
    nextRetryAt: string | null;
    createdAt: string;
  }>;
};

export type GetClientBillingQueryVariables = Exact<{
  clientId: string;
}>;

export type GetClientBillingQuery = {
  clientBilling: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: SubscriptionStatus;
      price: number;
      interval: PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type GetPlansForSubscriptionQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlansForSubscriptionQuery = {
  clientPlans: Array<{
    id: string;
    name: string;
    interval: PlanInterval;
    intervalCount: number;
    trialDays: number;
    price: number | null;
    yearlyPrice: number | null;
    setupFee: number | null;
    requireCardForTrial: boolean;
    isDefault: boolean;
  }>;
  testClock: { now: string };
};

export type StartClientCardSetupMutationVariables = Exact<{
  clientId: string;
}>;

export type StartClientCardSetupMutation = {
  startClientCardSetup: {
    provider: CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type AddClientCardMutationVariables = Exact<{
  input: AddClientCardInput;
  idempotencyKey: string;
}>;

export type AddClientCardMutation = {
  addClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: SubscriptionStatus;
      price: number;
      interval: PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RemoveClientCardMutationVariables = Exact<{
  id: string;
}>;

export type RemoveClientCardMutation = {
  removeClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: SubscriptionStatus;
      price: number;
      interval: PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type StartClientSubscriptionMutationVariables = Exact<{
  input: StartClientSubscriptionInput;
  idempotencyKey: string;
}>;

export type StartClientSubscriptionMutation = {
  startClientSubscription: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: SubscriptionStatus;
      price: number;
      interval: PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RequestClientCardMutationVariables = Exact<{
  clientId: string;
  idempotencyKey: string;
}>;

export type RequestClientCardMutation = {
  requestClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: SubscriptionStatus;
      price: number;
      interval: PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RetryPastDuePaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type RetryPastDuePaymentMutation = {
  retryPayment: { payment: { id: string; status: PaymentStatus } };
};

export type ClientBulkActionFieldsFragment = {
  id: string;
  kind: ClientBulkActionKind;
  status: ClientBulkActionStatus;
  summary: string;
  total: number;
  changed: number;
  unchanged: number;
  refused: number;
  failure: string | null;
  canUndo: boolean;
  isUndone: boolean;
  createdByName: string;
  createdAt: string;
  finishedAt: string | null;
};

export type PreviewClientBulkActionQueryVariables = Exact<{
  input: ClientBulkActionInput;
}>;

export type PreviewClientBulkActionQuery = {
  previewClientBulkAction: {
    total: number;
    willChange: number;
    unchanged: number;
    refused: number;
    mrrChange: number | null;
    refusals: Array<{ problem: string; count: number }>;
    examples: Array<{ id: string; name: string }>;
  };
};

export type GetClientBulkActionQueryVariables = Exact<{
  id: string;
}>;

export type GetClientBulkActionQuery = {
  clientBulkAction: {
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type GetClientBulkActionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBulkActionsQuery = {
  clientBulkActions: Array<{
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  }>;
};

export type GetClientBulkActionRowsQueryVariables = Exact<{
  id: string;
  outcome?: ClientBulkActionOutcome | null | undefined;
  page: number;
  pageSize: number;
}>;

export type GetClientBulkActionRowsQuery = {
  clientBulkActionRows: {
    totalPages: number;
    items: Array<{
      position: number;
      outcome: ClientBulkActionOutcome;
      problem: string | null;
      client: { id: string; name: string };
    }>;
  };
};

export type StartClientBulkActionMutationVariables = Exact<{
  input: ClientBulkActionInput;
  expectedCount: number;
  idempotencyKey: string;
}>;

export type StartClientBulkActionMutation = {
  startClientBulkAction: {
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type CancelClientBulkActionMutationVariables = Exact<{
  id: string;
}>;

export type CancelClientBulkActionMutation = {
  cancelClientBulkAction: {
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type UndoClientBulkActionMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type UndoClientBulkActionMutation = {
  undoClientBulkAction: {
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type ExportClientsMutationVariables = Exact<{
  input: ExportClientsInput;
}>;

export type ExportClientsMutation = {
  exportClients: { id: string; fileName: string; url: string; expiresAt: string };
};

export type ClientBulkActionChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type ClientBulkActionChangedSubscription = {
  clientBulkActionChanged: {
    id: string;
    kind: ClientBulkActionKind;
    status: ClientBulkActionStatus;
    summary: string;
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    canUndo: boolean;
    isUndone: boolean;
    createdByName: string;
    createdAt: string;
    finishedAt: string | null;
  };
};

export type ClientImportFieldsFragment = {
  id: string;
  fileName: string;
  encoding: string;
  isEncodingUncertain: boolean;
  status: ClientImportStatus;
  totalRows: number;
  validRows: number;
  matchBy: ClientImportMatch | null;
  updateRows: number;
  unchangedRows: number;
  skippedRows: number;
  refusedRows: number;
  importedRows: number;
  updatedRows: number;
  failure: string | null;
  finishedAt: string | null;
  columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
  unmatchedValues: Array<{
    field: ClientImportValueField;
    value: string;
    count: number;
    action: ClientImportValueAction | null;
    replacement: string | null;
  }>;
};

export type GetClientImportQueryVariables = Exact<{
  id: string;
}>;

export type GetClientImportQuery = {
  clientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
    unmatchedValues: Array<{
      field: ClientImportValueField;
      value: string;
      count: number;
      action: ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type GetClientImportRowsQueryVariables = Exact<{
  id: string;
  status?: ClientImportRowStatus | null | undefined;
  page: number;
  pageSize: number;
}>;

export type GetClientImportRowsQuery = {
  clientImportRows: {
    totalPages: number;
    items: Array<{ number: number; cells: Array<string>; problems: Array<string> }>;
  };
};

export type CheckClientImportMutationVariables = Exact<{
  id: string;
  mapping: Array<ClientImportMappingInput> | ClientImportMappingInput;
  matchBy?: ClientImportMatch | null | undefined;
  values?: Array<ClientImportValueInput> | ClientImportValueInput | null | undefined;
}>;

export type CheckClientImportMutation = {
  checkClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
    unmatchedValues: Array<{
      field: ClientImportValueField;
      value: string;
      count: number;
      action: ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type StartClientImportMutationVariables = Exact<{
  id: string;
  rows: ClientImportRowSelection;
}>;

export type StartClientImportMutation = {
  startClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
    unmatchedValues: Array<{
      field: ClientImportValueField;
      value: string;
      count: number;
      action: ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type CancelClientImportMutationVariables = Exact<{
  id: string;
}>;

export type CancelClientImportMutation = {
  cancelClientImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
    unmatchedValues: Array<{
      field: ClientImportValueField;
      value: string;
      count: number;
      action: ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type ClientImportChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type ClientImportChangedSubscription = {
  clientImportChanged: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    status: ClientImportStatus;
    totalRows: number;
    validRows: number;
    matchBy: ClientImportMatch | null;
    updateRows: number;
    unchangedRows: number;
    skippedRows: number;
    refusedRows: number;
    importedRows: number;
    updatedRows: number;
    failure: string | null;
    finishedAt: string | null;
    columns: Array<{ index: number; header: string; samples: Array<string>; field: ClientField | null }>;
    unmatchedValues: Array<{
      field: ClientImportValueField;
      value: string;
      count: number;
      action: ClientImportValueAction | null;
      replacement: string | null;
    }>;
  };
};

export type GetClientImportMappingsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientImportMappingsQuery = {
  clientImportMappings: Array<{
    id: string;
    name: string;
    columns: Array<{ header: string; field: ClientField }>;
  }>;
};

export type SaveClientImportMappingMutationVariables = Exact<{
  input: SaveClientImportMappingInput;
}>;

export type SaveClientImportMappingMutation = { saveClientImportMapping: { id: string; name: string } };

export type DeleteClientImportMappingMutationVariables = Exact<{
  id: string;
}>;

export type DeleteClientImportMappingMutation = { deleteClientImportMapping: boolean };

export type ClientFieldsFragment = {
  id: string;
  number: number;
  name: string;
  email: string;
  phone: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  language: string | null;
  taxId: string | null;
  website: string | null;
  status: ClientStatus;
  hasPlanAccess: boolean;
  trialEndsAt: string | null;
  nextRenewalAt: string | null;
  lastLoginAt: string | null;
  tags: Array<string>;
  note: string | null;
  source: ClientSource;
  externalId: string | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  plan: { id: string; name: string } | null;
  deactivation: {
    isScheduled: boolean;
    at: string;
    reason: DeactivationReason | null;
    note: string | null;
    by: string | null;
  } | null;
};

export type GetClientQueryVariables = Exact<{
  id: string;
}>;

export type GetClientQuery = {
  client: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    money: {
      currency: string;
      mrr: number;
      lifetimeValue: number;
      subscription: {
        price: number;
        interval: PlanInterval;
        intervalCount: number;
        priceVersion: number;
        currentPriceVersion: number;
        currentPeriodFrom: string;
        currentPeriodTo: string;
        nextChargeAt: string | null;
        nextChargeAmount: number | null;
      } | null;
    } | null;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type GetClientNeighborsQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  filter?: ClientFilter | null | undefined;
  sort?: ClientSort | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientNeighborsQuery = {
  clientNeighbors: {
    previous: { id: string; name: string } | null;
    next: { id: string; name: string } | null;
  };
};

export type GetClientTimelineQueryVariables = Exact<{
  id: string;
  kinds?: Array<ActivityKind> | ActivityKind | null | undefined;
  after?: string | null | undefined;
}>;

export type GetClientTimelineQuery = {
  clientTimeline: {
    nextCursor: string | null;
    items: Array<{
      id: string;
      kind: ActivityKind;
      occurredAt: string;
      actorType: ActorType;
      actorName: string | null;
      action: string | null;
      target: string | null;
      refundAmount: number | null;
      changes: Array<{ field: string; before: string | null; after: string | null }>;
      payment: {
        id: string;
        amount: number;
        currency: string;
        status: PaymentStatus;
        description: string | null;
        failure: string | null;
      } | null;
      email: { subject: string; hasFailed: boolean } | null;
      signIn: { ipAddress: string | null; device: string | null } | null;
    }>;
  };
};

export type GetClientPaymentsQueryVariables = Exact<{
  clientId: string;
}>;

export type GetClientPaymentsQuery = {
  payments: {
    totalCount: number;
    items: Array<{
      id: string;
      number: number;
      status: PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      createdAt: string;
      plan: { id: string; name: string } | null;
      method: { kind: string; brand: string | null; last4: string | null } | null;
    }>;
    totals: {
      currency: string;
      gross: number;
      refunded: number;
      fees: number;
      net: number;
      failedCount: number;
      failedAmount: number;
    };
  };
};

export type PreviewClientDeactivationQueryVariables = Exact<{
  id: string;
}>;

export type PreviewClientDeactivationQuery = {
  previewClientDeactivation: {
    transitions: Array<ClientStatus>;
    lastLoginAt: string | null;
    periodEnd: string | null;
    money: {
      currency: string;
      openPayments: number;
      openAmount: number;
      nextChargeAmount: number | null;
      nextChargeAt: string | null;
      mrr: number;
    } | null;
  };
};

export type UpdateClientMutationVariables = Exact<{
  input: UpdateClientInput;
}>;

export type UpdateClientMutation = {
  updateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ChangeClientPlanMutationVariables = Exact<{
  id: string;
  planId: string;
  idempotencyKey: string;
}>;

export type ChangeClientPlanMutation = {
  changeClientPlan: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type PauseClientMutationVariables = Exact<{
  id: string;
}>;

export type PauseClientMutation = {
  pauseClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ResumeClientMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type ResumeClientMutation = {
  resumeClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type DeactivateClientMutationVariables = Exact<{
  input: DeactivateClientInput;
}>;

export type DeactivateClientMutation = {
  deactivateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type CancelClientDeactivationMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type CancelClientDeactivationMutation = {
  cancelClientDeactivation: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ReactivateClientMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type ReactivateClientMutation = {
  reactivateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    language: string | null;
    taxId: string | null;
    website: string | null;
    status: ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type GetClientsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  filter?: ClientFilter | null | undefined;
  sort?: ClientSort | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientsQuery = {
  clients: {
    page: number;
    pageSize: number;
    lastNumber: number;
    items: Array<{
      id: string;
      number: number;
      name: string;
      email: string;
      phone: string | null;
      country: string | null;
      language: string | null;
      status: ClientStatus;
      hasPlanAccess: boolean;
      trialEndsAt: string | null;
      nextRenewalAt: string | null;
      lastLoginAt: string | null;
      tags: Array<string>;
      source: ClientSource;
      createdAt: string;
      updatedAt: string;
      plan: { id: string; name: string } | null;
      deactivation: { isScheduled: boolean; at: string } | null;
      money: {
        currency: string;
        mrr: number;
        lifetimeValue: number;
        lastPaymentAt: string | null;
        lastPaymentStatus: PaymentStatus | null;
      } | null;
    }>;
  };
};

export type GetClientListTotalQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ClientFilter | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientListTotalQuery = { clients: { totalCount: number } };

export type GetClientCountsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountsQuery = {
  clientCounts: { total: number; byStatus: Array<{ status: ClientStatus; count: number }> };
};

export type GetAttentionCountQueryVariables = Exact<{ [key: string]: never }>;

export type GetAttentionCountQuery = { clients: { totalCount: number } };

export type GetClientFacetsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientFacetsQuery = {
  clientFacets: {
    plans: Array<{ count: number; plan: { id: string; name: string } }>;
    countries: Array<{ value: string; count: number }>;
    tags: Array<{ value: string; count: number }>;
  };
};

export type GetClientCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientCountriesQuery = { countries: Array<{ code: string; name: string }> };

export type GetPlansForClientsQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlansForClientsQuery = {
  clientPlans: Array<{
    id: string;
    name: string;
    interval: PlanInterval;
    intervalCount: number;
    trialDays: number;
    price: number | null;
    yearlyPrice: number | null;
    setupFee: number | null;
    isDefault: boolean;
  }>;
};

export type SavedViewFieldsFragment = {
  id: string;
  name: string;
  query: string;
  columns: Array<string>;
  isShared: boolean;
  isOwn: boolean;
  canEdit: boolean;
  createdByName: string | null;
};

export type GetSavedViewsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSavedViewsQuery = {
  savedViews: Array<{
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  }>;
};

export type CreateSavedViewMutationVariables = Exact<{
  input: SavedViewInput;
}>;

export type CreateSavedViewMutation = {
  createSavedView: {
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  };
};

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  input: SavedViewInput;
}>;

export type UpdateSavedViewMutation = {
  updateSavedView: {
    id: string;
    name: string;
    query: string;
    columns: Array<string>;
    isShared: boolean;
    isOwn: boolean;
    canEdit: boolean;
    createdByName: string | null;
  };
};

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;

export type DeleteSavedViewMutation = { deleteSavedView: boolean };

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
  idempotencyKey: string;
}>;

export type CreateClientMutation = { createClient: { id: string; number: number; name: string } };

export type ReopenCompanyMutationVariables = Exact<{ [key: string]: never }>;

export type ReopenCompanyMutation = {
  reopenCompany: {
    id: string;
    status: CompanyStatus;
    liveStatus: LiveStatus;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    website: string | null;
    dashboardLink: string | null;
    activeDeploymentSessionFound: boolean;
    undeployedChangesExist: boolean;
    activeBanner: ActiveBanner | null;
    isTwoFactorRequired: boolean;
    blockedReason: string | null;
    closedAt: string | null;
    reopenableUntil: string | null;
    createdAt: string;
    goLiveChecklist: {
      setUpBusinessBranding: boolean;
      setUpClientPricing: boolean;
      addCardDetails: boolean;
      setUpCustomDomain: boolean;
    };
    activeDeployment: {
      id: string;
      kind: DeploymentKind;
      status: DeploymentStatus;
      trigger: DeploymentTrigger;
      expectedMinutes: number;
      canCancel: boolean;
      createdAt: string;
      startedAt: string | null;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    } | null;
  };
};

export type PortalChangeFieldsFragment = {
  area: PortalArea;
  entityId: string;
  label: string;
  kind: PortalChangeKind;
  fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
};

export type DeploymentFieldsFragment = {
  id: string;
  kind: DeploymentKind;
  status: DeploymentStatus;
  trigger: DeploymentTrigger;
  note: string | null;
  requestedByName: string | null;
  expectedMinutes: number;
  error: string | null;
  url: string | null;
  isPublished: boolean;
  canCancel: boolean;
  canRetry: boolean;
  canRollBack: boolean;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  steps: Array<{
    name: DeploymentStepName;
    status: DeploymentStepStatus;
    message: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }>;
  changes: Array<{
    area: PortalArea;
    entityId: string;
    label: string;
    kind: PortalChangeKind;
    fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
  }>;
};

export type GetUndeployedChangesQueryVariables = Exact<{ [key: string]: never }>;

export type GetUndeployedChangesQuery = {
  undeployedChanges: {
    count: number;
    publishedAt: string | null;
    blocker: string | null;
    openTranslations: number;
    items: Array<{
      area: PortalArea;
      entityId: string;
      label: string;
      kind: PortalChangeKind;
      fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetDeploymentsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;

export type GetDeploymentsQuery = {
  deployments: {
    page: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      kind: DeploymentKind;
      status: DeploymentStatus;
      trigger: DeploymentTrigger;
      note: string | null;
      requestedByName: string | null;
      expectedMinutes: number;
      error: string | null;
      url: string | null;
      isPublished: boolean;
      canCancel: boolean;
      canRetry: boolean;
      canRollBack: boolean;
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
      changes: Array<{
        area: PortalArea;
        entityId: string;
        label: string;
        kind: PortalChangeKind;
        fields: Array<{
          field: string;
          language: string | null;
          before: string | null;
          after: string | null;
        }>;
      }>;
    }>;
  };
};

export type DeployMutationVariables = Exact<{
  input: DeployInput;
  idempotencyKey: string;
}>;

export type DeployMutation = {
  deploy: {
    id: string;
    kind: DeploymentKind;
    status: DeploymentStatus;
    trigger: DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: PortalArea;
      entityId: string;
      label: string;
      kind: PortalChangeKind;
      fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type CancelDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type CancelDeploymentMutation = {
  cancelDeployment: {
    id: string;
    kind: DeploymentKind;
    status: DeploymentStatus;
    trigger: DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: PortalArea;
      entityId: string;
      label: string;
      kind: PortalChangeKind;
      fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type RetryDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type RetryDeploymentMutation = {
  retryDeployment: {
    id: string;
    kind: DeploymentKind;
    status: DeploymentStatus;
    trigger: DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: PortalArea;
      entityId: string;
      label: string;
      kind: PortalChangeKind;
      fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type RollBackDeploymentMutationVariables = Exact<{
  id: string;
}>;

export type RollBackDeploymentMutation = {
  rollBackDeployment: {
    id: string;
    kind: DeploymentKind;
    status: DeploymentStatus;
    trigger: DeploymentTrigger;
    note: string | null;
    requestedByName: string | null;
    expectedMinutes: number;
    error: string | null;
    url: string | null;
    isPublished: boolean;
    canCancel: boolean;
    canRetry: boolean;
    canRollBack: boolean;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
    changes: Array<{
      area: PortalArea;
      entityId: string;
      label: string;
      kind: PortalChangeKind;
      fields: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetLegalTextsQueryVariables = Exact<{
  pathname: string;
  before: number;
  after: number;
}>;

export type GetLegalTextsQuery = {
  before: { title: string; summary: string; html: string };
  after: { title: string; summary: string; html: string };
};

export type GetGuideTextsQueryVariables = Exact<{
  id: string;
  before: number;
  after: number;
}>;

export type GetGuideTextsQuery = {
  before: { title: string; summary: string; html: string };
  after: { title: string; summary: string; html: string };
};

export type DeployedTextFieldsFragment = { title: string; summary: string; html: string };

export type NotificationFieldsFragment = {
  id: string;
  kind: NotificationKind;
  reason: NotificationReason | null;
  subjectId: string | null;
  label: string | null;
  count: number;
  actorName: string | null;
  amount: number | null;
  currency: string | null;
  direction: PaymentDirection | null;
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
      kind: NotificationKind;
      reason: NotificationReason | null;
      subjectId: string | null;
      label: string | null;
      count: number;
      actorName: string | null;
      amount: number | null;
      currency: string | null;
      direction: PaymentDirection | null;
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

export type GetOnboardingQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingQuery = {
  onboarding: {
    completedSteps: Array<OnboardingStep>;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    drafts: Array<{ step: OnboardingStep; draft: Record<string, unknown> }>;
  };
};

export type SaveOnboardingDraftMutationVariables = Exact<{
  step: OnboardingStep;
  draft: Record<string, unknown>;
}>;

export type SaveOnboardingDraftMutation = {
  saveOnboardingDraft: {
    completedSteps: Array<OnboardingStep>;
    drafts: Array<{ step: OnboardingStep; draft: Record<string, unknown> }>;
  };
};

export type SubmitCompanyDetailsMutationVariables = Exact<{
  input: CompanyDetailsInput;
}>;

export type SubmitCompanyDetailsMutation = { submitCompanyDetails: { id: string; status: CompanyStatus } };

export type SubmitCompanyThemeMutationVariables = Exact<{
  input: ThemeSetupInput;
}>;

export type SubmitCompanyThemeMutation = { submitCompanyTheme: { id: string; status: CompanyStatus } };

export type SubmitClientBillingMutationVariables = Exact<{
  input: ClientBillingPlanInput;
}>;

export type SubmitClientBillingMutation = { submitClientBilling: { id: string; status: CompanyStatus } };

export type SubmitPaymentMethodMutationVariables = Exact<{
  input: PaymentMethodInput;
  idempotencyKey: string;
}>;

export type SubmitPaymentMethodMutation = { submitPaymentMethod: { id: string; status: CompanyStatus } };

export type GetCompanyCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyCountriesQuery = { countries: Array<{ code: string; name: string; currency: string }> };

export type GetPlanTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlanTemplatesQuery = {
  planTemplates: Array<{
    id: string;
    name: string;
    description: string;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    trialDays: number;
  }>;
};

export type GetOnboardingFeeQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingFeeQuery = {
  platformFee: { amount: number; currency: string; nextChargeAt: string | null };
};

export type GetOnboardingPlanQueryVariables = Exact<{ [key: string]: never }>;

export type GetOnboardingPlanQuery = {
  clientBillingPlans: Array<{
    id: string;
    name: string;
    description: string | null;
    features: Array<string>;
    price: number;
    interval: PlanInterval;
    trialDays: number;
  }>;
};

export type PaymentFieldsFragment = {
  id: string;
  number: number;
  direction: PaymentDirection;
  type: PaymentType;
  status: PaymentStatus;
  amount: number;
  currency: string;
  fee: number;
  refunded: number;
  net: number;
  description: string | null;
  failure: string | null;
  advice: string | null;
  suggestedAction: PaymentAction | null;
  attempts: number;
  nextRetryAt: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  invoiceNumber: string | null;
  provider: CardProviderName | null;
  providerPaymentId: string | null;
  providerUrl: string | null;
  isLive: boolean;
  disputeStatus: DisputeStatus | null;
  createdAt: string;
  paidAt: string | null;
  failedAt: string | null;
  client: { id: string; name: string } | null;
  plan: { id: string; name: string } | null;
  method: {
    kind: string;
    brand: string | null;
    last4: string | null;
    expMonth: number | null;
    expYear: number | null;
  } | null;
};

export type GetPaymentsQueryVariables = Exact<{
  direction: PaymentDirection;
  status: PaymentStatusFilter;
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  filter?: PaymentFilter | null | undefined;
  sort?: PaymentSort | null | undefined;
}>;

export type GetPaymentsQuery = {
  payments: {
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      number: number;
      direction: PaymentDirection;
      type: PaymentType;
      status: PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    totals: {
      currency: string;
      count: number;
      gross: number;
      refunded: number;
      fees: number;
      net: number;
      failedCount: number;
      failedAmount: number;
    };
    counts: { all: number; succeeded: number; failed: number };
  };
};

export type PaymentDetailFieldsFragment = {
  refundable: number;
  refundIncrement: number;
  actions: Array<PaymentAction>;
  payment: {
    id: string;
    number: number;
    direction: PaymentDirection;
    type: PaymentType;
    status: PaymentStatus;
    amount: number;
    currency: string;
    fee: number;
    refunded: number;
    net: number;
    description: string | null;
    failure: string | null;
    advice: string | null;
    suggestedAction: PaymentAction | null;
    attempts: number;
    nextRetryAt: string | null;
    periodFrom: string | null;
    periodTo: string | null;
    invoiceNumber: string | null;
    provider: CardProviderName | null;
    providerPaymentId: string | null;
    providerUrl: string | null;
    isLive: boolean;
    disputeStatus: DisputeStatus | null;
    createdAt: string;
    paidAt: string | null;
    failedAt: string | null;
    client: { id: string; name: string } | null;
    plan: { id: string; name: string } | null;
    method: {
      kind: string;
      brand: string | null;
      last4: string | null;
      expMonth: number | null;
      expYear: number | null;
    } | null;
  };
  attempts: Array<{
    number: number;
    trigger: PaymentTrigger;
    status: PaymentStatus;
    failure: string | null;
    createdAt: string;
    method: {
      kind: string;
      brand: string | null;
      last4: string | null;
      expMonth: number | null;
      expYear: number | null;
    } | null;
  }>;
  refunds: Array<{
    id: string;
    amount: number;
    reason: RefundReason;
    note: string | null;
    status: RefundStatus;
    failure: string | null;
    createdByName: string | null;
    createdAt: string;
  }>;
};

export type GetPaymentQueryVariables = Exact<{
  id: string;
}>;

export type GetPaymentQuery = {
  payment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: PaymentDirection;
      type: PaymentType;
      status: PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: PaymentTrigger;
      status: PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: RefundReason;
      note: string | null;
      status: RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type GetPaymentClientQueryVariables = Exact<{
  id: string;
}>;

export type GetPaymentClientQuery = { paymentClients: Array<{ id: string; name: string }> };

export type SearchPaymentClientsQueryVariables = Exact<{
  search: string;
}>;

export type SearchPaymentClientsQuery = {
  paymentClients: Array<{ id: string; number: number; name: string }>;
};

export type GetPaymentPlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetPaymentPlansQuery = { paymentPlans: Array<{ id: string; name: string }> };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
  idempotencyKey: string;
}>;

export type RefundPaymentMutation = {
  refundPayment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: PaymentDirection;
      type: PaymentType;
      status: PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: PaymentTrigger;
      status: PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: RefundReason;
      note: string | null;
      status: RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type RetryPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type RetryPaymentMutation = {
  retryPayment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: PaymentDirection;
      type: PaymentType;
      status: PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: PaymentTrigger;
      status: PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: RefundReason;
      note: string | null;
      status: RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type GetBillingCardsForRetryQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCardsForRetryQuery = {
  billingCards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    isDefault: boolean;
    status: CardStatus;
  }>;
};

export type RetryOutgoingPaymentMutationVariables = Exact<{
  id: string;
  cardId?: string | null | undefined;
  idempotencyKey: string;
}>;

export type RetryOutgoingPaymentMutation = { retryBillingCharge: { amount: number } };

export type RequestCardForPaymentMutationVariables = Exact<{
  clientId: string;
  idempotencyKey: string;
}>;

export type RequestCardForPaymentMutation = { requestClientCard: { clientId: string } };

export type SendReceiptMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type SendReceiptMutation = { sendReceipt: boolean };

export type CreateReceiptLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateReceiptLinkMutation = { createReceiptLink: { url: string } };

export type CreatePaymentInvoiceLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreatePaymentInvoiceLinkMutation = { createInvoiceLink: { url: string } };

export type ExportPaymentsMutationVariables = Exact<{
  input: ExportPaymentsInput;
}>;

export type ExportPaymentsMutation = { exportPayments: { url: string } };

export type SearchClientsQueryVariables = Exact<{
  search: string;
}>;

export type SearchClientsQuery = {
  clients: { items: Array<{ id: string; number: number; name: string; email: string }> };
};

export type SearchPaymentsQueryVariables = Exact<{
  search: string;
}>;

export type SearchPaymentsQuery = {
  incoming: {
    items: Array<{
      id: string;
      number: number;
      direction: PaymentDirection;
      status: PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      createdAt: string;
      client: { id: string; name: string } | null;
    }>;
  };
  outgoing: {
    items: Array<{
      id: string;
      number: number;
      direction: PaymentDirection;
      status: PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      createdAt: string;
      client: { id: string; name: string } | null;
    }>;
  };
};

export type SearchPaymentFieldsFragment = {
  id: string;
  number: number;
  direction: PaymentDirection;
  status: PaymentStatus;
  amount: number;
  currency: string;
  description: string | null;
  createdAt: string;
  client: { id: string; name: string } | null;
};

export type ExportAllPaymentsMutationVariables = Exact<{
  input: ExportPaymentsInput;
}>;

export type ExportAllPaymentsMutation = { exportPayments: { url: string } };

export type GetAuditEventsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;

export type GetAuditEventsQuery = {
  auditEvents: {
    nextCursor: string | null;
    items: Array<{
      id: string;
      occurredAt: string;
      action: string;
      targetType: string;
      targetId: string | null;
      targetLabel: string | null;
      ipAddress: string | null;
      country: string | null;
      userAgent: string | null;
      device: string | null;
      requestId: string | null;
      parentId: string | null;
      actor: { type: ActorType; id: string | null; name: string | null; isRemoved: boolean };
      changes: Array<{ field: string; language: string | null; before: string | null; after: string | null }>;
    }>;
  };
};

export type GetAuditFacetsQueryVariables = Exact<{ [key: string]: never }>;

export type GetAuditFacetsQuery = {
  auditFacets: {
    actorTypes: Array<ActorType>;
    actions: Array<string>;
    targetTypes: Array<string>;
    actors: Array<{ id: string | null; name: string | null; isRemoved: boolean }>;
  };
};

export type ExportAuditEventsMutationVariables = Exact<{
  search?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;

export type ExportAuditEventsMutation = { exportAuditEvents: { url: string } };

export type BillingCardFieldsFragment = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  holderName: string | null;
  isDefault: boolean;
  status: CardStatus;
  addedByName: string | null;
  createdAt: string;
};

export type PlatformFeeFieldsFragment = {
  amount: number;
  currency: string;
  nextChargeAt: string | null;
  pastDuePayments: Array<{
    id: string;
    amount: number;
    currency: string;
    description: string | null;
    failure: string | null;
    advice: string | null;
    nextRetryAt: string | null;
  }>;
};

export type BillingDetailsFieldsFragment = {
  name: string;
  email: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  taxId: string | null;
  isFromCompany: boolean;
};

export type GetBillingCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCardsQuery = {
  billingCards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type GetPlatformFeeQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlatformFeeQuery = {
  platformFee: {
    amount: number;
    currency: string;
    nextChargeAt: string | null;
    pastDuePayments: Array<{
      id: string;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
    }>;
  };
};

export type GetBillingChargesQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;

export type GetBillingChargesQuery = {
  billingCharges: {
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      status: PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      invoiceNumber: string | null;
      createdAt: string;
      paidAt: string | null;
    }>;
  };
};

export type GetBillingDetailsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingDetailsQuery = {
  billingDetails: {
    name: string;
    email: string;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    isFromCompany: boolean;
  };
};

export type GetBillingCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCountriesQuery = { countries: Array<{ code: string; name: string }> };

export type AddBillingCardMutationVariables = Exact<{
  input: AddBillingCardInput;
  idempotencyKey: string;
}>;

export type AddBillingCardMutation = {
  addBillingCard: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: CardStatus;
    addedByName: string | null;
    createdAt: string;
  };
};

export type SetDefaultBillingCardMutationVariables = Exact<{
  id: string;
}>;

export type SetDefaultBillingCardMutation = {
  setDefaultBillingCard: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type RemoveBillingCardMutationVariables = Exact<{
  id: string;
}>;

export type RemoveBillingCardMutation = {
  removeBillingCard: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type UpdateBillingDetailsMutationVariables = Exact<{
  input: BillingDetailsInput;
}>;

export type UpdateBillingDetailsMutation = {
  updateBillingDetails: {
    name: string;
    email: string;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    isFromCompany: boolean;
  };
};

export type RetryBillingChargeMutationVariables = Exact<{
  id: string;
  cardId?: string | null | undefined;
  idempotencyKey: string;
}>;

export type RetryBillingChargeMutation = {
  retryBillingCharge: {
    amount: number;
    currency: string;
    nextChargeAt: string | null;
    pastDuePayments: Array<{
      id: string;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
    }>;
  };
};

export type CreateInvoiceLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateInvoiceLinkMutation = { createInvoiceLink: { url: string } };

export type CompanyProfileFieldsFragment = {
  name: string;
  legalName: string | null;
  email: string;
  phone: string | null;
  website: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  currency: string;
  timeZone: string;
  taxId: string | null;
  defaultLanguage: string;
  portalLanguages: Array<string>;
  contentLanguage: string;
  lockVersion: number;
  locks: Array<{ field: string; reason: string }>;
  clientVisibleFields: Array<{ field: string; locations: Array<ClientVisibleLocation> }>;
};

export type CompanyExportFieldsFragment = {
  id: string;
  status: CompanyExportStatus;
  fileName: string;
  rowsWritten: number;
  estimatedRows: number;
  kilobytes: number;
  failure: string | null;
  createdByName: string;
  createdAt: string;
  expiresAt: string | null;
};

export type GetCompanyProfileQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyProfileQuery = {
  companyProfile: {
    name: string;
    legalName: string | null;
    email: string;
    phone: string | null;
    website: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    taxId: string | null;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    lockVersion: number;
    locks: Array<{ field: string; reason: string }>;
    clientVisibleFields: Array<{ field: string; locations: Array<ClientVisibleLocation> }>;
  };
};

export type GetProfileCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetProfileCountriesQuery = { countries: Array<{ code: string; name: string; currency: string }> };

export type GetCompanyExportsQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyExportsQuery = {
  companyExports: Array<{
    id: string;
    status: CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  }>;
};

export type UpdateCompanyProfileMutationVariables = Exact<{
  input: CompanyProfileInput;
  lockVersion: number;
}>;

export type UpdateCompanyProfileMutation = {
  updateCompanyProfile: {
    name: string;
    legalName: string | null;
    email: string;
    phone: string | null;
    website: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    taxId: string | null;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    lockVersion: number;
    locks: Array<{ field: string; reason: string }>;
    clientVisibleFields: Array<{ field: string; locations: Array<ClientVisibleLocation> }>;
  };
};

export type UpdatePortalLanguagesMutationVariables = Exact<{
  input: PortalLanguagesInput;
}>;

export type UpdatePortalLanguagesMutation = {
  updatePortalLanguages: {
    name: string;
    legalName: string | null;
    email: string;
    phone: string | null;
    website: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    taxId: string | null;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    lockVersion: number;
    locks: Array<{ field: string; reason: string }>;
    clientVisibleFields: Array<{ field: string; locations: Array<ClientVisibleLocation> }>;
  };
};

export type CloseCompanyMutationVariables = Exact<{
  name: string;
  reason?: string | null | undefined;
}>;

export type CloseCompanyMutation = {
  closeCompany: {
    id: string;
    status: CompanyStatus;
    liveStatus: LiveStatus;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    defaultLanguage: string;
    portalLanguages: Array<string>;
    contentLanguage: string;
    website: string | null;
    dashboardLink: string | null;
    activeDeploymentSessionFound: boolean;
    undeployedChangesExist: boolean;
    activeBanner: ActiveBanner | null;
    isTwoFactorRequired: boolean;
    blockedReason: string | null;
    closedAt: string | null;
    reopenableUntil: string | null;
    createdAt: string;
    goLiveChecklist: {
      setUpBusinessBranding: boolean;
      setUpClientPricing: boolean;
      addCardDetails: boolean;
      setUpCustomDomain: boolean;
    };
    activeDeployment: {
      id: string;
      kind: DeploymentKind;
      status: DeploymentStatus;
      trigger: DeploymentTrigger;
      expectedMinutes: number;
      canCancel: boolean;
      createdAt: string;
      startedAt: string | null;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    } | null;
  };
};

export type SetTwoFactorRequirementMutationVariables = Exact<{
  isRequired: boolean;
}>;

export type SetTwoFactorRequirementMutation = {
  setTwoFactorRequirement: { id: string; isTwoFactorRequired: boolean };
};

export type StartCompanyExportMutationVariables = Exact<{ [key: string]: never }>;

export type StartCompanyExportMutation = {
  startCompanyExport: {
    id: string;
    status: CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  };
};

export type CreateCompanyExportLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateCompanyExportLinkMutation = { createCompanyExportLink: { url: string } };

export type CompanyExportChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CompanyExportChangedSubscription = {
  companyExportChanged: {
    id: string;
    status: CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  };
};

export type GetCompanyStatusRulesQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyStatusRulesQuery = {
  companyStatusRules: Array<{ status: CompanyStatus; allows: Array<CompanyAction> }>;
};

export type GetSessionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSessionsQuery = {
  sessions: Array<{
    id: string;
    isCurrent: boolean;
    device: string;
    ipAddress: string | null;
    country: string | null;
    createdAt: string;
    lastSeenAt: string;
  }>;
};

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;

export type RevokeSessionMutation = { revokeSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never }>;

export type RevokeOtherSessionsMutation = { revokeOtherSessions: number };

export type MyAccountFieldsFragment = {
  hasPassword: boolean;
  hasGoogle: boolean;
  mustReauthenticate: boolean;
  pendingEmail: { email: string; isOldConfirmed: boolean; isNewConfirmed: boolean; expiresAt: string } | null;
};

export type GetMyAccountQueryVariables = Exact<{ [key: string]: never }>;

export type GetMyAccountQuery = {
  myAccount: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type UpdateMyProfileMutationVariables = Exact<{
  input: MyProfileInput;
}>;

export type UpdateMyProfileMutation = {
  updateMyProfile: {
    id: string;
    name: string;
    phone: string | null;
    locale: string | null;
    language: string | null;
  };
};

export type ChangePasswordMutationVariables = Exact<{
  current?: string | null | undefined;
  password: string;
}>;

export type ChangePasswordMutation = { changePassword: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;

export type RequestEmailChangeMutation = {
  requestEmailChange: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never }>;

export type CancelEmailChangeMutation = {
  cancelEmailChange: {
    hasPassword: boolean;
    hasGoogle: boolean;
    mustReauthenticate: boolean;
    pendingEmail: {
      email: string;
      isOldConfirmed: boolean;
      isNewConfirmed: boolean;
      expiresAt: string;
    } | null;
  };
};

export type RemoveProfileImageMutationVariables = Exact<{ [key: string]: never }>;

export type RemoveProfileImageMutation = { removeProfileImage: boolean };

export type NotificationPreferenceFieldsFragment = {
  kind: NotificationKind;
  inConsole: boolean;
  byEmail: boolean;
};

export type GetNotificationPreferencesQueryVariables = Exact<{ [key: string]: never }>;

export type GetNotificationPreferencesQuery = {
  notificationPreferences: Array<{ kind: NotificationKind; inConsole: boolean; byEmail: boolean }>;
};

export type SetNotificationPreferencesMutationVariables = Exact<{
  input: Array<NotificationPreferenceInput> | NotificationPreferenceInput;
}>;

export type SetNotificationPreferencesMutation = {
  setNotificationPreferences: Array<{ kind: NotificationKind; inConsole: boolean; byEmail: boolean }>;
};

export type GetTwoFactorQueryVariables = Exact<{ [key: string]: never }>;

export type GetTwoFactorQuery = {
  twoFactor: {
    isOn: boolean;
    enabledAt: string | null;
    recoveryCodesRemaining: number;
    isRequired: boolean;
    hasPassword: boolean;
    mustReauthenticate: boolean;
  };
};

export type StartTwoFactorSetupMutationVariables = Exact<{
  password?: string | null | undefined;
}>;

export type StartTwoFactorSetupMutation = { startTwoFactorSetup: { secret: string; uri: string } };

export type ConfirmTwoFactorSetupMutationVariables = Exact<{
  code: string;
}>;

export type ConfirmTwoFactorSetupMutation = { confirmTwoFactorSetup: { codes: Array<string> } };

export type RegenerateRecoveryCodesMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type RegenerateRecoveryCodesMutation = { regenerateRecoveryCodes: { codes: Array<string> } };

export type DisableTwoFactorMutationVariables = Exact<{
  password?: string | null | undefined;
  code: string;
}>;

export type DisableTwoFactorMutation = { disableTwoFactor: boolean };

export type RoleFieldsFragment = {
  role: Role;
  permissions: Array<Permission>;
  isFixed: boolean;
  operatorCount: number;
  invitedCount: number;
  operatorNames: Array<string>;
  changedBy: string | null;
  changedAt: string | null;
};

export type GetRolesQueryVariables = Exact<{ [key: string]: never }>;

export type GetRolesQuery = {
  roles: Array<{
    role: Role;
    permissions: Array<Permission>;
    isFixed: boolean;
    operatorCount: number;
    invitedCount: number;
    operatorNames: Array<string>;
    changedBy: string | null;
    changedAt: string | null;
  }>;
};

export type UpdateRolePermissionsMutationVariables = Exact<{
  input: UpdateRolePermissionsInput;
}>;

export type UpdateRolePermissionsMutation = {
  updateRolePermissions: {
    role: Role;
    permissions: Array<Permission>;
    isFixed: boolean;
    operatorCount: number;
    invitedCount: number;
    operatorNames: Array<string>;
    changedBy: string | null;
    changedAt: string | null;
  };
};

export type GetOperatorsQueryVariables = Exact<{ [key: string]: never }>;

export type GetOperatorsQuery = {
  operators: Array<{
    id: string;
    status: OperatorStatus;
    role: Role;
    name: string;
    email: string;
    isOwner: boolean;
    hasTwoFactor: boolean;
    profileImageVersion: string | null;
    joinedAt: string | null;
    lastActiveAt: string | null;
  }>;
};

export type SentInvitationFieldsFragment = {
  id: string;
  operatorId: string;
  email: string;
  role: Role;
  status: InvitationStatus;
  invitedByName: string;
  sentAt: string;
  expiresAt: string;
  renewalRequestedAt: string | null;
};

export type GetInvitationsQueryVariables = Exact<{ [key: string]: never }>;

export type GetInvitationsQuery = {
  invitations: Array<{
    id: string;
    operatorId: string;
    email: string;
    role: Role;
    status: InvitationStatus;
    invitedByName: string;
    sentAt: string;
    expiresAt: string;
    renewalRequestedAt: string | null;
  }>;
};

export type InviteOperatorsMutationVariables = Exact<{
  input: InviteOperatorsInput;
}>;

export type InviteOperatorsMutation = { inviteOperators: Array<{ id: string; email: string }> };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;

export type ResendInvitationMutation = {
  resendInvitation: {
    id: string;
    operatorId: string;
    email: string;
    role: Role;
    status: InvitationStatus;
    invitedByName: string;
    sentAt: string;
    expiresAt: string;
    renewalRequestedAt: string | null;
  };
};

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;

export type RevokeInvitationMutation = { revokeInvitation: boolean };

export type CreateInvitationLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateInvitationLinkMutation = { createInvitationLink: { url: string; expiresAt: string } };

export type ChangeOperatorRoleMutationVariables = Exact<{
  id: string;
  role: Role;
}>;

export type ChangeOperatorRoleMutation = { changeOperatorRole: { id: string; role: Role } };

export type SignOutOperatorMutationVariables = Exact<{
  id: string;
}>;

export type SignOutOperatorMutation = { signOutOperator: number };

export type RemoveOperatorMutationVariables = Exact<{
  id: string;
}>;

export type RemoveOperatorMutation = { removeOperator: boolean };

export type TransferOwnershipMutationVariables = Exact<{
  operatorId: string;
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;

export type TransferOwnershipMutation = { transferOwnership: { id: string; isOwner: boolean } };

export type ResetOperatorTwoFactorMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;

export type ResetOperatorTwoFactorMutation = {
  resetOperatorTwoFactor: { id: string; hasTwoFactor: boolean };
};

export type GetTestClockQueryVariables = Exact<{ [key: string]: never }>;

export type GetTestClockQuery = { testClock: { canAdvance: boolean; now: string; daysAhead: number } };

export type AdvanceTestClockMutationVariables = Exact<{
  days: number;
  idempotencyKey: string;
}>;

export type AdvanceTestClockMutation = {
  advanceTestClock: { canAdvance: boolean; now: string; daysAhead: number };
};

export type BrandFieldsFragment = {
  title: string;
  colour: string;
  haveLogosBeenUploaded: boolean;
  squareLogoUrl: string | null;
  fullLogoUrl: string | null;
  tagline: string | null;
  introduction: string | null;
  closedAccountMessage: string | null;
  isSignUpOpen: boolean;
};

export type GetBrandingQueryVariables = Exact<{ [key: string]: never }>;

export type GetBrandingQuery = {
  themeSetup: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  } | null;
};

export type GetThemeVersionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetThemeVersionsQuery = {
  themeVersions: Array<{
    number: number;
    title: string;
    colour: string;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    changed: Array<ThemeField>;
    restoredFrom: number | null;
    savedByName: string | null;
    savedAt: string;
  }>;
};

export type UpdateThemeSetupMutationVariables = Exact<{
  input: ThemeSetupInput;
}>;

export type UpdateThemeSetupMutation = {
  updateThemeSetup: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  };
};

export type RemoveLogoMutationVariables = Exact<{
  kind: LogoKind;
}>;

export type RemoveLogoMutation = {
  removeLogo: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  } | null;
};

export type RestoreThemeVersionMutationVariables = Exact<{
  number: number;
}>;

export type RestoreThemeVersionMutation = {
  restoreThemeVersion: {
    title: string;
    colour: string;
    haveLogosBeenUploaded: boolean;
    squareLogoUrl: string | null;
    fullLogoUrl: string | null;
    tagline: string | null;
    introduction: string | null;
    closedAccountMessage: string | null;
    isSignUpOpen: boolean;
  };
};

export type BillingPlanFieldsFragment = {
  id: string;
  name: string;
  code: string;
  description: string | null;
  features: Array<string>;
  price: number;
  currency: string;
  interval: PlanInterval;
  intervalCount: number;
  yearlyPrice: number | null;
  trialDays: number;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: TaxBehavior;
  isPublic: boolean;
  isDefault: boolean;
  isPopular: boolean;
  allowSelfUpgrade: boolean;
  order: number;
  status: PlanStatus;
  priceVersion: number;
  clientCount: number;
  activeClientCount: number;
  mrr: number | null;
  isUnused: boolean;
  lockVersion: number;
  updatedAt: string;
};

export type GetClientBillingPlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBillingPlansQuery = {
  clientBillingPlans: Array<{
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  }>;
};

export type PreviewPlanPriceQueryVariables = Exact<{
  id: string;
  price: PlanPriceInput;
}>;

export type PreviewPlanPriceQuery = {
  previewPlanPrice: {
    clientCount: number;
    mrr: number | null;
    mrrAfter: number | null;
    firstRenewalAt: string | null;
    lastRenewalAt: string | null;
    externallyBilledCount: number;
    chargedNow: number | null;
    chargedNowCount: number;
  };
};

export type GetPlanProviderQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlanProviderQuery = {
  stripeIntegration: { provider: CardProviderName; amountIncrement: number };
};

export type CreateClientBillingPlanMutationVariables = Exact<{
  input: PlanInput;
  idempotencyKey: string;
}>;

export type CreateClientBillingPlanMutation = {
  createClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type UpdateClientBillingPlanMutationVariables = Exact<{
  id: string;
  lockVersion: number;
  input: PlanDetailsInput;
}>;

export type UpdateClientBillingPlanMutation = {
  updateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ChangePlanPriceMutationVariables = Exact<{
  input: ChangePlanPriceInput;
  idempotencyKey: string;
}>;

export type ChangePlanPriceMutation = {
  changePlanPrice: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type DuplicateClientBillingPlanMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type DuplicateClientBillingPlanMutation = {
  duplicateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ActivateClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type ActivateClientBillingPlanMutation = {
  activateClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type ArchiveClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveClientBillingPlanMutation = {
  archiveClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type DeleteClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type DeleteClientBillingPlanMutation = { deleteClientBillingPlan: boolean };

export type ReorderClientBillingPlansMutationVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ReorderClientBillingPlansMutation = {
  reorderClientBillingPlans: Array<{
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  }>;
};

export type SetDefaultClientBillingPlanMutationVariables = Exact<{
  id: string;
}>;

export type SetDefaultClientBillingPlanMutation = {
  setDefaultClientBillingPlan: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: Array<string>;
    price: number;
    currency: string;
    interval: PlanInterval;
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: TaxBehavior;
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: PlanStatus;
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number | null;
    isUnused: boolean;
    lockVersion: number;
    updatedAt: string;
  };
};

export type GetDunningSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type GetDunningSettingsQuery = {
  dunningSettings: { afterLastRetry: AfterLastRetry; graceDays: number };
};

export type UpdateDunningSettingsMutationVariables = Exact<{
  input: DunningSettingsInput;
}>;

export type UpdateDunningSettingsMutation = {
  updateDunningSettings: { afterLastRetry: AfterLastRetry; graceDays: number };
};

export type ContentVersionFieldsFragment = {
  number: number;
  title: string;
  note: string | null;
  effectiveOn: string | null;
  requiresReacceptance: boolean;
  acceptedCount: number | null;
  restoredFrom: number | null;
  isDeployed: boolean;
  publishedAt: string;
  publishedBy: string | null;
};

export type ContentTextFieldsFragment = { title: string; summary: string; html: string };

export type ContentVariableFieldsFragment = { name: string; label: string; value: string | null };

export type DomainFieldsFragment = {
  id: string;
  hostname: string;
  displayName: string;
  kind: CustomDomainKind;
  dnsStatus: DomainDnsStatus;
  certificateStatus: DomainCertificateStatus;
  hints: Array<string>;
  problem: string | null;
  lastCheckError: string | null;
  provider: string | null;
  lastCheckedAt: string | null;
  nextCheckAt: string | null;
  checkCount: number;
  verificationDeadline: string | null;
  verificationFailedAt: string | null;
  verifiedAt: string | null;
  liveAt: string | null;
  certificateExpiresAt: string | null;
  isPrimary: boolean;
  instructionsSentTo: string | null;
  instructionsSentAt: string | null;
  addedByName: string | null;
  createdAt: string;
  records: Array<{
    purpose: DomainRecordPurpose;
    type: DomainRecordType;
    name: string;
    shortName: string;
    value: string;
    ttl: number;
    status: DomainRecordStatus;
    foundValues: Array<string>;
  }>;
  conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
  steps: Array<{
    name: DeploymentStepName;
    status: DeploymentStepStatus;
    message: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }>;
};

export type DomainSetupFieldsFragment = {
  limit: number;
  fallbackHost: string | null;
  redirectToPrimary: boolean;
  domains: Array<{
    id: string;
    hostname: string;
    displayName: string;
    kind: CustomDomainKind;
    dnsStatus: DomainDnsStatus;
    certificateStatus: DomainCertificateStatus;
    hints: Array<string>;
    problem: string | null;
    lastCheckError: string | null;
    provider: string | null;
    lastCheckedAt: string | null;
    nextCheckAt: string | null;
    checkCount: number;
    verificationDeadline: string | null;
    verificationFailedAt: string | null;
    verifiedAt: string | null;
    liveAt: string | null;
    certificateExpiresAt: string | null;
    isPrimary: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: string | null;
    addedByName: string | null;
    createdAt: string;
    records: Array<{
      purpose: DomainRecordPurpose;
      type: DomainRecordType;
      name: string;
      shortName: string;
      value: string;
      ttl: number;
      status: DomainRecordStatus;
      foundValues: Array<string>;
    }>;
    conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
  }>;
};

export type GetCustomDomainQueryVariables = Exact<{ [key: string]: never }>;

export type GetCustomDomainQuery = {
  customDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: CustomDomainKind;
      dnsStatus: DomainDnsStatus;
      certificateStatus: DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: DomainRecordPurpose;
        type: DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

export type AddCustomDomainMutationVariables = Exact<{
  hostname: string;
}>;

export type AddCustomDomainMutation = { addCustomDomain: { id: string; displayName: string } };

export type CheckCustomDomainMutationVariables = Exact<{
  id: string;
}>;

export type CheckCustomDomainMutation = {
  checkCustomDomain: {
    id: string;
    hostname: string;
    displayName: string;
    kind: CustomDomainKind;
    dnsStatus: DomainDnsStatus;
    certificateStatus: DomainCertificateStatus;
    hints: Array<string>;
    problem: string | null;
    lastCheckError: string | null;
    provider: string | null;
    lastCheckedAt: string | null;
    nextCheckAt: string | null;
    checkCount: number;
    verificationDeadline: string | null;
    verificationFailedAt: string | null;
    verifiedAt: string | null;
    liveAt: string | null;
    certificateExpiresAt: string | null;
    isPrimary: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: string | null;
    addedByName: string | null;
    createdAt: string;
    records: Array<{
      purpose: DomainRecordPurpose;
      type: DomainRecordType;
      name: string;
      shortName: string;
      value: string;
      ttl: number;
      status: DomainRecordStatus;
      foundValues: Array<string>;
    }>;
    conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
    steps: Array<{
      name: DeploymentStepName;
      status: DeploymentStepStatus;
      message: string | null;
      startedAt: string | null;
      finishedAt: string | null;
    }>;
  };
};

export type SetPrimaryDomainMutationVariables = Exact<{
  id?: string | null | undefined;
  redirect: boolean;
}>;

export type SetPrimaryDomainMutation = {
  setPrimaryDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: CustomDomainKind;
      dnsStatus: DomainDnsStatus;
      certificateStatus: DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: DomainRecordPurpose;
        type: DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

export type EmailDomainInstructionsMutationVariables = Exact<{
  id: string;
  email: string;
}>;

export type EmailDomainInstructionsMutation = { emailDomainInstructions: { id: string } };

export type RemoveCustomDomainMutationVariables = Exact<{
  id: string;
  hostname: string;
}>;

export type RemoveCustomDomainMutation = {
  removeCustomDomain: {
    limit: number;
    fallbackHost: string | null;
    redirectToPrimary: boolean;
    domains: Array<{
      id: string;
      hostname: string;
      displayName: string;
      kind: CustomDomainKind;
      dnsStatus: DomainDnsStatus;
      certificateStatus: DomainCertificateStatus;
      hints: Array<string>;
      problem: string | null;
      lastCheckError: string | null;
      provider: string | null;
      lastCheckedAt: string | null;
      nextCheckAt: string | null;
      checkCount: number;
      verificationDeadline: string | null;
      verificationFailedAt: string | null;
      verifiedAt: string | null;
      liveAt: string | null;
      certificateExpiresAt: string | null;
      isPrimary: boolean;
      instructionsSentTo: string | null;
      instructionsSentAt: string | null;
      addedByName: string | null;
      createdAt: string;
      records: Array<{
        purpose: DomainRecordPurpose;
        type: DomainRecordType;
        name: string;
        shortName: string;
        value: string;
        ttl: number;
        status: DomainRecordStatus;
        foundValues: Array<string>;
      }>;
      conflicts: Array<{ type: DomainRecordType; name: string; value: string }>;
      steps: Array<{
        name: DeploymentStepName;
        status: DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    }>;
  };
};

export type LegalPageFieldsFragment = {
  pathname: string;
  title: string;
  status: ContentStatus;
  isTemplate: boolean;
  hasDraft: boolean;
  version: number | null;
  deployedVersion: number | null;
  isDeploymentPending: boolean;
  effectiveOn: string | null;
  acceptedCount: number | null;
  reviewDueOn: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
  lockVersion: number;
};

export type LegalPageDetailFieldsFragment = {
  today: string;
  page: {
    pathname: string;
    title: string;
    status: ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
  text: { title: string; summary: string; html: string };
  published: { title: string; summary: string; html: string } | null;
  template: { title: string; summary: string; html: string };
  versions: Array<{
    number: number;
    title: string;
    note: string | null;
    effectiveOn: string | null;
    requiresReacceptance: boolean;
    acceptedCount: number | null;
    restoredFrom: number | null;
    isDeployed: boolean;
    publishedAt: string;
    publishedBy: string | null;
  }>;
  variables: Array<{ name: string; label: string; value: string | null }>;
};

export type GetLegalPagesQueryVariables = Exact<{ [key: string]: never }>;

export type GetLegalPagesQuery = {
  legalPages: Array<{
    pathname: string;
    title: string;
    status: ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type GetLegalPageQueryVariables = Exact<{
  pathname: string;
}>;

export type GetLegalPageQuery = {
  legalPage: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type GetLegalVersionQueryVariables = Exact<{
  pathname: string;
  number: number;
}>;

export type GetLegalVersionQuery = { legalVersion: { title: string; summary: string; html: string } };

export type SaveLegalDraftMutationVariables = Exact<{
  input: LegalDraftInput;
}>;

export type SaveLegalDraftMutation = {
  saveLegalDraft: {
    pathname: string;
    title: string;
    status: ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type PublishLegalPageMutationVariables = Exact<{
  input: PublishLegalPageInput;
}>;

export type PublishLegalPageMutation = {
  publishLegalPage: {
    pathname: string;
    title: string;
    status: ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreLegalVersionMutationVariables = Exact<{
  pathname: string;
  lockVersion: number;
  number?: number | null | undefined;
}>;

export type RestoreLegalVersionMutation = {
  restoreLegalVersion: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type DiscardLegalDraftMutationVariables = Exact<{
  pathname: string;
  lockVersion: number;
}>;

export type DiscardLegalDraftMutation = {
  discardLegalDraft: {
    today: string;
    page: {
      pathname: string;
      title: string;
      status: ContentStatus;
      isTemplate: boolean;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      isDeploymentPending: boolean;
      effectiveOn: string | null;
      acceptedCount: number | null;
      reviewDueOn: string | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    template: { title: string; summary: string; html: string };
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type SetLegalReviewDateMutationVariables = Exact<{
  pathname: string;
  reviewDueOn?: string | null | undefined;
}>;

export type SetLegalReviewDateMutation = {
  setLegalReviewDate: {
    pathname: string;
    title: string;
    status: ContentStatus;
    isTemplate: boolean;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    effectiveOn: string | null;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type QuickGuideFieldsFragment = {
  id: string;
  pathname: string;
  title: string;
  summary: string;
  status: ContentStatus;
  hasDraft: boolean;
  version: number | null;
  deployedVersion: number | null;
  deployedPathname: string | null;
  isDeploymentPending: boolean;
  order: number;
  planIds: Array<string> | null;
  updatedAt: string | null;
  updatedBy: string | null;
  lockVersion: number;
};

export type QuickGuideDetailFieldsFragment = {
  imageQuery: string;
  guide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
  text: { title: string; summary: string; html: string };
  published: { title: string; summary: string; html: string } | null;
  versions: Array<{
    number: number;
    title: string;
    note: string | null;
    effectiveOn: string | null;
    requiresReacceptance: boolean;
    acceptedCount: number | null;
    restoredFrom: number | null;
    isDeployed: boolean;
    publishedAt: string;
    publishedBy: string | null;
  }>;
  variables: Array<{ name: string; label: string; value: string | null }>;
};

export type GetQuickGuidesQueryVariables = Exact<{ [key: string]: never }>;

export type GetQuickGuidesQuery = {
  quickGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type GetQuickGuideQueryVariables = Exact<{
  pathname: string;
}>;

export type GetQuickGuideQuery = {
  quickGuide: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type GetQuickGuideVersionQueryVariables = Exact<{
  id: string;
  number: number;
}>;

export type GetQuickGuideVersionQuery = {
  quickGuideVersion: { title: string; summary: string; html: string };
};

export type GetGuidePlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetGuidePlansQuery = {
  clientBillingPlans: Array<{ id: string; name: string; status: PlanStatus }>;
};

export type CreateQuickGuideMutationVariables = Exact<{
  title: string;
  idempotencyKey: string;
}>;

export type CreateQuickGuideMutation = {
  createQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type AddStarterGuidesMutationVariables = Exact<{ [key: string]: never }>;

export type AddStarterGuidesMutation = {
  addStarterGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type DuplicateQuickGuideMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type DuplicateQuickGuideMutation = {
  duplicateQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type SaveQuickGuideDraftMutationVariables = Exact<{
  input: QuickGuideDraftInput;
}>;

export type SaveQuickGuideDraftMutation = {
  saveQuickGuideDraft: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type PublishQuickGuideMutationVariables = Exact<{
  input: PublishQuickGuideInput;
}>;

export type PublishQuickGuideMutation = {
  publishQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreQuickGuideVersionMutationVariables = Exact<{
  id: string;
  lockVersion: number;
  number: number;
}>;

export type RestoreQuickGuideVersionMutation = {
  restoreQuickGuideVersion: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type DiscardQuickGuideDraftMutationVariables = Exact<{
  id: string;
  lockVersion: number;
}>;

export type DiscardQuickGuideDraftMutation = {
  discardQuickGuideDraft: {
    imageQuery: string;
    guide: {
      id: string;
      pathname: string;
      title: string;
      summary: string;
      status: ContentStatus;
      hasDraft: boolean;
      version: number | null;
      deployedVersion: number | null;
      deployedPathname: string | null;
      isDeploymentPending: boolean;
      order: number;
      planIds: Array<string> | null;
      updatedAt: string | null;
      updatedBy: string | null;
      lockVersion: number;
    };
    text: { title: string; summary: string; html: string };
    published: { title: string; summary: string; html: string } | null;
    versions: Array<{
      number: number;
      title: string;
      note: string | null;
      effectiveOn: string | null;
      requiresReacceptance: boolean;
      acceptedCount: number | null;
      restoredFrom: number | null;
      isDeployed: boolean;
      publishedAt: string;
      publishedBy: string | null;
    }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type ReorderQuickGuidesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ReorderQuickGuidesMutation = {
  reorderQuickGuides: Array<{
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  }>;
};

export type SetQuickGuideAudienceMutationVariables = Exact<{
  id: string;
  planIds?: Array<string> | string | null | undefined;
}>;

export type SetQuickGuideAudienceMutation = {
  setQuickGuideAudience: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type ArchiveQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveQuickGuideMutation = {
  archiveQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type RestoreQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type RestoreQuickGuideMutation = {
  restoreQuickGuide: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    status: ContentStatus;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: string | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: Array<string> | null;
    updatedAt: string | null;
    updatedBy: string | null;
    lockVersion: number;
  };
};

export type DeleteQuickGuideMutationVariables = Exact<{
  id: string;
}>;

export type DeleteQuickGuideMutation = { deleteQuickGuide: boolean };

export type StripeIntegrationFieldsFragment = {
  provider: CardProviderName;
  state: StripeState;
  kind: StripeConnectionKind | null;
  mode: StripeMode | null;
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
    status: WebhookStatus;
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
    provider: CardProviderName;
    state: StripeState;
    kind: StripeConnectionKind | null;
    mode: StripeMode | null;
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
      status: WebhookStatus;
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
  sandboxAccounts: Array<{ token: string; label: string; state: StripeState }>;
};

export type ConnectStripeMutationVariables = Exact<{
  input?: ConnectStripeInput | null | undefined;
}>;

export type ConnectStripeMutation = {
  connectStripe: {
    url: string | null;
    integration: {
      provider: CardProviderName;
      state: StripeState;
      kind: StripeConnectionKind | null;
      mode: StripeMode | null;
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
        status: WebhookStatus;
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
  input: StripeKeysInput;
}>;

export type ConnectStripeWithKeysMutation = {
  connectStripeWithKeys: {
    provider: CardProviderName;
    state: StripeState;
    kind: StripeConnectionKind | null;
    mode: StripeMode | null;
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
      status: WebhookStatus;
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
    provider: CardProviderName;
    state: StripeState;
    kind: StripeConnectionKind | null;
    mode: StripeMode | null;
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
      status: WebhookStatus;
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
    provider: CardProviderName;
    state: StripeState;
    kind: StripeConnectionKind | null;
    mode: StripeMode | null;
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
      status: WebhookStatus;
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
    provider: CardProviderName;
    state: StripeState;
    kind: StripeConnectionKind | null;
    mode: StripeMode | null;
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
      status: WebhookStatus;
      lastEventAt: string | null;
      lastEventType: string | null;
      received: number;
      failed: number;
      lastFailure: string | null;
    };
  };
};

export type ContentTranslationFieldsFragment = {
  kind: TranslatableKind;
  key: string;
  title: string;
  contentLanguage: string;
  language: string;
  status: ContentTranslationStatus;
  imageQuery: string | null;
  lockVersion: number;
  originalVersion: string;
  updatedAt: string | null;
  updatedBy: string | null;
  fields: Array<{ name: string; original: string; translation: string }>;
  variables: Array<{ name: string; label: string; value: string | null }>;
};

export type GetContentTranslationsQueryVariables = Exact<{ [key: string]: never }>;

export type GetContentTranslationsQuery = {
  contentTranslations: {
    contentLanguage: string;
    languages: Array<string>;
    items: Array<{
      kind: TranslatableKind;
      key: string;
      title: string;
      translations: Array<{ language: string; status: ContentTranslationStatus }>;
    }>;
  };
};

export type GetContentTranslationQueryVariables = Exact<{
  kind: TranslatableKind;
  key: string;
  language: string;
}>;

export type GetContentTranslationQuery = {
  contentTranslation: {
    kind: TranslatableKind;
    key: string;
    title: string;
    contentLanguage: string;
    language: string;
    status: ContentTranslationStatus;
    imageQuery: string | null;
    lockVersion: number;
    originalVersion: string;
    updatedAt: string | null;
    updatedBy: string | null;
    fields: Array<{ name: string; original: string; translation: string }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type SaveContentTranslationMutationVariables = Exact<{
  input: ContentTranslationInput;
}>;

export type SaveContentTranslationMutation = {
  saveContentTranslation: {
    kind: TranslatableKind;
    key: string;
    title: string;
    contentLanguage: string;
    language: string;
    status: ContentTranslationStatus;
    imageQuery: string | null;
    lockVersion: number;
    originalVersion: string;
    updatedAt: string | null;
    updatedBy: string | null;
    fields: Array<{ name: string; original: string; translation: string }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};

export type RemoveContentTranslationMutationVariables = Exact<{
  kind: TranslatableKind;
  key: string;
  language: string;
  lockVersion: number;
}>;

export type RemoveContentTranslationMutation = {
  removeContentTranslation: {
    kind: TranslatableKind;
    key: string;
    title: string;
    contentLanguage: string;
    language: string;
    status: ContentTranslationStatus;
    imageQuery: string | null;
    lockVersion: number;
    originalVersion: string;
    updatedAt: string | null;
    updatedBy: string | null;
    fields: Array<{ name: string; original: string; translation: string }>;
    variables: Array<{ name: string; label: string; value: string | null }>;
  };
};
