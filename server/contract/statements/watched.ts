import type { Database, Db } from '../../db/database';
import type { Statement } from './trial';

/** Looks at a statement before it is made; `isBound` where row-level security binds the transaction. */
export type Look = (db: Db, companyId: string, statement: Statement, isBound: boolean) => Promise<void>;

function watchedDb(db: Db, companyId: string, look: Look): Db {
  let isBound = true;
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(text, values) {
      const turn = async () => {
        if (text.startsWith('set local role ')) isBound = text.endsWith('livery_app');
        else await look(db, companyId, { text, values }, isBound);
        return db.query<never>(text, values);
      };
      // What is asked side by side is looked at one after another.
      const answer = last.then(turn, turn);
      last = answer;
      return answer;
    },
  };
}

/** A database whose statements inside a company are looked at, one after another, before they are made. */
export const watched = (database: Database, look: Look): Database => ({
  ...database,
  inCompany: (companyId, work) => database.inCompany(companyId, (db) => work(watchedDb(db, companyId, look))),
});
