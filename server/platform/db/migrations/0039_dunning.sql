-- What happens to a client who is still past due `grace_days` after the last retry.
alter table companies
  add column after_last_retry text not null default 'Deactivate'
    check (after_last_retry in ('Deactivate', 'Pause', 'KeepPastDue')),
  add column grace_days integer not null default 7 check (grace_days between 0 and 90),
  -- No grace period starts earlier, so clients who have been past due for long also get one.
  add column dunning_since timestamptz(3) not null default now();

-- Not valid: existing rows satisfy the narrower old check, and validation would block writers.
alter table notifications drop constraint notifications_manner_check;
alter table notifications add constraint notifications_manner_check check (manner in
  ('SignedUp', 'Added', 'Imported', 'EmailShared', 'Failed', 'Disputed', 'DisputeLost', 'Deactivated', 'Paused', 'Succeeded')) not valid;

-- Lets a job, which cannot read tenant tables, find companies with past due clients.
grant select (after_last_retry) on companies to livery_search;
create function companies_past_due() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select k.id from companies k
  where k.status = 'Active' and k.after_last_retry <> 'KeepPastDue'
    and exists (select from clients c where c.company_id = k.id and c.status = 'PastDue');
end;
grant create on schema public to livery_search;
alter function companies_past_due() owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function companies_past_due() from public;
grant execute on function companies_past_due() to livery_platform;
