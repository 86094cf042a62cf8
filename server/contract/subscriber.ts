import { carryOut } from '../modules/client-lifecycle/carryOut';
import type { ClientVerb } from '../modules/client-lifecycle/decide';
import { startSubscription } from '../modules/subscriptions/start';
import { insertPlan } from '../testing/plans';
import type { World } from '../testing/world';

export interface Subscriber {
  companyId: string;
  /** Of the company's Admin. */
  token: string;
  id: string;
  /** Another plan than the client has. */
  planId: string;
}

/** A company with a client who pays for a plan, and to whom these things have been done. */
export async function subscriber(world: World, done: readonly ClientVerb[]): Promise<Subscriber> {
  const { database } = world.services;
  const company = await world.company();
  const client = await world.client(company);
  const ctx = await world.asAdmin(company);
  const [plan, other] = [await insertPlan(database, company), await insertPlan(database, company)];
  await database.inCompany(company.id, async (db) => {
    await startSubscription(db, company.id, { clientId: client.id, planId: plan.id, at: new Date() });
    for (const verb of done) await carryOut(db, company.id, verb, [client.id], ctx);
  });
  return { companyId: company.id, token: await world.adminToken(company), id: client.id, planId: other.id };
}
