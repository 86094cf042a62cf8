import type { Services } from '../../platform';
import { quickGuides } from '../../brand/internals';
import { clientBillingPlans } from '../../billing/internals';
import { newId } from '../../lib/ids';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { companyTasks } from '../../testing/companyTasks';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { packNamed } from './catalog';
import { installStartUpPack } from './install.service';
import { itemsOfPack } from './packItems';
import { startUpPacks } from './startUpPacks.service';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

const pack = packNamed('web-agency');

/** One item of each kind is enough to kill the process between any two kinds. */
const chosenItems = [...new Map(itemsOfPack(pack).map((packItem) => [packItem.kind, packItem])).values()];
const choices = chosenItems.map(({ key }) => ({ key, choice: 'Add' as const }));

async function startInstallation(services: Services): Promise<TestCompany> {
  const company = await fixtureOf(services).company();
  const input = { slug: pack.slug, version: pack.version, choices };
  await installStartUpPack(await fixtureOf(services).signedIn(company), input, newId());
  return company;
}

test('a pack installation that is killed after any step resumes and creates each item once', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let count = 0; count < chosenItems.length + 3; count += 1)
      created.push(await startInstallation(services));
    return created;
  });
  const killedCompanies = await killAtEachStep(killable, 'pack', companies);
  // One kill after each item and one after the end.
  expect(killedCompanies.length).toBe(chosenItems.length + 1);

  await killable.withServices(async (services) => {
    for (const [index, company] of killedCompanies.entries()) {
      const ctx = await fixtureOf(services).signedIn(company);
      const loadPackInstallation = async () =>
        (await startUpPacks(ctx)).find(({ slug }) => slug === pack.slug)?.installation;
      expect(await loadPackInstallation()).toMatchObject({
        status: index < chosenItems.length ? 'Running' : 'Finished',
        done: Math.min(index + 1, chosenItems.length),
      });
      await companyTasks.pack(services, company.id);
      expect(await loadPackInstallation()).toMatchObject({ status: 'Finished', done: chosenItems.length });
      expect(await clientBillingPlans(ctx)).toHaveLength(1);
      expect(await quickGuides(ctx)).toHaveLength(1);
    }
  });
}, 180_000);
