import { newId } from '../lib/ids';
import { openMailbox } from '../testing/mailbox';
import { byAdmin, byNewcomer, type Prepare, type Prepared, type Stage } from './prepare';
import {
  invited,
  secretPassword,
  withExpiredInvitation,
  withGoogleAccount,
  withPassword,
  withReset,
  withSession,
} from './prepareAccounts';
import { withCharge, withNewCard, withSpareCard } from './prepareBilling';
import { withEarlierBrand, withLogo } from './prepareBranding';
import {
  bulkOfOne,
  withBulk,
  withClient,
  withImport,
  withSavedMapping,
  withSubscriber,
  withView,
} from './prepareClients';
import { withInvitation, withMember } from './prepareTeam';
import { withGuide, withLegalPage, withTwoGuides } from './prepareContent';
import { aPack, ownWords, withInstalledPack, withOwnWords } from './prepareAddOns';
import { withArchive, withClosedCompany, withNameTyped, withProfile } from './prepareCompany';
import { withDomain } from './prepareDomains';
import { withNotification } from './prepareNotifications';
import { withDashboard } from './prepareDashboard';
import { withAccount, withCardRequest, withClientCard, withPayer, withPlan, withPlans } from './prepareMoney';
import {
  withEmailChange,
  withEmailLink,
  withOtherSession,
  withOwnPassword,
  withProfileImage,
} from './prepareMyAccount';
import { withPayment } from './preparePayments';
import { withOwnKeys } from './prepareStripe';
import { withBrand, withDeployment } from './prepareDeployments';
import { withChallenge, withLockedOut, withSecret, withTwoFactor } from './prepareTwoFactor';
import { routeOf } from './restMatrix';
import { send } from './site';

async function withLogos(stage: Stage): Promise<Prepared> {
  const prepared = await byNewcomer()(stage);
  for (const kind of ['square-logo', 'full-logo']) {
    await send(stage.site, routeOf('POST', `/theme-setups/${kind}/upload`), { token: prepared.token });
  }
  return prepared;
}

const deactivation = { kind: 'Deactivate', reason: 'Other', note: null } as const;

/** A call of every mutation that changes data, in an order in which each is possible. */
export const recordedCalls: Readonly<Record<string, Prepare>> = {
  signUp: async () => ({ given: { password: secretPassword } }),
  login: withPassword,
  googleLogin: withGoogleAccount,
  googleRegister: async ({ google }) => ({
    given: { token: await google.idToken({ sub: newId(), email: `${newId()}@company.test` }) },
  }),
  completeSignIn: withChallenge,
  startTwoFactor: byAdmin,
  confirmTwoFactor: withSecret,
  renewRecoveryCodes: withTwoFactor,
  turnOffTwoFactor: withTwoFactor,
  requireTwoFactor: withTwoFactor,
  resetOperatorTwoFactor: withLockedOut,
  resetPassword: withReset,
  acceptInvitation: async (stage) => {
    const { companyId, token } = await invited(stage);
    return { companyId, given: { token, password: secretPassword } };
  },
  requestNewInvitation: withExpiredInvitation,
  declineInvitation: withExpiredInvitation,
  inviteOperators: byAdmin,
  resendInvitation: withInvitation,
  invitationLink: withInvitation,
  revokeInvitation: withInvitation,
  changeOperatorRole: withMember('Staff'),
  signOutOperator: withMember('Staff'),
  removeOperator: withMember('Staff'),
  transferOwnership: withMember('Admin'),
  signOut: byAdmin,
  setNotificationChoices: byAdmin,
  revokeSession: async ({ world }) => {
    const company = await world.company();
    const { viewer } = await world.asAdmin(company);
    const token = await world.adminToken(company);
    return { companyId: company.id, token, given: { id: viewer?.sessionId } };
  },
  revokeOtherSessions: withOtherSession,
  updateMyProfile: (stage) => byAdmin(stage, { locale: 'de-DE' }),
  changePassword: withOwnPassword({ current: secretPassword, password: 'a quite different one' }),
  requestEmailChange: withOwnPassword({ password: secretPassword }),
  cancelEmailChange: withEmailChange,
  confirmEmailChange: withEmailLink,
  declineEmailChange: withEmailLink,
  removeProfileImage: withProfileImage,
  updateRolePermissions: (stage) => byAdmin(stage, { 'input.role': 'Staff', 'input.expected': null }),
  submitCompanyDetails: byNewcomer(),
  submitCompanyTheme: withLogos,
  submitClientBilling: byNewcomer(),
  submitPaymentMethod: byNewcomer({ token: 'sandbox_pays' }),
  updateThemeSetup: byAdmin,
  removeLogo: withLogo,
  restoreThemeVersion: withEarlierBrand,
  createClientBillingPlan: (stage) => byAdmin(stage, { code: null }),
  updateClientBillingPlan: withPlan(),
  changePlanPrice: withPlan(),
  duplicateClientBillingPlan: withPlan(),
  activateClientBillingPlan: withPlan('Draft'),
  archiveClientBillingPlan: withPlan(),
  deleteClientBillingPlan: withPlan(),
  reorderClientBillingPlans: withPlans,
  setDefaultClientBillingPlan: withPlan(),
  updateDunningSettings: (stage) => byAdmin(stage, { 'input.graceDays': 14 }),
  addCustomDomain: (stage) => byAdmin(stage, { hostname: `${newId()}.example.com` }),
  setPrimaryDomain: withDomain,
  checkCustomDomain: withDomain,
  forwardDomainInstructions: withDomain,
  removeCustomDomain: withDomain,
  saveLegalDraft: withLegalPage(),
  publishLegalPage: withLegalPage('Draft'),
  restoreLegalVersion: withLegalPage('Published'),
  discardLegalDraft: withLegalPage('PublishedWithDraft'),
  setLegalReviewDue: withLegalPage(),
  createQuickGuide: byAdmin,
  addStarterGuides: byAdmin,
  duplicateQuickGuide: withGuide(),
  saveQuickGuideDraft: withGuide('Published'),
  publishQuickGuide: withGuide(),
  restoreQuickGuideVersion: withGuide('PublishedWithDraft', { number: 1 }),
  discardQuickGuideDraft: withGuide('PublishedWithDraft'),
  orderQuickGuides: withTwoGuides,
  setQuickGuideAudience: withGuide(),
  archiveQuickGuide: withGuide('Published'),
  restoreQuickGuide: withGuide('Archived'),
  deleteQuickGuide: withGuide(),
  installStartUpPack: (stage) => byAdmin(stage, aPack),
  undoStartUpPack: withInstalledPack,
  saveMarketingWords: (stage) => byAdmin(stage, ownWords),
  resetMarketingWords: withOwnWords,
  setMarketingFavourite: (stage) => byAdmin(stage, { isFavourite: true }),
  createClient: (stage) => byAdmin(stage, { planId: null }),
  updateClient: withSubscriber(),
  changeClientPlan: withSubscriber(),
  pauseClient: withSubscriber(),
  resumeClient: withSubscriber({ kind: 'Pause' }),
  deactivateClient: withSubscriber(),
  cancelClientDeactivation: withSubscriber({ ...deactivation, when: 'PeriodEnd' }),
  reactivateClient: withSubscriber({ ...deactivation, when: 'Now' }),
  startClientBulk: withClient(bulkOfOne),
  cancelClientBulk: withBulk(false),
  undoClientBulk: withBulk(true),
  exportClients: withClient({ 'input.selection': {} }),
  createSavedView: byAdmin,
  setListColumns: byAdmin,
  updateSavedView: withView,
  deleteSavedView: withView,
  checkClientImport: withImport(false),
  startClientImport: withImport(true),
  cancelClientImport: withImport(true),
  saveClientImportMapping: byAdmin,
  deleteClientImportMapping: withSavedMapping,
  connectStripe: byAdmin,
  disconnectStripe: withAccount,
  checkStripeIntegration: withAccount,
  addClientCard: withPayer(),
  removeClientCard: withClientCard,
  startClientSubscription: withPayer(),
  askForClientCard: withPayer(),
  giveRequestedCard: withCardRequest,
  sendClientAccess: withDashboard,
  viewAsClient: withDashboard,
  stepSandboxClock: (stage) => byAdmin(stage, { days: 7 }),
  refundPayment: withPayment('Succeeded', { amount: 100 }),
  retryPayment: withPayment('Failed'),
  sendReceipt: withPayment('Succeeded'),
  addBillingCard: withNewCard,
  setDefaultBillingCard: withSpareCard,
  removeBillingCard: withSpareCard,
  saveBillingDetails: byAdmin,
  retryBillingCharge: withCharge('Failed'),
  updateCompanyProfile: withProfile,
  closeCompany: withNameTyped,
  reopenCompany: withClosedCompany,
  startCompanyExport: byAdmin,
  deploy: withBrand,
  cancelDeployment: withDeployment('Queued'),
  retryDeployment: withDeployment('Failed'),
  rollBackTo: withDeployment('Succeeded'),
};

