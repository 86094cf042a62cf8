import type { Queryable } from './database';
import { MigrationError, type MigrationProgress } from './migrationError';
import { splitStatements, type Statement } from './splitStatements';

/**
 * The first line of a file that runs in batches, one transaction each, so that it locks rows only briefly.
 */
const repeatMarker = '-- Repeated until it returns no row.\n';

/** Separates the repeated part of such a file from the statements that run in its last transaction. */
const finalPartMarker = '-- Once it returns no row.';

/** Starts statements that run for each company, with the role and the company of the API's transactions. */
const eachCompanyMarker = '-- For each company.';

/** Ends the statements that run for each company. */
const ownerMarker = '-- As the owner.';

/** Released files up to this one set the company themselves, or suspend forced row-level security. */
const lastFileWithOwnContext = '0051_table_names.sql';

/** PostgreSQL plans the body of a new SQL function, which fails while `row_security` is off. */
const createsRoutine = /^create\s+(or\s+replace\s+)?(function|procedure)\b/i;

interface MigrationStatement extends Statement {
  /** Its place in the file, counted from 1. */
  number: number;
  isForEachCompany: boolean;
}

function parseStatements(text: string): { main: MigrationStatement[]; final: MigrationStatement[] } {
  const parts: ReturnType<typeof parseStatements> = { main: [], final: [] };
  let part = parts.main;
  let isForEachCompany = false;
  splitStatements(text).forEach((statement, index) => {
    for (const line of statement.comments.split('\n')) {
      if (line === eachCompanyMarker) isForEachCompany = true;
      if (line === ownerMarker) isForEachCompany = false;
      if (line === finalPartMarker) [part, isForEachCompany] = [parts.final, false];
    }
    part.push({ ...statement, number: index + 1, isForEachCompany });
  });
  return parts;
}

function groupByContext(statements: readonly MigrationStatement[]): MigrationStatement[][] {
  const groups: MigrationStatement[][] = [];
  for (const statement of statements) {
    const group = groups.at(-1);
    if (group?.[0]?.isForEachCompany === statement.isForEachCompany) group.push(statement);
    else groups.push([statement]);
  }
  return groups;
}

async function listCompanies(db: Queryable): Promise<string[]> {
  await db.query("select set_config('role', 'livery_search', true), set_config('row_security', 'on', true)");
  const { rows } = await db.query<{ id: string }>('select id from companies order by id');
  return rows.map(({ id }) => id);
}

const setCompany = (db: Queryable, companyId: string) =>
  db.query(
    `select set_config('role', 'livery_app', true), set_config('row_security', 'on', true),
       set_config('app.company_id', $1, true)`,
    [companyId],
  );

/**
 * Runs the statements of a migration in the transaction `db`, and keeps `progress` up to date. Returns
 * whether the migration is complete: a repeated one is not until its last statement returns and changes no
 * row. Throws `MigrationError` if the repeated part has statements of the owner and for each company.
 */
export async function runMigration(
  db: Queryable,
  { name, text }: { name: string; text: string },
  progress: MigrationProgress,
): Promise<boolean> {
  const isRepeated = text.startsWith(repeatMarker);
  const { main, final } = parseStatements(text);
  // A batch ends in the middle of the companies, and so cannot run the rest of the part.
  if (isRepeated && groupByContext(main).length > 1) {
    throw new MigrationError(
      `The migration ${name} repeats statements for each company together with statements of the owner. Move the owner's statements to another file, or below "${finalPartMarker}".`,
    );
  }
  const { rows } = await db.query<{ role: string }>("select current_setting('role') as role");

  async function run(statements: readonly MigrationStatement[]): Promise<number> {
    let rowCount = 0;
    for (const statement of statements) {
      progress.statement = statement;
      ({ rowCount } = await db.query(statement.text));
    }
    progress.statement = undefined;
    return rowCount;
  }

  // While `row_security` is off, a statement that policies would filter fails instead of skipping rows.
  async function runAsOwner(statements: readonly MigrationStatement[]): Promise<number> {
    if (name <= lastFileWithOwnContext) return run(statements);
    let rowCount = 0;
    for (const statement of statements) {
      await db.query("select set_config('row_security', $1, true)", [
        createsRoutine.test(statement.text) ? 'on' : 'off',
      ]);
      rowCount = await run([statement]);
    }
    return rowCount;
  }

  // A batch stops at the first company with rows, and the next batch continues there.
  async function runForEachCompany(
    statements: readonly MigrationStatement[],
    isBatch: boolean,
  ): Promise<number> {
    let rowCount = 0;
    for (const companyId of await listCompanies(db)) {
      if (progress.nextCompanyId && companyId < progress.nextCompanyId) continue;
      progress.companyId = companyId;
      await setCompany(db, companyId);
      rowCount = await run(statements);
      if (isBatch && rowCount > 0) {
        progress.nextCompanyId = companyId;
        break;
      }
    }
    progress.companyId = undefined;
    await db.query("select set_config('role', $1, true), set_config('app.company_id', '', true)", [
      rows[0]?.role,
    ]);
    return rowCount;
  }

  async function runPart(statements: readonly MigrationStatement[], isBatch: boolean): Promise<number> {
    let rowCount = 0;
    for (const group of groupByContext(statements))
      rowCount = await (group[0]?.isForEachCompany ? runForEachCompany(group, isBatch) : runAsOwner(group));
    return rowCount;
  }

  if ((await runPart(main, isRepeated)) > 0 && isRepeated) return false;
  progress.nextCompanyId = undefined;
  await runPart(final, false);
  return true;
}
