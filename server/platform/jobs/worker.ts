import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import type { Report } from '../db/report';
import { schema } from './queues';

/** The NOTIFY channel whose payload names a queue with a new job. */
export const wakeChannel = 'livery_jobs';

const heartbeatMs = 15_000;
const maxStopMs = 5000;

interface WorkerOptions<Payload> {
  boss: PgBoss;
  database: Database;
  report: Report;
  handle(payload: Payload): Promise<void>;
}

const waitForAbort = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

/** Runs the jobs of one queue, one at a time, whenever it is woken. */
export class JobWorker<Payload extends object = object> {
  #idle = new AbortController();
  #isStopping = false;
  #loopPromise: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly options: WorkerOptions<Payload>,
  ) {}

  async start(): Promise<void> {
    await this.#retryOrphans();
    this.#loopPromise = this.#loop();
  }

  wake(): void {
    this.#idle.abort();
  }

  /**
   * Stops fetching jobs. Resolves when the running job ends, or after five seconds. The next process takes
   * over an unfinished job.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    const timeout = new AbortController();
    const timedOut = delay(maxStopMs, undefined, { signal: timeout.signal }).catch(() => undefined);
    await Promise.race([this.#loopPromise, timedOut]);
    timeout.abort();
  }

  // The embedded database has one process, so the previous process was interrupted if a job is active at the
  // start.
  async #retryOrphans(): Promise<void> {
    if (this.options.database.kind !== 'embedded') return;
    await this.options.database.query(
      `update ${schema}.job set state = 'retry', start_after = now() where name = $1 and state = 'active'`,
      [this.name],
    );
  }

  async #loop(): Promise<void> {
    while (!this.#isStopping) {
      // The controller is created before the fetch, so that a wake-up during the fetch is not lost.
      this.#idle = new AbortController();
      const hadJob = await this.#runNext().catch((error: unknown) => {
        this.options.report(`The queue ${this.name} failed: ${String(error)}`);
        return false;
      });
      if (!hadJob) await waitForAbort(this.#idle.signal);
    }
  }

  async #runNext(): Promise<boolean> {
    const [job] = await this.options.boss.fetch<Payload>(this.name, { batchSize: 1 });
    if (job) await this.#run(job);
    return job !== undefined;
  }

  async #run(job: PgBoss.Job<Payload>): Promise<void> {
    const { boss, report, handle } = this.options;
    const heartbeat = setInterval(() => void this.#sendHeartbeat(job.id), heartbeatMs);
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

  // Renews the start time, because a long job would otherwise count as one whose process died.
  async #sendHeartbeat(id: string): Promise<void> {
    await this.options.database
      .query(`update ${schema}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`, [
        this.name,
        id,
      ])
      .catch(() => undefined);
  }
}
