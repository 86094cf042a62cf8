import {
  type AuditChange,
  authorize,
  type Context,
  type DownloadLink,
  limit,
  type MutationExportAuditEventsArgs,
  signDownload,
  writeAuditEvent,
} from '../../platform';
import { parseInput } from '../../lib/parseInput';
import { auditQueryInput, type AuditQuery } from './input';
import type { ExportClaims } from './openExport.service';
import { resolveSelection } from './selection';

const hasValue = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const filterChanges = ({ search, filter }: AuditQuery): AuditChange[] =>
  Object.entries({ search, ...filter })
    .filter(([, value]) => hasValue(value))
    .map(([field, after]) => ({ field, before: null, after }));

/**
 * Audits an export of the filtered audit events and returns its download link. The file includes the export's
 * own audit event if the filter matches it.
 */
export async function exportAuditEvents(
  ctx: Context,
  args: MutationExportAuditEventsArgs,
): Promise<DownloadLink> {
  const { companyId, sessionId } = authorize(ctx.viewer, 'Admin', 'export');
  const query = parseInput(auditQueryInput, args);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, (db) => resolveSelection(db, companyId, query));
  // The export is counted after validation, so that a rejected query does not use up the limit.
  await limit(ctx.services, 'audit-export-company', companyId);
  await database.inCompany(companyId, (db) =>
    writeAuditEvent(db, ctx, {
      action: 'auditEvent.exported',
      targetType: 'AuditEvent',
      targetId: null,
      targetLabel: 'The record',
      changes: filterChanges(query),
    }),
  );
  const claims: ExportClaims = { companyId, sessionId, query };
  return signDownload(settings, 'audit-export', '/audit-exports', { ...claims });
}
