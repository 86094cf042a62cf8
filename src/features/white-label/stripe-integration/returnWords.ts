import type { StripeState } from '@/api/schema.generated';

const outcomes: Readonly<Record<StripeState, string>> = {
  NotConnected: 'no account is connected.',
  Incomplete: 'some details are still missing. What you gave is kept.',
  UnderReview: 'it is looking at what you gave.',
  RestrictedSoon: 'payments work, and it still needs something from you.',
  Paused: 'it keeps something switched off.',
  Ready: 'everything is in place: clients can pay you.',
};

/** How somebody came back from the provider's pages. */
export type ReturnKind = 'returned' | 'refresh';

export const returnWords = (kind: ReturnKind, state: StripeState): string =>
  kind === 'refresh'
    ? 'The link to Stripe had expired before you were done. Go on with a new one below.'
    : `You are back from Stripe, and ${outcomes[state]}`;
