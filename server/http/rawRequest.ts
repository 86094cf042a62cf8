import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { until } from '../testing/until';

interface RawAnswer {
  /** Null when the connection ended without an answer. */
  status: number | null;
  text: string;
  isClosed: boolean;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/**
 * Sends bytes that no HTTP client would. Returns what came until the server closed the connection or, where `ending` is
 * given, until it matched: a request that the server may keep the connection open after needs `Connection: close`.
 */
export function sendRaw(app: FastifyInstance, bytes: string | Buffer, ending?: RegExp): Promise<RawAnswer> {
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
      if (ending?.test(text)) end(false);
    });
    socket.on('end', () => end(true));
    socket.on('error', () => end(true));
  });
}

/** Waits until the server has no open connection. */
export const untilDisconnected = ({ server }: FastifyInstance): Promise<boolean> =>
  until(
    () =>
      new Promise<boolean>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count === 0))),
      ),
  );

/** Lines as HTTP ends them. */
export const lines = (...given: string[]): string => `${given.join('\r\n')}\r\n\r\n`;
