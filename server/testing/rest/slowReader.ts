import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { waitUntil } from '../waitUntil';

/** A download whose reader stops after the response headers. */
export interface SlowReader {
  response: http.IncomingMessage;
  /** Resolves when the connection's buffers are full. From then on, the server should wait for the reader. */
  waitUntilStalled(): Promise<unknown>;
  /** Resolves when the server has noticed the disconnect. */
  waitUntilDropped(): Promise<unknown>;
}

/**
 * Maximum number of `inCompany` calls of a stalled download. One part may be in progress and one buffered,
 * each with a permission check.
 */
export const maxStatementsWhenStalled = 4;

/**
 * Serves downloads on a Unix socket, whose small buffers make a reader stall. A TCP connection may buffer a
 * whole file.
 */
export async function startSlowReaderServer(app: FastifyInstance) {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-'));
  const socketPath = path.join(folder, 'api');
  const responses: http.ServerResponse[] = [];
  app.server.on('request', (_request, response: http.ServerResponse) => void responses.push(response));
  await app.listen({ path: socketPath });
  const open = async (url: string): Promise<SlowReader> => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ socketPath, path: url, agent: false }, resolve).on('error', reject);
    });
    const serverResponse = responses.at(-1);
    return {
      response,
      waitUntilStalled: () => waitUntil(() => serverResponse?.writableNeedDrain),
      waitUntilDropped: () => waitUntil(() => serverResponse?.closed),
    };
  };
  return {
    open,
    async readAll(url: string): Promise<string> {
      const { response } = await open(url);
      return text(response);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
