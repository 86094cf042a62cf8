-- Notifications of operators, and their preferences.

create table notifications (
  company_id uuid not null,
  operator_id uuid not null,
  -- UUIDv7, which sorts by time. All recipients of an event share the id.
  id uuid not null,
  kind text not null
    check (kind in ('ClientAdded', 'PaymentFailed', 'DeploymentDone', 'DomainLive', 'DomainBroken')),
  manner text check (manner in
    ('SignedUp', 'Added', 'Imported', 'Failed', 'Disputed', 'DisputeLost', 'Succeeded')),
  -- Client, import, payment, deployment or domain. Null if the notification covers several.
  subject_id uuid,
  -- The subject's name at that time.
  label text,
  count integer not null default 1 check (count > 0),
  actor_name text,
  -- Amount of a payment, in minor units.
  amount integer,
  currency text,
  direction text check (direction in ('Incoming', 'Outgoing')),
  occurred_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  primary key (company_id, operator_id, id),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

-- Without a row, the defaults of kinds.ts apply.
create table notification_choices (
  company_id uuid not null,
  operator_id uuid not null,
  kind text not null
    check (kind in ('ClientAdded', 'PaymentFailed', 'DeploymentDone', 'DomainLive', 'DomainBroken')),
  in_console boolean not null,
  by_mail boolean not null,
  primary key (company_id, operator_id, kind),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

call guard_new_tables();
