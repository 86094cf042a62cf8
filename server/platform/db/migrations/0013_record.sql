-- Indexes for the filters of the audit log and for the search of its target labels. Trigrams double the cost of an
-- insert, so only labels have them. Actors, actions and addresses are few: the search finds these first and uses
-- their indexes.
create index audit_events_by_actor on audit_events (company_id, actor_id, occurred_at, id) where actor_id is not null;
create index audit_events_by_actor_type on audit_events (company_id, actor_type, occurred_at, id);
create index audit_events_by_action on audit_events (company_id, action, occurred_at, id);
create index audit_events_by_target_type on audit_events (company_id, target_type, occurred_at, id);
create index audit_events_by_address on audit_events (company_id, ip_address, occurred_at, id)
  where ip_address is not null;
create index audit_events_search on audit_events using gin (company_id, lower(target_label) gin_trgm_ops)
  where target_label is not null;

-- LIKE is not leakproof, as explained at matching_client_ids.
create function matching_audit_event_ids(search text) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
begin atomic
  select id from audit_events
  where company_id = current_company() and target_label is not null
    and lower(target_label)
      like '%' || replace(replace(replace(lower(search), '\', '\\'), '%', '\%'), '_', '\_') || '%';
end;

grant select (company_id, id, target_label) on audit_events to livery_search;
create policy search_every_company on audit_events for select to livery_search using (true);
grant create on schema public to livery_search;
alter function matching_audit_event_ids(text) owner to livery_search;
revoke create on schema public from livery_search;
revoke execute on function matching_audit_event_ids(text) from public;
grant execute on function matching_audit_event_ids(text) to livery_app;
