-- 0017 replaces these indexes. A separate file, because dropping an index blocks readers: a file with other locks
-- could deadlock with them.
drop index if exists clients_name_prefix, clients_email_prefix;
