import { timestampAt } from '../../lib/calendar';
import { openWorld, type World } from '../../testing/world';
import { findClient } from '../clients/service';
import { paymentDocument } from '../invoices/load';
import { findPayment } from '../payments/detail';
import { cellsIn } from '../payments/exportColumns';
import { beginPeriodsAnew } from '../subscriptions/anew';
import { Scene } from './testing/scene';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

async function openIn(timeZone: string, local: string): Promise<Scene> {
  const scene = await Scene.open(world, local.slice(0, 10));
  await scene.moveTo(timeZone);
  await turnTo(scene, timeZone, local);
  return scene;
}

const turnTo = (scene: Scene, timeZone: string, local: string): Promise<void> =>
  scene.turnToMoment(timestampAt(`${local}:00.000`, timeZone));

const local = (column: string): string =>
  `to_char(${column} at time zone (select time_zone from companies), 'YYYY-MM-DD HH24:MI')`;

const periods = (scene: Scene) =>
  scene.ask<{ from: string; until: string; chargedOn: string }>(
    `select ${local('period_start')} as "from", ${local('period_end')} as until,
       left(${local('created_at')}, 10) as "chargedOn"
     from payments order by id`,
  );

const losAngeles = 'America/Los_Angeles';

test.each([
  [
    'month',
    '2027-01-30',
    ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30', '2027-06-30', '2027-07-30'],
  ],
  ['month', '2027-02-28', ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28']],
  ['month', '2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29']],
  ['year', '2028-02-28', ['2029-02-28', '2030-02-28']],
] as const)(
  'each %s from %s at 22:27 in Los Angeles is charged on the company’s day',
  async (every, first, days) => {
    const scene = await openIn(losAngeles, `${first}T22:27`);
    await scene.subscriber(every === 'year' ? { interval: 'Year' } : {});
    await scene.charge();
    for (const day of days) {
      await turnTo(scene, losAngeles, `${day}T22:26`);
      await scene.charge();
      await turnTo(scene, losAngeles, `${day}T22:28`);
      await scene.charge();
    }
    const charged = await periods(scene);
    expect(charged.map(({ from }) => from)).toEqual([first, ...days].map((day) => `${day} 22:27`));
    expect(charged.map(({ chargedOn }) => chargedOn)).toEqual([first, ...days]);
    expect(charged.slice(0, -1).map(({ until }) => until)).toEqual(days.map((day) => `${day} 22:27`));
  },
);

test('stepping the test clock day by day charges on the same days, summer time or not', async () => {
  const scene = await openIn(losAngeles, '2027-01-30T22:27');
  await scene.subscriber();
  await scene.charge();
  await scene.live(31);
  await scene.live(30);
  expect((await periods(scene)).map(({ chargedOn }) => chargedOn)).toEqual([
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
  ]);
});

test.each([
  ['Pacific/Auckland', '2027-01-31T08:00'],
  ['Pacific/Kiritimati', '2027-01-31T08:00'],
  ['Asia/Kolkata', '2027-01-31T03:00'],
  ['America/Sao_Paulo', '2027-01-31T22:00'],
])('in %s a month from January 31 ends on the last of February', async (timeZone, start) => {
  const scene = await openIn(timeZone, start);
  await scene.subscriber();
  await scene.charge();
  const time = start.slice(11);
  expect(await periods(scene)).toMatchObject([{ from: `2027-01-31 ${time}`, until: `2027-02-28 ${time}` }]);
});

test('a trial ends at the same time of day, and the paid periods go on from there', async () => {
  const scene = await openIn(losAngeles, '2027-03-05T22:27');
  const [client, plan] = [await scene.client(), await scene.plan()];
  await scene.subscribe(client.id, plan.id, { trialDays: 14 });
  const [trial] = await scene.ask(`select ${local('trial_ends_at')} as until from subscriptions`);
  expect(trial).toEqual({ until: '2027-03-19 22:27' });
  await turnTo(scene, losAngeles, '2027-03-20T01:00');
  await scene.charge();
  expect(await periods(scene)).toEqual([
    { from: '2027-03-19 22:27', until: '2027-04-19 22:27', chargedOn: '2027-03-20' },
  ]);
});

test('a payment is retried at the same time of day, days later in the company’s time zone', async () => {
  const scene = await openIn(losAngeles, '2027-03-12T22:27');
  await scene.subscriber({}, 'sandbox_declined_later');
  await scene.charge();
  const [failed] = await scene.ask(`select ${local('next_retry_at')} as retry from payments`);
  expect(failed).toEqual({ retry: '2027-03-15 22:27' });
});

