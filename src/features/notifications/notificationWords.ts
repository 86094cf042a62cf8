import { formatMoney } from '@/lib/money';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/notifications';
import type { NotificationFieldsFragment } from './notifications.generated';

export type Notification = NotificationFieldsFragment;

const clientWords = ({ manner, label, count, actorName }: Notification): string => {
  const who = actorName ?? texts.somebody;
  if (manner === 'EmailShared') return texts.twoClientsHaveTheEmailAddress(label ?? '');
  if (manner === 'Imported') return texts.importedClient(who, count);
  return manner === 'Added' ? texts.addedAClient(who, label) : texts.aClientSignedUp(label);
};

const sumOf = ({ amount, currency }: Notification): string | null =>
  amount !== null && currency !== null ? formatMoney(amount, currency) : null;

const paymentWords = (told: Notification): string => {
  const { manner, label, count, direction } = told;
  if (manner === 'Deactivated') return texts.deactivatedForNonPayment(label, count);
  if (manner === 'Paused') return texts.pausedForNonPayment(label, count);
  if (count > 1) return texts.paymentFailed(count);
  if (direction === 'Outgoing') return texts.liveryCouldNotChargeYourCard(sumOf(told));
  if (manner === 'Disputed') return texts.aClientDisputesAPayment(label, sumOf(told));
  if (manner === 'DisputeLost') return texts.theBankSidedWithAbout(label, sumOf(told));
  return texts.aPaymentByFailed(sumOf(told), label);
};

const deploymentWords = ({ manner, label }: Notification): string => {
  const what = inSentence(label ?? texts.clientDashboard);
  return manner === 'Failed' ? texts.deployingYourFailed(what) : texts.yourWasDeployed(what);
};

const words: Record<Notification['kind'], (told: Notification) => string> = {
  ClientAdded: clientWords,
  PaymentFailed: paymentWords,
  DeploymentDone: deploymentWords,
  DomainLive: ({ label }) => texts.yourDomainWorks(label),
  DomainBroken: ({ label }) => texts.yourDomainDoesNotWorkAny(label),
};

/** What happened, in one sentence. */
export const notificationWords = (told: Notification): string => words[told.kind](told);

/** Whether it asks for something to be done. */
export const isBadNews = ({ kind, manner }: Notification): boolean =>
  kind === 'DomainBroken' || kind === 'PaymentFailed' || manner === 'EmailShared' || manner === 'Failed';
