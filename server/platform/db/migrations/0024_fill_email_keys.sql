-- server/db/fillEmailKeys.ts, the code step of this migration, writes the keys of non-ASCII addresses.
comment on column clients.sorted_email is 'The key of the email address: see contract/emailAddress.ts';
