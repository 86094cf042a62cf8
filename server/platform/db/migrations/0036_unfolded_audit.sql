-- 0034 replaces this index. A separate file, as in 0018.
drop index if exists audit_events_search;
