import { timestampAt } from '../../lib/calendar';
import { openFixture, type Fixture } from '../../testing/fixture';
import { findClient } from '../../clients/internals';
import { paymentDocument } from '../invoices/load';
import { findPayment } from '../payments/detail.service';
import { createRowFormatter } from '../payments/exportColumns';
import { restartDuePeriods } from '../subscriptions/restartDuePeriods.repository';
import { BillingFixture } from './testing/billingFixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

async function openInTimeZone(timeZone: string, localTime: string): Promise<BillingFixture> {
  const billing = await BillingFixture.open(fixture, localTime.slice(0, 10));
  await billing.setTimeZone(timeZone);
  await setLocalTime(billing, timeZone, localTime);
  return billing;
}

const setLocalTime = (billing: BillingFixture, timeZone: string, localTime: string): Promise<void> =>
  billing.setClock(timestampAt(`${localTime}:00.000`, timeZone));

const localTime = (column: string): string =>
  `to_char(${column} at time zone (select time_zone from companies), 'YYYY-MM-DD HH24:MI')`;

const periods = (billing: BillingFixture) =>
  billing.query<{ from: string; until: string; chargedOn: string }>(
    `select ${localTime('period_start')} as "from", ${localTime('period_end')} as until,
       left(${localTime('created_at')}, 10) as "chargedOn"
     from payments order by id`,
  );

const losAngeles = 'America/Los_Angeles';

test.each([
  [
    'month',
    '2055-01-30',
    ['2055-02-28', '2055-03-30', '2055-04-30', '2055-05-30', '2055-06-30', '2055-07-30'],
  ],
  ['month', '2055-02-28', ['2055-03-28', '2055-04-28', '2055-05-28', '2055-06-28']],
  ['month', '2056-02-29', ['2056-03-29', '2056-04-29', '2056-05-29']],
  ['year', '2056-02-28', ['2057-02-28', '2058-02-28']],
] as const)(
  'a %sly subscription from %s is charged on the company’s calendar days, at the same local time',
  async (interval, firstDay, days) => {
    const billing = await openInTimeZone(losAngeles, `${firstDay}T22:27`);
    await billing.subscriber(interval === 'year' ? { interval: 'Year' } : {});
    await billing.charge();
    for (const day of days) {
      await setLocalTime(billing, losAngeles, `${day}T22:26`);
      await billing.charge();
      await setLocalTime(billing, losAngeles, `${day}T22:28`);
      await billing.charge();
    }
    const chargedPeriods = await periods(billing);
    expect(chargedPeriods.map(({ from }) => from)).toEqual([firstDay, ...days].map((day) => `${day} 22:27`));
    expect(chargedPeriods.map(({ chargedOn }) => chargedOn)).toEqual([firstDay, ...days]);
    expect(chargedPeriods.slice(0, -1).map(({ until }) => until)).toEqual(days.map((day) => `${day} 22:27`));
  },
);

test('a monthly subscription keeps its billing days when the test clock crosses a daylight saving change', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-01-30T22:27');
  await billing.subscriber();
  await billing.charge();
  await billing.advanceDays(31);
  await billing.advanceDays(30);
  expect((await periods(billing)).map(({ chargedOn }) => chargedOn)).toEqual([
    '2055-01-30',
    '2055-02-28',
    '2055-03-30',
  ]);
});

test.each([
  ['Pacific/Auckland', '2055-01-31T08:00'],
  ['Pacific/Kiritimati', '2055-01-31T08:00'],
  ['Asia/Kolkata', '2055-01-31T03:00'],
  ['America/Sao_Paulo', '2055-01-31T22:00'],
])('a monthly period from January 31 ends on the last day of February in %s', async (timeZone, start) => {
  const billing = await openInTimeZone(timeZone, start);
  await billing.subscriber();
  await billing.charge();
  const time = start.slice(11);
  expect(await periods(billing)).toMatchObject([{ from: `2055-01-31 ${time}`, until: `2055-02-28 ${time}` }]);
});

test('the first paid period starts when the trial ended, even if the charge is later', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-03-05T22:27');
  const [client, plan] = [await billing.client(), await billing.plan()];
  await billing.subscribe(client.id, plan.id, { trialDays: 14 });
  const [trial] = await billing.query(`select ${localTime('trial_ends_at')} as until from subscriptions`);
  expect(trial).toEqual({ until: '2055-03-19 22:27' });
  await setLocalTime(billing, losAngeles, '2055-03-20T01:00');
  await billing.charge();
  expect(await periods(billing)).toEqual([
    { from: '2055-03-19 22:27', until: '2055-04-19 22:27', chargedOn: '2055-03-20' },
  ]);
});

test('a retry is scheduled at the same local time of day across a daylight saving change', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-03-12T22:27');
  await billing.subscriber({}, 'sandbox_declined_later');
  await billing.charge();
  const [failed] = await billing.query(`select ${localTime('next_retry_at')} as retry from payments`);
  expect(failed).toEqual({ retry: '2055-03-15 22:27' });
});

