import { localTimeOf, timestampAt } from '../../lib/calendar';
import { newId } from '../../lib/ids';
import { addBillingCard, billingCards } from '../billing-cards/billingCards.service';
import { chargeCompany } from '../charging/chargeCompany';
import { BillingFixture } from '../charging/testing/billingFixture';
import type { BillingCard } from '../../platform';
import { feeList } from '../../platform/internals';
import { changeCompanyStatus } from '../../company-lifecycle/internals';
import type { NewPayment } from '../payments/createPendingPayment';
import type { Period } from '../../lib/periodDays';
import { feeFor } from './due';
import { monthAt, monthFrom } from './months';
import { schedulePlatformFee } from './schedule';
import { billingCharges, platformFee, retryBillingCharge } from './platformFees.service';
import type { CompanyStatus } from '../../../contract/enums';
import { openMailbox } from '../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { buildPayment } from '../../testing/factories/payments';

describe('platform fee service', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture({ PLATFORM_FEES: 'USD:4900' })));
  afterAll(() => fixture.close());

  const asSettingsManager = (company: TestCompany) => fixture.signedIn(company, ['MANAGE_SETTINGS']);

  const dayOf = (timestamp: Date | string | null | undefined) =>
    timestamp && new Date(timestamp).toISOString().slice(0, 10);

  const queryCompany = <T>(company: TestCompany, text: string) =>
    fixture.inCompany(company, async (db) => (await db.query<T & object>(text)).rows);

  async function insertCharge(company: TestCompany, overrides: Partial<NewPayment> = {}): Promise<string> {
    const fee = buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', ...overrides });
    await fixture.payments(company, fee);
    return fee.id;
  }

  const failed = {
    status: 'Failed',
    declineCode: 'insufficient_funds',
    failureCode: 'card_declined',
  } as const;

  async function setUpFailedCharge(): Promise<{ company: TestCompany; id: string; otherCard: BillingCard }> {
    const company = await fixture.company();
    const ctx = await asSettingsManager(company);
    await addBillingCard(ctx, { token: 'sandbox_declined_later' }, newId());
    const otherCard = await addBillingCard(ctx, { token: 'sandbox_pays', isDefault: false }, newId());
    return { company, id: await insertCharge(company, failed), otherCard };
  }

  describe('platformFee', () => {
    test('returns the fee, the next charge by the company’s clock and the past-due charges', async () => {
      const billing = await BillingFixture.open(fixture, '2041-01-31', null);
      await billing.inCompany((db) => schedulePlatformFee(db, billing.company.id));
      const id = await insertCharge(billing.company, failed);
      await insertCharge(billing.company);
      const result = await platformFee(await asSettingsManager(billing.company));
      expect(result).toMatchObject({
        amount: 4900,
        currency: 'USD',
        pastDuePayments: [{ id, failure: 'The card has insufficient funds.', advice: expect.any(String) }],
      });
      expect(dayOf(result.nextChargeAt)).toBe('2041-02-28');
      expect(result.pastDuePayments).toHaveLength(1);
    });

    test('returns the expected first charge of a company that is still being set up', async () => {
      const billing = await BillingFixture.open(fixture, '2041-03-10', null);
      await billing.query(`update companies set status = 'Pending'`);
      const ctx = await fixture.signedIn({ ...billing.company, status: 'Pending' });
      const { nextChargeAt } = await platformFee(ctx);
      expect(dayOf(nextChargeAt)).toBe('2041-04-10');
    });

    test('returns past-due charges but no next charge for a closed company', async () => {
      const { company } = await setUpFailedCharge();
      await queryCompany(company, `update companies set status = 'Cancelled'`);
      expect(await platformFee(await fixture.signedIn({ ...company, status: 'Cancelled' }))).toMatchObject({
        nextChargeAt: null,
        pastDuePayments: [{ amount: 10_000 }],
      });
    });

    test('requires MANAGE_SETTINGS', async () => {
      await expect(
        platformFee(await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS'])),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('billingCharges', () => {
    test('returns the charges to the company, newest first, without client payments', async () => {
      const company = await fixture.company();
      const [first, second] = [
        await insertCharge(company, { createdAt: new Date('2027-01-01') }),
        await insertCharge(company, { createdAt: new Date('2027-02-01') }),
      ];
      const client = await fixture.client(company);
      await fixture.payments(company, buildPayment(client.id));
      const page = await billingCharges(await asSettingsManager(company), { page: 1, pageSize: 20 });
      expect(page.items.map(({ id }) => id)).toEqual([second, first]);
      expect(page.totalCount).toBe(2);
    });

    test('requires MANAGE_SETTINGS and excludes charges of other companies', async () => {
      await insertCharge(await fixture.company());
      const other = await fixture.company();
      expect((await billingCharges(await asSettingsManager(other), {})).items).toEqual([]);
      await expect(
        billingCharges(await fixture.signedIn(other, ['MANAGE_PAYMENTS']), {}),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('retryBillingCharge', () => {
    const attemptsOf = (company: TestCompany) =>
      queryCompany<{ trigger: string }>(company, 'select trigger from payment_attempts');

    test('attempts, audits and enqueues one retry for 50 concurrent requests with the same key', async () => {
      const { company, id } = await setUpFailedCharge();
      const [ctx, key] = [await asSettingsManager(company), newId()];
      await Promise.all(Array.from({ length: 50 }, () => retryBillingCharge(ctx, id, null, key)));
      expect(await attemptsOf(company)).toEqual([{ trigger: 'RetryManual' }]);
      expect(await fixture.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: company.id,
      });
      const auditEvents = await queryCompany(
        company,
        `select from audit_events where action = 'payment.retried'`,
      );
      expect(auditEvents).toHaveLength(1);
      expect((await platformFee(ctx)).pastDuePayments).toEqual([]);
    });

    test('charges the given card and does not change the default card', async () => {
      const { company, id, otherCard } = await setUpFailedCharge();
      const ctx = await asSettingsManager(company);
      await retryBillingCharge(ctx, id, otherCard.id, newId());
      await chargeCompany(fixture.services, company.id);
      const { items } = await billingCharges(ctx, {});
      expect(items).toMatchObject([{ id, status: 'Succeeded', method: { last4: otherCard.last4 } }]);
      expect((await billingCards(ctx)).map((card) => [card.id === otherCard.id, card.isDefault])).toEqual([
        [false, true],
        [true, false],
      ]);
    });

    test('rejects the same key with another card', async () => {
      const { company, id, otherCard } = await setUpFailedCharge();
      const ctx = await asSettingsManager(company);
      await retryBillingCharge(ctx, id, otherCard.id, 'same-key-1');
      await expect(retryBillingCharge(ctx, id, null, 'same-key-1')).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    test('returns a field error for an unknown card, an invalid id or another company’s card', async () => {
      const { company, id } = await setUpFailedCharge();
      const ctx = await asSettingsManager(company);
      const otherSetup = await setUpFailedCharge();
      for (const cardId of [otherSetup.otherCard.id, newId(), 'nonsense']) {
        await expect(retryBillingCharge(ctx, id, cardId, newId())).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { cardId: expect.any(String) } },
        });
      }
      expect(await attemptsOf(company)).toEqual([]);
    });

    test('rejects a charge that is being retried or already paid', async () => {
      const { company, id } = await setUpFailedCharge();
      const ctx = await asSettingsManager(company);
      const paidId = await insertCharge(company);
      await retryBillingCharge(ctx, id, null, newId());
      for (const rejectedId of [id, paidId]) {
        await expect(retryBillingCharge(ctx, rejectedId, null, newId())).rejects.toMatchObject({
          code: 'CONFLICT',
        });
      }
    });

    test('rejects the same key for another charge', async () => {
      const { company, id } = await setUpFailedCharge();
      const ctx = await asSettingsManager(company);
      const other = await insertCharge(company, failed);
      await retryBillingCharge(ctx, id, null, 'same-key-1');
      await expect(retryBillingCharge(ctx, other, null, 'same-key-1')).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    test('rejects a retry without a billing card', async () => {
      const company = await fixture.company();
      const id = await insertCharge(company, failed);
      await expect(
        retryBillingCharge(await asSettingsManager(company), id, null, newId()),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'There’s no billing card to charge. Add a card first.',
      });
    });

    test('requires MANAGE_SETTINGS and allows a closed company', async () => {
      const { company, id } = await setUpFailedCharge();
      const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
      await expect(retryBillingCharge(ctx, id, null, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await queryCompany(company, `update companies set status = 'Cancelled'`);
      const closed = await fixture.signedIn({ ...company, status: 'Cancelled' });
      expect((await retryBillingCharge(closed, id, null, newId())).pastDuePayments).toEqual([]);
    });

    test('returns NOT_FOUND for unknown charges, client payments and charges of other companies', async () => {
      const otherSetup = await setUpFailedCharge();
      const { company } = await setUpFailedCharge();
      const client = await fixture.client(company);
      const clientPayment = buildPayment(client.id, failed);
      await fixture.payments(company, clientPayment);
      for (const id of [otherSetup.id, clientPayment.id, newId(), 'nonsense']) {
        await expect(
          retryBillingCharge(await asSettingsManager(company), id, null, newId()),
        ).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      }
    });
  });
});

describe('charging platform fees', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture({ PLATFORM_FEES: 'USD:4900,JPY:7000' })));
  afterAll(() => fixture.close());

  /** Creates a company that became Active at noon on the given day. */
  async function createActiveCompany(
    date: string,
    card: string | null = 'sandbox_pays',
  ): Promise<BillingFixture> {
    const billing = await BillingFixture.open(fixture, date, null);
    await billing.inCompany((db) => schedulePlatformFee(db, billing.company.id));
    if (card) await addCard(billing, card);
    return billing;
  }

  const addCard = async (billing: BillingFixture, token: string) =>
    addBillingCard(await fixture.signedIn(billing.company), { token, isDefault: true }, newId());

  const chargesOf = async (billing: BillingFixture): Promise<string[]> =>
    (await billing.payments()).map(
      ({ from, until, amount, status }) => `${from} to ${until}: ${amount} ${status}`,
    );

  const transition = async (billing: BillingFixture, to: CompanyStatus) => {
    const ctx = await fixture.signedIn(billing.company);
    await billing.inCompany((db) => changeCompanyStatus(db, ctx, billing.company.id, to));
  };

  test('charges the card each month, starting a month after activation', async () => {
    const billing = await createActiveCompany('2041-01-31');
    await billing.chargeOn('2041-02-27');
    expect(await chargesOf(billing)).toEqual([]);
    for (const date of ['2041-02-28', '2041-03-30', '2041-03-31', '2041-04-30']) await billing.chargeOn(date);
    expect(await billing.payments()).toMatchObject([
      { description: 'Livery, Jan 31 – Feb 27, 2041', amount: 4900, status: 'Succeeded', trigger: 'Cycle' },
      { description: 'Livery, Feb 28 – Mar 30, 2041', status: 'Succeeded' },
      { description: 'Livery, Mar 31 – Apr 29, 2041', status: 'Succeeded' },
    ]);
  });

  test('creates an outgoing payment of the first fee if no fee is in the company’s currency', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01', null);
    await billing.query(`update companies set currency = 'GBP'`);
    await billing.inCompany((db) => schedulePlatformFee(db, billing.company.id));
    await addCard(billing, 'sandbox_pays');
    await billing.chargeOn('2041-02-01');
    expect(await billing.query('select direction, type, currency, amount, client_id from payments')).toEqual([
      { direction: 'Outgoing', type: 'PlatformFee', currency: 'USD', amount: 4900, client_id: null },
    ]);
  });

  test('uses the fee of the company’s currency, even if the currency has no decimal places', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01', null);
    await billing.query(`update companies set currency = 'JPY'`);
    await billing.inCompany((db) => schedulePlatformFee(db, billing.company.id));
    await billing.chargeOn('2041-02-01');
    expect(await billing.query('select currency, amount from payments')).toEqual([
      { currency: 'JPY', amount: 7000 },
    ]);
  });

  test('charges each missed month once, even in concurrent runs', async () => {
    const billing = await createActiveCompany('2041-01-15');
    await billing.setDate('2041-04-20');
    await Promise.all([billing.charge(), billing.charge(), billing.charge()]);
    expect(await chargesOf(billing)).toEqual([
      '2041-01-15 to 2041-02-15: 4900 Succeeded',
      '2041-02-15 to 2041-03-15: 4900 Succeeded',
      '2041-03-15 to 2041-04-15: 4900 Succeeded',
    ]);
  });

  test('updates the last charge of the card', async () => {
    const billing = await createActiveCompany('2041-01-01', 'sandbox_declined_later');
    await billing.chargeOn('2041-02-01');
    const [card] = await billingCards(await fixture.signedIn(billing.company));
    expect([card?.lastChargeStatus, new Date(card?.lastChargeAt ?? 0).toISOString().slice(0, 10)]).toEqual([
      'Failed',
      '2041-02-01',
    ]);
  });

  test('emails the Admins about a failed charge and retries it automatically', async () => {
    const billing = await createActiveCompany('2041-01-01', 'sandbox_short');
    await billing.chargeOn('2041-02-01');
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', nextRetryOn: '2041-02-04' }]);
    const mailbox = await openMailbox(fixture.services);
    const email = await mailbox.next(billing.company.admin.email);
    expect(email.subject).toBe('Your payment of $49.00 to Livery failed');
    expect(email.text).toContain('We couldn’t charge $49.00 for Livery, Jan 1 – 31, 2041.');
    expect(email.text).toContain('The card has insufficient funds.');
    expect(email.text).toContain('Next retry: February 4, 2041.');
    expect(email.text).toContain('/dashboard/settings/billing-card');
    await billing.chargeOn('2041-02-04');
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('fails a charge without a card, and retries it after a card is added', async () => {
    const billing = await createActiveCompany('2041-01-01', null);
    await billing.chargeOn('2041-02-01');
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
    await addCard(billing, 'sandbox_pays');
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', trigger: 'RetryManual' }]);
  });

  test('does not charge a blocked company', async () => {
    const billing = await createActiveCompany('2041-01-15');
    await transition(billing, 'Blocked');
    await billing.chargeOn('2041-02-15');
    expect(await billing.payments()).toEqual([]);
  });

  test('charges a closed company for its last month when that month ends, and for no later month', async () => {
    const billing = await createActiveCompany('2041-01-15');
    await billing.setDate('2041-01-20');
    await transition(billing, 'Cancelled');
    await billing.chargeOn('2041-02-14');
    expect(await billing.payments()).toEqual([]);
    for (const date of ['2041-02-15', '2041-03-15', '2041-04-15']) await billing.chargeOn(date);
    expect(await chargesOf(billing)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
  });

  test('retries a failed charge of a closed company automatically', async () => {
    const billing = await createActiveCompany('2041-01-15', 'sandbox_short');
    await transition(billing, 'Cancelled');
    await billing.chargeOn('2041-02-15');
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', nextRetryOn: '2041-02-18' }]);
    await billing.chargeOn('2041-02-18');
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('charges a month once if the company closes and reopens during it', async () => {
    const billing = await createActiveCompany('2041-01-15');
    await billing.setDate('2041-02-10');
    await transition(billing, 'Cancelled');
    await billing.setDate('2041-02-12');
    await transition(billing, 'Active');
    for (const date of ['2041-02-14', '2041-02-15']) await billing.chargeOn(date);
    expect(await chargesOf(billing)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
  });

  test('keeps the billing day of a reopened company and skips the months in which it stayed closed', async () => {
    const billing = await createActiveCompany('2041-01-15');
    await transition(billing, 'Cancelled');
    await billing.setDate('2041-05-20');
    await transition(billing, 'Active');
    await billing.charge();
    const firstCharge = '2041-01-15 to 2041-02-15: 4900 Succeeded';
    expect(await chargesOf(billing)).toEqual([firstCharge]);
    await billing.chargeOn('2041-06-15');
    expect(await chargesOf(billing)).toEqual([firstCharge, '2041-05-15 to 2041-06-15: 4900 Succeeded']);
  });

  test('does not charge a company that is still being set up', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-15', null);
    await billing.chargeOn('2042-01-15');
    expect(await billing.payments()).toEqual([]);
  });

  test('numbers invoices of paid charges without gaps', async () => {
    const billing = await createActiveCompany('2041-11-10', 'sandbox_short');
    await billing.chargeOn('2041-12-10');
    expect(await billing.query('select from invoices')).toHaveLength(0);
    await billing.chargeOn('2041-12-13');
    await addCard(billing, 'sandbox_pays');
    await billing.chargeOn('2042-01-10');
    await billing.chargeOn('2042-02-10');
    expect(await billing.query('select invoice_number as number from payments order by id')).toEqual([
      { number: 'LIV-2041-000001' },
      { number: 'LIV-2042-000002' },
      { number: 'LIV-2042-000003' },
    ]);
  });
});

describe('fee list', () => {
  test('returns the fee of a currency, or the first fee for other currencies', () => {
    const fees = feeList.parse('USD:4900, EUR:4500,JPY:7000');
    expect(feeFor(fees, 'EUR')).toEqual({ currency: 'EUR', amount: 4500 });
    expect(feeFor(fees, 'JPY')).toEqual({ currency: 'JPY', amount: 7000 });
    expect(feeFor(fees, 'GBP')).toEqual({ currency: 'USD', amount: 4900 });
  });

  test('"0" sets a fee of 0 for every currency', () => {
    expect(feeFor(feeList.parse('0'), 'EUR')).toEqual({ currency: 'EUR', amount: 0 });
  });

  test.each(['USD', 'USD:49.00', 'usd:4900', 'ABC:100', 'USD:-1', 'USD:4900,', 'USD:123456789', '4900'])(
    'rejects %s',
    (text) => {
      expect(feeList.safeParse(text).error?.issues[0]?.message).toBe(
        'fees such as USD:4900,EUR:4500 in minor units, or 0 for none',
      );
    },
  );
});

describe('fee months', () => {
  const cycleIn = (timeZone: string) => ({ anchor: '2027-01-31T22:27:00.000', timeZone });
  const daysOf = (month: Period, timeZone: string) =>
    [month.periodStart, month.periodEnd].map((timestamp) => localTimeOf(timestamp, timeZone).slice(0, 16));

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'starting on the 31st in %s end on the last day of shorter months',
    (timeZone) => {
      const first = monthAt(cycleIn(timeZone), timestampAt('2027-01-31T22:27:00.000', timeZone));
      const second = monthFrom(cycleIn(timeZone), first.periodEnd);
      const third = monthFrom(cycleIn(timeZone), second.periodEnd);
      expect([first, second, third].map((month) => daysOf(month, timeZone))).toEqual([
        ['2027-01-31T22:27', '2027-02-28T22:27'],
        ['2027-02-28T22:27', '2027-03-31T22:27'],
        ['2027-03-31T22:27', '2027-04-30T22:27'],
      ]);
    },
  );

  test.each([
    ['2027-02-27', ['2027-01-31T22:27', '2027-02-28T22:27']],
    ['2027-03-01', ['2027-02-28T22:27', '2027-03-31T22:27']],
    ['2027-12-30', ['2027-11-30T22:27', '2027-12-31T22:27']],
    ['2028-03-01', ['2028-02-29T22:27', '2028-03-31T22:27']],
  ])('monthAt returns the month that contains %s: %j', (day, expected) => {
    const timestamp = timestampAt(`${day}T10:00:00.000`, 'America/Los_Angeles');
    const month = monthAt(cycleIn('America/Los_Angeles'), timestamp);
    expect(daysOf(month, 'America/Los_Angeles')).toEqual(expected);
  });
});
