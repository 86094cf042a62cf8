import type { Services } from '../../context';
import { newId } from '../../lib/ids';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { insertPlan } from '../../testing/insertPlan';
import { peopleOf, type TestCompany } from '../../testing/world';
import { publishSnapshot, takeSnapshot } from '../deployments/snapshotSql';
import { connectStripe } from '../stripe/connect';
import { insertSignUp } from './sign-up/sql';
import { pressOn } from './testing/pressOn';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** With somebody who was mailed how to go on. */
async function signingUp(services: Services): Promise<TestCompany> {
  const people = peopleOf(services);
  const company = await people.company();
  const { id } = company;
  await connectStripe(await people.asAdmin(company), { sandboxAccount: 'sandbox_ready' });
  const { id: planId } = await insertPlan(services.database, company);
  await services.database.inCompany(id, async (db) => {
    await db.query(`insert into theme_setups (company_id, title, colour) values ($1, 'Acme', '#1A73E8')`, [
      id,
    ]);
    await publishSnapshot(db, id, await takeSnapshot(db, id));
    const signUp = { id: newId(), name: 'Ada', email: 'ada@client.test', planId, isYearly: false };
    await insertSignUp(db, id, signUp);
  });
  return company;
}

const countsOf = ({ database }: Services, { id }: TestCompany) =>
  database.inCompany(id, async (db) => {
    const { rows } = await db.query<Record<string, number>>(
      `select (select count(*) from clients)::integer as clients,
         (select count(*) from client_accounts)::integer as accounts,
         (select count(*) from client_sign_ups where client_id is not null)::integer as "signUps",
         (select count(*) from audit_events where action = 'client.signedUp')::integer as records,
         (select count(*) from client_cards)::integer as cards,
         (select count(*) from subscriptions)::integer as subscriptions`,
    );
    return rows[0] ?? {};
  });

test('kill -9 after any step of signing up leaves nobody, or a client who can go on, to one plan and one card', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < 12; count += 1) made.push(await signingUp(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'signUp', companies);

  await killable.withServices(async (services) => {
    const found = [];
    for (const company of killed) {
      const { clients, accounts, signUps, records, cards, subscriptions } = await countsOf(services, company);
      expect([accounts, signUps, records]).toEqual([clients, clients, clients]);
      expect(cards).toBe(subscriptions);
      found.push(`${clients} ${subscriptions}`);
      await pressOn(services, company.id);
      expect(await countsOf(services, company)).toEqual({
        clients: 1,
        accounts: 1,
        signUps: 1,
        records: 1,
        cards: 1,
        subscriptions: 1,
      });
    }
    // Nobody, a client without a plan, and one with it.
    expect([...new Set(found)]).toEqual(['0 0', '1 0', '1 1']);
  });
}, 180_000);
