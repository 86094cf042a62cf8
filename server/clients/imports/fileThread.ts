import { parentPort, workerData } from 'node:worker_threads';
import { inLocale } from '../../lib/i18n/i18n';
import { DomainError } from '../../lib/errors';
import { lowerPriority, lowestNiceness } from '../../lib/lowerPriority';
import type { Encoding } from './encodings';
import { openFile, type FileHead } from './openFile';
import type { CsvRow } from './readCsv';

export interface FileToRead {
  bytes: Uint8Array;
  chosen: Encoding | null;
  /** The language and region of refusals. */
  locale: string;
}

/**
 * The messages of the thread, in order: the head, one batch per request, and a null batch. A refusal can
 * replace any of them.
 */
export type FileMessage = { head: FileHead } | { batch: CsvRow[] | null } | { refusal: string };

const send = (message: FileMessage): void => parentPort?.postMessage(message);

function sendRefusal(error: unknown): void {
  // Other errors end the thread.
  if (!(error instanceof DomainError)) throw error;
  send({ refusal: error.message });
}

async function serve({ bytes, chosen, locale }: FileToRead): Promise<void> {
  const { batches, ...head } = await openFile(bytes, chosen);
  send({ head });
  const remaining = batches[Symbol.asyncIterator]();
  parentPort?.on('message', () => {
    inLocale(locale, () => remaining.next()).then(
      ({ done, value }) => send({ batch: done ? null : value }),
      sendRefusal,
    );
  });
}

// Only on Linux does the priority apply to a thread instead of the whole process.
if (process.platform === 'linux') lowerPriority(0, lowestNiceness);
const file = workerData as FileToRead;
inLocale(file.locale, () => serve(file)).catch(sendRefusal);
