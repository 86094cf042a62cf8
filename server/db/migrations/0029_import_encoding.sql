-- Whether another encoding may be the right one for an uploaded file.
alter table client_imports add column is_encoding_uncertain boolean not null default false;
