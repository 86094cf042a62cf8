import type { SandboxAccount } from '../../schema.generated';
import type { AccountState } from '../cardProvider';

type Standing = Pick<
  AccountState,
  | 'chargesEnabled'
  | 'payoutsEnabled'
  | 'detailsSubmitted'
  | 'currentlyDue'
  | 'pastDue'
  | 'pendingVerification'
  | 'disabledReason'
> & {
  /** How long from now the deadline is. */
  deadlineDays: number | null;
};

const ready: Standing = {
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  currentlyDue: [],
  pastDue: [],
  pendingVerification: [],
  disabledReason: null,
  deadlineDays: null,
};

const accounts: readonly (SandboxAccount & { standing: Standing })[] = [
  { token: 'sandbox_ready', label: 'Takes payments at once', state: 'Ready', standing: ready },
  {
    token: 'sandbox_incomplete',
    label: 'Still has to give its details',
    state: 'Incomplete',
    standing: {
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
    label: 'Is being looked at',
    state: 'UnderReview',
    standing: {
      ...ready,
      chargesEnabled: false,
      payoutsEnabled: false,
      pendingVerification: ['individual.verification.document'],
      disabledReason: 'requirements.pending_verification',
    },
  },
  {
    token: 'sandbox_restricted_soon',
    label: 'Takes payments, and has to give something within 14 days',
    state: 'RestrictedSoon',
    standing: { ...ready, currentlyDue: ['company.tax_id'], deadlineDays: 14 },
  },
  {
    token: 'sandbox_paused',
    label: 'Was given too little, and is switched off',
    state: 'Paused',
    standing: {
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
  label,
  state,
}));

export const isSandboxAccount = (token: string): boolean =>
  accounts.some((account) => account.token === token);

/** An account's reference says which of them it is. */
export function accountStateOf(reference: string, openedAt: Date): AccountState | null {
  const [token] = reference.split(':');
  const account = accounts.find((known) => known.token === token);
  if (!account) return null;
  const { deadlineDays, ...standing } = account.standing;
  return {
    reference,
    ...standing,
    currentDeadline: deadlineDays === null ? null : new Date(openedAt.getTime() + deadlineDays * dayMs),
    isLive: false,
    country: null,
    defaultCurrency: null,
    businessName: null,
    statementDescriptor: null,
  };
}
