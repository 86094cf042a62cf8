import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DomainError } from '../../lib/errors';
import { fairQueue } from '../../lib/fairQueue';
import { createThreadPool } from '../../lib/threadPool';
import { t } from '../../lib/i18n/i18n';
import * as contentWorker from './contentWorker';
import { HtmlTooComplexError } from './parse';
import { fillVariables, type VariableValues } from './variables';

type Tasks = typeof contentWorker;

// Texts up to this length are parsed on the main thread, which takes less than 5 ms.
const mainThreadMaxCharacters = 4_000;

const threads = Math.min(2, Math.max(1, availableParallelism() - 1));

// A text takes less than a second, but a busy machine can start the thread slowly.
const timeoutMs = 30_000;

const pool = createThreadPool({
  filename: path.join(__dirname, 'contentWorker.ts'),
  name: 'sanitize' satisfies keyof Tasks,
  threads,
  timeoutMs,
});

const queueFullError = () =>
  new DomainError('RATE_LIMITED', t('Too much text is being processed. Try again in a minute.'), {
    retryAfterSeconds: 30,
  });

const runInTurn = fairQueue({
  concurrency: threads,
  maxWaiting: 60,
  maxPerKey: 8,
  createError: queueFullError,
});

const timeoutError = () =>
  new DomainError('UNAVAILABLE', t('This text took too long to process. Try again in a minute.'));

async function runInThread(name: keyof Tasks, html: string): Promise<contentWorker.SanitizedHtml> {
  try {
    return await pool.run(name, html);
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? timeoutError() : error;
  }
}

/** Stops the threads. The next text starts new ones. */
export const endContentPool = (): Promise<void> => pool.end();

const pendingResults = new Map<string, Promise<string>>();

async function processText(companyId: string, name: keyof Tasks, html: string): Promise<string> {
  const processed =
    html.length <= mainThreadMaxCharacters
      ? contentWorker[name](html)
      : await runInTurn([companyId], () => runInThread(name, html));
  if (processed === null) throw new HtmlTooComplexError();
  return processed;
}

/** Processes a text, with one shared result for concurrent requests for the same text. */
function processDeduplicated(companyId: string, name: keyof Tasks, html: string): Promise<string> {
  const key = `${companyId} ${name} ${html}`;
  const pending = pendingResults.get(key);
  if (pending) return pending;
  const result = processText(companyId, name, html).finally(() => pendingResults.delete(key));
  pendingResults.set(key, result);
  return result;
}

/**
 * Sanitizes a company's text, a long one in a worker thread. Throws `HtmlTooComplexError`, `RATE_LIMITED` if
 * a queue is full, or `UNAVAILABLE` after 30 seconds.
 */
export const sanitizeText = (companyId: string, html: string): Promise<string> =>
  processDeduplicated(companyId, 'sanitize', html);

/** Sanitizes a text for a page or a file, with a direction on every block. */
export const sanitizeTextForDisplay = (companyId: string, html: string): Promise<string> =>
  processDeduplicated(companyId, 'sanitizeForDisplay', html);

/** Fills the variables of a text and sanitizes the result for display to clients. */
export const renderText = (companyId: string, html: string, values: VariableValues): Promise<string> =>
  sanitizeTextForDisplay(companyId, fillVariables(html, values));
