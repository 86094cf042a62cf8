import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket, type ClientOptions } from 'ws';

export interface Close {
  code: number;
  reason: string;
}

/** A raw WebSocket for protocol tests, without the behavior of a GraphQL client library. */
export class TestSocket {
  private readonly resolvers: ((message: unknown) => void)[] = [];
  private readonly queue: unknown[] = [];
  readonly closed: Promise<Close>;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      const next = this.resolvers.shift();
      if (next) next(message);
      else this.queue.push(message);
    });
  }

  static async open(
    app: FastifyInstance,
    options: ClientOptions = {},
    protocols = ['graphql-transport-ws'],
  ): Promise<TestSocket> {
    const { port } = app.server.address() as AddressInfo;
    const testSocket = new TestSocket(new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocols, options));
    await new Promise((resolve, reject) => {
      testSocket.socket.once('open', resolve);
      testSocket.socket.once('unexpected-response', (_request, { statusCode }) =>
        reject(new Error(`HTTP ${statusCode}`)),
      );
    });
    return testSocket;
  }

  /** Opens a socket and completes the connection init. */
  static async openSignedIn(
    app: FastifyInstance,
    token: string,
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const testSocket = await TestSocket.open(app, options);
    testSocket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    await testSocket.next();
    return testSocket;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: Record<string, unknown> = {}, extensions = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables, extensions } });
  }

  next(): Promise<unknown> {
    if (this.queue.length > 0) return Promise.resolve(this.queue.shift());
    return new Promise((resolve) => this.resolvers.push(resolve));
  }
}
