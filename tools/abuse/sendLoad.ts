import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';

export interface LoadRequest {
  path: string;
  method: 'POST';
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface LoadOptions {
  url: string;
  perSecond: number;
  seconds: number;
  connections: number;
  /** The time-out of one request. */
  timeoutSeconds?: number;
  /** Creates each request, because the API caches or limits repeated ones. */
  next(): LoadRequest;
}

interface TimedOutcome {
  outcome: string;
  tookMs: number;
}

export interface LoadResult {
  responses: TimedOutcome[];
  /** The messages of requests that received no response. */
  errors: string[];
}

/** Returns the HTTP status, or the error code of a GraphQL response with status 200. */
export const outcomeOf = (status: number, body: string): string =>
  (status === 200 && /"extensions":\{"code":"(\w+)"/.exec(body)?.[1]) || String(status);

/**
 * Sends requests at no more than a fixed rate, and returns the outcome and duration of each response. A
 * connection waits for its response before it sends the next request.
 */
export async function sendLoad({
  url,
  perSecond,
  seconds,
  connections,
  timeoutSeconds = 10,
  next,
}: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { responses: [], errors: [] };
  let outcome = '';
  const options: Options = {
    url,
    connections,
    duration: seconds,
    overallRate: perSecond,
    timeout: timeoutSeconds,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...next() }),
        onResponse: (status, body) => void (outcome = outcomeOf(status, body)),
      },
    ],
  };
  const { timeouts } = await new Promise<Result>((resolve, reject) => {
    const load = autocannon(options, (error, total) => (error ? reject(error) : resolve(total)));
    // Follows `onResponse` immediately.
    load.on('response', (_client, _status, _bytes, tookMs) => result.responses.push({ outcome, tookMs }));
    load.on('reqError', (error) => result.errors.push(String(error)));
  });
  if (timeouts > 0) result.errors.push(`${timeouts} time-outs`);
  return result;
}

/**
 * Makes attempts at fixed times, even while earlier ones wait for their outcome. Durations count from these
 * times, so that durations include the time that the API was stalled.
 */
export function attemptOnSchedule(
  perSecond: number,
  seconds: number,
  attempt: (index: number) => Promise<string>,
): Promise<TimedOutcome[]> {
  const startedAt = performance.now();
  const attempts = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / perSecond;
    await delay(dueAt - performance.now());
    return { outcome: await attempt(index), tookMs: performance.now() - dueAt };
  });
  return Promise.all(attempts);
}

export const json = (
  body: object | string,
  headers: Record<string, string> = {},
): LoadRequest & { body: string } => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const randomByte = (): number => Math.floor(Math.random() * 256);

/** Returns a header that makes a request appear to come from a random network. Requires `TRUST_PROXY`. */
export const fromRandomNetwork = (): Record<string, string> => ({
  'x-forwarded-for': `198.${18 + (randomByte() % 2)}.${randomByte()}.${randomByte()}`,
});
