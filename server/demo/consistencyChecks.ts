const differences = (stored: string, computed: string): string =>
  `(${stored} except (${computed})) union all ((${computed}) except ${stored})`;

const timeZone = '(select time_zone from companies)';

const dailyTotals = (measure: string, amount: string, timestamp: string, from: string): string =>
  `select ${measure}, (${timestamp} at time zone ${timeZone})::date, count(*)::integer, ${amount}::bigint
   from ${from} group by 1, 2`;

/**
 * Consistency checks of derived data against its source rows. Each statement returns the rows that differ.
 */
export const consistencyChecks: Readonly<Record<string, string>> = {
  'client facets': differences(
    'select facet, value, count, active, mrr from client_facets where count <> 0',
    `select f.facet, f.value, count(*)::integer, sum(f.active)::integer, sum(f.mrr)::bigint
     from clients c, facets_of(c.plan_id, c.country, c.tags, c.source, c.is_paying, c.mrr) f group by 1, 2`,
  ),
  'daily totals': differences(
    'select measure, day, count, amount from daily_tallies where count <> 0 or amount <> 0',
    [
      dailyTotals(`'ClientsAdded'`, '0', 'created_at', 'clients'),
      dailyTotals(`kind || 'Mrr'`, 'sum(change)', 'occurred_at', 'mrr_movements'),
      dailyTotals(
        `'Revenue'`,
        'sum(amount)',
        'paid_at',
        `(select * from payments where direction = 'Incoming'
           and status in ('Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed')) p`,
      ),
      dailyTotals(
        `'FailedPayments'`,
        'sum(amount)',
        'failed_at',
        `(select * from payments where direction = 'Incoming' and status in ('Failed', 'Canceled')) p`,
      ),
      dailyTotals(
        `'Refunds'`,
        'sum(amount)',
        'created_at',
        `(select r.* from refunds r join payments p on p.company_id = r.company_id and p.id = r.payment_id
          where p.direction = 'Incoming') r`,
      ),
    ]
      .map((part) => `select * from (${part}) part`)
      .join(' union all '),
  ),
  'payment counts by status': differences(
    `select direction, status, count, amount, amount_refunded, fee_amount from payment_counts where count <> 0`,
    `select direction, status, count(*)::integer, sum(amount)::bigint, sum(amount_refunded)::bigint,
       sum(fee_amount)::bigint from payments group by 1, 2`,
  ),
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
  'lifetime value of clients': differences(
    'select id, lifetime_value from clients',
    `select c.id, coalesce(sum(p.amount - p.amount_refunded), 0)::bigint from clients c left join payments p
       on p.client_id = c.id and p.status in ('Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed')
     group by 1`,
  ),
  'last payment of clients': differences(
    'select id, last_payment_at, last_payment_status from clients',
    `select c.id, p.created_at, p.status from clients c left join lateral (
       select * from payments where client_id = c.id order by created_at desc, id desc limit 1
     ) p on true`,
  ),
  'last sign-in of clients': differences(
    'select id, last_login_at from clients',
    `select c.id, max(s.occurred_at) from clients c left join client_sign_ins s on s.client_id = c.id group by 1`,
  ),
  'refunded amounts': differences(
    'select id, amount_refunded from payments where amount_refunded > 0',
    'select payment_id, sum(amount)::integer from refunds group by 1',
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
