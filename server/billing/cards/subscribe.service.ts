import {
  type AttachedCard,
  authorize,
  type ClientBilling,
  type Context,
  type Db,
  runOnce,
  type StartClientSubscriptionInput,
} from '../../platform';
import { badInput, conflict, type DomainError } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { beginSubscription, type SubscriptionBlocker, type SubscriptionTerms } from './beginSubscription';
import { loadBilling } from './billing.service';
import { saveDefaultCard, loadCardOwner, withAttachedCard } from './attachCard';

const blockerErrors: Readonly<Record<SubscriptionBlocker, (name: string) => DomainError>> = {
  NoPlan: () => badInput({ planId: 'This plan does not exist.' }),
  NoYearlyPrice: () => badInput({ isYearly: 'This plan can not be paid for by the year.' }),
  Deactivated: (name) => conflict(`${name} is deactivated. Reactivate them first.`),
  Paused: (name) => conflict(`${name} is paused. Resume them first.`),
  HasPlan: (name) => conflict(`${name} has a plan already. Change the plan instead.`),
  NoCard: (name) => badInput({ token: `${name} has no valid card. Add one, or ask them for one by mail.` }),
  NotReady: () =>
    conflict(
      'Payments can not be taken before the account is ready. Open the Stripe integration screen first.',
    ),
  NoTrial: () => badInput({ withTrial: 'This can not be done to this client.' }),
};

async function beginOrThrow(
  db: Db,
  ctx: Context,
  companyId: string,
  terms: SubscriptionTerms,
): Promise<void> {
  const refusal = await beginSubscription(db, ctx.services, companyId, terms, ctx);
  if (!refusal) return;
  if (refusal.problem) throw badInput({ withTrial: refusal.problem });
  throw blockerErrors[refusal.blocker](refusal.name);
}

/**
 * Puts a client on a plan and charges immediately, or after the trial. Saves the card of `token`, if given,
 * as the default card. A repeated `key` does not charge again.
 */
export async function startClientSubscription(
  ctx: Context,
  input: StartClientSubscriptionInput,
  key: string,
): Promise<ClientBilling> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const { database } = services;
  const { clientId, planId, token } = input;
  const terms = { clientId, planId, isYearly: input.isYearly ?? false, withTrial: input.withTrial ?? true };
  if (!isId(planId)) throw badInput({ planId: 'This plan does not exist.' });
  const owner = await database.inCompany(companyId, (db) => loadCardOwner(db, services, companyId, clientId));
  const idempotentRequest = {
    key,
    operation: 'startClientSubscription',
    request: { ...terms, token: token ?? null },
  };

  const start = (card: AttachedCard | null): Promise<ClientBilling> =>
    database.inCompany(companyId, async (db) => {
      await runOnce(db, companyId, idempotentRequest, async () => {
        if (card) await saveDefaultCard(db, services, ctx, owner, card);
        await beginOrThrow(db, ctx, companyId, terms);
        return clientId;
      });
      return loadBilling(db, services, companyId, clientId);
    });
  return token ? withAttachedCard(services, owner, { token, field: 'token' }, start) : start(null);
}
