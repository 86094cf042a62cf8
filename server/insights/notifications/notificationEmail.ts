import { formatMoney } from '../../lib/money';
import { numberText } from '../../lib/localeText';
import type { NotificationKind } from '../../../contract/enums';
import { type EmailContent, preferencesFootnote, requireValue, type TemplateValues } from '../../platform';
import type { NewNotification } from './notifications.repository';

type NotificationDetails = Omit<NewNotification, 'id'>;

const pluralize = (count: number, noun: string): string =>
  `${numberText(count)} ${count === 1 ? noun : `${noun}s`}`;

const clientText = ({ reason, label, count, actorName }: NotificationDetails): string => {
  const name = actorName ?? 'An operator';
  if (reason === 'EmailShared') return `Two clients have the email address ${label ?? ''}`;
  if (reason === 'Imported') return `${name} imported ${pluralize(count, 'client')}`;
  return reason === 'Added' ? `${name} added ${label ?? 'a client'}` : `${label ?? 'A client'} signed up`;
};

const paymentText = ({ reason, label, count, amount, currency }: NotificationDetails): string => {
  const isNonPaymentEnd = reason === 'Deactivated' || reason === 'Paused';
  if (isNonPaymentEnd && count > 1) {
    return `${pluralize(count, 'client')} were ${reason.toLowerCase()} for non-payment`;
  }
  if (isNonPaymentEnd) return `${label ?? 'A client'} was ${reason.toLowerCase()} for non-payment`;
  if (count > 1) return `${pluralize(count, 'payment')} failed`;
  const amountText = amount !== null && currency !== null ? ` of ${formatMoney(amount, currency)}` : '';
  if (reason === 'Disputed') return `${label ?? 'A client'} disputes a payment${amountText}`;
  const name = label ?? 'a client';
  if (reason === 'DisputeLost') return `The bank sided with ${name} about a payment${amountText}`;
  return `A payment${amountText} by ${name} failed`;
};

const deploymentText = ({ reason, label }: NotificationDetails): string => {
  const area = (label ?? 'client dashboard').toLowerCase();
  return reason === 'Failed' ? `Deploying your ${area} failed` : `Your ${area} was deployed`;
};

/** The texts of notification emails, which match those of the console word for word. */
const textByKind: Readonly<Record<NotificationKind, (notification: NotificationDetails) => string>> = {
  ClientAdded: clientText,
  PaymentFailed: paymentText,
  DeploymentDone: deploymentText,
  DomainLive: ({ label }) => `${label ?? 'Your domain'} works`,
  DomainBroken: ({ label }) => `${label ?? 'Your domain'} does not work any more`,
};

function pathOf(kind: NotificationKind, { subjectId, reason }: NotificationDetails): string {
  if (kind === 'ClientAdded') {
    return subjectId && reason !== 'Imported' ? `clients/${subjectId}/view` : 'clients';
  }
  if (kind === 'PaymentFailed') {
    if (!subjectId) return 'payments/incoming/failed';
    return `payments/incoming/all?payment=${subjectId}`;
  }
  return kind === 'DeploymentDone' ? 'white-label/deployments' : 'white-label/custom-domain';
}

export const buildNotificationEmail = (
  kind: NotificationKind,
  notification: NotificationDetails,
  publicUrl: string,
) => ({
  template: 'notification' as const,
  values: {
    what: textByKind[kind](notification),
    link: `${publicUrl}/dashboard/${pathOf(kind, notification)}`,
  },
});

const notification = (values: TemplateValues): EmailContent => ({
  subject: requireValue(values, 'what'),
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [`${requireValue(values, 'what')}.`],
  button: { label: 'Have a look', link: requireValue(values, 'link') },
  footnote: preferencesFootnote,
});

export const notificationEmails = { notification } as const;
