-- Custom domains: claims, ownership and results of checks.

-- An unverified claim does not reserve a name. The company that proves ownership in DNS gets it.
alter table custom_domains drop constraint custom_domains_hostname_key;

alter table custom_domains
  add check (length(hostname) <= 253 and hostname = lower(hostname)),
  add column kind text not null default 'Subdomain' check (kind in ('Apex', 'Subdomain')),
  -- Value of the ownership DNS record, unique to this row.
  add column token text not null default gen_random_uuid()::text,
  -- When the ownership record was found. From then on, no other company can claim the name.
  add column owned_at timestamptz(3),
  -- Since when the domain works, including its certificate.
  add column live_at timestamptz(3),
  -- Since when a working domain fails.
  add column broken_at timestamptz(3),
  -- When a check of a working domain first failed. Another check decides an hour later.
  add column doubted_at timestamptz(3),
  add column dns_status text not null default 'Pending'
    check (dns_status in ('Pending', 'Verified', 'Conflict', 'Misconfigured')),
  add column certificate_status text not null default 'None'
    check (certificate_status in ('None', 'Pending', 'Issued', 'Failed', 'Expired')),
  add column certificate_expires_at timestamptz(3),
  add column certificate_problem text,
  -- DNS records that the last check found, or null before the first check.
  add column findings jsonb,
  -- Another company owns the name, or released it recently.
  add column held_elsewhere text check (held_elsewhere in ('Held', 'Resting')),
  -- Why the last check could not run. Such a check does not change the domain's status.
  add column unchecked_because text,
  add column check_count integer not null default 0,
  add column last_checked_at timestamptz(3),
  add column next_check_at timestamptz(3),
  -- Start of the checks, whose intervals increase.
  add column begun_at timestamptz(3) not null default now(),
  -- How many of the three reminders were emailed since begun_at.
  add column reminders integer not null default 0,
  add column given_up_at timestamptz(3),
  add column is_primary boolean not null default false,
  -- For the primary domain: the subdomain and the other domains redirect to it.
  add column redirects_here boolean not null default true,
  add column instructions_sent_to text check (length(instructions_sent_to) <= 320),
  add column instructions_sent_at timestamptz(3),
  add column added_by uuid,
  add column added_by_name text,
  -- The row of a removed domain remains while other companies cannot claim the name.
  add column removed_at timestamptz(3);

create unique index custom_domains_held on custom_domains (hostname) where owned_at is not null and removed_at is null;
create unique index custom_domains_own on custom_domains (company_id, hostname) where removed_at is null;
create unique index custom_domains_primary on custom_domains (company_id) where is_primary and removed_at is null;
create index custom_domains_hostname on custom_domains (hostname);
create index custom_domains_due on custom_domains (next_check_at) where removed_at is null;

-- Schedules the first check of existing domains.
update custom_domains set next_check_at = now();

create policy search_every_company on custom_domains for select to livery_search using (true);
grant select (company_id, hostname, owned_at, verified_at, broken_at, removed_at, next_check_at)
  on custom_domains to livery_search;

-- Finds the company of a domain when a request has no company yet. Includes broken domains that the company still
-- owns: a request for one shows that its DNS points here.
create function company_of_domain(host text) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select company_id from custom_domains
  where hostname = host and owned_at is not null and removed_at is null
    and (verified_at is not null or broken_at is not null);
end;

-- Why a company cannot claim a name: another company owns it, or released it less than 30 days ago.
create function domain_held_elsewhere(host text) returns text
  language sql volatile security definer
  set search_path = public, pg_temp
begin atomic
  select case when removed_at is null then 'Held' else 'Resting' end from custom_domains
  where hostname = host and company_id <> current_company() and owned_at is not null
    and (removed_at is null or removed_at > now() - interval '30 days')
  order by removed_at desc nulls first limit 1;
end;

create function companies_with_due_domains() returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select distinct company_id from custom_domains where next_check_at <= now() and removed_at is null;
end;

grant create on schema public to livery_search;
alter function company_of_domain(text) owner to livery_search;
alter function domain_held_elsewhere(text) owner to livery_search;
alter function companies_with_due_domains() owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function company_of_domain(text), domain_held_elsewhere(text), companies_with_due_domains()
  from public;
grant execute on function company_of_domain(text), companies_with_due_domains() to livery_platform;
grant execute on function domain_held_elsewhere(text) to livery_app;
