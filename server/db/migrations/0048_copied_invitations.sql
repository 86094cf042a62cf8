-- Whether an Admin copied the link that holds: by it, another person than the owner of the address may join.
alter table invitations add column is_link_copied boolean not null default false;
