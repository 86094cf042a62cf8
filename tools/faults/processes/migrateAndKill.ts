import pg from 'pg';
import type { Queryable } from '../../../server/platform';
import { migrate, openEmbedded, pgTypes, type InTransaction } from '../../../server/platform/internals';

/** The URL of PostgreSQL or the folder of the embedded database, and the statements to run before the kill. */
const [address = '', statementLimit = ''] = process.argv.slice(2);
const limit = statementLimit === 'none' ? Infinity : Number(statementLimit);

interface Owner extends Queryable {
  inTransaction: InTransaction;
}

async function openPostgres(): Promise<Owner> {
  const client = new pg.Client({ connectionString: address, types: pgTypes });
  await client.connect();
  const db: Queryable = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows, rowCount } = await client.query<Row>(text, [...values]);
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
  return {
    ...db,
    async inTransaction(work) {
      await client.query('begin');
      const result = await work(db);
      await client.query('commit');
      return result;
    },
  };
}

async function openFolder(): Promise<Owner> {
  const engine = await openEmbedded(address, console.error);
  return { query: engine.query.bind(engine), inTransaction: engine.transactionRunner({}) };
}

/** Returns a hash of the schema and of the applied migrations. */
async function readDigest(db: Queryable): Promise<string> {
  const { rowCount: migrationTables } = await db.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'",
  );
  const migrations = "union all select concat_ws(' ', name, checksum) from schema_migrations";
  const { rows } = await db.query<{ digest: string }>(
    `select md5(string_agg(line, e'\\n' order by line)) as digest from (
       select concat_ws(' ', c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl, a.attname,
         format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attacl,
         pg_get_expr(d.adbin, d.adrelid)) as line
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where c.relnamespace = 'public'::regnamespace
       union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', proacl, pg_get_functiondef(oid))
       from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
       union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       union all select concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check) from pg_policies
       union all select rolname from pg_roles where rolname like 'livery%'
       ${migrationTables === 1 ? migrations : ''}
     ) lines`,
  );
  return rows[0]?.digest ?? 'empty';
}

const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Migrates, but dies after a number of statements or after the commit of a file. Prints digests of the state
 * before, after the commit and after the last file.
 */
async function main(): Promise<void> {
  const owner = await (address.startsWith('postgres:') ? openPostgres() : openFolder());
  printLine(`found ${await readDigest(owner)}`);
  let statementCount = 0;
  const withKill = (db: Queryable): Queryable => ({
    async query<Row extends object | null, Text extends string>(text: Text, values?: readonly unknown[]) {
      const result = await db.query<Row, Text>(text, values);
      statementCount += 1;
      if (statementCount === limit) killProcess();
      return result;
    },
  });
  await migrate(async (work) => {
    const migration = await owner.inTransaction((db) => work(withKill(db)));
    if (migration !== null && limit !== Infinity) {
      printLine(`committed ${await readDigest(owner)}`);
      killProcess();
    }
    return migration;
  });
  printLine(`done ${await readDigest(owner)}`);
  process.exit();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
