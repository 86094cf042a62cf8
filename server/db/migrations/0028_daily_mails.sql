-- How many emails of each kind people asked for within a day: for each recipient, and for the whole company where the
-- recipient is empty.

create table daily_mails (
  company_id uuid not null references companies (id),
  mail text not null,
  -- The hash of a client's or an operator's id, or of an address.
  recipient text not null,
  count integer not null check (count > 0),
  -- By the company's clock.
  ends_at timestamptz(3) not null,
  primary key (company_id, mail, recipient)
);

call guard_new_tables();
