import type { AccountState } from '../../card-provider/cardProvider';
import type { StripeState } from '../../schema.generated';

/** What of an account its state is worked out from. */
export type Standing = Pick<
  AccountState,
  | 'chargesEnabled'
  | 'payoutsEnabled'
  | 'detailsSubmitted'
  | 'currentlyDue'
  | 'pastDue'
  | 'currentDeadline'
  | 'disabledReason'
>;

/** Reasons that end by themselves, once the provider has looked. */
const reviewReasons: ReadonlySet<string | null> = new Set([
  null,
  'requirements.pending_verification',
  'under_review',
]);

const stateWhileOn = ({ currentlyDue, pastDue, currentDeadline }: Standing): StripeState =>
  pastDue.length > 0 || (currentlyDue.length > 0 && currentDeadline !== null) ? 'RestrictedSoon' : 'Ready';

/** The state that operators see; null stands for no account. */
export function stripeStateOf(standing: Standing | null): StripeState {
  if (!standing) return 'NotConnected';
  const { chargesEnabled, payoutsEnabled, detailsSubmitted, currentlyDue, pastDue, disabledReason } =
    standing;
  if (chargesEnabled && payoutsEnabled) return stateWhileOn(standing);
  if (!chargesEnabled && !detailsSubmitted) return 'Incomplete';
  const isOverdue = pastDue.length > 0;
  const isSomethingDue = currentlyDue.length > 0;
  if (!isOverdue && !isSomethingDue && reviewReasons.has(disabledReason)) return 'UnderReview';
  const isHalted = disabledReason !== null && !disabledReason.startsWith('requirements.');
  return !chargesEnabled && isSomethingDue && !isOverdue && !isHalted ? 'Incomplete' : 'Paused';
}
