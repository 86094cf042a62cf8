-- True once an Admin has copied the current link. Anyone who has it can join, so joining doesn't prove the address.
alter table invitations add column is_link_copied boolean not null default false;
