import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { waitUntil } from './waitUntil';

interface RawResponse {
  /** Null if the connection ended without a response. */
  status: number | null;
  text: string;
  isClosed: boolean;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/**
 * Sends raw bytes. Resolves when the server closes the connection or the response matches `endPattern`.
 * Without a pattern, the request must make the server close the connection.
 */
export function sendRaw(
  app: FastifyInstance,
  bytes: string | Buffer,
  endPattern?: RegExp,
): Promise<RawResponse> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(portOf(app), '127.0.0.1', () => socket.write(bytes));
    const end = (isClosed: boolean): void => {
      socket.destroy();
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: status ? Number(status) : null, text, isClosed });
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (endPattern?.test(text)) end(false);
    });
    socket.on('end', () => end(true));
    socket.on('error', () => end(true));
  });
}

export const waitForDisconnect = ({ server }: FastifyInstance): Promise<boolean> =>
  waitUntil(
    () =>
      new Promise<boolean>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count === 0))),
      ),
  );

/** Ends each line with CRLF and adds the empty line that ends the headers. */
export const joinHeaderLines = (...headerLines: string[]): string => `${headerLines.join('\r\n')}\r\n\r\n`;
