import path from 'node:path';
import type pg from 'pg';
import { Channels } from '../channels';
import type { Database } from '../database';
import { Engine } from '../engine';
import type { Report } from '../../../lib/report';
import { lockFolder } from './folderLock';
import { startMaintenance } from './maintenance';
import { WorkerStream } from './workerStream';

export interface EmbeddedLimits {
  /**
   * Maximum wait for earlier transactions, and for the database to reopen after its thread ended. Reopening
   * continues after that.
   */
  queueTimeoutMs: number;
  statementMs: number;
  /** Maximum time between two statements of a transaction, because every other call waits for it. */
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

const maxOpeningMs = 10 * 60_000;

// Vacuums of large tables take longer than other statements may.
const maxMaintenanceMs = 60 * 60_000;

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
    await engine.close();
    throw new Error(
      `The embedded database in ${folder} could not be opened: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/** PGlite through a pool with one connection, because it has a single session. */
export class EmbeddedEngine extends Engine {
  readonly kind = 'embedded';
  readonly #channels = new Channels();
  #stream: WorkerStream | undefined;
  #hasConnected = false;
  #stopMaintenance: () => void = () => {};

  constructor(
    private readonly cluster: string,
    private readonly unlock: () => Promise<void>,
    private readonly report: Report,
    private readonly limits: EmbeddedLimits,
  ) {
    super({
      pool: {
        user: 'postgres',
        database: 'postgres',
        max: 1,
        idleTimeoutMillis: 0,
        // Recovery after a crash can take minutes. A thread that hangs is replaced.
        connectionTimeoutMillis: maxOpeningMs,
        // Otherwise, pg would read PGSSLMODE from the environment.
        ssl: false,
        stream: () => this.#startThread(),
        onConnect: (client) => this.#subscribe(client),
      },
      // Each company queues for the session with one transaction at a time.
      companyLimits: { open: 1, working: 1 },
      maxWaitMs: limits.queueTimeoutMs,
      sessionLimits: limits,
      report,
    });
  }

  async open(): Promise<void> {
    // Recovery after a crash may take longer than calls may wait, so their limit doesn't apply to it.
    (await this.pool.connect()).release();
    this.#stopMaintenance = startMaintenance(
      (text) => this.runStatement(text, [], maxMaintenanceMs),
      this.report,
    );
  }

  async listen(...[channel, onNotification, onGap]: Parameters<Database['listen']>) {
    if (this.#channels.add(channel, onNotification, onGap))
      await this.query(this.#channels.listenStatement(channel));
    return async () => {
      if (this.#channels.remove(channel, onNotification) && !this.pool.ending) {
        await this.query(this.#channels.unlistenStatement(channel));
      }
    };
  }

  async close(): Promise<void> {
    if (this.pool.ending) return;
    this.#stopMaintenance();
    await this.endPool();
    await this.#stream?.exited;
    await this.unlock();
  }

  #startThread(): WorkerStream {
    const { minFreeBytes = defaultLimits.minFreeBytes } = this.limits;
    this.#stream = new WorkerStream({ folder: this.cluster, minFreeBytes }, this.report);
    return this.#stream;
  }

  async #subscribe(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload }) => this.#channels.notify(channel, payload ?? ''));
    for (const channel of this.#channels.names()) await client.query(this.#channels.listenStatement(channel));
    if (this.#hasConnected) this.#channels.notifyGap();
    this.#hasConnected = true;
  }
}
