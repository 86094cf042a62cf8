import type { AuditActor } from '../../platform/demo';
import type { Timestamp } from '../../lib/timestamps';
import type { Random } from '../../lib/random';

export interface Member {
  id: string;
  name: string;
  joinedAt: Timestamp;
}

/** The operators of the company, and the actors of its audit events. */
export interface Actors {
  members: readonly Member[];
  system: AuditActor;
  operator(at: Timestamp, random: Random): AuditActor;
  client(client: { id: string; name: string }): AuditActor;
}

/** Returns the actors of a company. The first member can act at any time, even before `joinedAt`. */
export function createActors(companyId: string, members: readonly [Member, ...Member[]]): Actors {
  return {
    members,
    system: { companyId, type: 'System', id: null, name: null },
    client: ({ id, name }) => ({ companyId, type: 'Client', id, name }),
    operator(at, random) {
      const [first, ...others] = members;
      const { id, name } = random.pick([first, ...others.filter(({ joinedAt }) => joinedAt <= at)]);
      return { companyId, type: 'Operator', id, name };
    },
  };
}
