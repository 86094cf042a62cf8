import { testEngine } from '../../testing/testEngine';
import { openFixture, type Fixture } from '../../testing/fixture';
import { simulateBilling } from './testing/simulateBilling';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

// On the embedded engine, which runs the same statements, a full year would take minutes.
const [span, weeks] = testEngine() === 'postgres' ? ['year', 52] : ['third of a year', 17];

test(
  `the ledger of 500 clients balances after a ${span} of renewals, failures, retries and refunds`,
  () => simulateBilling(fixture, { clients: 500, weeks }),
  400_000,
);
