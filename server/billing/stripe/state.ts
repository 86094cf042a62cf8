import type { AccountState } from '../../platform';
import type { StripeState } from '../../../contract/enums';

/** The fields of an account that determine its state. */
export type AccountStatusFields = Pick<
  AccountState,
  | 'chargesEnabled'
  | 'payoutsEnabled'
  | 'detailsSubmitted'
  | 'currentlyDue'
  | 'pastDue'
  | 'currentDeadline'
  | 'disabledReason'
>;

/** The disabled reasons that need no action by the company. Null means that no reason was given. */
const reviewReasons: ReadonlySet<string | null> = new Set([
  null,
  'requirements.pending_verification',
  'under_review',
]);

const enabledStateOf = ({ currentlyDue, pastDue, currentDeadline }: AccountStatusFields): StripeState =>
  pastDue.length > 0 || (currentlyDue.length > 0 && currentDeadline !== null) ? 'RestrictedSoon' : 'Ready';

/** Returns the state that operators see. Null means that no account is connected. */
export function stripeStateOf(accountState: AccountStatusFields | null): StripeState {
  if (!accountState) return 'NotConnected';
  const { chargesEnabled, payoutsEnabled, detailsSubmitted, currentlyDue, pastDue, disabledReason } =
    accountState;
  if (chargesEnabled && payoutsEnabled) return enabledStateOf(accountState);
  if (!chargesEnabled && !detailsSubmitted) return 'Incomplete';
  const isOverdue = pastDue.length > 0;
  const hasCurrentlyDue = currentlyDue.length > 0;
  if (!isOverdue && !hasCurrentlyDue && reviewReasons.has(disabledReason)) return 'UnderReview';
  const isPausedByProvider = disabledReason !== null && !disabledReason.startsWith('requirements.');
  return !chargesEnabled && hasCurrentlyDue && !isOverdue && !isPausedByProvider ? 'Incomplete' : 'Paused';
}
