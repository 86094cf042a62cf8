import { setPriority } from 'node:os';

// About a third of what others get where all want a processor, and all of it where nobody else does.
export const lower = 5;
// A tenth, for what nobody waits for from one moment to the next.
export const lowest = 10;

/** Lets others go before a process; on Linux also before this thread, where none is named. */
export function giveWay(processId = 0, by = lower): void {
  try {
    setPriority(processId, by);
  } catch {
    // Where that is not allowed, or the process is gone already, it works as it comes.
  }
}
