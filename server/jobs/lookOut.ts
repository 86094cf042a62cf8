import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../db/report';
import { schema } from './queues';

const lookEveryMs = 2000;

interface Surroundings {
  ask(text: string): Promise<{ rows: object[] }>;
  wake(name: string): void;
  report: Report;
  stopping: AbortSignal;
}

// Asked by each queue for itself, it would be forty statements and a tenth of a processor for a server at rest.
const due = `/* jobsDue */ select distinct name from ${schema}.job where state < 'active' and start_after <= now()`;

/**
 * Wakes the queues that have something to do, every two seconds until it is told to stop: jobs that are tried again or
 * were scheduled are announced by nobody, and what is announced while the database is away is heard by nobody.
 */
export async function lookOut({ ask, wake, report, stopping }: Surroundings): Promise<void> {
  while (!stopping.aborted) {
    await delay(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined);
    try {
      const { rows } = await ask(due);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (error) {
      report(`The job queue failed: ${String(error)}`);
    }
  }
}
