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
    if (chargesEnabled) return t`Stripe turned off payouts`;
    return payoutsEnabled ? t`Stripe turned off payments` : t`Stripe turned off payments and payouts`;
  }
  if (chargesEnabled) return t`The sandbox turned off payouts`;
  return payoutsEnabled ? t`The sandbox turned off payments` : t`The sandbox turned off payments and payouts`;
}

function deadlineTitle({ currentDeadline }: Integration): string {
  if (!currentDeadline) return t`Provide details soon to keep accepting payments`;
  return t`Provide details by ${{ date: formatDate(currentDeadline, 'dateTime') }} to keep accepting payments`;
}

/** Describes a pause that delays only payouts, and how to end it. */
function pausedPayoutsText({ provider, requirements }: Integration): string {
  if (requirements.length > 0) {
    return t`Clients can still pay, but their payments are held until payouts are on again. Provide the details below to turn them on.`;
  }
  return provider === 'Stripe'
    ? t`Clients can still pay, but their payments are held until payouts are on again. Contact Stripe to turn them on.`
    : t`Clients can still pay, but their payments are held until payouts are on again. To continue, disconnect this account and connect another one.`;
}

/** Describes a pause of payments, and how to end it. */
function pausedPaymentsText({ provider, requirements }: Integration): string {
  if (requirements.length > 0) {
    return t`Renewals are on hold until payments are on again, and are charged then. Provide the details below to turn them on.`;
  }
  return provider === 'Stripe'
    ? t`Renewals are on hold until payments are on again, and are charged then. Contact Stripe to turn them on.`
    : t`Renewals are on hold until payments are on again, and are charged then. To continue, disconnect this account and connect another one.`;
}

const pausedText = (integration: Integration): string =>
  integration.chargesEnabled ? pausedPayoutsText(integration) : pausedPaymentsText(integration);

function readyText({ provider, requirements }: Integration): string {
  if (requirements.length > 0) {
    return provider === 'Stripe'
      ? t`Payments and payouts are on. Stripe will need the details below, but there’s no deadline yet.`
      : t`Payments and payouts are on. The sandbox will need the details below, but there’s no deadline yet.`;
  }
  return t`Payments and payouts are on. No action needed.`;
}

const reviewText = ({ chargesEnabled }: Integration): string =>
  chargesEnabled
    ? t`No action needed. The review usually takes minutes, but can take a few days. This page updates automatically. Clients can already pay.`
    : t`No action needed. The review usually takes minutes, but can take a few days. This page updates automatically.`;

export const stateLabels: Readonly<Record<StripeState, StateLabels>> = {
  NotConnected: {
    badge: msg`Not connected`,
    tone: 'gray',
    title: () => t`Connect an account to get paid`,
    text: () =>
      t`Client payments go directly to your account. You can’t charge clients until you connect one.`,
  },
  Incomplete: {
    badge: msg`Details incomplete`,
    tone: 'amber',
    title: ({ provider }) =>
      provider === 'Stripe' ? t`Stripe needs more details` : t`The sandbox needs more details`,
    text: () =>
      t`You can’t charge clients yet. Your progress is saved, so you can continue where you left off.`,
  },
  UnderReview: {
    badge: msg`Under review`,
    tone: 'blue',
    title: ({ provider }) =>
      provider === 'Stripe' ? t`Stripe is reviewing your details` : t`The sandbox is reviewing your details`,
    text: reviewText,
  },
  RestrictedSoon: {
    badge: msg`Action needed`,
    tone: 'amber',
    title: deadlineTitle,
    text: ({ provider }) =>
      provider === 'Stripe'
        ? t`Payments are on. Stripe turns off payments or payouts if you don’t provide the details below.`
        : t`Payments are on. The sandbox turns off payments or payouts if you don’t provide the details below.`,
  },
  Paused: {
    badge: msg`Restricted`,
    tone: 'red',
    title: pausedTitle,
    text: pausedText,
  },
  Ready: {
    badge: msg`Ready`,
    tone: 'green',
    title: () => t`You can accept payments`,
    text: readyText,
  },
};
