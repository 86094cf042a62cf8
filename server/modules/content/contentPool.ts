import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DomainError } from '../../errors';
import { fairQueue } from '../../lib/fairQueue';
import { createThreadPool } from '../../lib/threadPool';
import * as contentWorker from './contentWorker';
import { TooComplex } from './parse';
import { fillVariables, type VariableValues } from './variables';

type Work = typeof contentWorker;

// Parsed on the main thread: it takes less than 5 ms, however it is written.
const smallCharacters = 4_000;

const threads = Math.min(2, Math.max(1, availableParallelism() - 1));

// A text takes less than a second. A busy machine may take longer to start the thread.
const timeoutMs = 30_000;

const pool = createThreadPool({
  filename: path.join(__dirname, 'contentWorker.ts'),
  name: 'sanitise' satisfies keyof Work,
  threads,
  timeoutMs,
});

const full = () =>
  new DomainError('RATE_LIMITED', 'Too many texts are being processed. Try again in a minute.', {
    retryAfterSeconds: 30,
  });

const inTurn = fairQueue({ concurrency: threads, maxWaiting: 60, maxPerKey: 8, createError: full });

const tooLong = () =>
  new DomainError('UNAVAILABLE', 'This text could not be processed in time. Try again in a minute.');

async function inThread(name: keyof Work, html: string): Promise<contentWorker.WrittenHtml> {
  try {
    return await pool.run(name, html);
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? tooLong() : error;
  }
}

/** Frees the threads. A later text starts new ones. */
export const endContentPool = (): Promise<void> => pool.end();

const running = new Map<string, Promise<string>>();

async function write(companyId: string, name: keyof Work, html: string): Promise<string> {
  const written =
    html.length <= smallCharacters
      ? contentWorker[name](html)
      : await inTurn([companyId], () => inThread(name, html));
  if (written === null) throw new TooComplex();
  return written;
}

/** Visitors who open the same page at once wait for one result. */
function writeOnce(companyId: string, name: keyof Work, html: string): Promise<string> {
  const key = `${companyId} ${name} ${html}`;
  const started = running.get(key);
  if (started) return started;
  const result = write(companyId, name, html).finally(() => running.delete(key));
  running.set(key, result);
  return result;
}

/**
 * Sanitises a company's text, a long one in a worker thread. Throws TooComplex, and RATE_LIMITED when the company or
 * all companies together have too many texts in the queue.
 */
export const sanitiseText = (companyId: string, html: string): Promise<string> =>
  writeOnce(companyId, 'sanitise', html);

/** The same for a page or a file: every block has a direction. */
export const showText = (companyId: string, html: string): Promise<string> =>
  writeOnce(companyId, 'show', html);

/** Returns what clients read: sanitised again, after the values came in. */
export const renderText = (companyId: string, html: string, values: VariableValues): Promise<string> =>
  showText(companyId, fillVariables(html, values));
