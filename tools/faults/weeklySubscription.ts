import { setTimeout as delay } from 'node:timers/promises';
import { minimalPlanInput } from '../../e2e/support/operatorApi';
import { newId } from '../../server/lib/ids';
import { isSuccessful, type TestUser } from './testUser';

const daysToAdvance = 6;
const timeoutMs = 60_000;
const pollIntervalMs = 200;

/** Sends a request once and returns the data of the response. Throws if the request fails. */
async function executeOrThrow(
  user: TestUser,
  query: string,
  variables: object,
): Promise<Record<string, unknown>> {
  const result = await user.execute(query, variables);
  if (!isSuccessful(result) || !result.data)
    throw new Error(`${query.trim().split('(')[0]}: ${result.message}`);
  return result.data;
}

const idOf = (data: Record<string, unknown>, field: string): string => (data[field] as { id: string }).id;

/** Connects the sandbox, creates a weekly plan and returns its id. */
export async function createWeeklyPlan(user: TestUser, price: number): Promise<string> {
  await executeOrThrow(user, 'mutation { connectStripe { integration { state } } }', {});
  const plan = await executeOrThrow(
    user,
    'mutation Plan($input: PlanInput!, $key: ID!) { createClientBillingPlan(input: $input, idempotencyKey: $key) { id } }',
    { input: minimalPlanInput('Weekly', { price, interval: 'Week' }), key: newId() },
  );
  return idOf(plan, 'createClientBillingPlan');
}

const paidPaymentsQuery = `query Paid($clientId: ID!) {
  payments(status: Succeeded, filter: { clientId: $clientId }) { items { id } } }`;

/**
 * Waits until the client has paid this many weeks, and returns the id of the latest payment. Throws after 60
 * seconds.
 */
async function waitUntilPaid(user: TestUser, clientId: string, weeks: number): Promise<string> {
  for (let elapsedMs = 0; elapsedMs < timeoutMs; elapsedMs += pollIntervalMs) {
    const { payments } = await executeOrThrow(user, paidPaymentsQuery, { clientId });
    const { items } = payments as { items: { id: string }[] };
    if (items[0] && items.length >= weeks) return items[0].id;
    await delay(pollIntervalMs);
  }
  throw new Error(`Week ${weeks} was not paid in time.`);
}

interface PayingClient {
  clientId: string;
  paymentId: string;
}

/** Subscribes a new client to the plan and waits for the first payment. */
export async function subscribeClient(user: TestUser, planId: string): Promise<PayingClient> {
  const client = await executeOrThrow(
    user,
    'mutation Client($input: CreateClientInput!) { createClient(input: $input) { id } }',
    { input: { name: 'Weekly', email: `weekly-${newId()}@client.test` } },
  );
  const clientId = idOf(client, 'createClient');
  await executeOrThrow(
    user,
    `mutation Start($input: StartClientSubscriptionInput!, $key: ID!) {
      startClientSubscription(input: $input, idempotencyKey: $key) { clientId } }`,
    { input: { clientId, planId, token: 'sandbox_pays' }, key: newId() },
  );
  return { clientId, paymentId: await waitUntilPaid(user, clientId, 1) };
}

async function advanceClock(user: TestUser, days: number): Promise<void> {
  await executeOrThrow(
    user,
    'mutation Step($days: Int!, $key: ID!) { advanceTestClock(days: $days, idempotencyKey: $key) { daysAhead } }',
    { days, key: newId() },
  );
}

/**
 * Subscribes a new client to a new weekly plan, and advances the test clock to one day before the renewal.
 * Returns the client's id.
 */
export async function subscribeUntilRenewal(user: TestUser): Promise<string> {
  const { clientId } = await subscribeClient(user, await createWeeklyPlan(user, 1200));
  await advanceClock(user, daysToAdvance);
  return clientId;
}

/** Advances the test clock past the renewal and waits for its payment. */
export async function renewSubscription(user: TestUser, clientId: string): Promise<void> {
  await advanceClock(user, 7 - daysToAdvance);
  await waitUntilPaid(user, clientId, 2);
}
