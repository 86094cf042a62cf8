-- Null until an emailed link or Google proves the address. Signing up does not prove it.
alter table operators add column address_proved_at timestamptz(3);

-- Forced row-level security also binds the table owner, and a migration has no company.
alter table invitations no force row level security;
alter table operators no force row level security;
update operators o set address_proved_at = coalesce(o.joined_at, o.updated_at)
where o.status = 'Active' and (
  o.google_subject is not null
  or exists (select from invitations i
    where i.company_id = o.company_id and i.operator_id = o.id and i.accepted_at is not null)
);
alter table operators force row level security;
alter table invitations force row level security;
