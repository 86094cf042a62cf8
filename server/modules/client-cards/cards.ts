import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { AddClientCardInput, CardSetup, ClientBilling } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { announceClients } from '../clients/announce';
import { lockClients } from '../clients/editing';
import { onlyOnce } from '../idempotency/onlyOnce';
import { refuseWhileCharged } from '../payments/refuseWhileCharged';
import { clientsAccount } from '../stripe/account';
import { readBilling } from './billing';
import { cardName, keepCard, ownerOf, withAttachedCard } from './keep';
import { recordForm, setupFor } from './setup';
import { clientCard, dropCard } from './sql';

export async function startClientCardSetup(ctx: Context, clientId: string): Promise<CardSetup> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const owner = await services.database.inCompany(companyId, async (db) => {
    const found = await ownerOf(db, services, companyId, clientId);
    await recordForm(db, ctx, found);
    return found;
  });
  return setupFor(services, owner);
}

/** Keeps a card of a client's, which they are charged with from now on. */
export async function addClientCard(
  ctx: Context,
  { clientId, token }: AddClientCardInput,
  key: string,
): Promise<ClientBilling> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const { database } = services;
  const owner = await database.inCompany(companyId, (db) => ownerOf(db, services, companyId, clientId));
  return withAttachedCard(services, owner, { token, field: 'token' }, (card) =>
    database.inCompany(companyId, async (db) => {
      const press = { key, operation: 'addClientCard', request: { clientId, token } };
      await onlyOnce(db, companyId, press, async () => {
        await keepCard(db, services, ctx, owner, card);
        return clientId;
      });
      return readBilling(db, services, companyId, clientId);
    }),
  );
}

/** Another of the client's cards becomes the default one; without any, what falls due can't be charged. */
export async function removeClientCard(ctx: Context, id: string): Promise<ClientBilling> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  if (!isId(id)) throw notFound('card');
  const { card, account, billing } = await services.database.inCompany(companyId, async (db) => {
    const card = await clientCard(db, companyId, id);
    if (!card) throw notFound('card');
    const { clientId } = card;
    await lockClients(db, companyId, [clientId]);
    await refuseWhileCharged(db, companyId, id);
    if (!(await dropCard(db, companyId, card))) throw notFound('card');
    await recordAudit(db, ctx, {
      action: 'client.cardRemoved',
      targetType: 'Client',
      targetId: clientId,
      targetLabel: card.clientName,
      changes: [{ field: 'paymentCard', before: cardName(card), after: null }],
    });
    await announceClients(db, companyId, 'Updated', [clientId]);
    const account = (await clientsAccount(services, db, companyId))?.account;
    return { card, account, billing: await readBilling(db, services, companyId, clientId) };
  });
  if (account && card.provider === services.cardProvider.name) {
    // A provider that can't be reached keeps a card that nobody charges any more.
    await services.cardProvider.detach(account, card.reference).catch(() => undefined);
  }
  return billing;
}
