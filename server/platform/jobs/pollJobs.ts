import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../db/report';
import { schema } from './queues';

interface PollOptions {
  intervalMs: number;
  query(text: string): Promise<{ rows: object[] }>;
  wake(name: string): void;
  /** Receives the minute of the database's clock, counted from 1970-01-01 UTC. */
  sendDue(minute: number): Promise<void>;
  report: Report;
  signal: AbortSignal;
}

interface DueJobs {
  minute: number;
  names: string[];
}

// One statement for all queues: separate polls would take forty statements and a tenth of a CPU on an idle
// server.
const dueJobsSql = `/* jobsDue */
  select floor(extract(epoch from now()) / 60)::integer as minute,
    array(select distinct name from ${schema}.job where state < 'active' and start_after <= now()) as names`;

/**
 * Enqueues due scheduled jobs and wakes queues with due jobs until `signal` is aborted. Polling finds
 * retries, which send no notification, and jobs whose notification was lost in a database outage.
 */
export async function pollJobs({
  intervalMs,
  query,
  wake,
  sendDue,
  report,
  signal,
}: PollOptions): Promise<void> {
  for (;;) {
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const [due] = (await query(dueJobsSql)).rows as DueJobs[];
      due?.names.forEach(wake);
      if (due) await sendDue(due.minute);
    } catch (error) {
      report(`The job queue failed: ${String(error)}`);
    }
  }
}
