import { type Database, openDatabase, type Queryable, type Services } from '../platform';
import { toTransaction } from '../platform/internals';

/**
 * Opens the database as a superuser, whom row-level security doesn't bind. Returns the embedded database
 * itself, because its only login is a superuser.
 */
export const openSuperuserDatabase = async ({ database, settings }: Services): Promise<Database> => {
  if (settings.databaseOwnerUrl === null) return database;
  const superuser = await openDatabase({ ...settings, databaseUrl: settings.databaseOwnerUrl });
  return { ...superuser, subscriptions: database.subscriptions };
};

const resetRole = 'set local role none';

/**
 * Disables row-level security by running statements as a superuser. The company stays set, because triggers
 * need it.
 */
export const withoutRowLevelSecurity = (superuser: Database): Database => ({
  ...superuser,
  inCompany: (companyId, work) =>
    superuser.inCompany(companyId, async (db) => {
      await db.query(resetRole);
      // Directory lookups end with `set local role livery_app`, which would enable row-level security again.
      const query: Queryable['query'] = async <Row extends object | null, Text extends string>(
        text: Text,
        values?: readonly unknown[],
      ) => {
        const result = await db.query<Row, Text>(text, values);
        if (text === 'set local role livery_app') await db.query(resetRole);
        return result;
      };
      return work(toTransaction(query, superuser.subscriptions));
    }),
});

/**
 * Disables the services' tenant conditions by replacing ids in the values of statements. With `about`,
 * changes only statements with the value that `about` returns.
 */
export const withReplacedIds = (
  database: Database,
  replacements: ReadonlyMap<unknown, string>,
  about?: () => unknown,
): Database => ({
  ...database,
  inCompany: (companyId, work) =>
    database.inCompany(companyId, (db) =>
      work(
        toTransaction((text, values) => {
          const isReplaced = !about || values?.includes(about());
          return db.query(
            text,
            isReplaced ? values?.map((value) => replacements.get(value) ?? value) : values,
          );
        }, database.subscriptions),
      ),
    ),
});
