import { type Db, type Services, systemContext } from '../../platform';
import { dateTimeText } from '../../lib/localeText';
import { archivedCompany } from './company.repository';
import { auditExport } from './auditExport';
import { findActiveAdmin, finishExport, type ExportRow } from './companyExports.repository';

const megabyte = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Emails the requester if they are still an active Admin. */
async function emailRequester(
  db: Db,
  { jobs, settings }: Services,
  companyId: string,
  { createdBy, bytes, expiresAt }: ExportRow,
): Promise<void> {
  const requester = await findActiveAdmin(db, companyId, createdBy);
  if (!requester || !expiresAt) return;
  const { name: companyName, timeZone } = await archivedCompany(db, companyId);
  const values = {
    name: requester.name,
    companyName,
    size: sizeText(bytes),
    until: dateTimeText(expiresAt, timeZone),
    link: `${settings.publicUrl}/dashboard/settings/company-profile`,
  };
  await jobs.enqueue(db, 'send-mail', { to: requester.email, template: 'company-archive-ready', values });
}

/**
 * Marks the export as finished, adds an audit event and emails the requester, unless another attempt has
 * started or the export has ended. The file expires after a day.
 */
export async function finish(
  services: Services,
  companyId: string,
  exportId: string,
  attempt: number,
): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const row = await finishExport(db, companyId, exportId, attempt);
    if (!row) return;
    await auditExport(db, systemContext(companyId), companyId, 'finished', row, [
      { field: 'rows', before: null, after: row.rowsWritten },
      { field: 'bytes', before: null, after: row.bytes },
    ]);
    await emailRequester(db, services, companyId, row);
  });
}
