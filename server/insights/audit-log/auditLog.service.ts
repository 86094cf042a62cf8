import * as z from 'zod';
import { viewerLocale, viewerOfSession } from '../../identity';
import { type CsvFile, csvParts, rowsPerPart } from '../../lib/csvFile';
import { DomainError } from '../../lib/errors';
import { language, t } from '../../lib/i18n/i18n';
import { fileNameOf } from '../../lib/fileName';
import { humanize } from '../../lib/strings';

import { parseInput } from '../../lib/input';
import { timestampFormatter } from '../../lib/timestamps';
import {
  type AuditChange,
  type AuditEvent,
  type AuditEventPage,
  type AuditFacets,
  authorize,
  type Context,
  type DownloadLink,
  type FieldChange,
  limit,
  messageTarget,
  type MutationExportAuditEventsArgs,
  type QueryAuditEventsArgs,
  readDownload,
  type Services,
  signDownload,
  writeAuditEvent,
} from '../../platform';
import { cursorOf, parseCursor, type Position, startPosition } from '../client-activity/cursor';
import { auditPageInput, type AuditQuery, auditQueryInput } from './input';
import { presentEvent } from './present';
import { auditEventRows, selectActors, selectEventFacets } from './read.repository';
import { type AuditSelection, resolveSelection } from './selection';
import type { QueryContext } from './selection.repository';

/** Returns a page of the company's audit events, newest first. */
export async function auditEvents(ctx: Context, args: QueryAuditEventsArgs): Promise<AuditEventPage> {
  const viewer = authorize(ctx.viewer, 'Admin', 'read');
  const { companyId } = viewer;
  const { first, ...query } = parseInput(auditPageInput, { ...args, first: args.first ?? 25 });
  const after = parseCursor(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { selection, queryContext } = await resolveSelection(db, companyId, query);
    const rows = await auditEventRows(db, companyId, selection, after, first + 1);
    const page = rows.slice(0, first);
    const lastRow = page.at(-1);
    const locality = { ...queryContext, locale: await viewerLocale(db, viewer) };
    return {
      items: page.map((row) => presentEvent(row, locality)),
      nextCursor: rows.length > first && lastRow ? cursorOf(lastRow) : null,
    };
  });
}

/** Returns the operators, actor types, actions and target types that occur in the audit log. */
export async function auditFacets(ctx: Context): Promise<AuditFacets> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => ({
    actors: (await selectActors(db, companyId)).map((actor) => ({ ...actor, type: 'Operator' as const })),
    ...(await selectEventFacets(db, companyId)),
  }));
}

const defaultActorNames: Readonly<Record<AuditEvent['actor']['type'], () => string>> = {
  Operator: () => '',
  Client: () => '',
  System: () => t('System'),
  Platform: () => 'Livery',
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

const headerOf = (timeZone: string): string[] => [
  t('Time ({timeZone})', { timeZone }),
  ...[t('Actor'), t('Actor type'), t('Removed'), t('Action'), t('Target'), t('Target type')],
  ...[t('Before'), t('After'), t('IP address'), t('Country'), t('Device'), t('User agent')],
  ...[t('Parent event'), t('Request ID')],
];

/** Returns a function that formats an audit event as CSV cells. */
function cellsIn(timeZone: string): (event: AuditEvent) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  return ({ occurredAt, actor, action, targetType, targetLabel, changes, ...event }) => [
    formatTimestamp(new Date(occurredAt)),
    actor.name ?? defaultActorNames[actor.type](),
    actor.type,
    actor.isRemoved ? t('Yes') : '',
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

type ExportClaims = z.output<typeof exportClaims>;

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
  const locality = { ...queryContext, locale: language() };
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
    throw new DomainError('NOT_FOUND', t('This download link has expired. Export the audit log again.'));
  }
  await requireExportPermission(services, claims);
  const { companyId, query } = claims;
  return services.database.inCompany(companyId, async (db) => {
    const { selection, queryContext } = await resolveSelection(db, companyId, query);
    return {
      fileName: fileNameOf(queryContext.companyName, 'audit log', queryContext.today),
      downloadKey: `audit-export ${companyId}`,
      parts: exportParts(services, claims, selection, queryContext),
    };
  });
}

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
      ...messageTarget(() => t('Audit log')),
      changes: filterChanges(query),
    }),
  );
  const claims: ExportClaims = { companyId, sessionId, query };
  return signDownload(settings, 'audit-export', '/audit-exports', { ...claims });
}
