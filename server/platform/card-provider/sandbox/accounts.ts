import type { AccountState, SandboxAccount } from '../cardProvider';
import { t } from '../../../lib/i18n/i18n';

type SandboxAccountState = Pick<
  AccountState,
  | 'chargesEnabled'
  | 'payoutsEnabled'
  | 'detailsSubmitted'
  | 'currentlyDue'
  | 'pastDue'
  | 'pendingVerification'
  | 'disabledReason'
> & {
  deadlineDays: number | null;
};

const ready: SandboxAccountState = {
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  currentlyDue: [],
  pastDue: [],
  pendingVerification: [],
  disabledReason: null,
  deadlineDays: null,
};

const accounts: readonly (Omit<SandboxAccount, 'label'> & {
  label: () => string;
  accountState: SandboxAccountState;
})[] = [
  { token: 'sandbox_ready', label: () => t('Accepts payments'), state: 'Ready', accountState: ready },
  {
    token: 'sandbox_incomplete',
    label: () => t('Details incomplete'),
    state: 'Incomplete',
    accountState: {
      ...ready,
      chargesEnabled: false,
      payoutsEnabled: false,
      detailsSubmitted: false,
      currentlyDue: ['business_profile.url', 'external_account', 'tos_acceptance.date'],
      disabledReason: 'requirements.past_due',
    },
  },
  {
    token: 'sandbox_under_review',
    label: () => t('Under review'),
    state: 'UnderReview',
    accountState: {
      ...ready,
      chargesEnabled: false,
      payoutsEnabled: false,
      pendingVerification: ['individual.verification.document'],
      disabledReason: 'requirements.pending_verification',
    },
  },
  {
    token: 'sandbox_restricted_soon',
    label: () => t('Details due in 14 days'),
    state: 'RestrictedSoon',
    accountState: { ...ready, currentlyDue: ['company.tax_id'], deadlineDays: 14 },
  },
  {
    token: 'sandbox_paused',
    label: () => t('Paused, details overdue'),
    state: 'Paused',
    accountState: {
      ...ready,
      chargesEnabled: false,
      payoutsEnabled: false,
      currentlyDue: ['company.tax_id'],
      pastDue: ['company.tax_id'],
      disabledReason: 'requirements.past_due',
    },
  },
];

const dayMs = 86_400_000;

export const sandboxAccounts: readonly SandboxAccount[] = accounts.map(({ token, label, state }) => ({
  token,
  get label() {
    return label();
  },
  state,
}));

export const isSandboxAccount = (token: string): boolean =>
  accounts.some((account) => account.token === token);

/**
 * Returns the state of the sandbox account whose token `reference` starts with, or null if there is no such
 * account.
 */
export function accountStateOf(reference: string, openedAt: Date): AccountState | null {
  const [token] = reference.split(':');
  const account = accounts.find((candidate) => candidate.token === token);
  if (!account) return null;
  const { deadlineDays, ...accountState } = account.accountState;
  return {
    reference,
    ...accountState,
    currentDeadline: deadlineDays === null ? null : new Date(openedAt.getTime() + deadlineDays * dayMs),
    isLive: false,
    country: null,
    defaultCurrency: null,
    businessName: null,
    statementDescriptor: null,
  };
}
