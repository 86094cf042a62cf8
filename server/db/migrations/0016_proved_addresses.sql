-- Who signs up types an address and proves nothing: what was mailed to it does, or Google. Null until then.
alter table operators add column address_proved_at timestamptz(3);

-- Row-level security binds the owner of the tables too, and a migration works for no company.
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
