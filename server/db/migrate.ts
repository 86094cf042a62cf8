import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../starting';
import type { Db } from './database';
import { fillEmailKeys } from './fillEmailKeys';
import { type Report, toStandardError } from './report';

export type InTransaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Stops the start: the database and the program do not belong together. */
export class MigrationError extends StartError {}

/** The first line of a file that runs in batches, one transaction each, so that it holds no lock for long. */
const repeated = '-- Repeated until it returns no row.\n';

/** What separates the repeated part of such a file from statements that its last transaction runs. */
const ending = '\n-- Once it returns no row.\n';

/** Checksums of files before they were changed. Databases that applied them are brought in step by 0044 and 0046. */
export const earlierChecksums: Readonly<Record<string, string>> = {
  '0023_email_keys.sql': '557b231b6b682ea8efab697dd7231efa18ce7a181bf61da26a33429a4ec71544',
  '0026_calendar_periods.sql': '50de48efe5177ba1ba5bcd8934dfd701ba1ec23df7c136aab163e860cf874c6c',
  '0027_period_days.sql': '73fc970891edbca81bb95d7e19a05fee310553402a7326af94070fe6d4c6e092',
  '0038_never_paid.sql': 'a9095d14bbbe0995724e540a4da111e3aaaccd7d0b979c546dbc8eb5af92526f',
};

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export const migrationsFolder = path.join(__dirname, 'migrations');

/** Code that runs after a file, in the same transaction, by the file's name. */
const codeSteps: Readonly<Record<string, (db: Db, report: Report) => Promise<void>>> = {
  'fill_email_keys.sql': fillEmailKeys,
};

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const misnamed = names.find((name) => !fileName.test(name));
  if (misnamed)
    throw new MigrationError(`The migration ${misnamed} is not named like 0001_what_it_does.sql.`);
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function readApplied(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

// The lock is the transaction's own, so that neither a crash nor a kill can leave it behind.
async function lockAndRead(db: Db): Promise<Map<string, string>> {
  await db.query('select pg_advisory_xact_lock(7276, 1)');
  await db.query(
    `create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now()
    )`,
  );
  return readApplied(db);
}

function refuseMismatch(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new MigrationError(
      `The database is newer than this program: it has the migration ${unknown}, which this program does not know. Start the newer program.`,
    );
  }
  const edited = migrations.find(({ name, checksum }) => {
    const other = applied.get(name);
    return other !== undefined && other !== checksum && other !== earlierChecksums[name];
  });
  if (edited) {
    throw new MigrationError(
      `The migration ${edited.name} was edited after it was applied to this database.`,
    );
  }
  const newest = [...applied.keys()].at(-1) ?? '';
  const late = migrations.find(({ name }) => !applied.has(name) && name < newest);
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} was added behind ${newest}, which this database already has. Give it a later number.`,
    );
  }
}

/** Brings the schema up to date, one transaction a file unless it is repeated, and returns the applied files. */
export async function migrate(
  inTransaction: InTransaction,
  folder = migrationsFolder,
  report: Report = toStandardError,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const done: string[] = [];
  for (;;) {
    const outcome = await inTransaction(async (db) => {
      const applied = await lockAndRead(db);
      refuseMismatch(applied, migrations);
      const next = migrations.find((migration) => !applied.has(migration.name));
      if (!next) return null;
      const [statements = '', last] = next.text.startsWith(repeated) ? next.text.split(ending) : [next.text];
      const { rowCount } = await db.query(statements);
      if (next.text.startsWith(repeated) && rowCount > 0) return 'Unfinished' as const;
      if (last) await db.query(last);
      await codeSteps[next.name.slice(5)]?.(db, report);
      await db.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        next.name,
        next.checksum,
      ]);
      return next;
    });
    if (outcome === null) return done;
    if (outcome !== 'Unfinished') done.push(outcome.name);
  }
}

/** Refuses a database that is not up to date, and changes nothing. */
export async function refuseOutdated(inTransaction: InTransaction, folder = migrationsFolder): Promise<void> {
  const migrations = readMigrations(folder);
  const applied = await inTransaction(async (db) => {
    const { rows } = await db.query<{ isThere: boolean }>(
      `select to_regclass('schema_migrations') is not null as "isThere"`,
    );
    return rows[0]?.isThere ? readApplied(db) : new Map<string, string>();
  });
  refuseMismatch(applied, migrations);
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing) {
    throw new MigrationError(
      `The database lacks the migration ${missing.name}. Start the server of this program first.`,
    );
  }
}
