import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import { addClients } from '../clients/adding';
import { problemOf } from './check';
import { readRow } from './readRow';
import { bySystem, recordImport } from './record';
import { surroundingsOf } from './surroundings';
import { goodRows, lockImport, updateImport, writeVerdicts } from './sql';
import type { ImportRecord, RowVerdict } from './sql';

const batchRows = 500;
const progressEveryMs = 250;
const idsInEvent = 100;
const analyseFrom = 1000;

export interface ImportJob {
  companyId: string;
  importId: string;
}

/** The clients and what their rows say of them go in together, so that a cut between batches leaves nothing in doubt. */
async function addBatch(db: Db, { companyId, importId }: ImportJob, record: ImportRecord): Promise<boolean> {
  const rows = await goodRows(db, companyId, importId, batchRows);
  if (rows.length === 0) return false;
  const around = await surroundingsOf(db, companyId);
  const read = rows.map(({ number, cells }) => ({
    number,
    id: newId(),
    reading: readRow(cells, record.mapping, around),
  }));
  const clients = read.flatMap(({ id, reading }) => ('client' in reading ? [{ ...reading.client, id }] : []));
  const obstacles = await addClients(db, companyId, clients);
  const verdicts = read.map(({ number, id, reading }): RowVerdict => {
    // A plan or a client that has changed since the rows were checked.
    const obstacle = obstacles.get(id);
    const problems = 'problems' in reading ? reading.problems : obstacle ? [problemOf[obstacle]] : [];
    return problems.length > 0
      ? { number, status: 'Refused', problems, clientId: null }
      : { number, status: 'Imported', problems, clientId: id };
  });
  await writeVerdicts(db, companyId, importId, verdicts);
  const ids = verdicts.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
  const refused = verdicts.length - ids.length;
  await updateImport(db, companyId, importId, {
    importedRows: record.importedRows + ids.length,
    goodRows: record.goodRows - refused,
    refusedRows: record.refusedRows + refused,
  });
  if (ids.length > 0) {
    const shown = ids.length <= idsInEvent ? ids : [];
    await publish(db, { type: 'clientChanged', companyId, kind: 'Created', ids: shown, count: ids.length });
  }
  return true;
}

async function finish(db: Db, { companyId, importId }: ImportJob, record: ImportRecord): Promise<void> {
  await updateImport(db, companyId, importId, { status: 'Finished' });
  await recordImport(db, bySystem(companyId), 'finished', record, [
    { field: 'importedRows', before: null, after: record.importedRows },
    { field: 'refusedRows', before: null, after: record.refusedRows },
  ]);
}

type Step = 'Added' | 'Over';

/** One transaction of an import: a batch, or its end. */
async function step(db: Db, job: ImportJob, isProgressDue: boolean): Promise<Step> {
  const { companyId, importId } = job;
  const record = await lockImport(db, companyId, importId);
  if (record?.status !== 'Running') return 'Over';
  const hasAdded = await addBatch(db, job, record);
  if (!hasAdded) await finish(db, job, record);
  if (!hasAdded || isProgressDue) await publish(db, { type: 'clientImportChanged', companyId, importId });
  return hasAdded ? 'Added' : 'Over';
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
    await publish(db, { type: 'clientImportChanged', companyId, importId });
  });
}

async function addEverything({ database }: Services, job: ImportJob): Promise<void> {
  let lastProgress = 0;
  let batches = 0;
  for (;;) {
    const isProgressDue = Date.now() - lastProgress >= progressEveryMs;
    if (isProgressDue) lastProgress = Date.now();
    const outcome = await database.inCompany(job.companyId, (db) => step(db, job, isProgressDue));
    if (outcome === 'Over') break;
    batches += 1;
  }
  // The planner must not go on believing that the table is small. A server sees to it by itself.
  const isLarge = batches * batchRows >= analyseFrom;
  if (isLarge && database.kind === 'embedded') await database.query('analyze clients');
}

/** Adds the good rows of an import that has been started. Begun again after a cut, it goes on where that was. */
export async function runClientImport(services: Services, job: ImportJob): Promise<void> {
  try {
    await addEverything(services, job);
  } catch (error) {
    // A database that is away comes back: the queue tries again then.
    if (error instanceof DomainError && error.code === 'UNAVAILABLE') throw error;
    await failClientImport(services, job);
    throw error;
  }
}

/** Starts taking imports from the queue in this process. */
export async function workClientImports(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-client-import', (job) => runClientImport(services, job));
  await jobs.work('fail-client-import', (job) => failClientImport(services, job));
}
