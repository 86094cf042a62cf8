import { openWorld, type World } from '../../testing/world';
import { simulateBilling } from './testing/simulation';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// The slow project simulates a year.
test(
  'the books balance after a quarter of 50 clients with renewals, failures, retries and refunds',
  () => simulateBilling(world, { clients: 50, weeks: 13 }),
  240_000,
);
