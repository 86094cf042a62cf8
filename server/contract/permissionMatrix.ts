import type { CompanyStatus, Permission } from '../schema.generated';
import type { Root } from './operations';

export type Who = 'Anybody' | 'Operator' | 'Admin' | Permission;

export interface Rule {
  who: Who;
  /** The company statuses in which they may. */
  in: readonly CompanyStatus[];
}

export const everyStatus: readonly CompanyStatus[] = ['Pending', 'Active', 'Cancelled', 'Blocked'];

const anybody: Rule = { who: 'Anybody', in: everyStatus };
const everywhere = (who: Who): Rule => ({ who, in: everyStatus });
/** A Blocked company sees why, and exports. */
const reading = (who: Who): Rule => ({ who, in: ['Pending', 'Active', 'Cancelled'] });
const writing = (who: Who): Rule => ({ who, in: ['Active'] });
/** What was can be taken along whatever has become of the company. */
const exporting = (who: Who): Rule => ({ who, in: ['Active', 'Cancelled', 'Blocked'] });
/** A closed company still pays what it owes. */
const paying = (who: Who): Rule => ({ who, in: ['Active', 'Cancelled'] });
const onboarding: Rule = { who: 'Admin', in: ['Pending'] };

/** Who may call each operation of schema.graphql, and while their company has which status. */
export const permissionMatrix: Readonly<Record<Root, Readonly<Record<string, Rule>>>> = {
  Query: {
    accessToken: anybody,
    currentOperator: everywhere('Operator'),
    operators: reading('MANAGE_SETTINGS'),
    roles: reading('MANAGE_SETTINGS'),
    invitation: anybody,
    sessions: everywhere('Operator'),
    themeSetup: everywhere('Operator'),
    onboarding: reading('Admin'),
    clients: reading('MANAGE_CLIENT_MANAGEMENT'),
    client: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientTimeline: reading('MANAGE_CLIENT_MANAGEMENT'),
    recentActivity: reading('MANAGE_DASHBOARD'),
    payments: reading('MANAGE_PAYMENTS'),
    clientNeighbours: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientFacets: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientPlans: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientDeactivation: reading('MANAGE_CLIENT_MANAGEMENT'),
    previewClientBulk: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientBulk: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientBulks: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientBulkRows: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientCounts: reading('MANAGE_CLIENT_MANAGEMENT'),
    listColumns: reading('MANAGE_CLIENT_MANAGEMENT'),
    savedViews: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientImport: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientImportRows: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientImportMappings: reading('MANAGE_CLIENT_MANAGEMENT'),
    analytics: reading('MANAGE_DASHBOARD'),
    payment: reading('MANAGE_PAYMENTS'),
    paymentClients: reading('MANAGE_PAYMENTS'),
    paymentPlans: reading('MANAGE_PAYMENTS'),
    clientBillingPlans: reading('MANAGE_WHITE_LABELLED_CUSTOMER'),
    previewPlanPrice: reading('MANAGE_WHITE_LABELLED_CUSTOMER'),
    stripeIntegration: reading('MANAGE_WHITE_LABELLED_CUSTOMER'),
    sandboxAccounts: reading('Operator'),
    sandboxClock: reading('MANAGE_PAYMENTS'),
    clientBilling: reading('MANAGE_PAYMENTS'),
    cardRequest: anybody,
    planTemplates: reading('Operator'),
    billingCards: reading('MANAGE_SETTINGS'),
    billingDetails: reading('MANAGE_SETTINGS'),
    platformFee: reading('MANAGE_SETTINGS'),
    billingCharges: reading('MANAGE_SETTINGS'),
    sandboxCards: reading('Operator'),
    countries: everywhere('Operator'),
  },
  Mutation: {
    signUp: anybody,
    login: anybody,
    googleLogin: anybody,
    googleRegister: anybody,
    refreshTokens: anybody,
    signOut: everywhere('Operator'),
    revokeSession: everywhere('Operator'),
    requestPasswordReset: anybody,
    resetPassword: anybody,
    acceptInvitation: anybody,
    requestNewInvitation: anybody,
    saveOnboardingDraft: onboarding,
    submitCompanyDetails: onboarding,
    submitCompanyTheme: onboarding,
    submitClientBilling: onboarding,
    submitPaymentMethod: onboarding,
    updateThemeSetup: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    createClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    updateClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    changeClientPlan: writing('MANAGE_CLIENT_MANAGEMENT'),
    pauseClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    resumeClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    deactivateClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    cancelClientDeactivation: writing('MANAGE_CLIENT_MANAGEMENT'),
    reactivateClient: writing('MANAGE_CLIENT_MANAGEMENT'),
    startClientBulk: writing('MANAGE_CLIENT_MANAGEMENT'),
    cancelClientBulk: writing('MANAGE_CLIENT_MANAGEMENT'),
    undoClientBulk: writing('MANAGE_CLIENT_MANAGEMENT'),
    exportClients: exporting('MANAGE_CLIENT_MANAGEMENT'),
    setListColumns: writing('MANAGE_CLIENT_MANAGEMENT'),
    createSavedView: writing('MANAGE_CLIENT_MANAGEMENT'),
    updateSavedView: writing('MANAGE_CLIENT_MANAGEMENT'),
    deleteSavedView: writing('MANAGE_CLIENT_MANAGEMENT'),
    checkClientImport: writing('MANAGE_CLIENT_MANAGEMENT'),
    startClientImport: writing('MANAGE_CLIENT_MANAGEMENT'),
    cancelClientImport: writing('MANAGE_CLIENT_MANAGEMENT'),
    saveClientImportMapping: writing('MANAGE_CLIENT_MANAGEMENT'),
    deleteClientImportMapping: writing('MANAGE_CLIENT_MANAGEMENT'),
    createClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    updateClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    changePlanPrice: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    duplicateClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    activateClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    archiveClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    deleteClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    reorderClientBillingPlans: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    setDefaultClientBillingPlan: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    connectStripe: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    connectStripeWithKeys: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    checkStripeIntegration: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    disconnectStripe: writing('MANAGE_WHITE_LABELLED_CUSTOMER'),
    stepSandboxClock: writing('MANAGE_PAYMENTS'),
    startClientCardSetup: writing('MANAGE_PAYMENTS'),
    addClientCard: writing('MANAGE_PAYMENTS'),
    removeClientCard: writing('MANAGE_PAYMENTS'),
    startClientSubscription: writing('MANAGE_PAYMENTS'),
    askForClientCard: writing('MANAGE_PAYMENTS'),
    startRequestedCardSetup: anybody,
    giveRequestedCard: anybody,
    refundPayment: writing('MANAGE_PAYMENTS'),
    retryPayment: writing('MANAGE_PAYMENTS'),
    sendReceipt: writing('MANAGE_PAYMENTS'),
    paymentReceipt: exporting('MANAGE_PAYMENTS'),
    exportPayments: exporting('MANAGE_PAYMENTS'),
    // The last step of onboarding adds a card too.
    startBillingCardSetup: { who: 'MANAGE_SETTINGS', in: ['Pending', 'Active', 'Cancelled'] },
    addBillingCard: paying('MANAGE_SETTINGS'),
    setDefaultBillingCard: paying('MANAGE_SETTINGS'),
    removeBillingCard: paying('MANAGE_SETTINGS'),
    saveBillingDetails: paying('MANAGE_SETTINGS'),
    retryBillingCharge: paying('MANAGE_SETTINGS'),
    billingInvoice: exporting('MANAGE_SETTINGS'),
  },
  Subscription: {
    companyChanged: everywhere('Operator'),
    clientChanged: reading('MANAGE_CLIENT_MANAGEMENT'),
    paymentRecorded: reading('MANAGE_PAYMENTS'),
    stripeIntegrationChanged: reading('MANAGE_WHITE_LABELLED_CUSTOMER'),
    clientBulkChanged: reading('MANAGE_CLIENT_MANAGEMENT'),
    clientImportChanged: reading('MANAGE_CLIENT_MANAGEMENT'),
    sessionEnded: everywhere('Operator'),
  },
};
