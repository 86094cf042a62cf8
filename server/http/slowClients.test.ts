import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { sendDownload } from '../rest/sendDownload';
import { until } from '../testing/until';
import { openWorld, type World } from '../testing/world';
import { lines } from './rawRequest';

let world: World;
let app: FastifyInstance;

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'x'.repeat(100_000);
}

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  app.get('/endless', (_request, reply) =>
    sendDownload(reply, { fileName: 'endless.csv', parts: endless(), countedAs: 'slow' }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

afterAll(async () => {
  await app.close();
  await world.close();
});

function open(text: string): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  return socket.on('error', () => {});
}

/** All that was said until the server closed the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += data.toString('latin1')));
  await once(socket, 'close');
  return text;
}

/** The same limit, so that nobody has to wait for it here. */
function shorten(what: 'headersTimeout' | 'requestTimeout' | 'timeout'): void {
  expect(app.server[what]).toBeGreaterThan(0);
  expect(app.server[what]).toBeLessThanOrEqual(120_000);
  app.server[what] = 300;
}

test('whoever is slow with the headers, or with the body, is let go', async () => {
  shorten('headersTimeout');
  expect(await untilClosed(open('GET /health/live HTTP/1.1\r\nHost: loc'))).toContain('408');
  shorten('requestTimeout');
  const halfBody = lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 100') + '{"query"';
  expect(await untilClosed(open(halfBody))).toContain('408');
}, 30_000);

test('whoever stops reading a download is let go, and their place is free', async () => {
  shorten('timeout');
  const request = lines('GET /endless HTTP/1.1', 'Host: localhost');
  const stalled = [1, 2, 3].map(() => open(request).pause());
  for (const socket of stalled) {
    socket.resume();
    await once(socket, 'data');
    socket.pause();
  }
  expect((await app.inject('/endless')).statusCode).toBe(429);

  await until(async () => (await connections()) === 0);
  const again = open(request);
  const [first] = (await once(again, 'data')) as [Buffer];
  expect(first.toString('latin1')).toContain('200 OK');
  for (const socket of [...stalled, again]) socket.destroy();
}, 30_000);

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
