import { parentPort, workerData } from 'node:worker_threads';
import { messages, type PGlite } from '@electric-sql/pglite';
import type { Answer, Ask, Opening, Refusal } from './messages';
import { openCluster } from './openCluster';
import { Room } from './room';
import { Wire } from './wire';

const answer = (message: Answer): void => parentPort?.postMessage(message);

const refusalParts = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
] as const;

function refusalOf(error: Error & Partial<Record<keyof Refusal, string>>): Refusal {
  const refusal: Refusal = { message: error.message };
  for (const part of refusalParts) if (error[part] !== undefined) refusal[part] = error[part];
  return refusal;
}

const readOnly = '25006';
const noRoom: Refusal = { message: 'There is too little room on the disk to write anything.', code: '53100' };

async function serve(database: PGlite, wire: Wire, room: Room, ask: Ask): Promise<void> {
  if (ask.kind === 'close') {
    await database.exec('checkpoint');
    await database.close();
    process.exit(0);
  }
  await room.look(database);
  try {
    const outcome = await wire.run(ask.text, ask.values);
    answer({ kind: 'done', id: ask.id, outcome, inTransaction: database.isInTransaction() });
  } catch (error) {
    // Anything that PostgreSQL did not say itself is the engine breaking, and its memory can't be trusted.
    if (!(error instanceof messages.DatabaseError)) throw error;
    answer({
      kind: 'refused',
      id: ask.id,
      refusal: room.isShort && error.code === readOnly ? noRoom : refusalOf(error),
      inTransaction: database.isInTransaction(),
    });
  }
}

function stopBroken(error: unknown): void {
  answer({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function start(): Promise<void> {
  const { folder, leastRoomBytes }: Opening = workerData;
  const database = await openCluster(folder);
  const wire = new Wire(database);
  const room = new Room(folder, leastRoomBytes);
  database.onNotification((channel, payload) => answer({ kind: 'notified', channel, payload }));
  let before: Promise<void> = Promise.resolve();
  parentPort?.on('message', (ask: Ask) => {
    before = before.then(() => serve(database, wire, room, ask)).catch(stopBroken);
  });
  answer({ kind: 'opened' });
}

start().catch(stopBroken);
