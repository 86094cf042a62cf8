import { setTimeout as delay } from 'node:timers/promises';
import { minimalPlanInput } from '../../e2e/support/operatorApi';
import { newId } from '../../server/lib/ids';
import type { Operator } from '../lib/operators';

/** Connects the sandbox, creates a weekly plan and returns its id. */
export async function createWeeklyPlan(operator: Operator, price: number): Promise<string> {
  await operator.execute('mutation { connectStripe { integration { state } } }');
  const { createClientBillingPlan: plan } = await operator.execute<{
    createClientBillingPlan: { id: string };
  }>(
    'mutation Plan($input: PlanInput!, $key: ID!) { createClientBillingPlan(input: $input, idempotencyKey: $key) { id } }',
    { input: minimalPlanInput('Weekly', { price, interval: 'Week' }), key: newId() },
  );
  return plan.id;
}

const paidPaymentsQuery = `query Paid($clientId: ID!) {
  payments(status: Succeeded, filter: { clientId: $clientId }) { items { id } } }`;

/**
 * Waits until the client has paid this many weeks, and returns the id of the latest payment. Throws after a
 * minute.
 */
export async function waitUntilPaid(operator: Operator, clientId: string, weeks: number): Promise<string> {
  for (const end = performance.now() + 60_000; performance.now() < end; await delay(200)) {
    const { payments } = await operator.execute<{ payments: { items: { id: string }[] } }>(
      paidPaymentsQuery,
      { clientId },
    );
    const [latest] = payments.items;
    if (latest && payments.items.length >= weeks) return latest.id;
  }
  throw new Error(`Week ${weeks} was not paid in time.`);
}

/** Subscribes a new client to the plan. Returns the ids of the client and of its first payment. */
export async function subscribeClient(
  operator: Operator,
  planId: string,
): Promise<{ clientId: string; paymentId: string }> {
  const { createClient } = await operator.execute<{ createClient: { id: string } }>(
    'mutation Client($input: CreateClientInput!) { createClient(input: $input) { id } }',
    { input: { name: 'Weekly', email: `weekly-${newId()}@client.test` } },
  );
  const clientId = createClient.id;
  await operator.execute(
    `mutation Start($input: StartClientSubscriptionInput!, $key: ID!) {
      startClientSubscription(input: $input, idempotencyKey: $key) { clientId } }`,
    { input: { clientId, planId, token: 'sandbox_pays' }, key: newId() },
  );
  return { clientId, paymentId: await waitUntilPaid(operator, clientId, 1) };
}

/** A loop that runs until `isOver` returns true. */
export type Worker = (isOver: () => boolean) => Promise<void>;

/**
 * Runs `act` while the workers run, then ends them. `workerFailure` and the returned promise reject if a
 * worker fails.
 */
export async function runWithWorkers<T>(
  workers: readonly Worker[],
  act: (workerFailure: Promise<never>) => Promise<T>,
): Promise<T> {
  let isOver = false;
  const running = workers.map((work) => work(() => isOver));
  const workerFailure = new Promise<never>((_resolve, reject) => running.forEach((run) => run.catch(reject)));
  workerFailure.catch(() => {});
  const result = act(workerFailure);
  await result.catch(() => {});
  isOver = true;
  await Promise.all(running);
  return result;
}

export const listQuery = 'query List { clients(page: 1, pageSize: 20) { totalCount items { id name } } }';

/** Returns a worker that reads the first page of clients. Failures count only in the operator's tally. */
export const reader =
  (operator: Operator, pauseMs = 30): Worker =>
  async (isOver) => {
    while (!isOver()) {
      await operator.send(listQuery);
      await delay(pauseMs);
    }
  };

const writtenKinds = ['client', 'plan', 'refund'] as const;

/** The names of the rows whose creation the API acknowledged, by kind. */
export type Written = Record<(typeof writtenKinds)[number], string[]>;

const createWrite: Readonly<
  Record<keyof Written, (name: string, paymentId: string) => { query: string; input: object }>
> = {
  client: (name) => ({
    query: `mutation AddClient($input: CreateClientInput!, $key: ID!) {
      createClient(input: $input, idempotencyKey: $key) { id } }`,
    input: { name: 'Ada Lovelace', email: name, country: 'GB', tags: ['new'] },
  }),
  plan: (name) => ({
    query: `mutation AddPlan($input: PlanInput!, $key: ID!) {
      createClientBillingPlan(input: $input, idempotencyKey: $key) { id } }`,
    input: { ...minimalPlanInput(name, { price: 1200, interval: 'Month' }), status: 'Draft' },
  }),
  refund: (name, paymentId) => ({
    query: `mutation Refund($input: RefundPaymentInput!, $key: ID!) {
      refundPayment(input: $input, idempotencyKey: $key) { payment { id } } }`,
    input: { id: paymentId, amount: 1, reason: 'Other', note: name },
  }),
};

/** The repeated order of writes, half of which are refunds. */
const order = ['client', 'refund', 'plan', 'refund', 'client', 'refund'] as const;

/** Workers that write, and what the API acknowledged of it. */
export interface Writers {
  workers: Worker[];
  written: Written;
  count(): number;
  retries(): number;
}

/**
 * Connects the sandbox and subscribes one client per operator. Returns writers that create clients and plans
 * and refund the clients' payments in small parts. They retry each write with its idempotency key until it is
 * acknowledged.
 */
export async function createWriters(operators: readonly Operator[]): Promise<Writers> {
  const written: Written = { client: [], plan: [], refund: [] };
  let retries = 0;
  const [first] = operators;
  if (!first) throw new Error('Pass at least one operator.');
  const planId = await createWeeklyPlan(first, 9_999_900);
  const workers: Worker[] = [];
  for (const operator of operators) {
    const { paymentId } = await subscribeClient(operator, planId);
    workers.push(async (isOver) => {
      for (let turn = 0; !isOver(); turn += 1) {
        const kind = order[turn % order.length] ?? 'client';
        const name = kind === 'client' ? `${newId()}@client.test` : `${kind} ${newId()}`;
        const { query, input } = createWrite[kind](name, paymentId);
        const needed = await operator.retry(query, { input, key: newId() }, isOver);
        if (needed === null) return;
        retries += needed;
        written[kind].push(name);
      }
    });
  }
  return {
    workers,
    written,
    count: () => writtenKinds.reduce((sum, kind) => sum + written[kind].length, 0),
    retries: () => retries,
  };
}
