import { type AuditContext, checkDailyCap, type Db, type Services } from '../../platform';
import { enqueueClientEmail, lockClients } from '../../clients';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { loadLifecycleContext } from '../client-lifecycle/lifecycleContext';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { currentSubscription, type ClientState } from '../client-lifecycle/clientState';
import { loadConnectedAccount } from '../stripe/account';
import { priceTermsOf, type PlanPrice } from '../subscriptions/subscription';
import { subscriptionEmailValues } from './subscriptionEmailValues';

/** The plan of a new subscription, with its payment interval, trial and price. */
export interface SubscriptionTerms {
  clientId: string;
  planId: string;
  isYearly: boolean;
  withTrial: boolean;
  /** The plan price that was shown to the requester. Defaults to the current price. */
  shownPrice?: PlanPrice;
}

/** Why a subscription cannot begin, in the order of the checks. */
export type SubscriptionBlocker =
  'NoPlan' | 'NoYearlyPrice' | 'Deactivated' | 'Paused' | 'HasPlan' | 'NoCard' | 'NotReady' | 'NoTrial';

interface SubscriptionRefusal {
  blocker: SubscriptionBlocker;
  /** The client's name. */
  name: string;
  /** Explains the blocker `NoTrial` without naming the client. Null for the other blockers. */
  problem: string | null;
}

type BeginServices = Pick<Services, 'settings' | 'cardProvider' | 'jobs'>;

const trialDaysOf = ({ trialDays }: PlanPrice, { withTrial }: SubscriptionTerms): number =>
  withTrial ? trialDays : 0;

/** Returns whether the plan charges anything, now or later. */
export const isPaidPlan = (plan: PlanPrice, isYearly: boolean): boolean =>
  priceTermsOf(plan, isYearly).price > 0 || plan.setupFee > 0;

/** Returns whether the client needs a card before the plan can begin. */
export const needsCard = (plan: PlanPrice, terms: SubscriptionTerms): boolean =>
  trialDaysOf(plan, terms) > 0 ? plan.requireCardForTrial : isPaidPlan(plan, terms.isYearly);

function findBlocker(
  { status, ...state }: ClientState,
  plan: PlanPrice,
  terms: SubscriptionTerms,
): SubscriptionBlocker | null {
  if (terms.isYearly && plan.yearlyPrice === null) return 'NoYearlyPrice';
  if (status === 'Deactivated' || status === 'Paused') return status;
  if (currentSubscription({ status, ...state })) return 'HasPlan';
  return needsCard(plan, terms) && !state.hasValidCard ? 'NoCard' : null;
}

/** Enqueues an email with the terms to the client, unless the daily cap is reached. */
async function emailTerms(
  db: Db,
  services: BeginServices,
  companyId: string,
  clientId: string,
  by: AuditContext,
): Promise<void> {
  const capRefusal = by.viewer
    ? await checkDailyCap(db, companyId, 'subscription-begun', clientId)
    : await checkDailyCap(db, companyId, 'own-subscription-begun', clientId);
  if (capRefusal) return;
  await enqueueClientEmail(db, services, companyId, clientId, 'subscription-begun', () =>
    subscriptionEmailValues(db, services.settings, companyId, clientId),
  );
}

/**
 * Puts a client on a plan, emails the terms and enqueues the charge in the caller's transaction. Returns the
 * refusal, or null on success.
 */
export async function beginSubscription(
  db: Db,
  services: BeginServices,
  companyId: string,
  terms: SubscriptionTerms,
  by: AuditContext,
): Promise<SubscriptionRefusal | null> {
  const { clientId, planId, isYearly, shownPrice } = terms;
  await lockClients(db, companyId, [clientId]);
  const context = await loadLifecycleContext(db, companyId, by);
  const state = (await loadClientStates(db, companyId, [clientId])).get(clientId);
  if (!state) throw new Error(`Client ${clientId} does not exist.`);
  const refuse = (blocker: SubscriptionBlocker, problem: string | null = null): SubscriptionRefusal => ({
    blocker,
    name: state.name,
    problem,
  });
  const currentPlan = context.plans.get(planId);
  if (!currentPlan?.isOffered) return refuse('NoPlan');
  const plan = shownPrice ?? currentPlan;
  const blocker = findBlocker(state, plan, terms);
  if (blocker) return refuse(blocker);
  const canCharge = (await loadConnectedAccount(services, db, companyId))?.canCharge;
  if (!canCharge && isPaidPlan(plan, isYearly)) return refuse('NotReady');
  const trialDays = trialDaysOf(plan, terms);
  const command = { kind: 'Subscribe', planId, shownPrice, trialDays, isYearly, isPaid: false } as const;
  const [result] = await applyCommand(db, companyId, command, [clientId], by);
  if (result?.outcome !== 'Changed') return refuse('NoTrial', result?.problem);
  await emailTerms(db, services, companyId, clientId, by);
  await services.jobs.enqueue(db, 'charge-company', { companyId });
  return null;
}