test.each([
  ['Pacific/Auckland', '2055-02-28T22:27', '2055-03-30T22:27'],
  ['Pacific/Pago_Pago', '2055-02-28T22:27', '2055-03-30T22:27'],
])(
  'a time zone change to %s keeps the current period and ends the next one at the same local time there',
  async (to, end, next) => {
    const billing = await openInTimeZone(losAngeles, '2055-01-30T22:27');
    await billing.subscriber();
    await billing.charge();
    await billing.setTimeZone(to);
    const boundaries = () =>
      billing.query<{ start: Date; end: Date }>(
        'select period_start as start, period_end as end from payments order by id',
      );
    const [current] = await boundaries();
    expect(current?.end.toISOString().slice(0, 17)).toBe(timestampAt(end, losAngeles).slice(0, 17));
    await setLocalTime(billing, losAngeles, '2055-02-28T22:30');
    await billing.charge();
    const [, second] = await boundaries();
    expect(second?.start).toEqual(current?.end);
    expect(second?.end.toISOString().slice(0, 17)).toBe(timestampAt(next, to).slice(0, 17));
  },
);

test('restartDuePeriods restarts a due period at the current local time', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-01-30T22:27');
  await billing.subscriber();
  await billing.charge();
  await setLocalTime(billing, losAngeles, '2055-03-10T18:05');
  await billing.inCompany((db) => restartDuePeriods(db, billing.company.id));
  await billing.charge();
  expect(await periods(billing)).toMatchObject([
    { from: '2055-01-30 22:27', until: '2055-02-28 22:27' },
    { from: '2055-03-10 18:05', until: '2055-04-10 18:05' },
  ]);
});

test('restartDuePeriods starts a full period after a trial that has ended', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-01-03T10:00');
  const [client, plan] = [await billing.client(), await billing.plan({ trialDays: 7 })];
  await billing.subscribe(client.id, plan.id, { trialDays: 7 });
  await setLocalTime(billing, losAngeles, '2055-01-25T18:05');
  await billing.inCompany((db) => restartDuePeriods(db, billing.company.id));
  await billing.charge();
  expect(await periods(billing)).toMatchObject([{ from: '2055-01-25 18:05', until: '2055-02-25 18:05' }]);
});

test('payments, exports, documents and clients show the same period dates after a time zone change', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-02-28T22:27');
  const client = await billing.subscriber({ name: 'Growth' });
  await billing.charge();
  const [paidRow] = await billing.query<{ id: string }>('select id from payments');
  const paymentId = paidRow?.id ?? '';
  const ctx = await fixture.signedIn(billing.company);
  for (const timeZone of [losAngeles, 'Pacific/Kiritimati']) {
    await billing.setTimeZone(timeZone);
    const { payment } = await findPayment(ctx, paymentId);
    expect(payment).toMatchObject({ periodFrom: '2055-02-28', periodTo: '2055-03-27' });
    expect(payment.description).toBe('Growth, Feb 28 – Mar 27, 2055');
    expect(createRowFormatter(['Period'], timeZone)({ payment, clientEmail: null })).toEqual([
      '2055-02-28 – 2055-03-27',
    ]);
    const document = await billing.inCompany((db) =>
      paymentDocument(db, fixture.services.settings, billing.company.id, paymentId),
    );
    expect(document?.description).toBe('Growth, Feb 28 – Mar 27, 2055');
    const { money } = (await findClient(ctx, client.id)) ?? {};
    expect(money?.subscription).toMatchObject({
      currentPeriodFrom: '2055-02-28',
      currentPeriodTo: '2055-03-27',
    });
  }
});

test('the period of a trial ends on the day before the first payment', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-03-05T22:27');
  const [client, plan] = [await billing.client(), await billing.plan()];
  await billing.subscribe(client.id, plan.id, { trialDays: 14 });
  const { money } = (await findClient(await fixture.signedIn(billing.company), client.id)) ?? {};
  expect(money?.subscription).toMatchObject({
    currentPeriodFrom: '2055-03-05',
    currentPeriodTo: '2055-03-18',
  });
});

test('analytics count a price change at renewal on the renewal day', async () => {
  const billing = await openInTimeZone(losAngeles, '2055-01-30T22:27');
  const { id: clientId } = await billing.client();
  const { id: planId } = await billing.plan({ price: 1000 });
  await billing.subscribe(clientId, planId);
  await billing.charge();
  await billing.query('update client_billing_plans set price = 1500 where id = $1', [planId]);
  await billing.applyAction(clientId, { kind: 'ApplyPrice', planId, when: 'AtRenewal' });
  await setLocalTime(billing, losAngeles, '2055-02-28T23:00');
  await billing.charge();
  expect(
    await billing.query(
      `select measure, day::text, amount::integer as amount from daily_tallies
       where measure in ('NewMrr', 'ExpansionMrr', 'Revenue') order by day, measure`,
    ),
  ).toEqual([
    { measure: 'NewMrr', day: '2055-01-30', amount: 1000 },
    { measure: 'Revenue', day: '2055-01-30', amount: 1000 },
    { measure: 'ExpansionMrr', day: '2055-02-28', amount: 500 },
    { measure: 'Revenue', day: '2055-02-28', amount: 1500 },
  ]);
});
