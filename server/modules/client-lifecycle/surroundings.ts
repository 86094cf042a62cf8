import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type { Doer } from '../audit/service';
import { momentOf } from '../../lib/moments';
import { clockAndPlans } from '../subscriptions/sql';
import type { ClientVerb, EventVerb, Surroundings } from './decide';
import { clientsChargedFor } from './sql';

const operatorOf = ({ viewer, actor }: Doer): string | null => {
  if (actor) return actor.type === 'Operator' ? actor.id : null;
  return viewer?.operatorId ?? null;
};

/** The same at another time: what is past is written as it was then, with the periods since then renewed. */
export function asOf(around: Surroundings, now: Date): Surroundings {
  const moment = momentOf(now);
  return {
    ...around,
    now: moment,
    renewedUntil: moment > around.renewedUntil ? moment : around.renewedUntil,
  };
}

/** What decisions hang on, by the database's clock unless another time is given. */
export async function surroundingsOf(db: Db, companyId: string, by: Doer, now?: Date): Promise<Surroundings> {
  const { clock, timeZone, plans } = await clockAndPlans(db, companyId);
  const around: Surroundings = {
    now: clock,
    renewedUntil: clock,
    timeZone,
    plans: new Map(plans.map((plan) => [plan.planId, plan])),
    operatorId: operatorOf(by),
    newId,
  };
  return now ? asOf(around, now) : around;
}

/** Also loads the clients charged before, which decides setup fees, for verbs that begin a plan. */
export async function withCharged(
  db: Db,
  companyId: string,
  around: Surroundings,
  verb: ClientVerb | EventVerb,
  clientIds: readonly string[],
): Promise<Surroundings> {
  if (verb.kind !== 'ChangePlan' && verb.kind !== 'Subscribe') return around;
  if (!around.plans.has(verb.planId)) return around;
  return { ...around, charged: await clientsChargedFor(db, companyId, verb.planId, clientIds) };
}
