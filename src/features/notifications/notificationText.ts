import type { NotificationFieldsFragment } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/notifications';

export type Notification = NotificationFieldsFragment;

const clientText = ({ reason, label, count, actorName }: Notification): string => {
  const actor = actorName ?? texts.anOperator;
  if (reason === 'EmailShared') return texts.twoClientsHaveTheEmailAddress(label ?? '');
  if (reason === 'Imported') return texts.importedClient(actor, count);
  return reason === 'Added' ? texts.addedAClient(actor, label) : texts.aClientSignedUp(label);
};

const formatAmount = ({ amount, currency }: Notification): string | null =>
  amount !== null && currency !== null ? formatMoney(amount, currency) : null;

const paymentText = (notification: Notification): string => {
  const { reason, label, count, direction } = notification;
  if (reason === 'Deactivated') return texts.deactivatedForNonPayment(label, count);
  if (reason === 'Paused') return texts.pausedForNonPayment(label, count);
  if (count > 1) return texts.paymentFailed(count);
  if (direction === 'Outgoing') return texts.liveryCouldNotChargeYourCard(formatAmount(notification));
  if (reason === 'Disputed') return texts.aClientDisputesAPayment(label, formatAmount(notification));
  if (reason === 'DisputeLost') return texts.theBankSidedWithAbout(label, formatAmount(notification));
  return texts.aPaymentByFailed(formatAmount(notification), label);
};

const deploymentText = ({ reason, label }: Notification): string => {
  const subject = inSentence(label ?? texts.clientDashboard);
  return reason === 'Failed' ? texts.deployingYourFailed(subject) : texts.yourWasDeployed(subject);
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

export const requiresAction = ({ kind, reason }: Notification): boolean =>
  kind === 'DomainBroken' || kind === 'PaymentFailed' || reason === 'EmailShared' || reason === 'Failed';
