import {
  type Db,
  retryOnUniqueViolation,
  runOrFail,
  runTimeSlice,
  type Services,
  systemContext,
  resumeLostJobs,
  startResumeJob,
} from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { createThrottle } from '../../lib/createThrottle';
import { mapInBatches } from '../../lib/mapInBatches';
import { storedMessage, type StoredMessage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { addClients } from '../addClients';
import { publishClientChange } from '../clients.events';
import { countOf, conflictMessages } from './validateRows';
import { loadRowContext, parseRow } from './parseRow';
import { auditImport, failureText } from './clientImport';
import { loadPendingRows, writeRowResults, type PendingRow, type RowResult } from './rows.repository';
import {
  analyzeClients,
  lockImport,
  updateImport,
  type StoredImport,
  runningImports,
} from './imports.repository';
import { updateRows } from './updateRows';
import { fromStoredChoices } from './values';

const batchSize = 500;
const progressEveryMs = 250;
const analyzeMinRows = 1000;

export interface ImportJob {
  companyId: string;
  importId: string;
}

const refusedRow = (number: number, problems: readonly StoredMessage[]): RowResult => ({
  number,
  status: 'Refused',
  problems,
  clientId: null,
});

async function addRows(
  db: Db,
  { companyId }: ImportJob,
  { mapping, unmatchedValues }: StoredImport,
  rows: readonly PendingRow[],
): Promise<RowResult[]> {
  const rowContext = await loadRowContext(db, companyId, fromStoredChoices(unmatchedValues));
  const parsedRows = await mapInBatches(rows, ({ number, cells }) => ({
    number,
    id: newId(),
    reading: parseRow(cells, mapping, rowContext),
  }));
  const clients = parsedRows.flatMap(({ id, reading }) =>
    'client' in reading ? [{ ...reading.client, id }] : [],
  );
  const conflicts = await addClients(db, companyId, clients);
  return parsedRows.map(({ number, id, reading }): RowResult => {
    // A plan or a client may have changed since the rows were checked.
    const conflict = conflicts.get(id);
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: null };
    if ('problems' in reading) return refusedRow(number, reading.problems);
    if (conflict) return refusedRow(number, [storedMessage(conflictMessages[conflict])]);
    return { number, status: 'Imported', problems: [], clientId: id };
  });
}

const clientIdsWith = (results: readonly RowResult[], status: RowResult['status']): string[] =>
  results.flatMap((result) =>
    result.status === status && result.clientId !== null ? [result.clientId] : [],
  );

/**
 * Writes clients, row results and counts in the caller's transaction, and publishes the changes. Returns
 * false if no rows remain. A batch only adds or only updates, because locking counters while waiting for
 * company or client rows could deadlock.
 */
async function processBatch(db: Db, job: ImportJob, stored: StoredImport): Promise<boolean> {
  const { companyId, importId } = job;
  const additions = await loadPendingRows(db, companyId, importId, 'Good', batchSize);
  const updates =
    additions.length > 0 ? [] : await loadPendingRows(db, companyId, importId, 'Update', batchSize);
  if (additions.length + updates.length === 0) return false;
  const added = additions.length > 0 ? await addRows(db, job, stored, additions) : [];
  const updated = updates.length > 0 ? await updateRows(db, companyId, stored, updates) : [];
  await writeRowResults(db, companyId, importId, [...added, ...updated]);
  const [refusedNew, refusedUpdates] = [countOf(added, 'Refused'), countOf(updated, 'Refused')];
  const unchanged = countOf(updated, 'Unchanged');
  const [skippedNew, skippedUpdates] = [countOf(added, 'Skipped'), countOf(updated, 'Skipped')];
  await updateImport(db, companyId, importId, {
    importedRows: stored.importedRows + countOf(added, 'Imported'),
    updatedRows: stored.updatedRows + countOf(updated, 'Updated'),
    validRows: stored.validRows - refusedNew - skippedNew,
    updateRows: stored.updateRows - refusedUpdates - unchanged - skippedUpdates,
    skippedRows: stored.skippedRows + skippedNew + skippedUpdates,
    unchangedRows: stored.unchangedRows + unchanged,
    refusedRows: stored.refusedRows + refusedNew + refusedUpdates,
  });
  await publishClientChange(db, companyId, 'Created', clientIdsWith(added, 'Imported'));
  await publishClientChange(db, companyId, 'Updated', clientIdsWith(updated, 'Updated'));
  return true;
}

