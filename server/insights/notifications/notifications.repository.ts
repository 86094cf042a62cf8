import type { NotificationKind, NotificationReason, PaymentDirection, Role } from '../../../contract/enums';
import type { Db, Notification, NotificationPreference, StatementRows } from '../../platform';

export interface NewNotification {
  id: string;
  reason: NotificationReason | null;
  subjectId: string | null;
  label: string | null;
  count: number;
  actorName: string | null;
  amount: number | null;
  currency: string | null;
  direction: PaymentDirection | null;
}

interface Audience {
  kind: NotificationKind;
  /** The roles that may see the notification. */
  roles: readonly Role[];
  emailedRoles: readonly Role[];
  /** The id of the actor, who receives no notification. */
  except: string | null;
}

export type Recipient = StatementRows['insertNotifications'];

/**
 * Inserts the notifications of all recipients who want them in the console, in one statement. Returns
 * everyone who wants them in the console or by email.
 */
export async function insertNotifications(
  db: Db,
  companyId: string,
  { kind, roles, emailedRoles, except }: Audience,
  items: readonly NewNotification[],
): Promise<Recipient[]> {
  const { rows } = await db.query(
    `/* insertNotifications */ with recipients as (
       select o.company_id, o.id, o.name, o.email, o.language, o.locale, c.country,
         coalesce(p.in_console, true) as in_console,
         coalesce(p.by_email, o.role = any($4::text[])) as by_email
       from operators o
       join companies c on c.id = o.company_id
       left join notification_preferences p on p.company_id = o.company_id and p.operator_id = o.id and p.kind = $2
       where o.company_id = $1 and o.status = 'Active' and o.removed_at is null
         and o.role = any($3::text[]) and o.id is distinct from $5::uuid
     ), inserted as (
       insert into notifications (company_id, operator_id, id, kind, manner, subject_id, label, count, actor_name,
         amount, currency, direction)
       select recipients.company_id, recipients.id, n.id, $2, n.reason, n."subjectId", n.label, n.count, n."actorName", n.amount, n.currency,
         n.direction
       from recipients, jsonb_to_recordset($6::jsonb) as n(id uuid, reason text, "subjectId" uuid, label text,
         count integer, "actorName" text, amount integer, currency text, direction text)
       where recipients.in_console
     )
     select id as "operatorId", name, email, language, locale, country, in_console as "inConsole", by_email as "byEmail"
     from recipients
     where in_console or by_email`,
    [companyId, kind, roles, emailedRoles, except, JSON.stringify(items)],
  );
  return rows;
}

/** An operator and the notification kinds that the operator may see. */
export interface NotificationScope {
  companyId: string;
  operatorId: string;
  kinds: readonly NotificationKind[];
}

const scopeCondition = 'company_id = $1 and operator_id = $2 and kind = any($3::text[])';

const scopeValues = ({ companyId, operatorId, kinds }: NotificationScope) => [companyId, operatorId, kinds];

export async function selectNotifications(
  db: Db,
  scope: NotificationScope,
  after: string | null,
  limit: number,
): Promise<Notification[]> {
  const { rows } = await db.query(
    `/* notifications */ select id, kind, manner as reason, subject_id as "subjectId", label, count,
       actor_name as "actorName", amount, currency, direction, occurred_at as "occurredAt",
       read_at is not null as "isRead"
     from notifications where ${scopeCondition} and ($4::uuid is null or id < $4) order by id desc limit $5`,
    [...scopeValues(scope), after, limit],
  );
  return rows;
}

export async function countUnread(db: Db, scope: NotificationScope): Promise<number> {
  const { rows } = await db.query(
    `/* countUnread */ select count(*)::integer as count from notifications where ${scopeCondition} and read_at is null`,
    scopeValues(scope),
  );
  return rows[0]?.count ?? 0;
}

/**
 * Marks the given notifications as read, or all unread ones if `ids` is null. Returns the number of matches,
 * including given ones that were already read.
 */
export async function setRead(
  db: Db,
  scope: NotificationScope,
  ids: readonly string[] | null,
): Promise<number> {
  const { rowCount } = await db.query(
    `/* markNotificationsRead */ update notifications set read_at = coalesce(read_at, $5)
     where ${scopeCondition} and ($4::uuid[] is null or id = any($4)) and (read_at is null or $4 is not null)`,
    [...scopeValues(scope), ids, new Date()],
  );
  return rowCount;
}

export async function deleteNotificationsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteNotificationsOf */ delete from notifications where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

export interface ProblemPayment {
  id: string;
  direction: PaymentDirection;
  amount: number;
  currency: string;
  /** The client's name, or the description of a payment without a client. */
  label: string | null;
}

/**
 * Returns the payments to notify about. If `onlyFailed` is true, returns only failed payments, except manual
 * retries, because the operator sees their result on screen.
 */
export async function selectProblemPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
  onlyFailed: boolean,
): Promise<ProblemPayment[]> {
  const { rows } = await db.query(
    `/* selectProblemPayments */ select p.id, p.direction, p.amount, p.currency,
       coalesce(c.name, p.description) as label
     from payments p left join clients c on c.company_id = p.company_id and c.id = p.client_id
     where p.company_id = $1 and p.id = any($2::uuid[])
       and (not $3 or (p.status = 'Failed' and p.trigger <> 'RetryManual'))
     order by p.id`,
    [companyId, ids, onlyFailed],
  );
  return rows;
}

export async function selectPreferences(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<NotificationPreference[]> {
  const { rows } = await db.query(
    `/* notificationPreferences */ select kind, in_console as "inConsole", by_email as "byEmail"
     from notification_preferences where company_id = $1 and operator_id = $2`,
    [companyId, operatorId],
  );
  return rows;
}

export async function savePreferences(
  db: Db,
  companyId: string,
  operatorId: string,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  await db.query(
    `/* saveNotificationPreferences */ insert into notification_preferences (company_id, operator_id, kind, in_console, by_email)
     select k.id, $2, c.kind, c."inConsole", c."byEmail"
     from companies k, jsonb_to_recordset($3::jsonb) as c(kind text, "inConsole" boolean, "byEmail" boolean)
     where k.id = $1
     on conflict (company_id, operator_id, kind)
       do update set in_console = excluded.in_console, by_email = excluded.by_email`,
    [companyId, operatorId, JSON.stringify(preferences)],
  );
}

export async function deletePreferences(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteNotificationPreferences */ delete from notification_preferences where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

const maxPerOperator = 200;

/** Deletes notifications older than 90 days, and all but the newest 200 of each operator. */
export async function purgeOldNotifications(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* purgeOldNotifications */ delete from notifications
     where company_id = $1 and occurred_at < now() - interval '90 days'`,
    [companyId],
  );
  await db.query(
    `/* purgeExcessNotifications */ delete from notifications n using (
       select operator_id, id, row_number() over (partition by operator_id order by id desc) as position
       from notifications where company_id = $1
     ) ranked
     where n.company_id = $1 and n.operator_id = ranked.operator_id and n.id = ranked.id and ranked.position > $2`,
    [companyId, maxPerOperator],
  );
}
