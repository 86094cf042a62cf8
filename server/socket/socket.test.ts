import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../db/database';
import { DomainError } from '../errors';
import { publish } from '../events';
import { readAccessToken } from '../modules/auth/accessToken';
import { uploadClientImport } from '../modules/client-imports/upload';
import { eventsHeard } from '../testing/eventsHeard';
import { until } from '../testing/until';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { TestSocket, type Close } from './testSocket';

let world: World;
let app: FastifyInstance;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  world = await openWorld({ CORS_ORIGINS: 'https://console.example.com' });
  app = await buildApp(world.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  company = await world.company();
  token = await world.adminToken(company);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const sessionOf = async (bearer: string): Promise<string> =>
  (await readAccessToken(world.services, bearer))?.sessionId ?? '';

/** Subscribes and waits until the server listens: graphql-transport-ws acknowledges no subscription. */
async function listen(socket: TestSocket, id: string, query: string, extensions = {}): Promise<void> {
  const subscribe = jest.spyOn(world.services.events, 'subscribe');
  const before = subscribe.mock.calls.length;
  socket.subscribe(id, query, {}, extensions);
  await until(() => subscribe.mock.calls.length > before);
}

/** The same API, but the lookup of a session fails like this. */
async function appThatFails(error: Error): Promise<FastifyInstance> {
  const query = () => Promise.reject(error);
  const database: Database = Object.create(world.services.database, { query: { value: query } });
  const failing = await buildApp({ ...world.services, database });
  await failing.listen({ port: 0, host: '127.0.0.1' });
  return failing;
}

async function closeAfterInit(target: FastifyInstance): Promise<Close> {
  const socket = await TestSocket.open(target);
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  const close = await socket.closed;
  await target.close();
  return close;
}

test('peers that vanish during their handshake do no harm', async () => {
  const { port } = app.server.address() as AddressInfo;
  let time = 0;
  const vanish = (path: string) =>
    new Promise((resolve) => {
      const peer = connect(port, '127.0.0.1', async () => {
        peer.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
        // At another point of the handshake each time.
        for (let turn = 0; turn < time % 10; turn += 1) await new Promise(setImmediate);
        peer.resetAndDestroy();
      });
      peer.on('error', () => {}).on('close', resolve);
    });
  for (; time < 30; time += 1) await Promise.all([vanish('/nothing'), vanish('/graphql')]);
  const socket = await TestSocket.signedIn(app, token);
  expect(socket.socket.readyState).toBe(socket.socket.OPEN);
  socket.socket.close();
});

test('sockets start anew when events may have been missed', async () => {
  const gaps: (() => void)[] = [];
  const events = { ...world.services.events, onGap: (told: () => void) => (gaps.push(told), () => {}) };
  const patchy = await buildApp({ ...world.services, events });
  await patchy.listen({ port: 0, host: '127.0.0.1' });
  const socket = await TestSocket.signedIn(patchy, token);
  for (const told of gaps) told();
  expect(await socket.closed).toEqual({ code: 1012, reason: 'Read anew' });
  await patchy.close();
});

describe('spec 8: socket close codes', () => {
  test('4400 bad request for a message that is not of the protocol', async () => {
    const socket = await TestSocket.open(app);
    socket.send('not json');
    expect(await socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
  });

  test('4401 unauthorized for a subscription before the init message', async () => {
    const socket = await TestSocket.open(app);
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  test('4401 unauthorized when the session ends, after sessionEnded was heard', async () => {
    const ending = await world.adminToken(company);
    const socket = await TestSocket.signedIn(app, ending);
    await listen(socket, 'end', 'subscription { sessionEnded { reason } }');

    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${ending}` },
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

  test('4401 unauthorized at once for a socket that does not listen for its end', async () => {
    const ending = await world.adminToken(company);
    const socket = await TestSocket.signedIn(app, ending);
    const sessionId = await sessionOf(ending);
    await world.services.database.inCompany(company.id, (db) =>
      publish(db, { type: 'sessionEnded', companyId: company.id, sessionId, reason: 'Revoked' }),
    );
    expect((await socket.closed).code).toBe(4401);
  });

  test('4403 forbidden without a valid access token', async () => {
    const socket = await TestSocket.open(app);
    socket.send({ type: 'connection_init', payload: { Authorization: 'Bearer nonsense' } });
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test('4403 forbidden when the rights of the operator change', async () => {
    const staff = await world.operatorToken(company, 'Staff', 'MANAGE_CLIENT_MANAGEMENT');
    const socket = await TestSocket.signedIn(app, staff);
    await world.services.database.inCompany(company.id, (db) =>
      publish(db, { type: 'accessChanged', companyId: company.id, operatorId: null }),
    );
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test.each([[[]], [['graphql-ws']]])('4406 subprotocol not acceptable: %p', async (protocols) => {
    const socket = await TestSocket.open(app, {}, protocols);
    expect(await socket.closed).toEqual({ code: 4406, reason: 'Subprotocol not acceptable' });
  });

  test('4408 connection init timeout', async () => {
    const socket = await TestSocket.open(app);
    expect(await socket.closed).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
  });

  test('4409 subscriber already exists', async () => {
    const socket = await TestSocket.signedIn(app, token);
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    socket.subscribe('1', 'subscription { companyChanged { id } }');
    expect(await socket.closed).toEqual({ code: 4409, reason: 'Subscriber for 1 already exists' });
  });

  test('4429 too many init requests', async () => {
    const socket = await TestSocket.signedIn(app, token);
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' });
  });
});

test('spec 8: 4500 internal server error, without saying what broke', async () => {
  const failing = await appThatFails(new TypeError('secret detail'));
  expect(await closeAfterInit(failing)).toEqual({ code: 4500, reason: 'Internal server error' });
});

test('a database that is away closes with a code that clients retry on', async () => {
  const failing = await appThatFails(new DomainError('UNAVAILABLE', 'The database is away.'));
  expect(await closeAfterInit(failing)).toEqual({ code: 1013, reason: 'Try again later' });
});

test('stopping the API closes sockets as going away', async () => {
  const stopping = await buildApp(world.services);
  await stopping.listen({ port: 0, host: '127.0.0.1' });
  const socket = await TestSocket.signedIn(stopping, token);
  await stopping.close();
  expect(await socket.closed).toEqual({ code: 1001, reason: 'Going away' });
});

test('an origin that is not on the list may not open a socket', async () => {
  await expect(TestSocket.open(app, { origin: 'https://evil.example' })).rejects.toThrow('HTTP 403');
  const socket = await TestSocket.open(app, { origin: 'https://console.example.com' });
  socket.socket.close();
});

test('a path without a socket answers as any other unknown path', async () => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/nowhere`);
  expect(response.status).toBe(404);
});

test('an event reaches every socket of its company, and no other company', async () => {
  const other = await world.company();
  const query = 'subscription { clientChanged { kind ids count } }';
  const mine = await Promise.all([1, 2, 3].map(() => TestSocket.signedIn(app, token)));
  const theirs = await TestSocket.signedIn(app, await world.adminToken(other));
  for (const socket of [...mine, theirs]) await listen(socket, 'c', query);

  for (const companyId of [company.id, other.id]) {
    await world.services.database.inCompany(companyId, (db) =>
      publish(db, { type: 'clientChanged', companyId, kind: 'Created', ids: [companyId], count: 1 }),
    );
  }

  const heard = (companyId: string) => ({
    id: 'c',
    type: 'next',
    payload: { data: { clientChanged: { kind: 'Created', ids: [companyId], count: 1 } } },
  });
  for (const socket of mine) expect(await socket.next()).toEqual(heard(company.id));
  expect(await theirs.next()).toEqual(heard(other.id));
  for (const socket of [...mine, theirs]) socket.socket.close();
});

describe('whoever says how old what it knows is', () => {
  const query = 'subscription { clientChanged { ids } }';
  const change = (of: TestCompany, id: string) =>
    world.services.database.inCompany(of.id, (db) =>
      publish(db, { type: 'clientChanged', companyId: of.id, kind: 'Updated', ids: [id], count: 1 }),
    );
  const told = (id: string) => ({
    id: 'c',
    type: 'next',
    payload: { data: { clientChanged: { ids: [id] } } },
  });

  async function listening(of: TestCompany, missedMs?: unknown): Promise<TestSocket> {
    const socket = await TestSocket.signedIn(app, await world.adminToken(of));
    await listen(socket, 'c', query, missedMs === undefined ? {} : { missedMs });
    return socket;
  }

  test('is told first what happened since, alone or beside others, and whoever says nothing is not', async () => {
    const [here, there] = [await world.company(), await world.company()];
    await change(here, 'before');
    await change(there, 'elsewhere');
    await eventsHeard(world.services, there.id);

    const alone = await listening(here, 60_000);
    expect(await alone.next()).toEqual(told('before'));
    const beside = await listening(here, 60_000);
    expect(await beside.next()).toEqual(told('before'));
    const others = [await listening(here), await listening(here, 'long'), await listening(here, -1)];
    await change(here, 'after');
    for (const socket of [alone, beside, ...others]) {
      expect(await socket.next()).toEqual(told('after'));
      socket.socket.close();
    }
  });

  test('is not told what it has read already', async () => {
    const here = await world.company();
    const socket = await TestSocket.signedIn(app, await world.adminToken(here));
    await change(here, 'read');
    await eventsHeard(world.services, here.id);
    const { now } = performance;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 9000);
    await change(here, 'missed');
    socket.subscribe('c', query, {}, { missedMs: 2000 });
    expect(await socket.next()).toEqual(told('missed'));
    clock.mockRestore();
    socket.socket.close();
  });

  test('hears what comes while it is told, and after that', async () => {
    const here = await world.company();
    const first = await listening(here);
    for (const id of ['one', 'two']) await change(here, id);
    for (const id of ['one', 'two']) expect(await first.next()).toEqual(told(id));
    const late = await TestSocket.signedIn(app, await world.adminToken(here));
    late.subscribe('c', query, {}, { missedMs: 5000 });
    for (const id of ['three', 'four']) await change(here, id);
    const heard = [];
    while (heard.length < 4) heard.push(await late.next());
    expect(heard).toEqual([told('one'), told('two'), told('three'), told('four')]);
    for (const socket of [first, late]) socket.socket.close();
  });

  test('hears how something stands, and not how it stood before', async () => {
    const here = await world.company();
    const name = (to: string) =>
      world.services.database.inCompany(here.id, async (db) => {
        await db.query('update companies set name = $1', [to]);
        await publish(db, { type: 'companyChanged', companyId: here.id });
      });
    const toldOf = (to: string) => ({ payload: { data: { companyChanged: { name: to } } } });
    const ofCompany = 'subscription { companyChanged { name } }';
    const first = await TestSocket.signedIn(app, await world.adminToken(here));
    await listen(first, 'c', ofCompany);
    for (const to of ['One', 'Two', 'Three']) {
      await name(to);
      expect(await first.next()).toMatchObject(toldOf(to));
    }
    const late = await TestSocket.signedIn(app, await world.adminToken(here));
    late.subscribe('c', ofCompany, {}, { missedMs: 5000 });
    expect(await late.next()).toMatchObject(toldOf('Three'));
    await name('Four');
    expect(await late.next()).toMatchObject(toldOf('Four'));
    for (const socket of [first, late]) socket.socket.close();
  });

  test('nor when that is still being read for others', async () => {
    const here = await world.company();
    const { database } = world.services;
    const inCompany = database.inCompany.bind(database);
    const name = (to: string) =>
      inCompany(here.id, async (db) => {
        await db.query('update companies set name = $1', [to]);
        await publish(db, { type: 'companyChanged', companyId: here.id });
      });
    const toldOf = (to: string) => ({ payload: { data: { companyChanged: { name: to } } } });
    const ofCompany = 'subscription { companyChanged { name } }';
    const first = await TestSocket.signedIn(app, await world.adminToken(here));
    await listen(first, 'c', ofCompany);

    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const hold = jest.fn().mockReturnValueOnce(isReleased);
    const reads = jest.spyOn(database, 'inCompany');
    reads.mockImplementation(async (companyId, work) => {
      const read = await inCompany(companyId, work);
      if (JSON.stringify(read)?.includes('"One"')) await hold();
      return read;
    });
    await name('One');
    await until(() => hold.mock.calls.length > 0);
    await name('Two');
    const late = await TestSocket.signedIn(app, await world.adminToken(here));
    late.subscribe('c', ofCompany, {}, { missedMs: 5000 });
    expect(await late.next()).toMatchObject(toldOf('Two'));
    release();
    for (const to of ['One', 'Two']) expect(await first.next()).toMatchObject(toldOf(to));
    reads.mockRestore();
    await name('Three');
    for (const socket of [first, late]) {
      expect(await socket.next()).toMatchObject(toldOf('Three'));
      socket.socket.close();
    }
  });
});

test('what could not be read after an event is read again', async () => {
  const here = await world.company();
  const { database } = world.services;
  const socket = await TestSocket.signedIn(app, await world.adminToken(here));
  await listen(socket, 'c', 'subscription { companyChanged { id } }');
  const inCompany = database.inCompany.bind(database);
  const reads = jest.spyOn(database, 'inCompany');
  const fail = jest
    .fn()
    .mockRejectedValueOnce(new DomainError('UNAVAILABLE', 'The database can not be reached.'));
  reads.mockImplementation(async (companyId, work) => {
    if (companyId === here.id) await fail();
    return inCompany(companyId, work);
  });
  await inCompany(here.id, (db) => publish(db, { type: 'companyChanged', companyId: here.id }));
  expect(await socket.next()).toMatchObject({ payload: { data: { companyChanged: { id: here.id } } } });
  reads.mockRestore();
  socket.socket.close();
});

test('an equal subscription of an operator who lacks the flag is refused, whoever else listens', async () => {
  const query = 'subscription { clientChanged { count } }';
  const allowed = await TestSocket.signedIn(app, token);
  await listen(allowed, 'c', query);
  const lacking = await TestSocket.signedIn(
    app,
    await world.operatorToken(company, 'Staff', 'MANAGE_PAYMENTS'),
  );
  lacking.subscribe('c', query);

  const refusal = await lacking.next();
  expect(refusal).toMatchObject({ id: 'c', payload: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
  for (const socket of [allowed, lacking]) socket.socket.close();
});

test('an operation on a socket asks whether the session still holds', async () => {
  const ending = await world.adminToken(company);
  const socket = await TestSocket.signedIn(app, ending);
  const sessionId = await sessionOf(ending);
  // As an outage would lose the event: nothing tells the socket.
  await world.services.database.inCompany(company.id, (db) =>
    db.query(`update sessions set ended_at = now(), end_reason = 'Revoked' where id = $1`, [sessionId]),
  );
  socket.subscribe('q', '{ currentOperator { id } }');
  expect(await socket.next()).toMatchObject({
    id: 'q',
    type: 'error',
    payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  socket.socket.close();
});

test('queries and mutations may come over the socket too', async () => {
  const socket = await TestSocket.signedIn(app, token);
  socket.subscribe('q', '{ currentOperator { id } }');
  expect(await socket.next()).toEqual({
    id: 'q',
    type: 'next',
    payload: { data: { currentOperator: { id: company.admin.id } } },
  });
  expect(await socket.next()).toEqual({ id: 'q', type: 'complete' });
  socket.socket.close();
});

test('limits hold on the socket as they do over HTTP', async () => {
  const socket = await TestSocket.signedIn(app, token);
  const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ');
  socket.subscribe('q', `{ currentOperator { ${aliases} } }`);
  expect(await socket.next()).toMatchObject({
    id: 'q',
    type: 'error',
    payload: [{ message: 'This request has more than 30 aliases.', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  socket.socket.close();
});

test('a socket holds 50 subscriptions at most', async () => {
  const socket = await TestSocket.signedIn(app, token);
  for (let id = 0; id <= 50; id++) socket.subscribe(String(id), 'subscription { companyChanged { id } }');
  expect(await socket.next()).toMatchObject({
    id: '50',
    payload: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
  socket.socket.close();
});

test('operations count as requests do, over however many sockets they come', async () => {
  const settings = { ...world.services.settings, requestsPerMinute: 4 };
  const busy = await buildApp({ ...world.services, settings });
  await busy.listen({ port: 0, host: '127.0.0.1' });
  const sockets = [await TestSocket.signedIn(busy, token), await TestSocket.signedIn(busy, token)];
  const answers: unknown[] = [];
  for (const id of ['1', '2', '3']) {
    for (const socket of sockets) {
      socket.subscribe(id, '{ __typename }');
      const answer = await socket.next();
      answers.push(answer);
      if (answers.length <= 4) await socket.next();
    }
  }
  expect(answers.slice(0, 4)).toMatchObject(Array(4).fill({ type: 'next' }));
  const refused = { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] };
  expect(answers.slice(4)).toMatchObject([refused, refused]);
  await busy.close();
});

test('operations from the /64s of one /56 share twice the operations of one', async () => {
  const settings = { ...world.services.settings, requestsPerMinute: 2, trustProxy: true };
  const busy = await buildApp({ ...world.services, settings });
  await busy.listen({ port: 0, host: '127.0.0.1' });
  const answers: unknown[] = [];
  for (const network of ['2001:db8:1:201', '2001:db8:1:202', '2001:db8:1:203']) {
    const headers = { 'x-forwarded-for': `${network}::1` };
    const socket = await TestSocket.signedIn(busy, token, { headers });
    for (const id of ['1', '2']) {
      socket.subscribe(id, '{ __typename }');
      answers.push(await socket.next());
      if (answers.length <= 4) await socket.next();
    }
  }
  const [next, refused] = [{ type: 'next' }, { payload: [{ extensions: { code: 'RATE_LIMITED' } }] }];
  expect(answers).toMatchObject([next, next, next, next, refused, refused]);
  await busy.close();
});

test('a session holds 50 sockets at most, and another one when one of them is closed', async () => {
  const ownToken = await world.adminToken(company);
  const open = () => TestSocket.signedIn(app, ownToken);
  const sockets = await Promise.all(Array.from({ length: 50 }, open));
  const refused = await TestSocket.open(app);
  refused.send({ type: 'connection_init', payload: { Authorization: `Bearer ${ownToken}` } });
  expect(await refused.closed).toEqual({ code: 1013, reason: 'Too many sockets' });
  sockets[0]?.socket.close();
  // The server may hear of it later than the client.
  const next = await until(async () => {
    const another = await TestSocket.open(app);
    another.send({ type: 'connection_init', payload: { Authorization: `Bearer ${ownToken}` } });
    const isRefused = await Promise.race([another.next().then(() => false), another.closed.then(() => true)]);
    return !isRefused && another;
  });
  expect(next.socket.readyState).toBe(next.socket.OPEN);
  for (const { socket } of [...sockets, next]) socket.close();
});

test('a second screen of the same import begins with the import as it stands', async () => {
  const ctx = await world.asAdmin(company);
  const { id } = await uploadClientImport(ctx, {
    name: 'a.csv',
    bytes: Buffer.from('Name,Email\nA,a@b.test\n'),
  });
  for (const socket of [await TestSocket.signedIn(app, token), await TestSocket.signedIn(app, token)]) {
    socket.subscribe('i', `subscription { clientImportChanged(id: "${id}") { status } }`);
    expect(await socket.next()).toMatchObject({
      payload: { data: { clientImportChanged: { status: 'Uploaded' } } },
    });
  }
});

test('a socket that floods is closed', async () => {
  const socket = await TestSocket.signedIn(app, token);
  // Ten times as many as a second allows, so that a slow machine is no excuse.
  for (let count = 0; count < 1000; count++) socket.send({ type: 'ping' });
  expect(await socket.closed).toEqual({ code: 4400, reason: 'Too many messages' });
});
