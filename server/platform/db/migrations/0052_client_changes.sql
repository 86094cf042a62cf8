-- Lists no longer cache client ids. The previous release, which runs on this schema during an upgrade, finds changed
-- clients without this index, but needs `changed_in` and its trigger.
drop index if exists clients_by_change;
