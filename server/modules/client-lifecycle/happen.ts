import type { Db } from '../../db/database';
import { momentOf } from '../../lib/moments';
import { bySystem } from '../audit/bySystem';
import { announceClients } from '../clients/announce';
import { lockClients } from '../clients/editing';
import type { PlanPrice } from '../subscriptions/subscription';
import { decide, type EventVerb, type Surroundings } from './decide';
import { recordMoves, type Recorded } from './record';
import { clientStandings, type StandingWrite } from './sql';
import { changeBetween } from './standing';
import { asOf, surroundingsOf } from './surroundings';
import { writeMoves } from './writeMoves';

/** What happened to one client, and when. */
export interface ClientEvent {
  clientId: string;
  verb: EventVerb;
  at: Date;
}

interface Happened {
  plans: ReadonlyMap<string, PlanPrice>;
  moves: Recorded[];
}

const byNobody = { viewer: null, caller: null };

async function write(
  db: Db,
  companyId: string,
  events: readonly ClientEvent[],
  timeOf: (around: Surroundings, at: Date) => Surroundings,
): Promise<Happened> {
  const ids = events.map(({ clientId }) => clientId);
  await lockClients(db, companyId, ids);
  const around = await surroundingsOf(db, companyId, byNobody);
  const standings = await clientStandings(db, companyId, ids);
  const writes: StandingWrite[] = [];
  const moves: Recorded[] = [];
  for (const { clientId, verb, at } of events) {
    const standing = standings.get(clientId);
    if (!standing) throw new Error(`There is no client ${clientId}.`);
    const then = timeOf(around, at);
    const decision = decide(verb, standing, then);
    if (decision.outcome === 'Refused') throw new Error(`${verb.kind} of ${clientId}: ${decision.problem}`);
    if (decision.outcome !== 'Changed') continue;
    writes.push({ at: then.now, before: standing, after: decision.next });
    moves.push({ verb, standing, change: changeBetween(standing, decision.next), at });
  }
  await writeMoves(db, companyId, writes);
  return { plans: around.plans, moves };
}

/**
 * Writes what happened to clients, to each at its own time and one thing at most, in as many statements as for one.
 * Whoever calls records who did it. What can't happen to a client is a mistake of the caller's.
 */
export async function happen(db: Db, companyId: string, events: readonly ClientEvent[]): Promise<void> {
  await write(db, companyId, events, asOf);
}

/** What happens by itself has only just happened, so nothing since then counts as renewed. */
function justAt(around: Surroundings, at: Date): Surroundings {
  const now = momentOf(at);
  return { ...around, now, renewedUntil: now };
}

/**
 * The same for what time and payments bring about. On record, and told to open lists, is who moved to another status: that
 * somebody has paid once more is nothing that whoever sees clients alone should learn.
 */
export async function happenByItself(
  db: Db,
  companyId: string,
  events: readonly ClientEvent[],
): Promise<void> {
  const { plans, moves } = await write(db, companyId, events, justAt);
  const seen = moves.filter(({ change }) => change.after.status !== undefined);
  await recordMoves(db, bySystem(companyId), plans, seen);
  await announceClients(
    db,
    companyId,
    'Updated',
    seen.map(({ standing }) => standing.id),
  );
}
