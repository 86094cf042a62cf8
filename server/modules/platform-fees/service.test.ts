import { localTimeOf, timestampAt } from '../../lib/calendar';
import { newId } from '../../lib/ids';
import { addBillingCard, billingCards } from '../billing-cards/service';
import { chargeCompany } from '../charging/chargeCompany';
import { BillingFixture } from '../charging/testing/billingFixture';
import { moveCompany } from '../company/moves';
import { type NewPayment, recordPayments } from '../payments/recording';
import { aPayment } from '../payments/testPayments';
import { feeFor, feeList } from './feeList';
import type { Period } from '../subscriptions/periods';
import { monthAt, monthFrom } from './months';
import { schedulePlatformFee } from './schedule';
import { billingCharges, platformFee, retryBillingCharge } from './service';
import type { BillingCard, CompanyStatus } from '../../schema.generated';
import { openMailbox } from '../../testing/mailbox';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900' })));
  afterAll(() => world.close());

  const settings = (company: TestCompany) => world.as(company, 'MANAGE_SETTINGS');

  const dayOf = (moment: Date | string | null | undefined) =>
    moment && new Date(moment).toISOString().slice(0, 10);

  const within = <T>(company: TestCompany, text: string) =>
    world.services.database.inCompany(company.id, async (db) => (await db.query<T & object>(text)).rows);

  async function charged(company: TestCompany, overrides: Partial<NewPayment> = {}): Promise<string> {
    const fee = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', ...overrides });
    await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [fee]));
    return fee.id;
  }

  const failed = {
    status: 'Failed',
    declineCode: 'insufficient_funds',
    failureCode: 'card_declined',
  } as const;

  async function owing(): Promise<{ company: TestCompany; id: string; otherCard: BillingCard }> {
    const company = await world.company();
    const ctx = await settings(company);
    await addBillingCard(ctx, { token: 'sandbox_declined_later' }, newId());
    const otherCard = await addBillingCard(ctx, { token: 'sandbox_pays', isDefault: false }, newId());
    return { company, id: await charged(company, failed), otherCard };
  }

  describe('platformFee', () => {
    test('says how much, when next by the company’s clock, and what is unpaid', async () => {
      const scene = await BillingFixture.open(world, '2041-01-31', null);
      await scene.inCompany((db) => schedulePlatformFee(db, scene.company.id));
      const id = await charged(scene.company, failed);
      await charged(scene.company);
      const told = await platformFee(await settings(scene.company));
      expect(told).toMatchObject({
        amount: 4900,
        currency: 'USD',
        unpaid: [{ id, failure: 'There was not enough money on the account.', advice: expect.any(String) }],
      });
      expect(dayOf(told.nextChargeAt)).toBe('2041-02-28');
      expect(told.unpaid).toHaveLength(1);
    });

    test('a company still being set up sees what it would be', async () => {
      const scene = await BillingFixture.open(world, '2041-03-10', null);
      await scene.query(`update companies set status = 'Pending'`);
      const ctx = await world.asAdmin({ ...scene.company, status: 'Pending' });
      const { nextChargeAt } = await platformFee(ctx);
      expect(dayOf(nextChargeAt)).toBe('2041-04-10');
    });

    test('a closed company is charged nothing anew, and still sees what it owes', async () => {
      const { company } = await owing();
      await within(company, `update companies set status = 'Cancelled'`);
      expect(await platformFee(await world.asAdmin({ ...company, status: 'Cancelled' }))).toMatchObject({
        nextChargeAt: null,
        unpaid: [{ amount: 10_000 }],
      });
    });

    test('needs the flag', async () => {
      await expect(
        platformFee(await world.as(await world.company(), 'MANAGE_PAYMENTS')),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('billingCharges', () => {
    test('are what Livery charged, the latest first, and no payment of a client', async () => {
      const company = await world.company();
      const [first, second] = [
        await charged(company, { createdAt: new Date('2027-01-01') }),
        await charged(company, { createdAt: new Date('2027-02-01') }),
      ];
      const client = await world.client(company);
      await world.services.database.inCompany(company.id, (db) =>
        recordPayments(db, company.id, [aPayment(client.id)]),
      );
      const page = await billingCharges(await settings(company), { page: 1, pageSize: 20 });
      expect(page.items.map(({ id }) => id)).toEqual([second, first]);
      expect(page.totalCount).toBe(2);
    });

    test('need the flag, and are of no other company', async () => {
      await charged(await world.company());
      const other = await world.company();
      expect((await billingCharges(await settings(other), {})).items).toEqual([]);
      await expect(billingCharges(await world.as(other, 'MANAGE_PAYMENTS'), {})).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('retryBillingCharge', () => {
    const attemptsOf = (company: TestCompany) =>
      within<{ trigger: string }>(company, 'select trigger from payment_attempts');

    test('50 presses at once try it once, on record, and the queue is told', async () => {
      const { company, id } = await owing();
      const [ctx, key] = [await settings(company), newId()];
      await Promise.all(Array.from({ length: 50 }, () => retryBillingCharge(ctx, id, null, key)));
      expect(await attemptsOf(company)).toEqual([{ trigger: 'RetryManual' }]);
      expect(await world.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: company.id,
      });
      const records = await within(company, `select from audit_events where action = 'payment.retried'`);
      expect(records).toHaveLength(1);
      expect((await platformFee(ctx)).unpaid).toEqual([]);
    });

    test('a card that was chosen is charged, and the default one stays so', async () => {
      const { company, id, otherCard } = await owing();
      const ctx = await settings(company);
      await retryBillingCharge(ctx, id, otherCard.id, newId());
      await chargeCompany(world.services, company.id);
      const { items } = await billingCharges(ctx, {});
      expect(items).toMatchObject([{ id, status: 'Succeeded', method: { last4: otherCard.last4 } }]);
      expect((await billingCards(ctx)).map((card) => [card.id === otherCard.id, card.isDefault])).toEqual([
        [false, true],
        [true, false],
      ]);
    });

    test('the same key with another card is an error', async () => {
      const { company, id, otherCard } = await owing();
      const ctx = await settings(company);
      await retryBillingCharge(ctx, id, otherCard.id, 'one-press');
      await expect(retryBillingCharge(ctx, id, null, 'one-press')).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    test("another company's card, a missing one and nonsense are refused in their field", async () => {
      const { company, id } = await owing();
      const ctx = await settings(company);
      const theirs = await owing();
      for (const cardId of [theirs.otherCard.id, newId(), 'nonsense']) {
        await expect(retryBillingCharge(ctx, id, cardId, newId())).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { cardId: expect.any(String) } },
        });
      }
      expect(await attemptsOf(company)).toEqual([]);
    });

    test('another press while it is under way, and one for what was paid, are refused', async () => {
      const { company, id } = await owing();
      const ctx = await settings(company);
      const paid = await charged(company);
      await retryBillingCharge(ctx, id, null, newId());
      for (const refused of [id, paid]) {
        await expect(retryBillingCharge(ctx, refused, null, newId())).rejects.toMatchObject({
          code: 'CONFLICT',
        });
      }
    });

    test('the same key for another charge is an error', async () => {
      const { company, id } = await owing();
      const ctx = await settings(company);
      const other = await charged(company, failed);
      await retryBillingCharge(ctx, id, null, 'one-press');
      await expect(retryBillingCharge(ctx, other, null, 'one-press')).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    test('without a card it says so', async () => {
      const company = await world.company();
      const id = await charged(company, failed);
      await expect(retryBillingCharge(await settings(company), id, null, newId())).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'There is no billing card to charge. Add one first.',
      });
    });

    test('a closed company still pays; who lacks the flag does not', async () => {
      const { company, id } = await owing();
      const ctx = await world.as(company, 'MANAGE_PAYMENTS');
      await expect(retryBillingCharge(ctx, id, null, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await within(company, `update companies set status = 'Cancelled'`);
      const closed = await world.asAdmin({ ...company, status: 'Cancelled' });
      expect((await retryBillingCharge(closed, id, null, newId())).unpaid).toEqual([]);
    });

    test("another company's, a client's payment, a missing one and nonsense look the same", async () => {
      const theirs = await owing();
      const { company } = await owing();
      const client = await world.client(company);
      const incoming = aPayment(client.id, failed);
      await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [incoming]));
      for (const id of [theirs.id, incoming.id, newId(), 'nonsense']) {
        await expect(retryBillingCharge(await settings(company), id, null, newId())).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      }
    });
  });
});

describe('due fees', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900,JPY:7000' })));
  afterAll(() => world.close());

  /** A company that became Active on noon of that day. */
  async function companySince(on: string, card: string | null = 'sandbox_pays'): Promise<BillingFixture> {
    const scene = await BillingFixture.open(world, on, null);
    await scene.inCompany((db) => schedulePlatformFee(db, scene.company.id));
    if (card) await addCard(scene, card);
    return scene;
  }

  const addCard = async (scene: BillingFixture, token: string) =>
    addBillingCard(await world.asAdmin(scene.company), { token, isDefault: true }, newId());

  const chargesOf = async (scene: BillingFixture): Promise<string[]> =>
    (await scene.payments()).map(
      ({ from, until, amount, status }) => `${from} to ${until}: ${amount} ${status}`,
    );

  const move = async (scene: BillingFixture, to: CompanyStatus) => {
    const ctx = await world.asAdmin(scene.company);
    await scene.inCompany((db) => moveCompany(db, ctx, scene.company.id, to));
  };

  test('a month after the company became Active, and each month from then on, its card is charged', async () => {
    const scene = await companySince('2041-01-31');
    await scene.chargeOn('2041-02-27');
    expect(await chargesOf(scene)).toEqual([]);
    for (const on of ['2041-02-28', '2041-03-30', '2041-03-31', '2041-04-30']) await scene.chargeOn(on);
    expect(await scene.payments()).toMatchObject([
      { description: 'Livery, Jan 31 – Feb 27, 2041', amount: 4900, status: 'Succeeded', trigger: 'Cycle' },
      { description: 'Livery, Feb 28 – Mar 30, 2041', status: 'Succeeded' },
      { description: 'Livery, Mar 31 – Apr 29, 2041', status: 'Succeeded' },
    ]);
  });

  test('it is Outgoing, in its own currency where the company’s has no fee', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01', null);
    await scene.query(`update companies set currency = 'GBP'`);
    await scene.inCompany((db) => schedulePlatformFee(db, scene.company.id));
    await addCard(scene, 'sandbox_pays');
    await scene.chargeOn('2041-02-01');
    expect(await scene.query('select direction, type, currency, amount, client_id from payments')).toEqual([
      { direction: 'Outgoing', type: 'PlatformFee', currency: 'USD', amount: 4900, client_id: null },
    ]);
  });

  test('a currency without decimals has its own fee', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01', null);
    await scene.query(`update companies set currency = 'JPY'`);
    await scene.inCompany((db) => schedulePlatformFee(db, scene.company.id));
    await scene.chargeOn('2041-02-01');
    expect(await scene.query('select currency, amount from payments')).toEqual([
      { currency: 'JPY', amount: 7000 },
    ]);
  });

  test('months that nobody looked are charged one by one, each once', async () => {
    const scene = await companySince('2041-01-15');
    await scene.setDate('2041-04-20');
    await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
    expect(await chargesOf(scene)).toEqual([
      '2041-01-15 to 2041-02-15: 4900 Succeeded',
      '2041-02-15 to 2041-03-15: 4900 Succeeded',
      '2041-03-15 to 2041-04-15: 4900 Succeeded',
    ]);
  });

  test('the card shows its last charge', async () => {
    const scene = await companySince('2041-01-01', 'sandbox_declined_later');
    await scene.chargeOn('2041-02-01');
    const cards = await scene.query<{ status: string; day: string }>(
      `select last_charge_status as status, to_char(last_charge_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from billing_cards`,
    );
    expect(cards).toEqual([{ status: 'Failed', day: '2041-02-01' }]);
  });

  test('a charge that fails is mailed to the Admins with the next try, and tried again by itself', async () => {
    const scene = await companySince('2041-01-01', 'sandbox_short');
    await scene.chargeOn('2041-02-01');
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', nextRetryOn: '2041-02-04' }]);
    const mailbox = await openMailbox(world.services);
    const mail = await mailbox.next(scene.company.admin.email);
    expect(mail.subject).toBe('Livery could not charge $49.00');
    expect(mail.text).toContain('for Livery, Jan 1 – 31, 2041. There was not enough money on the account.');
    expect(mail.text).toContain('We try again by ourselves on February 4, 2041.');
    expect(mail.text).toContain('/dashboard/settings/billing-card');
    await scene.chargeOn('2041-02-04');
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('without a card it fails, and is charged as soon as there is one', async () => {
    const scene = await companySince('2041-01-01', null);
    await scene.chargeOn('2041-02-01');
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
    await addCard(scene, 'sandbox_pays');
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', trigger: 'RetryManual' }]);
  });

  test('a company that is blocked is charged nothing anew', async () => {
    const scene = await companySince('2041-01-15');
    await move(scene, 'Blocked');
    await scene.chargeOn('2041-02-15');
    expect(await scene.payments()).toEqual([]);
  });

  test('a company that is closed pays for the month that it was closed in, at its end, and for none after it', async () => {
    const scene = await companySince('2041-01-15');
    await scene.setDate('2041-01-20');
    await move(scene, 'Cancelled');
    await scene.chargeOn('2041-02-14');
    expect(await scene.payments()).toEqual([]);
    for (const on of ['2041-02-15', '2041-03-15', '2041-04-15']) await scene.chargeOn(on);
    expect(await chargesOf(scene)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
  });

  test('what a closed company could not be charged for is tried again by itself', async () => {
    const scene = await companySince('2041-01-15', 'sandbox_short');
    await move(scene, 'Cancelled');
    await scene.chargeOn('2041-02-15');
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', nextRetryOn: '2041-02-18' }]);
    await scene.chargeOn('2041-02-18');
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('closing and coming back does not dodge a month: it is charged at its end, once', async () => {
    const scene = await companySince('2041-01-15');
    await scene.setDate('2041-02-10');
    await move(scene, 'Cancelled');
    await scene.setDate('2041-02-12');
    await move(scene, 'Active');
    for (const on of ['2041-02-14', '2041-02-15']) await scene.chargeOn(on);
    expect(await chargesOf(scene)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
  });

  test('a company that comes back keeps its day and owes nothing for the months between', async () => {
    const scene = await companySince('2041-01-15');
    await move(scene, 'Cancelled');
    await scene.setDate('2041-05-20');
    await move(scene, 'Active');
    await scene.charge();
    const begunMonth = '2041-01-15 to 2041-02-15: 4900 Succeeded';
    expect(await chargesOf(scene)).toEqual([begunMonth]);
    await scene.chargeOn('2041-06-15');
    expect(await chargesOf(scene)).toEqual([begunMonth, '2041-05-15 to 2041-06-15: 4900 Succeeded']);
  });

  test('a company still being set up owes nothing', async () => {
    const scene = await BillingFixture.open(world, '2041-01-15', null);
    await scene.chargeOn('2042-01-15');
    expect(await scene.payments()).toEqual([]);
  });

  test('invoices count up without a gap, for what was paid and nothing else', async () => {
    const scene = await companySince('2041-11-10', 'sandbox_short');
    await scene.chargeOn('2041-12-10');
    expect(await scene.query('select from invoices')).toHaveLength(0);
    await scene.chargeOn('2041-12-13');
    await addCard(scene, 'sandbox_pays');
    await scene.chargeOn('2042-01-10');
    await scene.chargeOn('2042-02-10');
    expect(await scene.query('select invoice_number as number from payments order by id')).toEqual([
      { number: 'LIV-2041-000001' },
      { number: 'LIV-2042-000002' },
      { number: 'LIV-2042-000003' },
    ]);
  });
});

describe('fee list', () => {
  test('each currency has its own fee, and the first counts for all others', () => {
    const fees = feeList.parse('USD:4900, EUR:4500,JPY:7000');
    expect(feeFor(fees, 'EUR')).toEqual({ currency: 'EUR', amount: 4500 });
    expect(feeFor(fees, 'JPY')).toEqual({ currency: 'JPY', amount: 7000 });
    expect(feeFor(fees, 'GBP')).toEqual({ currency: 'USD', amount: 4900 });
  });

  test('0 is no fee for anybody', () => {
    expect(feeFor(feeList.parse('0'), 'EUR')).toEqual({ currency: 'EUR', amount: 0 });
  });

  test.each(['USD', 'USD:49.00', 'usd:4900', 'ABC:100', 'USD:-1', 'USD:4900,', 'USD:123456789', '4900'])(
    '%s is refused',
    (text) => {
      expect(feeList.safeParse(text).error?.issues[0]?.message).toBe(
        'fees such as USD:4900,EUR:4500 in minor units, or 0 for none',
      );
    },
  );
});

describe('months', () => {
  const inZone = (timeZone: string) => ({ anchor: '2027-01-31T22:27:00.000', timeZone });
  const daysOf = (month: Period, timeZone: string) =>
    [month.periodStart, month.periodEnd].map((moment) => localTimeOf(moment, timeZone).slice(0, 16));

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'months from the 31st in %s end on the last day of shorter ones, and return to the 31st',
    (timeZone) => {
      const first = monthAt(inZone(timeZone), timestampAt('2027-01-31T22:27:00.000', timeZone));
      const second = monthFrom(inZone(timeZone), first.periodEnd);
      const third = monthFrom(inZone(timeZone), second.periodEnd);
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
  ])('%s falls into the month of %j', (day, expected) => {
    const moment = timestampAt(`${day}T10:00:00.000`, 'America/Los_Angeles');
    const month = monthAt(inZone('America/Los_Angeles'), moment);
    expect(daysOf(month, 'America/Los_Angeles')).toEqual(expected);
  });
});
