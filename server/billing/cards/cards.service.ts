import {
  type AddClientCardInput,
  authorize,
  type CardSetup,
  type ClientBilling,
  type Context,
  runOnce,
  writeAuditEvent,
} from '../../platform';
import { lockClients, publishClientChange } from '../../clients';
import { namedCard } from '../../lib/cards';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { assertCardNotCharging } from '../payments/assertCardNotCharging';
import { loadConnectedAccount } from '../stripe/account';
import { loadBilling } from './billing.service';
import { saveDefaultCard, loadCardOwner, withAttachedCard } from './attachCard';
import { auditCardForm, startCardSetup } from './setup';
import { clientCard, deleteCard } from './cards.repository';

export async function startClientCardSetup(ctx: Context, clientId: string): Promise<CardSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const owner = await services.database.inCompany(companyId, async (db) => {
    const cardOwner = await loadCardOwner(db, services, companyId, clientId);
    await auditCardForm(db, ctx, cardOwner);
    return cardOwner;
  });
  return startCardSetup(services, owner);
}

/** Adds a card to a client, makes it the default, starts billing and retries past-due payments. */
export async function addClientCard(
  ctx: Context,
  { clientId, token }: AddClientCardInput,
  key: string,
): Promise<ClientBilling> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const { database } = services;
  const owner = await database.inCompany(companyId, (db) => loadCardOwner(db, services, companyId, clientId));
  return withAttachedCard(services, owner, { token, field: 'token' }, (card) =>
    database.inCompany(companyId, async (db) => {
      const idempotentRequest = { key, operation: 'addClientCard', request: { clientId, token } };
      await runOnce(db, companyId, idempotentRequest, async () => {
        await saveDefaultCard(db, services, ctx, owner, card);
        return clientId;
      });
      return loadBilling(db, services, companyId, clientId);
    }),
  );
}

/**
 * Removes a card. If it was the default, the newest remaining card becomes the default. Throws `NOT_FOUND`
 * for an unknown card, and `CONFLICT` while a payment is being charged to the card.
 */
export async function removeClientCard(ctx: Context, id: string): Promise<ClientBilling> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  if (!isId(id)) throw notFound();
  const { card, account, billing } = await services.database.inCompany(companyId, async (db) => {
    const card = await clientCard(db, companyId, id);
    if (!card) throw notFound();
    const { clientId } = card;
    await lockClients(db, companyId, [clientId]);
    await assertCardNotCharging(db, companyId, id);
    if (!(await deleteCard(db, companyId, card))) throw notFound();
    await writeAuditEvent(db, ctx, {
      action: 'client.cardRemoved',
      targetType: 'Client',
      targetId: clientId,
      targetLabel: card.clientName,
      changes: [{ field: 'paymentCard', before: namedCard(card), after: null }],
    });
    await publishClientChange(db, companyId, 'Updated', [clientId]);
    await db.publish({ type: 'subscriptionsToSync', companyId });
    const account = (await loadConnectedAccount(services, db, companyId))?.account;
    return { card, account, billing: await loadBilling(db, services, companyId, clientId) };
  });
  if (account && card.provider === services.cardProvider.name) {
    // If the provider is unreachable, it retains the card, which is never charged again.
    await services.cardProvider.detach(account, card.reference).catch(() => undefined);
  }
  return billing;
}
