import type { EmptyJobName } from './queues';

/** A schedule that runs a job every `everyMinutes` since 1970-01-01 00:00 UTC, plus `offsetMinutes`. */
export interface JobSchedule {
  everyMinutes: number;
  offsetMinutes?: number;
}

export const everyMinute: JobSchedule = { everyMinutes: 1 };

interface ScheduledJob extends Required<JobSchedule> {
  /**
   * The last minute for which this job was checked. Ignored if it is in the future: initially, or after the
   * clock was set back.
   */
  lastMinute: number;
}

const dueCountAt = (minute: number, { everyMinutes, offsetMinutes }: ScheduledJob): number =>
  Math.floor((minute - offsetMinutes) / everyMinutes);

/** Finds due scheduled jobs. Minutes are counted from 1970-01-01 UTC. */
export class JobScheduler {
  readonly #jobs = new Map<EmptyJobName, ScheduledJob>();

  add(name: EmptyJobName, { everyMinutes, offsetMinutes = 0 }: JobSchedule): void {
    this.#jobs.set(name, { everyMinutes, offsetMinutes, lastMinute: Infinity });
  }

  /**
   * Calls `send` once for each job that became due since the last call, regardless of how long ago that was.
   * `send` receives the minute in which the job was last due.
   */
  async sendDue(
    minute: number,
    send: (name: EmptyJobName, dueMinute: number) => Promise<void>,
  ): Promise<void> {
    const jobs = [...this.#jobs];
    // Before the first `send`, because if it rejects, all due jobs must be due at the next call.
    for (const [, job] of jobs) if (job.lastMinute > minute) job.lastMinute = minute - 1;
    for (const [name, job] of jobs) {
      const dueCount = dueCountAt(minute, job);
      if (dueCount > dueCountAt(job.lastMinute, job))
        await send(name, dueCount * job.everyMinutes + job.offsetMinutes);
      job.lastMinute = minute;
    }
  }
}
