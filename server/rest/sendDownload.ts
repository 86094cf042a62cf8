import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../lib/fileName';
import { countDownload } from './openDownloads';
import { partsInTurn } from './partsInTurn';

/** For a link that holds its own token, since a browser that saves a file sends no header. */
export const byToken = {
  schema: { querystring: { type: 'object', properties: { token: { type: 'string' } } } },
  exposeHeadRoute: false,
} as const;

export interface ByToken {
  Querystring: { token?: string };
}

interface Download {
  fileName: string;
  /** Each part is read when the one before has been taken. */
  parts: AsyncIterable<string | Uint8Array>;
  /** Only so many that are called the same are on their way at once. */
  downloadKey: string;
}

const csv = 'text/csv; charset=utf-8; header=present';

/** A file to save; a CSV unless it is said to be something else. */
export function sendDownload(
  reply: FastifyReply,
  { fileName, parts, downloadKey }: Download,
  type = csv,
  headers: Readonly<Record<string, number>> = {},
): FastifyReply {
  const { inTurn, end } = countDownload(downloadKey);
  // Also when the reader leaves before the first part.
  const stream = Readable.from(partsInTurn(parts, inTurn)).once('close', end);
  const { socket } = reply.raw;
  // Who stopped reading is given as much silence as everybody: Node waits as long again for a part that is on its way.
  if (socket instanceof Socket) socket.setTimeout(reply.server.server.timeout / 2);
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName), ...headers })
    .type(type)
    .send(stream);
}
