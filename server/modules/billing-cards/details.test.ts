import { newId } from '../../lib/ids';
import { billingDetails, saveBillingDetails } from './details';
import { warnOfExpiringCards } from './expiring';
import { addBillingCard } from './service';
import { Scene } from '../charging/testing/scene';
import { openMailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('details', () => {
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
});

describe('expiring cards', () => {
  async function companyWithCard(token: string, on: string): Promise<Scene> {
    const scene = await Scene.open(world, on, null);
    await addBillingCard(await world.asAdmin(scene.company), { token }, newId());
    return scene;
  }

  test('the Admins are told of a card 30 days before its last day, once, and nobody else is', async () => {
    const soon = await companyWithCard('sandbox_expires', '2045-04-12');
    const staff = await world.operator(soon.company, { role: 'Staff' });
    const later = await companyWithCard('sandbox_pays', '2045-04-12');
    const closed = await companyWithCard('sandbox_expires', '2045-04-12');
    await closed.ask(`update companies set status = 'Cancelled'`);

    await warnOfExpiringCards(world.services);
    await warnOfExpiringCards(world.services);

    const told = await world.services.jobs.unfinished('send-mail');
    expect(told.map(({ to }) => to)).toEqual([soon.company.admin.email]);
    expect(told.map(({ to }) => to)).not.toContain(staff.email);
    expect(told.map(({ to }) => to)).not.toContain(later.company.admin.email);

    const mailbox = await openMailbox(world.services);
    const mail = await mailbox.next(soon.company.admin.email);
    expect(mail.subject).toBe('Your American Express ending in 0005 expires soon');
    expect(mail.text).toContain('is good until April 30, 2045.');
    expect(mail.text).toContain('It is the one that we charge.');
    expect(mail.text).toContain(`${world.services.settings.publicUrl}/dashboard/settings/billing-card`);
  });

  test('a card that is renewed under the same number is warned of again when that ends', async () => {
    const scene = await companyWithCard('sandbox_expires', '2045-06-12');
    await warnOfExpiringCards(world.services);
    await scene.ask('update billing_cards set exp_month = 6, exp_year = 2047');
    await scene.turnTo('2047-06-12');
    await warnOfExpiringCards(world.services);
    const [{ count } = { count: 0 }] = await scene.ask<{ count: number }>(
      `select count(*)::integer as count from billing_cards where expiry_warned_for = '2047-06-30'`,
    );
    expect(count).toBe(1);
  });
});
