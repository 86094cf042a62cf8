import type { Db } from '../db/database';

/** Work that competes with a transaction for a lock. */
export class Contender {
  /** Settles as the work does, once `begin` was called. */
  readonly ended: Promise<void>;

  private release = (): void => undefined;

  private isOver = false;

  /** Made before the transaction, because `work` may use no other from inside of it. */
  constructor(work: () => Promise<unknown>) {
    this.ended = new Promise<void>((resolve) => {
      this.release = resolve;
    })
      .then(work)
      .then(() => undefined)
      .finally(() => {
        this.isOver = true;
      });
  }

  /** Begins the work from within the transaction `db`, and returns whether it waits for a lock before it is over. */
  async begin(db: Db): Promise<boolean> {
    this.release();
    while (!this.isOver) {
      const { rowCount } = await db.query(
        `select from pg_locks l join pg_database d on d.oid = l.database or l.database is null
         where not l.granted and d.datname = current_database()`,
      );
      if (rowCount > 0) return true;
    }
    return false;
  }
}
