-- Finds clients whose plan is not open yet. Creating this index blocks writes to subscriptions. With many
-- subscriptions, create it concurrently before the upgrade.
create index if not exists subscriptions_unopened on subscriptions (company_id, client_id) where unopened is not null;

-- Companies whose clients on free plans still count as paying. 0043 corrects them in batches.
alter table companies no force row level security;
create table companies_to_recount as select id as company_id from companies;
alter table companies force row level security;

create function recount_free_clients() returns boolean language plpgsql as $$
declare
  company uuid;
  at timestamptz;
begin
  select company_id into company from companies_to_recount limit 1;
  if not found then
    drop table companies_to_recount;
    drop function recount_free_clients();
    return false;
  end if;
  perform set_config('app.company_id', company::text, true);
  create temporary table free_clients on commit drop as
    select c.id, coalesce((s.unopened -> 'before' ->> 'planId')::uuid, s.plan_id) as plan_id
    from clients c
    join subscriptions s on s.company_id = c.company_id and s.client_id = c.id and s.ended_at is null
    join plan_prices v on v.company_id = s.company_id and v.plan_id = s.plan_id and v.version = s.price_version
    where c.company_id = company and c.is_paying and c.mrr = 0
      and coalesce((s.unopened -> 'before' ->> 'price')::integer,
        case when s.is_yearly then v.yearly_price else v.price end) = 0
    order by c.id limit 1000 for no key update of c;
  if not exists (select from free_clients) then
    delete from companies_to_recount where company_id = company;
    return true;
  end if;
  -- As `carryOut` does it: the time is asked for after the lock.
  at := company_now();
  update mrr_movements m set until_at = at from free_clients f
    where m.company_id = company and m.client_id = f.id and m.until_at is null;
  insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
    select company, gen_random_uuid(), f.id, f.plan_id, 'Churned', 0, 0, at from free_clients f;
  update clients c set is_paying = false from free_clients f where c.company_id = company and c.id = f.id;
  return true;
end $$;
