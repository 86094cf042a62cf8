import * as z from 'zod';
import { isId } from '../../../contract/ids';
import { lockTeamAsAdmin, viewerOfSession } from '../../identity';
import { errorCode, uniqueViolation, conflict, DomainError, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import {
  authorize,
  type CompanyExport,
  type Context,
  type DownloadLink,
  enforceDailyCap,
  type EventOf,
  readDownload,
  type Services,
  signDownload,
} from '../../platform';
import { auditExport } from './auditExport';
import {
  archivedCompany,
  exportById,
  type ExportRow,
  insertExport,
  latestExports,
  partAt,
} from './companyExports.repository';
import { exportMessages } from './messages';

const archiveClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), exportId: z.uuid() });

type ArchiveClaims = z.output<typeof archiveClaims>;

interface Download {
  fileName: string;
  /** The key by which the company's concurrent downloads are counted. */
  downloadKey: string;
  bytes: number;
  /** Each part is read after the previous one was consumed. */
  parts: AsyncIterable<Buffer>;
}

const expiredLinkError = (): DomainError =>
  new DomainError(
    'NOT_FOUND',
    t('This download link has expired. Open the company profile to get a new one.'),
  );

/** Throws unless the session that requested the link is active and its operator is still an Admin. */
async function requireExportAccess(
  services: Services,
  { companyId, sessionId }: ArchiveClaims,
): Promise<void> {
  authorize(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** Returns the export. Throws `NOT_FOUND` unless its status is Finished. */
async function findArchive(
  { database }: Services,
  { companyId, exportId }: ArchiveClaims,
): Promise<ExportRow> {
  const row = await database.inCompany(companyId, (db) => exportById(db, companyId, exportId));
  if (row?.status !== 'Finished') throw expiredLinkError();
  return row;
}

/** Reads each part in a separate transaction, so that a slow download occupies no connection. */
async function* streamParts(
  services: Services,
  claims: ArchiveClaims,
  bytes: number,
): AsyncGenerator<Buffer> {
  const { companyId, exportId } = claims;
  let sentBytes = 0;
  for (let position = 0; sentBytes < bytes; position += 1) {
    // Access can be revoked during the download. The truncated ZIP file is then invalid.
    await requireExportAccess(services, claims);
    const part = await services.database.inCompany(companyId, (db) =>
      partAt(db, companyId, exportId, position),
    );
    if (!part) throw new Error(`Archive ${exportId} ended before its download.`);
    sentBytes += part.length;
    yield part;
  }
}

/**
 * Opens a link of `createCompanyExportLink`, which works repeatedly until it expires. Throws `NOT_FOUND` for
 * an invalid link, and `UNAUTHENTICATED` or `FORBIDDEN` if the operator's access has ended.
 */
export async function openArchive(services: Services, id: string, token: string): Promise<Download> {
  const { data: claims } = archiveClaims.safeParse(
    await readDownload(services.settings, 'company-export', token),
  );
  if (claims?.exportId !== id) throw expiredLinkError();
  await requireExportAccess(services, claims);
  const { fileName, bytes } = await findArchive(services, claims);
  const downloadKey = `company-export ${claims.companyId}`;
  return { fileName, bytes, downloadKey, parts: streamParts(services, claims, bytes) };
}

const toExport = (row: ExportRow): CompanyExport => ({
  id: row.id,
  status: row.status,
  fileName: row.fileName,
  rowsWritten: row.rowsWritten,
  estimatedRows: row.estimatedRows,
  kilobytes: Math.ceil(row.bytes / 1000),
  failure: exportMessages.read(row.failure),
  createdByName: row.createdByName,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  expiresAt: row.expiresAt,
});

export async function companyExports(ctx: Context): Promise<CompanyExport[]> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'export');
  const rows = await ctx.services.database.inCompany(companyId, (db) => latestExports(db, companyId));
  return rows.map(toExport);
}

const exportRunningError = (): DomainError =>
  conflict(t('An archive is already being created. We’ll email you when it’s ready.'));

/**
 * Starts an export in a job, so that it continues after a restart. Throws `CONFLICT` if another export is
 * running, and `RATE_LIMITED` after ten exports a day.
 */
export async function startCompanyExport(ctx: Context): Promise<CompanyExport> {
  const viewer = authorize(ctx.viewer, 'Admin', 'export');
  const { companyId, operatorId, name } = viewer;
  const { database, jobs } = ctx.services;
  const id = newId();
  try {
    return await database.inCompany(companyId, async (db) => {
      await lockTeamAsAdmin(db, viewer);
      const { fileName } = await archivedCompany(db, companyId);
      await insertExport(db, companyId, { id, fileName, createdBy: operatorId, createdByName: name });
      await enforceDailyCap(db, companyId, 'company-archive-ready', operatorId);
      await jobs.enqueue(db, 'run-company-export', { companyId, exportId: id });
      await auditExport(db, ctx, companyId, 'started', { id, fileName });
      const row = await exportById(db, companyId, id);
      if (!row) throw new Error(`Archive ${id} was not found after its insertion.`);
      return toExport(row);
    });
  } catch (error) {
    if (errorCode(error) === uniqueViolation) throw exportRunningError();
    throw error;
  }
}

/**
 * Returns a link that is valid until the file expires. Audits each link, because it gives access to all data
 * of the company. Throws `NOT_FOUND` for an unknown export, and `CONFLICT` if its file does not exist.
 */
export async function createCompanyExportLink(ctx: Context, id: string): Promise<DownloadLink> {
  const viewer = authorize(ctx.viewer, 'Admin', 'export');
  const { companyId, sessionId } = viewer;
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const row = await exportById(db, companyId, id);
    if (!row) throw notFound();
    const lifetimeMs = (row.expiresAt?.getTime() ?? 0) - Date.now();
    if (row.status !== 'Finished' || lifetimeMs <= 0) {
      throw conflict(t('The file of this archive doesn’t exist. Create a new archive.'));
    }
    await auditExport(db, ctx, companyId, 'opened', row);
    const claims: ArchiveClaims = { companyId, sessionId, exportId: id };
    const path = `/company-exports/${id}`;
    return signDownload(ctx.services.settings, 'company-export', path, { ...claims }, lifetimeMs);
  });
}

export function companyExportChanges(ctx: Context): AsyncIterableIterator<EventOf<'companyExportChanged'>> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'export');
  return ctx.services.events.subscribe('companyExportChanged', companyId, ctx.readAt);
}

export async function companyExportAfter(
  ctx: Context,
  { companyId, exportId }: EventOf<'companyExportChanged'>,
): Promise<CompanyExport> {
  const row = await ctx.services.database.inCompany(companyId, (db) => exportById(db, companyId, exportId));
  if (!row) throw notFound();
  return toExport(row);
}
