import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../../errors';
import { lowerPriority, lowestNiceness } from '../../lib/lowerPriority';
import type { Encoding } from './encodings';
import { openFile, type FileHead } from './openFile';
import type { CsvRow } from './readCsv';

/** The bytes and the chosen encoding. */
export interface FileToRead {
  bytes: Uint8Array;
  chosen: Encoding | null;
}

/** One answer for each question: the head first, then a batch at a time, then null. */
export type FileAnswer = { head: FileHead } | { batch: CsvRow[] | null } | { refusal: string };

const answer = (message: FileAnswer): void => parentPort?.postMessage(message);

function refuse(error: unknown): void {
  // Whatever else is wrong ends the thread.
  if (!(error instanceof DomainError)) throw error;
  answer({ refusal: error.message });
}

async function serve(): Promise<void> {
  const { bytes, chosen } = workerData as FileToRead;
  const { batches, ...head } = await openFile(bytes, chosen);
  answer({ head });
  const left = batches[Symbol.asyncIterator]();
  parentPort?.on('message', () => {
    left.next().then(({ done, value }) => answer({ batch: done ? null : value }), refuse);
  });
}

// On Linux alone this is about the thread and not about the whole process.
if (process.platform === 'linux') lowerPriority(0, lowestNiceness);
serve().catch(refuse);
