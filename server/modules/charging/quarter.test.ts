import { openWorld, type World } from '../../testing/world';
import { simulateBilling } from './testing/simulateBilling';

let fixture: World;
beforeAll(async () => void (fixture = await openWorld()));
afterAll(() => fixture.close());

// The slow project simulates a year.
test(
  'balances the ledger of 50 clients over 13 weeks of renewals, failures, retries and refunds',
  () => simulateBilling(fixture, { clients: 50, weeks: 13 }),
  240_000,
);
