import * as z from 'zod';
import { viewerOfSession } from '../../identity';
import { type CsvFile, csvParts, rowsPerPart } from '../../lib/csvFile';
import { DomainError } from '../../lib/errors';
import { fileNameOf } from '../../lib/fileName';
import { humanize } from '../../lib/humanize';
import { serverLocale } from '../../lib/localeText';
import { timestampFormatter } from '../../lib/timestampFormatter';
import { type AuditEvent, authorize, type FieldChange, readDownload, type Services } from '../../platform';
import { type Position, startPosition } from '../client-activity/cursor';
import { auditQueryInput } from './input';
import { presentEvent } from './present';
import { auditEventRows } from './read.repository';
import { type AuditSelection, resolveSelection } from './selection';
import type { QueryContext } from './selection.repository';

const defaultActorNames: Readonly<Record<AuditEvent['actor']['type'], string>> = {
  Operator: '',
  Client: '',
  System: 'The system',
  Platform: 'Livery',
};

/** Formats `customDomain.givenUp` as `Custom domain: given up`. */
function formatAction(action: string): string {
  const [subject = '', verb = ''] = action.split('.').map(humanize);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${verb}`;
}

const formatChanges = (changes: readonly FieldChange[], side: 'before' | 'after'): string =>
  changes
    .flatMap((change) => (change[side] === null ? [] : [`${humanize(change.field)}: ${change[side]}`]))
    .join('; ');

const columnTitles = [
  ...['Who', 'Kind', 'Removed', 'What', 'About', 'About a', 'Before', 'After', 'Address', 'Country'],
  ...['Device', 'User agent', 'Part of', 'Request ID'],
];

const headerOf = (timeZone: string): string[] => [`When (${timeZone})`, ...columnTitles];

/** Returns a function that formats an audit event as CSV cells. */
function cellsIn(timeZone: string): (event: AuditEvent) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  return ({ occurredAt, actor, action, targetType, targetLabel, changes, ...event }) => [
    formatTimestamp(new Date(occurredAt)),
    actor.name ?? defaultActorNames[actor.type],
    actor.type,
    actor.isRemoved ? 'Yes' : '',
    formatAction(action),
    targetLabel ?? '',
    humanize(targetType),
    formatChanges(changes, 'before'),
    formatChanges(changes, 'after'),
    ...[event.ipAddress, event.country, event.device, event.userAgent, event.parentId, event.requestId].map(
      (text) => text ?? '',
    ),
  ];
}

const exportClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), query: auditQueryInput });

export type ExportClaims = z.output<typeof exportClaims>;

/**
 * Throws `UNAUTHENTICATED` if the session has ended since the link was created, or `FORBIDDEN` if the
 * operator has lost the permission.
 */
async function requireExportPermission(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorize(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** Reads the events newest first, so that events written during the download are not included. */
function exportParts(
  services: Services,
  claims: ExportClaims,
  selection: AuditSelection,
  queryContext: QueryContext,
): AsyncIterable<string> {
  const { companyId } = claims;
  const { timeZone } = queryContext;
  const toCells = cellsIn(timeZone);
  // Programs parse these files, so the format does not depend on the operator's locale.
  const locality = { ...queryContext, locale: serverLocale };
  return csvParts<Position>({
    header: headerOf(timeZone),
    start: startPosition,
    checkAccess: () => requireExportPermission(services, claims),
    async read(cursor) {
      const rows = await services.database.inCompany(companyId, (db) =>
        auditEventRows(db, companyId, selection, cursor, rowsPerPart),
      );
      const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
      return {
        lines: rows.map((row) => toCells(presentEvent(row, locality))),
        next: last ? { at: last.at.toISOString(), id: last.id } : null,
      };
    },
  });
}

/**
 * Opens a link from `exportAuditEvents`, which works repeatedly until it expires. Throws `NOT_FOUND` for an
 * invalid or expired link, and the errors of `requireExportPermission`.
 */
export async function openExport(services: Services, token: string): Promise<CsvFile> {
  const { data: claims } = exportClaims.safeParse(
    await readDownload(services.settings, 'audit-export', token),
  );
  if (!claims) {
    throw new DomainError('NOT_FOUND', 'This link to an export holds no longer. Export the record again.');
  }
  await requireExportPermission(services, claims);
  const { companyId, query } = claims;
  return services.database.inCompany(companyId, async (db) => {
    const { selection, queryContext } = await resolveSelection(db, companyId, query);
    return {
      fileName: fileNameOf(queryContext.companyName, 'record', queryContext.today),
      downloadKey: `audit-export ${companyId}`,
      parts: exportParts(services, claims, selection, queryContext),
    };
  });
}
