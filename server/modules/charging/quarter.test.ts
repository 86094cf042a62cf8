import { openWorld, type World } from '../../testing/world';
import { simulateBilling } from './testing/simulation';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// The slow project simulates a year.
test(
  'the books balance after a quarter of 100 clients with renewals, failures, retries and refunds',
  () => simulateBilling(world, { clients: 100, weeks: 13 }),
  240_000,
);
