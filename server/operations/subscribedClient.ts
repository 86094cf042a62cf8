import { applyCommand, type ClientCommand } from '../billing';
import { startSubscription } from '../billing/internals';
import type { Fixture } from '../testing/fixture';

export interface SubscribedClient {
  companyId: string;
  /** The access token of the company's Admin. */
  token: string;
  id: string;
  /** A plan that the client does not have. */
  planId: string;
}

/** Creates a company and a client with a subscription, then runs these actions on the client. */
export async function createSubscribedClient(
  fixture: Fixture,
  actions: readonly ClientCommand[],
): Promise<SubscribedClient> {
  const { database } = fixture.services;
  const company = await fixture.company();
  const client = await fixture.client(company);
  const ctx = await fixture.signedIn(company);
  const [plan, other] = [await fixture.plan(company), await fixture.plan(company)];
  await database.inCompany(company.id, async (db) => {
    await startSubscription(db, company.id, { clientId: client.id, planId: plan.id, at: new Date() });
    for (const action of actions) await applyCommand(db, company.id, action, [client.id], ctx);
  });
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    id: client.id,
    planId: other.id,
  };
}
