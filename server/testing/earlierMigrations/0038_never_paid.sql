-- A payment for it has succeeded, or is taken to have been made elsewhere: until then it is no revenue. What there is
-- already counts as paid, but for what was charged in vain, not at all yet, or nothing.
alter table subscriptions add column has_paid boolean not null default true;
alter table subscriptions alter column has_paid set default false;

-- Row-level security binds the owner of the tables too, and a migration works for no company.
alter table subscriptions no force row level security;
alter table payments no force row level security;
alter table plan_prices no force row level security;
update subscriptions s set has_paid = false
where s.is_billed
  and not exists (
    select from payments p
    where p.company_id = s.company_id and p.client_id = s.client_id and p.amount > 0 and is_collected(p.status)
  )
  and (
    s.trial_ends_at is not null or s.billed_until <= now()
    or costs_nothing(s.company_id, s.plan_id, s.price_version, s.is_yearly)
    or exists (select from payments p where p.company_id = s.company_id and p.subscription_id = s.id)
  );
alter table plan_prices force row level security;
alter table payments force row level security;

-- Clients who never paid are worth nothing from now on. The days before stay as they were counted: a company at a time,
-- since the tallies of days are in its time zone.
alter table clients no force row level security;
do $$
declare
  company uuid;
begin
  for company in
    select distinct s.company_id from subscriptions s
    join clients c on c.company_id = s.company_id and c.id = s.client_id
    where not s.has_paid and s.is_billed and s.ended_at is null and c.is_paying
    order by 1
  loop
    perform set_config('app.company_id', company::text, true);
    create temporary table unpaid on commit drop as
      select c.id, c.plan_id, c.mrr, company_now() as at from clients c
      join subscriptions s on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null
      where c.company_id = company and c.is_paying and not s.has_paid and s.is_billed;
    update mrr_movements m set until_at = u.at from unpaid u
      where m.company_id = company and m.client_id = u.id and m.until_at is null;
    insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
      select company, gen_random_uuid(), u.id, u.plan_id, 'Churned', -u.mrr, 0, u.at from unpaid u;
    update clients c set is_paying = false, mrr = 0 from unpaid u
      where c.company_id = company and c.id = u.id;
    drop table unpaid;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
alter table clients force row level security;
alter table subscriptions force row level security;
