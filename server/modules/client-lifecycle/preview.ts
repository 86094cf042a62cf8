import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientDeactivationPreview, ClientMoney, DeactivationMoney } from '../../schema.generated';
import { clientById } from '../clients/editing';
import { allowedMoves } from './moves';
import { clientStandings, openPayments } from './sql';
import { periodEndOf } from './standing';
import { surroundingsOf } from './surroundings';

async function moneyAtStake(
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

/** What deactivating a client would bring about, without doing it. */
export async function previewDeactivation(ctx: Context, id: string): Promise<ClientDeactivationPreview> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    const standing = (await clientStandings(db, companyId, [id])).get(id);
    if (!client || !standing) throw notFound('client');
    const periodEnd = periodEndOf(standing, await surroundingsOf(db, companyId, ctx));
    return {
      moves: [...allowedMoves(standing.status)],
      lastLoginAt: client.lastLoginAt,
      periodEnd: periodEnd === null ? null : new Date(periodEnd),
      money: client.money ? await moneyAtStake(db, companyId, id, client.money) : null,
    };
  });
}
