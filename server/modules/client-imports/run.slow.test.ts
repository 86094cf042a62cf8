import { openWorld, type World } from '../../testing/world';
import { workClientImports } from './run';
import { expectFewMessages } from './testing/runImport';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await workClientImports(world.services);
});
afterAll(() => world.close());

test('10,000 rows are added, and screens hear of it four times a second at most', async () => {
  await expectFewMessages(await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT'), 10_000);
}, 120_000);
