import type { Db, WebhookHealth } from '../../platform';
import type { IntegrationRow } from './stripe.repository';

type ConnectionRef = Pick<IntegrationRow, 'provider' | 'accountReference' | 'connectedAt'>;

interface HealthRow {
  lastEventAt: Date | null;
  lastEventType: string | null;
  received: number;
  failed: number;
  lastFailure: string | null;
}

export const noWebhooks: WebhookHealth = { status: 'Missing', received: 0, failed: 0 };

/**
 * Summarizes the account's webhook events of the last 24 hours and its latest event. Ignores events from
 * before the connection.
 */
export async function webhookHealth(
  db: Db,
  companyId: string,
  { provider, accountReference, connectedAt }: ConnectionRef,
): Promise<WebhookHealth> {
  const { rows } = await db.query<HealthRow>(
    `/* webhookHealth */ select l.received_at as "lastEventAt", l.type as "lastEventType", d.received, d.failed, (
       select e.failure from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4 and e.status = 'Failed'
         and e.received_at >= greatest(now() - interval '24 hours', $3)
       order by e.received_at desc, e.id desc limit 1
     ) as "lastFailure"
     from (
       select count(*)::integer as received, (count(*) filter (where e.status = 'Failed'))::integer as failed
       from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4
         and e.received_at >= greatest(now() - interval '24 hours', $3)
     ) d
     left join lateral (
       select e.received_at, e.type from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4 and e.received_at >= $3
       order by e.received_at desc, e.id desc limit 1
     ) l on true`,
    [companyId, provider, connectedAt, accountReference],
  );
  const [row] = rows;
  if (!row?.lastEventAt) return noWebhooks;
  return { ...row, status: row.failed > 0 ? 'Failing' : 'Healthy' };
}