/** The same of those that the sandbox has nothing to do for. */
export const recordedCallsOfStripe: Readonly<Record<string, Prepare>> = {
  connectStripeWithKeys: withOwnKeys,
};

/** What changes nothing of the company, and is on record all the same: what was taken along, and what was begun. */
export const recordedLooks: Readonly<Record<string, Prepare>> = {
  exportPayments: byAdmin,
  exportAuditEvents: byAdmin,
  companyExportLink: withArchive,
  paymentReceipt: withPayment('Succeeded'),
  billingInvoice: withCharge('Succeeded'),
  startClientCardSetup: withPayer(),
  startRequestedCardSetup: withCardRequest,
};

interface RecordedByJob {
  prepare: Prepare;
  /** Waits until the job is done. */
  work: (stage: Stage, prepared: Prepared) => Promise<void>;
}

/** What answers the same to everybody, so that a job looks up whose it is and writes the record. */
export const callsRecordedByJobs: Readonly<Record<string, RecordedByJob>> = {
  requestPasswordReset: {
    prepare: async ({ world }) => {
      const company = await world.company();
      return { companyId: company.id, given: { email: company.admin.email } };
    },
    work: async ({ world }, { given }) => {
      await (await openMailbox(world.services)).next(String(given?.['email']));
    },
  },
};

interface Unrecorded {
  reason: string;
  /** All that it may change. */
  changes: readonly string[];
  prepare: Prepare;
}

/** The mutations that write no event: what a program does by itself while somebody reads or types. */
export const unrecordedCalls: Readonly<Record<string, Unrecorded>> = {
  refreshTokens: {
    reason:
      'Every open console does it four times an hour by itself; the beginning and the end of the session are recorded.',
    changes: [],
    prepare: withSession,
  },
  markNotificationsRead: {
    reason: 'Reading changes nothing that anybody else sees, and happens as often as somebody looks.',
    changes: ['notifications'],
    prepare: withNotification,
  },
  startBillingCardSetup: {
    reason: 'The console sends it when the billing-card screen opens. Adding the card writes the event.',
    changes: [],
    prepare: byAdmin,
  },
  saveOnboardingDraft: {
    reason: 'It is sent while somebody types; the step that the draft becomes is recorded.',
    changes: ['onboarding_drafts'],
    prepare: async ({ world }) => {
      const company = await world.company({ status: 'Pending' });
      return { companyId: company.id, token: await world.adminToken(company) };
    },
  },
};
