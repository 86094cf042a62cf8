import type { Db } from '../../../db/database';
import { badInput, DomainError } from '../../../errors';
import { carryOut } from '../../client-lifecycle/carryOut';
import type { ClientVerb } from '../../client-lifecycle/decide';
import { costsAnything } from '../../client-cards/begin';
import { countCardTry } from '../../client-cards/keep';
import { onlyOnce } from '../../idempotency/onlyOnce';
import { lockClients } from '../../clients/editing';
import { shownPrice } from '../snapshotPlan';
import { ownDoer, type ClientVisit } from '../visit';
import { planAsSeen } from './begin';
import { overviewIn, type Overview } from './overview';

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

/** Why a client can't change their plan by themselves as they stand; null where they can. */
export function whyNoChange(
  { session, snapshot }: ClientVisit,
  { billing, endsAt }: Overview,
): string | null {
  if (session.status === 'Paused') return 'Your account is paused, so your plan can not be changed.';
  // Nothing is owed for a plan that has not opened.
  const isOpen = billing.subscription?.isOpen ?? true;
  if (session.status === 'PastDue' && isOpen) {
    return 'Pay what is open first. Then your plan can be changed.';
  }
  if (endsAt) return 'Your plan ends. Keep it first, then it can be changed.';
  const isAnyOpen = snapshot.plans.some((plan) => plan.allowSelfUpgrade && plan.id !== session.planId);
  return billing.subscription && !isAnyOpen
    ? 'There is no other plan that you can move to by yourself.'
    : null;
}

async function carryOutOwn(db: Db, visit: ClientVisit, verb: ClientVerb): Promise<void> {
  const { companyId, session } = visit;
  const [verdict] = await carryOut(db, companyId, verb, [session.clientId], ownDoer(visit));
  if (verdict?.reason === 'BeingCharged') {
    throw conflict('Your payment is in progress. Try again in a minute.');
  }
  if (verdict?.outcome === 'Refused') throw conflict('This can not be done as your account stands now.');
}

export interface ChangeForm {
  planId: string;
  /** Of the price that the page showed. */
  priceVersion: number;
  key: string;
}

/** Moves a client to another plan, as those that are open to it say. Nothing is prorated. */
export async function changeOwnPlan(visit: ClientVisit, form: ChangeForm): Promise<void> {
  const { services, companyId, session } = visit;
  ownDoer(visit);
  const plan = planAsSeen(visit, { ...form, isYearly: false });
  if (!plan.allowSelfUpgrade) throw badInput({ plan: 'You can not move to this plan by yourself.' });
  const press = {
    key: form.key,
    operation: 'changeOwnPlan',
    request: { client: session.clientId, plan: plan.id },
  };
  // A move can charge the card at once.
  const shown = shownPrice(plan);
  const isFree = !costsAnything(shown, false);
  if (!isFree) await countCardTry(services, companyId, session.clientId);
  await services.database.inCompany(companyId, (db) =>
    onlyOnce(db, companyId, press, async () => {
      await lockClients(db, companyId, [session.clientId]);
      const overview = await overviewIn(db, visit);
      const refusal = whyNoChange(visit, overview);
      if (refusal) throw conflict(refusal);
      const { subscription, cards } = overview.billing;
      if (!subscription) throw conflict('You have no plan yet. Choose one first.');
      const hasValidCard = cards.some(({ isDefault, status }) => isDefault && status !== 'Expired');
      if (!isFree && !hasValidCard) throw badInput({ plan: 'This plan needs a valid card. Add one first.' });
      await carryOutOwn(db, visit, { kind: 'ChangePlan', planId: plan.id, shown });
      return plan.id;
    }),
  );
}

/** The plan goes on until what is paid for is over; then the client is deactivated. */
export async function endOwnPlan(visit: ClientVisit): Promise<void> {
  const { services, companyId } = visit;
  const verb = { kind: 'Deactivate', when: 'PeriodEnd', reason: 'ClientRequest', note: null } as const;
  await services.database.inCompany(companyId, (db) => carryOutOwn(db, visit, verb));
}

/** Takes that back, where it was the client who said so. */
export async function keepOwnPlan(visit: ClientVisit): Promise<void> {
  const { services, companyId, session, snapshot } = visit;
  await services.database.inCompany(companyId, async (db) => {
    await lockClients(db, companyId, [session.clientId]);
    const { endsAt, isOwnEnd } = await overviewIn(db, visit);
    if (endsAt && !isOwnEnd) {
      throw conflict(
        `${snapshot.branding.title} ends your plan. Write to ${snapshot.company.email} to ask why.`,
      );
    }
    await carryOutOwn(db, visit, { kind: 'CancelDeactivation' });
  });
}
