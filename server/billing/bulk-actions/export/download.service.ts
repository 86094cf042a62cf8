import { authorize, type Services } from '../../../platform';
import { viewerOfSession } from '../../../identity';
import { t } from '../../../lib/i18n/i18n';
import { DomainError } from '../../../lib/errors';
import { readCompanyToken } from '../../../lib/companyToken';
import { byteOrderMark, csvLine } from '../../../../contract/csv';
import { rowsPerPart, type CsvFile } from '../../../lib/csvFile';
import { createThrottle } from '../../../lib/createThrottle';
import { isId } from '../../../../contract/ids';
import { createRowFormatter, headerOf } from './columns';
import {
  exportedValues,
  finishExport,
  findActiveExport,
  updateExportProgress,
  type ActiveExport,
} from './export.repository';

// Progress updates are throttled, because each one commits to disk.
const progressEveryMs = 1000;

/** Throws unless the session that created the link is still signed in and still has the permissions. */
async function requirePermissions(
  services: Services,
  companyId: string,
  { sessionId, options: { tellsOfMoney } }: ActiveExport,
): Promise<void> {
  const viewer = await viewerOfSession(services, companyId, sessionId);
  authorize(viewer, 'MANAGE_CLIENT_MANAGEMENT', 'export');
  if (tellsOfMoney) authorize(viewer, 'MANAGE_PAYMENTS', 'export');
}

/**
 * Yields the file in parts, updates the progress and finishes the export. Holds no transaction open while a
 * part is sent, because readers can be slow.
 */
async function* streamParts(
  services: Services,
  companyId: string,
  clientExport: ActiveExport,
): AsyncGenerator<string, void, undefined> {
  const { database } = services;
  const { id, total, options } = clientExport;
  const formatRow = createRowFormatter(options);
  yield byteOrderMark + csvLine(headerOf(options));
  const isProgressDue = createThrottle(progressEveryMs);
  for (let after = 0; after < total; after += rowsPerPart) {
    // An error here or below aborts the download, so that a partial file cannot look complete.
    await requirePermissions(services, companyId, clientExport);
    const isDue = isProgressDue();
    const slice = { columns: options.columns, after, count: rowsPerPart };
    const values = await database.inCompany(companyId, async (db) => {
      if (isDue && (await updateExportProgress(db, companyId, id, after))) {
        await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId: id });
      }
      return exportedValues(db, companyId, id, slice);
    });
    if (values.length === 0) throw new Error(`Export ${id} ended before its download.`);
    yield values.map((row) => csvLine(formatRow(row))).join('');
  }
  await database.inCompany(companyId, async (db) => {
    if (!(await finishExport(db, companyId, id))) return;
    await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId: id });
  });
}

/**
 * Opens a link of `exportClients`, which works repeatedly until it expires. Throws `NOT_FOUND` if the link is
 * invalid or expired, and the errors of `requirePermissions`.
 */
export async function openDownload(services: Services, id: string, token: string): Promise<CsvFile> {
  const key = readCompanyToken(token);
  const clientExport =
    key && isId(id)
      ? await services.database.inCompany(key.companyId, (db) =>
          findActiveExport(db, key.companyId, id, key.hash),
        )
      : null;
  if (!key || !clientExport) {
    throw new DomainError('NOT_FOUND', t('This download link has expired. Export the clients again.'));
  }
  await requirePermissions(services, key.companyId, clientExport);
  return {
    fileName: clientExport.options.fileName,
    downloadKey: `client-export ${key.companyId}`,
    parts: streamParts(services, key.companyId, clientExport),
  };
}
