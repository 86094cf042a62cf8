import { setTimeout as delay } from 'node:timers/promises';
import { minimalPlanInput } from '../../e2e/support/operatorApi';
import { newId } from '../../server/lib/ids';
import { isDone, type Person } from './person';

const daysBefore = 6;
const patienceMs = 60_000;
const lookEveryMs = 200;

/** A call that is to be done at once, by somebody whom nothing disturbs. */
async function done(person: Person, query: string, variables: object): Promise<Record<string, unknown>> {
  const answer = await person.ask(query, variables);
  if (!isDone(answer) || !answer.data) throw new Error(`${query.trim().split('(')[0]}: ${answer.message}`);
  return answer.data;
}

const idOf = (data: Record<string, unknown>, field: string): string => (data[field] as { id: string }).id;

/** Has a company be paid by the sandbox, so much a week; gives the plan's id. */
export async function openTill(person: Person, price: number): Promise<string> {
  await done(person, 'mutation { connectStripe { integration { state } } }', {});
  const plan = await done(
    person,
    'mutation Plan($input: PlanInput!, $key: ID!) { createClientBillingPlan(input: $input, idempotencyKey: $key) { id } }',
    { input: minimalPlanInput('By the week', { price, interval: 'Week' }), key: newId() },
  );
  return idOf(plan, 'createClientBillingPlan');
}

const paid = `query Paid($clientId: ID!) {
  payments(status: Succeeded, filter: { clientId: $clientId }) { items { id } } }`;

/** Waits until so many weeks of a client are paid, and gives the latest payment's id. */
async function untilPaid(person: Person, clientId: string, weeks: number): Promise<string> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const { payments } = await done(person, paid, { clientId });
    const { items } = payments as { items: { id: string }[] };
    if (items[0] && items.length >= weeks) return items[0].id;
    await delay(lookEveryMs);
  }
  throw new Error(`Week ${weeks} is not paid.`);
}

interface Payer {
  clientId: string;
  /** Of the first week. */
  paymentId: string;
}

/** Puts a client on a plan and waits until the first week is paid. */
export async function chargeSomebody(person: Person, planId: string): Promise<Payer> {
  const client = await done(
    person,
    'mutation Client($input: CreateClientInput!) { createClient(input: $input) { id } }',
    { input: { name: 'By the week', email: `weekly-${newId()}@client.test` } },
  );
  const clientId = idOf(client, 'createClient');
  await done(
    person,
    `mutation Start($input: StartClientSubscriptionInput!, $key: ID!) {
      startClientSubscription(input: $input, idempotencyKey: $key) { clientId } }`,
    { input: { clientId, planId, token: 'sandbox_pays' }, key: newId() },
  );
  return { clientId, paymentId: await untilPaid(person, clientId, 1) };
}

async function stepClock(person: Person, days: number): Promise<void> {
  await done(
    person,
    'mutation Step($days: Int!, $key: ID!) { stepSandboxClock(days: $days, idempotencyKey: $key) { daysAhead } }',
    { days, key: newId() },
  );
}

/**
 * Puts a client on a weekly plan by the sandbox, and the company's clock so far that their next week begins in a day;
 * gives the client's id.
 */
export async function subscribeSomebody(person: Person): Promise<string> {
  const { clientId } = await chargeSomebody(person, await openTill(person, 1200));
  await stepClock(person, daysBefore);
  return clientId;
}

/** Steps to where the second week has begun, and waits until it is paid. */
export async function paySecondWeek(person: Person, clientId: string): Promise<void> {
  await stepClock(person, 7 - daysBefore);
  await untilPaid(person, clientId, 2);
}
