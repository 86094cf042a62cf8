import type { StripeState } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

/** Whoever looks after the account. */
export const providerName = ({ provider }: Pick<Integration, 'provider'>): string =>
  provider === 'Stripe' ? texts.stripe : texts.theSandbox;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface StateWords {
  badge: string;
  tone: BadgeTone;
  title: (integration: Integration) => string;
  text: (integration: Integration) => string;
}

const switchedOff = ({ chargesEnabled, payoutsEnabled }: Integration): string => {
  if (chargesEnabled) return 'payouts';
  return payoutsEnabled ? 'payments' : texts.paymentsAndPayouts;
};

const deadlineWords = ({ currentDeadline }: Integration): string =>
  currentDeadline ? texts.byDate(formatDate(currentDeadline, 'dateTime')) : 'soon';

/** What follows where renewals can't be charged; where they can, only payouts wait. */
const whatWaits = ({ chargesEnabled }: Integration): string =>
  chargesEnabled ? texts.clientsCanStillPayWhatThey : texts.renewalsWaitAndAreCharged;

const pausedText = (integration: Integration): string => {
  const next =
    integration.requirements.length > 0
      ? texts.giveWhatIsListedHere
      : texts.onlyCanSayWhyAndSwitch(providerName(integration));
  return `${whatWaits(integration)} ${next}`;
};

const readyText = (integration: Integration): string =>
  integration.requirements.length > 0
    ? texts.paymentsAndPayoutsCapital(capital(providerName(integration)))
    : texts.paymentsAndPayoutsProviderName(providerName(integration));

/** Each state in its own words. */
export const stateWords: Readonly<Record<StripeState, StateWords>> = {
  NotConnected: {
    badge: texts.notConnected,
    tone: 'gray',
    title: () => texts.connectAnAccountToGetPaid,
    text: () => texts.whatClientsPayGoesStraight,
  },
  Incomplete: {
    badge: texts.detailsMissing,
    tone: 'amber',
    title: (integration) => texts.needsMoreBeforeClientsCanPay(capital(providerName(integration))),
    text: () => texts.nothingCanBeChargedYetWhat,
  },
  UnderReview: {
    badge: texts.underReview,
    tone: 'blue',
    title: (integration) => texts.isLookingAtWhatYouGave(capital(providerName(integration))),
    text: (integration) => texts.thereIsNothingForYou(integration.chargesEnabled),
  },
  RestrictedSoon: {
    badge: texts.actionNeeded,
    tone: 'amber',
    title: (integration) => texts.paymentsWorkAndStopUnlessYou(deadlineWords(integration)),
    text: (integration) => texts.switchesPaymentsOrPayoutsOff(capital(providerName(integration))),
  },
  Paused: {
    badge: texts.paused,
    tone: 'red',
    title: (integration) =>
      texts.hasSwitchedOff(capital(providerName(integration)), switchedOff(integration)),
    text: pausedText,
  },
  Ready: {
    badge: texts.ready,
    tone: 'green',
    title: () => texts.clientsCanPayYou,
    text: readyText,
  },
};
