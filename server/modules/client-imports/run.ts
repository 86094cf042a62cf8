import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { retryOnUniqueViolation } from '../../db/retryOnUniqueViolation';
import { publish } from '../../events';
import { runOrFail } from '../../jobs/runOrFail';
import { runTimeSlice } from '../../jobs/runTimeSlice';
import { createThrottle } from '../../lib/createThrottle';
import { inTurns } from '../../lib/inTurns';
import { newId } from '../../lib/ids';
import { bySystem } from '../audit/bySystem';
import { addClients } from '../clients/adding';
import { announceClients } from '../clients/announce';
import { companyMay } from '../company/companyMay';
import { notify } from '../notifications/notify';
import { countOf, problemOf } from './judge';
import { readRow } from './readRow';
import { recordImport } from './record';
import { surroundingsOf } from './surroundings';
import { dueRows, writeVerdicts, type DueRow, type RowVerdict } from './rowsSql';
import { lockImport, updateImport, type ImportRecord } from './sql';
import { updateRows } from './updateRows';
import { choicesOf } from './values';

const batchRows = 500;
const progressEveryMs = 250;
const analyseFrom = 1000;

export interface ImportJob {
  companyId: string;
  importId: string;
}

const refused = (number: number, problems: readonly string[]): RowVerdict => ({
  number,
  status: 'Refused',
  problems,
  clientId: null,
});

/** Adds the rows that make a client. */
async function addRows(
  db: Db,
  { companyId }: ImportJob,
  { mapping, unmatchedValues }: ImportRecord,
  rows: readonly DueRow[],
): Promise<RowVerdict[]> {
  const around = await surroundingsOf(db, companyId, choicesOf(unmatchedValues));
  const read = await inTurns(rows, ({ number, cells }) => ({
    number,
    id: newId(),
    reading: readRow(cells, mapping, around),
  }));
  const clients = read.flatMap(({ id, reading }) => ('client' in reading ? [{ ...reading.client, id }] : []));
  const obstacles = await addClients(db, companyId, clients);
  return read.map(({ number, id, reading }): RowVerdict => {
    // A plan or a client that has changed since the rows were checked.
    const obstacle = obstacles.get(id);
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: null };
    if ('problems' in reading) return refused(number, reading.problems);
    if (obstacle) return refused(number, [problemOf[obstacle]]);
    return { number, status: 'Imported', problems: [], clientId: id };
  });
}

const clientsIn = (verdicts: readonly RowVerdict[], status: RowVerdict['status']): string[] =>
  verdicts.flatMap((verdict) =>
    verdict.status === status && verdict.clientId !== null ? [verdict.clientId] : [],
  );

/**
 * The clients and what their rows say of them go in together, so that a cut between batches leaves nothing in doubt.
 * A batch adds or updates and never does both: the counters that the one has changed would be held while the other
 * waits for the company's row or for clients, which others hold while they wait for counters.
 */
async function workBatch(db: Db, job: ImportJob, record: ImportRecord): Promise<boolean> {
  const { companyId, importId } = job;
  const additions = await dueRows(db, companyId, importId, 'Good', batchRows);
  const updates = additions.length > 0 ? [] : await dueRows(db, companyId, importId, 'Update', batchRows);
  if (additions.length + updates.length === 0) return false;
  const added = additions.length > 0 ? await addRows(db, job, record, additions) : [];
  const updated = updates.length > 0 ? await updateRows(db, companyId, record, updates) : [];
  await writeVerdicts(db, companyId, importId, [...added, ...updated]);
  const [refusedNew, refusedUpdates] = [countOf(added, 'Refused'), countOf(updated, 'Refused')];
  const unchanged = countOf(updated, 'Unchanged');
  const [skippedNew, skippedUpdates] = [countOf(added, 'Skipped'), countOf(updated, 'Skipped')];
  await updateImport(db, companyId, importId, {
    importedRows: record.importedRows + countOf(added, 'Imported'),
    updatedRows: record.updatedRows + countOf(updated, 'Updated'),
    goodRows: record.goodRows - refusedNew - skippedNew,
    updateRows: record.updateRows - refusedUpdates - unchanged - skippedUpdates,
    skippedRows: record.skippedRows + skippedNew + skippedUpdates,
    unchangedRows: record.unchangedRows + unchanged,
    refusedRows: record.refusedRows + refusedNew + refusedUpdates,
  });
  await announceClients(db, companyId, 'Created', clientsIn(added, 'Imported'));
  await announceClients(db, companyId, 'Updated', clientsIn(updated, 'Updated'));
  return true;
}

