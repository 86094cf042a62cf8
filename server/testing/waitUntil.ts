import { setTimeout as delay } from 'node:timers/promises';

const pollIntervalMs = 20;

/**
 * Polls `check` until it returns a truthy value, and returns that value. Rejects after `timeoutMs`, whose
 * default is long so that tests don't depend on the machine's speed.
 */
export async function waitUntil<Value>(
  check: () => Value | Promise<Value>,
  timeoutMs = 50_000,
): Promise<Exclude<Value, null | undefined | false | 0 | ''>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(pollIntervalMs)) {
    const value = await check();
    if (value) return value as Exclude<Value, null | undefined | false | 0 | ''>;
  }
  throw new Error(`Not true within ${timeoutMs} ms: ${check.toString()}`);
}
