import type { Db } from '../../db/database';
import type { Conflict } from '../../errors';
import { publish } from '../../events';
import { decide, type ClientVerb, type Decision, type EventVerb } from './decide';
import { recordMoves, type Doer } from './record';
import { clientStandings, lockClients, type StandingWrite } from './sql';
import { changeBetween, type ClientStanding, type StandingChange } from './standing';
import { surroundingsOf } from './surroundings';
import { writeMoves } from './writeMoves';

export { clientStandings } from './sql';
export { surroundingsOf } from './surroundings';
export type { Doer } from './record';

/** What became of one client. `before` and `after` are JSON, and what undoing it needs. */
export interface Verdict extends StandingChange {
  clientId: string;
  outcome: Decision['outcome'];
  problem: string | null;
  conflict: Conflict | null;
  /** What of the input a refusal is about. */
  field: string | null;
  mrrChange: number;
}

const missing = (clientId: string): Verdict => ({
  clientId,
  outcome: 'Refused',
  problem: 'This client does not exist.',
  conflict: null,
  field: null,
  mrrChange: 0,
  before: {},
  after: {},
});

const verdictOf = (standing: ClientStanding, decision: Decision): Verdict => ({
  clientId: standing.id,
  outcome: decision.outcome,
  problem: decision.outcome === 'Refused' ? decision.problem : null,
  conflict: (decision.outcome === 'Refused' && decision.conflict) || null,
  field: (decision.outcome === 'Refused' && decision.field) || null,
  mrrChange: decision.mrrChange,
  ...(decision.outcome === 'Changed' ? changeBetween(standing, decision.next) : { before: {}, after: {} }),
});

const idsInEvent = 100;

async function tell(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const shown = ids.length <= idsInEvent ? [...ids] : [];
  await publish(db, { type: 'clientChanged', companyId, kind: 'Updated', ids: shown, count: ids.length });
}

/**
 * Does one thing to some hundred clients in the caller's transaction, in as many statements as to one: writes what
 * changes, records it, tells the lists, and says what became of each client, in the order of `clientIds`.
 */
export async function carryOut(
  db: Db,
  companyId: string,
  verb: ClientVerb | EventVerb,
  clientIds: readonly string[],
  by: Doer,
  now?: Date,
): Promise<Verdict[]> {
  const ids = [...new Set(clientIds)];
  await lockClients(db, companyId, ids);
  // Asked after the lock, so that a client's movements follow one another in time.
  const around = await surroundingsOf(db, companyId, by, now);
  const standings = await clientStandings(db, companyId, ids);
  const writes: StandingWrite[] = [];
  const verdicts = ids.map((id) => {
    const standing = standings.get(id);
    if (!standing) return missing(id);
    const decision = decide(verb, standing, around);
    if (decision.outcome === 'Changed') {
      writes.push({ at: around.now, before: standing, after: decision.next });
    }
    return verdictOf(standing, decision);
  });
  await writeMoves(db, companyId, writes);
  const moves = writes.map(({ before, after }) => ({
    verb,
    standing: before,
    change: changeBetween(before, after),
  }));
  await recordMoves(db, by, around.plans, moves, now);
  await tell(
    db,
    companyId,
    writes.map(({ before }) => before.id),
  );
  return verdicts;
}
