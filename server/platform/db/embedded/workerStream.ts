import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Report } from '../../../lib/report';

/** Start options of the engine's thread. */
export interface WorkerOptions {
  folder: string;
  /** Minimum free disk space for writes. */
  minFreeBytes: number;
}

/** A message from the engine's thread. Messages to it are bytes of PostgreSQL's wire protocol. */
export type WorkerMessage = 'opened' | { response: Uint8Array } | { report: string } | { failure: string };

// Loads PGlite before tsx, which would otherwise parse half a megabyte of code without changing it.
const preloadedModules = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', 'tsx/cjs'];

/**
 * The connection of a pg client to PGlite, which it starts in a worker thread. PGlite is synchronous and would
 * block the main thread. When the connection is destroyed, the thread is terminated, because nothing else stops
 * a running statement.
 */
export class WorkerStream extends Duplex {
  readonly exited: Promise<void>;
  readonly #worker: Worker;
  #hasExited = false;
  /** When the thread received the statement that it runs, by the time of `performance.now()`. */
  #busySince: number | undefined;
  #failure = 'its thread ended';

  constructor(
    options: WorkerOptions,
    private readonly report: Report,
  ) {
    super();
    this.#worker = new Worker(path.join(__dirname, 'worker.ts'), {
      workerData: options,
      execArgv: preloadedModules.flatMap((module) => ['--require', module]),
    });
    this.#worker.on('message', (message: WorkerMessage) => this.#handleMessage(message));
    this.#worker.on('error', ({ message }) => (this.#failure = message));
    this.exited = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#handleExit(code);
        resolve();
      });
    });
  }

  // pg and its pool call the next three methods of a socket.
  connect(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    this.#send(chunk);
    callback();
  }

  // The messages of one statement go to PGlite together, because each call takes as long as a short statement.
  override _writev(chunks: { chunk: Buffer }[], callback: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    if (!this.#hasExited) {
      const reason =
        this.#busySince === undefined
          ? 'its connection failed'
          : `a statement ran longer than ${Math.ceil(performance.now() - this.#busySince)} ms`;
      this.report(`The embedded database is stopped, because ${reason}.`);
      void this.#worker.terminate();
    }
    callback(error);
  }

  #send(bytes: Buffer): void {
    this.#busySince ??= performance.now();
    const copy = new Uint8Array(bytes);
    this.#worker.postMessage(copy, [copy.buffer]);
  }

  #handleMessage(message: WorkerMessage): void {
    if (message === 'opened') this.emit('connect');
    else if ('response' in message) {
      this.#busySince = undefined;
      this.push(message.response);
    } else if ('report' in message) this.report(message.report);
    else this.#failure = message.failure;
  }

  #handleExit(code: number): void {
    this.#hasExited = true;
    if (this.destroyed) return;
    if (code === 0) this.push(null);
    else {
      this.report(`The embedded database stopped: ${this.#failure}.`);
      this.destroy(new Error(`Connection terminated: ${this.#failure}`));
    }
  }
}
