import { isId } from '../../../contract/ids';
import { lockTeamAsAdmin } from '../../identity';
import { errorCode, uniqueViolation } from '../../lib/errorCode';
import { conflict, type DomainError, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import {
  authorize,
  type CompanyExport,
  type Context,
  type DownloadLink,
  enforceDailyCap,
  type EventOf,
  signDownload,
} from '../../platform';
import { auditExport } from './auditExport';
import { archivedCompany } from './company.repository';
import { exportById, type ExportRow, insertExport, latestExports } from './companyExports.repository';
import type { ArchiveClaims } from './download.service';

const toExport = (row: ExportRow): CompanyExport => ({
  id: row.id,
  status: row.status,
  fileName: row.fileName,
  rowsWritten: row.rowsWritten,
  estimatedRows: row.estimatedRows,
  kilobytes: Math.ceil(row.bytes / 1000),
  failure: row.failure,
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
  conflict('An archive is being made already. You are mailed when it is ready.');

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
  if (!isId(id)) throw notFound('archive');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const row = await exportById(db, companyId, id);
    if (!row) throw notFound('archive');
    const lifetimeMs = (row.expiresAt?.getTime() ?? 0) - Date.now();
    if (row.status !== 'Finished' || lifetimeMs <= 0) {
      throw conflict('There is no file of this archive. Have another one made.');
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
  if (!row) throw notFound('archive');
  return toExport(row);
}
