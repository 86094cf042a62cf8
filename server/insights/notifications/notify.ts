import { type Db, type EmailTemplate, namedIds, type Services } from '../../platform';
import { loadRolePermissions } from '../../identity';
import { newId } from '../../lib/ids';
import type { NotificationKind } from '../../../contract/enums';
import { permissionFor, emailedRoles } from './kinds';
import { buildNotificationEmail } from './notificationEmail';
import { insertNotifications, type NewNotification, type Recipient } from './notifications.repository';

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
