import type { Services } from '../../context';
import { publish } from '../../events';
import { resumeLostJobs, startResumeJob } from '../../jobs/resumeJobs';
import { runOrFail } from '../../jobs/runOrFail';
import { createThrottle } from '../../lib/createThrottle';
import { systemContext } from '../audit/systemContext';
import { archivedCompany } from './companySql';
import { archiveEntries } from './entries';
import { finish } from './finish';
import { recordExport } from './record';
import { countRows } from './rowsSql';
import { addPart, beginAttempt, exportById, failExport, lockExport, runningExports } from './sql';
import { archiveTables } from './tables/all';
import { inParts, zipOf } from './zip';

const progressEveryMs = 250;
const partBytes = 1024 * 1024;

export interface ExportJob {
  companyId: string;
  exportId: string;
}

/** Which attempt at it this is, as far as this run knows. */
interface Run extends ExportJob {
  attempt: number;
}

async function countAll({ database }: Services, companyId: string): Promise<number> {
  let count = 0;
  for (const table of archiveTables) {
    count += await database.inCompany(companyId, (db) => countRows(db, companyId, table));
  }
  return count;
}

/**
 * Makes the file from its start, piece by piece, each kept in a transaction of its own: one that was cut off is begun anew,
 * and where two make it, the one that began earlier gives way.
 */
async function make(services: Services, run: Run): Promise<void> {
  const { database } = services;
  const { companyId, exportId } = run;
  const rowsInAll = await countAll(services, companyId);
  const attempt = await database.inCompany(companyId, (db) =>
    beginAttempt(db, companyId, exportId, rowsInAll),
  );
  if (attempt === null) return;
  run.attempt = attempt;
  const begunAt = new Date();
  const { name: companyName } = await database.inCompany(companyId, (db) => archivedCompany(db, companyId));
  let rowsWritten = 0;
  const noteRows = (count: number): void => void (rowsWritten += count);
  const entries = archiveEntries({ database, companyId, companyName, begunAt, noteRows });
  const isProgressDue = createThrottle(progressEveryMs);
  let position = 0;
  for await (const bytes of inParts(zipOf(entries, begunAt), partBytes)) {
    const part = { attempt, position, bytes, rowsWritten };
    const isDue = isProgressDue();
    const isOurs = await database.inCompany(companyId, async (db) => {
      if (!(await addPart(db, companyId, exportId, part))) return false;
      if (isDue) await publish(db, { type: 'companyExportChanged', companyId, exportId });
      return true;
    });
    if (!isOurs) return;
    position += 1;
  }
  await finish(services, companyId, exportId, attempt);
}

/** Ends an archive that can't be made. Nothing happens to one that is over, or that another attempt than this is making. */
export async function failCompanyExport(
  { database }: Services,
  { companyId, exportId, attempt }: ExportJob & Partial<Run>,
): Promise<void> {
  await database.inCompany(companyId, async (db) => {
    const row = await lockExport(db, companyId, exportId);
    if (row?.status !== 'Running' || (attempt !== undefined && attempt !== row.attempt)) return;
    await failExport(db, companyId, exportId, 'Something went wrong on our side. Have another one made.');
    await recordExport(db, systemContext(companyId), companyId, 'failed', row);
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
    () => make(services, run),
    () => failCompanyExport(services, run),
  );
}

export const resumeCompanyExports = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    ...{ name: 'run-company-export', failing: 'fail-company-export' },
    running: runningExports,
  });

const everyFiveMinutes = { everyMinutes: 5 };

/** Starts making archives in this process, and takes up those that a dead one has left. */
export async function startMakingArchives(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-company-export', (job) => runCompanyExport(services, job));
  await jobs.work('fail-company-export', (job) => failCompanyExport(services, job));
  await startResumeJob(services, 'resume-company-exports', everyFiveMinutes, resumeCompanyExports);
}
