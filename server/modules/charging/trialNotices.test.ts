import { openMailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import { companiesWithDueCharges } from './company';
import { Scene } from './testing/scene';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const onTrial = async (scene: Scene, trialDays: number, card: string | null = 'sandbox_pays') => {
  const [client, plan] = [await scene.client(card), await scene.plan({ setupFee: 2500 })];
  await scene.subscribe(client.id, plan.id, { trialDays });
  return client;
};

const told = (scene: Scene) =>
  scene.ask<{ day: string; subject: string }>(
    `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, subject from client_mails
     where template = 'trial-ending' order by id`,
  );

const isDue = async ({ company }: Scene): Promise<boolean> =>
  (await world.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

test('a client is told three days before their trial ends, once, what it costs from then on', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const client = await onTrial(scene, 14);
  await scene.chargeOn('2041-01-11');
  expect([await isDue(scene), await told(scene)]).toEqual([false, []]);
  await scene.turnTo('2041-01-12');
  expect(await isDue(scene)).toBe(true);
  await Promise.all([scene.charge(), scene.charge()]);
  await scene.chargeOn('2041-01-13');
  expect(await isDue(scene)).toBe(false);
  const subject = `Your trial with ${scene.company.name} ends on January 15, 2041`;
  expect(await told(scene)).toEqual([{ day: '2041-01-12', subject }]);
  const mail = await (await openMailbox(world.services)).next(client.email);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('It costs $10.00 a month from then on.');
  expect(mail.text).toContain('$25.00 comes on top of the first payment, once.');
  expect(mail.text).toContain('It is charged to your card, Visa ending in 4242.');
});

test('where the clock is stepped over the end, they are told on the day all the same', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await onTrial(scene, 14);
  await scene.live(20);
  expect(await told(scene)).toMatchObject([{ day: '2041-01-12' }]);
  expect(await scene.payments()).toMatchObject([{ begunOn: '2041-01-15', status: 'Succeeded' }]);
});

test('a trial that is made longer is told of again', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await onTrial(scene, 14);
  await scene.chargeOn('2041-01-12');
  await scene.ask(
    `update subscriptions set trial_ends_at = trial_ends_at + interval '30 days',
       billed_until = billed_until + interval '30 days', current_period_end = current_period_end + interval '30 days'`,
  );
  await scene.chargeOn('2041-02-12');
  expect(await told(scene)).toHaveLength(2);
});

test.each([
  ['of three days', 3, ''],
  ['of a company that is closed', 14, `update companies set status = 'Cancelled'`],
  ['that is not to go on', 14, 'update subscriptions set cancel_at_period_end = true'],
  ['that is paused', 14, `update subscriptions set status = 'Paused'`],
])('nobody is told of a trial %s', async (_words, days, change) => {
  const scene = await Scene.open(world, '2041-01-01');
  await onTrial(scene, days);
  if (change) await scene.ask(change);
  await scene.chargeOn(days === 3 ? '2041-01-03' : '2041-01-13');
  expect([await isDue(scene), await told(scene)]).toEqual([false, []]);
});
