import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { recordFailedProof } from '../my-account/failedProof';
import { proveIdentity, requireSame } from '../my-account/proveIdentity';
import { lockTeamAs, type Team } from '../operators/team';
import { readCode, takeCode, wrongCode } from './codes';
import { ownTwoFactor, ownTwoFactorForUpdate } from './own';
import { ownCodeTriesOf } from './tries';

interface Shown {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

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
  { password, code: typed }: Shown,
  { admit, work }: Act<Admitted, Done>,
): Promise<Done> {
  const { companyId, operatorId } = viewer;
  const { database } = ctx.services;
  await database.inCompany(companyId, async (db) => admit(db, await lockTeamAs(db, viewer)));
  const proved = await proveIdentity(ctx, viewer, password, 'password');
  const { two_factor_at: since } = await database.inCompany(companyId, (db) => ownTwoFactor(db, viewer));
  const tries = ownCodeTriesOf(ctx, viewer);
  if (since) await tries.count();
  const code = since ? await readCode(ctx.services, companyId, operatorId, typed ?? '') : null;

  const outcome = await database.inCompany(companyId, async (db) => {
    // The company before its people, as everybody locks them who changes the team.
    const team = await lockTeamAs(db, viewer);
    const row = await ownTwoFactorForUpdate(db, viewer);
    requireSame(proved, row, 'password');
    const admitted = await admit(db, team);
    // It may have been turned on while the password was checked.
    if (row.two_factor_at && !(await takeCode(db, ctx.services, companyId, row, code))) return null;
    return { done: await work(db, admitted, team) };
  });
  if (!outcome) {
    await recordFailedProof(ctx, viewer, 'Code');
    throw wrongCode();
  }
  if (since) await tries.succeed();
  return outcome.done;
}
