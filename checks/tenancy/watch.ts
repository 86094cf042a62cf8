import { sweepOver } from '../../server/contract/statements/sweep';
import { isNamed, type Swept } from '../../server/contract/statements/swept';
import { watched, type Look } from '../../server/contract/statements/watched';
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
let sweep: ReturnType<typeof sweepOver> | undefined;

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
const look: Look = async (db, companyId, statement, isBound) => {
  const { text } = statement;
  if (!isNamed(text) && marksOf(text).length === 0) return;
  const open = openIn(text);
  if (open.length === 0 && isTried.has(text)) return;
  try {
    const examine = await (sweep ??= sweepOver(db));
    const versions = open.map((at) => without(at, text));
    const { holds, loose, misshapen } = await examine(db, companyId, statement, isBound, versions);
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
  const databaseOver = (engine: Engine) => watched(actual.databaseOver(engine), look);
  return { ...actual, databaseOver };
});

// A test that sweeps by itself only counts: what it makes is tried here already.
jest.mock('../../server/contract/statements/swept', () => ({
  ...jest.requireActual('../../server/contract/statements/swept'),
  sweptOver(inner: Database): Swept {
    const tried = new Set<string>();
    const database = watched(inner, async (_db, _companyId, { text }) => void tried.add(text));
    return { database, tried, loose: [] };
  },
}));
