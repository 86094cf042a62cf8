import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Database } from '../db/database';
import { DomainError } from '../../lib/errors';
import { readAccessToken } from '../../identity/internals';
import { uploadClientImport } from '../../clients/internals';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { waitUntil } from '../../testing/waitUntil';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';
import { TestSocket, type Close } from '../../testing/testSocket';

let fixture: ApiFixture;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  fixture = await openApiFixture({ CORS_ORIGINS: 'https://console.example.com' });
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  company = await fixture.company();
  token = (await fixture.signedIn(company)).token;
});

afterAll(() => fixture.close());

const sessionOf = async (bearer: string): Promise<string> =>
  (await readAccessToken(fixture.services, bearer))?.sessionId ?? '';

/**
 * Subscribes and waits until the server listens, because graphql-transport-ws does not acknowledge
 * subscriptions.
 */
async function subscribeAndWait(
  socket: TestSocket,
  id: string,
  query: string,
  extensions = {},
): Promise<void> {
  const subscribe = jest.spyOn(fixture.services.events, 'subscribe');
  const callCount = subscribe.mock.calls.length;
  socket.subscribe(id, query, {}, extensions);
  await waitUntil(() => subscribe.mock.calls.length > callCount);
}

/** Starts an API whose session lookup fails with the error. */
async function startFailingApp(error: Error): Promise<FastifyInstance> {
  const query = () => Promise.reject(error);
  const database: Database = Object.create(fixture.services.database, { query: { value: query } });
  const failingApp = await buildApp({ ...fixture.services, database });
  await failingApp.listen({ port: 0, host: '127.0.0.1' });
  return failingApp;
}

async function closeAfterInit(target: FastifyInstance): Promise<Close> {
  const socket = await TestSocket.open(target);
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  const closeEvent = await socket.closed;
  await target.close();
  return closeEvent;
}

test('the socket server accepts sockets after peers disconnect during the handshake', async () => {
  const { port } = fixture.app.server.address() as AddressInfo;
  let time = 0;
  const connectAndReset = (path: string) =>
    new Promise((resolve) => {
      const peer = connect(port, '127.0.0.1', async () => {
        peer.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
        // Disconnects at a different point of the handshake each time.
        for (let turn = 0; turn < time % 10; turn += 1) await new Promise(setImmediate);
        peer.resetAndDestroy();
      });
      peer.on('error', () => {}).on('close', resolve);
    });
  for (; time < 30; time += 1) await Promise.all([connectAndReset('/nothing'), connectAndReset('/graphql')]);
  const socket = await TestSocket.openSignedIn(fixture.app, token);
  expect(socket.socket.readyState).toBe(socket.socket.OPEN);
  socket.socket.close();
});

test('the socket server closes sockets with 1012 when events may have been missed', async () => {
  const gapListeners: (() => void)[] = [];
  const events = {
    ...fixture.services.events,
    onReconnect: (listener: () => void) => (gapListeners.push(listener), () => {}),
  };
  const appWithGaps = await buildApp({ ...fixture.services, events });
  await appWithGaps.listen({ port: 0, host: '127.0.0.1' });
  const socket = await TestSocket.openSignedIn(appWithGaps, token);
  for (const listener of gapListeners) listener();
  expect(await socket.closed).toEqual({ code: 1012, reason: 'Events missed' });
  await appWithGaps.close();
});

