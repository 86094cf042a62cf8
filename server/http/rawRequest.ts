import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface RawAnswer {
  /** Null when the connection ended without an answer. */
  status: number | null;
  text: string;
  isClosed: boolean;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/** Sends bytes that no HTTP client would, and gives what came until the server closed, or said what `until` looks for. */
export function sendRaw(
  app: FastifyInstance,
  bytes: string | Buffer,
  until = /\r\n\r\n/,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let isClosed = false;
    const socket = connect(portOf(app), '127.0.0.1', () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: status ? Number(status) : null, text, isClosed });
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      // A server that refuses closes too: it is given the time to.
      if (until.test(text)) setTimeout(end, 100);
    });
    socket.on('end', () => ((isClosed = true), end()));
    socket.on('error', () => ((isClosed = true), end()));
  });
}

/** Lines as HTTP ends them. */
export const lines = (...given: string[]): string => `${given.join('\r\n')}\r\n\r\n`;
