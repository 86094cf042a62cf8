import type { Db } from './db/database';

/** Every job there is, with what it carries. */
export interface JobPayloads {
  /** These two make their secret when they run, so that no link ever stands in the queue's tables. */
  'send-password-reset': { email: string };
  'send-invitation': { companyId: string; invitationId: string };
  'send-mail': { to: string; template: string; values: Record<string, string> };
  'run-client-import': { companyId: string; importId: string };
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Queued when the transaction commits, and never otherwise. */
  enqueue<Name extends JobName>(db: Db, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /** Starts working a queue. A job that throws is tried again, three times at most, further and further apart. */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /** Runs a queue's job at every match of a cron expression, in one process only. */
  schedule<Name extends JobName>(name: Name, cron: string, payload: JobPayloads[Name]): Promise<void>;
  stop(): Promise<void>;
}