async function publishAddedClients(
  db: Db,
  companyId: string,
  importId: string,
  { importedRows, fileName, createdBy, createdByName }: StoredImport,
): Promise<void> {
  if (importedRows === 0) return;
  await db.publish({
    type: 'clientsAdded',
    companyId,
    source: 'Imported',
    subjectId: importId,
    label: fileName,
    count: importedRows,
    actorId: createdBy,
    actorName: createdByName,
  });
}

async function finishImport(db: Db, job: ImportJob, stored: StoredImport): Promise<void> {
  const { companyId, importId } = job;
  await updateImport(db, companyId, importId, { status: 'Finished' });
  await auditImport(db, systemContext(companyId), 'finished', stored, [
    { field: 'importedRows', before: null, after: stored.importedRows },
    { field: 'updatedRows', before: null, after: stored.updatedRows },
    { field: 'unchangedRows', before: null, after: stored.unchangedRows },
    { field: 'refusedRows', before: null, after: stored.refusedRows },
  ]);
  await publishAddedClients(db, companyId, importId, stored);
}

/**
 * Processes a batch in the caller's transaction, or finishes the import if no rows remain. Returns whether
 * another step follows.
 */
async function runStep(db: Db, job: ImportJob, isProgressDue: boolean): Promise<boolean> {
  const { companyId, importId } = job;
  const stored = await lockImport(db, companyId, importId);
  if (stored?.status !== 'Running') return false;
  // The import of a blocked company stays Running. The hourly resume job continues it after the company is
  // unblocked.
  if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return false;
  const hasMore = await processBatch(db, job, stored);
  if (!hasMore) await finishImport(db, job, stored);
  if (!hasMore || isProgressDue) await db.publish({ type: 'clientImportChanged', companyId, importId });
  return hasMore;
}

/** Marks a running import as failed. Does nothing in any other status. */
export async function failClientImport(
  services: Services,
  { companyId, importId }: ImportJob,
): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const stored = await lockImport(db, companyId, importId);
    if (stored?.status !== 'Running') return;
    await updateImport(db, companyId, importId, { status: 'Failed', failure: failureText() });
    await auditImport(db, systemContext(companyId), 'failed', stored, [
      { field: 'status', before: stored.status, after: 'Failed' },
      { field: 'importedRows', before: null, after: stored.importedRows },
    ]);
    await publishAddedClients(db, companyId, importId, stored);
    await db.publish({ type: 'clientImportChanged', companyId, importId });
  });
}

async function runBatches(services: Services, job: ImportJob): Promise<void> {
  const { database, jobs } = services;
  const isProgressDue = createThrottle(progressEveryMs);
  let batches = 0;
  const runBatch = () => {
    const isDue = isProgressDue();
    batches += 1;
    return retryOnUniqueViolation(() => database.inCompany(job.companyId, (db) => runStep(db, job, isDue)));
  };
  await runTimeSlice(runBatch, () =>
    database.inCompany(job.companyId, (db) => jobs.enqueue(db, 'run-client-import', job)),
  );
  // A PostgreSQL server analyzes tables automatically.
  const isLarge = batches * batchSize >= analyzeMinRows;
  if (isLarge && database.kind === 'embedded') await analyzeClients(database);
}

/**
 * Continues a started import from its next unprocessed row, so a restarted job creates no duplicates.
 * Rethrows errors, after marking the import as failed unless the error is `UNAVAILABLE`.
 */
export const runClientImport = (services: Services, job: ImportJob): Promise<void> =>
  runOrFail(
    () => runBatches(services, job),
    () => failClientImport(services, job),
  );

/** Registers this process as a worker for import jobs. */
export async function registerClientImportJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-client-import', (job) => runClientImport(services, job));
  await jobs.work('fail-client-import', (job) => failClientImport(services, job));
}

const everyHour = { everyMinutes: 60, offsetMinutes: 47 };

export const startResumingImports = (services: Services): Promise<void> =>
  startResumeJob(services, 'resume-client-imports', everyHour, resumeClientImports);

export const resumeClientImports = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    name: 'run-client-import',
    failing: 'fail-client-import',
    running: runningImports,
  });
