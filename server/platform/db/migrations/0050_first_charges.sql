-- Charges clients who were past due before their plan began, once they have a card.
-- With many subscriptions, create this index concurrently before the upgrade.
create index if not exists subscriptions_to_charge on subscriptions (billed_until)
  where is_billed and ended_at is null and not cancel_at_period_end
    and (status in ('Trialing', 'Active')
      or status = 'PastDue' and unopened is not null and unopened->>'before' is null
        and billed_until = current_period_start);
drop index subscriptions_due;

grant select (client_id, current_period_start, unopened) on subscriptions to livery_search;
create policy search_every_company on client_cards for select to livery_search using (true);
grant select (company_id, client_id, is_default) on client_cards to livery_search;

create or replace function companies_with_due_charges() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select s.company_id
  from subscriptions s
  join companies k on k.id = s.company_id
  join stripe_integrations i on i.company_id = s.company_id
  where s.is_billed and s.ended_at is null and not s.cancel_at_period_end
    and (s.status in ('Trialing', 'Active')
      or s.status = 'PastDue' and s.unopened is not null and s.unopened->>'before' is null
        and s.billed_until = s.current_period_start and exists (
          select from client_cards d where d.company_id = s.company_id and d.client_id = s.client_id and d.is_default
        ))
    and i.charges_enabled and i.disconnected_at is null and k.status = 'Active'
    and s.billed_until <= clock_timestamp() + (select max(clock_ahead) from companies)
    and s.billed_until <= clock_timestamp() + k.clock_ahead
    and (s.provider is distinct from 'Stripe'
      or s.setup_fee > 0 and (s.prepaid->>'periodEnd')::timestamptz > s.billed_until
      or costs_nothing(s.company_id, s.plan_id, coalesce(s.next_price_version, s.price_version), s.is_yearly))
  union
  select p.company_id
  from payments p join companies k on k.id = p.company_id
    left join stripe_integrations i on i.company_id = p.company_id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
  where p.next_retry_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and p.next_retry_at <= clock_timestamp() + k.clock_ahead
    and p.provider_invoice_id is null
    and (p.direction = 'Outgoing' and k.status in ('Active', 'Cancelled')
      or k.status = 'Active' and i.charges_enabled and i.disconnected_at is null
        and c.status not in ('Paused', 'Deactivated'))
  union
  -- A provider retries its own invoices, except for a manual retry.
  select p.company_id from payments p left join stripe_integrations i on i.company_id = p.company_id
  where p.status = 'Processing' and (p.provider_invoice_id is null or p.trigger = 'RetryManual')
    and (p.direction = 'Outgoing' or i.charges_enabled and i.disconnected_at is null)
  union
  select k.id from companies k
  where k.next_platform_fee_at <= clock_timestamp() + (select max(clock_ahead) from companies)
    and k.next_platform_fee_at <= clock_timestamp() + k.clock_ahead
    and (k.status = 'Active' or k.status = 'Cancelled' and k.closed_at is not null)
  union
  -- Trial notices are sent three days before the end.
  select s.company_id from subscriptions s join companies k on k.id = s.company_id
  where s.status = 'Trialing' and s.ended_at is null and not s.cancel_at_period_end and k.status = 'Active'
    and s.trial_warned_for is distinct from s.trial_ends_at and s.trial_ends_at > s.started_at + interval '3 days'
    and s.trial_ends_at <= clock_timestamp() + (select max(clock_ahead) from companies) + interval '3 days'
    and s.trial_ends_at > clock_timestamp() + k.clock_ahead
    and s.trial_ends_at <= clock_timestamp() + k.clock_ahead + interval '3 days'
  union
  select k.id from companies k where k.clock_goal > k.clock_ahead;
end;
