-- White label: brand, legal pages, quick guides and deployments.

-- Adds row-level security and grants to new tables. A later migration that creates tables must end with this call.
create procedure guard_new_tables() language plpgsql as $$
declare
  tenant record;
begin
  for tenant in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and c.relname not in ('schema_migrations', 'operator_directory', 'provider_accounts', 'rate_limits')
  loop
    execute format('alter table %I enable row level security', tenant.name);
    execute format('alter table %I force row level security', tenant.name);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())',
      tenant.name);
    execute format('grant select, insert, update, delete on %I to livery_app', tenant.name);
  end loop;
end $$;

-- Branding -------------------------------------------------------------------------------------------------------

alter table images drop constraint images_kind_check;
alter table images add constraint images_kind_check
  check (kind in ('SquareLogo', 'FullLogo', 'ProfileImage', 'GuideImage'));

alter table theme_setups
  -- Headline of the portal's home page, and the text below it.
  add column tagline text check (length(tagline) between 1 and 120),
  add column introduction text check (length(introduction) between 1 and 500),
  -- Closed-account message, shown to deactivated clients.
  add column farewell text check (length(farewell) between 1 and 500),
  -- True if visitors can sign up without an invitation.
  add column is_sign_up_open boolean not null default true;

-- Every saved brand, for restoring earlier ones.
create table theme_versions (
  company_id uuid not null references companies (id),
  number integer not null check (number > 0),
  title text,
  colour text,
  square_logo_id uuid,
  full_logo_id uuid,
  tagline text,
  introduction text,
  farewell text,
  is_sign_up_open boolean not null,
  -- The restored version, or null if this version is not a restore.
  restored_from integer,
  saved_by uuid,
  saved_by_name text,
  saved_at timestamptz(3) not null default now(),
  primary key (company_id, number),
  foreign key (company_id, square_logo_id) references images (company_id, id),
  foreign key (company_id, full_logo_id) references images (company_id, id)
);

-- Legal pages ----------------------------------------------------------------------------------------------------

create table legal_pages (
  company_id uuid not null references companies (id),
  pathname text not null check (pathname in (
    'privacy-policy', 'terms-of-service', 'cookie-policy', 'refund-policy', 'acceptable-use'
  )),
  -- Sanitized HTML. Null if the draft equals the published version or the template.
  draft_title text check (length(draft_title) between 1 and 120),
  draft_html text check (length(draft_html) <= 200000),
  draft_updated_at timestamptz(3),
  draft_updated_by uuid,
  draft_updated_by_name text,
  published_version integer,
  -- Incremented with each change of the draft, to detect concurrent edits.
  lock_version integer not null default 1,
  review_due_on date,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, pathname)
);

create table legal_page_versions (
  company_id uuid not null,
  pathname text not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  html text not null check (length(html) <= 200000),
  note text check (length(note) <= 200),
  effective_on date not null,
  requires_reacceptance boolean not null default false,
  restored_from integer,
  published_by uuid,
  published_by_name text,
  published_at timestamptz(3) not null default now(),
  primary key (company_id, pathname, number),
  foreign key (company_id, pathname) references legal_pages (company_id, pathname)
);
alter table legal_pages add foreign key (company_id, pathname, published_version)
  references legal_page_versions (company_id, pathname, number);

create table legal_acceptances (
  company_id uuid not null,
  pathname text not null,
  version integer not null,
  client_id uuid not null,
  ip_address text,
  user_agent text,
  accepted_at timestamptz(3) not null default now(),
  primary key (company_id, pathname, version, client_id),
  foreign key (company_id, pathname, version) references legal_page_versions (company_id, pathname, number),
  foreign key (company_id, client_id) references clients (company_id, id)
);

-- Quick guides ---------------------------------------------------------------------------------------------------

