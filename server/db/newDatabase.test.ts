import { openWorld, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const addresses = () =>
  world.services.database.onPlatform((db) => db.query('select email from operator_directory'));

test('in a new database there is nobody who could sign in, until somebody signs up', async () => {
  expect((await addresses()).rows).toEqual([]);
  const { admin } = await world.company();
  expect((await addresses()).rows).toEqual([{ email: admin.email }]);
});
