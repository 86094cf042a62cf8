import type { Db } from '../../db/database';
import type { ActivityKind, ActorType, ClientBrief, Permission } from '../../schema.generated';
import type { AuditChange } from '../audit/service';
import { paymentJoins, paymentJson } from '../payments/columns';
import type { PaymentJson } from '../payments/present';
import { targetsSeenWith } from './audience';
import type { Place } from './cursor';

/** Something that happened, as it is kept. */
export interface ActivityRow {
  id: string;
  kind: ActivityKind;
  at: Date;
  client: ClientBrief | null;
  actorType: ActorType | null;
  actorName: string | null;
  action: string | null;
  target: string | null;
  changes: AuditChange[] | null;
  payment: PaymentJson | null;
  trigger: string | null;
  refundAmount: number | null;
  refundedBy: string | null;
  subject: string | null;
  hasFailed: boolean | null;
  ipAddress: string | null;
  userAgent: string | null;
  currency: string;
  timeZone: string;
}

/** The latest of one kind by `time`; each has an index in the order that it is read in. */
const latest = (kind: ActivityKind, rows: string, time: string, id: string, limit: string): string =>
  `(select '${kind}' as kind, ${time} as at, ${id} as id ${rows} order by ${time} desc, ${id} desc limit ${limit})`;

/** What the parts name, in one order. */
const shown = (parts: readonly string[], limit: string): string => `
  select page.kind, page.at, page.id, k.currency, k.time_zone as "timeZone",
    case when c.id is not null then json_build_object('id', c.id, 'number', c.number, 'name', c.name) end as client,
    a.actor_type as "actorType", a.actor_name as "actorName", a.action, a.target_label as target, a.changes,
    case when p.id is not null then ${paymentJson} end as payment, p.trigger,
    r.amount as "refundAmount", o.name as "refundedBy",
    m.subject, m.status = 'Failed' as "hasFailed", s.ip_address as "ipAddress", s.user_agent as "userAgent"
  from (
    select * from (${parts.join(' union all ')}) merged order by at desc, id desc limit ${limit}
  ) page
  join companies k on k.id = $1
  left join audit_events a on page.kind = 'Change' and a.company_id = $1 and a.id = page.id
  left join refunds r on page.kind = 'Refund' and r.company_id = $1 and r.id = page.id
  left join operators o on o.company_id = $1 and o.id = r.created_by
  left join payments p on page.kind in ('Payment', 'Refund') and p.company_id = $1
    and p.id = coalesce(r.payment_id, page.id)
  left join client_mails m on page.kind = 'Mail' and m.company_id = $1 and m.id = page.id
  left join client_sign_ins s on page.kind = 'SignIn' and s.company_id = $1 and s.id = page.id
  left join clients c on c.company_id = $1 and c.id = coalesce(
    case when a.target_type = 'Client' then a.target_id end, p.client_id, m.client_id, s.client_id
  )
  ${paymentJoins}
  order by page.at desc, page.id desc`;

const ofClient: Readonly<Record<ActivityKind, string>> = {
  Change: latest(
    'Change',
    `from audit_events where company_id = $1 and target_id = $2 and target_type = 'Client'
       and (occurred_at, id) < ($3, $4)`,
    'occurred_at',
    'id',
    '$5',
  ),
  Payment: latest(
    'Payment',
    'from payments where company_id = $1 and client_id = $2 and (created_at, id) < ($3, $4)',
    'created_at',
    'id',
    '$5',
  ),
  Refund: latest(
    'Refund',
    `from refunds r join payments p on p.company_id = $1 and p.id = r.payment_id
     where r.company_id = $1 and r.status = 'Succeeded' and p.client_id = $2 and p.amount_refunded > 0
       and (r.created_at, r.id) < ($3, $4)`,
    'r.created_at',
    'r.id',
    '$5',
  ),
  Mail: latest(
    'Mail',
    'from client_mails where company_id = $1 and client_id = $2 and (occurred_at, id) < ($3, $4)',
    'occurred_at',
    'id',
    '$5',
  ),
  SignIn: latest(
    'SignIn',
    'from client_sign_ins where company_id = $1 and client_id = $2 and (occurred_at, id) < ($3, $4)',
    'occurred_at',
    'id',
    '$5',
  ),
};

/** What happened to one client after a place in the list. */
export async function clientTimelineRows(
  db: Db,
  companyId: string,
  clientId: string,
  kinds: readonly ActivityKind[],
  after: Place,
  limit: number,
): Promise<ActivityRow[]> {
  if (kinds.length === 0) return [];
  const { rows } = await db.query<ActivityRow>(
    `/* clientTimeline */ ${shown(
      kinds.map((kind) => ofClient[kind]),
      '$5',
    )}`,
    [companyId, clientId, after.at, after.id, limit],
  );
  return rows;
}

export async function isClientThere(db: Db, companyId: string, clientId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    '/* isClientThere */ select from clients where company_id = $1 and id = $2',
    [companyId, clientId],
  );
  return rowCount > 0;
}

const changes = (seesClients: boolean): string =>
  latest(
    'Change',
    `from audit_events where company_id = $1 and target_type = any($3) and action not in ('operator.signedIn', 'operator.signInFailed')
       ${seesClients ? '' : `and target_type <> 'Client'`}`,
    'occurred_at',
    'id',
    '$2',
  );

const failedMails = latest(
  'Mail',
  `from client_mails where company_id = $1 and status = 'Failed'`,
  'occurred_at',
  'id',
  '$2',
);

const payments = [
  latest(
    'Payment',
    `from payments where company_id = $1 and direction = 'Incoming'`,
    'created_at',
    'id',
    '$2',
  ),
  latest(
    'Payment',
    `from payments where company_id = $1 and direction = 'Outgoing'`,
    'created_at',
    'id',
    '$2',
  ),
  latest('Refund', `from refunds where company_id = $1 and status = 'Succeeded'`, 'created_at', 'id', '$2'),
];

/** What happened lately in the company; sign-ins and mails that arrived would leave no room for anything else. */
export async function recentActivityRows(
  db: Db,
  companyId: string,
  held: ReadonlySet<Permission>,
  limit: number,
): Promise<ActivityRow[]> {
  const seesClients = held.has('MANAGE_CLIENT_MANAGEMENT');
  const parts = [
    changes(seesClients),
    ...(seesClients ? [failedMails] : []),
    ...(held.has('MANAGE_PAYMENTS') ? payments : []),
  ];
  const { rows } = await db.query<ActivityRow>(`/* recentActivity */ ${shown(parts, '$2')}`, [
    companyId,
    limit,
    targetsSeenWith(held),
  ]);
  return rows;
}
