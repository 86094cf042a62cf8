import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../lib/errors';
import { attachment } from '../../lib/fileName';
import { limitConcurrency } from '../../lib/limitConcurrency';
import { signToken, verifyToken } from '../../lib/signedToken';
import { inLanguage, language, locale, t } from '../../lib/i18n/i18n';
import type { DownloadLink } from '../api/types';
import type { Settings } from '../settings/settings';
import { languageParameter } from './requestLanguage';

const defaultLifetimeMs = 5 * 60_000;

/** The purpose of a link. A link for one purpose is invalid for every other. */
type DownloadPurpose = 'payment-export' | 'audit-export' | 'payment-document' | 'company-export';

const audienceOf = (purpose: DownloadPurpose): string => `livery-download:${purpose}`;

/**
 * Returns a link with a signed token and the current locale, because a browser that downloads a file sends
 * neither an Authorization header nor the operator's language and region. The claims are not encrypted.
 */
export async function signDownload(
  { signingKey }: Pick<Settings, 'signingKey'>,
  purpose: DownloadPurpose,
  path: string,
  claims: Readonly<Record<string, unknown>>,
  lifetimeMs = defaultLifetimeMs,
): Promise<DownloadLink> {
  const expiresAt = new Date(Math.floor((Date.now() + lifetimeMs) / 1000) * 1000);
  const audience = audienceOf(purpose);
  const token = await signToken(signingKey, { audience, expires: expiresAt, claims: { claims } });
  return { url: `${path}?${languageParameter}=${locale()}&token=${token}`, expiresAt };
}

/**
 * Returns the claims of a link for the caller to parse, or null if it is invalid, expired or for another
 * purpose.
 */
export async function readDownload(
  { signingKeys }: Pick<Settings, 'signingKeys'>,
  purpose: DownloadPurpose,
  token: string,
): Promise<unknown> {
  return (await verifyToken(signingKeys, audienceOf(purpose), token))?.claims ?? null;
}

/**
 * Maximum number of concurrent downloads with one key in this process, because a link can be opened any
 * number of times.
 */
const maxConcurrentDownloads = 3;

/** Runs one read at a time for all downloads that share it. */
type ReadScheduler = ReturnType<typeof limitConcurrency>;

const openDownloads = new Map<string, { count: number; schedule: ReadScheduler }>();

/**
 * Starts a download, or throws `RATE_LIMITED` if too many with this key are open. The caller must call
 * `release` once when the download ends.
 */
function startDownload(key: string): { schedule: ReadScheduler; release: () => void } {
  const entry = openDownloads.get(key) ?? { count: 0, schedule: limitConcurrency(1) };
  if (entry.count >= maxConcurrentDownloads) {
    throw new DomainError('RATE_LIMITED', t('Too many downloads at once. Try again in a minute.'), {
      retryAfterSeconds: 60,
    });
  }
  entry.count += 1;
  openDownloads.set(key, entry);
  return {
    schedule: entry.schedule,
    release: () => {
      entry.count -= 1;
      if (entry.count === 0) openDownloads.delete(key);
    },
  };
}

type Wait = (ms: number) => Promise<unknown>;

/**
 * Resolves with the result of `read`. The next scheduled read starts after a pause as long as this read took.
 */
function scheduleRead<Read>(read: () => Promise<Read>, schedule: ReadScheduler, wait: Wait): Promise<Read> {
  return new Promise((resolve, reject) => {
    void schedule(async () => {
      const startedAt = performance.now();
      await read().then(resolve, reject);
      await wait(performance.now() - startedAt);
    });
  });
}

/**
 * Yields the parts of a file. Files that share `schedule` read one part at a time and pause as long as each
 * read took, so that half the time remains for other requests.
 */
export async function* throttleParts<Part>(
  parts: AsyncIterable<Part>,
  schedule: ReadScheduler,
  wait: Wait = setTimeout,
): AsyncGenerator<Part, void, undefined> {
  const source = parts[Symbol.asyncIterator]();
  const fileLanguage = language();
  try {
    for (;;) {
      // The stream and the scheduler call this outside of the request's context. Programs parse the files, so
      // formats do not depend on the region.
      const read = await scheduleRead(() => inLanguage(fileLanguage, () => source.next()), schedule, wait);
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // Closes the source when the reader stops early.
    await source.return?.();
  }
}

/**
 * Options of a route whose URL contains a token, because a browser that saves a file sends no custom headers.
 */
export const tokenRoute = {
  schema: {
    querystring: {
      type: 'object',
      properties: { token: { type: 'string' }, [languageParameter]: { type: 'string' } },
    },
  },
  exposeHeadRoute: false,
} as const;

export interface TokenRoute {
  Querystring: { token?: string };
}

interface Download {
  fileName: string;
  /** Each part is read after the previous one was consumed. */
  parts: AsyncIterable<string | Uint8Array>;
  /** Downloads with the same key share one limit, and only one of them reads a part at a time. */
  downloadKey: string;
}

const csvType = 'text/csv; charset=utf-8; header=present';

/**
 * Sends a file as an attachment, by default as CSV. Throws `RATE_LIMITED` if too many downloads with the same
 * `downloadKey` are open.
 */
export function sendDownload(
  reply: FastifyReply,
  { fileName, parts, downloadKey }: Download,
  type = csvType,
  headers: Readonly<Record<string, number>> = {},
): FastifyReply {
  const { schedule, release } = startDownload(downloadKey);
  // The stream also closes if the reader disconnects before the first part.
  const stream = Readable.from(throttleParts(parts, schedule)).once('close', release);
  const { socket } = reply.raw;
  // Node extends the time-out once while a write is pending, so half of it gives a stalled reader as long as
  // any other connection.
  if (socket instanceof Socket) socket.setTimeout(reply.server.server.timeout / 2);
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName), ...headers })
    .type(type)
    .send(stream);
}
