import type { AttachedCard, ClientCard, Db, StatementRows } from '../../platform';
import { cardStatus } from '../../lib/cards';
import type { CardProviderName } from '../../../contract/enums';

export interface CardHolder {
  id: string;
  name: string;
  email: string;
  /** The client's id at the provider; null before the client's first card. */
  customer: string | null;
}

export async function cardHolder(
  db: Db,
  companyId: string,
  clientId: string,
  provider: CardProviderName,
): Promise<CardHolder | null> {
  const { rows } = await db.query(
    `/* cardHolder */ select c.id, c.name, c.email, (
       select k.provider_customer from client_cards k
       where k.company_id = $1 and k.client_id = c.id and k.provider = $3 and k.provider_customer is not null
       order by k.created_at desc, k.id desc limit 1
     ) as customer
     from clients c where c.company_id = $1 and c.id = $2`,
    [companyId, clientId, provider],
  );
  return rows[0] ?? null;
}

/** Returns a client's cards, the default one first. */
export async function clientCards(db: Db, companyId: string, clientId: string): Promise<ClientCard[]> {
  const { rows } = await db.query(
    `/* clientCards */ select k.id, k.brand, k.last4, k.exp_month as "expMonth", k.exp_year as "expYear",
       k.is_default as "isDefault", k.created_at as "createdAt", ${cardStatus('k', 'last.status')} as status
     from client_cards k left join lateral (
       select p.status from payments p
       where p.company_id = $1 and p.client_id = $2 and p.card_id = k.id and p.status <> 'Processing'
       order by coalesce(p.failed_at, p.paid_at) desc nulls last, p.id desc limit 1
     ) last on true
     where k.company_id = $1 and k.client_id = $2
     order by k.is_default desc, k.created_at desc, k.id desc`,
    [companyId, clientId],
  );
  return rows;
}

export interface NewClientCard extends AttachedCard {
  id: string;
  clientId: string;
  provider: CardProviderName;
}

/** Upserts a card as the default of the client, who must be locked. Returns whether the card is new. */
export async function upsertDefaultCard(db: Db, companyId: string, card: NewClientCard): Promise<boolean> {
  await db.query(
    `/* clearDefaultCard */ update client_cards set is_default = false
     where company_id = $1 and client_id = $2 and is_default`,
    [companyId, card.clientId],
  );
  const { rows } = await db.query(
    `/* upsertClientCard */
     insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
       last4, exp_month, exp_year, is_default, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, company_now())
     on conflict (company_id, client_id, provider, provider_reference) do update set is_default = true,
       provider_customer = excluded.provider_customer, brand = excluded.brand, last4 = excluded.last4,
       exp_month = excluded.exp_month, exp_year = excluded.exp_year
     returning id`,
    [
      companyId,
      card.id,
      card.clientId,
      card.provider,
      card.customer,
      card.reference,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
    ],
  );
  return rows[0]?.id === card.id;
}

/** Returns whether a provider's payment method is saved as a card of a client or of the company. */
export async function isCardSaved(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  reference: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isCardSaved */ select from client_cards
     where company_id = $1 and provider = $2 and provider_reference = $3
     union all select from billing_cards where company_id = $1 and provider = $2 and provider_reference = $3`,
    [companyId, provider, reference],
  );
  return rowCount > 0;
}

export type SavedCard = StatementRows['clientCard'];

export async function clientCard(db: Db, companyId: string, id: string): Promise<SavedCard | null> {
  const { rows } = await db.query(
    `/* clientCard */ select k.id, k.client_id as "clientId", c.name as "clientName", k.provider,
       k.provider_reference as reference, k.brand, k.last4
     from client_cards k join clients c on c.company_id = k.company_id and c.id = k.client_id
     where k.company_id = $1 and k.id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

/**
 * Deletes a card. If it was the default, the newest remaining card becomes the default. Returns false if the
 * card was already deleted.
 */
export async function deleteCard(db: Db, companyId: string, { id, clientId }: SavedCard): Promise<boolean> {
  const { rowCount } = await db.query(
    '/* deleteClientCard */ delete from client_cards where company_id = $1 and id = $2',
    [companyId, id],
  );
  await db.query(
    `/* nextDefaultCard */ update client_cards set is_default = true
     where company_id = $1 and id = (
       select k.id from client_cards k where k.company_id = $1 and k.client_id = $2
       order by k.created_at desc, k.id desc limit 1
     ) and not exists (
       select from client_cards d where d.company_id = $1 and d.client_id = $2 and d.is_default
     )`,
    [companyId, clientId],
  );
  return rowCount > 0;
}
