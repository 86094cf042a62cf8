import type { Context, Viewer } from '../../context';
import { writeAuditEvent } from '../audit/service';

/** Puts on record that somebody in an open session could not show that it is theirs. By itself, since the call fails. */
export const recordFailedProof = (ctx: Context, viewer: Viewer, failed: 'Password' | 'Code'): Promise<void> =>
  ctx.services.database.inCompany(viewer.companyId, (db) =>
    writeAuditEvent(db, ctx, {
      action: 'operator.proofFailed',
      targetType: 'Operator',
      targetId: viewer.operatorId,
      targetLabel: viewer.name,
      changes: [{ field: 'failed', before: null, after: failed }],
    }),
  );
