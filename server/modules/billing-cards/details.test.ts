import { openWorld, type World } from '../../testing/world';
import { billingDetails, saveBillingDetails } from './details';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const typed = {
  name: '  Northwind   Trading GmbH ',
  email: ' Billing@Northwind.test ',
  addressLine1: 'Hauptstraße 1',
  addressLine2: '',
  city: 'Wien',
  state: null,
  postalCode: '1010',
  country: 'at',
  taxId: 'ATU12345678',
};

test('before anybody writes them, they are the company’s own', async () => {
  const company = await world.company({ name: 'Northwind', country: 'GB' });
  expect(await billingDetails(await world.as(company, 'MANAGE_SETTINGS'))).toEqual({
    name: 'Northwind',
    email: company.email,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: null,
    postalCode: null,
    country: 'GB',
    taxId: null,
    isFromCompany: true,
  });
});

test('are kept as they are typed, tidied, and on record field by field', async () => {
  const company = await world.company({ name: 'Northwind', country: 'AT' });
  const ctx = await world.as(company, 'MANAGE_SETTINGS');
  const saved = await saveBillingDetails(ctx, typed);
  expect(saved).toEqual({
    name: 'Northwind Trading GmbH',
    email: 'billing@northwind.test',
    addressLine1: 'Hauptstraße 1',
    addressLine2: null,
    city: 'Wien',
    state: null,
    postalCode: '1010',
    country: 'AT',
    taxId: 'ATU12345678',
    isFromCompany: false,
  });
  expect(await billingDetails(ctx)).toEqual(saved);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ changes: { field: string }[] }>(
      `select changes from audit_events where action = 'billingDetails.updated'`,
    ),
  );
  expect(rows[0]?.changes.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'addressLine1',
    'city',
    'postalCode',
    'taxId',
  ]);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['email', { email: 'nobody' }],
  ['country', { country: 'Narnia' }],
  ['addressLine1', { addressLine1: 'x'.repeat(201) }],
  ['taxId', { taxId: 'x'.repeat(51) }],
])('a wrong %s is refused under its field', async (field, wrong) => {
  const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS');
  await expect(saveBillingDetails(ctx, { ...typed, ...wrong })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
});

test('without the flag they are neither shown nor changed', async () => {
  const ctx = await world.as(await world.company(), 'MANAGE_PAYMENTS');
  await expect(billingDetails(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(saveBillingDetails(ctx, typed)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test("another company's stay as they are", async () => {
  const theirs = await world.company({ name: 'Theirs' });
  await saveBillingDetails(await world.as(await world.company(), 'MANAGE_SETTINGS'), typed);
  expect(await billingDetails(await world.as(theirs, 'MANAGE_SETTINGS'))).toMatchObject({ name: 'Theirs' });
});

test('a closed company still says whom to invoice', async () => {
  const ctx = await world.as(await world.company({ status: 'Cancelled' }), 'MANAGE_SETTINGS');
  expect(await saveBillingDetails(ctx, typed)).toMatchObject({ city: 'Wien' });
});
