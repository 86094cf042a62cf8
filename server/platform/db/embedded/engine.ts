import path from 'node:path';
import type { Queryable } from '../database';
import type { Engine, EngineSession } from '../engine';
import type { Report } from '../report';
import { unavailable } from '../failures';
import { Channels } from '../channels';
import { lockFolder } from './folderLock';
import { WorkerClient } from './workerClient';
import { EmbeddedSession, runStatement } from './session';
import { Semaphore } from '../semaphore';
import { startMaintenance } from './maintenance';

export interface EmbeddedLimits {
  /** Maximum wait for earlier transactions. */
  queueTimeoutMs: number;
  statementMs: number;
  /** Maximum time between two statements of a transaction, after which it is rolled back. */
  idleMs: number;
  /** Minimum free disk space for writes. The default covers three WAL segments and one transaction. */
  minFreeBytes?: number;
}

const defaultLimits = {
  queueTimeoutMs: 30_000,
  statementMs: 60_000,
  idleMs: 60_000,
  minFreeBytes: 64 * 2 ** 20,
};

/** Opens PGlite on a folder that this process locks. Throws `FolderInUseError` if another process uses it. */
export async function openEmbedded(
  folder: string,
  report: Report,
  limits: EmbeddedLimits = defaultLimits,
): Promise<EmbeddedEngine> {
  const lock = await lockFolder(folder);
  const engine = new EmbeddedEngine(path.join(folder, 'cluster'), lock.release, report, limits);
  try {
    await engine.open();
    return engine;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export class EmbeddedEngine implements Engine {
  readonly kind = 'embedded';
  readonly maxWaitMs: number;
  // The engine has a single session, so each company queues for it with one transaction at a time.
  readonly companyLimits = { open: 1, working: 1 };
  readonly #semaphore: Semaphore;
  readonly #channels = new Channels();
  #worker: Promise<WorkerClient> | null = null;
  #hasOpened = false;
  #isClosed = false;
  #stopMaintenance: () => void = () => {};

  constructor(
    private readonly cluster: string,
    private readonly unlock: () => Promise<void>,
    private readonly report: Report,
    private readonly limits: EmbeddedLimits,
  ) {
    this.maxWaitMs = limits.queueTimeoutMs;
    this.#semaphore = new Semaphore(limits.queueTimeoutMs);
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#stopMaintenance = startMaintenance(
      (text) => this.#runExclusively((worker) => runStatement(worker, text)),
      this.report,
    );
  }

  query: Queryable['query'] = <Row extends object>(text: string, values?: readonly unknown[]) =>
    this.#runExclusively((worker) => runStatement<Row>(worker, text, values, this.limits.statementMs));

  async begin(opening: string, statementMs = this.limits.statementMs): Promise<EngineSession> {
    await this.#semaphore.acquire();
    try {
      const worker = await this.#connected();
      await runStatement(worker, opening, undefined, statementMs);
      return new EmbeddedSession(worker, () => this.#semaphore.release(), { ...this.limits, statementMs });
    } catch (error) {
      this.#semaphore.release();
      throw error;
    }
  }

  listen: Engine['listen'] = async (channel, onNotification, onGap) => {
    if (this.#channels.add(channel, onNotification, onGap))
      await this.query(this.#channels.listenStatement(channel));
    return async () => {
      if (this.#channels.remove(channel, onNotification) && !this.#isClosed) {
        await this.query(this.#channels.unlistenStatement(channel));
      }
    };
  };

  close = async (): Promise<void> => {
    if (this.#isClosed) return;
    this.#stopMaintenance();
    // Waits for earlier transactions. Later calls fail.
    await this.#semaphore.acquire();
    this.#isClosed = true;
    const worker = await this.#worker;
    await worker?.close();
    await this.unlock();
    this.#semaphore.release();
  };

  async #runExclusively<T>(work: (worker: WorkerClient) => Promise<T>): Promise<T> {
    await this.#semaphore.acquire();
    try {
      return await work(await this.#connected());
    } finally {
      this.#semaphore.release();
    }
  }

  async #connected(): Promise<WorkerClient> {
    if (this.#isClosed) throw unavailable();
    try {
      return await (this.#worker ?? this.#connect());
    } catch (error) {
      this.report(String(error));
      throw unavailable();
    }
  }

  #connect(): Promise<WorkerClient> {
    const { minFreeBytes = defaultLimits.minFreeBytes } = this.limits;
    const opening = WorkerClient.open(
      { folder: this.cluster, minFreeBytes },
      {
        onNotification: (channel, payload) => this.#channels.notify(channel, payload),
        onExit: () => (this.#worker = null),
        report: this.report,
      },
    ).then(async (worker) => {
      for (const channel of this.#channels.names())
        await runStatement(worker, this.#channels.listenStatement(channel));
      if (this.#hasOpened) this.#channels.notifyGap();
      this.#hasOpened = true;
      return worker;
    });
    this.#worker = opening;
    return opening;
  }
}
