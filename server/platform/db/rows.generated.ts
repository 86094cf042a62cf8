import type * as enums from '../../../contract/enums';
import type { JsonColumn, JsonText } from './jsonColumns';

/**
 * The rows that each named statement returns. These statements are composed at run time and have no entry:
 * - archivedRows
 * - auditEvents
 * - clientById
 * - clientFields
 * - clientFieldsForUpdate
 * - clientNeighbor
 * - clientSlice
 * - clientTimeline
 * - countArchived
 * - documentTexts
 * - documentVersionText
 * - documentVersions
 * - editClients
 * - groupClientsByOutcome
 * - insertClients
 * - insertDocumentVersion
 * - insertPlan
 * - insertSelectedRows
 * - recentActivity
 * - saveDocumentDraft
 * - setPublishedVersion
 * - updatePlan
 */
export interface StatementRows {
  activeDeployment: {
    id: string;
    kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain';
    status: 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';
    trigger: 'DomainVerified' | 'Manual' | 'Onboarding' | 'Retry' | 'Rollback';
    requestedByName: string | null;
    note: string | null;
    url: string | null;
    snapshotId: string | null;
    previousSnapshotId: string | null;
    changes: JsonColumn<'deployment_sessions.changes'>;
    errorMessage: string | null;
    cancelRequestedAt: Date | null;
    createdAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  affectedClients: {
    clientId: string;
    clientName: string;
    payment: { id: string; amount: number; currency: string } | null;
  };
  allMarketingTexts: {
    slug: string;
    texts: JsonColumn<'marketing_texts.texts'>;
    lockVersion: number;
    updatedAt: Date;
    updatedByName: string;
  };
  analyticsCurrentFigures: {
    today: string;
    timeZone: string;
    currency: string;
    trialsEnding: number;
    mrrByPlan: { plan: { id: string; name: string }; clients: number; mrr: number }[];
  };
  analyticsTotals: {
    added: number;
    started: number;
    churned: number;
    gross: number;
    refunded: number;
    mrrNew: number;
    mrrExpansion: number;
    mrrContraction: number;
    mrrChurned: number;
    failed: number;
    failedAmount: number;
  };
  archivedCompany: {
    id: string;
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
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
    subdomain: string | null;
    ownerId: string | null;
    isTwoFactorRequired: boolean;
    afterLastRetry: 'Deactivate' | 'KeepPastDue' | 'Pause';
    graceDays: number;
    dunningSince: Date;
    blockedReason: string | null;
    completedSteps: enums.OnboardingStep[];
    platformFeeAnchor: string | null;
    platformFeeFrom: Date | null;
    nextPlatformFeeAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    closedAt: Date | null;
  };
  archivedCompanyName: {
    name: string;
    timeZone: string;
    today: string;
  };
  archivedImages: {
    id: string;
    hasSvg: boolean;
  };
  archivedText: {
    title: string | null;
    html: string;
  };
  archivedTexts: {
    kind: 'legal' | 'guides';
    pathname: string;
    version: number | null;
  };
  attemptsOf: {
    number: number;
    trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
    status: 'Failed' | 'Processing' | 'Succeeded';
    method: JsonColumn<'payment_attempts.method'> | null;
    direction: 'Incoming' | 'Outgoing';
    failureCode: string | null;
    declineCode: string | null;
    createdAt: string;
  };
  attemptTerms: {
    attemptId: string;
    trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
    automaticCount: number;
    lastAutomaticAt: Date | null;
    timeZone: string;
    card: string | null;
    customer: string | null;
  };
  auditActions: {
    value: string;
  };
  auditActors: {
    id: string;
    name: string;
    isRemoved: boolean;
  };
  auditActorTypes: {
    value: 'Client' | 'Operator' | 'Platform' | 'System';
  };
  auditEventMatches: {
    id: string;
  };
  auditOperatorMatches: {
    id: string;
  };
  auditQueryContext: {
    companyName: string;
    currency: string;
    timeZone: string;
    today: string;
    knownActors: number;
    isTargetKnown: boolean;
    from: string | null;
    until: string | null;
    set_config: string;
  };
  auditTargetTypes: {
    value: string;
  };
  beginCompanyExport: {
    attempt: number;
  };
  billingCard: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: 'Expired' | 'Failed' | 'ExpiringSoon' | 'Active';
    lastChargeAt: Date | null;
    lastChargeStatus: 'Failed' | 'Processing' | 'Succeeded' | null;
    addedByName: string | null;
    createdAt: Date;
  };
  billingCardHolder: {
    name: string;
    email: string;
    customer: string | null;
  };
  billingCards: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: 'Expired' | 'Failed' | 'ExpiringSoon' | 'Active';
    lastChargeAt: Date | null;
    lastChargeStatus: 'Failed' | 'Processing' | 'Succeeded' | null;
    addedByName: string | null;
    createdAt: Date;
  };
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
  billingFacts: {
    isBilled: boolean;
    cardRequestedAt: string | null;
  };
  brandRow: {
    name: string;
    email: string;
    title: string | null;
    colour: string | null;
    fullLogoId: string | null;
    squareLogoId: string | null;
  };
  cancelOpenEmailChange: {
    new_email: string;
  };
  cardHolder: {
    id: string;
    name: string;
    email: string;
    customer: string | null;
  };
  changesBetween: {
    area: enums.PortalArea;
    entityId: string;
    label: string;
    before: JsonColumn<'portal_snapshot_items.content'> | null;
    after: JsonColumn<'portal_snapshot_items.content'> | null;
  };
  changesSince: {
    area: enums.PortalArea;
    entityId: string;
    label: string;
    before: JsonColumn<'portal_snapshot_items.content'> | null;
    after: JsonColumn<'portal_content.content'> | null;
  };
  chargedPeriods: {
    subscriptionId: string;
    periodStart: Date;
  };
  chargedSubscriptions: {
    count: number;
  };
  clientAccountByEmail: {
    id: string;
    name: string;
    email: string;
    status: 'Active' | 'Deactivated' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing';
    passwordHash: string | null;
  };
  clientAccountById: {
    id: string;
    name: string;
    email: string;
    status: 'Active' | 'Deactivated' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing';
    passwordHash: string | null;
  };
  clientBriefs: {
    id: string;
    number: number;
    name: string;
  };
  clientBulkById: {
    id: string;
    action: JsonColumn<'client_bulks.action'>;
    status: 'Canceled' | 'Failed' | 'Finished' | 'Running';
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    undoneBy: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
  };
  clientBulkRowsAfter: {
    position: number;
    clientId: string;
    change: {
      before: JsonColumn<'client_bulk_rows.before'>;
      after: JsonColumn<'client_bulk_rows.after'>;
    } | null;
  };
  clientBulkRowSlice: {
    position: number;
    outcome: 'Changed' | 'Refused' | 'Unchanged' | 'Waiting';
    problem: string | null;
    client: { id: string; number: number; name: string };
  };
  clientCard: {
    id: string;
    clientId: string;
    clientName: string;
    provider: 'Sandbox' | 'Stripe';
    reference: string;
    brand: string;
    last4: string;
  };
  clientCards: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    isDefault: boolean;
    createdAt: Date;
    status: 'Expired' | 'Failed' | 'ExpiringSoon' | 'Active';
  };
  clientCompanyCountry: {
    country: string | null;
  };
  clientCountryFacets: {
    value: string;
    count: number;
  };
  clientCountsByStatus: {
    status: 'Active' | 'Deactivated' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing';
    count: number;
  };
  clientEditConflicts: {
    id: string;
    conflict: 'EmailTaken' | 'ExternalIdTaken';
  };
  clientEmailRecipient: {
    name: string;
    email: string;
    companyName: string;
  };
  clientEmailStatus: {
    status: 'Failed' | 'Queued' | 'Sent';
  };
  clientFacetsDiffer: {
    differ: boolean;
  };
  clientLanguage: {
    language: string | null;
    languages: string[];
    defaultLanguage: string;
    country: string | null;
  };
  clientListContext: {
    lastNumber: number;
    today: string;
    bounds: Record<string, { start: string; end: string }>;
    set_config: string;
  };
  clientPlanFacets: {
    plan: { id: string; name: string };
    count: number;
  };
  clientPlanOffers: {
    id: string;
    name: string;
    interval: 'Month' | 'Week' | 'Year';
    intervalCount: number;
    trialDays: number;
    requireCardForTrial: boolean;
    isDefault: boolean;
    price: number | null;
    yearlyPrice: number | null;
    setupFee: number | null;
  };
  clientsChargedFor: {
    id: string;
  };
  clientSessionByHash: {
    sessionId: string;
    clientId: string;
    clientName: string;
    clientEmail: string;
    language: string | null;
    status: 'Active' | 'Deactivated' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing';
    planId: string | null;
    openPlanId: string | null;
    hasStartedPlan: boolean;
    viewedBy: string | null;
    viewedById: string | null;
    accepted: { pathname: string; version: number }[];
    isRenewed: boolean;
    isStale: boolean;
    viewedIn: string | null;
  };
  clientSignInAddresses: {
    ip_address: string;
  };
  clientSignUpByHash: {
    id: string;
    name: string;
    email: string;
    planId: string | null;
    isYearly: boolean;
  };
  clientSignUpById: {
    id: string;
    name: string;
    email: string;
    planId: string | null;
    isYearly: boolean;
  };
  clientsMatchingImport: {
    id: string;
    key: string;
  };
  clientsMatchingSearch: {
    id: string;
  };
  clientsPastGrace: {
    id: string;
  };
  clientsToNotifyOfTrials: {
    id: string;
  };
  clientTagFacets: {
    value: string;
    count: number;
  };
  clockGoal: {
    now: Date;
    daysAhead: number;
  };
  collectedPayment: {
    number: number;
    clientId: string | null;
    direction: 'Incoming' | 'Outgoing';
    amount: number;
    currency: string;
    text: {
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      item: string | null;
      description: string | null;
      periodFrom: string | null;
      periodTo: string | null;
    };
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string | null;
    taxBehavior: 'Exclusive' | 'Inclusive' | 'Unspecified';
    method: JsonColumn<'payments.method'> | null;
    paidAt: Date;
    invoiceNumber: string | null;
    recipient: JsonColumn<'invoices.recipient'>;
    timeZone: string;
    issuer: {
      legalName: string | null;
      phone: string | null;
      website: string | null;
      addressLine1: string | null;
      addressLine2: string | null;
      city: string | null;
      state: string | null;
      postalCode: string | null;
      country: string | null;
      taxId: string | null;
    };
    logoId: string | null;
  };
  companiesAfter: {
    company_id: string;
  };
  companiesPastDue: {
    id: string;
  };
  companiesWithDueCharges: {
    id: string;
  };
  companiesWithDueClients: {
    id: string;
  };
  companiesWithDueDomains: {
    id: string;
  };
  companiesWithExpiringCards: {
    id: string;
  };
  companiesWithRefundsToSend: {
    id: string;
  };
  companiesWithUnprocessedEvents: {
    id: string;
  };
  companyById: {
    id: string;
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    time_zone: string;
    default_language: string;
    portal_languages: string[];
    content_language: string;
    website: string | null;
    subdomain: string | null;
    blocked_reason: string | null;
    closed_at: Date | null;
    reopenable_until: Date | null;
    is_two_factor_required: boolean;
    created_at: Date;
    has_branding: boolean;
    has_active_plan: boolean;
    has_card: boolean;
    has_custom_domain: boolean;
    active_kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain' | null;
    primary_domain: string | null;
    is_published: boolean;
    has_undeployed: boolean;
  };
  companyClock: {
    now: Date;
  };
  companyClosing: {
    name: string;
    timeZone: string;
    reopenableUntil: Date | null;
    isTooLate: boolean;
  };
  companyExportById: {
    id: string;
    status: 'Expired' | 'Failed' | 'Finished' | 'Running';
    attempt: number;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    bytes: number;
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    expiresAt: Date | null;
  };
  companyOfAccount: {
    companyId: string;
  };
  companyOfPayment: {
    companyId: string | null;
  };
  companyOfSubdomain: {
    id: string | null;
  };
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
    portalLanguages: string[];
    contentLanguage: string;
    lockVersion: number;
    updatedAt: Date | null;
    updatedBy: string | null;
  };
  companyProfileUsage: {
    hasPayments: boolean;
    hasPaidSubscriptions: boolean;
    pricedPlans: number;
    firstPricedPlan: string | null;
    isConnected: boolean;
  };
  competingClaim: {
    held: 'Held' | 'Resting' | null;
  };
  consumeClientLink: {
    clientId: string;
    operatorId: string | null;
    operatorName: string | null;
    sessionId: string | null;
    reason: string | null;
    email: string | null;
  };
  contentLanguages: {
    contentLanguage: string;
    languages: string[];
  };
  countClientBulkRows: {
    size: number;
  };
  countClientReferences: {
    plans: number;
    clients: number;
  };
  countDeployments: {
    count: number;
  };
  countedClients: {
    id: string;
    planId: string | null;
    country: string | null;
    tags: string[];
    source: 'Import' | 'Invite' | 'Manual' | 'SelfSignup';
    isPaying: boolean;
    mrr: number;
    createdAt: Date;
  };
  countedPayments: {
    id: string;
    direction: 'Incoming' | 'Outgoing';
    status:
      | 'Canceled'
      | 'Disputed'
      | 'Failed'
      | 'PartiallyRefunded'
      | 'Pending'
      | 'Processing'
      | 'Refunded'
      | 'Succeeded';
    amount: number;
    refunded: number;
    fee: number;
    clientId: string | null;
    paid: number;
    collectedAt: Date | null;
    failedAt: Date | null;
  };
  countedRefunds: {
    id: string;
    amount: number;
    createdAt: Date;
  };
  countGuides: {
    count: number;
  };
  countImportRows: {
    size: number;
  };
  countOperators: {
    count: number;
  };
  countOperatorsByRole: {
    role: 'Admin' | 'ClientManagement' | 'Staff';
    count: number;
    invited: number;
    names: string[] | null;
  };
  countPlans: {
    count: number;
  };
  countSavedViews: {
    count: number;
  };
  countSelectedClients: {
    count: number;
  };
  countUnprocessedEvents: {
    count: number;
  };
  countUnread: {
    count: number;
  };
  countUnused: {
    count: number;
  };
  currentTranslations: {
    area: 'Branding' | 'ClientBilling' | 'Legal' | 'QuickGuide';
    entityId: string;
    language: string;
    version: number;
    texts: JsonColumn<'content_translations.texts'>;
    originalVersion: string;
    savedAt: Date;
    savedByName: string | null;
  };
  dailyTalliesDiffer: {
    differ: boolean;
  };
  defaultBillingCard: {
    id: string;
    method: { kind: 'Card'; brand: string; last4: string; expMonth: number; expYear: number };
  };
  deleteBillingCard: {
    reference: string;
  };
  deleteImportMapping: {
    name: string;
  };
  deploymentById: {
    id: string;
    kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain';
    status: 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';
    trigger: 'DomainVerified' | 'Manual' | 'Onboarding' | 'Retry' | 'Rollback';
    requestedByName: string | null;
    note: string | null;
    url: string | null;
    snapshotId: string | null;
    previousSnapshotId: string | null;
    changes: JsonColumn<'deployment_sessions.changes'>;
    errorMessage: string | null;
    cancelRequestedAt: Date | null;
    createdAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  deploymentPage: {
    id: string;
    kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain';
    status: 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';
    trigger: 'DomainVerified' | 'Manual' | 'Onboarding' | 'Retry' | 'Rollback';
    requestedByName: string | null;
    note: string | null;
    url: string | null;
    snapshotId: string | null;
    previousSnapshotId: string | null;
    changes: JsonColumn<'deployment_sessions.changes'>;
    errorMessage: string | null;
    cancelRequestedAt: Date | null;
    createdAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  deploymentSteps: {
    sessionId: string;
    name: 'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';
    status: 'Failed' | 'Running' | 'Skipped' | 'Succeeded' | 'Waiting';
    message: string | null;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  domainById: {
    id: string;
    hostname: string;
    kind: 'Apex' | 'Subdomain';
    token: string;
    findings: JsonColumn<'custom_domains.findings'> | null;
    lastCheckError: string | null;
    checkCount: number;
    lastCheckedAt: Date | null;
    isPrimary: boolean;
    redirectsHere: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: Date | null;
    addedByName: string | null;
    createdAt: Date;
    dnsStatus: 'Conflict' | 'Misconfigured' | 'Pending' | 'Verified';
    certificateStatus: 'Expired' | 'Failed' | 'Issued' | 'None' | 'Pending';
    certificateExpiresAt: Date | null;
    certificateProblem: string | null;
    competingClaim: 'Held' | 'Resting' | null;
    ownedAt: Date | null;
    verifiedAt: Date | null;
    liveAt: Date | null;
    brokenAt: Date | null;
    failingSince: Date | null;
    checksStartedAt: Date;
    reminders: number;
    verificationFailedAt: Date | null;
    nextCheckAt: Date | null;
  };
  domainsOf: {
    id: string;
    hostname: string;
    kind: 'Apex' | 'Subdomain';
    token: string;
    findings: JsonColumn<'custom_domains.findings'> | null;
    lastCheckError: string | null;
    checkCount: number;
    lastCheckedAt: Date | null;
    isPrimary: boolean;
    redirectsHere: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: Date | null;
    addedByName: string | null;
    createdAt: Date;
    dnsStatus: 'Conflict' | 'Misconfigured' | 'Pending' | 'Verified';
    certificateStatus: 'Expired' | 'Failed' | 'Issued' | 'None' | 'Pending';
    certificateExpiresAt: Date | null;
    certificateProblem: string | null;
    competingClaim: 'Held' | 'Resting' | null;
    ownedAt: Date | null;
    verifiedAt: Date | null;
    liveAt: Date | null;
    brokenAt: Date | null;
    failingSince: Date | null;
    checksStartedAt: Date;
    reminders: number;
    verificationFailedAt: Date | null;
    nextCheckAt: Date | null;
  };
  draftsOf: {
    step: 'ClientBilling' | 'Details' | 'PaymentMethod' | 'Theme';
    draft: JsonColumn<'onboarding_drafts.draft'>;
  };
  dueDomains: {
    id: string;
  };
  dueRetries: {
    paymentId: string;
    clientId: string | null;
    cardId: string | null;
    method: { kind: 'Card'; brand: string; last4: string; expMonth: number; expYear: number } | null;
  };
  dueSubscribers: {
    id: string;
  };
  dunningSettings: {
    afterLastRetry: 'Deactivate' | 'KeepPastDue' | 'Pause';
    graceDays: number;
  };
  emailChangeByHash: {
    id: string;
    operator_id: string;
    operator_name: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    session_id: string;
    old_email: string;
    new_email: string;
    old_confirmed_at: Date | null;
    new_confirmed_at: Date | null;
    expires_at: Date;
    status: 'Canceled' | 'Declined' | 'Done' | 'Open' | 'Taken' | 'Expired';
    side: 'Old' | 'New';
  };
  emailChangeById: {
    id: string;
    operator_id: string;
    operator_name: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    session_id: string;
    old_email: string;
    new_email: string;
    old_confirmed_at: Date | null;
    new_confirmed_at: Date | null;
    expires_at: Date;
    status: 'Canceled' | 'Declined' | 'Done' | 'Open' | 'Taken' | 'Expired';
  };
  endExpiredSessions: {
    id: string;
  };
  endSession: {
    id: string;
  };
  endSessionsOf: {
    id: string;
  };
  expireCompanyExports: {
    id: string;
  };
  exportedPayments: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    };
    clientEmail: string | null;
  };
  exportingAdmin: {
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
  };
  exportingCompany: {
    name: string;
    currency: string;
    timeZone: string;
    today: string;
  };
  exportPart: {
    bytes: Buffer;
  };
  failedFees: {
    amount: number;
    currency: string;
    text: {
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      item: string | null;
      description: string | null;
      periodFrom: string | null;
      periodTo: string | null;
    };
    failureCode: string | null;
    declineCode: string | null;
    nextRetryAt: Date | null;
    timeZone: string;
  };
  failedPaymentsOf: {
    id: string;
    clientId: string;
  };
  failedPaymentsToCancel: {
    id: string;
    clientId: string;
  };
  failedProviderEvent: {
    id: string;
  };
  feePlan: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    currency: string;
    timeZone: string;
    nextChargeAt: Date | null;
    now: Date;
  };
  findActiveExport: {
    id: string;
    total: number;
    action: JsonColumn<'client_bulks.action'>;
    sessionId: string;
  };
  findAvailablePlans: {
    id: string;
    name: string;
  };
  findByAddress: {
    company_id: string;
    operator_id: string;
    email: string;
    is_proved: boolean;
  };
  findByGoogleSubject: {
    company_id: string;
    operator_id: string;
  };
  findCompaniesToSync: {
    id: string;
  };
  findCompanyOfDomain: {
    companyId: string | null;
  };
  findDueWork: {
    deactivations: boolean;
    pastGrace: boolean;
    renewals: boolean;
    retries: boolean;
    platformFee: boolean;
    trialNotices: boolean;
    hasPendingPayments: boolean;
  };
  findInstallation: {
    id: string;
    slug: string;
    version: number;
    status: 'Failed' | 'Finished' | 'Running' | 'Undoing' | 'Undone';
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    undoneBy: string | null;
    undoneByName: string | null;
    undoneAt: Date | null;
  };
  findNextUnsynced: {
    id: string;
    reference: string | null;
    clientId: string;
    customer: string | null;
    card: string | null;
    plan: {
      id: string;
      name: string;
      priceVersion: number;
      currency: string;
      taxBehavior: 'Exclusive' | 'Inclusive' | 'Unspecified';
      price: number;
      interval: 'Year' | 'Month' | 'Week';
      intervalCount: number;
    };
    nextPlan: {
      id: string;
      name: string;
      priceVersion: number;
      currency: string;
      taxBehavior: 'Exclusive' | 'Inclusive' | 'Unspecified';
      price: number;
      interval: 'Year' | 'Month' | 'Week';
      intervalCount: number;
    } | null;
    setupFee: number;
    invoicesToVoid: string[];
    billedUntil: Date;
    status: 'Ended' | 'Paused' | 'OnHold' | 'Running';
    cancelsAtPeriodEnd: boolean;
    version: string;
  };
  findOwnPayment: {
    id: string;
    number: number;
    status:
      | 'Canceled'
      | 'Disputed'
      | 'Failed'
      | 'PartiallyRefunded'
      | 'Pending'
      | 'Processing'
      | 'Refunded'
      | 'Succeeded';
    direction: 'Incoming' | 'Outgoing';
    client: { id: string };
  };
  findPendingAttempts: {
    id: string;
    paymentId: string;
    number: number;
    direction: 'Incoming' | 'Outgoing';
    clientId: string | null;
    cardId: string | null;
    amount: number;
    currency: string;
    description: string | null;
    providerInvoiceId: string | null;
    createdAt: Date;
  };
  findPortalUrl: {
    subdomain: string | null;
    isPublished: boolean;
  };
  findProviderPayment: {
    id: string;
    clientId: string | null;
  };
  findStoredCall: {
    operation: string;
    hash: Buffer;
    result: JsonColumn<'idempotency_keys.result'>;
  };
  finishCompanyExport: {
    id: string;
    status: 'Expired' | 'Failed' | 'Finished' | 'Running';
    attempt: number;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    bytes: number;
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    expiresAt: Date | null;
  };
  guidePlans: {
    id: string;
    name: string;
  };
  guidesOf: {
    id: string;
    pathname: string;
    title: string;
    summary: string;
    hasDraft: boolean;
    version: number | null;
    deployedVersion: number | null;
    deployedPathname: JsonText<JsonColumn<'portal_snapshot_items.content'>, 'pathname'> | null;
    isDeploymentPending: boolean;
    order: number;
    planIds: string[] | null;
    isArchived: boolean;
    updatedAt: Date | null;
    updatedBy: string | null;
    updatedById: string | null;
    lockVersion: number;
  };
  imageById: {
    id: string;
    png: Buffer;
    svg: string | null;
  };
  importById: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    delimiter: string;
    status: 'Canceled' | 'Checked' | 'Failed' | 'Finished' | 'Running' | 'Uploaded';
    headers: string[];
    mapping: JsonColumn<'client_imports.mapping'>;
    totalRows: number;
    validRows: number;
    refusedRows: number;
    importedRows: number;
    matchBy: 'Email' | 'ExternalId' | null;
    updateRows: number;
    updatedRows: number;
    unchangedRows: number;
    skippedRows: number;
    unmatchedValues: JsonColumn<'client_imports.unmatched_values'>;
    createdBy: string;
    createdByName: string | null;
    failure: string | null;
    createdAt: Date;
    finishedAt: Date | null;
  };
  importRowPage: {
    number: number;
    cells: string[];
    status: enums.ClientImportRowStatus | null;
    problems: string[];
    messages: JsonColumn<'client_import_rows.messages'> | null;
  };
  importRowsAfter: {
    number: number;
    cells: string[];
  };
  incrementDailyEmailCount: {
    count: number;
    seconds: number;
  };
  insertNotifications: {
    operatorId: string;
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    inConsole: boolean;
    byEmail: boolean | null;
  };
  lastClientEdit: {
    version: number;
    changedBy: string | null;
    changedAt: Date;
  };
  lastPlanActor: {
    name: string | null;
    at: Date;
  };
  latestClientBulks: {
    id: string;
    action: JsonColumn<'client_bulks.action'>;
    status: 'Canceled' | 'Failed' | 'Finished' | 'Running';
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    undoneBy: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
  };
  latestCompanyExports: {
    id: string;
    status: 'Expired' | 'Failed' | 'Finished' | 'Running';
    attempt: number;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    bytes: number;
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    expiresAt: Date | null;
  };
  latestDomainSteps: {
    domainId: string;
    name: 'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';
    status: 'Failed' | 'Running' | 'Skipped' | 'Succeeded' | 'Waiting';
    message: string | null;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  legalPagesOf: {
    pathname: 'acceptable-use' | 'cookie-policy' | 'privacy-policy' | 'refund-policy' | 'terms-of-service';
    draftTitle: string | null;
    hasDraft: boolean;
    publishedTitle: string | null;
    version: number | null;
    effectiveOn: string | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: Date | null;
    updatedBy: string | null;
    updatedById: string | null;
    lockVersion: number;
  };
  listColumns: {
    columns: string[];
  };
  listPaymentRefunds: {
    id: string;
    amount: number;
    reason: 'CustomerRequest' | 'Dispute' | 'Duplicate' | 'Fraudulent' | 'Other' | 'ServiceDisruption';
    note: string | null;
    status: 'Failed' | 'Pending' | 'Succeeded';
    failure: string | null;
    createdByName: string | null;
    createdAt: string;
  };
  loadCardToCharge: {
    cardId: string | null;
    now: Date;
    method: { kind: 'Card'; brand: string; last4: string; expMonth: number; expYear: number } | null;
  };
  loadClientStates: {
    id: string;
    name: string;
    status: 'Active' | 'Deactivated' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing';
    statusBefore: 'Active' | 'Invited' | 'PastDue' | 'Paused' | 'Trialing' | null;
    planId: string | null;
    tags: string[];
    trialEndsAt: string | null;
    deactivateAt: string | null;
    deactivatedAt: string | null;
    deactivatedBy: string | null;
    deactivationReason: 'ClientRequest' | 'Duplicate' | 'Fraud' | 'NonPayment' | 'Other' | null;
    deactivationNote: string | null;
    hasCard: boolean;
    hasValidCard: boolean;
    isCharging: boolean;
    subscription: {
      id: string;
      planId: string;
      priceVersion: number;
      price: number;
      interval: 'Year' | 'Month' | 'Week';
      intervalCount: number;
      isYearly: boolean;
      isBilled: boolean;
      billedUntil: string;
      nextPriceVersion: number | null;
      setupFee: number;
      hasPaid: boolean;
      unopened: JsonColumn<'subscriptions.unopened'> | null;
      prepaid: JsonColumn<'subscriptions.prepaid'> | null;
      status: 'Active' | 'Canceled' | 'PastDue' | 'Paused' | 'Trialing';
      mrr: number;
      trialEndsAt: string | null;
      anchor: string;
      periodStart: string;
      periodEnd: string;
      cancelsAtPeriodEnd: boolean;
      startedAt: string;
      endedAt: string | null;
    } | null;
  };
  loadClockAndPlans: {
    clock: string;
    timeZone: string;
    plans: {
      planId: string;
      name: string;
      version: number;
      price: number;
      interval: 'Month' | 'Week' | 'Year';
      intervalCount: number;
      yearlyPrice: number | null;
      trialDays: number;
      setupFee: number;
      requireCardForTrial: boolean;
      isOffered: boolean;
    }[];
  };
  loadContentCompany: {
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    website: string | null;
    title: string | null;
    contentLanguage: string;
    today: string;
  };
  loadCurrency: {
    currency: string;
  };
  loadGuideHtml: {
    html: string;
  };
  loadGuideImage: {
    png: Buffer;
  };
  loadInstallationItems: {
    position: number;
    key: string;
    name: string;
    choice: 'Add' | 'KeepBoth' | 'Replace' | 'Skip';
    outcome: 'Added' | 'Left' | 'Refused' | 'Replaced' | 'Skipped' | 'TakenBack' | 'Waiting';
    note: string | null;
    targetId: string | null;
    mark: string | null;
    before: JsonColumn<'start_up_pack_items.before'> | null;
  };
  loadLatestInstallations: {
    id: string;
    slug: string;
    version: number;
    status: 'Failed' | 'Finished' | 'Running' | 'Undoing' | 'Undone';
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    undoneBy: string | null;
    undoneByName: string | null;
    undoneAt: Date | null;
  };
  loadLegalHtml: {
    html: string;
  };
  loadPastDuePayments: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    };
  };
  loadPastDueWithDefaultCard: {
    now: Date;
    retries: {
      paymentId: string;
      cardId: string;
      method: { kind: 'Card'; brand: string; last4: string; expMonth: number; expYear: number };
    }[];
  };
  loadPaymentCounters: {
    status: enums.PaymentStatus;
    currency: string;
    count: number;
    amount: number;
    refunded: number;
    fees: number;
  };
  loadPortal: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    snapshotId: string | null;
  };
  loadPortalImage: {
    png: Buffer;
  };
  loadReceiptContext: {
    companyName: string;
    clientName: string;
    timeZone: string;
    text: {
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      item: string | null;
      description: string | null;
      periodFrom: string | null;
      periodTo: string | null;
    };
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string | null;
  };
  loadRenewingClientIds: {
    id: string;
  };
  loadReopenedPeriods: {
    id: string;
    planName: string;
    timeZone: string;
    periodStart: string;
    periodEnd: string;
  };
  loadSubscriptionDetails: {
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string;
    price: number;
    interval: 'Year' | 'Month' | 'Week';
    intervalCount: number;
    setupFee: number;
    trialEndsAt: Date | null;
    currency: string;
    timeZone: string;
  };
  loadUnfinishedInstallations: {
    id: string;
  };
  loadWebhookActivity: {
    lastEventAt: Date | null;
    lastEventType: string | null;
    received: number;
    failed: number;
    lastFailure: string | null;
  };
  lockAbandonedInvitations: {
    id: string;
    operator_id: string;
    email: string;
  };
  lockAccount: {
    id: string;
    status: 'Active' | 'Pending';
    role: 'Admin' | 'ClientManagement' | 'Staff';
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    password_hash: string | null;
    google_subject: string | null;
    two_factor_secret: Buffer | null;
    two_factor_at: Date | null;
    address_proved_at: Date | null;
  };
  lockBillingCards: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    now: Date;
  };
  lockChargingCompany: {
    isActive: boolean;
    isPaying: boolean;
    timeZone: string;
    now: Date;
  };
  lockClientBulk: {
    id: string;
    action: JsonColumn<'client_bulks.action'>;
    status: 'Canceled' | 'Failed' | 'Finished' | 'Running';
    total: number;
    changed: number;
    unchanged: number;
    refused: number;
    failure: string | null;
    undoneBy: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
  };
  lockClientSignUp: {
    id: string;
    name: string;
    email: string;
    planId: string | null;
    isYearly: boolean;
  };
  lockCompany: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    isClosed: boolean;
  };
  lockCompanyExport: {
    id: string;
    status: 'Expired' | 'Failed' | 'Finished' | 'Running';
    attempt: number;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    bytes: number;
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    expiresAt: Date | null;
  };
  lockDeployment: {
    id: string;
    kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain';
    status: 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';
    trigger: 'DomainVerified' | 'Manual' | 'Onboarding' | 'Retry' | 'Rollback';
    requestedByName: string | null;
    note: string | null;
    url: string | null;
    snapshotId: string | null;
    previousSnapshotId: string | null;
    changes: JsonColumn<'deployment_sessions.changes'>;
    errorMessage: string | null;
    cancelRequestedAt: Date | null;
    createdAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  lockDomain: {
    id: string;
    hostname: string;
    kind: 'Apex' | 'Subdomain';
    token: string;
    findings: JsonColumn<'custom_domains.findings'> | null;
    lastCheckError: string | null;
    checkCount: number;
    lastCheckedAt: Date | null;
    isPrimary: boolean;
    redirectsHere: boolean;
    instructionsSentTo: string | null;
    instructionsSentAt: Date | null;
    addedByName: string | null;
    createdAt: Date;
    dnsStatus: 'Conflict' | 'Misconfigured' | 'Pending' | 'Verified';
    certificateStatus: 'Expired' | 'Failed' | 'Issued' | 'None' | 'Pending';
    certificateExpiresAt: Date | null;
    certificateProblem: string | null;
    competingClaim: 'Held' | 'Resting' | null;
    ownedAt: Date | null;
    verifiedAt: Date | null;
    liveAt: Date | null;
    brokenAt: Date | null;
    failingSince: Date | null;
    checksStartedAt: Date;
    reminders: number;
    verificationFailedAt: Date | null;
    nextCheckAt: Date | null;
  };
  lockDueClients: {
    id: string;
    scheduledBy: string | null;
  };
  lockDueSchedule: {
    currency: string;
    timeZone: string;
    anchor: string;
    month: { periodStart: string; periodEnd: string };
    now: Date;
    closedAt: Date | null;
  };
  lockedLegalPage: {
    pathname: 'acceptable-use' | 'cookie-policy' | 'privacy-policy' | 'refund-policy' | 'terms-of-service';
    draftTitle: string | null;
    hasDraft: boolean;
    publishedTitle: string | null;
    version: number | null;
    effectiveOn: string | null;
    deployedVersion: number | null;
    isDeploymentPending: boolean;
    acceptedCount: number | null;
    reviewDueOn: string | null;
    updatedAt: Date | null;
    updatedBy: string | null;
    updatedById: string | null;
    lockVersion: number;
  };
  lockedRole: {
    permissions: string[];
  };
  lockFeeAnchor: {
    anchor: string | null;
    timeZone: string;
    now: Date;
  };
  lockImport: {
    id: string;
    fileName: string;
    encoding: string;
    isEncodingUncertain: boolean;
    delimiter: string;
    status: 'Canceled' | 'Checked' | 'Failed' | 'Finished' | 'Running' | 'Uploaded';
    headers: string[];
    mapping: JsonColumn<'client_imports.mapping'>;
    totalRows: number;
    validRows: number;
    refusedRows: number;
    importedRows: number;
    matchBy: 'Email' | 'ExternalId' | null;
    updateRows: number;
    updatedRows: number;
    unchangedRows: number;
    skippedRows: number;
    unmatchedValues: JsonColumn<'client_imports.unmatched_values'>;
    createdBy: string;
    createdByName: string | null;
    failure: string | null;
    createdAt: Date;
    finishedAt: Date | null;
  };
  lockInstallation: {
    id: string;
    slug: string;
    version: number;
    status: 'Failed' | 'Finished' | 'Running' | 'Undoing' | 'Undone';
    failure: string | null;
    createdBy: string;
    createdByName: string;
    createdAt: Date;
    finishedAt: Date | null;
    undoneBy: string | null;
    undoneByName: string | null;
    undoneAt: Date | null;
  };
  lockOnboarding: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    currency: string;
    completed_steps: enums.OnboardingStep[];
  };
  lockPayments: {
    id: string;
    type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
    status:
      | 'Canceled'
      | 'Disputed'
      | 'Failed'
      | 'PartiallyRefunded'
      | 'Pending'
      | 'Processing'
      | 'Refunded'
      | 'Succeeded';
    clientId: string | null;
    planId: string | null;
    subscriptionId: string | null;
    periodStart: string | null;
    periodEnd: string | null;
    priceVersion: number | null;
    attempts: number;
  };
  lockPlans: {
    currency: string;
  };
  lockPublishingSessions: {
    id: string;
  };
  lockRefund: {
    status: 'Failed' | 'Pending' | 'Succeeded';
  };
  lockRenewalHold: {
    isOnHold: boolean;
    wasOnHold: boolean;
  };
  lockRole: {
    pg_advisory_xact_lock: string | null;
  };
  lockStripeIntegration: {
    provider: 'Sandbox' | 'Stripe';
    accountReference: string;
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
    publishableKey: string | null;
    secretKey: Buffer | null;
    secretKeyLast4: string | null;
    webhookSecret: Buffer | null;
    webhookReference: string | null;
    connectedAt: Date;
    connectedByName: string | null;
    lastSyncedAt: Date | null;
    disconnectedAt: Date | null;
  };
  lockTeam: {
    name: string;
    owner_id: string | null;
    is_owner: boolean;
  };
  lockTheme: {
    title: string | null;
    colour: string | null;
    squareLogo: string | null;
    fullLogo: string | null;
    tagline: string | null;
    introduction: string | null;
    farewell: string | null;
    isSignUpOpen: boolean;
  };
  lockTimeZone: {
    timeZone: string;
  };
  lockTotals: {
    pg_advisory_xact_lock: string | null;
  };
  lockTotalsShared: {
    pg_advisory_xact_lock_shared: string | null;
  };
  lockTwoFactor: {
    id: string;
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    password_hash: string | null;
    two_factor_secret: Buffer | null;
    two_factor_at: Date | null;
    address_proved_at: Date | null;
    recovery_codes_remaining: number;
    is_required: boolean;
  };
  lockUnusedSignUps: {
    id: string;
  };
  markEndingTrialsNotified: {
    clientId: string;
    card: { brand: string; last4: string } | null;
  };
  marketingFavorites: {
    slug: string;
  };
  marketingTexts: {
    slug: string;
    texts: JsonColumn<'marketing_texts.texts'>;
    lockVersion: number;
    updatedAt: Date;
    updatedByName: string;
  };
  markExpiringCards: {
    brand: string;
    last4: string;
    isDefault: boolean;
    companyName: string;
    lastDay: string;
  };
  markRemoved: {
    status: 'Active' | 'Pending';
  };
  markSynced: {
    needsSync: boolean;
  };
  missingGuideImages: {
    missing: number;
  };
  newestThemeNumber: {
    number: number;
  };
  newestThemeVersions: {
    number: number;
    title: string | null;
    colour: string | null;
    squareLogo: string | null;
    fullLogo: string | null;
    tagline: string | null;
    introduction: string | null;
    farewell: string | null;
    isSignUpOpen: boolean;
    restoredFrom: number | null;
    savedByName: string | null;
    savedAt: Date;
  };
  nextDefaultBillingCard: {
    id: string;
  };
  nextDeploymentStep: {
    name: 'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';
  };
  notificationPreferences: {
    kind: 'ClientAdded' | 'DeploymentDone' | 'DomainBroken' | 'DomainLive' | 'PaymentFailed';
    inConsole: boolean;
    byEmail: boolean;
  };
  notifications: {
    id: string;
    kind: 'ClientAdded' | 'DeploymentDone' | 'DomainBroken' | 'DomainLive' | 'PaymentFailed';
    reason:
      | 'Added'
      | 'Deactivated'
      | 'DisputeLost'
      | 'Disputed'
      | 'EmailShared'
      | 'Failed'
      | 'Imported'
      | 'Paused'
      | 'SignedUp'
      | 'Succeeded'
      | null;
    subjectId: string | null;
    label: string | null;
    count: number;
    actorName: string | null;
    amount: number | null;
    currency: string | null;
    direction: 'Incoming' | 'Outgoing' | null;
    occurredAt: Date;
    isRead: boolean;
  };
  onboardingOf: {
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    currency: string;
    completed_steps: enums.OnboardingStep[];
  };
  openEmailChange: {
    id: string;
    operator_id: string;
    operator_name: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    session_id: string;
    old_email: string;
    new_email: string;
    old_confirmed_at: Date | null;
    new_confirmed_at: Date | null;
    expires_at: Date;
    status: 'Canceled' | 'Declined' | 'Done' | 'Open' | 'Taken' | 'Expired';
  };
  openPaymentsOfClient: {
    count: number;
    amount: number;
  };
  openRequestByHash: {
    id: string;
    clientId: string;
    clientName: string;
    companyName: string;
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string | null;
    currency: string;
    timeZone: string;
    expiresAt: Date;
    isAboutPayment: boolean;
    isReopening: boolean;
    amountDue: number;
    payment: {
      amount: number;
      currency: string;
      text: {
        type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
        item: string | null;
        description: string | null;
        periodFrom: string | null;
        periodTo: string | null;
      };
      method: JsonColumn<'payments.method'> | null;
      nextRetryAt: string | null;
    } | null;
  };
  openRequestById: {
    id: string;
    clientId: string;
    clientName: string;
    companyName: string;
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string | null;
    currency: string;
    timeZone: string;
    expiresAt: Date;
    isAboutPayment: boolean;
    isReopening: boolean;
    amountDue: number;
    payment: {
      amount: number;
      currency: string;
      text: {
        type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
        item: string | null;
        description: string | null;
        periodFrom: string | null;
        periodTo: string | null;
      };
      method: JsonColumn<'payments.method'> | null;
      nextRetryAt: string | null;
    } | null;
  };
  operatorLocale: {
    locale: string | null;
  };
  operatorWithCompany: {
    id: string;
    status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    time_zone: string;
    default_language: string;
    portal_languages: string[];
    content_language: string;
    website: string | null;
    subdomain: string | null;
    blocked_reason: string | null;
    closed_at: Date | null;
    reopenable_until: Date | null;
    is_two_factor_required: boolean;
    created_at: Date;
    has_branding: boolean;
    has_active_plan: boolean;
    has_card: boolean;
    has_custom_domain: boolean;
    active_kind: 'ClientDashboard' | 'CustomDomain' | 'Subdomain' | null;
    primary_domain: string | null;
    is_published: boolean;
    has_undeployed: boolean;
    operator_id: string;
    operator_status: 'Active' | 'Pending';
    operator_role: 'Admin' | 'ClientManagement' | 'Staff';
    operator_name: string;
    operator_email: string;
    operator_phone: string | null;
    operator_locale: string | null;
    operator_language: string | null;
    operator_profile_image_id: string | null;
    operator_is_owner: boolean;
    operator_has_two_factor: boolean;
    operator_created_at: Date;
    operator_joined_at: Date | null;
    operator_last_active_at: Date | null;
  };
  originalHtml: {
    html: string;
  };
  ownerOfAccount: {
    companyId: string;
  };
  ownPayments: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    } | null;
    item: string | null;
    total: number;
  };
  ownPlanState: {
    planName: JsonText<JsonColumn<'current_translations.texts'>, 'name'> | string | null;
    now: Date;
    endsAt: Date | null;
    canCancelEnd: boolean;
  };
  pastDueFeeIds: {
    now: Date;
    ids: string[] | string[];
  };
  pastDueFees: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    };
  };
  paymentBalances: {
    id: string;
    clientId: string | null;
    direction: 'Incoming' | 'Outgoing';
    status:
      | 'Canceled'
      | 'Disputed'
      | 'Failed'
      | 'PartiallyRefunded'
      | 'Pending'
      | 'Processing'
      | 'Refunded'
      | 'Succeeded';
    amount: number;
    refunded: number;
    disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
    provider: 'Sandbox' | 'Stripe' | null;
    providerPaymentId: string | null;
    refundable: number;
  };
  paymentById: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    };
  };
  paymentClientChoices: {
    id: string;
    number: number;
    name: string;
  };
  paymentCountsDiffer: {
    differ: boolean;
  };
  paymentExportingCompany: {
    name: string;
    timeZone: string;
    today: string;
  };
  paymentListContext: {
    currency: string;
    lastNumber: number;
    currencies: string[];
    isClientKnown: boolean;
    plans: number;
    dayStarts: (string | null)[];
    set_config: string;
  };
  paymentPlanChoices: {
    id: string;
    name: string;
  };
  paymentSlice: {
    payment: {
      id: string;
      number: number;
      direction: 'Incoming' | 'Outgoing';
      type: 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';
      status:
        | 'Canceled'
        | 'Disputed'
        | 'Failed'
        | 'PartiallyRefunded'
        | 'Pending'
        | 'Processing'
        | 'Refunded'
        | 'Succeeded';
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      client: { id: string; number: number; name: string } | null;
      plan: { id: string; name: string } | null;
      item: string | null;
      description: string | null;
      method: JsonColumn<'payments.method'> | null;
      failureCode: string | null;
      declineCode: string | null;
      attempts: number;
      trigger: 'Cycle' | 'Purchase' | 'RetryAuto' | 'RetryManual';
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: 'Sandbox' | 'Stripe' | null;
      providerPaymentId: string | null;
      isLive: boolean;
      disputeStatus: 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won' | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
    };
  };
  paymentStatusTotals: {
    status:
      | 'Canceled'
      | 'Disputed'
      | 'Failed'
      | 'PartiallyRefunded'
      | 'Pending'
      | 'Processing'
      | 'Refunded'
      | 'Succeeded';
    currency: string;
    count: number;
    amount: number;
    refunded: number;
    fees: number;
  };
  pendingImportRows: {
    number: number;
    cells: string[];
    clientId: string | null;
  };
  plansOf: {
    id: string;
    name: string;
    code: string;
    description: string | null;
    features: string[];
    price: number;
    currency: string;
    interval: 'Month' | 'Week' | 'Year';
    intervalCount: number;
    yearlyPrice: number | null;
    trialDays: number;
    requireCardForTrial: boolean;
    setupFee: number;
    taxBehavior: 'Exclusive' | 'Inclusive' | 'Unspecified';
    isPublic: boolean;
    isDefault: boolean;
    isPopular: boolean;
    allowSelfUpgrade: boolean;
    order: number;
    status: 'Active' | 'Archived' | 'Draft';
    priceVersion: number;
    clientCount: number;
    activeClientCount: number;
    mrr: number;
    isUnused: boolean;
    lockVersion: number;
    createdAt: Date;
    updatedAt: Date;
  };
  pricesOf: {
    planId: string;
    version: number;
    price: number;
    yearlyPrice: number | null;
    interval: 'Month' | 'Week' | 'Year';
    intervalCount: number;
  };
  primaryDomain: {
    hostname: string;
    redirects: boolean;
  };
  profileImageIdOf: {
    profile_image_id: string | null;
  };
  providerEvent: {
    provider: 'Sandbox' | 'Stripe';
    type: string;
    objectReference: string | null;
    accountReference: string | null;
    isProcessed: boolean;
  };
  publishedDeployment: {
    snapshotId: string;
    sessionId: string | null;
  };
  publishedSnapshot: {
    snapshotId: string;
    publishedAt: Date;
  };
  readSnapshot: {
    area: 'Branding' | 'ClientBilling' | 'Company' | 'Legal' | 'QuickGuide';
    entity_id: string;
    content: JsonColumn<'portal_snapshot_items.content'>;
  };
  refundsOf: {
    id: string;
    reference: string | null;
    status: 'Failed' | 'Pending' | 'Succeeded';
  };
  refundsOnDocument: {
    amount: number;
    at: Date;
  };
  refundsToSend: {
    id: string;
    paymentId: string;
    clientId: string | null;
    number: number;
    reference: string;
    amount: number;
    currency: string;
    reason: 'CustomerRequest' | 'Dispute' | 'Duplicate' | 'Fraudulent' | 'Other' | 'ServiceDisruption';
    createdAt: Date;
  };
  renewalTerms: {
    clientId: string;
    planName: string;
    price: {
      planId: string;
      version: number;
      price: number;
      yearlyPrice: number | null;
      interval: 'Month' | 'Week' | 'Year';
      intervalCount: number;
    };
    currency: string;
    cardId: string | null;
    method: { kind: 'Card'; brand: string; last4: string; expMonth: number; expYear: number } | null;
    hasPayments: boolean;
    charged: { status: enums.PaymentStatus; planId: string | null; periodEnd: string } | null;
  };
  reopenPayments: {
    id: string;
    attempts: number;
  };
  replaceProfileImage: {
    replaced: string | null;
  };
  reserveClientNumbers: {
    last: number;
  };
  reservePaymentNumbers: {
    last: number;
  };
  runningClientBulks: {
    companyId: string;
    bulkId: string;
  };
  runningCompanyExports: {
    companyId: string;
    exportId: string;
  };
  runningDomainSession: {
    id: string;
    createdAt: Date;
  };
  runningImports: {
    companyId: string;
    importId: string;
  };
  sandboxCharges: {
    idempotencyKey: string;
    requestHash: Buffer;
    reference: string;
    status: 'Failed' | 'Succeeded';
    fee: number;
    declineCode: string | null;
  };
  sandboxDeclines: {
    paymentId: string;
    count: number;
  };
  sandboxRefund: {
    reference: string;
    requestHash: Buffer;
  };
  sandboxRefundable: {
    amount: number;
    refunded: number;
  };
  savedImportMappings: {
    id: string;
    name: string;
    columns: JsonColumn<'client_import_mappings.columns'>;
  };
  savedView: {
    id: string;
    list: 'Clients';
    name: string;
    query: string;
    columns: string[];
    isShared: boolean;
    operatorId: string | null;
    createdByName: string | null;
    updatedAt: Date;
  };
  savedViews: {
    id: string;
    list: 'Clients';
    name: string;
    query: string;
    columns: string[];
    isShared: boolean;
    operatorId: string | null;
    createdByName: string | null;
    updatedAt: Date;
  };
  selectAccount: {
    id: string;
    status: 'Active' | 'Pending';
    role: 'Admin' | 'ClientManagement' | 'Staff';
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    password_hash: string | null;
    google_subject: string | null;
    two_factor_secret: Buffer | null;
    two_factor_at: Date | null;
    address_proved_at: Date | null;
  };
  selectActiveAdmins: {
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
  };
  selectInvitationByHash: {
    id: string;
    operator_id: string;
    email: string;
    role: 'Admin' | 'ClientManagement' | 'Staff';
    company_name: string;
    company_status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    invited_by_name: string | null;
    sent_at: Date;
    expires_at: Date;
    renewal_requested_at: Date | null;
    encrypted_token: Buffer | null;
    is_link_copied: boolean;
    status: 'Replaced' | 'Revoked' | 'Accepted' | 'Expired' | 'Pending';
  };
  selectInvitationById: {
    id: string;
    operator_id: string;
    email: string;
    role: 'Admin' | 'ClientManagement' | 'Staff';
    company_name: string;
    company_status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    invited_by_name: string | null;
    sent_at: Date;
    expires_at: Date;
    renewal_requested_at: Date | null;
    encrypted_token: Buffer | null;
    is_link_copied: boolean;
    status: 'Revoked' | 'Accepted' | 'Expired' | 'Pending';
  };
  selectLastChanges: {
    role: string | null;
    changedBy: string | null;
    changedAt: Date;
  };
  selectOpenPasswordReset: {
    operator_id: string;
  };
  selectOpenSessionByHash: {
    id: string;
    operator_id: string;
    language: string | null;
  };
  selectOpenSessions: {
    id: string;
    user_agent: string | null;
    ip_address: string | null;
    created_at: Date;
    last_seen_at: Date;
  };
  selectOperator: {
    id: string;
    status: 'Active' | 'Pending';
    role: 'Admin' | 'ClientManagement' | 'Staff';
    name: string;
    email: string;
    phone: string | null;
    language: string | null;
    profile_image_id: string | null;
    has_two_factor: boolean;
    is_owner: boolean;
    created_at: Date;
    joined_at: Date | null;
    last_active_at: Date | null;
    locale: string | null;
    country: string | null;
  };
  selectOperators: {
    id: string;
    status: 'Active' | 'Pending';
    role: 'Admin' | 'ClientManagement' | 'Staff';
    name: string;
    email: string;
    phone: string | null;
    language: string | null;
    profile_image_id: string | null;
    has_two_factor: boolean;
    is_owner: boolean;
    created_at: Date;
    joined_at: Date | null;
    last_active_at: Date | null;
  };
  selectOwnAccount: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    locale: string | null;
    language: string | null;
    password_hash: string | null;
    has_google: boolean;
    is_recent: boolean;
    country: string | null;
  };
  selectProblemPayments: {
    id: string;
    direction: 'Incoming' | 'Outgoing';
    amount: number;
    currency: string;
    label: string | null;
  };
  selectRecipient: {
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    time_zone: string;
  };
  selectSalt: {
    salt: Buffer;
  };
  selectSentInvitations: {
    id: string;
    operator_id: string;
    email: string;
    role: 'Admin' | 'ClientManagement' | 'Staff';
    company_name: string;
    company_status: 'Active' | 'Blocked' | 'Cancelled' | 'Pending';
    invited_by_name: string | null;
    sent_at: Date;
    expires_at: Date;
    renewal_requested_at: Date | null;
    encrypted_token: Buffer | null;
    is_link_copied: boolean;
    status: 'Revoked' | 'Accepted' | 'Expired' | 'Pending';
  };
  selectSessionViewer: {
    operator_id: string;
    operator_status: enums.OperatorStatus;
    operator_name: string;
    operator_email: string;
    role: enums.Role;
    company_status: enums.CompanyStatus;
    role_permissions: string[] | null;
    must_set_up_two_factor: boolean;
    last_seen_at: Date;
  };
  selectSignInAddresses: {
    ip_address: string;
  };
  selectStoredPermissions: {
    role: 'ClientManagement' | 'Staff';
    permissions: string[];
  };
  selectTwoFactor: {
    id: string;
    name: string;
    email: string;
    language: string | null;
    locale: string | null;
    country: string | null;
    password_hash: string | null;
    two_factor_secret: Buffer | null;
    two_factor_at: Date | null;
    address_proved_at: Date | null;
    recovery_codes_remaining: number;
    is_required: boolean;
  };
  stripeIntegration: {
    provider: 'Sandbox' | 'Stripe';
    accountReference: string;
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
    publishableKey: string | null;
    secretKey: Buffer | null;
    secretKeyLast4: string | null;
    webhookSecret: Buffer | null;
    webhookReference: string | null;
    connectedAt: Date;
    connectedByName: string | null;
    lastSyncedAt: Date | null;
    disconnectedAt: Date | null;
  };
  subdomainAndName: {
    subdomain: string | null;
    name: string;
    now: Date;
  };
  subscribersByPrice: {
    status: 'Active' | 'Canceled' | 'PastDue' | 'Paused' | 'Trialing';
    isYearly: boolean;
    isBilled: boolean;
    cancelsAtPeriodEnd: boolean;
    hasPaid: boolean;
    isOpen: boolean;
    price: number;
    isPrepaid: boolean;
    interval: JsonText<JsonColumn<'subscriptions.prepaid'>, 'interval'> | 'Year' | 'Month' | 'Week';
    intervalCount: number;
    count: number;
    mrr: number;
    setupFees: number;
    firstEnd: Date;
    lastEnd: Date;
  };
  subscribersToChange: {
    id: string;
  };
  subscribersWithDuePeriod: {
    id: string;
  };
  subscriptionFor: {
    id: string;
    clientId: string;
    planId: string;
    planName: string;
    timeZone: string;
    priceVersion: number;
    hasPayments: boolean;
  };
  takenClientKeys: {
    emailKey: string | null;
    externalId: string | null;
  };
  themeOf: {
    title: string | null;
    colour: string | null;
    squareLogo: string | null;
    fullLogo: string | null;
    tagline: string | null;
    introduction: string | null;
    farewell: string | null;
    isSignUpOpen: boolean;
  };
  themeVersionOf: {
    title: string;
    colour: string;
    squareLogo: string | null;
    fullLogo: string | null;
    tagline: string | null;
    introduction: string | null;
    farewell: string | null;
    isSignUpOpen: boolean;
  };
  translatableItems: {
    area: string;
    entityId: string;
    label: string;
    content: JsonColumn<'portal_content.content'>;
    order: number | null;
    version: number | null;
    effectiveOn: JsonText<JsonColumn<'portal_content.content'>, 'effectiveOn'> | null;
    isDeployed: boolean;
  };
  translatedHtml: {
    html: string | null;
  };
  unfinishedDeployments: {
    companyId: string;
    sessionId: string;
  };
  unprocessedEvents: {
    id: string;
  };
  upsertBillingCard: {
    id: string;
  };
  upsertClientCard: {
    id: string;
  };
  upsertDevice: {
    is_new: boolean;
  };
  upsertImportMapping: {
    id: string;
    name: string;
    columns: JsonColumn<'client_import_mappings.columns'>;
  };
  upsertSubscriptions: {
    needsSync: boolean;
  };
  wrongClients: {
    id: string;
  };
  wrongRefundedAmounts: {
    id: string;
    clientId: string | null;
  };
}
