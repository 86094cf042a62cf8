import type { Db } from '../db/database';

/** Work that competes with a transaction for a lock. */
export class Contender {
  /** Settles with the result of the work, after `begin` is called. */
  readonly ended: Promise<void>;

  private release = (): void => undefined;

  private hasEnded = false;

  /** Construct it outside the transaction, because `work` cannot open another transaction inside one. */
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

  /** Starts the work inside the transaction `db`. Returns whether it waits for a lock before it ends. */
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
