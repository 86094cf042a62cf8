export const activeBanners = [
  'SettingUpCustomDomain',
  'SettingUpSubdomain',
  'SettingUpClientDashboard',
] as const;
export type ActiveBanner = (typeof activeBanners)[number];

export const activityKinds = [
  // A change by an operator, the system or the client.
  'Change',
  'Payment',
  'Refund',
  'Email',
  'SignIn',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const actorTypes = ['Operator', 'Client', 'System', 'Platform'] as const;
export type ActorType = (typeof actorTypes)[number];

export const afterLastRetries = [
  // The client is deactivated for non-payment.
  'Deactivate',
  // The client is paused, and charges stop.
  'Pause',
  // The client remains past due until they pay or an operator deactivates them.
  'KeepPastDue',
] as const;
/** What happens to a past due client after the last retry. */
export type AfterLastRetry = (typeof afterLastRetries)[number];

export const analyticsIntervals = [
  'Day',
  // Starts on the first day of the week in the region of the viewer's locale, such as Sunday in the United States,
  // or on Monday if the locale has no region.
  'Week',
  'Month',
] as const;
export type AnalyticsInterval = (typeof analyticsIntervals)[number];

export const analyticsPresets = [
  'Last7Days',
  'Last30Days',
  'ThisMonth',
  'LastMonth',
  'ThisQuarter',
  'LastQuarter',
  'ThisYear',
  'Last12Months',
  // Uses `from` and `to`.
  'Custom',
] as const;
export type AnalyticsPreset = (typeof analyticsPresets)[number];

export const cardProviderNames = ['Sandbox', 'Stripe'] as const;
export type CardProviderName = (typeof cardProviderNames)[number];

export const cardStatuses = [
  'Active',
  // Expires in 30 days or less.
  'ExpiringSoon',
  'Expired',
  // The last charge failed.
  'Failed',
] as const;
export type CardStatus = (typeof cardStatuses)[number];

export const changeKinds = ['Created', 'Updated'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const clientBulkActionKinds = [
  'AddTags',
  'RemoveTags',
  'ChangePlan',
  'Pause',
  'Resume',
  'Deactivate',
  'Reactivate',
  'Export',
  // Reverts an earlier bulk action.
  'Undo',
] as const;
export type ClientBulkActionKind = (typeof clientBulkActionKinds)[number];

export const clientBulkActionOutcomes = ['Waiting', 'Changed', 'Unchanged', 'Refused'] as const;
export type ClientBulkActionOutcome = (typeof clientBulkActionOutcomes)[number];

export const clientBulkActionStatuses = [
  'Running',
  'Finished',
  // Stopped by an operator. Completed changes remain.
  'Canceled',
  'Failed',
] as const;
export type ClientBulkActionStatus = (typeof clientBulkActionStatuses)[number];

export const clientColumns = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Status',
  'Plan',
  'Country',
  'Language',
  'Tags',
  'Source',
  'Mrr',
  'LifetimeValue',
  'LastPaymentAt',
  'LastPaymentStatus',
  'TrialEndsAt',
  'NextRenewalAt',
  'LastLoginAt',
  'CreatedAt',
  'UpdatedAt',
  'ExternalId',
] as const;
export type ClientColumn = (typeof clientColumns)[number];

export const clientFields = [
  'Name',
  'Email',
  'Phone',
  'ContactFirstName',
  'ContactLastName',
  'AddressLine1',
  'AddressLine2',
  'City',
  'State',
  'PostalCode',
  'Country',
  'Language',
  'TaxId',
  'Website',
  'Status',
  'Plan',
  'Tags',
  'Note',
  'ExternalId',
  'CreatedAt',
] as const;
export type ClientField = (typeof clientFields)[number];

export const clientImportMatches = ['Email', 'ExternalId'] as const;
/** The field by which a row matches an existing client. */
export type ClientImportMatch = (typeof clientImportMatches)[number];

export const clientImportRowSelections = ['AllRows', 'OnlyValidRows'] as const;
export type ClientImportRowSelection = (typeof clientImportRowSelections)[number];

export const clientImportRowStatuses = [
  'Valid',
  // Updates an existing client.
  'Update',
  // Not imported, because the client already has these values.
  'Unchanged',
  // Skipped by an action for one of its values.
  'Skipped',
  'Refused',
  'Imported',
  'Updated',
] as const;
export type ClientImportRowStatus = (typeof clientImportRowStatuses)[number];

export const clientImportStatuses = [
  // The file was parsed. Its columns need a mapping.
  'Uploaded',
  // All rows were validated. No rows were imported yet.
  'Checked',
  'Running',
  'Finished',
  // Stopped by an operator. Imported rows remain.
  'Canceled',
  'Failed',
] as const;
export type ClientImportStatus = (typeof clientImportStatuses)[number];

export const clientImportValueActions = [
  // Uses `replacement` instead.
  'Replace',
  // Treats the cell as empty: no plan, country or language, and Invited for a status.
  'LeaveEmpty',
  // Skips the rows with this value.
  'SkipRow',
] as const;
export type ClientImportValueAction = (typeof clientImportValueActions)[number];

export const clientImportValueFields = ['Plan', 'Country', 'Language', 'Status'] as const;
/** The fields whose values must match a known plan, country, language or status. */
export type ClientImportValueField = (typeof clientImportValueFields)[number];

export const clientSortFields = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Status',
  // In the order in which the plans were created.
  'Plan',
  'Country',
  'Tags',
  'Source',
  // Requires MANAGE_PAYMENTS.
  'Mrr',
  // Requires MANAGE_PAYMENTS.
  'LifetimeValue',
  // Requires MANAGE_PAYMENTS.
  'LastPaymentAt',
  'TrialEndsAt',
  'NextRenewalAt',
  'LastLoginAt',
  'CreatedAt',
  'UpdatedAt',
] as const;
/** Ties are sorted by id. Clients without a value are last in both directions. */
export type ClientSortField = (typeof clientSortFields)[number];

