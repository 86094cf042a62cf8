import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { until } from '../../testing/until';

/** A download whose reader takes no more of it than the response's headers. */
export interface SlowReader {
  response: http.IncomingMessage;
  /** Resolves when the connection has buffered as much as it takes; the server should wait for the reader from now on. */
  stalled(): Promise<unknown>;
  /** Resolves when the server has noticed that the reader left. */
  dropped(): Promise<unknown>;
}

/**
 * Statements that a stalled download may still send: one part that is being read and one that is buffered, each with a
 * check of permissions.
 */
export const leftWhenStalled = 4;

/**
 * Serves downloads on a Unix socket: the kernel buffers little of one, but it may buffer a whole file on a TCP connection.
 */
export async function listenForSlowReaders(app: FastifyInstance) {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-'));
  const socketPath = path.join(folder, 'api');
  const sent: http.ServerResponse[] = [];
  app.server.on('request', (_request, response: http.ServerResponse) => void sent.push(response));
  await app.listen({ path: socketPath });
  const open = async (url: string): Promise<SlowReader> => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ socketPath, path: url, agent: false }, resolve).on('error', reject);
    });
    const reply = sent.at(-1);
    return {
      response,
      stalled: () => until(() => reply?.writableNeedDrain),
      dropped: () => until(() => reply?.closed),
    };
  };
  return {
    open,
    /** Reads a whole download without pausing. */
    async readAll(url: string): Promise<string> {
      const { response } = await open(url);
      return text(response);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
