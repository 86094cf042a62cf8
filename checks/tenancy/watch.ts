import { createSweep } from '../../server/contract/statements/sweep';
import { isNamedStatement, type SweptDatabase } from '../../server/contract/statements/sweptDatabase';
import { observeDatabase, type StatementObserver } from '../../server/contract/statements/observedDatabase';
import type { Database } from '../../server/db/database';
import type { Engine } from '../../server/db/engine';
import { marksOf, without } from './marks';
import { folderVariable, tell, toldIn } from './record';

// Trying takes its time, in which the tests wait.
jest.setTimeout(240_000);

/** A statement that is made over and over is tried again and again: at first it may have nothing to find of anybody. */
const isTimeToTry = (made: number): boolean => made <= 20 || (made % 8 === 0 && made <= 400);

const folder = process.env[folderVariable] ?? '';
const { caught, tried } = toldIn(folder);
const isCaught = new Set(caught);
const isTried = new Set(tried);
const timesMade = new Map<string, number>();
let sweep: ReturnType<typeof createSweep> | undefined;

/** The conditions of a statement that are still to be caught, where it is time to. */
function openIn(text: string): string[] {
  return marksOf(text).filter((at) => {
    if (isCaught.has(at)) return false;
    const made = (timesMade.get(at) ?? 0) + 1;
    timesMade.set(at, made);
    if (made === 1) tell(folder, 'reached', at);
    return isTimeToTry(made);
  });
}

/** Tries a statement as it is and without each of its conditions, until the sweep has failed for each. */
const look: StatementObserver = async (db, companyId, statement, isBound) => {
  const { text } = statement;
  if (!isNamedStatement(text) && marksOf(text).length === 0) return;
  const open = openIn(text);
  if (open.length === 0 && isTried.has(text)) return;
  try {
    const examine = await (sweep ??= createSweep(db));
    const versions = open.map((at) => without(at, text));
    const {
      isIsolated: holds,
      leaky: loose,
      invalid: misshapen,
    } = await examine(db, companyId, statement, isBound, versions);
    for (const [index, at] of open.entries()) {
      if (misshapen.includes(versions[index] ?? ''))
        tell(folder, 'untried', `${at} is no statement without it`);
      if (!loose.includes(versions[index] ?? '')) continue;
      isCaught.add(at);
      tell(folder, 'caught', at);
    }
    if (!holds) tell(folder, 'loose', text);
    if (!isTried.has(text)) tell(folder, 'tried', text);
    isTried.add(text);
  } catch (error) {
    tell(folder, 'untried', `${text}\n${String(error)}`);
  }
};

jest.mock('../../server/db/transactions', () => {
  const actual = jest.requireActual('../../server/db/transactions');
  const databaseOver = (engine: Engine) => observeDatabase(actual.databaseOver(engine), look);
  return { ...actual, databaseOver };
});

// A test that sweeps by itself only counts: what it makes is tried here already.
jest.mock('../../server/contract/statements/sweptDatabase', () => ({
  ...jest.requireActual('../../server/contract/statements/sweptDatabase'),
  createSweptDatabase(inner: Database): SweptDatabase {
    const tried = new Set<string>();
    const database = observeDatabase(inner, async (_db, _companyId, { text }) => void tried.add(text));
    return { database, testedStatements: tried, leakyStatements: [] };
  },
}));