export const clientSources = ['SelfSignup', 'Invite', 'Import', 'Manual'] as const;
export type ClientSource = (typeof clientSources)[number];

export const clientStatuses = [
  // Added, not yet signed up.
  'Invited',
  'Trialing',
  'Active',
  'PastDue',
  'Paused',
  'Deactivated',
] as const;
export type ClientStatus = (typeof clientStatuses)[number];

export const clientVisibleLocations = [
  // The portal, from the next deployment.
  'ClientDashboard',
  // Receipts that are opened from now on.
  'Receipts',
  // Emails to clients.
  'Emails',
] as const;
export type ClientVisibleLocation = (typeof clientVisibleLocations)[number];

export const companyActions = [
  // View the company's status and the operator's own account.
  'ViewStatus',
  // Read data, within the operator's permissions.
  'Read',
  // Change data and publish.
  'Change',
  // Export data.
  'Export',
  // Pay the platform: cards, billing details and charges.
  'Pay',
  // Charge clients.
  'ChargeClients',
  // Let clients sign in to the portal.
  'ServeClients',
  // Finish running work: imports, bulk actions and emails.
  'Finish',
  // Complete onboarding.
  'SetUp',
  // Reopen the company, by an Admin.
  'Reopen',
] as const;
/** An action that a company's status allows or denies. */
export type CompanyAction = (typeof companyActions)[number];

export const companyExportStatuses = [
  'Running',
  'Finished',
  'Failed',
  // The file was deleted, a day after it was created.
  'Expired',
] as const;
export type CompanyExportStatus = (typeof companyExportStatuses)[number];

export const companyStatuses = [
  // Onboarding is not complete.
  'Pending',
  'Active',
  // Closed by an Admin. Reading, exporting and paying remain possible.
  'Cancelled',
  // Closed by the platform. Only viewing the reason and exporting remain possible.
  'Blocked',
] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const contentStatuses = [
  // The unedited template, which clients do not see.
  'Default',
  // Edited, and never published.
  'Draft',
  'Published',
  'Archived',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const contentTranslationStatuses = [
  // No translation. Clients see the original.
  'Missing',
  // Some fields have no translation. Clients see their originals.
  'Incomplete',
  // The original has changed since. Clients see the translation, or the original of a legal page.
  'Outdated',
  'Complete',
] as const;
export type ContentTranslationStatus = (typeof contentTranslationStatuses)[number];

export const customDomainKinds = [
  // A registered domain, such as example.com.
  'Apex',
  'Subdomain',
] as const;
export type CustomDomainKind = (typeof customDomainKinds)[number];

export const deactivationReasons = ['NonPayment', 'ClientRequest', 'Fraud', 'Duplicate', 'Other'] as const;
export type DeactivationReason = (typeof deactivationReasons)[number];

export const deactivationTimes = [
  'Now',
  // At the end of the paid period or the trial.
  'PeriodEnd',
] as const;
export type DeactivationTime = (typeof deactivationTimes)[number];

export const deploymentKinds = [
  // The product's subdomain. Takes up to 10 minutes.
  'Subdomain',
  // The portal's content. Takes up to 30 minutes.
  'ClientDashboard',
  // A custom domain. Takes up to 12 hours.
  'CustomDomain',
] as const;
export type DeploymentKind = (typeof deploymentKinds)[number];

export const deploymentStatuses = ['Queued', 'Running', 'Succeeded', 'Failed', 'Canceled'] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];

