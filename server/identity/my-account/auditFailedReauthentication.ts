import { type Context, type Viewer, writeAuditEvent } from '../../platform';

/** Audits a failed password or code check in a separate transaction, because the request itself fails. */
export const auditFailedReauthentication = (
  ctx: Context,
  viewer: Viewer,
  factor: 'Password' | 'Code',
): Promise<void> =>
  ctx.services.database.inCompany(viewer.companyId, (db) =>
    writeAuditEvent(db, ctx, {
      action: 'operator.proofFailed',
      targetType: 'Operator',
      targetId: viewer.operatorId,
      targetLabel: viewer.name,
      changes: [{ field: 'failed', before: null, after: factor }],
    }),
  );
