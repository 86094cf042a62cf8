import type { Database } from '../../platform';
import { createSweep } from './sweep';
import { observeDatabase } from './observedDatabase';

/** Returns whether a statement starts with a name comment, as those of the services do. */
export const isNamedStatement = (text: string): boolean => /^\s*\/\* \w+ \*\//.test(text);

export interface SweptDatabase {
  database: Database;
  testedStatements: ReadonlySet<string>;
  /** The statements that only row-level security restricts to the company. */
  leakyStatements: readonly string[];
}

/** Wraps a database to test each named statement before its first run. */
export function createSweptDatabase(inner: Database): SweptDatabase {
  const testedStatements = new Set<string>();
  const leakyStatements: string[] = [];
  let sweep: ReturnType<typeof createSweep> | undefined;
  const database = observeDatabase(inner, async (db, companyId, statement, isBound) => {
    const { text } = statement;
    if (!isNamedStatement(text) || testedStatements.has(text)) return;
    testedStatements.add(text);
    const testStatement = await (sweep ??= createSweep(db));
    const { isIsolated } = await testStatement(db, companyId, statement, isBound);
    if (!isIsolated) leakyStatements.push(text);
  });
  return { database, testedStatements, leakyStatements };
}
