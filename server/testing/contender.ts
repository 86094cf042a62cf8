import type { Db } from '../platform';

/** Work that competes with a transaction for a lock. */
export class Contender {
  /** Settles when the work that `begin` starts has ended. */
  readonly ended: Promise<void>;

  private release = (): void => undefined;

  private hasEnded = false;

  /** Must be called outside the transaction, because `work` cannot open another transaction inside it. */
  constructor(work: () => Promise<unknown>) {
    this.ended = new Promise<void>((resolve) => {
      this.release = resolve;
    })
      .then(work)
      .then(() => undefined)
      .finally(() => {
        this.hasEnded = true;
      });
  }

  /**
   * Starts the work while the transaction of `db` is open. Returns true once the work waits for a lock, or
   * false if it ends first.
   */
  async begin(db: Db): Promise<boolean> {
    this.release();
    while (!this.hasEnded) {
      const { rowCount } = await db.query(
        `select from pg_locks l join pg_database d on d.oid = l.database or l.database is null
         where not l.granted and d.datname = current_database()`,
      );
      if (rowCount > 0) return true;
    }
    return false;
  }
}
