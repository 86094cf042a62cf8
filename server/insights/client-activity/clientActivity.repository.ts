import { actionsHiddenFromActivity, type AuditChange, type ClientSummary, type Db } from '../../platform';
import { clientSummary } from '../../clients';
import { paymentJoins, paymentJson, type PaymentJson } from '../../billing';
import type { ActivityKind, ActorType, Permission } from '../../../contract/enums';
import { visibleTargetTypes } from './formatChanges';
import type { Position } from './cursor';
import type { TargetValues } from './targetText';

declare module '../../platform/db/rows.generated' {
  interface StatementRows {
    clientTimeline: ActivityRow;
    recentActivity: ActivityRow;
  }
}

/** An entry of the timeline, as the database returns it. */
export interface ActivityRow {
  id: string;
  kind: ActivityKind;
  at: Date;
  client: ClientSummary | null;
  actorType: ActorType | null;
  actorName: string | null;
  action: string | null;
  target: string | null;
  targetValues: TargetValues | null;
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

interface Source {
  /** The `from` clause with its conditions. */
  rows: string;
  time: string;
  id: string;
  clientId: string;
  paymentId: string;
}

/** Returns a subquery of the newest entries of one kind. Each table has an index in this order. */
const latestEntries = (
  kind: ActivityKind,
  { rows, time, id, clientId, paymentId }: Source,
  limit: string,
): string =>
  `(select '${kind}' as kind, ${time} as at, ${id} as id, ${clientId} as client_id, ${paymentId} as payment_id
    ${rows} order by ${time} desc, ${id} desc limit ${limit})`;

const noId = 'null::uuid';

const changesFrom = (conditions: string): Source => ({
  rows: `from audit_events where company_id = $1 and ${conditions}`,
  time: 'occurred_at',
  id: 'id',
  clientId: `case when target_type = 'Client' then target_id end`,
  paymentId: noId,
});

const paymentsFrom = (conditions: string): Source => ({
  rows: `from payments where company_id = $1 and ${conditions}`,
  time: 'created_at',
  id: 'id',
  clientId: 'client_id',
  paymentId: 'id',
});

const refundsFrom = (source: string, conditions: string): Source => ({
  rows: `from refunds r ${source} where r.company_id = $1 and r.status = 'Succeeded' ${conditions}`,
  time: 'r.created_at',
  id: 'r.id',
  clientId: noId,
  paymentId: 'r.payment_id',
});

const clientRowsFrom = (table: string, conditions: string): Source => ({
  rows: `from ${table} where company_id = $1 and ${conditions}`,
  time: 'occurred_at',
  id: 'id',
  clientId: 'client_id',
  paymentId: noId,
});

/**
 * Merges the subqueries and joins the rows that they reference. Row-level security prevents index use behind
 * `coalesce`, but not behind `case`.
 */
const timelineQuery = (subqueries: readonly string[], limit: string): string => `
  select page.kind, page.at, page.id, k.currency, k.time_zone as "timeZone",
    case when c.id is not null then ${clientSummary('c')} end as client,
    a.actor_type as "actorType", a.actor_name as "actorName", a.action, a.target_label as target,
    a.target_values as "targetValues", a.changes,
    case when p.id is not null then ${paymentJson} end as payment, p.trigger,
    r.amount as "refundAmount", o.name as "refundedBy",
    m.subject, m.status = 'Failed' as "hasFailed", s.ip_address as "ipAddress", s.user_agent as "userAgent"
  from (
    select * from (${subqueries.join(' union all ')}) merged order by at desc, id desc limit ${limit}
  ) page
  join companies k on k.id = $1
  left join audit_events a on page.kind = 'Change' and a.company_id = $1 and a.id = page.id
  left join refunds r on page.kind = 'Refund' and r.company_id = $1 and r.id = page.id
  left join operators o on o.company_id = $1 and o.id = r.created_by
  left join payments p on p.company_id = $1 and p.id = page.payment_id
  left join client_emails m on page.kind = 'Email' and m.company_id = $1 and m.id = page.id
  left join client_sign_ins s on page.kind = 'SignIn' and s.company_id = $1 and s.id = page.id
  left join clients c on c.company_id = $1
    and c.id = case when page.payment_id is null then page.client_id else p.client_id end
  ${paymentJoins}
  order by page.at desc, page.id desc`;

const clientSources: Readonly<Record<ActivityKind, Source>> = {
  Change: changesFrom(`target_id = $2 and target_type = 'Client' and (occurred_at, id) < ($3, $4)`),
  Payment: paymentsFrom('client_id = $2 and (created_at, id) < ($3, $4)'),
  Refund: refundsFrom(
    'join payments p on p.company_id = $1 and p.id = r.payment_id',
    'and p.client_id = $2 and p.amount_refunded > 0 and (r.created_at, r.id) < ($3, $4)',
  ),
  Email: clientRowsFrom('client_emails', 'client_id = $2 and (occurred_at, id) < ($3, $4)'),
  SignIn: clientRowsFrom('client_sign_ins', 'client_id = $2 and (occurred_at, id) < ($3, $4)'),
};

export async function clientTimelineRows(
  db: Db,
  companyId: string,
  clientId: string,
  kinds: readonly ActivityKind[],
  after: Position,
  limit: number,
): Promise<ActivityRow[]> {
  if (kinds.length === 0) return [];
  const subqueries = kinds.map((kind) => latestEntries(kind, clientSources[kind], '$5'));
  const { rows } = await db.query(`/* clientTimeline */ ${timelineQuery(subqueries, '$5')}`, [
    companyId,
    clientId,
    after.at,
    after.id,
    limit,
  ]);
  return rows;
}

const hiddenActions = [...actionsHiddenFromActivity, 'payment.refunded']
  .map((action) => `'${action}'`)
  .join(', ');

/**
 * Omits hidden actions, refunds (which have a separate source), the individual clients of bulk actions and
 * imports, and client changes that the viewer may not see.
 */
const visibleChanges = (canViewClients: boolean): Source =>
  changesFrom(
    `part_of is null and target_type = any($3)
     and action not in (${hiddenActions})
     ${canViewClients ? '' : `and target_type <> 'Client'`}`,
  );

const paymentSources: readonly [ActivityKind, Source][] = [
  ['Payment', paymentsFrom(`direction = 'Incoming'`)],
  ['Payment', paymentsFrom(`direction = 'Outgoing'`)],
  ['Refund', refundsFrom('', '')],
];

const failedEmails = clientRowsFrom('client_emails', `status = 'Failed'`);

/**
 * Returns the company's newest entries that the permissions allow. Excludes sign-ins and delivered emails,
 * which would displace all other entries.
 */
export async function recentActivityRows(
  db: Db,
  companyId: string,
  permissions: ReadonlySet<Permission>,
  limit: number,
): Promise<ActivityRow[]> {
  const canViewClients = permissions.has('MANAGE_CLIENT_MANAGEMENT');
  const sources: [ActivityKind, Source][] = [
    ['Change', visibleChanges(canViewClients)],
    ...(canViewClients ? [['Email', failedEmails] satisfies [ActivityKind, Source]] : []),
    ...(permissions.has('MANAGE_PAYMENTS') ? paymentSources : []),
  ];
  const subqueries = sources.map(([kind, source]) => latestEntries(kind, source, '$2'));
  const { rows } = await db.query(`/* recentActivity */ ${timelineQuery(subqueries, '$2')}`, [
    companyId,
    limit,
    visibleTargetTypes(permissions),
  ]);
  return rows;
}
