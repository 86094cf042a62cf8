import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Report } from '../report';
import { dueEvery } from '../../lib/dueEvery';
import { lacksRoom, unavailable } from '../failures';
import type { Answer, Ask, Opening, Outcome, Refusal } from './messages';

export interface Reply {
  outcome: Outcome;
  inTransaction: boolean;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export interface LinkEvents {
  notified(channel: string, payload: string): void;
  /** The thread is gone, and with it everything that was not committed. */
  died(): void;
  report: Report;
}

const minuteMs = 60_000;

// PGlite comes before tsx, which would parse the half megabyte of it to find nothing to change.
const loadedFirst = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', 'tsx/cjs'];

/** A refusal of PostgreSQL, and whether it left a transaction open. */
export class StatementError extends Error {
  constructor(
    private readonly refused: pg.DatabaseError,
    readonly inTransaction: boolean,
  ) {
    super(refused.message);
  }

  /** As pg gives it, with the stack of whoever sent the statement. */
  forCaller(): Error {
    if (lacksRoom(this.refused)) return unavailable();
    Error.captureStackTrace(this.refused);
    return this.refused;
  }
}

const errorOf = (refusal: Refusal): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(refusal.message, refusal.message.length, 'error'), refusal);

/** The thread that PGlite runs in: it works synchronously, so on the main thread it would stop everything else. */
export class Link {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events: LinkEvents;
  #lastId = 0;
  #isDead = false;
  readonly #isLackToBeReported = dueEvery(minuteMs);

  private constructor(opening: Opening, events: LinkEvents) {
    this.#events = events;
    this.#worker = new Worker(path.join(__dirname, 'worker.ts'), {
      workerData: opening,
      execArgv: loadedFirst.flatMap((module) => ['--require', module]),
    });
  }

  static open(opening: Opening, events: LinkEvents): Promise<Link> {
    const link = new Link(opening, events);
    return new Promise((resolve, reject) => {
      let why = 'its thread ended';
      link.#worker.on('message', (answer: Answer) => {
        if (answer.kind === 'opened') resolve(link);
        else if (answer.kind === 'broken') why = answer.message;
        else link.#hear(answer);
      });
      link.#worker.on('error', (error) => (why = error.message));
      link.#worker.on('exit', (code) => {
        link.#end(code === 0 ? null : why);
        reject(new Error(`The embedded database in ${opening.folder} does not open: ${why}`));
      });
    });
  }

  /** One message to PostgreSQL. When it takes longer than the limit, the thread is ended: nothing else stops it. */
  run(text: string, values: (string | null)[] | null, limitMs: number): Promise<Reply> {
    if (this.#isDead) return Promise.reject(unavailable());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#stop(`a statement ran longer than ${limitMs} ms`), limitMs);
      this.#waiting.set(id, {
        resolve: (reply) => (clearTimeout(timer), resolve(reply)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      this.#send({ id, kind: 'run', text, values });
    });
  }

  async close(): Promise<void> {
    if (this.#isDead) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#send({ id: ++this.#lastId, kind: 'close' });
    await ended;
  }

  #send(ask: Ask): void {
    this.#worker.postMessage(ask);
  }

  #stop(why: string): void {
    this.#events.report(`The embedded database is stopped, because ${why}.`);
    void this.#worker.terminate();
  }

  #hear(answer: Exclude<Answer, { kind: 'opened' | 'broken' }>): void {
    if (answer.kind === 'notified') return this.#events.notified(answer.channel, answer.payload);
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'done') waiting?.resolve(answer);
    else {
      const refused = errorOf(answer.refusal);
      // Nobody else would tell whoever runs it: the embedded database has no log of its own.
      if (lacksRoom(refused) && this.#isLackToBeReported())
        this.#events.report(`The embedded database: ${refused.message}`);
      waiting?.reject(new StatementError(refused, answer.inTransaction));
    }
  }

  #end(why: string | null): void {
    this.#isDead = true;
    if (why !== null) this.#events.report(`The embedded database stopped: ${why}.`);
    for (const { reject } of this.#waiting.values()) reject(unavailable());
    this.#waiting.clear();
    this.#events.died();
  }
}
