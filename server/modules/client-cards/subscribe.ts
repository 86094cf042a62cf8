import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, badInput } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBilling, StartClientSubscriptionInput } from '../../schema.generated';
import { onlyOnce } from '../idempotency/onlyOnce';
import { beginSubscription, type Hindrance, type Terms } from './begin';
import { readBilling } from './billing';
import { keepCard, ownerOf, withAttachedCard } from './keep';

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

const refusalOf: Readonly<Record<Hindrance, (name: string) => DomainError>> = {
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

async function begin(db: Db, ctx: Context, companyId: string, terms: Terms): Promise<void> {
  const hindered = await beginSubscription(db, ctx.services, companyId, terms, ctx);
  if (!hindered) return;
  if (hindered.problem) throw badInput({ withTrial: hindered.problem });
  throw refusalOf[hindered.hindrance](hindered.name);
}

/** Puts a client on a plan: charged at once, or when the trial is over. */
export async function startClientSubscription(
  ctx: Context,
  input: StartClientSubscriptionInput,
  key: string,
): Promise<ClientBilling> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  const { database } = services;
  const { clientId, planId, token } = input;
  const terms = { clientId, planId, isYearly: input.isYearly ?? false, withTrial: input.withTrial ?? true };
  if (!isId(planId)) throw badInput({ planId: 'This plan does not exist.' });
  const owner = await database.inCompany(companyId, (db) => ownerOf(db, services, companyId, clientId));
  const press = { key, operation: 'startClientSubscription', request: { ...terms, token: token ?? null } };

  const start = (card: AttachedCard | null): Promise<ClientBilling> =>
    database.inCompany(companyId, async (db) => {
      await onlyOnce(db, companyId, press, async () => {
        if (card) await keepCard(db, services, ctx, owner, card);
        await begin(db, ctx, companyId, terms);
        return clientId;
      });
      return readBilling(db, services, companyId, clientId);
    });
  return token ? withAttachedCard(services, owner, { token, field: 'token' }, start) : start(null);
}
