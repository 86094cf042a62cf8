-- What happened, told to each operator whom it concerns, and what of it each wants to hear of.

create table notifications (
  company_id uuid not null,
  operator_id uuid not null,
  -- UUIDv7, so that they sort by time; those of one happening share it.
  id uuid not null,
  kind text not null
    check (kind in ('ClientAdded', 'PaymentFailed', 'DeploymentDone', 'DomainLive', 'DomainBroken')),
  manner text check (manner in
    ('SignedUp', 'Added', 'Imported', 'Failed', 'Disputed', 'DisputeLost', 'Succeeded')),
  -- The client, the import, the payment, the deployment or the domain; null where it stands for many.
  subject_id uuid,
  -- What that was called then.
  label text,
  count integer not null default 1 check (count > 0),
  -- Whoever did it.
  actor_name text,
  -- Of a payment, in minor units.
  amount integer,
  currency text,
  direction text check (direction in ('Incoming', 'Outgoing')),
  occurred_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  primary key (company_id, operator_id, id),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);

-- Where an operator has chosen nothing, what kinds.ts says holds.
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
