-- The paid period of a client whose plan was changed within it: its days, its price and how long it lasts, so that a move
-- back is not charged again. Null where there is none.
alter table subscriptions add column prepaid jsonb;
