import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { until } from '../testing/until';
import { openWorld, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

afterAll(async () => {
  await app.close();
  await world.close();
});

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const untilNobodyIsThere = () => until(async () => (await connections()) === 0);

const upgradeOf = (start: string, headers = ''): string =>
  `${start} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;

async function sent(bytes: string) {
  const { port } = app.server.address() as { port: number };
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.on('error', () => undefined).write(bytes);
  return socket;
}

test.each([
  ['GET /nowhere', '404'],
  ['GET /graphql', '400'],
])(
  'a refused handshake, %s, keeps no connection, whatever its sender does then',
  async (start, status) => {
    const silent = await sent(upgradeOf(start));
    const chatty = await sent(`${upgradeOf(start)}x`);
    const [answer] = (await once(silent, 'data')) as [Buffer];
    expect(answer.toString()).toContain(`HTTP/1.1 ${status}`);
    chatty.end('more');
    await untilNobodyIsThere();
    silent.destroy();
    chatty.destroy();
  },
  10_000,
);

test('a body behind a handshake is waited for no longer than a handshake may take', async () => {
  const socket = await sent(
    upgradeOf('POST /graphql', 'Content-Type: application/json\r\nContent-Length: 5000\r\n'),
  );
  await untilNobodyIsThere();
  socket.destroy();
}, 20_000);
