import type { NotificationKind } from '../../../contract/enums';
import { loadRolePermissions } from '../../identity';
import { t } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { formatMoney } from '../../lib/money';
import {
  type Db,
  type EmailContent,
  type EmailTemplate,
  enqueueEmail,
  greetingTo,
  namedIds,
  preferencesFootnote,
  requireValue,
  type Services,
  type TemplateValues,
} from '../../platform';
import { emailedRoles, permissionFor } from './kinds';
import { insertNotifications, type NewNotification, type Recipient } from './notifications.repository';

type NotificationDetails = Omit<NewNotification, 'id'>;

const addedText = (label: string | null, actor: string | null): string => {
  if (actor) {
    return label === null
      ? t('{actor} added a client', { actor })
      : t('{actor} added {client}', { actor, client: label });
  }
  return label === null ? t('A user added a client') : t('A user added {client}', { client: label });
};

const clientText = ({ reason, label, count, actorName }: NotificationDetails): string => {
  if (reason === 'EmailShared') {
    return t('Two clients have the email address {email}', { email: label ?? '' });
  }
  if (reason === 'Imported') {
    return actorName
      ? t('{count, plural, one {{actor} imported # client} other {{actor} imported # clients}}', {
          count,
          actor: actorName,
        })
      : t('{count, plural, one {A user imported # client} other {A user imported # clients}}', {
          count,
        });
  }
  if (reason === 'Added') return addedText(label, actorName);
  return label === null ? t('A client signed up') : t('{client} signed up', { client: label });
};

type TextOfPayment = (amount: string | null, client: string | null) => string;

const failedText: TextOfPayment = (amount, client) => {
  if (amount === null) {
    return client === null
      ? t('A payment by a client failed')
      : t('A payment by {client} failed', { client });
  }
  return client === null
    ? t('A payment of {amount} by a client failed', { amount })
    : t('A payment of {amount} by {client} failed', { amount, client });
};

const disputedText: TextOfPayment = (amount, client) => {
  if (amount === null) {
    return client === null ? t('A client disputed a payment') : t('{client} disputed a payment', { client });
  }
  return client === null
    ? t('A client disputed a payment of {amount}', { amount })
    : t('{client} disputed a payment of {amount}', { client, amount });
};

const disputeLostText: TextOfPayment = (amount, client) => {
  if (amount === null) {
    return client === null
      ? t('You lost a dispute about a payment')
      : t('You lost the dispute with {client} about a payment', { client });
  }
  return client === null
    ? t('You lost a dispute about a payment of {amount}', { amount })
    : t('You lost the dispute with {client} about a payment of {amount}', { client, amount });
};

const deactivatedText = (count: number, client: string | null): string => {
  if (count > 1) {
    return t(
      '{count, plural, one {# client was deactivated for non-payment} other {# clients were deactivated for non-payment}}',
      { count },
    );
  }
  return client === null
    ? t('A client was deactivated for non-payment')
    : t('{client} was deactivated for non-payment', { client });
};

const pausedText = (count: number, client: string | null): string => {
  if (count > 1) {
    return t(
      '{count, plural, one {# client was paused for non-payment} other {# clients were paused for non-payment}}',
      { count },
    );
  }
  return client === null
    ? t('A client was paused for non-payment')
    : t('{client} was paused for non-payment', { client });
};

const paymentText = ({ reason, label, count, amount, currency }: NotificationDetails): string => {
  if (reason === 'Deactivated') return deactivatedText(count, label);
  if (reason === 'Paused') return pausedText(count, label);
  if (count > 1) return t('{count, plural, one {# payment failed} other {# payments failed}}', { count });
  const amountText = amount !== null && currency !== null ? formatMoney(amount, currency) : null;
  if (reason === 'Disputed') return disputedText(amountText, label);
  if (reason === 'DisputeLost') return disputeLostText(amountText, label);
  return failedText(amountText, label);
};

const deploymentText = ({ reason, label }: NotificationDetails): string => {
  const hasFailed = reason === 'Failed';
  if (label === 'Subdomain') {
    return hasFailed ? t('Deploying your subdomain failed') : t('Your subdomain was deployed');
  }
  return hasFailed ? t('Deploying your client dashboard failed') : t('Your client dashboard was deployed');
};

/** The texts of notification emails, which match those of the console word for word. */
const textByKind: Readonly<Record<NotificationKind, (notification: NotificationDetails) => string>> = {
  ClientAdded: clientText,
  PaymentFailed: paymentText,
  DeploymentDone: deploymentText,
  DomainLive: ({ label }) =>
    label === null ? t('Your domain is live') : t('{domain} is live', { domain: label }),
  DomainBroken: ({ label }) =>
    label === null ? t('Your domain stopped working') : t('{domain} stopped working', { domain: label }),
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

/** Returns the values of a notification's email, in the current language. */
export const notificationValues = (
  kind: NotificationKind,
  notification: NotificationDetails,
  publicUrl: string,
) => ({
  what: textByKind[kind](notification),
  link: `${publicUrl}/dashboard/${pathOf(kind, notification)}`,
});

const notification = (values: TemplateValues): EmailContent => {
  const what = requireValue(values, 'what');
  return {
    subject: what,
    greeting: greetingTo(requireValue(values, 'name')),
    paragraphs: [t('{what}.', { what })],
    button: { label: t('View details'), link: requireValue(values, 'link') },
    footnote: preferencesFootnote(),
  };
};

export const notificationEmails = { notification } as const;

export interface NotificationItem extends Partial<Omit<NewNotification, 'id'>> {
  /**
   * The email to send instead of the usual one, with values in the recipient's language. Null sends none,
   * because the recipients receive another email.
   */
  emailOverride?: { template: EmailTemplate; valuesOf: () => Readonly<Record<string, string>> } | null;
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

async function emailNotification(
  db: Db,
  services: NotifyServices,
  companyId: string,
  recipient: Recipient,
  kind: NotificationKind,
  item: NotificationItem,
): Promise<void> {
  if (item.emailOverride === null) return;
  const { template, valuesOf } = item.emailOverride ?? {
    template: 'notification' as const,
    valuesOf: () => notificationValues(kind, toRow(item), services.settings.publicUrl),
  };
  // The daily limit applies per operator and kind, so that emails caused by clients don't use up the limit of
  // other kinds.
  const notified = template === 'notification' && {
    notified: { companyId, recipient: `${recipient.operatorId} ${kind}` },
  };
  await enqueueEmail(db, services, {
    recipient,
    template,
    valuesOf: () => ({ name: recipient.name, ...valuesOf() }),
    ...notified,
  });
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
    for (const item of items) await emailNotification(db, services, companyId, recipient, kind, item);
  }
}
