import type { Services } from '../../context';
import { findImbalances } from '../../testing/findImbalances';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { peopleOf, type TestCompany } from '../../testing/world';
import { Scene } from './testing/scene';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** More than a run has transactions. */
const mostSteps = 14;

/** Two who are to be charged for the first time, and a debt that is to be tried again. */
async function dueCompany(services: Services): Promise<TestCompany> {
  const scene = await Scene.open(peopleOf(services), '2041-01-01');
  await scene.subscriber({}, 'sandbox_short');
  await scene.charge();
  await scene.turnTo('2041-01-04');
  await scene.subscriber();
  await scene.subscriber({}, 'sandbox_declined_later');
  return scene.company;
}

async function dueCompanies(services: Services): Promise<TestCompany[]> {
  const companies = [];
  for (let count = 0; count < mostSteps; count += 1) companies.push(await dueCompany(services));
  return companies;
}

test('kill -9 after any step of charging loses nothing and charges nothing twice', async () => {
  const companies = await killable.withServices(dueCompanies);
  const killed = await killAtEachStep(killable, 'charge', companies);
  // From the first look to the last, with two sorts of payments begun, charged and settled in between.
  expect(killed.length).toBeGreaterThanOrEqual(7);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const scene = new Scene(peopleOf(services), company);
      await scene.charge();
      expect(await scene.payments()).toMatchObject([
        { status: 'Succeeded', attempts: 2 },
        { status: 'Succeeded', attempts: 1 },
        { status: 'Failed', attempts: 1 },
      ]);
      const charges = await scene.ask('select status from sandbox_charges order by status');
      expect(charges).toEqual(['Failed', 'Failed', 'Succeeded', 'Succeeded'].map((status) => ({ status })));
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
