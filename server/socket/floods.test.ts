import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buildApp } from '../app';
import { waitForDisconnect } from '../http/rawRequest';
import { TestSocket } from './testSocket';
import { openWorld, type World } from '../testing/world';

describe('floods', () => {
  let world: World;
  let app: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    token = await world.adminToken(await world.company());
  });

  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const part =
    '__schema { types { name description fields { name description args { name description } } } }';
  const everything = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: ${part}`).join(' ')} }`;

  test('whoever asks and never reads is let go before the answers pile up', async () => {
    const socket = await TestSocket.signedIn(app, token);
    socket.socket.pause();
    for (let id = 0; id < 40; id += 1) socket.subscribe(String(id), everything);
    await waitForDisconnect(app);
    let answers = 0;
    socket.socket.on('message', () => (answers += 1)).resume();
    expect((await socket.closed).code).toBe(1006);
    expect(answers).toBeLessThan(40);
  });

  test.each(['ping', 'pong'] as const)('frames that are no messages count as such: %s', async (kind) => {
    const socket = await TestSocket.signedIn(app, token);
    for (let count = 0; count < 250; count += 1) socket.socket[kind]();
    // Where the answers to pings pile up before they are counted, the socket is cut off.
    expect([4400, ...(kind === 'ping' ? [1006] : [])]).toContain((await socket.closed).code);
  });

  test('nothing is unpacked: a small frame can not become a large one', async () => {
    const socket = await TestSocket.open(app, { perMessageDeflate: true });
    expect(socket.socket.extensions).toBe('');
    socket.socket.close();
  });

  test('very many pieces of one message are refused before it has ended', async () => {
    const socket = await TestSocket.signedIn(app, token);
    for (let piece = 0; piece < 20_000; piece += 1) socket.socket.send('', { fin: false });
    expect((await socket.closed).code).toBe(1008);
  });

  test('whoever never says who they are is let go, however often they answer pings', async () => {
    const socket = await TestSocket.open(app);
    const pings = setInterval(() => socket.socket.pong(), 100);
    await once(socket.socket, 'close');
    clearInterval(pings);
    expect((await socket.closed).code).toBe(4408);
  });
});

describe('upgrades', () => {
  let world: World;
  let app: FastifyInstance;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await world.close();
  });

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
  ])('a refused handshake, %s, keeps no connection, whatever its sender does then', async (start, status) => {
    const silent = await sent(upgradeOf(start));
    const chatty = await sent(`${upgradeOf(start)}x`);
    const [answer] = (await once(silent, 'data')) as [Buffer];
    expect(answer.toString()).toContain(`HTTP/1.1 ${status}`);
    chatty.end('more');
    await waitForDisconnect(app);
    silent.destroy();
    chatty.destroy();
  });

  test('a body behind a handshake is waited for no longer than a handshake may take', async () => {
    const socket = await sent(
      upgradeOf('POST /graphql', 'Content-Type: application/json\r\nContent-Length: 5000\r\n'),
    );
    await waitForDisconnect(app);
    socket.destroy();
  });
});
