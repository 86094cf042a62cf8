import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import type { BillingCard } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { retryUnpaidFees } from '../platform-fees/unpaid';
import { cardsOf, isKept, keepCard, lockCards, setDefault } from './sql';

export const cardName = ({ brand, last4 }: Pick<BillingCard, 'brand' | 'last4'>): string =>
  `${brand} ending in ${last4}`;

export async function recordOfCard(
  db: Db,
  ctx: Context,
  action: 'billingCard.added' | 'billingCard.chosen' | 'billingCard.removed',
  card: Pick<BillingCard, 'id' | 'brand' | 'last4'>,
): Promise<void> {
  const targetLabel = cardName(card);
  await recordAudit(db, ctx, { action, targetType: 'BillingCard', targetId: card.id, targetLabel });
}

interface KeptAs {
  holderName: string | null;
  /** Charged from now on; the first card is that anyway. */
  isDefault: boolean;
}

/**
 * Keeps what may be known of an attached card, within the caller's transaction. Once it is the default one, what Livery
 * could not charge before is tried with it. Returns the card's id, the same one for a card that is kept already.
 */
export async function saveCard(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  card: AttachedCard,
  { holderName, isDefault }: KeptAs,
): Promise<string> {
  const { cardProvider } = ctx.services;
  await lockCards(db, companyId);
  const before = (await cardsOf(db, companyId)).find((kept) => kept.isDefault);
  const isKnown = await isKept(db, companyId, cardProvider.name, card.reference);
  const by = { addedBy: operatorId, addedByName: name };
  const id = await keepCard(db, companyId, {
    ...card,
    id: newId(),
    provider: cardProvider.name,
    holderName,
    ...by,
  });
  if (!isKnown) await recordOfCard(db, ctx, 'billingCard.added', { id, ...card });
  if (isDefault && before && before.id !== id) {
    await setDefault(db, companyId, id);
    await recordOfCard(db, ctx, 'billingCard.chosen', { id, ...card });
  }
  if (isDefault || !before) await retryUnpaidFees(db, ctx.services, companyId);
  await publish(db, { type: 'companyChanged', companyId });
  return id;
}
