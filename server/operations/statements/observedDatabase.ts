import type { Database, Db } from '../../platform';
import { toTransaction } from '../../platform/internals';
import type { Statement } from './runStatement';

/** Called before a statement runs. `isBound` is true while row-level security applies to the transaction. */
export type StatementObserver = (
  db: Db,
  companyId: string,
  statement: Statement,
  isBound: boolean,
) => Promise<void>;

function observeDb(database: Database, db: Db, companyId: string, observe: StatementObserver): Db {
  let isBound = true;
  let previous: Promise<unknown> = Promise.resolve();
  const query: Db['query'] = (text, values) => {
    const observeAndRun = async () => {
      if (text.startsWith('set local role ')) isBound = text.endsWith('livery_app');
      else await observe(db, companyId, { text, values }, isBound);
      return db.query<never>(text, values);
    };
    // Concurrent queries run one after another, so that each is observed alone.
    const result = previous.then(observeAndRun, observeAndRun);
    previous = result;
    return result;
  };
  return toTransaction(query, database.subscriptions);
}

/** Wraps a database to observe each statement of a company before it runs, except changes of the role. */
export const observeDatabase = (database: Database, observe: StatementObserver): Database => ({
  ...database,
  inCompany: (companyId, work) =>
    database.inCompany(companyId, (db) => work(observeDb(database, db, companyId, observe))),
});
