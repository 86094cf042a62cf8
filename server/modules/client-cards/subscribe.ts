import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, badInput } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBilling, StartClientSubscriptionInput } from '../../schema.generated';
import { carryOut, clientStandings, surroundingsOf } from '../client-lifecycle/carryOut';
import { running, type ClientStanding } from '../client-lifecycle/standing';
import { lockClients } from '../clients/editing';
import { mailClient } from '../client-mails/mailClient';
import { onlyOnce } from '../idempotency/onlyOnce';
import { clientsAccount } from '../stripe/account';
import { pricedBy, type PlanPrice } from '../subscriptions/subscription';
import { readBilling } from './billing';
import { begunValues } from './begunValues';
import { keepCard, ownerOf, withAttachedCard } from './keep';

interface Terms {
  clientId: string;
  planId: string;
  isYearly: boolean;
  withTrial: boolean;
}

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

const trialDaysOf = ({ trialDays }: PlanPrice, { withTrial }: Terms): number => (withTrial ? trialDays : 0);

const cannotCharge = () =>
  conflict(
    'Payments can not be taken before the account is ready. Open the Stripe integration screen first.',
  );

/** The plan as it is sold, where it may be had on these terms. */
function planFor(plan: PlanPrice | undefined, { isYearly }: Terms): PlanPrice {
  if (!plan?.isOffered) throw badInput({ planId: 'This plan does not exist.' });
  if (isYearly && plan.yearlyPrice === null) {
    throw badInput({ isYearly: 'This plan can not be paid for by the year.' });
  }
  return plan;
}

function refuseStanding(standing: ClientStanding): void {
  const { status, name } = standing;
  if (status === 'Deactivated') throw conflict(`${name} is deactivated. Reactivate them first.`);
  if (status === 'Paused') throw conflict(`${name} is paused. Resume them first.`);
  if (running(standing)) throw conflict(`${name} has a plan already. Change the plan instead.`);
}

function refuseWithoutCard({ hasCard, name }: ClientStanding, plan: PlanPrice, terms: Terms): void {
  const costs = pricedBy(plan, terms.isYearly).price > 0 || plan.setupFee > 0;
  const needsCard = trialDaysOf(plan, terms) > 0 ? plan.requireCardForTrial : costs;
  if (needsCard && !hasCard) {
    throw badInput({ token: `${name} has no card. Add one, or ask them for one by mail.` });
  }
}

async function begin(db: Db, ctx: Context, companyId: string, terms: Terms): Promise<void> {
  const { clientId } = terms;
  const { services } = ctx;
  await lockClients(db, companyId, [clientId]);
  const around = await surroundingsOf(db, companyId, ctx);
  const plan = planFor(around.plans.get(terms.planId), terms);
  const standing = (await clientStandings(db, companyId, [clientId])).get(clientId);
  if (!standing) throw new Error(`Client ${clientId} is not there.`);
  refuseStanding(standing);
  refuseWithoutCard(standing, plan, terms);
  if (!(await clientsAccount(services, db, companyId))?.canCharge) throw cannotCharge();
  const { planId, isYearly } = terms;
  const trialDays = trialDaysOf(plan, terms);
  const verb = { kind: 'Subscribe', planId, trialDays, isYearly, isPaid: false } as const;
  const [verdict] = await carryOut(db, companyId, verb, [clientId], ctx);
  if (verdict?.outcome !== 'Changed') {
    throw badInput({ withTrial: verdict?.problem ?? 'This can not be done to this client.' });
  }
  const values = await begunValues(db, companyId, clientId);
  await mailClient(db, services, companyId, clientId, 'subscription-begun', values);
  await services.jobs.enqueue(db, 'charge-company', { companyId });
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
