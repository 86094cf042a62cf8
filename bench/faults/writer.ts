import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../server/lib/ids';
import { isDone, isPassing, type Person } from './person';
import { chargeSomebody, openTill } from './subscriber';

const pauseMs = 150;
const refundedEachTime = 1;
const price = 9_999_900;

/** What is written in turn: money goes back as often as anything else is written. */
const kinds = ['client', 'refund', 'plan', 'refund', 'client', 'refund'] as const;
type Kind = (typeof kinds)[number];

/** A write that is sent until it is acknowledged, and what it would leave in the database. */
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

function aClient(): Write {
  const name = `client-${newId()}@client.test`;
  const input = { name: 'Somebody', email: name, country: 'GB', tags: ['new'] };
  return { name, query: createClient, variables: { input, key: newId() } };
}

function aPlan(): Write {
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

function aRefund(paymentId: string): Write {
  const name = `Refund ${newId()}`;
  const input = { id: paymentId, amount: refundedEachTime, reason: 'Other', note: name };
  return { name, query: refundPayment, variables: { input, key: newId() } };
}

/** Somebody who writes one thing after another, and tries each until it is acknowledged. */
export class Writer {
  /** The names of what was acknowledged. */
  readonly written: Readonly<Record<Kind, string[]>> = { client: [], plan: [], refund: [] };
  /** How often the same had to be sent again. */
  retries = 0;
  #isStopping = false;

  constructor(
    private readonly person: Person,
    /** What goes back bit by bit. */
    private readonly paymentId: string,
  ) {}

  /** How much was acknowledged. */
  get count(): number {
    return Object.values(this.written).reduce((sum, names) => sum + names.length, 0);
  }

  async work(): Promise<void> {
    while (!this.#isStopping) {
      const kind = kinds[this.count % kinds.length] ?? 'client';
      const write = this.#aWrite(kind);
      if (!(await this.#isWritten(kind, write))) return;
      this.written[kind].push(write.name);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }

  #aWrite(kind: Kind): Write {
    if (kind === 'refund') return aRefund(this.paymentId);
    return kind === 'plan' ? aPlan() : aClient();
  }

  async #isWritten(kind: Kind, write: Write): Promise<boolean> {
    while (!this.#isStopping) {
      const answer = await this.person.ask(write.query, write.variables);
      if (isDone(answer)) return true;
      if (!isPassing(answer)) {
        throw new Error(`A ${kind} is refused: ${answer.status} ${answer.code} ${answer.message}`);
      }
      this.retries += 1;
      await delay(pauseMs);
    }
    return false;
  }
}

/** Each with a paid week of a client's of their own, of which they give something back over and over. */
export async function writersOf(people: readonly Person[]): Promise<Writer[]> {
  const [first] = people;
  if (!first) return [];
  const planId = await openTill(first, price);
  const writers: Writer[] = [];
  for (const person of people) {
    const { paymentId } = await chargeSomebody(person, planId);
    writers.push(new Writer(person, paymentId));
  }
  return writers;
}
