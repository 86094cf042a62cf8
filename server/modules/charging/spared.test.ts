import { openWorld, type World } from '../../testing/world';
import { Scene } from './testing/scene';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const statuses = async (scene: Scene): Promise<string[]> =>
  (await scene.payments()).map(({ status }) => status);

const deactivation = { kind: 'Deactivate', reason: 'ClientRequest', note: null } as const;

test.each([
  ['is paused', { kind: 'Pause' }],
  ['is deactivated', { ...deactivation, when: 'Now' }],
  ['leaves at the end of the period', { ...deactivation, when: 'PeriodEnd' }],
] as const)('who %s is not charged again', async (_how, verb) => {
  const scene = await Scene.open(world, '2041-01-01');
  const client = await scene.subscriber();
  await scene.charge();
  await scene.done(client.id, verb);
  await scene.chargeOn('2041-04-01');
  expect(await statuses(scene)).toEqual(['Succeeded']);
});

test('who is past due is not charged for more before the debt is paid', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber({}, 'sandbox_declined_later');
  await scene.live(45);
  expect(await statuses(scene)).toEqual(['Failed']);
});

test('who is resumed is charged for a period that begins then', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const client = await scene.subscriber();
  await scene.charge();
  await scene.done(client.id, { kind: 'Pause' });
  await scene.turnTo('2041-03-10');
  await scene.done(client.id, { kind: 'Resume' });
  await scene.charge();
  expect(await scene.payments()).toMatchObject([{}, { from: '2041-03-10', until: '2041-04-10' }]);
});

test('a debt of who was deactivated is not tried again, until they are back', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const client = await scene.subscriber({}, 'sandbox_short');
  await scene.charge();
  await scene.done(client.id, { ...deactivation, when: 'Now' });
  await scene.chargeOn('2041-01-20');
  expect(await scene.payments()).toMatchObject([{ status: 'Failed', attempts: 1 }]);
  await scene.done(client.id, { kind: 'Reactivate' });
  await scene.charge();
  expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
});

test('what is paid for elsewhere is not charged', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const [client, plan] = [await scene.client(null), await scene.plan()];
  await scene.ask(`update clients set status = 'Active' where id = $1`, [client.id]);
  await scene.done(client.id, { kind: 'ChangePlan', planId: plan.id });
  await scene.chargeOn('2041-04-01');
  expect(await statuses(scene)).toEqual([]);
});

test('what the provider renews by itself is left to it', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber();
  await scene.ask(`update subscriptions set provider = 'Stripe', provider_reference = 'sub_1'`);
  await scene.chargeOn('2041-04-01');
  expect(await statuses(scene)).toEqual([]);
});

test('nothing is charged while the integration is not ready, and all that fell due once it is', async () => {
  const scene = await Scene.open(world, '2041-01-01', null);
  await scene.subscriber();
  await scene.chargeOn('2041-01-20');
  await scene.connect('sandbox_under_review');
  await scene.charge();
  expect(await statuses(scene)).toEqual([]);
  await scene.ask('update stripe_integrations set charges_enabled = true');
  await scene.chargeOn('2041-02-01');
  expect(await scene.payments()).toMatchObject([
    { status: 'Succeeded', from: '2041-01-01' },
    { status: 'Succeeded', from: '2041-02-01' },
  ]);
});

test('a debt and what is under way wait as well, while the integration is not ready', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber({}, 'sandbox_short');
  await scene.charge();
  await scene.subscriber();
  const away = (): Promise<never> => Promise.reject(new Error('away'));
  await expect(scene.charge({ ...world.services.cardProvider, charge: away })).rejects.toThrow('away');
  await scene.ask('update stripe_integrations set charges_enabled = false');
  await scene.chargeOn('2041-01-10');
  expect(await statuses(scene)).toEqual(['Failed', 'Processing']);
  await scene.ask('update stripe_integrations set charges_enabled = true');
  await scene.charge();
  expect(await statuses(scene)).toEqual(['Succeeded', 'Succeeded']);
});

test.each(['Cancelled', 'Blocked'])('nothing is begun for a company that is %s', async (status) => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber({}, 'sandbox_short');
  await scene.charge();
  await scene.subscriber();
  await scene.ask('update companies set status = $1', [status]);
  await scene.chargeOn('2041-01-20');
  expect(await statuses(scene)).toEqual(['Failed']);
  await scene.ask(`update companies set status = 'Active'`);
  await scene.charge();
  expect(await statuses(scene)).toEqual(['Succeeded', 'Succeeded']);
});

test('who was charged for a period and came back in it is not charged for it again', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const client = await scene.subscriber();
  const { cardProvider } = world.services;
  await scene.charge({
    ...cardProvider,
    charge: async (requests) => {
      await scene.done(client.id, { ...deactivation, when: 'Now' });
      return cardProvider.charge(requests);
    },
  });
  expect(await statuses(scene)).toEqual(['Succeeded']);
  expect(await scene.statusOf(client.id)).toBe('Deactivated');
  await scene.done(client.id, { kind: 'Reactivate' });
  await scene.charge();
  expect(await statuses(scene)).toEqual(['Succeeded']);
  await scene.chargeOn('2041-02-01');
  expect(await scene.payments()).toMatchObject([{}, { from: '2041-02-01' }]);
});

test('two runs at once charge once', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  for (let count = 0; count < 5; count += 1) await scene.subscriber();
  await scene.subscriber({}, 'sandbox_declined_later');
  await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
  await scene.turnTo('2041-01-04');
  await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
  expect(await statuses(scene)).toEqual([...Array<string>(5).fill('Succeeded'), 'Failed']);
  expect((await scene.payments()).at(-1)).toMatchObject({ attempts: 2 });
  expect(await scene.ask('select from sandbox_charges')).toHaveLength(7);
});

test('more are charged than go into one batch', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const plan = await scene.plan();
  const clients = [];
  for (let count = 0; count < 120; count += 1) clients.push(await scene.client());
  for (const { id } of clients) await scene.subscribe(id, plan.id);
  await scene.charge();
  expect(await statuses(scene)).toEqual(Array(120).fill('Succeeded'));
});

test('another company is charged nothing', async () => {
  const [scene, other] = [await Scene.open(world, '2041-01-01'), await Scene.open(world, '2041-01-01')];
  await scene.subscriber();
  await other.subscriber();
  await scene.charge();
  expect(await statuses(scene)).toEqual(['Succeeded']);
  expect(await statuses(other)).toEqual([]);
});
