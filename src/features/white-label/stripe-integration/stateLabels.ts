import type { StripeState } from '@contract/enums';
import { formatDate } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

export const providerName = ({ provider }: Pick<Integration, 'provider'>): string =>
  provider === 'Stripe' ? texts.stripe : texts.theSandbox;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface StateLabels {
  badge: string;
  tone: BadgeTone;
  title: (integration: Integration) => string;
  text: (integration: Integration) => string;
}

const disabledText = ({ chargesEnabled, payoutsEnabled }: Integration): string => {
  if (chargesEnabled) return 'payouts';
  return payoutsEnabled ? 'payments' : texts.paymentsAndPayouts;
};

const deadlineText = ({ currentDeadline }: Integration): string =>
  currentDeadline ? texts.byDate(formatDate(currentDeadline, 'dateTime')) : 'soon';

/** Returns the effect of a pause. If payments are enabled, only payouts are delayed. */
const pausedEffect = ({ chargesEnabled }: Integration): string =>
  chargesEnabled ? texts.clientsCanStillPayWhatThey : texts.renewalsWaitAndAreCharged;

const pausedText = (integration: Integration): string => {
  const nextStep =
    integration.requirements.length > 0
      ? texts.giveWhatIsListedHere
      : texts.onlyCanSayWhyAndSwitch(providerName(integration));
  return `${pausedEffect(integration)} ${nextStep}`;
};

const readyText = (integration: Integration): string =>
  integration.requirements.length > 0
    ? texts.paymentsAndPayoutsCapital(capitalize(providerName(integration)))
    : texts.paymentsAndPayoutsProviderName(providerName(integration));

export const stateLabels: Readonly<Record<StripeState, StateLabels>> = {
  NotConnected: {
    badge: texts.notConnected,
    tone: 'gray',
    title: () => texts.connectAnAccountToGetPaid,
    text: () => texts.whatClientsPayGoesStraight,
  },
  Incomplete: {
    badge: texts.detailsMissing,
    tone: 'amber',
    title: (integration) => texts.needsMoreBeforeClientsCanPay(capitalize(providerName(integration))),
    text: () => texts.nothingCanBeChargedYetWhat,
  },
  UnderReview: {
    badge: texts.underReview,
    tone: 'blue',
    title: (integration) => texts.isLookingAtWhatYouGave(capitalize(providerName(integration))),
    text: (integration) => texts.thereIsNothingForYou(integration.chargesEnabled),
  },
  RestrictedSoon: {
    badge: texts.actionNeeded,
    tone: 'amber',
    title: (integration) => texts.paymentsWorkAndStopUnlessYou(deadlineText(integration)),
    text: (integration) => texts.switchesPaymentsOrPayoutsOff(capitalize(providerName(integration))),
  },
  Paused: {
    badge: texts.paused,
    tone: 'red',
    title: (integration) =>
      texts.hasSwitchedOff(capitalize(providerName(integration)), disabledText(integration)),
    text: pausedText,
  },
  Ready: {
    badge: texts.ready,
    tone: 'green',
    title: () => texts.clientsCanPayYou,
    text: readyText,
  },
};
