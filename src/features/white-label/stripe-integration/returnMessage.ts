import type { StripeState } from '@contract/enums';
import * as texts from '@/texts/white-label/stripe-integration';

const outcomeTexts: Readonly<Record<StripeState, string>> = {
  NotConnected: texts.noAccountIsConnected,
  Incomplete: texts.someDetailsAreStillMissingWhat,
  UnderReview: texts.itIsLookingAtWhatYou,
  RestrictedSoon: texts.paymentsWorkAndItStillNeeds,
  Paused: texts.itKeepsSomethingSwitchedOff,
  Ready: texts.everythingIsInPlaceClientsCan,
};

/**
 * URL parameter with which the provider's pages return the operator. `refresh` means that the link had
 * expired.
 */
export type ReturnKind = 'returned' | 'refresh';

export const returnMessage = (kind: ReturnKind, state: StripeState): string =>
  kind === 'refresh' ? texts.theLinkToStripeHadExpired : texts.youAreBackFromStripe(outcomeTexts[state]);
