-- Domains of companies' own: who waits for one, who holds it, and what was found of it.

-- A name that is only asked for blocks nobody: whoever shows in its DNS that it is theirs holds it.
alter table custom_domains drop constraint custom_domains_hostname_key;

alter table custom_domains
  add check (length(hostname) <= 253 and hostname = lower(hostname)),
  add column kind text not null default 'Subdomain' check (kind in ('Apex', 'Subdomain')),
  -- What the ownership record says: this company's, and of this row alone.
  add column token text not null default gen_random_uuid()::text,
  -- Since when the ownership record shows that it is theirs. It holds the name against every other company.
  add column owned_at timestamptz(3),
  -- Since when it works in full, certificate included.
  add column live_at timestamptz(3),
  -- Since when it works no more, once it did.
  add column broken_at timestamptz(3),
  -- When a look first found something amiss with a domain that works; an hour later another one decides.
  add column doubted_at timestamptz(3),
  add column dns_status text not null default 'Pending'
    check (dns_status in ('Pending', 'Verified', 'Conflict', 'Misconfigured')),
  add column certificate_status text not null default 'None'
    check (certificate_status in ('None', 'Pending', 'Issued', 'Failed', 'Expired')),
  add column certificate_expires_at timestamptz(3),
  add column certificate_problem text,
  -- What the last look found in the DNS; null before the first one.
  add column findings jsonb,
  -- The name can't be theirs, as another company holds it or has just given it up.
  add column held_elsewhere text check (held_elsewhere in ('Held', 'Resting')),
  -- Why the last look could not be taken. It says nothing about the domain, and changes nothing.
  add column unchecked_because text,
  add column check_count integer not null default 0,
  add column last_checked_at timestamptz(3),
  add column next_check_at timestamptz(3),
  -- When the looks began that get rarer and rarer.
  add column begun_at timestamptz(3) not null default now(),
  -- How many of the three reminders were mailed since then.
  add column reminders integer not null default 0,
  add column given_up_at timestamptz(3),
  add column is_primary boolean not null default false,
  -- Whether the subdomain and the other domains lead here, where this is the primary one.
  add column redirects_here boolean not null default true,
  add column instructions_sent_to text check (length(instructions_sent_to) <= 320),
  add column instructions_sent_at timestamptz(3),
  add column added_by uuid,
  add column added_by_name text,
  -- Given up: kept while the name rests for other companies.
  add column removed_at timestamptz(3);

create unique index custom_domains_held on custom_domains (hostname) where owned_at is not null and removed_at is null;
create unique index custom_domains_own on custom_domains (company_id, hostname) where removed_at is null;
create unique index custom_domains_primary on custom_domains (company_id) where is_primary and removed_at is null;
create index custom_domains_hostname on custom_domains (hostname);
create index custom_domains_due on custom_domains (next_check_at) where removed_at is null;

-- Domains from before get their first look.
update custom_domains set next_check_at = now();

create policy search_every_company on custom_domains for select to livery_search using (true);
grant select (company_id, hostname, owned_at, verified_at, broken_at, removed_at, next_check_at)
  on custom_domains to livery_search;

-- Whose client dashboard a domain shows: asked for before there is a company. One that broke is answered for as long as
-- it is still theirs, since whoever comes by it was led here.
create function company_of_domain(host text) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select company_id from custom_domains
  where hostname = host and owned_at is not null and removed_at is null
    and (verified_at is not null or broken_at is not null);
end;

-- Why a company can't hold a name: another one does, or gave it up less than 30 days ago.
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
