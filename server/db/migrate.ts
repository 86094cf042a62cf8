import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startup';
import type { Db } from './database';
import { fillEmailKeys } from './fillEmailKeys';
import { type Report, toStandardError } from './report';

export type InTransaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Stops the start if the database does not match the program's migrations. */
export class MigrationError extends StartError {}

/**
 * The first line of a file that runs in batches, one transaction each, so that it locks rows only briefly.
 */
const repeatMarker = '-- Repeated until it returns no row.\n';

/** Separates the repeated part of such a file from the statements that run in its last transaction. */
const finalPartMarker = '\n-- Once it returns no row.\n';

/**
 * Checksums of files before they were edited. Migrations 0044 and 0046 update databases that applied the
 * earlier files.
 */
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

/** Code that runs after a migration in the same transaction, by file name without the number. */
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

// PostgreSQL releases a transaction-level lock even after a crash or kill.
async function lockAndRead(db: Db): Promise<Map<string, string>> {
  await db.query('select pg_advisory_xact_lock(7276, 1)');
  await db.query(
    `create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now()
    )`,
  );
  return readApplied(db);
}

function validateApplied(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new MigrationError(
      `The database is newer than this program: it has the migration ${unknown}, which this program does not know. Start the newer program.`,
    );
  }
  const edited = migrations.find(({ name, checksum }) => {
    const appliedChecksum = applied.get(name);
    return (
      appliedChecksum !== undefined &&
      appliedChecksum !== checksum &&
      appliedChecksum !== earlierChecksums[name]
    );
  });
  if (edited) {
    throw new MigrationError(
      `The migration ${edited.name} was edited after it was applied to this database.`,
    );
  }
  const newest = [...applied.keys()].at(-1) ?? '';
  const outOfOrder = migrations.find(({ name }) => !applied.has(name) && name < newest);
  if (outOfOrder) {
    throw new MigrationError(
      `The migration ${outOfOrder.name} was added behind ${newest}, which this database already has. Give it a later number.`,
    );
  }
}

/**
 * Applies pending migrations, one transaction per file except for repeated files, and returns their names.
 * Throws `MigrationError` if the database does not match.
 */
export async function migrate(
  inTransaction: InTransaction,
  folder = migrationsFolder,
  report: Report = toStandardError,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const newlyApplied: string[] = [];
  for (;;) {
    const outcome = await inTransaction(async (db) => {
      const applied = await lockAndRead(db);
      validateApplied(applied, migrations);
      const next = migrations.find((migration) => !applied.has(migration.name));
      if (!next) return null;
      const [statements = '', finalStatements] = next.text.startsWith(repeatMarker)
        ? next.text.split(finalPartMarker)
        : [next.text];
      const { rowCount } = await db.query(statements);
      if (next.text.startsWith(repeatMarker) && rowCount > 0) return 'Unfinished' as const;
      if (finalStatements) await db.query(finalStatements);
      await codeSteps[next.name.slice(5)]?.(db, report);
      await db.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        next.name,
        next.checksum,
      ]);
      return next;
    });
    if (outcome === null) return newlyApplied;
    if (outcome !== 'Unfinished') newlyApplied.push(outcome.name);
  }
}

/** Throws `MigrationError` if the database is not up to date. Changes nothing. */
export async function requireUpToDate(
  inTransaction: InTransaction,
  folder = migrationsFolder,
): Promise<void> {
  const migrations = readMigrations(folder);
  const applied = await inTransaction(async (db) => {
    const { rows } = await db.query<{ isThere: boolean }>(
      `select to_regclass('schema_migrations') is not null as "isThere"`,
    );
    return rows[0]?.isThere ? readApplied(db) : new Map<string, string>();
  });
  validateApplied(applied, migrations);
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing) {
    throw new MigrationError(
      `The database lacks the migration ${missing.name}. Start the server of this program first.`,
    );
  }
}
