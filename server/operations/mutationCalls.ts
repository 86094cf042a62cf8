import { newId } from '../lib/ids';
import { openMailbox } from '../testing/mailbox';
import { byAdmin, byPendingAdmin, type PrepareCall, type PreparedCall, type TestSetup } from './prepare';
import {
  insertPendingInvitation,
  secretPassword,
  withExpiredInvitation,
  withGoogleAccount,
  withPassword,
  withReset,
  withSession,
} from './prepareAccounts';
import { withCharge, withNewCard, withTwoBillingCards } from './prepareBilling';
import {
  withBrandVersions,
  withContentTranslation,
  withLogo,
  withTranslatableBrand,
} from './prepareBranding';
import {
  singleClientBulk,
  withBulk,
  withClient,
  withImport,
  withSavedMapping,
  withSubscribedClient,
  withSavedView,
} from './prepareClients';
import { withInvitation, withMember } from './prepareTeam';
import { withGuide, withLegalPage, withTwoGuides } from './prepareContent';
import { startUpPackInput, marketingTextInput, withInstalledPack, withMarketingText } from './prepareAddOns';
import { withArchive, withClosedCompany, withCompanyName, withProfile } from './prepareCompany';
import { withDomain } from './prepareDomains';
import {
  withNotification,
  withPendingEmailChange,
  withEmailLink,
  withOtherSession,
  withOwnPassword,
  withProfileImage,
} from './prepareMyAccount';
import { withPortal } from './preparePortal';
import {
  withConnectedAccount,
  withCardRequest,
  withClientCard,
  withClientAndPlan,
  withPlan,
  withTwoPlans,
} from './prepareMoney';
import { withPayment } from './preparePayments';
import { withAccountKeys } from './prepareStripe';
import { withBrand, withDeployment } from './prepareDeployments';
import {
  withTwoFactorChallenge,
  withTwoFactorOperator,
  withTwoFactorSecret,
  withTwoFactor,
} from './prepareTwoFactor';
import { routeOf } from './restMatrix';
import { send } from './testApi';

async function withUploadedLogos(setup: TestSetup): Promise<PreparedCall> {
  const prepared = await byPendingAdmin()(setup);
  for (const kind of ['square-logo', 'full-logo']) {
    await send(setup.api, routeOf('POST', `/theme-setups/${kind}/upload`), { token: prepared.token });
  }
  return prepared;
}

const deactivation = { kind: 'Deactivate', reason: 'Other', note: null } as const;

