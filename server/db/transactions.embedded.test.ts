import { openWorld, type World } from '../testing/world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('whoever has many long transactions at once leaves as much of the time to the others', async () => {
  const { database } = world.services;
  const [heavy, light] = [await world.company(), await world.company()];
  let ended = 0;
  const all = Array.from({ length: 12 }, async () => {
    await database.inCompany(heavy.id, (db) => db.query('select pg_sleep(0.2)'));
    ended += 1;
  });
  for (let at = 0; at < 12; at++) await database.inCompany(light.id, (db) => db.query('select 1'));
  // One each in turn would be twelve.
  expect(ended).toBeLessThan(6);
  await Promise.all(all);
  expect(ended).toBe(12);
});
