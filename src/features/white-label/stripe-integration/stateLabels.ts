import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { StripeState } from '@contract/enums';
import { formatDate } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Integration } from './stripeIntegrationApi';

interface StateLabels {
  badge: MessageDescriptor;
  tone: BadgeTone;
  title: (integration: Integration) => string;
  text: (integration: Integration) => string;
}

/** Returns which of payments and payouts the provider has switched off. */
function pausedTitle({ provider, chargesEnabled, payoutsEnabled }: Integration): string {
  if (provider === 'Stripe') {
    if (chargesEnabled) return t`Stripe has switched payouts off`;
    return payoutsEnabled
      ? t`Stripe has switched payments off`
      : t`Stripe has switched payments and payouts off`;
  }
  if (chargesEnabled) return t`The sandbox has switched payouts off`;
  return payoutsEnabled
    ? t`The sandbox has switched payments off`
    : t`The sandbox has switched payments and payouts off`;
}

function deadlineTitle({ currentDeadline }: Integration): string {
  if (!currentDeadline) return t`Payments work, and stop unless you act soon`;
  return t`Payments work, and stop unless you act by ${{ date: formatDate(currentDeadline, 'dateTime') }}`;
}

/** Returns the effect of a pause. If payments are enabled, only payouts are delayed. */
const pausedEffect = ({ chargesEnabled }: Integration): string =>
  chargesEnabled
    ? t`Clients can still pay; what they pay is held until payouts are on again.`
    : t`Renewals wait, and are charged as soon as payments are on again.`;

function nextStep({ provider, requirements }: Integration): string {
  if (requirements.length > 0) return t`Give what is listed here, and it is switched on again.`;
  return provider === 'Stripe'
    ? t`Only Stripe can say why, and switch it on again.`
    : t`Only the sandbox can say why, and switch it on again.`;
}

const pausedText = (integration: Integration): string =>
  `${pausedEffect(integration)} ${nextStep(integration)}`;

function readyText({ provider, requirements }: Integration): string {
  if (requirements.length > 0) {
    return provider === 'Stripe'
      ? t`Payments and payouts are on. Stripe will want what is listed here one day; there is no deadline yet.`
      : t`Payments and payouts are on. The sandbox will want what is listed here one day; there is no deadline yet.`;
  }
  return provider === 'Stripe'
    ? t`Payments and payouts are on, and Stripe needs nothing from you.`
    : t`Payments and payouts are on, and the sandbox needs nothing from you.`;
}

const reviewText = ({ chargesEnabled }: Integration): string =>
  chargesEnabled
    ? t`There is nothing for you to do. It takes minutes most often, and a few days at times; this page changes by itself when it is over. Clients can pay meanwhile.`
    : t`There is nothing for you to do. It takes minutes most often, and a few days at times; this page changes by itself when it is over.`;

export const stateLabels: Readonly<Record<StripeState, StateLabels>> = {
  NotConnected: {
    badge: msg`Not connected`,
    tone: 'gray',
    title: () => t`Connect an account to get paid`,
    text: () =>
      t`What clients pay goes straight to an account of your own. Until there is one, no client can be charged.`,
  },
  Incomplete: {
    badge: msg`Details missing`,
    tone: 'amber',
    title: ({ provider }) =>
      provider === 'Stripe'
        ? t`Stripe needs more before clients can pay`
        : t`The sandbox needs more before clients can pay`,
    text: () =>
      t`Nothing can be charged yet. What you have given so far is kept, and you can go on where you left off.`,
  },
  UnderReview: {
    badge: msg`Under review`,
    tone: 'blue',
    title: ({ provider }) =>
      provider === 'Stripe'
        ? t`Stripe is looking at what you gave`
        : t`The sandbox is looking at what you gave`,
    text: reviewText,
  },
  RestrictedSoon: {
    badge: msg`Action needed`,
    tone: 'amber',
    title: deadlineTitle,
    text: ({ provider }) =>
      provider === 'Stripe'
        ? t`Stripe switches payments or payouts off unless it is given what is listed here.`
        : t`The sandbox switches payments or payouts off unless it is given what is listed here.`,
  },
  Paused: {
    badge: msg`Paused`,
    tone: 'red',
    title: pausedTitle,
    text: pausedText,
  },
  Ready: {
    badge: msg`Ready`,
    tone: 'green',
    title: () => t`Clients can pay you`,
    text: readyText,
  },
};
