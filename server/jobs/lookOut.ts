import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../db/report';
import { schema } from './queues';

interface Surroundings {
  /** The pause between two polls. */
  everyMs: number;
  ask(text: string): Promise<{ rows: object[] }>;
  wake(name: string): void;
  /** Called with the minute of the database's clock, counted from 1970-01-01 UTC. */
  sendDue(minute: number): Promise<void>;
  report: Report;
  stopping: AbortSignal;
}

interface Seen {
  minute: number;
  names: string[];
}

// Asked by each queue for itself, it would be forty statements and a tenth of a processor for a server at rest.
const look = `/* jobsDue */
  select floor(extract(epoch from now()) / 60)::integer as minute,
    array(select distinct name from ${schema}.job where state < 'active' and start_after <= now()) as names`;

/**
 * Sends what is due by the minute, and wakes the queues that have something to do, again and
 * again until it is stopped: nothing notifies the queues of jobs that are due for a retry, or while the database is away.
 */
export async function lookOut({
  everyMs,
  ask,
  wake,
  sendDue,
  report,
  stopping,
}: Surroundings): Promise<void> {
  for (;;) {
    await delay(everyMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    try {
      const [seen] = (await ask(look)).rows as Seen[];
      seen?.names.forEach(wake);
      if (seen) await sendDue(seen.minute);
    } catch (error) {
      report(`The job queue failed: ${String(error)}`);
    }
  }
}
