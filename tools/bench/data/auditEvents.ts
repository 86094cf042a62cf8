import type { Database } from '../../../server/platform';
import { drawInteger } from './companies';

const batchSize = 20_000;

const insertBatch = `
  insert into audit_events (company_id, id, actor_type, actor_id, actor_name, action, target_type, target_id,
    target_label, changes, ip_address, user_agent, occurred_at)
  select c.company_id, gen_random_uuid(), actor.type, case actor.type when 'Operator' then o.id end,
    case actor.type when 'Operator' then o.name end,
    (array['client.updated', 'client.paused', 'client.planChanged', 'client.created'])[${drawInteger('d.draw', 1, 4)} + 1],
    'Client', c.id, c.name, jsonb_build_array(jsonb_build_object('field', 'phone', 'before', null, 'after', c.phone)),
    '203.0.113.' || get_byte(d.draw, 2), 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    c.created_at + (now() - c.created_at) * (get_byte(d.draw, 3) / 256.0)
  from clients c
  cross join lateral (select decode(md5('event ' || c.number), 'hex') as draw) d
  cross join lateral (select case when get_byte(d.draw, 0) < 192 then 'Operator' else 'System' end as type) actor
  left join lateral (select id, name from operators where company_id = c.company_id order by id limit 1) o on true
  where c.company_id = $1 and c.number > $2 and c.number <= $2 + ${batchSize}`;

/** Adds one audit event for each client of a company and returns the number of events. */
export async function addAuditEvents(database: Database, companyId: string): Promise<number> {
  let events = 0;
  for (let added = batchSize; added > 0; events += added) {
    const { rowCount } = await database.inCompany(companyId, (db) =>
      db.query(insertBatch, [companyId, events]),
    );
    added = rowCount;
  }
  await database.query('vacuum analyze audit_events');
  return events;
}
