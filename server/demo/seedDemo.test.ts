import { login } from '../modules/auth/login';
import { countClients, listClients } from '../modules/clients/service';
import { openWorld, type World } from '../testing/world';
import { seedDemo } from './seedDemo';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('the demo company is there once, however often it is asked for, and its sign-in works', async () => {
  const started = performance.now();
  const signIn = await seedDemo(world.services);
  process.stdout.write(`The demo company took ${Math.round(performance.now() - started)} ms.\n`);
  await expect(seedDemo(world.services)).resolves.toEqual(signIn);
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query<{ email: string; company_id: string; operator_id: string }>(
      'select email, company_id, operator_id from operator_directory order by email',
    ),
  );
  expect(rows.map(({ email }) => email)).toEqual([
    'clients@livery.test',
    'demo@livery.test',
    'staff@livery.test',
  ]);
  await expect(login(world.asNobody(), signIn)).resolves.toMatchObject({ accessToken: expect.any(String) });

  const company = rows[0]?.company_id ?? '';
  const ctx = await world.as(
    { id: company, name: '', email: '', status: 'Active', country: 'US', subdomain: '' },
    'MANAGE_CLIENT_MANAGEMENT',
  );
  const { total, byStatus } = await countClients(ctx);
  expect(total).toBe(243);
  // Something to look at in every status.
  for (const { count } of byStatus) expect(count).toBeGreaterThan(0);

  const { items } = await listClients(ctx, { pageSize: 100 });
  const [newest] = items;
  expect(Date.now() - Number(newest?.createdAt)).toBeLessThan(4 * 24 * 60 * 60 * 1000);
  expect(newest?.number).toBe(243);
  expect(new Set(items.map(({ country }) => country)).size).toBeGreaterThan(6);
});
