import type { Db } from '../../db/database';
import { lockClients } from '../clients/editing';
import { decide, type EventVerb } from './decide';
import { clientStandings, type StandingWrite } from './sql';
import { asOf, surroundingsOf } from './surroundings';
import { writeMoves } from './writeMoves';

/** What happened to one client, and when. */
export interface ClientEvent {
  clientId: string;
  verb: EventVerb;
  at: Date;
}

const byNobody = { viewer: null, caller: null };

/**
 * Writes what happened to clients, to each at its own time and one thing at most, in as many statements as for one.
 * Whoever calls records who did it. What can't happen to a client is a mistake of the caller's.
 */
export async function happen(db: Db, companyId: string, events: readonly ClientEvent[]): Promise<void> {
  const ids = events.map(({ clientId }) => clientId);
  await lockClients(db, companyId, ids);
  const around = await surroundingsOf(db, companyId, byNobody);
  const standings = await clientStandings(db, companyId, ids);
  const writes = events.flatMap(({ clientId, verb, at }): StandingWrite[] => {
    const standing = standings.get(clientId);
    if (!standing) throw new Error(`There is no client ${clientId}.`);
    const then = asOf(around, at);
    const decision = decide(verb, standing, then);
    if (decision.outcome === 'Refused') throw new Error(`${verb.kind} of ${clientId}: ${decision.problem}`);
    return decision.outcome === 'Changed' ? [{ at: then.now, before: standing, after: decision.next }] : [];
  });
  await writeMoves(db, companyId, writes);
}
