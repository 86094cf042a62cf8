import { createHash } from 'node:crypto';
import { StripeApiError } from './stripeApiError';

export interface ApiResponse {
  status: number;
  body: object;
}

interface CachedResponse {
  hash: string;
  response: ApiResponse;
  /** Unix time in seconds. */
  createdAt: number;
}

const ttlSeconds = 86_400;

const hashOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('hex');

/**
 * Replays the response of a repeated idempotency key for a day. Throws if the key is reused with other
 * parameters.
 */
export class IdempotencyCache {
  readonly #responses = new Map<string, CachedResponse>();

  constructor(readonly now: () => number) {}

  #find(key: string): CachedResponse | undefined {
    const cached = this.#responses.get(key);
    return cached && this.now() - cached.createdAt < ttlSeconds ? cached : undefined;
  }

  run(
    key: string,
    path: string,
    body: string,
    handler: () => ApiResponse,
  ): ApiResponse & { isReplayed: boolean } {
    const hash = hashOf(path, body);
    const cached = this.#find(key);
    if (cached && cached.hash !== hash) {
      throw new StripeApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters: ${key}`,
      });
    }
    if (cached) return { ...cached.response, isReplayed: true };
    const response = handler();
    this.#responses.set(key, { hash, response, createdAt: this.now() });
    return { ...response, isReplayed: false };
  }
}
