import { killAtPoints, createKillableDatabase, type KillableDatabase } from '../../testing/killableDatabase';
import { companyTasks } from '../../testing/companyTasks';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { partAt } from './companyExports.repository';
import { companyExports, startCompanyExport } from './companyExports.service';
import { archiveTables } from './tables/all';
import { unzip } from './testing/unzip';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

// Numbers of steps after which the process is killed: while counting rows, reading pages, writing parts and
// finishing.
const steps = [1, 2, 3, archiveTables.length + 3, 2 * archiveTables.length + 6, 2 * archiveTables.length + 8];

test('the next run completes an archive after SIGKILL at each tested step', async () => {
  const companies = await killable.withServices(async (services) => {
    const created: TestCompany[] = [];
    for (const _step of steps) {
      const company = await fixtureOf(services).company();
      // Images are stored uncompressed, so the archive has more than one part.
      await services.database.inCompany(company.id, (db) =>
        db.query(
          `insert into images (company_id, id, kind, png, width, height)
           select $1, gen_random_uuid(), 'GuideImage', decode(string_agg(md5(random()::text), ''), 'hex'), 1, 1
           from generate_series(1, 100000)`,
          [company.id],
        ),
      );
      await startCompanyExport(await fixtureOf(services).signedIn(company));
      created.push(company);
    }
    return created;
  });
  const kills = companies.map(({ id }, index) => ({ companyId: id, steps: steps[index] ?? 0 }));
  expect(await killAtPoints(killable, 'archive', kills)).toEqual(kills);
  await killable.withServices(async (services) => {
    for (const company of companies) {
      const admin = await fixtureOf(services).signedIn(company);
      expect(await companyExports(admin)).toMatchObject([{ status: 'Running' }]);
      await companyTasks.archive(services, company.id);
      const [{ id = '' } = {}] = await companyExports(admin);
      expect(await companyExports(admin)).toMatchObject([{ status: 'Finished' }]);
      const parts: Buffer[] = [];
      for (let position = 0; ; position += 1) {
        const part = await services.database.inCompany(company.id, (db) =>
          partAt(db, company.id, id, position),
        );
        if (!part) break;
        parts.push(part);
      }
      expect(parts.length).toBe(2);
      expect(
        [...unzip(Buffer.concat(parts)).keys()].filter((name) => name.startsWith('images/')),
      ).toHaveLength(1);
    }
  });
}, 180_000);
