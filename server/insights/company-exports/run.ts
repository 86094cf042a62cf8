import { createThrottle } from '../../lib/createThrottle';
import { locale } from '../../lib/i18n/i18n';
import { numberFormat } from '../../lib/intlFormats';
import { dateTimeText } from '../../lib/localeText';
import {
  type Db,
  enqueueEmail,
  resumeLostJobs,
  runOrFail,
  type Services,
  startResumeJob,
  systemContext,
} from '../../platform';
import { auditExport } from './auditExport';
import {
  addPart,
  archivedCompany,
  beginAttempt,
  deleteOldExports,
  deleteParts,
  expireExports,
  exportById,
  type ExportRow,
  failExport,
  findActiveAdmin,
  finishExport,
  lockExport,
  runningExports,
} from './companyExports.repository';
import { archiveEntries, createZip, splitIntoParts } from './archive';
import { countRows } from './archive.repository';
import { exportMessages } from './messages';
import { archiveTables } from './tables/all';

const megabyte = 1_000_000;

const unitText = (amount: number, unit: 'kilobyte' | 'megabyte', digits: number): string =>
  numberFormat(locale(), {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

const sizeText = (bytes: number): string =>
  bytes < megabyte
    ? unitText(Math.ceil(bytes / 1000), 'kilobyte', 0)
    : unitText(bytes / megabyte, 'megabyte', 1);

/** Emails the requester if they are still an active Admin. */
async function emailRequester(
  db: Db,
  services: Services,
  companyId: string,
  { createdBy, bytes, expiresAt }: ExportRow,
): Promise<void> {
  const requester = await findActiveAdmin(db, companyId, createdBy);
  if (!requester || !expiresAt) return;
  const { name: companyName, timeZone } = await archivedCompany(db, companyId);
  await enqueueEmail(db, services, {
    recipient: requester,
    template: 'company-archive-ready',
    valuesOf: () => ({
      name: requester.name,
      companyName,
      size: sizeText(bytes),
      until: dateTimeText(expiresAt, timeZone),
      link: `${services.settings.publicUrl}/dashboard/settings/company-profile`,
    }),
  });
}

/**
 * Marks the export as finished, adds an audit event and emails the requester, unless another attempt has
 * started or the export has ended. The file expires after a day.
 */
async function finish(
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

const progressEveryMs = 250;
const partBytes = 1024 * 1024;

interface ExportJob {
  companyId: string;
  exportId: string;
}

/** One run of an export. A run with a newer attempt supersedes it. */
interface Run extends ExportJob {
  attempt: number;
}

async function countAllRows({ database }: Services, companyId: string): Promise<number> {
  let count = 0;
  for (const table of archiveTables) {
    count += await database.inCompany(companyId, (db) => countRows(db, companyId, table));
  }
  return count;
}

/**
 * Creates the file from the start, with one transaction for each part. Stops if a newer attempt has started
 * or the export has ended.
 */
async function createArchive(services: Services, run: Run): Promise<void> {
  const { database } = services;
  const { companyId, exportId } = run;
  const estimatedRows = await countAllRows(services, companyId);
  const attempt = await database.inCompany(companyId, (db) =>
    beginAttempt(db, companyId, exportId, estimatedRows),
  );
  if (attempt === null) return;
  run.attempt = attempt;
  const startedAt = new Date();
  const { name: companyName } = await database.inCompany(companyId, (db) => archivedCompany(db, companyId));
  let rowsWritten = 0;
  const onRowsWritten = (count: number): void => void (rowsWritten += count);
  const entries = archiveEntries({ database, companyId, companyName, startedAt, onRowsWritten });
  const isProgressDue = createThrottle(progressEveryMs);
  let position = 0;
  for await (const bytes of splitIntoParts(createZip(entries, startedAt), partBytes)) {
    const part = { attempt, position, bytes, rowsWritten };
    const isDue = isProgressDue();
    const isCurrentAttempt = await database.inCompany(companyId, async (db) => {
      if (!(await addPart(db, companyId, exportId, part))) return false;
      if (isDue) await db.publish({ type: 'companyExportChanged', companyId, exportId });
      return true;
    });
    if (!isCurrentAttempt) return;
    position += 1;
  }
  await finish(services, companyId, exportId, attempt);
}

/** Marks the export as failed, unless it has ended or another attempt is running. */
export async function failCompanyExport(
  { database }: Services,
  { companyId, exportId, attempt }: ExportJob & Partial<Run>,
): Promise<void> {
  await database.inCompany(companyId, async (db) => {
    const row = await lockExport(db, companyId, exportId);
    if (row?.status !== 'Running' || (attempt !== undefined && attempt !== row.attempt)) return;
    await failExport(db, companyId, exportId, exportMessages.store('Internal'));
    await auditExport(db, systemContext(companyId), companyId, 'failed', row);
  });
}

export async function runCompanyExport(
  services: Services,
  { companyId, exportId }: ExportJob,
): Promise<void> {
  const row = await services.database.inCompany(companyId, (db) => exportById(db, companyId, exportId));
  if (row?.status !== 'Running') return;
  const run: Run = { companyId, exportId, attempt: row.attempt };
  await runOrFail(
    () => createArchive(services, run),
    () => failCompanyExport(services, run),
  );
}

export const resumeCompanyExports = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    ...{ name: 'run-company-export', failing: 'fail-company-export' },
    running: runningExports,
  });

const resumeSchedule = { everyMinutes: 5 };

/** Starts the export jobs in this process, and resumes lost exports now and every five minutes. */
export async function startExportJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-company-export', (job) => runCompanyExport(services, job));
  await jobs.work('fail-company-export', (job) => failCompanyExport(services, job));
  await startResumeJob(services, 'resume-company-exports', resumeSchedule, resumeCompanyExports);
}

/**
 * Marks finished exports as expired after their expiry time, deletes their files and notifies open consoles.
 * Deletes exports older than 30 days, unless they are running.
 */
export async function purgeOldExports(db: Db, companyId: string): Promise<void> {
  for (const exportId of await expireExports(db, companyId)) {
    await deleteParts(db, companyId, exportId);
    await db.publish({ type: 'companyExportChanged', companyId, exportId });
  }
  await deleteOldExports(db, companyId);
}
