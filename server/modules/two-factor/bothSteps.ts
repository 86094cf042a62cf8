import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { auditFailedReauthentication } from '../my-account/auditFailedReauthentication';
import { reauthenticate, requireSamePassword } from '../my-account/reauthenticate';
import { readCode, takeCode, wrongCode } from './codes';
import { ownTwoFactor, ownTwoFactorForUpdate } from './own';
import type { TwoFactorRow } from './sql';
import { ownCodeTriesOf } from './tries';

export interface Shown {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

/**
 * Checks the password, and reads the code that the change then uses up where two-factor is on: for what a session alone must
 * not do. `admit` throws for what can't be: before anything has to be shown, and once more in the transaction of the change,
 * for which it locks what it looks at.
 */
export async function showBothSteps<Admitted>(
  ctx: Context,
  viewer: Viewer,
  { password, code: typed }: Shown,
  admit: (db: Db) => Promise<Admitted>,
) {
  const { companyId, operatorId } = viewer;
  const { database } = ctx.services;
  await database.inCompany(companyId, admit);
  const proved = await reauthenticate(ctx, viewer, password, 'password');
  const { two_factor_at: since } = await database.inCompany(companyId, (db) => ownTwoFactor(db, viewer));
  const tries = ownCodeTriesOf(ctx, viewer);
  if (since) await tries.count();
  const code = since ? await readCode(ctx.services, companyId, operatorId, typed ?? '') : null;

  return {
    async change<Done>(
      work: (db: Db, admitted: Admitted, row: TwoFactorRow) => Promise<Done>,
    ): Promise<Done> {
      const outcome = await database.inCompany(companyId, async (db) => {
        const admitted = await admit(db);
        const row = await ownTwoFactorForUpdate(db, viewer);
        requireSamePassword(proved, row, 'password');
        // It may have been turned on while the password was checked.
        if (row.two_factor_at && !(await takeCode(db, ctx.services, companyId, row, code))) return null;
        return { done: await work(db, admitted, row) };
      });
      if (!outcome) {
        await auditFailedReauthentication(ctx, viewer, 'Code');
        throw wrongCode();
      }
      if (since) await tries.succeed();
      return outcome.done;
    },
  };
}
