import {
  type AttachedCard,
  authorize,
  type ClientBilling,
  type Context,
  type Db,
  runOnce,
  type StartClientSubscriptionInput,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, type DomainError } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { beginSubscription, type SubscriptionBlocker, type SubscriptionTerms } from './beginSubscription';
import { loadBilling } from './billing.service';
import { saveDefaultCard, loadCardOwner, withAttachedCard } from './attachCard';

const blockerErrors: Readonly<Record<SubscriptionBlocker, (name: string) => DomainError>> = {
  NoPlan: () => badInput({ planId: t('This plan doesn’t exist.') }),
  NoYearlyPrice: () => badInput({ isYearly: t('This plan has no yearly price.') }),
  Deactivated: (name) => conflict(t('{name} is deactivated. Reactivate the client first.', { name })),
  Paused: (name) => conflict(t('{name} is paused. Resume the client first.', { name })),
  HasPlan: (name) => conflict(t('{name} already has a plan. Change the plan instead.', { name })),
  NoCard: (name) =>
    badInput({ token: t('{name} has no valid card. Add a card or request one by email.', { name }) }),
  NotReady: () =>
    conflict(
      t('Finish the Stripe integration before you charge clients. Go to White Label > Stripe Integration.'),
    ),
  NoTrial: () => badInput({ withTrial: t('This client can’t start a trial.') }),
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
  if (!isId(planId)) throw badInput({ planId: t('This plan doesn’t exist.') });
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
