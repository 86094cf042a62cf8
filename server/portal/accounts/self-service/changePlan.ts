import { type Db, runOnce } from '../../../platform';
import { lockClients } from '../../../clients';
import { applyCommand, type ClientCommand, isPaidPlan, limitCardAttempts } from '../../../billing';
import { badInput, conflict } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import type { PortalSnapshot } from '../../../brand';
import { publishedPrice } from '../snapshotPlan';
import { requireClientActor, type ClientVisit } from '../visit';
import { findOfferedPlan } from './startPlan';
import { loadOverview, type Overview } from './overview';

/** Explains that an operator scheduled the plan's end, which the client can't cancel. */
const scheduledEndText = ({ branding, company }: PortalSnapshot): string =>
  t('{company} scheduled your plan to end. To keep it, contact {email}.', {
    company: branding.title,
    email: company.email,
  });

/** Returns the reason why the client can't change plans, or null if they can. */
export function planChangeBlocker(
  { session, snapshot }: ClientVisit,
  { billing, endsAt, canCancelEnd }: Overview,
): string | null {
  if (session.status === 'Paused') return t('You can’t change your plan while your account is paused.');
  // Clients don't have to pay first for a plan that they never had access to.
  const isOpen = billing.subscription?.hasAccess ?? true;
  if (session.status === 'PastDue' && isOpen) {
    return t('Pay your past-due payments before you change your plan.');
  }
  if (endsAt) {
    return canCancelEnd
      ? t('Your plan is set to end. Select “Keep plan” before you change to another plan.')
      : scheduledEndText(snapshot);
  }
  const hasAvailablePlan = snapshot.plans.some((plan) => plan.allowSelfUpgrade && plan.id !== session.planId);
  return billing.subscription && !hasAvailablePlan
    ? t('There are no other plans that you can change to.')
    : null;
}

async function applyToOwnClient(db: Db, visit: ClientVisit, verb: ClientCommand): Promise<void> {
  const { companyId, session } = visit;
  const [verdict] = await applyCommand(db, companyId, verb, [session.clientId], requireClientActor(visit));
  if (verdict?.reason === 'BeingCharged') {
    throw conflict(t('Your payment is processing. Try again in a minute.'));
  }
  if (verdict?.outcome === 'Refused')
    throw conflict(t('Your account’s current status doesn’t allow this change.'));
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
  const { services, companyId, session, snapshot } = visit;
  requireClientActor(visit);
  const plan = findOfferedPlan(visit, { ...form, isYearly: false });
  if (!plan.allowSelfUpgrade) {
    throw badInput({
      plan: t('To change to this plan, contact {email}.', { email: snapshot.company.email }),
    });
  }
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
      if (!subscription) throw conflict(t('You don’t have a plan yet. Choose one first.'));
      const hasValidCard = cards.some(({ isDefault, status }) => isDefault && status !== 'Expired');
      if (!isFree && !hasValidCard)
        throw badInput({ plan: t('This plan requires a valid card. Add one first.') });
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
      throw conflict(scheduledEndText(snapshot));
    }
    await applyToOwnClient(db, visit, { kind: 'CancelDeactivation' });
  });
}
