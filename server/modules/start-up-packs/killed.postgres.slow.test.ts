import type { Services } from '../../context';
import { newId } from '../../lib/ids';
import {
  createContext,
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { viewerOf } from '../../testing/viewers';
import { works } from '../../testing/works';
import { peopleOf, type TestCompany } from '../../testing/world';
import { clientBillingPlans } from '../client-billing/service';
import { quickGuides } from '../quick-guides/service';
import { packNamed } from './catalogue/all';
import { installStartUpPack } from './install';
import { piecesOf } from './pieces/piecesOf';
import { startUpPacks } from './service';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

const pack = packNamed('web-agency');

/** One of each kind is enough to be cut between two. */
const chosen = [...new Map(piecesOf(pack).map((piece) => [piece.kind, piece])).values()];
const choices = chosen.map(({ key }) => ({ key, choice: 'Add' as const }));

const adminOf = async (services: Services, company: TestCompany) =>
  createContext(services, await viewerOf(services.database, company, company.admin));

async function beginning(services: Services): Promise<TestCompany> {
  const company = await peopleOf(services).company();
  const input = { slug: pack.slug, version: pack.version, choices };
  await installStartUpPack(await adminOf(services, company), input, newId());
  return company;
}

test('kill -9 after any step of an installation leaves each thing there once or not at all, and the next run ends it', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < chosen.length + 3; count += 1) made.push(await beginning(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'pack', companies);
  // Each thing, and the end.
  expect(killed.length).toBe(chosen.length + 1);

  await killable.withServices(async (services) => {
    for (const [index, company] of killed.entries()) {
      const ctx = await adminOf(services, company);
      const installation = async () =>
        (await startUpPacks(ctx)).find(({ slug }) => slug === pack.slug)?.installation;
      expect(await installation()).toMatchObject({
        status: index < chosen.length ? 'Running' : 'Finished',
        done: Math.min(index + 1, chosen.length),
      });
      await works.pack(services, company.id);
      expect(await installation()).toMatchObject({ status: 'Finished', done: chosen.length });
      expect(await clientBillingPlans(ctx)).toHaveLength(1);
      expect(await quickGuides(ctx)).toHaveLength(1);
    }
  });
}, 180_000);
