import type { StripeState } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Integration } from './stripeIntegrationApi';

/** Whoever looks after the account. */
export const providerName = ({ provider }: Pick<Integration, 'provider'>): string =>
  provider === 'Stripe' ? 'Stripe' : 'the sandbox';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface StateWords {
  badge: string;
  tone: BadgeTone;
  title: (integration: Integration) => string;
  text: (integration: Integration) => string;
}

const switchedOff = ({ chargesEnabled, payoutsEnabled }: Integration): string => {
  if (chargesEnabled) return 'payouts';
  return payoutsEnabled ? 'payments' : 'payments and payouts';
};

const deadlineWords = ({ currentDeadline }: Integration): string =>
  currentDeadline ? `by ${formatDate(currentDeadline, 'dateTime')}` : 'soon';

/** What follows where renewals can't be charged; where they can, only payouts wait. */
const whatWaits = ({ chargesEnabled }: Integration): string =>
  chargesEnabled
    ? 'Clients can still pay; what they pay is held until payouts are on again.'
    : 'Renewals wait, and are charged as soon as payments are on again.';

const pausedText = (integration: Integration): string => {
  const next =
    integration.requirements.length > 0
      ? 'Give what is listed here, and it is switched on again.'
      : `Only ${providerName(integration)} can say why, and switch it on again.`;
  return `${whatWaits(integration)} ${next}`;
};

const readyText = (integration: Integration): string =>
  integration.requirements.length > 0
    ? `Payments and payouts are on. ${capital(providerName(integration))} will want what is listed here one day; there is no deadline yet.`
    : `Payments and payouts are on, and ${providerName(integration)} needs nothing from you.`;

/** Each state in its own words. */
export const stateWords: Readonly<Record<StripeState, StateWords>> = {
  NotConnected: {
    badge: 'Not connected',
    tone: 'gray',
    title: () => 'Connect an account to get paid',
    text: () =>
      'What clients pay goes straight to an account of your own. Until there is one, no client can be charged.',
  },
  Incomplete: {
    badge: 'Details missing',
    tone: 'amber',
    title: (integration) => `${capital(providerName(integration))} needs more before clients can pay`,
    text: () =>
      'Nothing can be charged yet. What you have given so far is kept, and you can go on where you left off.',
  },
  UnderReview: {
    badge: 'Under review',
    tone: 'blue',
    title: (integration) => `${capital(providerName(integration))} is looking at what you gave`,
    text: (integration) =>
      `There is nothing for you to do. It takes minutes most often, and a few days at times; this page changes by itself when it is over.${
        integration.chargesEnabled ? ' Clients can pay meanwhile.' : ''
      }`,
  },
  RestrictedSoon: {
    badge: 'Action needed',
    tone: 'amber',
    title: (integration) => `Payments work, and stop unless you act ${deadlineWords(integration)}`,
    text: (integration) =>
      `${capital(providerName(integration))} switches payments or payouts off unless it is given what is listed here.`,
  },
  Paused: {
    badge: 'Paused',
    tone: 'red',
    title: (integration) =>
      `${capital(providerName(integration))} has switched ${switchedOff(integration)} off`,
    text: pausedText,
  },
  Ready: {
    badge: 'Ready',
    tone: 'green',
    title: () => 'Clients can pay you',
    text: readyText,
  },
};
