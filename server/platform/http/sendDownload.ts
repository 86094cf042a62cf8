import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../lib/fileName';
import { startDownload } from './downloadLimit';
import { throttleParts } from './throttleParts';

/**
 * Options of a route whose URL contains a token, because a browser that saves a file sends no custom headers.
 */
export const tokenRoute = {
  schema: { querystring: { type: 'object', properties: { token: { type: 'string' } } } },
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
