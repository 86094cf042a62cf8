import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { refusalOfMail } from '../../mail/dailyCaps';
import type { Doer } from '../audit/service';
import { carryOut, clientStandings, surroundingsOf } from '../client-lifecycle/carryOut';
import { running, type ClientStanding } from '../client-lifecycle/standing';
import { mailClient } from '../client-mails/mailClient';
import { lockClients } from '../clients/editing';
import { clientsAccount } from '../stripe/account';
import { pricedBy, type PlanPrice } from '../subscriptions/subscription';
import { begunValues } from './begunValues';

/** What a client is to have, and how they are to pay for it. */
export interface Terms {
  clientId: string;
  planId: string;
  isYearly: boolean;
  withTrial: boolean;
  /** The plan as it was shown to who asks; as it is sold now where that is left out. */
  shown?: PlanPrice;
}

/** Why a subscription can't begin, in the order that it is looked at. */
export type Hindrance =
  'NoPlan' | 'NoYearlyPrice' | 'Deactivated' | 'Paused' | 'HasPlan' | 'NoCard' | 'NotReady' | 'NoTrial';

interface Hindered {
  hindrance: Hindrance;
  /** The client's. */
  name: string;
  /** A sentence about any client. */
  problem: string | null;
}

type BeginServices = Pick<Services, 'settings' | 'cardProvider' | 'jobs'>;

const trialDaysOf = ({ trialDays }: PlanPrice, { withTrial }: Terms): number => (withTrial ? trialDays : 0);

/** Something is charged sooner or later. */
export const costsAnything = (plan: PlanPrice, isYearly: boolean): boolean =>
  pricedBy(plan, isYearly).price > 0 || plan.setupFee > 0;

/** Whether a card has to be there before the plan can begin. */
export const needsCard = (plan: PlanPrice, terms: Terms): boolean =>
  trialDaysOf(plan, terms) > 0 ? plan.requireCardForTrial : costsAnything(plan, terms.isYearly);

function hindranceOf(
  { status, ...standing }: ClientStanding,
  plan: PlanPrice,
  terms: Terms,
): Hindrance | null {
  if (terms.isYearly && plan.yearlyPrice === null) return 'NoYearlyPrice';
  if (status === 'Deactivated' || status === 'Paused') return status;
  if (running({ status, ...standing })) return 'HasPlan';
  return needsCard(plan, terms) && !standing.hasValidCard ? 'NoCard' : null;
}

/** Emails the client the terms. Over the daily cap, the subscription begins without the email. */
async function mailBegun(
  db: Db,
  services: BeginServices,
  companyId: string,
  clientId: string,
  by: Doer,
): Promise<void> {
  const refused = by.viewer
    ? await refusalOfMail(db, companyId, 'subscription-begun', clientId)
    : await refusalOfMail(db, companyId, 'own-subscription-begun', clientId);
  if (refused) return;
  const values = await begunValues(db, services.settings, companyId, clientId);
  await mailClient(db, services, companyId, clientId, 'subscription-begun', values);
}

/**
 * Puts a client on a plan in the caller's transaction: charged at once, or when the trial is over. Null when it has begun,
 * and else what is in the way.
 */
export async function beginSubscription(
  db: Db,
  services: BeginServices,
  companyId: string,
  terms: Terms,
  by: Doer,
): Promise<Hindered | null> {
  const { clientId, planId, isYearly, shown } = terms;
  await lockClients(db, companyId, [clientId]);
  const around = await surroundingsOf(db, companyId, by);
  const standing = (await clientStandings(db, companyId, [clientId])).get(clientId);
  if (!standing) throw new Error(`Client ${clientId} is not there.`);
  const hindered = (hindrance: Hindrance, problem: string | null = null): Hindered => ({
    hindrance,
    name: standing.name,
    problem,
  });
  const sold = around.plans.get(planId);
  if (!sold?.isOffered) return hindered('NoPlan');
  const plan = shown ?? sold;
  const hindrance = hindranceOf(standing, plan, terms);
  if (hindrance) return hindered(hindrance);
  const canCharge = (await clientsAccount(services, db, companyId))?.canCharge;
  if (!canCharge && costsAnything(plan, isYearly)) return hindered('NotReady');
  const trialDays = trialDaysOf(plan, terms);
  const verb = { kind: 'Subscribe', planId, shown, trialDays, isYearly, isPaid: false } as const;
  const [verdict] = await carryOut(db, companyId, verb, [clientId], by);
  if (verdict?.outcome !== 'Changed') return hindered('NoTrial', verdict?.problem);
  await mailBegun(db, services, companyId, clientId, by);
  await services.jobs.enqueue(db, 'charge-company', { companyId });
  return null;
}
