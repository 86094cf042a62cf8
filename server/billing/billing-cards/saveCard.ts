import {
  type AttachedCard,
  type BillingCard,
  type Context,
  type Db,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { cardTarget } from '../../lib/cards';
import { newId } from '../../lib/ids';
import { isCardSaved } from '../cards/cards.repository';
import { retryPastDueFees } from '../platform-fees/failedFees';
import { cardsOf, upsertCard, lockCards, setDefault } from './billingCards.repository';

export async function auditCard(
  db: Db,
  ctx: Context,
  action: 'billingCard.added' | 'billingCard.chosen' | 'billingCard.removed',
  card: Pick<BillingCard, 'id' | 'brand' | 'last4'>,
): Promise<void> {
  const target = { targetType: 'BillingCard', targetId: card.id, ...cardTarget(card) };
  await writeAuditEvent(db, ctx, { action, ...target });
}

interface CardOptions {
  holderName: string | null;
  /** Makes this card the default. The first card always becomes the default. */
  isDefault: boolean;
}

/**
 * Saves an attached card in the caller's transaction and returns its id. If the card is made the default,
 * retries past-due platform fees.
 */
export async function saveCard(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  card: AttachedCard,
  { holderName, isDefault }: CardOptions,
): Promise<string> {
  const { cardProvider } = ctx.services;
  await lockCards(db, companyId);
  const defaultBefore = (await cardsOf(db, companyId)).find((existing) => existing.isDefault);
  const isSaved = await isCardSaved(db, companyId, cardProvider.name, card.reference);
  const author = { addedBy: operatorId, addedByName: name };
  const id = await upsertCard(db, companyId, {
    ...card,
    id: newId(),
    provider: cardProvider.name,
    holderName,
    ...author,
  });
  if (!isSaved) await auditCard(db, ctx, 'billingCard.added', { id, ...card });
  if (isDefault && defaultBefore && defaultBefore.id !== id) {
    await setDefault(db, companyId, id);
    await auditCard(db, ctx, 'billingCard.chosen', { id, ...card });
  }
  if (isDefault || !defaultBefore) await retryPastDueFees(db, ctx.services, companyId);
  await db.publish({ type: 'companyChanged', companyId });
  return id;
}