/** However many they are, they are told of once, at the end. */
async function notifyOfAdded(
  db: Db,
  services: Services,
  { companyId, importId }: ImportJob,
  { importedRows, fileName, createdBy, createdByName }: ImportRecord,
): Promise<void> {
  if (importedRows === 0) return;
  await notify(db, services, companyId, {
    kind: 'ClientAdded',
    happened: [
      {
        manner: 'Imported',
        subjectId: importId,
        label: fileName,
        count: importedRows,
        actorName: createdByName,
      },
    ],
    doneBy: createdBy,
  });
}

async function finish(db: Db, services: Services, job: ImportJob, record: ImportRecord): Promise<void> {
  const { companyId, importId } = job;
  await updateImport(db, companyId, importId, { status: 'Finished' });
  await recordImport(db, bySystem(companyId), 'finished', record, [
    { field: 'importedRows', before: null, after: record.importedRows },
    { field: 'updatedRows', before: null, after: record.updatedRows },
    { field: 'unchangedRows', before: null, after: record.unchangedRows },
    { field: 'refusedRows', before: null, after: record.refusedRows },
  ]);
  await notifyOfAdded(db, services, job, record);
}

/** One transaction of an import: a batch, or its end. True when it goes on. */
async function step(db: Db, services: Services, job: ImportJob, isProgressDue: boolean): Promise<boolean> {
  const { companyId, importId } = job;
  const record = await lockImport(db, companyId, importId);
  if (record?.status !== 'Running') return false;
  // It waits while the company is blocked, and is taken up again once it is not.
  if (!(await companyMay(db, companyId, 'finish'))) return false;
  const goesOn = await workBatch(db, job, record);
  if (!goesOn) await finish(db, services, job, record);
  if (!goesOn || isProgressDue) await publish(db, { type: 'clientImportChanged', companyId, importId });
  return goesOn;
}

/** Ends an import that can't go on. Nothing happens to one that is over. */
export async function failClientImport(
  services: Services,
  { companyId, importId }: ImportJob,
): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const record = await lockImport(db, companyId, importId);
    if (record?.status !== 'Running') return;
    const failure =
      'Something went wrong on our side. What was added stays; upload the file again for the rest.';
    await updateImport(db, companyId, importId, { status: 'Failed', failure });
    await recordImport(db, bySystem(companyId), 'failed', record, [
      { field: 'status', before: record.status, after: 'Failed' },
      { field: 'importedRows', before: null, after: record.importedRows },
    ]);
    await notifyOfAdded(db, services, { companyId, importId }, record);
    await publish(db, { type: 'clientImportChanged', companyId, importId });
  });
}

async function workOn(services: Services, job: ImportJob): Promise<void> {
  const { database, jobs } = services;
  const isProgressDue = createThrottle(progressEveryMs);
  let batches = 0;
  const work = () => {
    const isDue = isProgressDue();
    batches += 1;
    return retryOnUniqueViolation(() =>
      database.inCompany(job.companyId, (db) => step(db, services, job, isDue)),
    );
  };
  await runTimeSlice(work, () =>
    database.inCompany(job.companyId, (db) => jobs.enqueue(db, 'run-client-import', job)),
  );
  // The planner must not go on believing that the table is small. A server sees to it by itself.
  const isLarge = batches * batchRows >= analyseFrom;
  if (isLarge && database.kind === 'embedded') await database.query('analyze clients');
}

/** Takes an import that has been started on from where it is, so that one begun again after a cut doubles nothing. */
export const runClientImport = (services: Services, job: ImportJob): Promise<void> =>
  runOrFail(
    () => workOn(services, job),
    () => failClientImport(services, job),
  );

/** Starts taking imports from the queue in this process. */
export async function workClientImports(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-client-import', (job) => runClientImport(services, job));
  await jobs.work('fail-client-import', (job) => failClientImport(services, job));
}
