import { formatMoney } from '@/lib/money';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/notifications';
import type { NotificationFieldsFragment } from './notifications.generated';

export type Notification = NotificationFieldsFragment;

const clientText = ({ manner, label, count, actorName }: Notification): string => {
  const actor = actorName ?? texts.somebody;
  if (manner === 'EmailShared') return texts.twoClientsHaveTheEmailAddress(label ?? '');
  if (manner === 'Imported') return texts.importedClient(actor, count);
  return manner === 'Added' ? texts.addedAClient(actor, label) : texts.aClientSignedUp(label);
};

const formatAmount = ({ amount, currency }: Notification): string | null =>
  amount !== null && currency !== null ? formatMoney(amount, currency) : null;

const paymentText = (notification: Notification): string => {
  const { manner, label, count, direction } = notification;
  if (manner === 'Deactivated') return texts.deactivatedForNonPayment(label, count);
  if (manner === 'Paused') return texts.pausedForNonPayment(label, count);
  if (count > 1) return texts.paymentFailed(count);
  if (direction === 'Outgoing') return texts.liveryCouldNotChargeYourCard(formatAmount(notification));
  if (manner === 'Disputed') return texts.aClientDisputesAPayment(label, formatAmount(notification));
  if (manner === 'DisputeLost') return texts.theBankSidedWithAbout(label, formatAmount(notification));
  return texts.aPaymentByFailed(formatAmount(notification), label);
};

const deploymentText = ({ manner, label }: Notification): string => {
  const subject = inSentence(label ?? texts.clientDashboard);
  return manner === 'Failed' ? texts.deployingYourFailed(subject) : texts.yourWasDeployed(subject);
};

const textByKind: Record<Notification['kind'], (notification: Notification) => string> = {
  ClientAdded: clientText,
  PaymentFailed: paymentText,
  DeploymentDone: deploymentText,
  DomainLive: ({ label }) => texts.yourDomainWorks(label),
  DomainBroken: ({ label }) => texts.yourDomainDoesNotWorkAny(label),
};

export const notificationText = (notification: Notification): string =>
  textByKind[notification.kind](notification);

export const requiresAction = ({ kind, manner }: Notification): boolean =>
  kind === 'DomainBroken' || kind === 'PaymentFailed' || manner === 'EmailShared' || manner === 'Failed';
