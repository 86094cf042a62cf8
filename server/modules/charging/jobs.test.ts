import { openWorld, type World } from '../../testing/world';
import { paymentChanges } from '../payments/service';
import { enqueueDueCharges, startCharging } from './jobs';
import { Scene } from './testing/scene';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const queued = async (scene: Scene): Promise<number> => {
  const waiting = await world.services.jobs.waiting('charge-company');
  return waiting.filter(({ companyId }) => companyId === scene.company.id).length;
};

const lookedFor = async (scene: Scene): Promise<number> => {
  await enqueueDueCharges(world.services);
  return queued(scene);
};

test('the look of each minute queues who has something to charge, once', async () => {
  const [idle, due] = [await Scene.open(world, '2041-01-01'), await Scene.open(world, '2041-01-01')];
  await due.subscriber();
  expect(await lookedFor(due)).toBe(1);
  expect(await lookedFor(due)).toBe(1);
  expect(await queued(idle)).toBe(0);
});

test('a debt to try again, what is under way and a clock to step are looked for as well', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber({}, 'sandbox_declined_later');
  await scene.charge();
  expect(await lookedFor(scene)).toBe(0);
  await scene.turnTo('2041-01-04');
  expect(await lookedFor(scene)).toBe(1);

  const cut = await Scene.open(world, '2041-01-01');
  await cut.subscriber();
  const away = (): Promise<never> => Promise.reject(new Error('away'));
  await expect(cut.charge({ ...world.services.cardProvider, charge: away })).rejects.toThrow('away');
  expect(await lookedFor(cut)).toBe(1);

  const stepping = await Scene.open(world, '2041-01-01');
  await stepping.ask(`update companies set clock_goal = clock_goal + interval '1 day'`);
  expect(await lookedFor(stepping)).toBe(1);
});

test('nobody is queued who can not be charged yet', async () => {
  const unconnected = await Scene.open(world, '2041-01-01', null);
  await unconnected.subscriber();
  const closed = await Scene.open(world, '2041-01-01');
  await closed.subscriber();
  await closed.ask(`update companies set status = 'Cancelled'`);
  expect(await lookedFor(unconnected)).toBe(0);
  expect(await lookedFor(closed)).toBe(0);
});

test('a client put on a plan shows as a payment in an open list, without waiting for the next look', async () => {
  await startCharging(world.services);
  const scene = await Scene.open(world, '2041-01-01');
  const heard = paymentChanges(await world.as(scene.company, 'MANAGE_PAYMENTS'));
  const { id } = await scene.subscriber();
  expect((await heard.next()).value).toMatchObject({ kind: 'Created', clientIds: [id], count: 1 });
  expect((await heard.next()).value).toMatchObject({ kind: 'Updated', clientIds: [id] });
  await heard.return?.();
  expect(await scene.payments()).toMatchObject([{ status: 'Succeeded' }]);
});