create table quick_guides (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- Path in the URL. It can be reused after the guide is deleted.
  pathname text not null check (pathname ~ '^[a-z0-9](-?[a-z0-9]){0,79}$'),
  position integer not null,
  -- Plans whose clients can read the guide, or null for all clients.
  plan_ids uuid[],
  draft_title text check (length(draft_title) between 1 and 120),
  draft_summary text check (length(draft_summary) <= 200),
  draft_html text check (length(draft_html) <= 200000),
  draft_updated_at timestamptz(3),
  draft_updated_by uuid,
  draft_updated_by_name text,
  published_version integer,
  archived_at timestamptz(3),
  lock_version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create unique index quick_guides_pathname on quick_guides (company_id, pathname);
create index quick_guides_position on quick_guides (company_id, position, id);

create table quick_guide_versions (
  company_id uuid not null,
  guide_id uuid not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  summary text not null default '' check (length(summary) <= 200),
  html text not null check (length(html) <= 200000),
  note text check (length(note) <= 200),
  restored_from integer,
  published_by uuid,
  published_by_name text,
  published_at timestamptz(3) not null default now(),
  primary key (company_id, guide_id, number),
  foreign key (company_id, guide_id) references quick_guides (company_id, id) on delete cascade
);
alter table quick_guides add foreign key (company_id, id, published_version)
  references quick_guide_versions (company_id, guide_id, number);

-- Published content and undeployed changes --------------------------------------------------------------------------

-- Content of the next deployment, one row per item. Items reference immutable versions, images and prices, so that
-- snapshots are small and quick to compare.
create view site_content with (security_invoker = true) as
  select company_id, 'Branding' as area, 'theme' as entity_id, title as label,
    jsonb_build_object(
      'title', title, 'colour', colour, 'squareLogo', square_logo_id, 'fullLogo', full_logo_id,
      'tagline', tagline, 'introduction', introduction, 'farewell', farewell, 'isSignUpOpen', is_sign_up_open
    ) as content
  from theme_setups where title is not null and colour is not null
  union all
  select id, 'Company', 'details', name,
    jsonb_build_object(
      'name', name, 'email', email, 'phone', phone, 'country', country, 'website', website, 'currency', currency,
      'timeZone', time_zone
    )
  from companies
  union all
  select company_id, 'ClientBilling', id::text, name,
    jsonb_build_object(
      'name', name, 'description', description, 'features', features, 'price', price, 'yearlyPrice', yearly_price,
      'currency', currency, 'interval', interval, 'intervalCount', interval_count, 'trialDays', trial_days,
      'requireCardForTrial', require_card_for_trial, 'setupFee', setup_fee, 'taxBehavior', tax_behavior,
      'isPopular', is_popular, 'isDefault', is_default, 'allowSelfUpgrade', allow_self_upgrade,
      'priceVersion', price_version,
      'order', row_number() over (partition by company_id order by position, id)
    )
  from client_billing_plans where status = 'Active' and is_public
  union all
  select l.company_id, 'Legal', l.pathname, v.title,
    jsonb_build_object('title', v.title, 'version', v.number, 'effectiveOn', v.effective_on,
      'requiresReacceptance', v.requires_reacceptance)
  from legal_pages l
  join legal_page_versions v
    on v.company_id = l.company_id and v.pathname = l.pathname and v.number = l.published_version
  union all
  select g.company_id, 'QuickGuide', g.id::text, v.title,
    jsonb_build_object('title', v.title, 'summary', v.summary, 'pathname', g.pathname, 'version', v.number,
      'planIds', g.plan_ids,
      'order', row_number() over (partition by g.company_id order by g.position, g.id))
  from quick_guides g
  join quick_guide_versions v on v.company_id = g.company_id and v.guide_id = g.id and v.number = g.published_version
  where g.archived_at is null;
grant select on site_content to livery_app;

create table site_snapshots (
  company_id uuid not null references companies (id),
  id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

create table site_snapshot_items (
  company_id uuid not null,
  snapshot_id uuid not null,
  area text not null check (area in ('Branding', 'Company', 'ClientBilling', 'Legal', 'QuickGuide')),
  entity_id text not null,
  label text not null,
  content jsonb not null,
  primary key (company_id, snapshot_id, area, entity_id),
  foreign key (company_id, snapshot_id) references site_snapshots (company_id, id) on delete cascade
);

-- The published snapshot. Changing snapshot_id publishes all changes at once.
create table sites (
  company_id uuid primary key references companies (id),
  snapshot_id uuid not null,
  published_at timestamptz(3) not null default now(),
  foreign key (company_id, snapshot_id) references site_snapshots (company_id, id)
);

-- A new company's details do not count as undeployed changes.
create function has_undeployed_changes(of_company uuid) returns boolean
  language sql stable
begin atomic
  select case
    when z.snapshot_id is null then exists (
      select from site_content n where n.company_id = of_company and n.area <> 'Company'
    )
    else exists (
      select from (select area, entity_id, content from site_content where company_id = of_company) n
      full join (
        select area, entity_id, content from site_snapshot_items
        where company_id = of_company and snapshot_id = z.snapshot_id
      ) o on o.area = n.area and o.entity_id = n.entity_id
      where n.content is distinct from o.content
    )
  end
  from (select) one left join sites z on z.company_id = of_company;
end;

-- Finds the company of a portal's subdomain when a request has no company yet.
create function company_of_subdomain(label text) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from companies where subdomain = label;
end;

-- Deployments ----------------------------------------------------------------------------------------------------

alter table deployment_sessions
  add column trigger text not null default 'Manual'
    check (trigger in ('Manual', 'Onboarding', 'DomainVerified', 'Retry', 'Rollback')),
  add column requested_by uuid,
  add column requested_by_name text,
  add column note text check (length(note) <= 200),
  add column snapshot_id uuid,
  -- The snapshot that was live before, for rollback.
  add column previous_snapshot_id uuid,
  -- The session that this one retries or rolls back to.
  add column earlier_session_id uuid,
  add column domain_id uuid,
  -- [{ area, entityId, label, kind, fields: [{ field, before, after }] }]
  add column changes jsonb not null default '[]',
  add column started_at timestamptz(3),
  add column cancel_asked_at timestamptz(3),
  add column error_code text,
  add column error_message text,
  add foreign key (company_id, snapshot_id) references site_snapshots (company_id, id),
  add foreign key (company_id, previous_snapshot_id) references site_snapshots (company_id, id);

-- Domain setup waits up to 12 hours for DNS changes and must not block publishing.
drop index deployment_sessions_running;
create unique index deployment_sessions_running on deployment_sessions (company_id)
  where status in ('Queued', 'Running') and kind <> 'CustomDomain';
create unique index deployment_sessions_domain on deployment_sessions (company_id, domain_id)
  where status in ('Queued', 'Running') and kind = 'CustomDomain';
create index deployment_sessions_newest on deployment_sessions (company_id, created_at desc, id desc);

create table deployment_steps (
  company_id uuid not null,
  session_id uuid not null,
  position integer not null,
  name text not null check (name in (
    'Reserve', 'Snapshot', 'Check', 'Publish', 'Confirm', 'Added', 'Dns', 'Certificate', 'Live'
  )),
  status text not null default 'Waiting'
    check (status in ('Waiting', 'Running', 'Succeeded', 'Failed', 'Skipped')),
  message text,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  primary key (company_id, session_id, position),
  foreign key (company_id, session_id) references deployment_sessions (company_id, id) on delete cascade
);

call guard_new_tables();
-- Published content is immutable.
revoke update, delete on legal_page_versions, quick_guide_versions, theme_versions, legal_acceptances,
  site_snapshots, site_snapshot_items from livery_app;
grant delete on quick_guide_versions to livery_app;

grant select (id, subdomain) on companies to livery_search;
grant create on schema public to livery_search;
alter function company_of_subdomain(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function company_of_subdomain(text) from public;
grant execute on function company_of_subdomain(text) to livery_platform;
