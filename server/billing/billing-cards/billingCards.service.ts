import {
  type AddBillingCardInput,
  authorize,
  type BillingCard,
  type CardSetup,
  type Context,
  type Db,
  runOnce,
  type SandboxCard,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { conflict, type DomainError, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { assertCardNotCharging } from '../payments/assertCardNotCharging';
import { loadCardOwner, withAttachedBillingCard } from './attachCard';
import { billingCardInput } from './input';
import { auditCard, saveCard } from './saveCard';
import { cardById, cardsOf, lockCards, nextDefault, setDefault, deleteCard } from './billingCards.repository';

export async function billingCards(ctx: Context): Promise<BillingCard[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => cardsOf(db, companyId));
}

export function sandboxCards(ctx: Context): SandboxCard[] {
  authorize(ctx.viewer, null, 'read');
  return [...ctx.services.cardProvider.sandboxCards];
}

/**
 * Starts adding a card at the card provider. Returns the parameters with which the browser opens the
 * provider's card form. Also available in the last onboarding step, which adds a card.
 */
export async function startBillingCardSetup(ctx: Context): Promise<CardSetup> {
  const isOnboarding = ctx.viewer?.companyStatus === 'Pending';
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', isOnboarding ? 'onboard' : 'pay');
  const { cardProvider } = ctx.services;
  const owner = await loadCardOwner(ctx.services, companyId);
  const setup = await cardProvider.startCardForm(owner);
  return { provider: cardProvider.name, accountReference: null, ...setup };
}

export async function addBillingCard(
  ctx: Context,
  input: AddBillingCardInput,
  idempotencyKey: string,
): Promise<BillingCard> {
  const viewer = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  const { companyId } = viewer;
  const { token, holderName, isDefault } = parseInput(billingCardInput, input);
  const request = { token, holderName, isDefault: isDefault ?? false };
  const idempotentRequest = { key: idempotencyKey, operation: 'addBillingCard', request };
  return withAttachedBillingCard(ctx.services, companyId, token, (card) =>
    ctx.services.database.inCompany(companyId, async (db) => {
      const id = await runOnce(db, companyId, idempotentRequest, () =>
        saveCard(db, ctx, viewer, card, request),
      );
      return cardOrThrow(db, companyId, id);
    }),
  );
}

async function cardOrThrow(db: Db, companyId: string, id: string): Promise<BillingCard> {
  const card = isId(id) ? await cardById(db, companyId, id) : null;
  if (!card) throw notFound();
  return card;
}

export async function setDefaultBillingCard(ctx: Context, id: string): Promise<BillingCard[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockCards(db, companyId);
    const card = await cardOrThrow(db, companyId, id);
    if (!card.isDefault) {
      await setDefault(db, companyId, id);
      await auditCard(db, ctx, 'billingCard.chosen', card);
    }
    return cardsOf(db, companyId);
  });
}

const lastCardError = (): DomainError =>
  conflict(t('This is your only billing card. Add another card before you remove it.'));

async function removeCard(db: Db, ctx: Context, companyId: string, card: BillingCard): Promise<void> {
  const { cardProvider, jobs } = ctx.services;
  const reference = await deleteCard(db, companyId, card.id);
  if (card.isDefault) {
    const next = await nextDefault(db, companyId);
    if (next) await setDefault(db, companyId, next);
  }
  await auditCard(db, ctx, 'billingCard.removed', card);
  // A job detaches the card after the commit, with retries.
  if (reference !== null) {
    await jobs.enqueue(db, 'forget-card', { companyId, provider: cardProvider.name, reference });
  }
  await db.publish({ type: 'companyChanged', companyId });
}

export async function removeBillingCard(ctx: Context, id: string): Promise<BillingCard[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { status } = await lockCards(db, companyId);
    const card = await cardOrThrow(db, companyId, id);
    const isLast = (await cardsOf(db, companyId)).length === 1;
    if (isLast && status === 'Active') throw lastCardError();
    await assertCardNotCharging(db, companyId, id);
    await removeCard(db, ctx, companyId, card);
    return cardsOf(db, companyId);
  });
}
