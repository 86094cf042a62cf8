import { setTimeout as delay } from 'node:timers/promises';

const lookEveryMs = 20;

/**
 * Polls until `look` returns a truthy value, and returns it. Rejects after `timeoutMs`, which is long because a test
 * must not depend on the machine's speed.
 */
export async function until<Value>(
  look: () => Value | Promise<Value>,
  timeoutMs = 50_000,
): Promise<Exclude<Value, null | undefined | false | 0 | ''>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(lookEveryMs)) {
    const seen = await look();
    if (seen) return seen as Exclude<Value, null | undefined | false | 0 | ''>;
  }
  throw new Error(`Not true within ${timeoutMs} ms: ${look.toString()}`);
}
