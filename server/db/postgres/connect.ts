import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '../failures';
import { isAway } from './failures';

const firstPauseMs = 50;
const longestPauseMs = 1000;

/** Tries until it works or the server has been away for too long. Only for what may be done twice. */
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
