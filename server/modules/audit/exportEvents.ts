import type { Context } from '../../context';
import { signDownload } from '../../lib/downloadLink';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { DownloadLink, MutationExportAuditEventsArgs } from '../../schema.generated';
import { limit } from '../auth/limits';
import { auditQueryInput, type AuditQuery } from './input';
import type { ExportClaims } from './openExport';
import { recordAudit, type AuditChange } from './service';
import { settledSelection } from './settling';

const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What the file was narrowed by. */
const narrowing = ({ search, filter }: AuditQuery): AuditChange[] =>
  Object.entries({ search, ...filter })
    .filter(([, value]) => isGiven(value))
    .map(([field, after]) => ({ field, before: null, after }));

/** A link to a file of what the filter leaves. That it was taken is on record, and so in the file itself. */
export async function exportAuditEvents(
  ctx: Context,
  args: MutationExportAuditEventsArgs,
): Promise<DownloadLink> {
  const { companyId, sessionId } = authorise(ctx.viewer, 'Admin', 'export');
  const query = parseInput(auditQueryInput, args);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, (db) => settledSelection(db, companyId, query));
  // What is refused makes no file, and is not counted.
  await limit(ctx.services, 'audit-export-company', companyId);
  await database.inCompany(companyId, (db) =>
    recordAudit(db, ctx, {
      action: 'auditEvent.exported',
      targetType: 'AuditEvent',
      targetId: null,
      targetLabel: 'The record',
      changes: narrowing(query),
    }),
  );
  const claims: ExportClaims = { companyId, sessionId, query };
  return signDownload(settings, 'audit-export', '/audit-exports', { ...claims });
}
