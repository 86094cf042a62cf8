import {
  authorize,
  type ClientDeactivationPreview,
  type ClientMoney,
  type Context,
  type Db,
  type DeactivationMoney,
} from '../../platform';
import { clientById } from '../../clients';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { allowedTransitions } from '../../../contract/clients';
import { loadClientStates, openPayments } from './clientLifecycle.repository';
import { periodEndOf } from './clientState';
import { loadLifecycleContext } from './lifecycleContext';

async function loadDeactivationMoney(
  db: Db,
  companyId: string,
  clientId: string,
  { currency, mrr, subscription }: ClientMoney,
): Promise<DeactivationMoney> {
  const { count, amount } = await openPayments(db, companyId, clientId);
  const { nextChargeAmount = null, nextChargeAt } = subscription ?? {};
  return {
    currency,
    mrr,
    openPayments: count,
    openAmount: amount,
    nextChargeAmount,
    nextChargeAt: nextChargeAt ? new Date(nextChargeAt) : null,
  };
}

/**
 * Returns the data for confirming a deactivation: the allowed transitions, the last sign-in, the end of the
 * period and, with `MANAGE_PAYMENTS`, the amounts. Throws `NOT_FOUND` for an unknown client.
 */
export async function previewDeactivation(ctx: Context, id: string): Promise<ClientDeactivationPreview> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    const state = (await loadClientStates(db, companyId, [id])).get(id);
    if (!client || !state) throw notFound();
    const periodEnd = periodEndOf(state, await loadLifecycleContext(db, companyId, ctx));
    return {
      transitions: [...allowedTransitions(state.status)],
      lastLoginAt: client.lastLoginAt,
      periodEnd: periodEnd === null ? null : new Date(periodEnd),
      money: client.money ? await loadDeactivationMoney(db, companyId, id, client.money) : null,
    };
  });
}
