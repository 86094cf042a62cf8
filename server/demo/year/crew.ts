import type { AuditActor } from '../../modules/audit/service';
import type { Moment } from '../../lib/moments';
import type { Random } from '../../lib/random';

export interface Member {
  id: string;
  name: string;
  joinedAt: Moment;
}

/** Who works in the company, and the actors of what happens without them. */
export interface Crew {
  members: readonly Member[];
  system: AuditActor;
  operator(at: Moment, random: Random): AuditActor;
  client(client: { id: string; name: string }): AuditActor;
}

/** The first of the members has been there from the beginning. */
export function crewOf(companyId: string, members: readonly [Member, ...Member[]]): Crew {
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
