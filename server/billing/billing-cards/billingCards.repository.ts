import type { AttachedCard, BillingCard, Db } from '../../platform';
import { notFound } from '../../lib/errors';
import { cardStatus } from '../../lib/cards';
import type { CardProviderName, CompanyStatus } from '../../../contract/enums';

/** Returns SQL for a column of the last finished charge of a card of company `$1`, or null. */
export const lastChargeSql = (cardId: string, column: 'status' | 'finished_at'): string => `(
    select a.${column} from payments p join payment_attempts a on a.company_id = $1 and a.payment_id = p.id
    where p.company_id = $1 and p.direction = 'Outgoing' and a.card_id = ${cardId} and a.status <> 'Processing'
    order by a.finished_at desc nulls last, a.id desc limit 1
  )`;

const status = cardStatus('k', lastChargeSql('k.id', 'status'));

const columns = `k.id, k.brand, k.last4, k.exp_month as "expMonth", k.exp_year as "expYear",
  k.holder_name as "holderName", k.is_default as "isDefault", ${status} as status,
  ${lastChargeSql('k.id', 'finished_at')} as "lastChargeAt", ${lastChargeSql('k.id', 'status')} as "lastChargeStatus", k.added_by_name as "addedByName",
  k.created_at as "createdAt"`;

/** Returns a company's cards, the default one first. */
export async function cardsOf(db: Db, companyId: string): Promise<BillingCard[]> {
  const { rows } = await db.query(
    `/* billingCards */ select ${columns} from billing_cards k
     where k.company_id = $1 order by k.is_default desc, k.created_at, k.id`,
    [companyId],
  );
  return rows;
}

export async function cardById(db: Db, companyId: string, id: string): Promise<BillingCard | null> {
  const { rows } = await db.query(
    `/* billingCard */ select ${columns} from billing_cards k where k.company_id = $1 and k.id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

export interface CardHolder {
  name: string;
  email: string;
  /** The company's customer id at the provider. Null before its first card. */
  customer: string | null;
}

export async function cardHolder(
  db: Db,
  companyId: string,
  provider: CardProviderName,
): Promise<CardHolder | null> {
  const { rows } = await db.query(
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
  /** The time of the company's clock. */
  now: Date;
}

/** Locks the company, and with it the choice of its default card, until the transaction ends. */
export async function lockCards(db: Db, companyId: string): Promise<CardsLock> {
  const { rows } = await db.query(
    `/* lockBillingCards */ select status, company_now() as now from companies where id = $1 for no key update`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw notFound();
  return company;
}

export interface NewCard extends AttachedCard {
  id: string;
  provider: CardProviderName;
  holderName: string | null;
  addedBy: string;
  addedByName: string;
}

/**
 * Inserts a card or updates the existing one, and returns its id. The company's first card becomes the
 * default.
 */
export async function upsertCard(db: Db, companyId: string, card: NewCard): Promise<string> {
  const { rows } = await db.query(
    `/* upsertBillingCard */ insert into billing_cards (company_id, id, provider, provider_customer,
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

/** Requires `lockCards`. */
export async function setDefault(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* clearDefaultBillingCard */ update billing_cards set is_default = false
     where company_id = $1 and is_default and id <> $2`,
    [companyId, id],
  );
  await db.query(
    '/* setDefaultBillingCard */ update billing_cards set is_default = true where company_id = $1 and id = $2',
    [companyId, id],
  );
}

/** Deletes a card and returns its id at the provider, or null if it does not exist. */
export async function deleteCard(db: Db, companyId: string, id: string): Promise<string | null> {
  const { rows } = await db.query(
    `/* deleteBillingCard */ delete from billing_cards where company_id = $1 and id = $2
     returning provider_reference as reference`,
    [companyId, id],
  );
  return rows[0]?.reference ?? null;
}

/**
 * Returns the id of the next default card: the newest working card, otherwise the newest card, or null if
 * none is left.
 */
export async function nextDefault(db: Db, companyId: string): Promise<string | null> {
  const { rows } = await db.query(
    `/* nextDefaultBillingCard */ select k.id from billing_cards k where k.company_id = $1
     order by ${status} in ('Expired', 'Failed'), k.created_at desc, k.id desc
     limit 1`,
    [companyId],
  );
  return rows[0]?.id ?? null;
}
