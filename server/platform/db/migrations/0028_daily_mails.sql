-- Emails of each kind requested within a day, per recipient. An empty recipient counts the whole company.

create table daily_mails (
  company_id uuid not null references companies (id),
  mail text not null,
  -- Hash of a client's id, an operator's id or an address.
  recipient text not null,
  count integer not null check (count > 0),
  -- In the company's time, company_now().
  ends_at timestamptz(3) not null,
  primary key (company_id, mail, recipient)
);

call guard_new_tables();
