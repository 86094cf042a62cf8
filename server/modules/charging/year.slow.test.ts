import { testEngine } from '../../testing/testEngine';
import { openWorld, type World } from '../../testing/world';
import { simulateBilling } from './testing/simulation';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

// The embedded engine takes minutes for the year, and makes the same statements.
const [span, weeks] = testEngine() === 'postgres' ? ['year', 52] : ['third of a year', 17];

test(
  `the books balance after a ${span} of 500 clients with renewals, failures, retries and refunds`,
  () => simulateBilling(world, { clients: 500, weeks }),
  400_000,
);
