import type Stripe from 'stripe';
import { readyAccount } from './accounts';
import { createApi, type Request } from './api';
import { nextEvent } from './billing';
import { AccountStore, realSeconds, type StoreContext, type StripeEvent } from './accountStore';
import { setDisputeStatus } from './disputes';
import { IdempotencyCache, type ApiResponse } from './idempotency';
import { StripeApiError } from './stripeApiError';
import { platformAccountId, PlatformAccounts } from './platformAccounts';
import { failures, type FailureMode } from './failureMode';

const daySeconds = 86_400;

export interface IncomingRequest extends Omit<Request, 'isPublishable'> {
  key: string;
  account: string | null;
  idempotencyKey: string | null;
  contentType: string | null;
}

export interface Outcome extends ApiResponse {
  requestId: string;
  isReplayed: boolean;
}

function advanceStore(store: AccountStore, seconds: number): void {
  const endTime = store.now + seconds;
  for (let event = nextEvent(store); event && event.at <= endTime; event = nextEvent(store)) {
    store.clockOffset += Math.max(0, event.at - store.now);
    event.run();
  }
  store.clockOffset += endTime - store.now;
}

/** A local Stripe: accounts, their objects and clocks, and the events that it emits. */
export class LocalStripe {
  /** The emitted events, oldest first. */
  readonly events: StripeEvent[] = [];
  failureMode: FailureMode = 'none';

  readonly #stores = new Map<string, AccountStore>();
  readonly #idempotencyCaches = new Map<string, IdempotencyCache>();
  readonly #tenants = new PlatformAccounts((prefix) => this.#newId(prefix));
  #idCount = 0;
  readonly #api = createApi(this.#tenants.accounts);

  get #context(): StoreContext {
    return {
      newId: (prefix) => this.#newId(prefix),
      emit: (account, type, object) => this.#emit(account, type, object),
    };
  }

  /** The latest of the accounts' clocks, in Unix seconds. */
  get now(): number {
    return Math.max(realSeconds(), ...[...this.#stores.values()].map((store) => store.now));
  }

  #newId(prefix: string): string {
    this.#idCount += 1;
    return `${prefix}_${String(this.#idCount).padStart(8, '0')}`;
  }

  #emit(account: string, type: string, object: unknown): void {
    this.events.push({
      id: this.#newId('evt'),
      object: 'event',
      ...(account !== platformAccountId && { account }),
      api_version: '2026-10-28.endive',
      created: this.#storeOf(account).now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  #storeOf(account: string): AccountStore {
    const store = this.#stores.get(account) ?? new AccountStore(account, this.#context);
    this.#stores.set(account, store);
    return store;
  }

  #idempotencyCacheOf(account: string): IdempotencyCache {
    const cache =
      this.#idempotencyCaches.get(account) ?? new IdempotencyCache(() => this.#storeOf(account).now);
    this.#idempotencyCaches.set(account, cache);
    return cache;
  }

  #handle(incoming: IncomingRequest): ApiResponse & { isReplayed: boolean } {
    const account = this.#tenants.resolveAccount(incoming.key, incoming.account);
    const store = this.#storeOf(account);
    const request = { ...incoming, isPublishable: incoming.key.startsWith('pk_') };
    const handler = (): ApiResponse => {
      try {
        return this.#api(store, request);
      } catch (error) {
        if (!(error instanceof StripeApiError) || !error.isReplayable) throw error;
        return { status: error.status, body: { error: error.error } };
      }
    };
    if (incoming.method !== 'POST' || incoming.idempotencyKey === null)
      return { ...handler(), isReplayed: false };
    return this.#idempotencyCacheOf(account).run(
      incoming.idempotencyKey,
      incoming.path,
      incoming.body,
      handler,
    );
  }

  /** Returns the response to a request, or 'cut off' if the connection breaks. */
  handle(incoming: IncomingRequest): Outcome | 'cut off' {
    const requestId = this.#newId('req');
    if (this.failureMode === 'unreachable') return 'cut off';
    try {
      const failure = failures[this.failureMode];
      if (failure) throw failure;
      if (
        incoming.method === 'POST' &&
        !incoming.contentType?.startsWith('application/x-www-form-urlencoded')
      ) {
        throw new StripeApiError(
          400,
          { type: 'invalid_request_error', message: 'Send a form-encoded body.' },
          false,
        );
      }
      const response = this.#handle(incoming);
      return this.failureMode === 'response lost' ? 'cut off' : { ...response, requestId };
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return { status: error.status, body: { error: error.error }, requestId, isReplayed: false };
    }
  }

  /** Adds an account that is not created by the platform and has separate API keys. */
  addStandaloneAccount(name: string): ReturnType<PlatformAccounts['addStandalone']> {
    return this.#tenants.addStandalone(name);
  }

  /** Changes an account, by default to one that meets all requirements, and emits `account.updated`. */
  updateAccount(id: string, update: Partial<Stripe.Account> = readyAccount): void {
    this.#emit(id, 'account.updated', structuredClone(this.#tenants.update(id, update)));
  }

  /** Disconnects an account from the platform, and emits `account.application.deauthorized`. */
  deauthorize(id: string): void {
    this.#tenants.remove(id);
    this.#emit(id, 'account.application.deauthorized', { id: 'ca_platform', object: 'application' });
  }

  setDisputeStatus(
    account: string | null,
    intent: string,
    status: Parameters<typeof setDisputeStatus>[2],
  ): void {
    setDisputeStatus(this.#storeOf(account ?? platformAccountId), intent, status);
  }

  store(account: string | null): AccountStore {
    return this.#storeOf(account ?? platformAccountId);
  }

  /** Advances the clocks of all existing accounts, and runs scheduled events at their time. */
  advance(days: number): void {
    for (const store of this.#stores.values()) advanceStore(store, days * daySeconds);
  }
}
