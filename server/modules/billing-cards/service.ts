import type { AttachedCard } from '../../card-provider/cardProvider';
import { ownAccount } from '../../card-provider/ownAccount';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput } from '../../errors';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { BillingCard, SandboxCard } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { cardsOf, insertCard, type BillingCardRow } from './sql';

const toBillingCard = (row: BillingCardRow): BillingCard => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  holderName: row.holder_name,
  isDefault: row.is_default,
  createdAt: row.created_at,
});

export async function billingCards(ctx: Context): Promise<BillingCard[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => cardsOf(db, companyId));
  return rows.map(toBillingCard);
}

export function sandboxCards(ctx: Context): SandboxCard[] {
  authorise(ctx.viewer, null, 'read');
  return [...ctx.services.cardProvider.sandboxCards];
}

async function attachCard(ctx: Context, companyId: string, token: string): Promise<AttachedCard> {
  const { name, email } = ctx.viewer ?? { name: '', email: '' };
  const owner = { account: ownAccount(companyId), id: companyId, name, email, customer: null };
  const result = await ctx.services.cardProvider.attach(owner, token);
  if (result.kind === 'Refused') throw badInput({ token: result.reason });
  return result.card;
}

/** Runs `work` with a card that the provider keeps, and has it forgotten again when `work` fails. */
export async function withAttachedCard<T>(
  ctx: Context,
  companyId: string,
  token: string,
  work: (card: AttachedCard) => Promise<T>,
): Promise<T> {
  // The provider is asked before the transaction: a transaction must never wait for somebody else's server.
  const card = await attachCard(ctx, companyId, token);
  return work(card).catch(async (error: unknown) => {
    await ctx.services.cardProvider.detach(ownAccount(companyId), card.reference);
    throw error;
  });
}

/** Keeps what may be known of an attached card, within the caller's transaction. */
export async function saveCard(
  db: Db,
  ctx: Context,
  companyId: string,
  card: AttachedCard,
  holderName: string | null,
): Promise<void> {
  const id = newId();
  await insertCard(db, companyId, { ...card, id, provider: ctx.services.cardProvider.name, holderName });
  await recordAudit(db, ctx, {
    action: 'billingCard.added',
    targetType: 'BillingCard',
    targetId: id,
    targetLabel: `${card.brand} ${card.last4}`,
  });
  await publish(db, { type: 'companyChanged', companyId });
}
