import type { StripeState } from '@/api/schema.generated';
import * as texts from '@/texts/white-label/stripe-integration';

const outcomes: Readonly<Record<StripeState, string>> = {
  NotConnected: texts.noAccountIsConnected,
  Incomplete: texts.someDetailsAreStillMissingWhat,
  UnderReview: texts.itIsLookingAtWhatYou,
  RestrictedSoon: texts.paymentsWorkAndItStillNeeds,
  Paused: texts.itKeepsSomethingSwitchedOff,
  Ready: texts.everythingIsInPlaceClientsCan,
};

/** How somebody came back from the provider's pages. */
export type ReturnKind = 'returned' | 'refresh';

export const returnWords = (kind: ReturnKind, state: StripeState): string =>
  kind === 'refresh' ? texts.theLinkToStripeHadExpired : texts.youAreBackFromStripe(outcomes[state]);