/** One call of each audited mutation that changes company data, ordered so that every call succeeds. */
export const auditedMutations: Readonly<Record<string, PrepareCall>> = {
  signUp: async () => ({ overrides: { password: secretPassword } }),
  login: withPassword,
  googleLogin: withGoogleAccount,
  googleRegister: async ({ google }) => ({
    overrides: { token: await google.idToken({ sub: newId(), email: `${newId()}@company.test` }) },
  }),
  completeSignIn: withTwoFactorChallenge,
  startTwoFactorSetup: byAdmin,
  confirmTwoFactorSetup: withTwoFactorSecret,
  regenerateRecoveryCodes: withTwoFactor,
  disableTwoFactor: withTwoFactor,
  setTwoFactorRequirement: withTwoFactor,
  resetOperatorTwoFactor: withTwoFactorOperator,
  resetPassword: withReset,
  acceptInvitation: async (setup) => {
    const { companyId, token } = await insertPendingInvitation(setup);
    return { companyId, overrides: { token, password: secretPassword } };
  },
  requestNewInvitation: withExpiredInvitation,
  declineInvitation: withExpiredInvitation,
  inviteOperators: byAdmin,
  resendInvitation: withInvitation,
  createInvitationLink: withInvitation,
  revokeInvitation: withInvitation,
  changeOperatorRole: withMember('Staff'),
  signOutOperator: withMember('Staff'),
  removeOperator: withMember('Staff'),
  transferOwnership: withMember('Admin'),
  signOut: byAdmin,
  setNotificationPreferences: byAdmin,
  revokeSession: async ({ fixture }) => {
    const company = await fixture.company();
    const { viewer } = await fixture.signedIn(company);
    const { token } = await fixture.signedIn(company);
    return { companyId: company.id, token, overrides: { id: viewer?.sessionId } };
  },
  revokeOtherSessions: withOtherSession,
  updateMyProfile: (setup) => byAdmin(setup, { locale: 'de-DE' }),
  changePassword: withOwnPassword({ current: secretPassword, password: 'another long pass phrase' }),
  requestEmailChange: withOwnPassword({ password: secretPassword }),
  cancelEmailChange: withPendingEmailChange,
  confirmEmailChange: withEmailLink,
  declineEmailChange: withEmailLink,
  removeProfileImage: withProfileImage,
  updateRolePermissions: (setup) => byAdmin(setup, { 'input.role': 'Staff', 'input.expected': null }),
  submitCompanyDetails: byPendingAdmin(),
  submitCompanyTheme: withUploadedLogos,
  submitClientBilling: byPendingAdmin(),
  submitPaymentMethod: byPendingAdmin({ token: 'sandbox_pays' }),
  updateThemeSetup: byAdmin,
  removeLogo: withLogo,
  restoreThemeVersion: withBrandVersions,
  createClientBillingPlan: (setup) => byAdmin(setup, { code: null }),
  updateClientBillingPlan: withPlan(),
  changePlanPrice: withPlan(),
  duplicateClientBillingPlan: withPlan(),
  activateClientBillingPlan: withPlan('Draft'),
  archiveClientBillingPlan: withPlan(),
  deleteClientBillingPlan: withPlan(),
  reorderClientBillingPlans: withTwoPlans,
  setDefaultClientBillingPlan: withPlan(),
  updateDunningSettings: (setup) => byAdmin(setup, { 'input.graceDays': 14 }),
  addCustomDomain: (setup) => byAdmin(setup, { hostname: `${newId()}.example.com` }),
  setPrimaryDomain: withDomain,
  checkCustomDomain: withDomain,
  emailDomainInstructions: withDomain,
  removeCustomDomain: withDomain,
  saveLegalDraft: withLegalPage(),
  publishLegalPage: withLegalPage('Draft'),
  restoreLegalVersion: withLegalPage('Published'),
  discardLegalDraft: withLegalPage('PublishedWithDraft'),
  setLegalReviewDate: withLegalPage(),
  createQuickGuide: byAdmin,
  addStarterGuides: byAdmin,
  duplicateQuickGuide: withGuide(),
  saveQuickGuideDraft: withGuide('Published'),
  publishQuickGuide: withGuide(),
  restoreQuickGuideVersion: withGuide('PublishedWithDraft', { number: 1 }),
  discardQuickGuideDraft: withGuide('PublishedWithDraft'),
  reorderQuickGuides: withTwoGuides,
  setQuickGuideAudience: withGuide(),
  archiveQuickGuide: withGuide('Published'),
  restoreQuickGuide: withGuide('Archived'),
  deleteQuickGuide: withGuide(),
  installStartUpPack: (setup) => byAdmin(setup, startUpPackInput),
  undoStartUpPack: withInstalledPack,
  saveMarketingText: (setup) => byAdmin(setup, marketingTextInput),
  resetMarketingText: withMarketingText,
  setMarketingFavorite: (setup) => byAdmin(setup, { isFavorite: true }),
  createClient: (setup) => byAdmin(setup, { planId: null }),
  updateClient: withSubscribedClient(),
  changeClientPlan: withSubscribedClient(),
  pauseClient: withSubscribedClient(),
  resumeClient: withSubscribedClient({ kind: 'Pause' }),
  deactivateClient: withSubscribedClient(),
  cancelClientDeactivation: withSubscribedClient({ ...deactivation, when: 'PeriodEnd' }),
  reactivateClient: withSubscribedClient({ ...deactivation, when: 'Now' }),
  startClientBulkAction: withClient(singleClientBulk),
  cancelClientBulkAction: withBulk(false),
  undoClientBulkAction: withBulk(true),
  exportClients: withClient({ 'input.selection': {} }),
  createSavedView: byAdmin,
  setListColumns: byAdmin,
  updateSavedView: withSavedView,
  deleteSavedView: withSavedView,
  checkClientImport: withImport(false),
  startClientImport: withImport(true),
  cancelClientImport: withImport(true),
  saveClientImportMapping: byAdmin,
  deleteClientImportMapping: withSavedMapping,
  connectStripe: byAdmin,
  disconnectStripe: withConnectedAccount,
  checkStripeIntegration: withConnectedAccount,
  addClientCard: withClientAndPlan(),
  removeClientCard: withClientCard,
  startClientSubscription: withClientAndPlan(),
  requestClientCard: withClientAndPlan(),
  submitRequestedCard: withCardRequest,
  sendPortalAccess: withPortal,
  viewAsClient: withPortal,
  advanceTestClock: (setup) => byAdmin(setup, { days: 7 }),
  refundPayment: withPayment('Succeeded', { amount: 100 }),
  retryPayment: withPayment('Failed'),
  sendReceipt: withPayment('Succeeded'),
  addBillingCard: withNewCard,
  setDefaultBillingCard: withTwoBillingCards,
  removeBillingCard: withTwoBillingCards,
  updateBillingDetails: byAdmin,
  retryBillingCharge: withCharge('Failed'),
  updateCompanyProfile: withProfile,
  updatePortalLanguages: byAdmin,
  saveContentTranslation: withTranslatableBrand,
  removeContentTranslation: withContentTranslation,
  closeCompany: withCompanyName,
  reopenCompany: withClosedCompany,
  startCompanyExport: byAdmin,
  deploy: withBrand,
  cancelDeployment: withDeployment('Queued'),
  retryDeployment: withDeployment('Failed'),
  rollBackDeployment: withDeployment('Succeeded'),
};

