import { once } from 'node:events';
import { connect } from 'node:net';
import { waitForDisconnect } from '../../testing/rawRequest';
import { TestSocket } from '../../testing/testSocket';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';

describe('socket server', () => {
  let fixture: ApiFixture;
  let token: string;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    token = (await fixture.signedIn(await fixture.company())).token;
  });

  afterAll(() => fixture.close());

  const typesField =
    '__schema { types { name description fields { name description args { name description } } } }';
  const largeQuery = `{ ${Array.from({ length: 10 }, (_, index) => `a${index}: ${typesField}`).join(' ')} }`;

  test('disconnects a client that does not read its responses', async () => {
    const socket = await TestSocket.openSignedIn(fixture.app, token);
    socket.socket.pause();
    for (let id = 0; id < 40; id += 1) socket.subscribe(String(id), largeQuery);
    await waitForDisconnect(fixture.app);
    let messageCount = 0;
    socket.socket.on('message', () => (messageCount += 1)).resume();
    expect((await socket.closed).code).toBe(1006);
    expect(messageCount).toBeLessThan(40);
  });

  test.each(['ping', 'pong'] as const)('disconnects a client that sends too many %s frames', async (kind) => {
    const socket = await TestSocket.openSignedIn(fixture.app, token);
    for (let count = 0; count < 250; count += 1) socket.socket[kind]();
    // The server terminates the connection with 1006 if its unread pongs accumulate before it has counted too
    // many pings.
    expect([4400, ...(kind === 'ping' ? [1006] : [])]).toContain((await socket.closed).code);
  });

  test('does not negotiate compression, so a small frame cannot expand', async () => {
    const socket = await TestSocket.open(fixture.app, { perMessageDeflate: true });
    expect(socket.socket.extensions).toBe('');
    socket.socket.close();
  });

  test('closes with 1008 on too many fragments of one message', async () => {
    const socket = await TestSocket.openSignedIn(fixture.app, token);
    for (let piece = 0; piece < 20_000; piece += 1) socket.socket.send('', { fin: false });
    expect((await socket.closed).code).toBe(1008);
  });

  test('disconnects a client without an init message, even if it sends pongs', async () => {
    const socket = await TestSocket.open(fixture.app);
    const pings = setInterval(() => socket.socket.pong(), 100);
    await once(socket.socket, 'close');
    clearInterval(pings);
    expect((await socket.closed).code).toBe(4408);
  });
});

describe('upgrade handling', () => {
  let fixture: ApiFixture;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' });
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => fixture.close());

  const upgradeRequest = (requestLine: string, headers = ''): string =>
    `${requestLine} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;

  async function sendRaw(bytes: string) {
    const { port } = fixture.app.server.address() as { port: number };
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    await once(socket, 'connect');
    socket.on('error', () => undefined).write(bytes);
    return socket;
  }

  test.each([
    ['GET /nowhere', '404'],
    ['GET /graphql', '400'],
  ])('closes the connection after it rejects %s with %s', async (requestLine, status) => {
    const idleSocket = await sendRaw(upgradeRequest(requestLine));
    const activeSocket = await sendRaw(`${upgradeRequest(requestLine)}x`);
    const [response] = (await once(idleSocket, 'data')) as [Buffer];
    expect(response.toString()).toContain(`HTTP/1.1 ${status}`);
    activeSocket.end('more');
    await waitForDisconnect(fixture.app);
    idleSocket.destroy();
    activeSocket.destroy();
  });

  test('closes the connection when the announced request body does not arrive', async () => {
    const socket = await sendRaw(
      upgradeRequest('POST /graphql', 'Content-Type: application/json\r\nContent-Length: 5000\r\n'),
    );
    await waitForDisconnect(fixture.app);
    socket.destroy();
  });
});
