-- The code step of this migration, server/db/fillEmailKeys.ts, writes the keys of addresses beyond ASCII.
comment on column clients.sorted_email is 'The key of the email address: see contract/emailAddress.ts';
