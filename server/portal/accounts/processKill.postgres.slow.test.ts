import type { Services } from '../../platform';
import { connectStripe } from '../../billing/internals';
import { newId } from '../../lib/ids';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { insertSignUp } from './sign-up/signUp.repository';
import { completeSignUp } from './testing/completeSignUp';
import { insertTheme, publishPortal } from '../../testing/factories/brand';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** Creates a company with Stripe connected, a published portal and one pending sign-up. */
async function createPendingSignUp(services: Services): Promise<TestCompany> {
  const fixture = fixtureOf(services);
  const company = await fixture.company();
  const { id } = company;
  await connectStripe(await fixture.signedIn(company), { sandboxAccount: 'sandbox_ready' });
  const { id: planId } = await fixture.plan(company);
  await insertTheme(services.database, company);
  await publishPortal(fixture, id);
  const signUp = { id: newId(), name: 'Ada', email: 'ada@client.test', planId, isYearly: false };
  await services.database.inCompany(id, (db) => insertSignUp(db, id, signUp));
  return company;
}

const countsOf = ({ database }: Services, { id }: TestCompany) =>
  database.inCompany(id, async (db) => {
    const { rows } = await db.query<Record<string, number>>(
      `select (select count(*) from clients)::integer as clients,
         (select count(*) from client_accounts)::integer as accounts,
         (select count(*) from client_sign_ups where client_id is not null)::integer as "signUps",
         (select count(*) from audit_events where action = 'client.signedUp')::integer as "auditEvents",
         (select count(*) from client_cards)::integer as cards,
         (select count(*) from subscriptions)::integer as subscriptions`,
    );
    return rows[0] ?? {};
  });

test('a client sign-up that is killed at any step completes exactly once', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let count = 0; count < 12; count += 1) created.push(await createPendingSignUp(services));
    return created;
  });
  const killed = await killAtEachStep(killable, 'completeSignUp', companies);

  await killable.withServices(async (services) => {
    const outcomes = [];
    for (const company of killed) {
      const { clients, accounts, signUps, auditEvents, cards, subscriptions } = await countsOf(
        services,
        company,
      );
      expect([accounts, signUps, auditEvents]).toEqual([clients, clients, clients]);
      expect(cards).toBe(subscriptions);
      outcomes.push(`${clients} ${subscriptions}`);
      await completeSignUp(services, company.id);
      expect(await countsOf(services, company)).toEqual({
        clients: 1,
        accounts: 1,
        signUps: 1,
        auditEvents: 1,
        cards: 1,
        subscriptions: 1,
      });
    }
    // The numbers of clients and subscriptions: no client, a client without a subscription, and a client with
    // one.
    expect([...new Set(outcomes)]).toEqual(['0 0', '1 0', '1 1']);
  });
}, 180_000);
