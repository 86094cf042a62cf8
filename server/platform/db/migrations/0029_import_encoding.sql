-- True if another encoding may be correct for the uploaded file.
alter table client_imports add column is_encoding_uncertain boolean not null default false;
