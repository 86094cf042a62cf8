import type { Db } from '../../db/database';
import type {
  Notification,
  NotificationKind,
  NotificationManner,
  PaymentDirection,
  Role,
} from '../../schema.generated';

export interface NewNotification {
  id: string;
  manner: NotificationManner | null;
  subjectId: string | null;
  label: string | null;
  count: number;
  actorName: string | null;
  amount: number | null;
  currency: string | null;
  direction: PaymentDirection | null;
}

export interface Audience {
  kind: NotificationKind;
  /** Whose holders may see it. */
  roles: readonly Role[];
  rolesMailed: readonly Role[];
  /** Whoever did it themselves. */
  except: string | null;
}

export interface Told {
  operatorId: string;
  name: string;
  email: string;
  inConsole: boolean;
  byMail: boolean;
}

/** Tells everybody whom it concerns, in one statement, and returns who they are. */
export async function insertNotifications(
  db: Db,
  companyId: string,
  { kind, roles, rolesMailed, except }: Audience,
  happened: readonly NewNotification[],
): Promise<Told[]> {
  const { rows } = await db.query<Told>(
    `/* insertNotifications */ with told as (
       select o.id, o.name, o.email, coalesce(c.in_console, true) as in_console,
         coalesce(c.by_mail, o.role = any($4::text[])) as by_mail
       from operators o
       left join notification_choices c on c.company_id = o.company_id and c.operator_id = o.id and c.kind = $2
       where o.company_id = $1 and o.status = 'Active' and o.removed_at is null
         and o.role = any($3::text[]) and o.id is distinct from $5::uuid
     ), written as (
       insert into notifications (company_id, operator_id, id, kind, manner, subject_id, label, count, actor_name,
         amount, currency, direction)
       select $1, told.id, n.id, $2, n.manner, n."subjectId", n.label, n.count, n."actorName", n.amount, n.currency,
         n.direction
       from told, jsonb_to_recordset($6::jsonb) as n(id uuid, manner text, "subjectId" uuid, label text,
         count integer, "actorName" text, amount integer, currency text, direction text)
       where told.in_console
     )
     select id as "operatorId", name, email, in_console as "inConsole", by_mail as "byMail" from told
     where in_console or by_mail`,
    [companyId, kind, roles, rolesMailed, except, JSON.stringify(happened)],
  );
  return rows;
}

/** Whose notifications, and which kinds of them they may see. */
export interface Reader {
  companyId: string;
  operatorId: string;
  kinds: readonly NotificationKind[];
}

const ofReader = 'company_id = $1 and operator_id = $2 and kind = any($3::text[])';

const valuesOf = ({ companyId, operatorId, kinds }: Reader) => [companyId, operatorId, kinds];

/** Newest first, from the one after `after`. */
export async function selectNotifications(
  db: Db,
  reader: Reader,
  after: string | null,
  limit: number,
): Promise<Notification[]> {
  const { rows } = await db.query<Notification>(
    `/* notifications */ select id, kind, manner, subject_id as "subjectId", label, count,
       actor_name as "actorName", amount, currency, direction, occurred_at as "occurredAt",
       read_at is not null as "isRead"
     from notifications where ${ofReader} and ($4::uuid is null or id < $4) order by id desc limit $5`,
    [...valuesOf(reader), after, limit],
  );
  return rows;
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `/* countUnread */ select count(*)::integer as count from notifications where ${ofReader} and read_at is null`,
    valuesOf(reader),
  );
  return rows[0]?.count ?? 0;
}

/** How many of these there are; of all when none are named. */
export async function setRead(db: Db, reader: Reader, ids: readonly string[] | null): Promise<number> {
  const { rowCount } = await db.query(
    `/* markNotificationsRead */ update notifications set read_at = coalesce(read_at, now())
     where ${ofReader} and ($4::uuid[] is null or id = any($4)) and (read_at is null or $4 is not null)`,
    [...valuesOf(reader), ids],
  );
  return rowCount;
}

export async function deleteNotificationsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteNotificationsOf */ delete from notifications where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}
