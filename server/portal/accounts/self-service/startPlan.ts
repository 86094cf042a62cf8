import { type AttachedCard, type AuditContext, type CardOwner, type Db, runOnce } from '../../../platform';
import type { SnapshotPlan } from '../../../brand';
import {
  beginSubscription,
  isPaidPlan,
  limitCardAttempts,
  saveDefaultCard,
  type SubscriptionBlocker,
  withAttachedCard,
} from '../../../billing';
import { badInput, conflict, type DomainError } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { findPublishedPlan, publishedPrice } from '../snapshotPlan';
import { requireClientActor, type ClientVisit } from '../visit';
import { cardOwner, notReadyError } from './cards';

export interface StartPlanForm {
  planId: string;
  isYearly: boolean;
  /** The version of the price that the page showed. */
  priceVersion: number;
  /** The token of a new card. Empty to use the saved card, or none. */
  card: string;
  key: string;
}

/**
 * Returns the plan that the page showed. Throws `BAD_USER_INPUT` if it is no longer offered, its price has
 * changed, or it has no yearly price for a yearly request.
 */
export function findOfferedPlan(
  { snapshot }: Pick<ClientVisit, 'snapshot'>,
  { planId, priceVersion, isYearly }: Pick<StartPlanForm, 'planId' | 'priceVersion' | 'isYearly'>,
): SnapshotPlan {
  const plan = findPublishedPlan(snapshot, planId);
  if (!plan) throw badInput({ plan: t('This plan is no longer available. Choose another one.') });
  if (plan.priceVersion !== priceVersion) {
    throw badInput({
      plan: t('The price changed after you opened this page. Review it before you continue.'),
    });
  }
  if (isYearly && plan.yearlyPrice === null) {
    throw badInput({ plan: t('This plan doesn’t offer yearly billing.') });
  }
  return plan;
}

const toStartError = (blocker: SubscriptionBlocker, visit: ClientVisit): DomainError => {
  const errors: Readonly<Record<SubscriptionBlocker, () => DomainError>> = {
    NoPlan: () => badInput({ plan: t('This plan is no longer available. Choose another one.') }),
    NoYearlyPrice: () => badInput({ plan: t('This plan doesn’t offer yearly billing.') }),
    Deactivated: () => conflict(t('Your account is closed.')),
    Paused: () => conflict(t('You can’t start a plan while your account is paused.')),
    HasPlan: () => conflict(t('You already have a plan.')),
    NoCard: () => badInput({ card: t('This plan requires a card. Add or select one.') }),
    NotReady: () => notReadyError(visit),
    NoTrial: () => conflict(t('This plan starts with a trial, and you can’t start another one.')),
  };
  return errors[blocker]();
};

async function startPlan(
  db: Db,
  visit: ClientVisit,
  actor: AuditContext,
  plan: SnapshotPlan,
  form: StartPlanForm,
): Promise<void> {
  const { services, companyId, session } = visit;
  const { clientId, status } = session;
  const terms = {
    clientId,
    planId: plan.id,
    isYearly: form.isYearly,
    // Only clients who have never paid get a trial.
    withTrial: status === 'Invited' || status === 'Trialing',
    shownPrice: publishedPrice(plan),
  };
  const rejected = await beginSubscription(db, services, companyId, terms, actor);
  if (rejected) throw toStartError(rejected.blocker, visit);
}

/**
 * Starts a plan for the signed-in client at the price that the page showed, and saves a new card if the form
 * contains one.
 */
export async function startOwnPlan(visit: ClientVisit, form: StartPlanForm): Promise<void> {
  const { services, companyId, session } = visit;
  const { database } = services;
  const actor = requireClientActor(visit);
  const plan = findOfferedPlan(visit, form);
  const { key, ...request } = form;
  const idempotency = { key, operation: 'beginOwnPlan', request: { client: session.clientId, ...request } };

  const run = (owner: CardOwner | null, card: AttachedCard | null): Promise<string> =>
    database.inCompany(companyId, (db) =>
      runOnce(db, companyId, idempotency, async () => {
        if (owner && card) await saveDefaultCard(db, services, actor, owner, card);
        await startPlan(db, visit, actor, plan, form);
        return session.clientId;
      }),
    );
  if (!form.card) {
    if (isPaidPlan(publishedPrice(plan), form.isYearly))
      await limitCardAttempts(services, companyId, session.clientId);
    return void (await run(null, null));
  }
  const owner = await cardOwner(visit);
  await withAttachedCard(services, owner, { token: form.card, field: 'card' }, (card) => run(owner, card));
}
