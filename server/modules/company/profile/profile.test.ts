import type { Context } from '../../../context';
import type { CompanyProfileInput } from '../../../schema.generated';
import { waitForCommittedEvents } from '../../../testing/waitForCommittedEvents';
import { insertPlan } from '../../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { publishSnapshot, takeSnapshot } from '../../deployments/snapshotSql';
import { recordPayments } from '../../payments/recording';
import { aPayment } from '../../payments/testPayments';
import { connectStripe } from '../../stripe/connect';
import { disconnectStripe } from '../../stripe/disconnect';
import { currentOperator } from '../service';
import { companyProfile, updateCompanyProfile } from './service';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company({ name: 'Acme' });
  ctx = await world.as(company, 'MANAGE_SETTINGS');
});

const ask = async <Row extends object>(text: string): Promise<Row[]> =>
  (await world.services.database.inCompany(company.id, (db) => db.query<Row>(text))).rows;

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

const saved = async (changes: Partial<CompanyProfileInput> = {}, by = ctx) =>
  updateCompanyProfile(by, { ...input, ...changes }, (await companyProfile(by)).lockVersion);

test('the profile is kept in its normal form, and is on record', async () => {
  expect(await saved()).toMatchObject({
    legalName: 'Acme Trading, Lda.',
    phone: '+351912345678',
    website: 'https://acme.test',
    addressLine1: 'Rua Augusta 1',
    addressLine2: null,
    taxId: 'PT500000000',
    lockVersion: 2,
  });
  const [event] = await ask<{ action: string; changes: { field: string }[] }>(
    `select action, changes from audit_events where action = 'company.updated'`,
  );
  expect(event?.changes).toEqual(
    expect.arrayContaining([
      { field: 'legalName', before: null, after: 'Acme Trading, Lda.' },
      { field: 'timeZone', before: 'UTC', after: 'Europe/Lisbon' },
    ]),
  );
});

test('what stays the same is no change', async () => {
  const { lockVersion } = await saved();
  expect(await saved()).toMatchObject({ lockVersion });
  expect(await ask(`select from audit_events where action = 'company.updated'`)).toHaveLength(1);
});

test('who saves over somebody else’s change is told who that was', async () => {
  const { lockVersion } = await companyProfile(ctx);
  const admin = await world.asAdmin(company);
  await updateCompanyProfile(admin, { ...input, city: 'Porto' }, lockVersion);
  await expect(updateCompanyProfile(ctx, { ...input, city: 'Faro' }, lockVersion)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflict: { kind: 'Stale', changedBy: admin.viewer?.name, changedAt: expect.any(Date) } },
  });
  expect((await companyProfile(ctx)).city).toBe('Porto');
});

test.each([
  ['a tax number that would be a VAT number', { taxId: 'PT 12' }, 'taxId'],
  ['signs that no tax number has', { taxId: '<b>' }, 'taxId'],
  ['a postal code that is too long', { postalCode: '1'.repeat(21) }, 'postalCode'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused under its field', async (_what, changes, field) => {
  await expect(saved(changes)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) } },
  });
});

test('open consoles hear of it, and so do client dashboards where clients read it', async () => {
  await ask(
    `insert into theme_setups (company_id, title, colour) values ('${company.id}', 'Acme', '#112233')`,
  );
  await saved();
  await world.services.database.inCompany(company.id, async (db) =>
    publishSnapshot(db, company.id, await takeSnapshot(db, company.id)),
  );
  const undeployed = async () => (await currentOperator(ctx)).whiteLabelledCustomer.undeployedChangesExist;
  await waitForCommittedEvents(world.services, company.id);
  const events = world.services.events.subscribe('companyChanged', company.id);
  await saved({ addressLine1: 'Rua Nova 2', taxId: null });
  expect((await events.next()).value).toMatchObject({ companyId: company.id });
  await events.return?.();
  expect(await undeployed()).toBe(false);
  await saved({ phone: '+351210000000' });
  expect(await undeployed()).toBe(true);
});

describe('the currency', () => {
  const lockOf = async (field: string) =>
    (await companyProfile(ctx)).locks.find((lock) => lock.field === field)?.reason;

  test('may change while nothing is priced in it, and plans that are free go along', async () => {
    await insertPlan(world.services.database, company, { price: 0 });
    expect(await lockOf('currency')).toBeUndefined();
    expect(await saved({ currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
    expect(await ask('select currency from client_billing_plans')).toEqual([{ currency: 'EUR' }]);
  });

  test('stays once a plan has a price in it, and the reason names the plan', async () => {
    await insertPlan(world.services.database, company, { name: 'Starter', price: 900 });
    await insertPlan(world.services.database, company, { name: 'Growth', price: 1900 });
    const reason =
      'Starter and one other plan have prices in USD. Delete what is priced, or make it free, to change it.';
    expect(await lockOf('currency')).toBe(reason);
    await expect(saved({ currency: 'EUR' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { currency: reason } },
    });
    expect(await saved({ city: 'Faro' })).toMatchObject({ currency: 'USD', city: 'Faro' });
  });

  test('stays once a client has paid in it', async () => {
    const { id } = await world.client(company);
    await world.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [aPayment(id, {})]),
    );
    expect(await lockOf('currency')).toBe(
      'Clients have paid in USD, so it stays the currency of your company.',
    );
  });
});

test('the country stays while an account with the card provider is open for it', async () => {
  const admin = await world.asAdmin(company);
  await saved();
  await connectStripe(admin, { sandboxAccount: 'sandbox_ready' });
  await expect(saved({ country: 'ES', taxId: null, phone: null })).rejects.toMatchObject({
    details: { fields: { country: expect.stringContaining('Disconnect it') } },
  });
  await disconnectStripe(admin);
  expect(await saved({ country: 'ES', taxId: null, phone: null })).toMatchObject({ country: 'ES' });
});

test('another time zone counts the days anew', async () => {
  await saved({ timeZone: 'UTC' });
  const { id } = await world.client(company, { createdAt: new Date('2026-03-10T23:30:00Z') });
  expect(id).toBeTruthy();
  const days = () => ask(`select day from daily_tallies where measure = 'ClientsAdded' and count > 0`);
  expect(await days()).toEqual([{ day: '2026-03-10' }]);
  await saved({ timeZone: 'Europe/Lisbon' });
  await saved({ timeZone: 'Asia/Tokyo' });
  expect(await days()).toEqual([{ day: '2026-03-11' }]);
});

test('needs the flag, and an open company to change it', async () => {
  await expect(companyProfile(await world.as(company, 'MANAGE_PAYMENTS'))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const closed = await world.as(await world.company({ status: 'Cancelled' }), 'MANAGE_SETTINGS');
  await expect(updateCompanyProfile(closed, input, 1)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  expect((await companyProfile(closed)).lockVersion).toBe(1);
});
