import { type Db, runOnce } from '../../../platform';
import { lockClients } from '../../../clients';
import { applyCommand, type ClientCommand, isPaidPlan, limitCardAttempts } from '../../../billing';
import { badInput, conflict } from '../../../lib/errors';
import { publishedPrice } from '../snapshotPlan';
import { requireClientActor, type ClientVisit } from '../visit';
import { findOfferedPlan } from './startPlan';
import { loadOverview, type Overview } from './overview';

/** Returns the reason why the client can't change plans, or null if they can. */
export function planChangeBlocker(
  { session, snapshot }: ClientVisit,
  { billing, endsAt }: Overview,
): string | null {
  if (session.status === 'Paused') return 'Your account is paused, so your plan can not be changed.';
  // Clients don't have to pay first for a plan that they never had access to.
  const isOpen = billing.subscription?.hasAccess ?? true;
  if (session.status === 'PastDue' && isOpen) {
    return 'Pay what is open first. Then your plan can be changed.';
  }
  if (endsAt) return 'Your plan ends. Keep it first, then it can be changed.';
  const hasAvailablePlan = snapshot.plans.some((plan) => plan.allowSelfUpgrade && plan.id !== session.planId);
  return billing.subscription && !hasAvailablePlan
    ? 'There is no other plan that you can move to by yourself.'
    : null;
}

async function applyToOwnClient(db: Db, visit: ClientVisit, verb: ClientCommand): Promise<void> {
  const { companyId, session } = visit;
  const [verdict] = await applyCommand(db, companyId, verb, [session.clientId], requireClientActor(visit));
  if (verdict?.reason === 'BeingCharged') {
    throw conflict('Your payment is in progress. Try again in a minute.');
  }
  if (verdict?.outcome === 'Refused') throw conflict('This can not be done as your account stands now.');
}

export interface ChangePlanForm {
  planId: string;
  /** The version of the price that the page showed. */
  priceVersion: number;
  key: string;
}

/**
 * Changes the client's plan to one that allows self-service, without proration. Throws `CONFLICT` if the
 * client cannot change plans, and `BAD_USER_INPUT` if the plan is not available or needs a valid card.
 */
export async function changeOwnPlan(visit: ClientVisit, form: ChangePlanForm): Promise<void> {
  const { services, companyId, session } = visit;
  requireClientActor(visit);
  const plan = findOfferedPlan(visit, { ...form, isYearly: false });
  if (!plan.allowSelfUpgrade) throw badInput({ plan: 'You can not move to this plan by yourself.' });
  const idempotency = {
    key: form.key,
    operation: 'changeOwnPlan',
    request: { client: session.clientId, plan: plan.id },
  };
  const shown = publishedPrice(plan);
  const isFree = !isPaidPlan(shown, false);
  // Counts a change to a paid plan as a card attempt, because it can charge the card immediately.
  if (!isFree) await limitCardAttempts(services, companyId, session.clientId);
  await services.database.inCompany(companyId, (db) =>
    runOnce(db, companyId, idempotency, async () => {
      await lockClients(db, companyId, [session.clientId]);
      const overview = await loadOverview(db, visit);
      const refusal = planChangeBlocker(visit, overview);
      if (refusal) throw conflict(refusal);
      const { subscription, cards } = overview.billing;
      if (!subscription) throw conflict('You have no plan yet. Choose one first.');
      const hasValidCard = cards.some(({ isDefault, status }) => isDefault && status !== 'Expired');
      if (!isFree && !hasValidCard) throw badInput({ plan: 'This plan needs a valid card. Add one first.' });
      await applyToOwnClient(db, visit, { kind: 'ChangePlan', planId: plan.id, shownPrice: shown });
      return plan.id;
    }),
  );
}

/** Schedules the client's deactivation for the end of the paid billing period. */
export async function cancelOwnPlan(visit: ClientVisit): Promise<void> {
  const { services, companyId } = visit;
  const verb = { kind: 'Deactivate', when: 'PeriodEnd', reason: 'ClientRequest', note: null } as const;
  await services.database.inCompany(companyId, (db) => applyToOwnClient(db, visit, verb));
}

/** Cancels the scheduled end of the plan. Throws `CONFLICT` if an operator scheduled it. */
export async function resumeOwnPlan(visit: ClientVisit): Promise<void> {
  const { services, companyId, session, snapshot } = visit;
  await services.database.inCompany(companyId, async (db) => {
    await lockClients(db, companyId, [session.clientId]);
    const { endsAt, canCancelEnd } = await loadOverview(db, visit);
    if (endsAt && !canCancelEnd) {
      throw conflict(
        `${snapshot.branding.title} ends your plan. Write to ${snapshot.company.email} to ask why.`,
      );
    }
    await applyToOwnClient(db, visit, { kind: 'CancelDeactivation' });
  });
}