test.each([
  ['Pacific/Auckland', '2027-02-28T22:27', '2027-03-30T22:27'],
  ['Pacific/Pago_Pago', '2027-02-28T22:27', '2027-03-30T22:27'],
])(
  'a company that moves to %s keeps the period under way, and its later ones end there',
  async (to, end, next) => {
    const scene = await openIn(losAngeles, '2027-01-30T22:27');
    await scene.subscriber();
    await scene.charge();
    await scene.moveTo(to);
    const boundaries = () =>
      scene.ask<{ start: Date; end: Date }>(
        'select period_start as start, period_end as end from payments order by id',
      );
    const [running] = await boundaries();
    expect(running?.end.toISOString().slice(0, 17)).toBe(timestampAt(end, losAngeles).slice(0, 17));
    await turnTo(scene, losAngeles, '2027-02-28T22:30');
    await scene.charge();
    const [, second] = await boundaries();
    expect(second?.start).toEqual(running?.end);
    expect(second?.end.toISOString().slice(0, 17)).toBe(timestampAt(next, to).slice(0, 17));
  },
);

test('a company that was blocked restarts its periods at its own time of day', async () => {
  const scene = await openIn(losAngeles, '2027-01-30T22:27');
  await scene.subscriber();
  await scene.charge();
  await turnTo(scene, losAngeles, '2027-03-10T18:05');
  await scene.within((db) => beginPeriodsAnew(db, scene.company.id));
  await scene.charge();
  expect(await periods(scene)).toMatchObject([
    { from: '2027-01-30 22:27', until: '2027-02-28 22:27' },
    { from: '2027-03-10 18:05', until: '2027-04-10 18:05' },
  ]);
});

test('a trial that ended while the company was blocked is followed by a whole period', async () => {
  const scene = await openIn(losAngeles, '2027-01-03T10:00');
  const [client, plan] = [await scene.client(), await scene.plan({ trialDays: 7 })];
  await scene.subscribe(client.id, plan.id, { trialDays: 7 });
  await turnTo(scene, losAngeles, '2027-01-25T18:05');
  await scene.within((db) => beginPeriodsAnew(db, scene.company.id));
  await scene.charge();
  expect(await periods(scene)).toMatchObject([{ from: '2027-01-25 18:05', until: '2027-02-25 18:05' }]);
});

test('the period of a payment is one pair of dates everywhere, and stays when the company moves', async () => {
  const scene = await openIn(losAngeles, '2027-02-28T22:27');
  const client = await scene.subscriber({ name: 'Growth' });
  await scene.charge();
  const [paid] = await scene.ask<{ id: string }>('select id from payments');
  const paymentId = paid?.id ?? '';
  const ctx = await world.asAdmin(scene.company);
  for (const timeZone of [losAngeles, 'Pacific/Kiritimati']) {
    await scene.moveTo(timeZone);
    const { payment } = await findPayment(ctx, paymentId);
    expect(payment).toMatchObject({ periodFrom: '2027-02-28', periodTo: '2027-03-27' });
    expect(payment.description).toBe('Growth, Feb 28 – Mar 27, 2027');
    expect(cellsIn(['Period'], timeZone)({ payment, clientEmail: null })).toEqual([
      '2027-02-28 – 2027-03-27',
    ]);
    const document = await scene.within((db) =>
      paymentDocument(db, world.services.settings, scene.company.id, paymentId),
    );
    expect(document?.description).toBe('Growth, Feb 28 – Mar 27, 2027');
    const { money } = (await findClient(ctx, client.id)) ?? {};
    expect(money?.subscription).toMatchObject({
      currentPeriodFrom: '2027-02-28',
      currentPeriodTo: '2027-03-27',
    });
  }
});

test('a trial’s period ends on the day before the first payment', async () => {
  const scene = await openIn(losAngeles, '2027-03-05T22:27');
  const [client, plan] = [await scene.client(), await scene.plan()];
  await scene.subscribe(client.id, plan.id, { trialDays: 14 });
  const { money } = (await findClient(await world.asAdmin(scene.company), client.id)) ?? {};
  expect(money?.subscription).toMatchObject({
    currentPeriodFrom: '2027-03-05',
    currentPeriodTo: '2027-03-18',
  });
});

test('analytics counts a price change at renewal on the day of the renewal', async () => {
  const scene = await openIn(losAngeles, '2027-01-30T22:27');
  const { id: clientId } = await scene.client();
  const { id: planId } = await scene.plan({ price: 1000 });
  await scene.subscribe(clientId, planId);
  await scene.charge();
  await scene.ask('update client_billing_plans set price = 1500 where id = $1', [planId]);
  await scene.done(clientId, { kind: 'MoveToPrice', planId, when: 'AtRenewal' });
  await turnTo(scene, losAngeles, '2027-02-28T23:00');
  await scene.charge();
  expect(
    await scene.ask(
      `select measure, day::text, amount::integer as amount from daily_tallies
       where measure in ('NewMrr', 'ExpansionMrr', 'Revenue') order by day, measure`,
    ),
  ).toEqual([
    { measure: 'NewMrr', day: '2027-01-30', amount: 1000 },
    { measure: 'Revenue', day: '2027-01-30', amount: 1000 },
    { measure: 'ExpansionMrr', day: '2027-02-28', amount: 500 },
    { measure: 'Revenue', day: '2027-02-28', amount: 1500 },
  ]);
});
