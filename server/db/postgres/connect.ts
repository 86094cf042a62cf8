import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '../failures';
import { isAway } from './failures';

const firstPauseMs = 50;
const longestPauseMs = 1000;

/**
 * Retries `attempt` while the server is unreachable, for at most `patienceMs`, and then rejects with UNAVAILABLE. The attempt
 * must be safe to repeat.
 */
export async function whenReachable<T>(attempt: () => Promise<T>, patienceMs: number): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() + pauseMs > deadline) throw unavailable();
      await delay(pauseMs);
    }
  }
}
