import type { AttachedCard, CardOwner } from '../../../card-provider/cardProvider';
import type { Db } from '../../../db/database';
import { badInput, DomainError } from '../../../errors';
import { beginSubscription, costsAnything, type Hindrance } from '../../client-cards/begin';
import { countCardTry, keepCard, withAttachedCard } from '../../client-cards/keep';
import type { SnapshotPlan } from '../../deployments/snapshot';
import { onlyOnce } from '../../idempotency/onlyOnce';
import type { Doer } from '../../audit/service';
import { publishedPlan, shownPrice } from '../snapshotPlan';
import { ownDoer, type ClientVisit } from '../visit';
import { cardOwner, notReady } from './cards';

export interface BeginForm {
  planId: string;
  isYearly: boolean;
  /** Of the price that the page showed. */
  priceVersion: number;
  /** Of a card that is given with it; empty for the one that the client has, or for none. */
  card: string;
  key: string;
}

/** The plan as the client saw it; BAD_USER_INPUT where it is another one by now. */
export function planAsSeen(
  { snapshot }: Pick<ClientVisit, 'snapshot'>,
  { planId, priceVersion, isYearly }: Pick<BeginForm, 'planId' | 'priceVersion' | 'isYearly'>,
): SnapshotPlan {
  const plan = publishedPlan(snapshot, planId);
  if (!plan) throw badInput({ plan: 'This plan is no longer on offer. Choose another one.' });
  if (plan.priceVersion !== priceVersion) {
    throw badInput({
      plan: 'The price has changed since you opened this page. Look at it before you go on.',
    });
  }
  if (isYearly && plan.yearlyPrice === null) {
    throw badInput({ plan: 'This plan can not be paid for by the year.' });
  }
  return plan;
}

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

const refusalOf = (hindrance: Hindrance, visit: ClientVisit): DomainError => {
  const refusals: Readonly<Record<Hindrance, () => DomainError>> = {
    NoPlan: () => badInput({ plan: 'This plan is no longer on offer. Choose another one.' }),
    NoYearlyPrice: () => badInput({ plan: 'This plan can not be paid for by the year.' }),
    Deactivated: () => conflict('Your account is closed.'),
    Paused: () => conflict('Your account is paused, so no plan can begin.'),
    HasPlan: () => conflict('You have a plan already.'),
    NoCard: () => badInput({ card: 'This plan needs a card. Choose one.' }),
    NotReady: () => notReady(visit),
    NoTrial: () => conflict('This plan begins with a trial, which you can not have again.'),
  };
  return refusals[hindrance]();
};

async function begin(
  db: Db,
  visit: ClientVisit,
  by: Doer,
  plan: SnapshotPlan,
  form: BeginForm,
): Promise<void> {
  const { services, companyId, session } = visit;
  const { clientId, status } = session;
  const terms = {
    clientId,
    planId: plan.id,
    isYearly: form.isYearly,
    // Who has paid before has had the time to try.
    withTrial: status === 'Invited' || status === 'Trialing',
    shown: shownPrice(plan),
  };
  const hindered = await beginSubscription(db, services, companyId, terms, by);
  if (hindered) throw refusalOf(hindered.hindrance, visit);
}

/** A client puts themselves on a plan, at the price that they saw, with a card where one is given. */
export async function beginOwnPlan(visit: ClientVisit, form: BeginForm): Promise<void> {
  const { services, companyId, session } = visit;
  const { database } = services;
  const by = ownDoer(visit);
  const plan = planAsSeen(visit, form);
  const { key, ...request } = form;
  const press = { key, operation: 'beginOwnPlan', request: { client: session.clientId, ...request } };

  const start = (owner: CardOwner | null, card: AttachedCard | null): Promise<string> =>
    database.inCompany(companyId, (db) =>
      onlyOnce(db, companyId, press, async () => {
        if (owner && card) await keepCard(db, services, by, owner, card);
        await begin(db, visit, by, plan, form);
        return session.clientId;
      }),
    );
  if (!form.card) {
    if (costsAnything(shownPrice(plan), form.isYearly))
      await countCardTry(services, companyId, session.clientId);
    return void (await start(null, null));
  }
  const owner = await cardOwner(visit);
  await withAttachedCard(services, owner, { token: form.card, field: 'card' }, (card) => start(owner, card));
}
