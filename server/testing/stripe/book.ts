import type Stripe from 'stripe';
import { missing } from './refusal';

export interface Objects {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  /** Its decimals are text on the wire. */
  invoiceitem: Omit<Stripe.InvoiceItem, 'quantity_decimal'> & { quantity_decimal: string };
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  webhook_endpoint: Stripe.WebhookEndpoint;
}

export type Kind = keyof Objects;
type Any = Objects[Kind];

export interface Told {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What all accounts share. */
export interface Surroundings {
  newId(prefix: string): string;
  tell(account: string, type: string, object: unknown): void;
}

const isOf = <K extends Kind>(kind: K, object: Any | undefined): object is Objects[K] =>
  object?.object === kind;

export const realSeconds = (): number => Math.floor(Date.now() / 1000);

/** All that Stripe keeps of one account. */
export class Book {
  /** Seconds that the account's clock is ahead of the real time. */
  ahead = 0;
  readonly #objects = new Map<string, Any>();

  constructor(
    readonly account: string,
    readonly around: Surroundings,
  ) {}

  /** Seconds. */
  get now(): number {
    return realSeconds() + this.ahead;
  }

  newId(prefix: string): string {
    return this.around.newId(prefix);
  }

  add<Thing extends Any>(object: Thing): Thing {
    this.#objects.set(object.id, object);
    return object;
  }

  remove(id: string): void {
    this.#objects.delete(id);
  }

  find(id: string): Any | undefined {
    return this.#objects.get(id);
  }

  get<K extends Kind>(kind: K, id: string): Objects[K] {
    const object = this.#objects.get(id);
    if (!isOf(kind, object)) throw missing(kind, id);
    return object;
  }

  /** The newest first. */
  all<K extends Kind>(kind: K): Objects[K][] {
    return [...this.#objects.values()].filter((object) => isOf(kind, object)).reverse();
  }

  tell(type: string, object: unknown): void {
    this.around.tell(this.account, type, structuredClone(object));
  }
}

export interface List<Thing> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Thing[];
}

interface Paging {
  limit?: number;
  starting_after?: string;
}

/** A page of a list, the newest first. */
export function pageOf<Thing extends { id: string }>(
  url: string,
  things: readonly Thing[],
  { limit = 10, starting_after: after }: Paging = {},
): List<Thing> {
  const from = after === undefined ? 0 : things.findIndex(({ id }) => id === after) + 1;
  const data = things.slice(from, from + limit);
  return { object: 'list', url, has_more: things.length > from + limit, data };
}