export const deploymentStepNames = [
  'Reserve',
  'Snapshot',
  'Check',
  'Publish',
  'Confirm',
  'Added',
  'Dns',
  'Certificate',
  'Live',
] as const;
export type DeploymentStepName = (typeof deploymentStepNames)[number];

export const deploymentStepStatuses = [
  'Waiting',
  'Running',
  'Succeeded',
  'Failed',
  // The deployment ended before this step.
  'Skipped',
] as const;
export type DeploymentStepStatus = (typeof deploymentStepStatuses)[number];

export const deploymentTriggers = [
  'Manual',
  // The company finished onboarding.
  'Onboarding',
  // A check after the verification period found the correct DNS records.
  'DomainVerified',
  'Retry',
  'Rollback',
] as const;
export type DeploymentTrigger = (typeof deploymentTriggers)[number];

export const disputeStatuses = ['NeedsResponse', 'UnderReview', 'Won', 'Lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const domainCertificateStatuses = [
  // Not requested, because the DNS is not verified.
  'None',
  'Pending',
  'Issued',
  'Failed',
  'Expired',
] as const;
export type DomainCertificateStatus = (typeof domainCertificateStatuses)[number];

export const domainDnsStatuses = [
  // The records were not found yet.
  'Pending',
  'Verified',
  // Other records conflict with the required ones.
  'Conflict',
  // The records have the wrong values.
  'Misconfigured',
] as const;
export type DomainDnsStatus = (typeof domainDnsStatuses)[number];

export const domainRecordPurposes = [
  // Proves that the company owns the domain.
  'Ownership',
  // Routes visitors to the portal.
  'Routing',
] as const;
export type DomainRecordPurpose = (typeof domainRecordPurposes)[number];

export const domainRecordStatuses = ['Pending', 'Found', 'Mismatch', 'Conflict'] as const;
export type DomainRecordStatus = (typeof domainRecordStatuses)[number];

export const domainRecordTypes = [
  'TXT',
  'CNAME',
  'A',
  'AAAA',
  // Called ANAME or flattened CNAME by some providers.
  'ALIAS',
] as const;
export type DomainRecordType = (typeof domainRecordTypes)[number];

export const emailChangeStatuses = [
  'Open',
  'Done',
  // Canceled by the operator or replaced by a newer request.
  'Canceled',
  // Declined from one of the links.
  'Declined',
  // Another operator had the address when both sides had confirmed.
  'Taken',
  // A day has passed since the request.
  'Expired',
] as const;
export type EmailChangeStatus = (typeof emailChangeStatuses)[number];

export const emailSides = ['Old', 'New'] as const;
export type EmailSide = (typeof emailSides)[number];

