-- Invitations as those who sent them see them: sent again, their link copied, taken back.

alter table invitations
  -- The token of the link, so that an Admin can copy what was mailed; null once nobody can join with it.
  add column token_sealed bytea,
  -- Of the links that were sent before: whoever opens one is told that there is a newer one.
  add column earlier_token_hashes bytea[] not null default '{}',
  add column sent_at timestamptz(3) not null default now();
create index invitations_operator on invitations (company_id, operator_id);

-- When somebody first could sign in; null while they are only invited.
alter table operators add column joined_at timestamptz(3);

-- Row-level security binds the owner of the tables too, and a migration works for no company.
alter table invitations no force row level security;
alter table operators no force row level security;
update invitations set sent_at = created_at;
-- Who signed up did so when their row was made, who was invited when they accepted.
update operators o set joined_at = coalesce(
  (select max(i.accepted_at) from invitations i where i.company_id = o.company_id and i.operator_id = o.id),
  o.created_at)
where o.status = 'Active';
alter table operators force row level security;
alter table invitations force row level security;
