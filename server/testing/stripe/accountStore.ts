import type Stripe from 'stripe';
import { resourceMissing } from './stripeApiError';

export interface StripeObjects {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  /** The API sends decimals as strings. */
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

export type Kind = keyof StripeObjects;
type StripeObject = StripeObjects[Kind];

export interface StripeEvent {
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

/** The ids and events that all accounts share. */
export interface StoreContext {
  newId(prefix: string): string;
  emit(account: string, type: string, object: unknown): void;
}

const isKind = <K extends Kind>(kind: K, object: StripeObject | undefined): object is StripeObjects[K] =>
  object?.object === kind;

export const realSeconds = (): number => Math.floor(Date.now() / 1000);

/** The Stripe objects of one account, and its clock. */
export class AccountStore {
  /** How many seconds the account's clock is ahead of real time. */
  clockOffset = 0;
  readonly #objects = new Map<string, StripeObject>();

  constructor(
    readonly account: string,
    readonly context: StoreContext,
  ) {}

  /** The account's time in Unix seconds. */
  get now(): number {
    return realSeconds() + this.clockOffset;
  }

  newId(prefix: string): string {
    return this.context.newId(prefix);
  }

  add<Thing extends StripeObject>(object: Thing): Thing {
    this.#objects.set(object.id, object);
    return object;
  }

  remove(id: string): void {
    this.#objects.delete(id);
  }

  find(id: string): StripeObject | undefined {
    return this.#objects.get(id);
  }

  get<K extends Kind>(kind: K, id: string): StripeObjects[K] {
    const object = this.#objects.get(id);
    if (!isKind(kind, object)) throw resourceMissing(kind, id);
    return object;
  }

  /** Returns all objects of a kind, newest first. */
  all<K extends Kind>(kind: K): StripeObjects[K][] {
    return [...this.#objects.values()].filter((object) => isKind(kind, object)).reverse();
  }

  emit(type: string, object: unknown): void {
    this.context.emit(this.account, type, structuredClone(object));
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

/** Returns one page of a list that is sorted newest first. */
export function pageOf<Thing extends { id: string }>(
  url: string,
  items: readonly Thing[],
  { limit = 10, starting_after: startingAfter }: Paging = {},
): List<Thing> {
  const startIndex = startingAfter === undefined ? 0 : items.findIndex(({ id }) => id === startingAfter) + 1;
  const data = items.slice(startIndex, startIndex + limit);
  return { object: 'list', url, has_more: items.length > startIndex + limit, data };
}
