-- The process of a running job increments the job's beat, so that other processes detect its death.
create table job_heartbeats (
  queue text not null,
  job_id uuid not null,
  beat bigint not null default 1,
  primary key (queue, job_id)
);
grant select, insert, update, delete on job_heartbeats to livery_platform;

-- Omits the new table, which belongs to no company.
create or replace procedure guard_new_tables() language plpgsql as $$
declare
  tenant record;
begin
  for tenant in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and c.relname not in ('schema_migrations', 'operator_directory', 'provider_accounts', 'rate_limits',
        'job_heartbeats')
  loop
    execute format('alter table %I enable row level security', tenant.name);
    execute format('alter table %I force row level security', tenant.name);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())',
      tenant.name);
    execute format('grant select, insert, update, delete on %I to livery_app', tenant.name);
  end loop;
end $$;
