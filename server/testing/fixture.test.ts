import { authenticate } from '../identity/internals';
import { openFixture, type Fixture } from './fixture';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

test('signedIn with permissions gives a new operator exactly these in the context', async () => {
  const company = await fixture.company();
  const { viewer } = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  expect([...viewer.permissions]).toEqual(['MANAGE_PAYMENTS']);
  expect(viewer).toMatchObject({ companyId: company.id, role: 'Staff' });
});

test('signedIn returns an access token of the Admin, or of a new operator with overrides', async () => {
  const company = await fixture.company();
  const { token } = await fixture.signedIn(company, { permissions: ['MANAGE_SETTINGS'] });
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
