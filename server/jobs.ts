import PgBoss from 'pg-boss';
import type { Caller } from './context';
import type { Database, Db } from './db/database';
import { type Report, toStandardError } from './db/report';
import { lookOut } from './jobs/lookOut';
import { patientSql } from './jobs/patientSql';
import { schema } from './jobs/queues';
import { type Rhythm, Rhythms } from './jobs/rhythms';
import { forgetEveryMs, forgetTimesToCome } from './jobs/timesToCome';
import { JobWorker, wakeChannel } from './jobs/worker';
import type { CardProviderName } from './schema.generated';

/** Every job there is, with what it carries. */
export interface JobPayloads {
  /**
   * Makes its secret when it runs, as `send-invitation` does, so that the queue's tables hold no link. `isProof`: the
   * operator wants two-factor, which needs a confirmed address. `isExact`: the account must have this spelling of the
   * address, because the request counted as an attempt of that account.
   */
  'send-password-reset': { email: string; caller: Caller; isExact?: boolean; isProof?: boolean };
  'send-invitation': { companyId: string; invitationId: string };
  /** Makes its secret when it runs, one for each address. */
  'send-email-change': { companyId: string; changeId: string; side: 'Old' | 'New' };
  'send-mail': {
    to: string;
    template: string;
    values: Record<string, string>;
    /** Whose notification it is, which counts towards the cap of the day. */
    notified?: { companyId: string; recipient: string };
  };
  'run-client-import': { companyId: string; importId: string };
  /** What becomes of a run that failed for good. */
  'fail-client-import': { companyId: string; importId: string };
  'resume-client-imports': Record<string, never>;
  'run-client-bulk': { companyId: string; bulkId: string };
  'fail-client-bulk': { companyId: string; bulkId: string };
  'resume-client-bulks': Record<string, never>;
  'run-deployment': { companyId: string; sessionId: string };
  'fail-deployment': { companyId: string; sessionId: string };
  'resume-deployments': Record<string, never>;
  'run-start-up-pack': { companyId: string; installationId: string };
  'fail-start-up-pack': { companyId: string; installationId: string };
  'resume-start-up-packs': Record<string, never>;
  'run-company-export': { companyId: string; exportId: string };
  'fail-company-export': { companyId: string; exportId: string };
  'resume-company-exports': Record<string, never>;
  'deactivate-due-clients': Record<string, never>;
  /** Looks, each minute, which companies have something to charge by their clock. */
  'charge-due': Record<string, never>;
  /** Begins what is due in one company and settles what is under way. */
  'charge-company': { companyId: string };
  /** Finds companies with past due clients, hourly. */
  'end-past-due': Record<string, never>;
  /** Tells a provider that renews by itself how subscriptions should be. */
  'sync-subscriptions': { companyId: string };
  /** Looks, each minute, which companies have subscriptions that their provider was not told of. */
  'sync-companies': Record<string, never>;
  /** Tells the card provider of the refunds that it has not answered for. */
  'send-refunds': { companyId: string };
  'resume-refunds': Record<string, never>;
  'work-provider-event': { companyId: string; eventId: string };
  'resume-provider-events': Record<string, never>;
  /** Makes its secret when it runs. With `ended`, the email says what became of the account whose past due ended. */
  'send-card-request': { companyId: string; requestId: string; ended?: 'closed' | 'paused' };
  'send-receipt': { companyId: string; paymentId: string; mailId: string };
  /** A mail to a client, which stands in their timeline: `mailClient` enqueues it. */
  'send-client-mail': {
    companyId: string;
    clientId: string;
    mailId: string;
    template: string;
    values: Record<string, string>;
  };
  /** Who signs up, and who asks for a password: looking up whether they are clients takes time that would tell. */
  'send-client-sign-up': { companyId: string; signUpId: string };
  'send-client-password': {
    companyId: string;
    email: string;
    device?: string | null;
    ipAddress?: string;
  };
  /** Makes its secret when it runs. */
  'send-password-link': {
    companyId: string;
    clientId: string;
    mailId: string;
    letter: 'client-password' | 'client-access' | 'client-known';
    values: Record<string, string>;
  };
  /** To an address that a client is to have, with a link, or to the one that they had. */
  'send-address-letter': {
    companyId: string;
    clientId: string;
    to: string;
    letter: 'client-address' | 'client-address-changed';
  };
  'move-subscribers': { companyId: string; planId: string; when: 'Now' | 'AtRenewal' };
  /** Has the provider forget a billing card that was removed. */
  'forget-card': { companyId: string; provider: CardProviderName; reference: string };
  'warn-expiring-cards': Record<string, never>;
  /** Queued for every address alike, known or not: looking it up takes time that would tell them apart. */
  'record-failed-sign-in': { email: string; caller: Caller };
  /** Looks, each minute, which companies have a domain that is to be looked at. */
  'check-due-domains': Record<string, never>;
  'check-domains': { companyId: string };
  'send-domain-instructions': { companyId: string; domainId: string; email: string; sentBy: string };
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Jobs that carry nothing. */
export type EmptyJobName = {
  [Name in JobName]: JobPayloads[Name] extends Record<string, never> ? Name : never;
}[JobName];

const slotSeconds = 60;

interface JobTimings {
  /** How often the queues are polled for jobs that nothing has announced. */
  pollMs: number;
  /** How often pg-boss looks for jobs whose process has died; a whole number of seconds. */
  maintenanceSeconds: number;
}

const usualTimings: JobTimings = { pollMs: 2000, maintenanceSeconds: 30 };

export interface Jobs {
  /**
   * Queued when the transaction commits, and never otherwise. Where `behind` says how many of the same company's are
   * waiting already, those of companies with fewer come first.
   */
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payload: JobPayloads[Name],
    behind?: number,
  ): Promise<void>;
  /** What is queued or under way. */
  waiting<Name extends JobName>(name: Name): Promise<JobPayloads[Name][]>;
  /** Starts working a queue. A job that throws is tried again, as often as queues.ts says, further and further apart. */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * From now on this process sees to it that a queue has a job in each minute of a rhythm: one, of all processes together,
   * but for a late one, which another process may have sent in time.
   */
  schedule(name: EmptyJobName, rhythm: Rhythm): void;
  stop(): Promise<void>;
}

