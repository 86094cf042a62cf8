import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { cardStatus } from '../../lib/cardStatus';
import type { BillingCard, CardProviderName, CompanyStatus } from '../../schema.generated';

const columns = `k.id, k.brand, k.last4, k.exp_month as "expMonth", k.exp_year as "expYear",
  k.holder_name as "holderName", k.is_default as "isDefault", ${cardStatus('k', 'k.last_charge_status')} as status,
  k.last_charge_at as "lastChargeAt", k.last_charge_status as "lastChargeStatus", k.added_by_name as "addedByName",
  k.created_at as "createdAt"`;

/** A company's cards, the default one first. */
export async function cardsOf(db: Db, companyId: string): Promise<BillingCard[]> {
  const { rows } = await db.query<BillingCard>(
    `/* billingCards */ select ${columns} from billing_cards k
     where k.company_id = $1 order by k.is_default desc, k.created_at, k.id`,
    [companyId],
  );
  return rows;
}

export async function cardById(db: Db, companyId: string, id: string): Promise<BillingCard | null> {
  const { rows } = await db.query<BillingCard>(
    `/* billingCard */ select ${columns} from billing_cards k where k.company_id = $1 and k.id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

export interface CardHolder {
  name: string;
  email: string;
  /** What the provider calls the company, once it knows it. */
  customer: string | null;
}

export async function cardHolder(
  db: Db,
  companyId: string,
  provider: CardProviderName,
): Promise<CardHolder | null> {
  const { rows } = await db.query<CardHolder>(
    `/* billingCardHolder */ select coalesce(d.name, c.name) as name, coalesce(d.email, c.email) as email, (
       select k.provider_customer from billing_cards k
       where k.company_id = $1 and k.provider = $2 and k.provider_customer is not null
       order by k.created_at desc, k.id desc limit 1
     ) as customer
     from companies c left join billing_details d on d.company_id = c.id where c.id = $1`,
    [companyId, provider],
  );
  return rows[0] ?? null;
}

export interface CardsLock {
  status: CompanyStatus;
  /** By the company's clock. */
  now: Date;
}

/** The company, and with it which card is the default one, as it stands until the transaction ends. */
export async function lockCards(db: Db, companyId: string): Promise<CardsLock> {
  const { rows } = await db.query<CardsLock>(
    `/* lockBillingCards */ select status, company_now() as now from companies where id = $1 for no key update`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw notFound('company');
  return company;
}

export interface NewCard extends AttachedCard {
  id: string;
  provider: CardProviderName;
  holderName: string | null;
  addedBy: string;
  addedByName: string;
}

/** The company's first card becomes the default one. Returns the id of the card, which may have been kept before. */
export async function keepCard(db: Db, companyId: string, card: NewCard): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `/* keepBillingCard */ insert into billing_cards (company_id, id, provider, provider_customer,
       provider_reference, brand, last4, exp_month, exp_year, holder_name, is_default, added_by, added_by_name,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       not exists (select from billing_cards where company_id = $1 and is_default), $11, $12, company_now())
     on conflict (company_id, provider, provider_reference) do update
       set provider_customer = excluded.provider_customer, brand = excluded.brand, last4 = excluded.last4,
         exp_month = excluded.exp_month, exp_year = excluded.exp_year,
         holder_name = coalesce(excluded.holder_name, billing_cards.holder_name)
     returning id`,
    [
      companyId,
      card.id,
      card.provider,
      card.customer,
      card.reference,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      card.holderName,
      card.addedBy,
      card.addedByName,
    ],
  );
  return rows[0]?.id ?? card.id;
}

export async function isKept(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  reference: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isBillingCardKept */ select from billing_cards
     where company_id = $1 and provider = $2 and provider_reference = $3`,
    [companyId, provider, reference],
  );
  return rowCount > 0;
}

/** Whichever card was the default one is it no more. The cards are locked. */
export async function setDefault(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* noDefaultBillingCard */ update billing_cards set is_default = false
     where company_id = $1 and is_default and id <> $2`,
    [companyId, id],
  );
  await db.query(
    '/* defaultBillingCard */ update billing_cards set is_default = true where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/** Takes a card out, and returns what the provider calls it. */
export async function takeCard(db: Db, companyId: string, id: string): Promise<string | null> {
  const { rows } = await db.query<{ reference: string }>(
    `/* takeBillingCard */ delete from billing_cards where company_id = $1 and id = $2
     returning provider_reference as reference`,
    [companyId, id],
  );
  return rows[0]?.reference ?? null;
}

/** The card to charge once the default one is gone: one that works before one that does not, the latest of those. */
export async function nextDefault(db: Db, companyId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `/* nextDefaultBillingCard */ select k.id from billing_cards k where k.company_id = $1
     order by ${cardStatus('k', 'k.last_charge_status')} in ('Expired', 'Failed'), k.created_at desc, k.id desc
     limit 1`,
    [companyId],
  );
  return rows[0]?.id ?? null;
}
