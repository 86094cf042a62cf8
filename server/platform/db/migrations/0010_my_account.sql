-- Changes of the address that an operator signs in with.

create table email_changes (
  company_id uuid not null,
  id uuid not null,
  operator_id uuid not null,
  -- The requesting session survives the change. All others end.
  session_id uuid not null,
  old_email text not null,
  new_email text not null,
  -- Token hashes of the emailed links. The job that sends each email creates its token, but none for a new address
  -- that is in use.
  old_token_hash bytea,
  new_token_hash bytea,
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  status text not null default 'Open' check (status in ('Open', 'Done', 'Canceled', 'Declined', 'Taken')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (company_id, id),
  unique (company_id, old_token_hash),
  unique (company_id, new_token_hash),
  foreign key (company_id, operator_id) references operators (company_id, id) on delete cascade
);
create unique index email_changes_open on email_changes (company_id, operator_id) where status = 'Open';

call guard_new_tables();
