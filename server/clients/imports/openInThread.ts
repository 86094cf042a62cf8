import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { invalidFile } from './decode';
import type { Encoding } from './encodings';
import type { FileMessage, FileToRead } from './fileThread';
import { openFile, type OpenedFile } from './openFile';
import type { CsvRow } from './readCsv';
import { locale } from '../../lib/i18n/i18n';

/** Reading a file up to this size takes less time than starting a thread. */
const maxInlineBytes = 1_000_000;

type FileResponse = Exclude<FileMessage, { refusal: string }>;

/**
 * Returns the buffers to transfer, because copying 20 MB would block other requests. Empty if the file does
 * not fill its buffer.
 */
const transferableBuffers = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

class FileThread {
  readonly #worker: Worker;
  /** Rejects the next request if the thread failed between requests. */
  readonly #broken: Promise<never>;

  constructor(file: FileToRead) {
    this.#worker = new Worker(path.join(__dirname, 'fileThread.ts'), {
      workerData: file,
      transferList: transferableBuffers(file.bytes),
      execArgv: ['--require', 'tsx/cjs'],
    });
    this.#broken = new Promise((_resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error('The file thread exited.')));
    });
    this.#broken.catch(() => {});
  }

  response(): Promise<FileResponse> {
    const received = new Promise<FileResponse>((resolve, reject) => {
      this.#worker.once('message', (message: FileMessage) => {
        if ('refusal' in message) reject(invalidFile(message.refusal));
        else resolve(message);
      });
    });
    return Promise.race([received, this.#broken]);
  }

  request(): Promise<FileResponse> {
    this.#worker.postMessage(null);
    return this.response();
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }
}

async function* batchesIn(thread: FileThread): AsyncGenerator<CsvRow[]> {
  for (;;) {
    const response = await thread.request();
    if (!('batch' in response) || response.batch === null) return;
    yield response.batch;
  }
}

/**
 * Runs `work` with an uploaded file. Transfers a large file to a worker thread, so that other requests don't
 * wait. The caller must not read `bytes` afterwards.
 */
export async function withOpenFile<Result>(
  bytes: Uint8Array,
  chosen: Encoding | null,
  work: (file: OpenedFile) => Promise<Result>,
): Promise<Result> {
  if (bytes.length <= maxInlineBytes) return work(await openFile(bytes, chosen));
  const thread = new FileThread({ bytes, chosen, locale: locale() });
  try {
    const response = await thread.response();
    if (!('head' in response)) throw new Error('The file thread sent rows before the header.');
    return await work({ ...response.head, batches: batchesIn(thread) });
  } finally {
    await thread.end();
  }
}
