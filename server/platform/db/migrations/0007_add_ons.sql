-- Add-ons: installed start-up packs and customized marketing templates.

create table start_up_pack_installations (
  company_id uuid not null references companies (id),
  id uuid not null,
  slug text not null,
  version integer not null check (version > 0),
  status text not null default 'Running'
    check (status in ('Running', 'Finished', 'Failed', 'Undoing', 'Undone')),
  failure text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  undone_by uuid,
  undone_by_name text,
  undone_at timestamptz(3),
  primary key (company_id, id)
);
create unique index start_up_pack_installations_running on start_up_pack_installations (company_id)
  where status in ('Running', 'Undoing');

create table start_up_pack_items (
  company_id uuid not null,
  installation_id uuid not null,
  position integer not null,
  -- Id within the pack, such as `plan:starter` or `guide:first-visit`.
  key text not null,
  name text not null,
  choice text not null check (choice in ('Add', 'Skip', 'Replace', 'KeepBoth')),
  outcome text not null default 'Waiting'
    check (outcome in ('Waiting', 'Added', 'Replaced', 'Skipped', 'Refused', 'TakenBack', 'Left')),
  -- Why the item was refused, or why undo left it unchanged.
  note text,
  -- For undo: the installed item, a fingerprint of its content, and the replaced content.
  target_id text,
  mark text,
  before jsonb,
  primary key (company_id, installation_id, position),
  foreign key (company_id, installation_id) references start_up_pack_installations (company_id, id) on delete cascade
);

-- A company's own texts of a marketing template.
create table marketing_words (
  company_id uuid not null references companies (id),
  slug text not null,
  words jsonb not null,
  lock_version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  updated_by_name text not null,
  primary key (company_id, slug)
);

create table marketing_favourites (
  company_id uuid not null,
  operator_id uuid not null,
  slug text not null,
  primary key (company_id, operator_id, slug),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

call guard_new_tables();
