import { authorize, type ClientBilling, type Context, type Db } from '../../platform';
import { clientById } from '../../clients';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { loadConnectedAccount } from '../stripe/account';
import { billingFacts } from './billing.repository';
import type { CardServices } from './attachCard';
import { clientCards } from './cards.repository';
import { loadPastDuePayments } from './pastDue.repository';

/**
 * Returns a client's billing state and cards in the caller's transaction. Throws `NOT_FOUND` for an unknown
 * client.
 */
export async function loadBilling(
  db: Db,
  services: CardServices,
  companyId: string,
  clientId: string,
): Promise<ClientBilling> {
  const money = isId(clientId) ? (await clientById(db, companyId, clientId, true))?.money : null;
  if (!money) throw notFound();
  const { nextChargeAt, nextChargeAmount = null } = money.subscription ?? {};
  const { isBilled, cardRequestedAt } = await billingFacts(db, companyId, clientId);
  return {
    clientId,
    currency: money.currency,
    cards: await clientCards(db, companyId, clientId),
    isBilled,
    subscription: money.subscription ?? null,
    nextChargeAt: nextChargeAt ? new Date(nextChargeAt) : null,
    nextChargeAmount,
    pastDuePayments: await loadPastDuePayments(db, companyId, clientId),
    cardRequestedAt: cardRequestedAt && new Date(cardRequestedAt),
    canCharge: (await loadConnectedAccount(services, db, companyId))?.canCharge ?? false,
  };
}

export async function clientBilling(ctx: Context, clientId: string): Promise<ClientBilling> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  return ctx.services.database.inCompany(companyId, (db) =>
    loadBilling(db, ctx.services, companyId, clientId),
  );
}
