import type { NotificationKind } from '../../../contract/enums';
import { loadRolePermissions } from '../../identity';
import { newId } from '../../lib/ids';
import { numberText } from '../../lib/localeText';
import { formatMoney } from '../../lib/money';
import {
  type Db,
  type EmailContent,
  type EmailTemplate,
  namedIds,
  preferencesFootnote,
  requireValue,
  type Services,
  type TemplateValues,
} from '../../platform';
import { emailedRoles, permissionFor } from './kinds';
import { insertNotifications, type NewNotification, type Recipient } from './notifications.repository';

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

export interface NotificationItem extends Partial<Omit<NewNotification, 'id'>> {
  /**
   * The email to send instead of the usual one. Null sends none, because the recipients receive another
   * email.
   */
  emailOverride?: { template: EmailTemplate; values: Readonly<Record<string, string>> } | null;
}

export interface NotificationBatch {
  kind: NotificationKind;
  items: readonly NotificationItem[];
  /** The actor, who receives no notification. */
  actorId?: string | null;
}

/**
 * If one event concerns more clients or payments than this, they share one notification, so that they do not
 * bury others.
 */
export const maxSeparateItems = 5;

type NotifyServices = Pick<Services, 'jobs' | 'settings'>;

const toRow = ({ emailOverride: _emailOverride, ...item }: NotificationItem): NewNotification => ({
  id: newId(),
  reason: null,
  subjectId: null,
  label: null,
  count: 1,
  actorName: null,
  amount: null,
  currency: null,
  direction: null,
  ...item,
});

async function enqueueEmail(
  db: Db,
  { jobs, settings }: NotifyServices,
  companyId: string,
  { operatorId, name, email }: Recipient,
  kind: NotificationKind,
  item: NotificationItem,
): Promise<void> {
  if (item.emailOverride === null) return;
  const { template, values } =
    item.emailOverride ?? buildNotificationEmail(kind, toRow(item), settings.publicUrl);
  // The daily limit applies per operator and kind, so that emails caused by clients don't use up the limit of
  // other kinds.
  const notified = template === 'notification' && {
    notified: { companyId, recipient: `${operatorId} ${kind}` },
  };
  await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values }, ...notified });
}

/**
 * Notifies every active operator with the kind's permission, except the actor, as their preferences allow.
 * Sends emails and events after the caller's transaction commits.
 */
export async function notify(
  db: Db,
  services: NotifyServices,
  companyId: string,
  batch: NotificationBatch,
): Promise<void> {
  const { kind, items, actorId = null } = batch;
  if (items.length === 0) return;
  const permission = permissionFor(kind);
  const roles = [...(await loadRolePermissions(db, companyId))].flatMap(([role, permissions]) =>
    permissions.includes(permission) ? [role] : [],
  );
  const audience = { kind, roles, emailedRoles: emailedRoles(kind), except: actorId };
  const recipients = await insertNotifications(db, companyId, audience, items.map(toRow));
  const inConsole = recipients.filter((recipient) => recipient.inConsole).map(({ operatorId }) => operatorId);
  if (inConsole.length > 0) {
    await db.publish({ type: 'notificationsChanged', companyId, operatorIds: namedIds(inConsole) });
  }
  for (const recipient of recipients.filter(({ byEmail }) => byEmail)) {
    for (const item of items) await enqueueEmail(db, services, companyId, recipient, kind, item);
  }
}
