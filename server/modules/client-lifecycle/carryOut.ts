import type { Db } from '../../db/database';
import type { Conflict } from '../../errors';
import type { Doer } from '../audit/service';
import { announceClients } from '../clients/announce';
import { lockClients } from '../clients/editing';
import { decide, type ClientVerb, type Decision, type EventVerb } from './decide';
import { recordMoves, type Recorded } from './record';
import { clientStandings, type StandingWrite } from './sql';
import { changeBetween, type ClientStanding, type StandingChange } from './standing';
import { surroundingsOf, withCharged } from './surroundings';
import type { Refusal } from './verdicts';
import { writeMoves } from './writeMoves';

export { clientStandings } from './sql';
export { surroundingsOf, withCharged } from './surroundings';

/** What became of one client. `before` and `after` are JSON, and what undoing it needs. */
export interface Verdict extends StandingChange {
  clientId: string;
  outcome: Decision['outcome'];
  problem: string | null;
  conflict: Conflict | null;
  /** Why it was refused, where callers word that themselves. */
  reason: Refusal['reason'] | null;
  /** What of the input a refusal is about. */
  field: string | null;
  mrrChange: number;
}

const noChange: StandingChange = { before: {}, after: {} };

const missing = (clientId: string): Verdict => ({
  clientId,
  outcome: 'Refused',
  problem: 'This client does not exist.',
  conflict: null,
  reason: null,
  field: null,
  mrrChange: 0,
  ...noChange,
});

const verdictOf = (standing: ClientStanding, decision: Decision, change = noChange): Verdict => ({
  clientId: standing.id,
  outcome: decision.outcome,
  problem: decision.outcome === 'Refused' ? decision.problem : null,
  conflict: (decision.outcome === 'Refused' && decision.conflict) || null,
  reason: (decision.outcome === 'Refused' && decision.reason) || null,
  field: (decision.outcome === 'Refused' && decision.field) || null,
  mrrChange: decision.mrrChange,
  ...change,
});

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
  const around = await withCharged(db, companyId, await surroundingsOf(db, companyId, by, now), verb, ids);
  const standings = await clientStandings(db, companyId, ids);
  const writes: StandingWrite[] = [];
  const moves: Recorded[] = [];
  const verdicts = ids.map((id) => {
    const standing = standings.get(id);
    if (!standing) return missing(id);
    const decision = decide(verb, standing, around);
    if (decision.outcome !== 'Changed') return verdictOf(standing, decision);
    const change = changeBetween(standing, decision.next);
    writes.push({ at: around.now, before: standing, after: decision.next });
    moves.push({ verb, standing, change });
    return verdictOf(standing, decision, change);
  });
  await writeMoves(db, companyId, writes);
  await recordMoves(db, by, around.plans, moves, now);
  const changedIds = moves.map(({ standing }) => standing.id);
  await announceClients(db, companyId, 'Updated', changedIds);
  return verdicts;
}
