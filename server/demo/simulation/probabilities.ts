/** Probabilities of events, chosen to simulate a small growing business. */
export const probabilities = {
  acceptsInvitation: 0.82,
  cancelsInTrial: 0.22,
  /** Of the first payment after a trial and of each renewal. */
  paymentFails: 0.105,
  retrySucceeds: 0.42,
  /** Share of the successful retries that an operator starts. */
  isRetriedManually: 0.2,
  /** Share of the clients who are active or on trial today. */
  hasUnreliableCard: 0.07,
  hasNoCardInTrial: 0.3,
  /** Per month of an active client. */
  upgrades: 0.03,
  downgrades: 0.011,
  pauses: 0.013,
  cancelsAtPeriodEnd: 0.017,
  cancelsImmediately: 0.006,
  /** Per collected payment. */
  isRefunded: 0.018,
  isRefundedInFull: 0.35,
  resumesAfterPause: 0.75,
  reactivates: 0.14,
  emailFails: 0.008,
} as const;

/** Stripe's decline codes. Frequent codes are listed more than once. */
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
