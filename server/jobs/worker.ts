import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import type { Report } from '../db/report';
import { schema } from './queues';

/** NOTIFY on this channel names a queue that has something new. */
export const wakeChannel = 'livery_jobs';

const heartbeatMs = 15_000;
const longestStopMs = 5000;

interface Surroundings<Payload> {
  boss: PgBoss;
  database: Database;
  report: Report;
  handle(payload: Payload): Promise<void>;
}

const abortOf = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

/** Works one queue, a job at a time, whenever it is woken. */
export class JobWorker<Payload extends object = object> {
  #nap = new AbortController();
  #isStopping = false;
  #working: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly around: Surroundings<Payload>,
  ) {}

  async start(): Promise<void> {
    await this.#takeBackOrphans();
    this.#working = this.#loop();
  }

  wake(): void {
    this.#nap.abort();
  }

  /** Resolves when the job at hand is done, or takes so long that it is left to the next process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    const patience = new AbortController();
    const over = delay(longestStopMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.#working, over]);
    patience.abort();
  }

  // The embedded database has one process, so a job that is under way at its start was cut off by the end of the last.
  async #takeBackOrphans(): Promise<void> {
    if (this.around.database.kind !== 'embedded') return;
    await this.around.database.query(
      `update ${schema}.job set state = 'retry', start_after = now() where name = $1 and state = 'active'`,
      [this.name],
    );
  }

  async #loop(): Promise<void> {
    while (!this.#isStopping) {
      // Made before the question, so that a call during it is not slept through.
      this.#nap = new AbortController();
      const hadJob = await this.#runNext().catch((error: unknown) => {
        this.around.report(`The queue ${this.name} failed: ${String(error)}`);
        return false;
      });
      if (!hadJob) await abortOf(this.#nap.signal);
    }
  }

  async #runNext(): Promise<boolean> {
    const [job] = await this.around.boss.fetch<Payload>(this.name, { batchSize: 1 });
    if (job) await this.#run(job);
    return job !== undefined;
  }

  async #run(job: PgBoss.Job<Payload>): Promise<void> {
    const { boss, report, handle } = this.around;
    const heartbeat = setInterval(() => void this.#keep(job.id), heartbeatMs);
    try {
      await handle(job.data);
      await boss.complete(this.name, job.id);
    } catch (error) {
      report(`The job ${this.name} failed: ${String(error)}`);
      await boss.fail(this.name, job.id, error instanceof Error ? error : { message: String(error) });
    } finally {
      clearInterval(heartbeat);
    }
  }

  // Without this a job that takes long would count as one whose process has died.
  async #keep(id: string): Promise<void> {
    await this.around.database
      .query(`update ${schema}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`, [
        this.name,
        id,
      ])
      .catch(() => undefined);
  }
}
