import type { CompanyProfileInput, Context } from '../../platform';
import { connectStripe, disconnectStripe } from '../../billing/internals';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { currentOperator } from '../company.service';
import { companyProfile, updateCompanyProfile } from './profile.service';
import { buildPayment } from '../../testing/factories/payments';
import { insertTheme, publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company({ name: 'Acme' });
  ctx = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
});

const query = <Row extends object>(text: string) => fixture.query<Row>(company, text);

const input: CompanyProfileInput = {
  name: 'Acme',
  legalName: 'Acme Trading, Lda.',
  email: 'hello@acme.test',
  phone: '912 345 678',
  website: 'acme.test',
  addressLine1: ' Rua Augusta  1 ',
  addressLine2: '',
  city: 'Lisboa',
  state: null,
  postalCode: '1100-048',
  country: 'PT',
  currency: 'USD',
  timeZone: 'Europe/Lisbon',
  taxId: 'PT 500 000 000',
};

const saveProfile = async (changes: Partial<CompanyProfileInput> = {}, operatorCtx = ctx) =>
  updateCompanyProfile(
    operatorCtx,
    { ...input, ...changes },
    (await companyProfile(operatorCtx)).lockVersion,
  );

test('updateCompanyProfile normalizes the profile and audits the changes', async () => {
  expect(await saveProfile()).toMatchObject({
    legalName: 'Acme Trading, Lda.',
    phone: '+351912345678',
    website: 'https://acme.test',
    addressLine1: 'Rua Augusta 1',
    addressLine2: null,
    taxId: 'PT500000000',
    lockVersion: 2,
  });
  const [event] = await query<{ action: string; changes: { field: string }[] }>(
    `select action, changes from audit_events where action = 'company.updated'`,
  );
  expect(event?.changes).toEqual(
    expect.arrayContaining([
      { field: 'legalName', before: null, after: 'Acme Trading, Lda.' },
      { field: 'timeZone', before: 'UTC', after: 'Europe/Lisbon' },
    ]),
  );
});

test('updateCompanyProfile writes nothing when no value changes', async () => {
  const { lockVersion } = await saveProfile();
  expect(await saveProfile()).toMatchObject({ lockVersion });
  expect(await query(`select from audit_events where action = 'company.updated'`)).toHaveLength(1);
});

test('updateCompanyProfile rejects an outdated version and names the operator who changed the profile', async () => {
  const { lockVersion } = await companyProfile(ctx);
  const admin = await fixture.signedIn(company);
  await updateCompanyProfile(admin, { ...input, city: 'Porto' }, lockVersion);
  await expect(updateCompanyProfile(ctx, { ...input, city: 'Faro' }, lockVersion)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflict: { kind: 'Stale', changedBy: admin.viewer?.name, changedAt: expect.any(Date) } },
  });
  expect((await companyProfile(ctx)).city).toBe('Porto');
});

test.each([
  ['an invalid VAT number', { taxId: 'PT 12' }, 'taxId'],
  ['a tax number with invalid characters', { taxId: '<b>' }, 'taxId'],
  ['an overlong postal code', { postalCode: '1'.repeat(21) }, 'postalCode'],
  ['an empty name', { name: ' ' }, 'name'],
])('updateCompanyProfile rejects %s with an error on the field', async (_case, changes, field) => {
  await expect(saveProfile(changes)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) } },
  });
});

test('updateCompanyProfile publishes companyChanged, but causes undeployed changes only for published fields', async () => {
  await insertTheme(fixture.services.database, company);
  await saveProfile();
  await publishPortal(fixture, company.id);
  const undeployed = async () => (await currentOperator(ctx)).whiteLabelledCustomer.undeployedChangesExist;
  await waitForCommittedEvents(fixture.services, company.id);
  const events = fixture.services.events.subscribe('companyChanged', company.id);
  await saveProfile({ addressLine1: 'Rua Nova 2', taxId: null });
  expect((await events.next()).value).toMatchObject({ companyId: company.id });
  await events.return?.();
  expect(await undeployed()).toBe(false);
  await saveProfile({ phone: '+351210000000' });
  expect(await undeployed()).toBe(true);
});

describe('currency', () => {
  const lockOf = async (field: string) =>
    (await companyProfile(ctx)).locks.find((lock) => lock.field === field)?.reason;

  test('can change when no plan has a price, and free plans change with it', async () => {
    await fixture.plan(company, { price: 0 });
    expect(await lockOf('currency')).toBeUndefined();
    expect(await saveProfile({ currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
    expect(await query('select currency from client_billing_plans')).toEqual([{ currency: 'EUR' }]);
  });

  test('is locked when a plan has a price, and the reason names the plan', async () => {
    await fixture.plan(company, { name: 'Starter', price: 900 });
    await fixture.plan(company, { name: 'Growth', price: 1900 });
    const reason =
      'The plan Starter and 1 other plan have prices in USD. To change the currency, delete these plans or make them free.';
    expect(await lockOf('currency')).toBe(reason);
    await expect(saveProfile({ currency: 'EUR' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { currency: reason } },
    });
    expect(await saveProfile({ city: 'Faro' })).toMatchObject({ currency: 'USD', city: 'Faro' });
  });

  test('is locked after a client has paid', async () => {
    const { id } = await fixture.client(company);
    await fixture.payments(company, buildPayment(id, {}));
    expect(await lockOf('currency')).toBe('You can’t change the currency because clients have paid in USD.');
  });
});

test('the country is locked while a card provider account is connected', async () => {
  const admin = await fixture.signedIn(company);
  await saveProfile();
  await connectStripe(admin, { sandboxAccount: 'sandbox_ready' });
  await expect(saveProfile({ country: 'ES', taxId: null, phone: null })).rejects.toMatchObject({
    details: { fields: { country: expect.stringContaining('disconnect the account') } },
  });
  await disconnectStripe(admin);
  expect(await saveProfile({ country: 'ES', taxId: null, phone: null })).toMatchObject({ country: 'ES' });
});

test('updateCompanyProfile recomputes the daily totals for a new time zone', async () => {
  await saveProfile({ timeZone: 'UTC' });
  const { id } = await fixture.client(company, { createdAt: new Date('2026-03-10T23:30:00Z') });
  expect(id).toBeTruthy();
  const days = () => query(`select day from daily_tallies where measure = 'ClientsAdded' and count > 0`);
  expect(await days()).toEqual([{ day: '2026-03-10' }]);
  await saveProfile({ timeZone: 'Europe/Lisbon' });
  await saveProfile({ timeZone: 'Asia/Tokyo' });
  expect(await days()).toEqual([{ day: '2026-03-11' }]);
});

test('the profile requires MANAGE_SETTINGS, and changing it requires an open company', async () => {
  await expect(companyProfile(await fixture.signedIn(company, ['MANAGE_PAYMENTS']))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const closed = await fixture.signedIn(await fixture.company({ status: 'Cancelled' }), ['MANAGE_SETTINGS']);
  await expect(updateCompanyProfile(closed, input, 1)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  expect((await companyProfile(closed)).lockVersion).toBe(1);
});
