import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Report } from '../report';
import { createThrottle } from '../../../lib/createThrottle';
import { isOutOfResources, unavailable } from '../failures';
import type {
  WorkerResponse,
  WorkerRequest,
  WorkerStartOptions,
  Outcome,
  PostgresErrorFields,
} from './messages';

export interface Reply {
  outcome: Outcome;
  inTransaction: boolean;
}

interface PendingRequest {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export interface WorkerEvents {
  onNotification(channel: string, payload: string): void;
  /** Called when the thread exits, which loses all uncommitted changes. */
  onExit(): void;
  report: Report;
}

const minuteMs = 60_000;

// Loads PGlite before tsx, which would otherwise parse half a megabyte of code without changing it.
const preloadedModules = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', 'tsx/cjs'];

/** An error from PostgreSQL, with a flag for a transaction that is still open. */
export class StatementError extends Error {
  constructor(
    private readonly databaseError: pg.DatabaseError,
    readonly inTransaction: boolean,
  ) {
    super(databaseError.message);
  }

  /** Returns the error as `pg` does, with the caller's stack, or `UNAVAILABLE` if disk or memory is full. */
  forCaller(): Error {
    if (isOutOfResources(this.databaseError)) return unavailable();
    Error.captureStackTrace(this.databaseError);
    return this.databaseError;
  }
}

const errorOf = (fields: PostgresErrorFields): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(fields.message, fields.message.length, 'error'), fields);

/**
 * The main thread's client of the worker thread that runs PGlite. PGlite is synchronous and would block the
 * main thread.
 */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #events: WorkerEvents;
  #lastId = 0;
  #isDead = false;
  readonly #isDiskFullReportDue = createThrottle(minuteMs);

  private constructor(options: WorkerStartOptions, events: WorkerEvents) {
    this.#events = events;
    this.#worker = new Worker(path.join(__dirname, 'worker.ts'), {
      workerData: options,
      execArgv: preloadedModules.flatMap((module) => ['--require', module]),
    });
  }

  static open(options: WorkerStartOptions, events: WorkerEvents): Promise<WorkerClient> {
    const client = new WorkerClient(options, events);
    return new Promise((resolve, reject) => {
      let reason = 'its thread ended';
      client.#worker.on('message', (response: WorkerResponse) => {
        if (response.kind === 'opened') resolve(client);
        else if (response.kind === 'broken') reason = response.message;
        else client.#handleResponse(response);
      });
      client.#worker.on('error', (error) => (reason = error.message));
      client.#worker.on('exit', (code) => {
        client.#handleExit(code === 0 ? null : reason);
        reject(new Error(`The embedded database in ${options.folder} could not be opened: ${reason}`));
      });
    });
  }

  /**
   * Sends one statement to PostgreSQL. After `limitMs`, rejects with `UNAVAILABLE` and terminates the thread,
   * because nothing else stops a running statement.
   */
  run(text: string, values: (string | null)[] | null, limitMs: number): Promise<Reply> {
    if (this.#isDead) return Promise.reject(unavailable());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#terminate(`a statement ran longer than ${limitMs} ms`), limitMs);
      this.#pending.set(id, {
        resolve: (reply) => (clearTimeout(timer), resolve(reply)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      this.#send({ id, kind: 'run', text, values });
    });
  }

  async close(): Promise<void> {
    if (this.#isDead) return;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#send({ id: ++this.#lastId, kind: 'close' });
    await exited;
  }

  #send(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #terminate(reason: string): void {
    this.#events.report(`The embedded database is stopped, because ${reason}.`);
    void this.#worker.terminate();
  }

  #handleResponse(response: Exclude<WorkerResponse, { kind: 'opened' | 'broken' }>): void {
    if (response.kind === 'notified') return this.#events.onNotification(response.channel, response.payload);
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if (response.kind === 'done') pending?.resolve(response);
    else {
      const databaseError = errorOf(response.error);
      // The embedded database has no log, so this report is the only sign of a full disk or memory.
      if (isOutOfResources(databaseError) && this.#isDiskFullReportDue())
        this.#events.report(`The embedded database: ${databaseError.message}`);
      pending?.reject(new StatementError(databaseError, response.inTransaction));
    }
  }

  #handleExit(reason: string | null): void {
    this.#isDead = true;
    if (reason !== null) this.#events.report(`The embedded database stopped: ${reason}.`);
    for (const { reject } of this.#pending.values()) reject(unavailable());
    this.#pending.clear();
    this.#events.onExit();
  }
}
