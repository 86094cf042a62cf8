import type { Db } from '../../db/database';
import { standsFor, type Stand } from './stands';
import { outcomeOf, type Statement } from './trial';
import { tablesOf } from './twin';

export interface Finding {
  /** Without row-level security it says and does what it says and does with it. */
  holds: boolean;
  /** Those of the other versions that do not. */
  loose: string[];
  /** Those of them that are no statements, of which nothing is learned. */
  misshapen: string[];
}

/** Class 42: it can not be read or planned. Whoever lacks a right, which is of that class too, made a statement. */
const isMisshapen = (said: string): boolean => /^42(?!501$)[0-9A-Z]{3}$/.test(said);

/** What time it is for the company, which may have stepped its clock. */
async function timeOf(db: Db): Promise<string> {
  const { rows } = await db.query<{ now: string }>('select company_now()::text as now');
  return rows[0]?.now ?? '';
}

type Others = Pick<Finding, 'loose' | 'misshapen'>;

/** Those of some versions of a statement that say or do something else than it does with row-level security. */
async function othersIn(
  db: Db,
  companyId: string,
  statement: Statement,
  { stand, isBound, versions }: { stand: Stand; isBound: boolean; versions: readonly string[] },
): Promise<Others> {
  // Neither triggers nor foreign keys stand in the way: what is looked at is the statement alone.
  await db.query('savepoint sweep; set local role none; set local session_replication_role = replica');
  try {
    const now = await timeOf(db);
    const made = await stand(db, companyId, statement);
    const bound = () => outcomeOf(db, made, isBound ? 'livery_app' : 'none', now);
    const unbound = (text: string) => outcomeOf(db, { ...made, text }, 'none', now);
    let expected = await bound();
    const others: Others = { loose: [], misshapen: [] };
    for (const text of versions) {
      let said = await unbound(text);
      while (said !== expected) {
        const again = await bound();
        if (again === expected) {
          const isOwn = text === statement.text;
          (!isOwn && isMisshapen(said) ? others.misshapen : others.loose).push(text);
          break;
        }
        // What somebody else has committed in between makes no difference between the two.
        expected = again;
        said = await unbound(text);
      }
    }
    return others;
  } finally {
    await db.query('rollback to savepoint sweep; release savepoint sweep');
  }
}

/** Tries a statement, and other versions of its text, inside the transaction that is about to make it. */
export async function sweepOver(db: Db) {
  const tables = await tablesOf(db);
  return async (
    db: Db,
    companyId: string,
    statement: Statement,
    isBound: boolean,
    versions: readonly string[] = [],
  ): Promise<Finding> => {
    const loose = new Set<string>();
    const misshapen = new Set<string>();
    for (const stand of standsFor(tables, statement)) {
      const open = [statement.text, ...versions].filter((text) => !loose.has(text) && !misshapen.has(text));
      const others = await othersIn(db, companyId, statement, { stand, isBound, versions: open });
      for (const text of others.loose) loose.add(text);
      for (const text of others.misshapen) misshapen.add(text);
    }
    return {
      holds: !loose.has(statement.text),
      loose: versions.filter((text) => loose.has(text)),
      misshapen: versions.filter((text) => misshapen.has(text)),
    };
  };
}
