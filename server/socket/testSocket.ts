import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket, type ClientOptions } from 'ws';

export interface Close {
  code: number;
  reason: string;
}

/** A socket as any program would open it, without a client library's own opinions. */
export class TestSocket {
  private readonly waiting: ((message: unknown) => void)[] = [];
  private readonly arrived: unknown[] = [];
  readonly closed: Promise<Close>;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      const next = this.waiting.shift();
      if (next) next(message);
      else this.arrived.push(message);
    });
  }

  static async open(
    app: FastifyInstance,
    options: ClientOptions = {},
    protocols = ['graphql-transport-ws'],
  ): Promise<TestSocket> {
    const { port } = app.server.address() as AddressInfo;
    const opened = new TestSocket(new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocols, options));
    await new Promise((resolve, reject) => {
      opened.socket.once('open', resolve);
      opened.socket.once('unexpected-response', (_request, { statusCode }) =>
        reject(new Error(`HTTP ${statusCode}`)),
      );
    });
    return opened;
  }

  /** Opened and acknowledged. */
  static async signedIn(
    app: FastifyInstance,
    token: string,
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const opened = await TestSocket.open(app, options);
    opened.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    await opened.next();
    return opened;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: Record<string, unknown> = {}, extensions = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables, extensions } });
  }

  next(): Promise<unknown> {
    if (this.arrived.length > 0) return Promise.resolve(this.arrived.shift());
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
