import { formatCount } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { NotificationFieldsFragment } from './notifications.generated';

export type Notification = NotificationFieldsFragment;

const clientWords = ({ manner, label, count, actorName }: Notification): string => {
  const who = actorName ?? 'Somebody';
  if (manner === 'Imported') return `${who} imported ${formatCount(count, 'client')}`;
  return manner === 'Added' ? `${who} added ${label ?? 'a client'}` : `${label ?? 'A client'} signed up`;
};

const sumOf = ({ amount, currency }: Notification): string =>
  amount !== null && currency !== null ? ` of ${formatMoney(amount, currency)}` : '';

const paymentWords = (told: Notification): string => {
  const { manner, label, count, direction } = told;
  if (count > 1) return `${formatCount(count, 'payment')} failed`;
  if (direction === 'Outgoing') return `Livery could not charge your card${sumOf(told).replace(' of', '')}`;
  if (manner === 'Disputed') return `${label ?? 'A client'} disputes a payment${sumOf(told)}`;
  const who = label ?? 'a client';
  if (manner === 'DisputeLost') return `The bank sided with ${who} about a payment${sumOf(told)}`;
  return `A payment${sumOf(told)} by ${who} failed`;
};

const deploymentWords = ({ manner, label }: Notification): string => {
  const what = (label ?? 'client dashboard').toLowerCase();
  return manner === 'Failed' ? `Deploying your ${what} failed` : `Your ${what} was deployed`;
};

const words: Record<Notification['kind'], (told: Notification) => string> = {
  ClientAdded: clientWords,
  PaymentFailed: paymentWords,
  DeploymentDone: deploymentWords,
  DomainLive: ({ label }) => `${label ?? 'Your domain'} works`,
  DomainBroken: ({ label }) => `${label ?? 'Your domain'} does not work any more`,
};

/** What happened, in one sentence. */
export const notificationWords = (told: Notification): string => words[told.kind](told);

/** Whether it asks for something to be done. */
export const isBadNews = ({ kind, manner }: Notification): boolean =>
  kind === 'DomainBroken' || kind === 'PaymentFailed' || manner === 'Failed';
