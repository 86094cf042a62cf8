import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../server/lib/ids';
import { isSuccessful, isTransient, type TestUser } from './testUser';
import { subscribeClient, createWeeklyPlan } from './weeklySubscription';

const pauseMs = 150;
const refundAmount = 1;
const price = 9_999_900;

/** The repeated order of writes, half of which are refunds. */
const kinds = ['client', 'refund', 'plan', 'refund', 'client', 'refund'] as const;
type Kind = (typeof kinds)[number];

/** A write that is retried until it is acknowledged, and the name of the row that it creates. */
interface Write {
  name: string;
  query: string;
  variables: object;
}

const createClient = `mutation AddClient($input: CreateClientInput!, $key: ID!) {
  createClient(input: $input, idempotencyKey: $key) { id } }`;
const createPlan = `mutation AddPlan($input: PlanInput!, $key: ID!) {
  createClientBillingPlan(input: $input, idempotencyKey: $key) { id } }`;
const refundPayment = `mutation Refund($input: RefundPaymentInput!, $key: ID!) {
  refundPayment(input: $input, idempotencyKey: $key) { payment { id } } }`;

function clientWrite(): Write {
  const name = `client-${newId()}@client.test`;
  const input = { name: 'Ada Lovelace', email: name, country: 'GB', tags: ['new'] };
  return { name, query: createClient, variables: { input, key: newId() } };
}

function planWrite(): Write {
  const name = `Plan ${newId()}`;
  const details = {
    name,
    trialDays: 0,
    requireCardForTrial: false,
    setupFee: 0,
    taxBehavior: 'Exclusive',
    isPublic: false,
    isPopular: false,
    allowSelfUpgrade: false,
  };
  const input = { details, price: { price: 1200, interval: 'Month', intervalCount: 1 }, status: 'Draft' };
  return { name, query: createPlan, variables: { input, key: newId() } };
}

function refundWrite(paymentId: string): Write {
  const name = `Refund ${newId()}`;
  const input = { id: paymentId, amount: refundAmount, reason: 'Other', note: name };
  return { name, query: refundPayment, variables: { input, key: newId() } };
}

/** A test user who writes in a loop and retries each write until it is acknowledged. */
export class Writer {
  readonly written: Readonly<Record<Kind, string[]>> = { client: [], plan: [], refund: [] };
  retries = 0;
  #isStopping = false;

  constructor(
    private readonly user: TestUser,
    /** The payment that is refunded in small parts. */
    private readonly paymentId: string,
  ) {}

  get count(): number {
    return Object.values(this.written).reduce((sum, names) => sum + names.length, 0);
  }

  async work(): Promise<void> {
    while (!this.#isStopping) {
      const kind = kinds[this.count % kinds.length] ?? 'client';
      const write = this.#createWrite(kind);
      if (!(await this.#sendWithRetry(kind, write))) return;
      this.written[kind].push(write.name);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }

  #createWrite(kind: Kind): Write {
    if (kind === 'refund') return refundWrite(this.paymentId);
    return kind === 'plan' ? planWrite() : clientWrite();
  }

  async #sendWithRetry(kind: Kind, write: Write): Promise<boolean> {
    while (!this.#isStopping) {
      const result = await this.user.execute(write.query, write.variables);
      if (isSuccessful(result)) return true;
      if (!isTransient(result)) {
        throw new Error(`The API refused a ${kind}: ${result.status} ${result.code} ${result.message}`);
      }
      this.retries += 1;
      await delay(pauseMs);
    }
    return false;
  }
}

/**
 * Connects the sandbox and subscribes one client per user. Returns writers, each with a succeeded payment to
 * refund in small parts.
 */
export async function createWriters(users: readonly TestUser[]): Promise<Writer[]> {
  const [firstUser] = users;
  if (!firstUser) return [];
  const planId = await createWeeklyPlan(firstUser, price);
  const writers: Writer[] = [];
  for (const user of users) {
    const { paymentId } = await subscribeClient(user, planId);
    writers.push(new Writer(user, paymentId));
  }
  return writers;
}
