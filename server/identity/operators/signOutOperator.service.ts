import { authorize, type Context, writeAuditEvent } from '../../platform';
import { conflict } from '../../lib/errors';
import { endSessionsOf } from '../sessions/sessions.service';
import { memberOf } from './operators.service';
import { lockTeamAsAdmin } from './team';

/**
 * Ends all sessions of another operator, for example after a device was lost, and returns the number of ended
 * sessions. Throws `CONFLICT` for the viewer.
 */
export async function signOutOperator(ctx: Context, id: string): Promise<number> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId, operatorId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const member = await memberOf(db, companyId, id);
    if (member.id === operatorId) throw conflict('Your own sessions are in My profile.');
    const count = await endSessionsOf(db, companyId, member.id, 'Revoked');
    if (count === 0) return 0;
    await writeAuditEvent(db, ctx, {
      action: 'operator.sessionsEnded',
      targetType: 'Operator',
      targetId: member.id,
      targetLabel: member.name,
      changes: [{ field: 'sessions', before: count, after: 0 }],
    });
    return count;
  });
}
