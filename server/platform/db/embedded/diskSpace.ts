import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createThrottle } from '../../../lib/createThrottle';

const checkIntervalMs = 250;

/**
 * Rejects writes while free disk space is low. If the disk filled up, PGlite could not extend its log and
 * would hang, reads included.
 */
export class DiskSpace {
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
