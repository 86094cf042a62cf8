import { setPriority } from 'node:os';

// Niceness for about a third of the usual CPU share on a busy machine. An idle machine gives the full share.
export const lowNiceness = 5;
// Niceness for about a tenth of the usual CPU share, for work that no request waits for.
export const lowestNiceness = 10;

/**
 * Lowers the priority of a process. Without `processId`, lowers this thread's priority on Linux and this
 * process's elsewhere.
 */
export function lowerPriority(processId = 0, niceness = lowNiceness): void {
  try {
    setPriority(processId, niceness);
  } catch {
    // The process may have ended, or the system may forbid the change. The priority then stays unchanged.
  }
}
