import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { authorise } from '../../permissions';
import { recordFailedProof } from '../my-account/failedProof';
import { proveIdentity, requireSame } from '../my-account/proveIdentity';
import { readCode, takeCode, wrongCode } from './codes';
import { ownTwoFactor, ownTwoFactorForUpdate } from './own';
import type { TwoFactorRow } from './sql';
import { ownCodeTriesOf } from './tries';

interface Shown {
  password?: string | null | undefined;
  code: string;
}

type Change = (db: Db, viewer: Viewer, row: TwoFactorRow) => Promise<void>;

/** Checks the password, and reads the code that the change then uses up: a session alone must not touch two-factor. */
export async function showBothSteps(
  ctx: Context,
  { password, code: typed }: Shown,
  admit: (row: TwoFactorRow) => void,
): Promise<{ change: (work: Change) => Promise<void> }> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  const { database } = ctx.services;
  await database.inCompany(companyId, async (db) => admit(await ownTwoFactor(db, viewer)));
  const proved = await proveIdentity(ctx, viewer, password, 'password');
  const tries = ownCodeTriesOf(ctx, viewer);
  await tries.count();
  const code = await readCode(ctx.services, companyId, operatorId, typed);

  return {
    async change(work) {
      const isRight = await database.inCompany(companyId, async (db) => {
        const row = await ownTwoFactorForUpdate(db, viewer);
        requireSame(proved, row, 'password');
        admit(row);
        if (!(await takeCode(db, ctx.services, companyId, row, code))) return false;
        await work(db, viewer, row);
        return true;
      });
      if (!isRight) {
        await recordFailedProof(ctx, viewer, 'Code');
        throw wrongCode();
      }
      await tries.succeed();
    },
  };
}
