import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { lockTeamAsAdmin, type Team } from '../operators/team';
import { showBothSteps, type Shown } from './bothSteps';

interface Act<Admitted, Done> {
  /** Throws for what can't be; asked before anything has to be shown, and once more when it is done. */
  admit: (db: Db, team: Team) => Promise<Admitted>;
  work: (db: Db, admitted: Admitted, team: Team) => Promise<Done>;
}

/**
 * For what would let a stolen session take the company from its owner: the Admin who asks shows the password they have, and
 * a code where their own two-factor is on. The work is done in one transaction, in which the team stays as it is.
 */
export async function byProvenAdmin<Admitted, Done>(
  ctx: Context,
  viewer: Viewer,
  shown: Shown,
  { admit, work }: Act<Admitted, Done>,
): Promise<Done> {
  const proved = await showBothSteps(ctx, viewer, shown, async (db) => {
    // The company before its people, as everybody locks them who changes the team.
    const team = await lockTeamAsAdmin(db, viewer);
    return { team, admitted: await admit(db, team) };
  });
  return proved.change((db, { team, admitted }) => work(db, admitted, team));
}
