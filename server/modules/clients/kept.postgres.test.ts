import pg from 'pg';
import { addManyClients } from '../../testing/addManyClients';
import { openWorld, type World } from '../../testing/world';
import { listClients } from './service';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('design 9: what began before a list was looked through and ended after it is no less followed', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await addManyClients(world.services.database, company.id, 100);
  const sizeNow = async () => (await listClients(ctx, { search: '@client.test' })).totalCount;

  const owner = new pg.Client({ connectionString: world.services.settings.databaseOwnerUrl ?? '' });
  await owner.connect();
  await owner.query('begin');
  const change = "update clients set email = 'a@b.test' where company_id = $1 and number = 5";
  await owner.query(change, [company.id]);
  expect(await sizeNow()).toBe(100);
  // Somebody else's change, which is later and ends sooner.
  await world.client(company, { email: 'later@client.test' });
  expect(await sizeNow()).toBe(101);
  await owner.query('commit');
  await owner.end();
  expect(await sizeNow()).toBe(100);
});
