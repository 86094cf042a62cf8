import { statfsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { createThrottle } from '../../../lib/createThrottle';
import { openCluster } from './cluster';
import { checkResponse } from './protocol';
import type { WorkerMessage, WorkerOptions } from './workerStream';

const checkIntervalMs = 250;

/**
 * Rejects writes while free disk space is low. If the disk filled up, PGlite could not extend its log and
 * would hang, reads included.
 */
class DiskSpace {
  #isShort = false;
  readonly #isCheckDue = createThrottle(checkIntervalMs);

  constructor(
    private readonly folder: string,
    private readonly minFreeBytes: number,
  ) {}

  get isShort(): boolean {
    return this.#isShort;
  }

  /**
   * Makes new transactions read-only while free disk space is low. Checks at most every 250 ms and never
   * during a transaction.
   */
  async check(database: PGlite): Promise<void> {
    if (!this.#isCheckDue() || database.isInTransaction()) return;
    const { bavail, bsize } = statfsSync(this.folder);
    const isShort = bavail * bsize < this.minFreeBytes;
    if (isShort === this.#isShort) return;
    await database.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
    this.#isShort = isShort;
  }
}

const minuteMs = 60_000;
const terminateMessage = 'X'.charCodeAt(0);

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

const isReportDue = createThrottle(minuteMs);
const reportResources = (message: string): void => {
  if (isReportDue()) post({ report: `The embedded database: ${message}` });
};

async function handleRequest(database: PGlite, diskSpace: DiskSpace, request: Uint8Array): Promise<void> {
  if (request[0] === terminateMessage) {
    await database.exec('checkpoint');
    await database.close();
    process.exit(0);
  }
  await diskSpace.check(database);
  // Copies the response, because its buffer is part of the engine's memory.
  const response = Buffer.from(await database.execProtocolRaw(request, { syncToFs: false }));
  checkResponse(response, { isDiskSpaceShort: diskSpace.isShort, reportResources });
  post({ response: new Uint8Array(response) });
}

function exitOnFailure(error: unknown): void {
  post({ failure: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function start({ folder, minFreeBytes }: WorkerOptions): Promise<void> {
  const database = await openCluster(folder);
  const diskSpace = new DiskSpace(folder, minFreeBytes);
  let previous: Promise<void> = Promise.resolve();
  parentPort?.on('message', (request: Uint8Array) => {
    previous = previous.then(() => handleRequest(database, diskSpace, request)).catch(exitOnFailure);
  });
  post('opened');
}

start(workerData).catch(exitOnFailure);