/** Audited mutations that need Stripe instead of the sandbox. */
export const auditedStripeMutations: Readonly<Record<string, PrepareCall>> = {
  connectStripeWithKeys: withAccountKeys,
};

/** Mutations that write an audit event without changing company data, such as exports and card setups. */
export const auditedAccesses: Readonly<Record<string, PrepareCall>> = {
  exportPayments: byAdmin,
  exportAuditEvents: byAdmin,
  createCompanyExportLink: withArchive,
  createReceiptLink: withPayment('Succeeded'),
  createInvoiceLink: withCharge('Succeeded'),
  startClientCardSetup: withClientAndPlan(),
  startRequestedCardSetup: withCardRequest,
};

interface AuditedByJob {
  prepare: PrepareCall;
  waitForJob: (setup: TestSetup, prepared: PreparedCall) => Promise<void>;
}

/**
 * Mutations with the same response for known and unknown accounts. A job finds the account and writes the
 * event.
 */
export const mutationsAuditedByJobs: Readonly<Record<string, AuditedByJob>> = {
  requestPasswordReset: {
    prepare: async ({ fixture }) => {
      const company = await fixture.company();
      return { companyId: company.id, overrides: { email: company.admin.email } };
    },
    waitForJob: async ({ fixture }, { overrides }) => {
      await (await openMailbox(fixture.services)).next(String(overrides?.['email']));
    },
  },
};

interface UnauditedMutation {
  reason: string;
  /** All tables that the mutation may change. */
  changes: readonly string[];
  prepare: PrepareCall;
}

/** Mutations that write no audit event, with the reason for each. */
export const unauditedMutations: Readonly<Record<string, UnauditedMutation>> = {
  refreshTokens: {
    reason:
      'Every open console refreshes its tokens four times an hour. The start and the end of the session are audited.',
    changes: [],
    prepare: withSession,
  },
  markNotificationsRead: {
    reason: 'Marking as read affects only the operator and happens often.',
    changes: ['notifications'],
    prepare: withNotification,
  },
  startBillingCardSetup: {
    reason: 'The console sends it when the billing-card screen opens. Adding the card writes the event.',
    changes: [],
    prepare: byAdmin,
  },
  saveOnboardingDraft: {
    reason: 'The console sends it while an operator types. Submitting the step is audited.',
    changes: ['onboarding_drafts'],
    prepare: async ({ fixture }) => {
      const company = await fixture.company({ status: 'Pending' });
      return { companyId: company.id, token: (await fixture.signedIn(company)).token };
    },
  },
};
