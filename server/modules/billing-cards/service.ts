import type { AttachedCard } from '../../card-provider/cardProvider';
import { currentProvider } from '../../card-provider/currentProvider';
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
  return [...currentProvider().sandboxCards];
}

async function attachCard(companyId: string, token: string): Promise<AttachedCard> {
  const result = await currentProvider().attach(companyId, token);
  if (result.kind === 'Refused') throw badInput({ token: result.reason });
  return result.card;
}

/** Runs `work` with a card that the provider keeps, and has it forgotten again when `work` fails. */
export async function withAttachedCard<T>(
  companyId: string,
  token: string,
  work: (card: AttachedCard) => Promise<T>,
): Promise<T> {
  // The provider is asked before the transaction: a transaction must never wait for somebody else's server.
  const card = await attachCard(companyId, token);
  return work(card).catch(async (error: unknown) => {
    await currentProvider().detach(companyId, card.reference);
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
  await insertCard(db, companyId, { ...card, id, provider: currentProvider().name, holderName });
  await recordAudit(db, ctx, {
    action: 'billingCard.added',
    targetType: 'BillingCard',
    targetId: id,
    targetLabel: `${card.brand} ${card.last4}`,
  });
  await publish(db, { type: 'companyChanged', companyId });
}
