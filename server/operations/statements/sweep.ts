import type { Db } from '../../platform';
import { scenariosFor, type Scenario } from './scenarios';
import { runStatement, type Statement } from './runStatement';
import { loadTables } from './copyCompany';

export interface Finding {
  /** Whether the result and effects of the statement are the same with and without row-level security. */
  isIsolated: boolean;
  /** The versions whose result or effects differ without row-level security. */
  leaky: string[];
  /** The versions that are invalid SQL and so test nothing. */
  invalid: string[];
}

/** SQLSTATE class 42 is a syntax or planning error, except 42501 (insufficient privilege). */
const isInvalidSql = (outcome: string): boolean => /^42(?!501$)[0-9A-Z]{3}$/.test(outcome);

/** Returns the company's current time, which depends on its test clock. */
async function loadCompanyTime(db: Db): Promise<string> {
  const { rows } = await db.query<{ now: string }>('select company_now()::text as now');
  return rows[0]?.now ?? '';
}

type VersionFindings = Pick<Finding, 'leaky' | 'invalid'>;

/**
 * Runs versions of a statement without row-level security. Returns the versions whose outcome differs from
 * that of the original with row-level security, and those that are invalid SQL.
 */
async function compareVersions(
  db: Db,
  companyId: string,
  statement: Statement,
  { scenario, isBound, versions }: { scenario: Scenario; isBound: boolean; versions: readonly string[] },
): Promise<VersionFindings> {
  // Disables triggers and foreign keys, to test only the statement.
  await db.query('savepoint sweep; set local role none; set local session_replication_role = replica');
  try {
    const now = await loadCompanyTime(db);
    const scenarioStatement = await scenario(db, companyId, statement);
    const runBound = () => runStatement(db, scenarioStatement, isBound ? 'livery_app' : 'none', now);
    const runUnbound = (text: string) => runStatement(db, { ...scenarioStatement, text }, 'none', now);
    let expected = await runBound();
    const findings: VersionFindings = { leaky: [], invalid: [] };
    for (const text of versions) {
      let outcome = await runUnbound(text);
      while (outcome !== expected) {
        const repeatedOutcome = await runBound();
        if (repeatedOutcome === expected) {
          const isOriginal = text === statement.text;
          (!isOriginal && isInvalidSql(outcome) ? findings.invalid : findings.leaky).push(text);
          break;
        }
        // A concurrent commit changed the expected outcome, so the version runs again.
        expected = repeatedOutcome;
        outcome = await runUnbound(text);
      }
    }
    return findings;
  } finally {
    await db.query('rollback to savepoint sweep; release savepoint sweep');
  }
}

/**
 * Returns a function that tests a statement and other versions of its text, in the transaction that will run
 * it.
 */
export async function createSweep(db: Db) {
  const tables = await loadTables(db);
  return async (
    db: Db,
    companyId: string,
    statement: Statement,
    isBound: boolean,
    versions: readonly string[] = [],
  ): Promise<Finding> => {
    const leaky = new Set<string>();
    const invalid = new Set<string>();
    for (const scenario of scenariosFor(tables, statement)) {
      const remaining = [statement.text, ...versions].filter(
        (text) => !leaky.has(text) && !invalid.has(text),
      );
      const findings = await compareVersions(db, companyId, statement, {
        scenario,
        isBound,
        versions: remaining,
      });
      for (const text of findings.leaky) leaky.add(text);
      for (const text of findings.invalid) invalid.add(text);
    }
    return {
      isIsolated: !leaky.has(statement.text),
      leaky: versions.filter((text) => leaky.has(text)),
      invalid: versions.filter((text) => invalid.has(text)),
    };
  };
}
