import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '../failures';
import { isUnreachable } from './failures';

const initialBackoffMs = 50;
const maxBackoffMs = 1000;

/**
 * Retries `attempt` while the server is unreachable, for at most `maxWaitMs`, then rejects with
 * `UNAVAILABLE`. The attempt must be safe to repeat.
 */
export async function retryWhileUnreachable<T>(attempt: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const deadline = performance.now() + maxWaitMs;
  for (let backoffMs = initialBackoffMs; ; backoffMs = Math.min(backoffMs * 2, maxBackoffMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (performance.now() + backoffMs > deadline) throw unavailable();
      await delay(backoffMs);
    }
  }
}
