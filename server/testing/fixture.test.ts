import { authenticate } from '../identity/internals';
import { openFixture, type Fixture } from './fixture';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

test('fixture.as gives an operator exactly the requested permissions', async () => {
  const company = await fixture.company();
  const { viewer } = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  expect([...(viewer?.permissions ?? [])]).toEqual(['MANAGE_PAYMENTS']);
  expect(viewer?.companyId).toBe(company.id);
});

test('fixture.operatorToken and fixture.adminToken return access tokens that the server accepts', async () => {
  const company = await fixture.company();
  const { token } = await fixture.signedIn(
    company,
    await fixture.operator(company, { permissions: ['MANAGE_SETTINGS'] }),
  );
  const viewer = await authenticate(fixture.services, token);
  expect([...(viewer?.permissions ?? [])]).toEqual(['MANAGE_SETTINGS']);

  const admin = await authenticate(fixture.services, (await fixture.signedIn(company)).token);
  expect(admin).toMatchObject({ operatorId: company.admin.id, role: 'Admin', companyStatus: 'Active' });
});

test('fixture.client numbers clients consecutively within a company', async () => {
  const company = await fixture.company();
  await fixture.client(company);
  await fixture.client(company, { name: 'Zoe' });
  const rows = await fixture.query(company, 'select number, name from clients order by number desc limit 1');
  expect(rows).toEqual([{ number: 2, name: 'Zoe' }]);
});
