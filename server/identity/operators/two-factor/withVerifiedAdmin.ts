import type { Context, Db, Viewer } from '../../../platform';
import { lockTeamAsAdmin, type Team } from '../team';
import {
  verifyPasswordAndCode,
  type PasswordAndCode,
} from '../../my-account/two-factor/verifyPasswordAndCode';

interface AdminAction<Validated, Result> {
  /**
   * Throws if the action is impossible. Runs before the credentials are verified and again in the transaction
   * of `work`.
   */
  validate: (db: Db, team: Team) => Promise<Validated>;
  work: (db: Db, validated: Validated, team: Team) => Promise<Result>;
}

/**
 * Runs an action that would let a stolen session take the company from its owner. Reauthenticates the Admin,
 * with a code if they use two-factor authentication, and locks the team for the transaction.
 */
export async function withVerifiedAdmin<Validated, Result>(
  ctx: Context,
  viewer: Viewer,
  credentials: PasswordAndCode,
  { validate, work }: AdminAction<Validated, Result>,
): Promise<Result> {
  const verified = await verifyPasswordAndCode(ctx, viewer, credentials, async (db) => {
    // Locks the company before the operator's row. Every change of the team uses this order, which prevents
    // deadlocks.
    const team = await lockTeamAsAdmin(db, viewer);
    return { team, validated: await validate(db, team) };
  });
  return verified.runChange((db, { team, validated }) => work(db, validated, team));
}
