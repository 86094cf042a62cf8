import type { AuditContext } from '../audit/audit.service';

/** Returns the audit context of the system, for jobs and other work without a session. */
export const systemContext = (companyId: string): AuditContext => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'System', id: null, name: null },
});
