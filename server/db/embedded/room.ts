import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { dueEvery } from '../../lib/dueEvery';

const lookEveryMs = 250;

/**
 * Has the engine refuse what would write while its disk has less than so much room. It would hang for ever on a log that
 * it can't go on with, and with it whoever only reads.
 */
export class Room {
  #isShort = false;
  readonly #isLookDue = dueEvery(lookEveryMs);

  constructor(
    private readonly folder: string,
    private readonly leastBytes: number,
  ) {}

  get isShort(): boolean {
    return this.#isShort;
  }

  /** Before each statement. What a transaction has begun with holds until its end. */
  async look(database: PGlite): Promise<void> {
    if (!this.#isLookDue() || database.isInTransaction()) return;
    const { bavail, bsize } = statfsSync(this.folder);
    const isShort = bavail * bsize < this.leastBytes;
    if (isShort === this.#isShort) return;
    await database.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
    this.#isShort = isShort;
  }
}
