import { createSweep } from '../../server/operations/statements/sweep';
import { isNamedStatement, type SweptDatabase } from '../../server/operations/statements/sweptDatabase';
import { observeDatabase, type StatementObserver } from '../../server/operations/statements/observedDatabase';
import type { Database } from '../../server/platform';
import type { transactions } from '../../server/platform/internals';
import { findMarks, removePredicate } from './predicates';
import { folderVariable, appendResult, readResults } from './results';

// The time-out is long, because tests wait while their statements are tested.
jest.setTimeout(240_000);

/**
 * Returns whether to test a repeated statement again. A test can only catch a missing condition once other
 * companies have rows.
 */
const shouldTest = (runCount: number): boolean => runCount <= 20 || (runCount % 8 === 0 && runCount <= 400);

const folder = process.env[folderVariable] ?? '';
const { caught, tested } = readResults(folder);
const caughtPredicates = new Set(caught);
const testedTexts = new Set(tested);
const runCounts = new Map<string, number>();
let sweep: ReturnType<typeof createSweep> | undefined;

/**
 * Counts a run of each uncaught condition of a statement, and records the condition as reached. Returns the
 * conditions to test now.
 */
function findUncaught(text: string): string[] {
  return findMarks(text).filter((at) => {
    if (caughtPredicates.has(at)) return false;
    const runCount = (runCounts.get(at) ?? 0) + 1;
    runCounts.set(at, runCount);
    if (runCount === 1) appendResult(folder, 'reached', at);
    return shouldTest(runCount);
  });
}

/**
 * Tests a statement unchanged and without each condition that no test has caught yet, and stores the results.
 */
const testStatement: StatementObserver = async (db, companyId, statement, isBound) => {
  const { text } = statement;
  if (!isNamedStatement(text) && findMarks(text).length === 0) return;
  const uncaught = findUncaught(text);
  if (uncaught.length === 0 && testedTexts.has(text)) return;
  try {
    const examine = await (sweep ??= createSweep(db));
    const versions = uncaught.map((at) => removePredicate(at, text));
    const { isIsolated, leaky, invalid } = await examine(db, companyId, statement, isBound, versions);
    for (const [index, at] of uncaught.entries()) {
      if (invalid.includes(versions[index] ?? ''))
        appendResult(folder, 'untestable', `${at} is invalid SQL without it`);
      if (!leaky.includes(versions[index] ?? '')) continue;
      caughtPredicates.add(at);
      appendResult(folder, 'caught', at);
    }
    if (!isIsolated) appendResult(folder, 'leaky', text);
    if (!testedTexts.has(text)) appendResult(folder, 'tested', text);
    testedTexts.add(text);
  } catch (error) {
    appendResult(folder, 'untestable', `${text}\n${String(error)}`);
  }
};

jest.mock('../../server/platform/db/transactions', (): typeof transactions => {
  const actual = jest.requireActual<typeof transactions>('../../server/platform/db/transactions');
  return { ...actual, wrapEngine: (engine) => observeDatabase(actual.wrapEngine(engine), testStatement) };
});

// Tests that create a sweep only count statements, because this file already tests them.
jest.mock('../../server/operations/statements/sweptDatabase', () => ({
  ...jest.requireActual<object>('../../server/operations/statements/sweptDatabase'),
  createSweptDatabase(inner: Database): SweptDatabase {
    const tested = new Set<string>();
    const database = observeDatabase(inner, async (_db, _companyId, { text }) => void tested.add(text));
    return { database, testedStatements: tested, leakyStatements: [] };
  },
}));