describe('spec 8: the socket server', () => {
  test('closes with 4400 when a message violates the protocol', async () => {
    const socket = await TestSocket.open(fixture.app);
    socket.send('not json');
    expect(await socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
  });

  test('closes with 4401 when a subscription precedes the init message', async () => {
    const socket = await TestSocket.open(fixture.app);
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  test('delivers sessionEnded, then closes with 4401, when the session ends', async () => {
    const { token: endingToken } = await fixture.signedIn(company);
    const socket = await TestSocket.openSignedIn(fixture.app, endingToken);
    await subscribeAndWait(socket, 'end', 'subscription { sessionEnded { reason } }');

    const response = await fixture.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${endingToken}` },
      payload: { query: 'mutation { signOut }' },
    });
    expect(response.json()).toEqual({ data: { signOut: true } });

    expect(await socket.next()).toEqual({
      id: 'end',
      type: 'next',
      payload: { data: { sessionEnded: { reason: 'SignedOut' } } },
    });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  test('closes with 4401 when the session ends, even without a sessionEnded subscription', async () => {
    const { token: endingToken } = await fixture.signedIn(company);
    const socket = await TestSocket.openSignedIn(fixture.app, endingToken);
    const sessionId = await sessionOf(endingToken);
    await fixture.inCompany(company, (db) =>
      db.publish({ type: 'sessionEnded', companyId: company.id, sessionId, reason: 'Revoked' }),
    );
    expect((await socket.closed).code).toBe(4401);
  });

  test('closes with 4403 when the access token is invalid', async () => {
    const socket = await TestSocket.open(fixture.app);
    socket.send({ type: 'connection_init', payload: { Authorization: 'Bearer nonsense' } });
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test("closes with 4403 when the operator's permissions change", async () => {
    const { token: staffToken } = await fixture.signedIn(company, {
      permissions: ['MANAGE_CLIENT_MANAGEMENT'],
    });
    const socket = await TestSocket.openSignedIn(fixture.app, staffToken);
    await fixture.inCompany(company, (db) =>
      db.publish({ type: 'accessChanged', companyId: company.id, operatorId: null }),
    );
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test.each([[[]], [['graphql-ws']]])(
    'closes with 4406 when the client offers the subprotocols %p',
    async (protocols) => {
      const socket = await TestSocket.open(fixture.app, {}, protocols);
      expect(await socket.closed).toEqual({ code: 4406, reason: 'Subprotocol not acceptable' });
    },
  );

  test('closes with 4408 when no init message arrives in time', async () => {
    const socket = await TestSocket.open(fixture.app);
    expect(await socket.closed).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
  });

  test('closes with 4409 when a subscription id is in use', async () => {
    const socket = await TestSocket.openSignedIn(fixture.app, token);
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    expect(await socket.closed).toEqual({ code: 4409, reason: 'Subscriber for 1 already exists' });
  });

  test('closes with 4429 on a second init message', async () => {
    const socket = await TestSocket.openSignedIn(fixture.app, token);
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' });
  });
});

test('spec 8: the socket server closes with 4500 on an internal error, and hides its cause', async () => {
  const failingApp = await startFailingApp(new TypeError('secret detail'));
  expect(await closeAfterInit(failingApp)).toEqual({ code: 4500, reason: 'Internal server error' });
});

test('the socket server closes with 1013 when the database is unavailable', async () => {
  const failingApp = await startFailingApp(new DomainError('UNAVAILABLE', 'The database is unavailable.'));
  expect(await closeAfterInit(failingApp)).toEqual({ code: 1013, reason: 'Try again later' });
});

test('the socket server closes sockets with 1001 when the API stops', async () => {
  const stoppingApp = await buildApp(fixture.services);
  await stoppingApp.listen({ port: 0, host: '127.0.0.1' });
  const socket = await TestSocket.openSignedIn(stoppingApp, token);
  await stoppingApp.close();
  expect(await socket.closed).toEqual({ code: 1001, reason: 'Going away' });
});

test('the socket server rejects a socket from an origin that is not allowed', async () => {
  await expect(TestSocket.open(fixture.app, { origin: 'https://evil.example' })).rejects.toThrow('HTTP 403');
  const socket = await TestSocket.open(fixture.app, { origin: 'https://console.example.com' });
  socket.socket.close();
});

test('the API with a socket server returns 404 for an HTTP request to an unknown path', async () => {
  const address = fixture.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/nowhere`);
  expect(response.status).toBe(404);
});

test('the socket server delivers an event to every socket of its company and to no other company', async () => {
  const other = await fixture.company();
  const query = 'subscription { clientChanged { kind ids count } }';
  const ownSockets = await Promise.all([1, 2, 3].map(() => TestSocket.openSignedIn(fixture.app, token)));
  const otherSocket = await TestSocket.openSignedIn(fixture.app, (await fixture.signedIn(other)).token);
  for (const socket of [...ownSockets, otherSocket]) await subscribeAndWait(socket, 'c', query);

  for (const companyId of [company.id, other.id]) {
    await fixture.services.database.inCompany(companyId, (db) =>
      db.publish({ type: 'clientChanged', companyId, kind: 'Created', ids: [companyId], count: 1 }),
    );
  }

  const received = (companyId: string) => ({
    id: 'c',
    type: 'next',
    payload: { data: { clientChanged: { kind: 'Created', ids: [companyId], count: 1 } } },
  });
  for (const socket of ownSockets) expect(await socket.next()).toEqual(received(company.id));
  expect(await otherSocket.next()).toEqual(received(other.id));
  for (const socket of [...ownSockets, otherSocket]) socket.socket.close();
});

describe('subscription with missedMs', () => {
  const query = 'subscription { clientChanged { ids } }';
  const publishChange = (target: TestCompany, id: string) =>
    fixture.inCompany(target, (db) =>
      db.publish({ type: 'clientChanged', companyId: target.id, kind: 'Updated', ids: [id], count: 1 }),
    );
  const changeMessage = (id: string) => ({
    id: 'c',
    type: 'next',
    payload: { data: { clientChanged: { ids: [id] } } },
  });

  async function openSubscribed(target: TestCompany, missedMs?: unknown): Promise<TestSocket> {
    const socket = await TestSocket.openSignedIn(fixture.app, (await fixture.signedIn(target)).token);
    await subscribeAndWait(socket, 'c', query, missedMs === undefined ? {} : { missedMs });
    return socket;
  }

  test('delivers missed events first, and none without a valid missedMs', async () => {
    const [testCompany, otherCompany] = [await fixture.company(), await fixture.company()];
    await publishChange(testCompany, 'before');
    await publishChange(otherCompany, 'elsewhere');
    await waitForCommittedEvents(fixture.services, otherCompany.id);

    const firstSocket = await openSubscribed(testCompany, 60_000);
    expect(await firstSocket.next()).toEqual(changeMessage('before'));
    const secondSocket = await openSubscribed(testCompany, 60_000);
    expect(await secondSocket.next()).toEqual(changeMessage('before'));
    const unfilteredSockets = [
      await openSubscribed(testCompany),
      await openSubscribed(testCompany, 'long'),
      await openSubscribed(testCompany, -1),
    ];
    await publishChange(testCompany, 'after');
    for (const socket of [firstSocket, secondSocket, ...unfilteredSockets]) {
      expect(await socket.next()).toEqual(changeMessage('after'));
      socket.socket.close();
    }
  });

  test('skips events that the client has already loaded', async () => {
    const testCompany = await fixture.company();
    const socket = await TestSocket.openSignedIn(fixture.app, (await fixture.signedIn(testCompany)).token);
    await publishChange(testCompany, 'read');
    await waitForCommittedEvents(fixture.services, testCompany.id);
    const { now } = performance;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 9000);
    await publishChange(testCompany, 'missed');
    socket.subscribe('c', query, {}, { missedMs: 2000 });
    expect(await socket.next()).toEqual(changeMessage('missed'));
    clock.mockRestore();
    socket.socket.close();
  });

  test('delivers missed events in order before those that arrive meanwhile', async () => {
    const testCompany = await fixture.company();
    const firstSocket = await openSubscribed(testCompany);
    for (const id of ['one', 'two']) await publishChange(testCompany, id);
    for (const id of ['one', 'two']) expect(await firstSocket.next()).toEqual(changeMessage(id));
    const lateSocket = await TestSocket.openSignedIn(
      fixture.app,
      (await fixture.signedIn(testCompany)).token,
    );
    lateSocket.subscribe('c', query, {}, { missedMs: 5000 });
    for (const id of ['three', 'four']) await publishChange(testCompany, id);
    const received = [];
    while (received.length < 4) received.push(await lateSocket.next());
    expect(received).toEqual([
      changeMessage('one'),
      changeMessage('two'),
      changeMessage('three'),
      changeMessage('four'),
    ]);
    for (const socket of [firstSocket, lateSocket]) socket.socket.close();
  });

  test('delivers only the current state of a company, not its earlier states', async () => {
    const testCompany = await fixture.company();
    const renameCompany = (newName: string) =>
      fixture.inCompany(testCompany, async (db) => {
        await db.query('update companies set name = $1', [newName]);
        await db.publish({ type: 'companyChanged', companyId: testCompany.id });
      });
    const nameMessage = (newName: string) => ({ payload: { data: { companyChanged: { name: newName } } } });
    const nameSubscription = 'subscription { companyChanged { name } }';
    const firstSocket = await TestSocket.openSignedIn(
      fixture.app,
      (await fixture.signedIn(testCompany)).token,
    );
    await subscribeAndWait(firstSocket, 'c', nameSubscription);
    for (const newName of ['One', 'Two', 'Three']) {
      await renameCompany(newName);
      expect(await firstSocket.next()).toMatchObject(nameMessage(newName));
    }
    const lateSocket = await TestSocket.openSignedIn(
      fixture.app,
      (await fixture.signedIn(testCompany)).token,
    );
    lateSocket.subscribe('c', nameSubscription, {}, { missedMs: 5000 });
    expect(await lateSocket.next()).toMatchObject(nameMessage('Three'));
    await renameCompany('Four');
    expect(await lateSocket.next()).toMatchObject(nameMessage('Four'));
    for (const socket of [firstSocket, lateSocket]) socket.socket.close();
  });

  test('skips an earlier state that is still loading for other sockets', async () => {
    const testCompany = await fixture.company();
    const { database } = fixture.services;
    const inCompany = database.inCompany.bind(database);
    const renameCompany = (newName: string) =>
      inCompany(testCompany.id, async (db) => {
        await db.query('update companies set name = $1', [newName]);
        await db.publish({ type: 'companyChanged', companyId: testCompany.id });
      });
    const nameMessage = (newName: string) => ({ payload: { data: { companyChanged: { name: newName } } } });
    const nameSubscription = 'subscription { companyChanged { name } }';
    const firstSocket = await TestSocket.openSignedIn(
      fixture.app,
      (await fixture.signedIn(testCompany)).token,
    );
    await subscribeAndWait(firstSocket, 'c', nameSubscription);

    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const blockRead = jest.fn().mockReturnValueOnce(released);
    const inCompanySpy = jest.spyOn(database, 'inCompany');
    inCompanySpy.mockImplementation(async (companyId, work) => {
      const result = await inCompany(companyId, work);
      if (JSON.stringify(result)?.includes('"One"')) await blockRead();
      return result;
    });
    await renameCompany('One');
    await waitUntil(() => blockRead.mock.calls.length > 0);
    await renameCompany('Two');
    const lateSocket = await TestSocket.openSignedIn(
      fixture.app,
      (await fixture.signedIn(testCompany)).token,
    );
    lateSocket.subscribe('c', nameSubscription, {}, { missedMs: 5000 });
    expect(await lateSocket.next()).toMatchObject(nameMessage('Two'));
    release();
    for (const newName of ['One', 'Two'])
      expect(await firstSocket.next()).toMatchObject(nameMessage(newName));
    inCompanySpy.mockRestore();
    await renameCompany('Three');
    for (const socket of [firstSocket, lateSocket]) {
      expect(await socket.next()).toMatchObject(nameMessage('Three'));
      socket.socket.close();
    }
  });
});

test('a subscription retries loading the data of an event when the database is unavailable', async () => {
  const testCompany = await fixture.company();
  const { database } = fixture.services;
  const socket = await TestSocket.openSignedIn(fixture.app, (await fixture.signedIn(testCompany)).token);
  await subscribeAndWait(socket, 'c', 'subscription { companyChanged { id } }');
  const inCompany = database.inCompany.bind(database);
  const inCompanySpy = jest.spyOn(database, 'inCompany');
  const fail = jest
    .fn()
    .mockRejectedValueOnce(new DomainError('UNAVAILABLE', 'The database can not be reached.'));
  inCompanySpy.mockImplementation(async (companyId, work) => {
    if (companyId === testCompany.id) await fail();
    return inCompany(companyId, work);
  });
  await inCompany(testCompany.id, (db) => db.publish({ type: 'companyChanged', companyId: testCompany.id }));
  expect(await socket.next()).toMatchObject({
    payload: { data: { companyChanged: { id: testCompany.id } } },
  });
  inCompanySpy.mockRestore();
  socket.socket.close();
});

test('a shared subscription rejects an operator without the permission', async () => {
  const query = 'subscription { clientChanged { count } }';
  const permittedSocket = await TestSocket.openSignedIn(fixture.app, token);
  await subscribeAndWait(permittedSocket, 'c', query);
  const deniedSocket = await TestSocket.openSignedIn(
    fixture.app,
    (await fixture.signedIn(company, { permissions: ['MANAGE_PAYMENTS'] })).token,
  );
  deniedSocket.subscribe('c', query);

  const rejection = await deniedSocket.next();
  expect(rejection).toMatchObject({ id: 'c', payload: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
  for (const socket of [permittedSocket, deniedSocket]) socket.socket.close();
});

test('the socket server rejects operations of an ended session even if the sessionEnded event was lost', async () => {
  const { token: endingToken } = await fixture.signedIn(company);
  const socket = await TestSocket.openSignedIn(fixture.app, endingToken);
  const sessionId = await sessionOf(endingToken);
  // Writes the row without an event, as if an outage had lost the event.
  await fixture.query(company, `update sessions set ended_at = now(), end_reason = 'Revoked' where id = $1`, [
    sessionId,
  ]);
  socket.subscribe('q', '{ currentOperator { id } }');
  expect(await socket.next()).toMatchObject({
    id: 'q',
    type: 'error',
    payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  socket.socket.close();
});

test('the socket server runs a query', async () => {
  const socket = await TestSocket.openSignedIn(fixture.app, token);
  socket.subscribe('q', '{ currentOperator { id } }');
  expect(await socket.next()).toEqual({
    id: 'q',
    type: 'next',
    payload: { data: { currentOperator: { id: company.admin.id } } },
  });
  expect(await socket.next()).toEqual({ id: 'q', type: 'complete' });
  socket.socket.close();
});

test('the socket server applies the alias limit of HTTP requests', async () => {
  const socket = await TestSocket.openSignedIn(fixture.app, token);
  const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ');
  socket.subscribe('q', `{ currentOperator { ${aliases} } }`);
  expect(await socket.next()).toMatchObject({
    id: 'q',
    type: 'error',
    payload: [{ message: 'The document has more than 30 aliases.', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  socket.socket.close();
});

test('the socket server limits a socket to 50 subscriptions', async () => {
  const socket = await TestSocket.openSignedIn(fixture.app, token);
  for (let id = 0; id <= 50; id++) socket.subscribe(String(id), 'subscription { companyChanged { id } }');
  expect(await socket.next()).toMatchObject({
    id: '50',
    payload: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
  socket.socket.close();
});

test('the socket server counts the operations of all sockets of a network against one limit', async () => {
  const settings = { ...fixture.services.settings, requestsPerMinute: 4 };
  const limitedApp = await buildApp({ ...fixture.services, settings });
  await limitedApp.listen({ port: 0, host: '127.0.0.1' });
  const sockets = [
    await TestSocket.openSignedIn(limitedApp, token),
    await TestSocket.openSignedIn(limitedApp, token),
  ];
  const responses: unknown[] = [];
  for (const id of ['1', '2', '3']) {
    for (const socket of sockets) {
      socket.subscribe(id, '{ __typename }');
      const response = await socket.next();
      responses.push(response);
      if (responses.length <= 4) await socket.next();
    }
  }
  expect(responses.slice(0, 4)).toMatchObject(Array(4).fill({ type: 'next' }));
  const rejected = { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] };
  expect(responses.slice(4)).toMatchObject([rejected, rejected]);
  await limitedApp.close();
});

test('the socket server limits the /64 networks of one /56 together to twice the operations of one network', async () => {
  const settings = { ...fixture.services.settings, requestsPerMinute: 2, trustProxy: true };
  const limitedApp = await buildApp({ ...fixture.services, settings });
  await limitedApp.listen({ port: 0, host: '127.0.0.1' });
  const responses: unknown[] = [];
  for (const network of ['2001:db8:1:201', '2001:db8:1:202', '2001:db8:1:203']) {
    const headers = { 'x-forwarded-for': `${network}::1` };
    const socket = await TestSocket.openSignedIn(limitedApp, token, { headers });
    for (const id of ['1', '2']) {
      socket.subscribe(id, '{ __typename }');
      responses.push(await socket.next());
      if (responses.length <= 4) await socket.next();
    }
  }
  const [next, rejected] = [{ type: 'next' }, { payload: [{ extensions: { code: 'RATE_LIMITED' } }] }];
  expect(responses).toMatchObject([next, next, next, next, rejected, rejected]);
  await limitedApp.close();
});

test('the socket server limits a session to 50 sockets, and accepts another after one closes', async () => {
  const { token: ownToken } = await fixture.signedIn(company);
  const openSocket = () => TestSocket.openSignedIn(fixture.app, ownToken);
  const sockets = await Promise.all(Array.from({ length: 50 }, openSocket));
  const rejected = await TestSocket.open(fixture.app);
  rejected.send({ type: 'connection_init', payload: { Authorization: `Bearer ${ownToken}` } });
  expect(await rejected.closed).toEqual({ code: 1013, reason: 'Too many sockets' });
  sockets[0]?.socket.close();
  // The server may notice the closed socket later than the client.
  const next = await waitUntil(async () => {
    const another = await TestSocket.open(fixture.app);
    another.send({ type: 'connection_init', payload: { Authorization: `Bearer ${ownToken}` } });
    const isRejected = await Promise.race([
      another.next().then(() => false),
      another.closed.then(() => true),
    ]);
    return !isRejected && another;
  });
  expect(next.socket.readyState).toBe(next.socket.OPEN);
  for (const { socket } of [...sockets, next]) socket.close();
});

test('a new clientImportChanged subscription starts with the current state of the import', async () => {
  const ctx = await fixture.signedIn(company);
  const { id } = await uploadClientImport(ctx, {
    name: 'a.csv',
    bytes: Buffer.from('Name,Email\nA,a@b.test\n'),
  });
  for (const socket of [
    await TestSocket.openSignedIn(fixture.app, token),
    await TestSocket.openSignedIn(fixture.app, token),
  ]) {
    socket.subscribe('i', `subscription { clientImportChanged(id: "${id}") { status } }`);
    expect(await socket.next()).toMatchObject({
      payload: { data: { clientImportChanged: { status: 'Uploaded' } } },
    });
  }
});

test('the socket server closes a socket that exceeds the message limit', async () => {
  const socket = await TestSocket.openSignedIn(fixture.app, token);
  // Ten times the limit per second, so that a slow machine exceeds it too.
  for (let count = 0; count < 1000; count++) socket.send({ type: 'ping' });
  expect(await socket.closed).toEqual({ code: 4400, reason: 'Too many messages' });
});
