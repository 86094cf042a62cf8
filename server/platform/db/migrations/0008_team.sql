-- Columns of operators and companies that several settings pages share. Later files add the rest.

alter table operators
  -- A removed operator's row remains, so that their work still shows their name. They cannot sign in: their directory
  -- entry, password and sessions are deleted.
  add column removed_at timestamptz(3),
  add column removed_by_name text,
  -- BCP 47 tag for dates and numbers, or null for the browser's locale.
  add column locale text check (length(locale) <= 35),
  -- Encrypted. Not confirmed yet while `two_factor_at` is null.
  add column two_factor_secret bytea,
  add column two_factor_at timestamptz(3),
  -- Time step of the last accepted code, which prevents its reuse.
  add column two_factor_step bigint;

-- A removed operator's address can be invited again.
alter table operators drop constraint operators_company_id_email_key;
create unique index operators_email on operators (company_id, email) where removed_at is null;
drop index operators_name;
create index operators_name on operators (company_id, name collate "und-x-icu", id) where removed_at is null;

alter table companies
  -- The operator who signed the company up, or the one they transferred ownership to. Other Admins cannot demote or
  -- remove the owner.
  add column owner_id uuid,
  add column legal_name text check (length(legal_name) between 1 and 200),
  add column address_line1 text check (length(address_line1) between 1 and 200),
  add column address_line2 text check (length(address_line2) between 1 and 200),
  add column city text check (length(city) between 1 and 100),
  add column state text check (length(state) between 1 and 100),
  add column postal_code text check (length(postal_code) between 1 and 20),
  add column tax_id text check (length(tax_id) between 1 and 40),
  add column is_two_factor_required boolean not null default false,
  -- When the company became Cancelled.
  add column closed_at timestamptz(3);

-- Forced row-level security also binds the table owner, and a migration has no company.
alter table operators no force row level security;
alter table companies no force row level security;
update companies c set owner_id = (
  select o.id from operators o where o.company_id = c.id and o.role = 'Admin' and o.status = 'Active'
  order by o.created_at, o.id limit 1
);
update companies set closed_at = updated_at where status = 'Cancelled';
alter table operators force row level security;
alter table companies force row level security;

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in
  ('SignedOut', 'Revoked', 'PasswordChanged', 'TwoFactorChanged', 'EmailChanged', 'OperatorRemoved', 'Expired'));

-- The console session of the operator who views the portal as a client. The view ends with it.
alter table client_links add column opened_in uuid;
alter table client_sessions add column opened_in uuid;

drop function session_viewer(uuid, uuid);
-- Returns a session's operator and permissions in one round trip. Runs for every authenticated request.
create function session_viewer(company uuid, session uuid)
  returns table (
    operator_id uuid, operator_status text, operator_name text, operator_email text, role text,
    company_status text, role_permissions text[], must_set_up_two_factor boolean, last_seen_at timestamptz
  )
  language plpgsql as $$
begin
  perform set_config('app.company_id', company::text, true);
  return query
    select o.id, o.status, o.name, o.email, o.role, c.status, p.permissions,
      c.is_two_factor_required and o.two_factor_at is null, s.last_seen_at
    from sessions s
    join operators o on o.company_id = s.company_id and o.id = s.operator_id
    join companies c on c.id = s.company_id
    left join role_permissions p on p.company_id = s.company_id and p.role = o.role
    where s.company_id = company and s.id = session and s.ended_at is null and s.expires_at > now()
      and o.removed_at is null;
end $$;
