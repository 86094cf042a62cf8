import { openFixture, type Fixture } from '../../testing/fixture';
import { simulateBilling } from './testing/simulateBilling';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

// A longer period is simulated in `year.slow.test.ts`.
test(
  'the ledger of 50 clients balances after 13 weeks of renewals, failures, retries and refunds',
  () => simulateBilling(fixture, { clients: 50, weeks: 13 }),
  240_000,
);
