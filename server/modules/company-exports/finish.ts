import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { dateTimeText } from '../../lib/localeText';
import { systemContext } from '../audit/systemContext';
import { archivedCompany } from './companySql';
import { recordExport } from './record';
import { adminWho, finishExport, type ExportRow } from './sql';

const megabyte = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Whoever asked for it, if they may still have it. */
async function mailAsker(
  db: Db,
  { jobs, settings }: Services,
  companyId: string,
  { createdBy, bytes, expiresAt }: ExportRow,
): Promise<void> {
  const asker = await adminWho(db, companyId, createdBy);
  if (!asker || !expiresAt) return;
  const { name: companyName, timeZone } = await archivedCompany(db, companyId);
  const values = {
    name: asker.name,
    companyName,
    size: sizeText(bytes),
    until: dateTimeText(expiresAt, timeZone),
    link: `${settings.publicUrl}/dashboard/settings/company-profile`,
  };
  await jobs.enqueue(db, 'send-mail', { to: asker.email, template: 'company-archive-ready', values });
}

/** The file is whole: it can be downloaded for a day. */
export async function finish(
  services: Services,
  companyId: string,
  exportId: string,
  attempt: number,
): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const row = await finishExport(db, companyId, exportId, attempt);
    if (!row) return;
    await recordExport(db, systemContext(companyId), companyId, 'finished', row, [
      { field: 'rows', before: null, after: row.rowsWritten },
      { field: 'bytes', before: null, after: row.bytes },
    ]);
    await mailAsker(db, services, companyId, row);
  });
}
