import type { Services } from '../context';
import type { Database } from '../db/database';
import { openDatabase } from '../db/openDatabase';

/** The same database with a login that nothing binds; the embedded one has no other. */
export const asSuperuser = ({ database, settings }: Services): Promise<Database> =>
  settings.databaseOwnerUrl === null
    ? Promise.resolve(database)
    : openDatabase({ ...settings, databaseUrl: settings.databaseOwnerUrl });

const toNobody = 'set local role none';

/** Takes row-level security away: no policy binds a superuser. Triggers know the company still, as they have to. */
export const unbound = (superuser: Database): Database => ({
  ...superuser,
  inCompany: (companyId, work) =>
    superuser.inCompany(companyId, async (db) => {
      await db.query(toNobody);
      // What has been to the directory goes back to where it came from.
      const stay = (text: string) => (text === 'set local role livery_app' ? toNobody : text);
      return work({ query: (text, values) => db.query(stay(text), values) });
    }),
});

/**
 * Takes the services' own conditions away: their statements, or those that are given `about`, name somebody else than
 * the transaction is bound to.
 */
export const misnaming = (
  database: Database,
  instead: ReadonlyMap<unknown, string>,
  about?: () => unknown,
): Database => ({
  ...database,
  inCompany: (companyId, work) =>
    database.inCompany(companyId, (db) =>
      work({
        query: (text, values) => {
          const isMisnamed = !about || values?.includes(about());
          return db.query(text, isMisnamed ? values?.map((value) => instead.get(value) ?? value) : values);
        },
      }),
    ),
});
