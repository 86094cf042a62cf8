const differences = (stored: string, computed: string): string =>
  `(${stored} except (${computed})) union all ((${computed}) except ${stored})`;

/**
 * Consistency checks of derived data against its source rows, besides those of `findImbalances`. Each statement
 * returns the rows that differ.
 */
export const consistencyChecks: Readonly<Record<string, string>> = {
  'MRR of clients': differences(
    'select id, mrr, is_paying from clients',
    `select c.id, coalesce(m.mrr, 0), coalesce(m.kind <> 'Churned', false) from clients c
     left join mrr_movements m on m.client_id = c.id and m.until_at is null`,
  ),
  'chain of MRR movements': `
    select * from (
      select *, lead(occurred_at) over client as next_at, lag(mrr, 1, 0) over client as mrr_before
      from mrr_movements window client as (partition by client_id order by occurred_at, id)
    ) m
    where until_at is distinct from next_at or mrr - mrr_before <> change
      or kind <> case when mrr_before = 0 then 'New' when mrr = 0 then 'Churned'
        when change > 0 then 'Expansion' else 'Contraction' end`,
  'last sign-in of clients': differences(
    'select id, last_login_at from clients',
    `select c.id, max(s.occurred_at) from clients c left join client_sign_ins s on s.client_id = c.id group by 1`,
  ),
  'status of clients and subscriptions': `
    select c.id from clients c
    left join lateral (
      select * from subscriptions where client_id = c.id order by started_at desc, id desc limit 1
    ) s on true
    where s.status is distinct from case c.status when 'Invited' then null when 'Deactivated' then 'Canceled'
        else c.status end
      or s.plan_id is distinct from c.plan_id
      or (c.status = 'Deactivated') <> (c.deactivated_at is not null and s.ended_at is not null)
      or (c.status = 'Trialing' and c.trial_ends_at is distinct from s.trial_ends_at)
      or (c.is_paying and c.mrr <> coalesce((s.unopened->'before'->>'mrr')::integer, s.mrr))
      or c.next_renewal_at is distinct from case
        when c.status in ('Active', 'Trialing') and not s.cancel_at_period_end
          then s.current_period_end end
      or s.cancel_at_period_end is distinct from case when s.id is not null then c.deactivate_at is not null end`,
  'MRR of prices': `
    select s.id from subscriptions s
    join plan_prices v on v.plan_id = s.plan_id and v.version = s.price_version
    where s.mrr <> case when s.is_yearly then (2 * v.yearly_price + 12) / 24 else v.price end`,
  'consecutive numbers': `
    select number from (select number, row_number() over (order by number) as expected from payments) p
    where number <> expected
    union all select number from (
      select number, row_number() over (order by number) as expected from clients
    ) c where number <> expected
    union all select last_payment_number from companies where last_payment_number <> (select count(*) from payments)
    union all select last_client_number from companies where last_client_number <> (select count(*) from clients)`,
  'order of payment numbers': `
    select id from (select id, created_at, lag(created_at) over (order by number) as earlier from payments) p
    where created_at < earlier`,
  'past and future times': `
    select id from clients where next_renewal_at <= now() or deactivate_at <= now() or deactivated_at > now()
      or updated_at > now() or last_login_at > now() or last_login_at < created_at
    union all select id from clients where status = 'Trialing' and trial_ends_at <= now()
    union all select id from audit_events where occurred_at > now()
    union all select e.id from audit_events e join clients c on c.id = e.target_id
      where e.occurred_at < c.created_at`,
  'lock versions of clients': differences(
    'select id, lock_version from clients',
    `select c.id, 1 + count(e.id)::integer from clients c
     left join audit_events e on e.target_id = c.id and e.action = 'client.updated' group by 1`,
  ),
  'edits after the operator joined': `
    select e.id from audit_events e join operators o on o.id = e.actor_id where e.occurred_at < o.created_at`,
};
