import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuseFile } from './decode';
import type { Encoding } from './encodings';
import type { FileAnswer, FileToRead } from './fileThread';
import { openFile, type OpenedFile } from './openFile';
import type { CsvRow } from './readCsv';

/** Read here, it takes less than a thread takes to start. */
const smallBytes = 1_000_000;

type Answered = Exclude<FileAnswer, { refusal: string }>;

/** What is all of its memory goes over as it is: everybody would wait while 20 MB of it were copied. */
const handedOver = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

class FileThread {
  readonly #worker: Worker;
  /** Where it goes wrong while nobody waits for an answer, whoever asks next is told. */
  readonly #broken: Promise<never>;

  constructor(file: FileToRead) {
    this.#worker = new Worker(path.join(__dirname, 'fileThread.ts'), {
      workerData: file,
      transferList: handedOver(file.bytes),
      execArgv: ['--require', 'tsx/cjs'],
    });
    this.#broken = new Promise((_resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error('The thread that read a file has ended.')));
    });
    this.#broken.catch(() => {});
  }

  /** The next answer of a thread that has been asked. */
  answer(): Promise<Answered> {
    const answered = new Promise<Answered>((resolve, reject) => {
      this.#worker.once('message', (message: FileAnswer) => {
        if ('refusal' in message) reject(refuseFile(message.refusal));
        else resolve(message);
      });
    });
    return Promise.race([answered, this.#broken]);
  }

  ask(): Promise<Answered> {
    this.#worker.postMessage(null);
    return this.answer();
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }
}

async function* batchesIn(thread: FileThread): AsyncGenerator<CsvRow[]> {
  for (;;) {
    const answer = await thread.ask();
    if (!('batch' in answer) || answer.batch === null) return;
    yield answer.batch;
  }
}

/** Does `work` with an uploaded file. A large one is read beside everybody else’s requests, and its bytes are gone here then. */
export async function withOpenFile<Result>(
  bytes: Uint8Array,
  chosen: Encoding | null,
  work: (file: OpenedFile) => Promise<Result>,
): Promise<Result> {
  if (bytes.length <= smallBytes) return work(await openFile(bytes, chosen));
  const thread = new FileThread({ bytes, chosen });
  try {
    const answer = await thread.answer();
    if (!('head' in answer)) throw new Error('The thread that reads a file began with its rows.');
    return await work({ ...answer.head, batches: batchesIn(thread) });
  } finally {
    await thread.end();
  }
}
