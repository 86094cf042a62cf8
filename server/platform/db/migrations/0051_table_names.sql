-- Renames tables to the terms of docs/glossary.md. Views with the old names serve the previous release, which runs
-- on this schema during an upgrade. Functions and views follow the renamed tables.
alter view site_content rename to portal_content;
alter table sites rename to portals;
alter table site_snapshots rename to portal_snapshots;
alter table site_snapshot_items rename to portal_snapshot_items;
alter table client_mails rename to client_emails;
alter table daily_mails rename to daily_email_counts;
alter table daily_email_counts rename column mail to kind;
alter table notification_choices rename to notification_preferences;
alter table notification_preferences rename column by_mail to by_email;
alter table marketing_words rename to marketing_texts;
alter table marketing_texts rename column words to texts;
alter table marketing_favourites rename to marketing_favorites;
alter index client_mails_latest rename to client_emails_latest;
alter index client_mails_failed rename to client_emails_failed;

-- PostgreSQL derived the names of constraints from the old table names.
do $$
declare
  renamed record;
begin
  for renamed in
    select f.conrelid::regclass as table_name, f.conname as old_name,
      t.new_name || substr(f.conname, length(t.old_name) + 1) as new_name
    from (values
      ('sites', 'portals'),
      ('site_snapshots', 'portal_snapshots'),
      ('site_snapshot_items', 'portal_snapshot_items'),
      ('client_mails', 'client_emails'),
      ('daily_mails', 'daily_email_counts'),
      ('notification_choices', 'notification_preferences'),
      ('marketing_words', 'marketing_texts'),
      ('marketing_favourites', 'marketing_favorites')
    ) t (old_name, new_name)
    join pg_constraint f on f.conrelid = t.new_name::regclass and starts_with(f.conname, t.old_name || '_')
  loop
    execute format('alter table %s rename constraint %I to %I', renamed.table_name, renamed.old_name, renamed.new_name);
  end loop;
end $$;

create view site_content with (security_invoker = true) as select * from portal_content;
create view sites with (security_invoker = true) as select * from portals;
create view site_snapshots with (security_invoker = true) as select * from portal_snapshots;
create view site_snapshot_items with (security_invoker = true) as select * from portal_snapshot_items;
create view client_mails with (security_invoker = true) as select * from client_emails;
create view daily_mails with (security_invoker = true) as
  select company_id, kind as mail, recipient, count, ends_at from daily_email_counts;
create view notification_choices with (security_invoker = true) as
  select company_id, operator_id, kind, in_console, by_email as by_mail from notification_preferences;
create view marketing_words with (security_invoker = true) as
  select company_id, slug, texts as words, lock_version, updated_at, updated_by_name from marketing_texts;
create view marketing_favourites with (security_invoker = true) as select * from marketing_favorites;

grant select on site_content to livery_app;
grant select, insert on site_snapshots, site_snapshot_items to livery_app;
grant select, insert, update, delete on sites, client_mails, daily_mails, notification_choices, marketing_words,
  marketing_favourites to livery_app;
