import { newId } from '../../lib/ids';
import { billingDetails, updateBillingDetails } from './details.service';
import { warnOfExpiringCards } from './cardJobs';
import { addBillingCard } from './billingCards.service';
import { BillingFixture } from '../charging/testing/billingFixture';
import { openMailbox } from '../../testing/mailbox';
import { openFixture, type Fixture } from '../../testing/fixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('billing details', () => {
  const input = {
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

  test('default to the company’s name, email and country', async () => {
    const company = await fixture.company({ name: 'Northwind', country: 'GB' });
    expect(await billingDetails(await fixture.signedIn(company, ['MANAGE_SETTINGS']))).toEqual({
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

  test('are normalized, saved and audited field by field', async () => {
    const company = await fixture.company({ name: 'Northwind', country: 'AT' });
    const ctx = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
    const saved = await updateBillingDetails(ctx, input);
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
    const rows = await fixture.query<{ changes: { field: string }[] }>(
      company,
      `select changes from audit_events where action = 'billingDetails.updated'`,
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
    ['email', { email: 'not-an-email' }],
    ['country', { country: 'Narnia' }],
    ['addressLine1', { addressLine1: 'x'.repeat(201) }],
    ['taxId', { taxId: 'x'.repeat(51) }],
  ])('are rejected with an error on an invalid %s', async (field, overrides) => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']);
    await expect(updateBillingDetails(ctx, { ...input, ...overrides })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('require MANAGE_SETTINGS to be read or changed', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
    await expect(billingDetails(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(updateBillingDetails(ctx, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('do not affect another company', async () => {
    const otherCompany = await fixture.company({ name: 'Theirs' });
    await updateBillingDetails(await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']), input);
    expect(await billingDetails(await fixture.signedIn(otherCompany, ['MANAGE_SETTINGS']))).toMatchObject({
      name: 'Theirs',
    });
  });

  test('can be saved by a closed company', async () => {
    const ctx = await fixture.signedIn(await fixture.company({ status: 'Cancelled' }), ['MANAGE_SETTINGS']);
    expect(await updateBillingDetails(ctx, input)).toMatchObject({ city: 'Wien' });
  });
});

describe('warnOfExpiringCards', () => {
  async function companyWithCard(token: string, day: string): Promise<BillingFixture> {
    const billing = await BillingFixture.open(fixture, day, null);
    await addBillingCard(await fixture.signedIn(billing.company), { token }, newId());
    return billing;
  }

  test('emails only Admins of active companies, once per card that expires within 30 days', async () => {
    const expiring = await companyWithCard('sandbox_expires', '2045-04-12');
    const staff = await fixture.operator(expiring.company, { role: 'Staff' });
    const notExpiring = await companyWithCard('sandbox_pays', '2045-04-12');
    const closed = await companyWithCard('sandbox_expires', '2045-04-12');
    await closed.query(`update companies set status = 'Cancelled'`);

    await warnOfExpiringCards(fixture.services);
    await warnOfExpiringCards(fixture.services);

    const emails = await fixture.services.jobs.unfinished('send-mail');
    expect(emails.map(({ to }) => to)).toEqual([expiring.company.admin.email]);
    expect(emails.map(({ to }) => to)).not.toContain(staff.email);
    expect(emails.map(({ to }) => to)).not.toContain(notExpiring.company.admin.email);

    const mailbox = await openMailbox(fixture.services);
    const email = await mailbox.next(expiring.company.admin.email);
    expect(email.subject).toBe('Your American Express ending in 0005 expires soon');
    expect(email.text).toContain('is valid until April 30, 2045.');
    expect(email.text).toContain('Livery charges this card.');
    expect(email.text).toContain(`${fixture.services.settings.publicUrl}/dashboard/settings/billing-card`);
  });

  test('warns again when a renewed card with the same number expires', async () => {
    const billing = await companyWithCard('sandbox_expires', '2045-06-12');
    await warnOfExpiringCards(fixture.services);
    await billing.query('update billing_cards set exp_month = 6, exp_year = 2047');
    await billing.setDate('2047-06-12');
    await warnOfExpiringCards(fixture.services);
    const [{ count } = { count: 0 }] = await billing.query<{ count: number }>(
      `select count(*)::integer as count from billing_cards where expiry_warned_for = '2047-06-30'`,
    );
    expect(count).toBe(1);
  });
});
