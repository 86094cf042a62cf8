import { authenticate } from '../modules/auth/authenticate';
import { openWorld, type World } from './world';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

test('an operator holds exactly the flags that were asked for', async () => {
  const company = await world.company();
  const { viewer } = await world.as(company, 'MANAGE_PAYMENTS');
  expect([...(viewer?.permissions ?? [])]).toEqual(['MANAGE_PAYMENTS']);
  expect(viewer?.companyId).toBe(company.id);
});

test('an access token is one that the server itself accepts', async () => {
  const company = await world.company();
  const token = await world.operatorToken(company, 'Staff', 'MANAGE_SETTINGS');
  const viewer = await authenticate(world.services, token);
  expect([...(viewer?.permissions ?? [])]).toEqual(['MANAGE_SETTINGS']);

  const admin = await authenticate(world.services, await world.adminToken(company));
  expect(admin).toMatchObject({ operatorId: company.admin.id, role: 'Admin', companyStatus: 'Active' });
});

test('clients are numbered one after another in their company', async () => {
  const company = await world.company();
  await world.client(company);
  await world.client(company, { name: 'Zoe' });
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select number, name from clients order by number desc limit 1'),
  );
  expect(rows).toEqual([{ number: 2, name: 'Zoe' }]);
});