/** Opens the job queue of a database that `openDatabase()` has prepared. */
export async function startJobs(
  database: Database,
  report: Report = toStandardError,
  { pollMs, maintenanceSeconds } = usualTimings,
): Promise<Jobs> {
  const stopping = new AbortController();
  const executeSql = patientSql(database, stopping.signal);
  const boss = new PgBoss({
    db: { executeSql },
    schema,
    migrate: false,
    // What it does to find the minute before now that a cron expression has holds everybody up for a tenth of a second.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
  });
  boss.on('error', (error) => report(`The job queue failed: ${error.message}`));
  await forgetTimesToCome(database);
  await boss.start();
  const forgetting = setInterval(() => {
    forgetTimesToCome(database).catch((error: unknown) => report(`The job queue failed: ${String(error)}`));
  }, forgetEveryMs).unref();

  const workers = new Map<string, JobWorker>();
  const wake = (name: string): void => workers.get(name)?.wake();
  const unlisten = await database.listen(wakeChannel, wake);
  const rhythms = new Rhythms();
  const sendDue = (minute: number): Promise<void> =>
    rhythms.sendDue(minute, async (name) => {
      if (stopping.signal.aborted) return;
      await boss.send(name, {}, { singletonSeconds: slotSeconds });
      wake(name);
    });
  const looking = lookOut({
    everyMs: pollMs,
    ask: executeSql,
    wake,
    sendDue,
    report,
    stopping: stopping.signal,
  });

  return {
    async enqueue(db, name, payload, behind = 0) {
      const id = await boss.send(name, payload, {
        priority: -behind,
        db: { executeSql: (text, values) => db.query(text, values) },
      });
      if (id === null) throw new Error(`The job ${name} was not queued.`);
      await db.query('select pg_notify($1, $2)', [wakeChannel, name]);
    },
    async waiting<Name extends JobName>(name: Name) {
      const { rows } = await database.query<{ data: JobPayloads[Name] }>(
        `/* waitingJobs */ select data from ${schema}.job
         where name = $1 and state in ('created', 'retry', 'active')`,
        [name],
      );
      return rows.map(({ data }) => data);
    },
    async work<Name extends JobName>(name: Name, handle: (payload: JobPayloads[Name]) => Promise<void>) {
      const worker = new JobWorker(name, { boss, database, report, handle });
      workers.set(name, worker);
      await worker.start();
    },
    schedule(name, rhythm) {
      rhythms.add(name, rhythm);
    },
    async stop() {
      clearInterval(forgetting);
      await unlisten();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      stopping.abort();
      await looking;
      await boss.stop({ graceful: false });
    },
  };
}
