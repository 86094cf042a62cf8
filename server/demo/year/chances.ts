/** How often things happen, as shares of all cases, and when. Together they make a small business that grows. */
export const chances = {
  acceptsInvitation: 0.82,
  givesUpInTrial: 0.22,
  /** Of the first payment after a trial, and of each renewal. */
  paymentFails: 0.105,
  retrySucceeds: 0.42,
  /** Of the retries that succeed: somebody has pressed for it. */
  isPressedFor: 0.2,
  /** Of those who pay, or are on trial, as they stand today. */
  cardIsWeak: 0.07,
  hasNoCardInTrial: 0.3,
  /** Of each month of an active client. */
  upgrades: 0.03,
  downgrades: 0.011,
  pauses: 0.013,
  leavesAtPeriodEnd: 0.017,
  leavesAtOnce: 0.006,
  /** Of each payment that came in. */
  goesBack: 0.018,
  goesBackWhole: 0.35,
  comesBackFromPause: 0.75,
  comesBack: 0.14,
  mailFails: 0.008,
} as const;

/** Stripe's own codes, the commonest more than once. */
export const declineCodes = [
  'insufficient_funds',
  'insufficient_funds',
  'insufficient_funds',
  'generic_decline',
  'do_not_honor',
  'expired_card',
  'expired_card',
  'authentication_required',
  'card_velocity_exceeded',
  'processing_error',
  'incorrect_cvc',
  'lost_card',
] as const;
