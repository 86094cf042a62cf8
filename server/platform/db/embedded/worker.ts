import { parentPort, workerData } from 'node:worker_threads';
import { messages, type PGlite } from '@electric-sql/pglite';
import type { WorkerResponse, WorkerRequest, WorkerStartOptions, PostgresErrorFields } from './messages';
import { openCluster } from './openCluster';
import { DiskSpace } from './diskSpace';
import { ProtocolClient } from './protocolClient';

const respond = (message: WorkerResponse): void => parentPort?.postMessage(message);

const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
] as const;

function toErrorFields(
  error: Error & Partial<Record<keyof PostgresErrorFields, string>>,
): PostgresErrorFields {
  const fields: PostgresErrorFields = { message: error.message };
  for (const field of errorFields) if (error[field] !== undefined) fields[field] = error[field];
  return fields;
}

const readOnlyState = '25006';
const diskFullError: PostgresErrorFields = {
  message: 'The free disk space is too low for writes.',
  code: '53100',
};

async function handleRequest(
  database: PGlite,
  client: ProtocolClient,
  diskSpace: DiskSpace,
  request: WorkerRequest,
): Promise<void> {
  if (request.kind === 'close') {
    await database.exec('checkpoint');
    await database.close();
    process.exit(0);
  }
  await diskSpace.check(database);
  try {
    const outcome = await client.run(request.text, request.values);
    respond({ kind: 'done', id: request.id, outcome, inTransaction: database.isInTransaction() });
  } catch (error) {
    // An error that does not come from PostgreSQL means that the engine failed, and its memory cannot be
    // trusted.
    if (!(error instanceof messages.DatabaseError)) throw error;
    respond({
      kind: 'refused',
      id: request.id,
      error: diskSpace.isShort && error.code === readOnlyState ? diskFullError : toErrorFields(error),
      inTransaction: database.isInTransaction(),
    });
  }
}

function exitOnFailure(error: unknown): void {
  respond({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function start(): Promise<void> {
  const { folder, minFreeBytes }: WorkerStartOptions = workerData;
  const database = await openCluster(folder);
  const client = new ProtocolClient(database);
  const diskSpace = new DiskSpace(folder, minFreeBytes);
  database.onNotification((channel, payload) => respond({ kind: 'notified', channel, payload }));
  let previous: Promise<void> = Promise.resolve();
  parentPort?.on('message', (request: WorkerRequest) => {
    previous = previous.then(() => handleRequest(database, client, diskSpace, request)).catch(exitOnFailure);
  });
  respond({ kind: 'opened' });
}

start().catch(exitOnFailure);
