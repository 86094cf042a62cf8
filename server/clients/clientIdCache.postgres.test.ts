import pg from 'pg';
import { addManyClients } from '../testing/addManyClients';
import { openFixture, type Fixture } from '../testing/fixture';
import { listClients } from './clients.service';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test('design 9: the client ID cache detects a transaction that began before a cached read and committed after the read', async () => {
  const company = await fixture.company();
  const ctx = await fixture.asAdmin(company);
  await addManyClients(fixture.services.database, company.id, 100);
  const countNow = async () => (await listClients(ctx, { search: '@client.test' })).totalCount;

  const owner = new pg.Client({ connectionString: fixture.services.settings.databaseOwnerUrl ?? '' });
  await owner.connect();
  await owner.query('begin');
  const change = "update clients set email = 'a@b.test' where company_id = $1 and number = 5";
  await owner.query(change, [company.id]);
  expect(await countNow()).toBe(100);
  // A later change in another transaction commits first.
  await fixture.client(company, { email: 'later@client.test' });
  expect(await countNow()).toBe(101);
  await owner.query('commit');
  await owner.end();
  expect(await countNow()).toBe(100);
});
