-- People and their company: what several parts of the settings stand on. What each part adds has a file of its own.

alter table operators
  -- Somebody who left keeps their row, so that what they made still says whose it is. They sign in no more: their
  -- entry in the directory, their password and their sessions are gone.
  add column removed_at timestamptz(3),
  add column removed_by_name text,
  -- BCP 47, for dates and numbers; null is as the browser has it.
  add column locale text check (length(locale) <= 35),
  -- Sealed; without `two_factor_at` it was shown and not proved yet.
  add column two_factor_secret bytea,
  add column two_factor_at timestamptz(3),
  -- The time step of the last code that was taken: no code is taken twice.
  add column two_factor_step bigint;

-- An address can be invited again once who had it was removed.
alter table operators drop constraint operators_company_id_email_key;
create unique index operators_email on operators (company_id, email) where removed_at is null;
drop index operators_name;
create index operators_name on operators (company_id, name collate "und-x-icu", id) where removed_at is null;

alter table companies
  -- Whoever signed the company up, until they hand it over: an Admin whom no other Admin can demote or remove.
  add column owner_id uuid,
  add column legal_name text check (length(legal_name) between 1 and 200),
  add column address_line1 text check (length(address_line1) between 1 and 200),
  add column address_line2 text check (length(address_line2) between 1 and 200),
  add column city text check (length(city) between 1 and 100),
  add column state text check (length(state) between 1 and 100),
  add column postal_code text check (length(postal_code) between 1 and 20),
  add column tax_id text check (length(tax_id) between 1 and 40),
  add column is_two_factor_required boolean not null default false,
  -- Since when the company is Cancelled.
  add column closed_at timestamptz(3);

-- Row-level security binds the owner of the tables too, and a migration works for no company.
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

-- The console session in which an operator asked to see what a client sees: looking on lasts no longer than that.
alter table client_links add column opened_in uuid;
alter table client_sessions add column opened_in uuid;

drop function session_viewer(uuid, uuid);
-- Who a session belongs to and what they may do, in one round trip: called for every request with a token.
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
