/** Finds sandbox charges without a matching payment, and collected payments without a matching charge. */
export const unmatchedCharges = `
  select from (
    select id, amount, fee_amount as fee, currency, provider_payment_id as reference from payments
    where is_collected(status)
  ) p full join (
    select payment_id as id, amount, fee, currency, reference from sandbox_charges where status = 'Succeeded'
  ) c using (id, amount, fee, currency, reference)
  where p is null or c is null`;

/**
 * Consistency checks of payments, subscriptions and the sandbox. Each statement returns the inconsistent
 * rows.
 */
export const moneyConsistencyChecks: Readonly<Record<string, string>> = {
  'payment prices': `
    select p.id from payments p
    join subscriptions s on s.id = p.subscription_id
    join client_billing_plans b on b.id = p.plan_id
    left join plan_prices v on v.plan_id = p.plan_id and v.version = p.price_version
    cross join lateral (select p.period_end > p.period_start + interval '2 months' as is_yearly) period
    cross join lateral (
      select not exists (
        select from payments e
        where e.subscription_id = s.id and e.plan_id = p.plan_id and e.period_start < p.period_start
      ) as is_first
    ) earlier
    where s.client_id <> p.client_id or case p.type when 'OneOff' then p.amount <> b.setup_fee
      else s.is_yearly <> period.is_yearly or p.amount is distinct from
        case when period.is_yearly then v.yearly_price else v.price end + case when is_first then b.setup_fee else 0 end
      end`,
  'payments with all subscription details': `
    select id from payments where direction = 'Incoming' and (subscription_id is null or period_start is null
      or period_end is null or price_version is null or card_id is null or provider is distinct from 'Sandbox'
      or provider_payment_id is null or method is null or description not like case type when 'OneOff' then 'Setup fee: %' else '%, % – %' end)`,
  'payment attempts and sandbox charges': `
    select from payment_attempts a
    full join sandbox_charges c on c.idempotency_key = a.id::text and c.payment_id = a.payment_id
      and c.status = a.status and c.decline_code is not distinct from a.decline_code and c.created_at = a.finished_at
    where a.id is null or c.reference is null`,
  'collected payments and sandbox charges': unmatchedCharges,
  'refunds and sandbox refunds': `
    select from (
      select id::text as id, amount, provider_refund_id as reference from refunds where reason <> 'Dispute'
    ) r full join (
      select idempotency_key as id, amount, reference from sandbox_refunds
    ) s using (id, amount, reference) where r is null or s is null`,
  'finished refunds': `
    select id from refunds where status <> 'Succeeded' or finished_at is null or provider_refund_id is null`,
  'attempt counts of payments': `
    select p.id from payments p join payment_attempts a on a.payment_id = p.id group by p.company_id, p.id
    having count(*) <> p.attempt_count or max(a.number) <> p.attempt_count or min(a.created_at) <> p.created_at`,
  'billed periods of subscriptions': `
    select s.id from subscriptions s left join lateral (
      select max(period_end) as paid_until from payments p where p.subscription_id = s.id
    ) p on true
    where s.is_billed and s.ended_at is null and s.billed_until <> coalesce(p.paid_until, s.trial_ends_at)`,
  'client cards': `
    select c.id from client_cards c
    where provider_reference not like 'sandbox\\_%:' || client_id || ':' || exp_year || ':' || exp_month
      or provider_customer <> 'sandbox_customer:' || client_id or not is_default`,
  'cards of billed clients': `
    select c.id from clients c join subscriptions s on s.client_id = c.id and s.ended_at is null
    where s.is_billed and c.status <> 'Trialing'
      and (s.provider is distinct from 'Sandbox' or not exists (select from client_cards where client_id = c.id))`,
  'nothing due immediately': `
    select id from subscriptions where is_billed and ended_at is null and billed_until <= now()
      and status in ('Trialing', 'Active') and not cancel_at_period_end
    union all select id from payments where next_retry_at <= now() or status in ('Processing', 'Pending')
    union all select id from companies where next_platform_fee_at <= now()`,
  'platform invoices': `
    select p.id from payments p left join invoices i on i.payment_id = p.id
    where (p.direction = 'Outgoing' and p.status = 'Succeeded')
      <> coalesce(p.invoice_number like 'LIV-____-' || lpad(i.number::text, 6, '0'), false)
      or (p.direction = 'Incoming' and p.invoice_number is not null)
    union all select payment_id from (
      select payment_id, issued_at, lag(issued_at) over (order by number) as earlier from invoices
    ) i where issued_at < earlier`,
};
