-- Invitation management: resend, copy the link, revoke.

alter table invitations
  -- The link's encrypted token, so that an Admin can copy it. Null once the link cannot be used.
  add column token_sealed bytea,
  -- Hashes of earlier links. Their page says that a newer link exists.
  add column earlier_token_hashes bytea[] not null default '{}',
  add column sent_at timestamptz(3) not null default now();
create index invitations_operator on invitations (company_id, operator_id);

-- When the operator could first sign in, or null while they are invited.
alter table operators add column joined_at timestamptz(3);

-- Forced row-level security also binds the table owner, and a migration has no company.
alter table invitations no force row level security;
alter table operators no force row level security;
update invitations set sent_at = created_at;
-- Invited operators joined when they accepted, others when their row was created.
update operators o set joined_at = coalesce(
  (select max(i.accepted_at) from invitations i where i.company_id = o.company_id and i.operator_id = o.id),
  o.created_at)
where o.status = 'Active';
alter table operators force row level security;
alter table invitations force row level security;