export const invitationStatuses = [
  'Pending',
  'Accepted',
  'Revoked',
  // Seven days have passed since it was sent.
  'Expired',
  // Sent again; only the newer link works.
  'Replaced',
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const listNames = [
  'Clients',
  // Columns only, as values of PaymentColumn.
  'IncomingPayments',
  // Columns only, as values of PaymentColumn. Excludes client columns.
  'OutgoingPayments',
] as const;
export type ListName = (typeof listNames)[number];

export const liveStatuses = ['Live', 'NotLive'] as const;
export type LiveStatus = (typeof liveStatuses)[number];

export const logoKinds = ['SquareLogo', 'FullLogo'] as const;
export type LogoKind = (typeof logoKinds)[number];

export const marketingCategories = ['Email', 'Social', 'Flyer', 'Presentation', 'Ad', 'Landing'] as const;
export type MarketingCategory = (typeof marketingCategories)[number];

export const marketingFormats = ['Png', 'Pdf', 'Html'] as const;
export type MarketingFormat = (typeof marketingFormats)[number];

export const mrrMovementKinds = [
  // Started or resumed paying.
  'New',
  // Requires MANAGE_PAYMENTS.
  'Expansion',
  // Requires MANAGE_PAYMENTS.
  'Contraction',
  // Deactivated or paused while paying.
  'Churned',
] as const;
export type MrrMovementKind = (typeof mrrMovementKinds)[number];

export const notificationKinds = [
  // A client signed up, or another operator added or imported clients. Requires MANAGE_CLIENT_MANAGEMENT.
  'ClientAdded',
  // A payment failed or is disputed, or a client was deactivated or paused after the last retry. Requires MANAGE_PAYMENTS.
  'PaymentFailed',
  // A deployment succeeded or failed. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
  'DeploymentDone',
  // A custom domain is live. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
  'DomainLive',
  // A custom domain does not work. Requires MANAGE_WHITE_LABELLED_CUSTOMER.
  'DomainBroken',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationReasons = [
  'SignedUp',
  'Added',
  'Imported',
  // Another client has the same email address. Only affects clients created before addresses were normalized.
  'EmailShared',
  'Failed',
  // The client was deactivated after the last retry.
  'Deactivated',
  // The client was paused after the last retry.
  'Paused',
  'Disputed',
  // The bank decided in favor of the cardholder.
  'DisputeLost',
  'Succeeded',
] as const;
/** The cause or outcome that a notification reports. */
export type NotificationReason = (typeof notificationReasons)[number];

export const onboardingSteps = ['Details', 'Theme', 'ClientBilling', 'PaymentMethod'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const operatorStatuses = [
  // Invited, not yet accepted.
  'Pending',
  'Active',
] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

export const paymentActions = [
  'Refund',
  'Retry',
  'RequestCard',
  'Receipt',
  'SendReceipt',
  'Invoice',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const paymentColumns = [
  'Number',
  'Status',
  'Amount',
  // A separate CSV column, because amounts are decimals without a currency.
  'Currency',
  'Client',
  'ClientEmail',
  'Type',
  'Description',
  'Method',
  'Plan',
  'Period',
  'Fee',
  'Refunded',
  'Net',
  'InvoiceNumber',
  'ProviderPaymentId',
  // The reason for the failure.
  'Failure',
  'Attempts',
  'CreatedAt',
  'PaidAt',
  'FailedAt',
] as const;
/** Columns of payment lists and CSV files. Outgoing payments have no client, plan, fee, refund and net columns. */
export type PaymentColumn = (typeof paymentColumns)[number];

export const paymentDirections = [
  // From a client to the company.
  'Incoming',
  // From the company's billing card to the platform.
  'Outgoing',
] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

export const paymentSortFields = ['CreatedAt', 'Amount', 'Status'] as const;
export type PaymentSortField = (typeof paymentSortFields)[number];

export const paymentStatuses = [
  'Pending',
  'Processing',
  'Succeeded',
  'Failed',
  'Refunded',
  'PartiallyRefunded',
  'Disputed',
  'Canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusFilters = [
  'All',
  // Includes refunded and disputed payments.
  'Succeeded',
  // Includes canceled payments.
  'Failed',
] as const;
export type PaymentStatusFilter = (typeof paymentStatusFilters)[number];

export const paymentTriggers = [
  // The first payment of a subscription, or a one-off payment.
  'Purchase',
  // The renewal of a subscription.
  'Cycle',
  'RetryAuto',
  'RetryManual',
] as const;
export type PaymentTrigger = (typeof paymentTriggers)[number];

export const paymentTypes = ['Subscription', 'OneOff', 'Payout', 'PlatformFee', 'AddOn'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const permissions = [
  'MANAGE_DASHBOARD',
  'MANAGE_CLIENT_MANAGEMENT',
  'MANAGE_PAYMENTS',
  'MANAGE_WHITE_LABELLED_CUSTOMER',
  'MANAGE_SETTINGS',
] as const;
export type Permission = (typeof permissions)[number];

export const planIntervals = ['Week', 'Month', 'Year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

export const planStatuses = ['Draft', 'Active', 'Archived'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export const portalAreas = ['Branding', 'Company', 'ClientBilling', 'Legal', 'QuickGuide'] as const;
export type PortalArea = (typeof portalAreas)[number];

export const portalChangeKinds = ['Added', 'Changed', 'Removed'] as const;
export type PortalChangeKind = (typeof portalChangeKinds)[number];

export const productionGaps = [
  // Payments do not move real money.
  'Stripe',
  // The deployment does not send emails.
  'Smtp',
  // Passwords and sessions are not encrypted in transit.
  'Https',
] as const;
export type ProductionGap = (typeof productionGaps)[number];

export const refundReasons = [
  'Duplicate',
  'Fraudulent',
  'CustomerRequest',
  'ServiceDisruption',
  'Other',
  // The bank reversed the payment. Not accepted as input.
  'Dispute',
] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundStatuses = ['Pending', 'Succeeded', 'Failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const roles = [
  // Always has all permissions.
  'Admin',
  'Staff',
  'ClientManagement',
] as const;
export type Role = (typeof roles)[number];

export const sessionEndReasons = [
  'SignedOut',
  'Revoked',
  'PasswordChanged',
  // Two-factor authentication was turned on, or reset by an Admin.
  'TwoFactorChanged',
  'EmailChanged',
  'OperatorRemoved',
  'Expired',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

export const sortDirections = ['Ascending', 'Descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const startUpPackChoices = [
  'Add',
  'Skip',
  // Replaces the existing item. Undoing the installation restores it.
  'Replace',
  // Keeps both items, under different names.
  'KeepBoth',
] as const;
export type StartUpPackChoice = (typeof startUpPackChoices)[number];

export const startUpPackItemKinds = ['Plan', 'QuickGuide', 'LegalPage', 'Theme', 'Template'] as const;
export type StartUpPackItemKind = (typeof startUpPackItemKinds)[number];

export const startUpPackOutcomes = [
  'Waiting',
  'Added',
  'Replaced',
  'Skipped',
  // Could not be added. `note` has the reason.
  'Refused',
  'Reversed',
  // Could not be undone. `note` has the reason.
  'Retained',
] as const;
export type StartUpPackOutcome = (typeof startUpPackOutcomes)[number];

export const startUpPackStatuses = ['Running', 'Finished', 'Failed', 'Undoing', 'Undone'] as const;
export type StartUpPackStatus = (typeof startUpPackStatuses)[number];

export const stripeConnectionKinds = [
  // Connected through the provider's onboarding.
  'Account',
  // Connected with the company's API keys.
  'Keys',
] as const;
export type StripeConnectionKind = (typeof stripeConnectionKinds)[number];

export const stripeModes = ['Test', 'Live'] as const;
export type StripeMode = (typeof stripeModes)[number];

export const stripeStates = [
  'NotConnected',
  // The provider requires more information before it accepts charges.
  'Incomplete',
  // The provider is reviewing the submitted information.
  'UnderReview',
  // Works until a deadline unless the required information is submitted.
  'RestrictedSoon',
  // Charges or payouts are disabled.
  'Paused',
  'Ready',
] as const;
export type StripeState = (typeof stripeStates)[number];

export const subscriberPriceChanges = [
  // Subscribers keep their price.
  'Keep',
  // The new price applies from each subscriber's next renewal.
  'AtRenewal',
  // The new price applies immediately. The current paid period is not charged again. If the interval changes, a new
  // period starts and is charged immediately.
  'Now',
] as const;
/** The effect of a new price on subscribers with an earlier price. */
export type SubscriberPriceChange = (typeof subscriberPriceChanges)[number];

export const subscriptionStatuses = ['Trialing', 'Active', 'PastDue', 'Paused', 'Canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const taxBehaviors = [
  // The price includes tax.
  'Inclusive',
  // Tax is added to the price.
  'Exclusive',
  'Unspecified',
] as const;
export type TaxBehavior = (typeof taxBehaviors)[number];

export const themeFields = [
  'Title',
  'Color',
  'SquareLogo',
  'FullLogo',
  'Tagline',
  'Introduction',
  'ClosedAccountMessage',
  'IsSignUpOpen',
] as const;
export type ThemeField = (typeof themeFields)[number];

export const translatableKinds = ['Brand', 'Plan', 'QuickGuide', 'LegalPage'] as const;
/** Content whose texts can be translated. */
export type TranslatableKind = (typeof translatableKinds)[number];

export const webhookStatuses = [
  // The latest events were processed.
  'Healthy',
  // Some events could not be processed.
  'Failing',
  // No events have been received.
  'Missing',
] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];
