-- What a payment is for, as it was named when it was charged: a plan, a start-up pack or Livery. The text of the
-- payment is composed from it in the reader's language. Null if the card provider or an operator wrote the
-- description, and for payments of earlier releases. `client_item` is the plan's translation for the client at the time,
-- so that receipts don't change.
alter table payments add column item text, add column client_item text;

-- Why a refund failed, as a code of the card provider. Null for refunds of earlier releases, which stored a text.
alter table refunds add column failure_code text;

-- The values of a target label that is a sentence, from which it is composed in the reader's language. Searches read
-- the label, which is in English.
alter table audit_events add column target_values jsonb;

-- Why a bulk action doesn't apply to a client. Null for rows of earlier releases, which stored a text.
alter table client_bulk_rows add column reason text;
