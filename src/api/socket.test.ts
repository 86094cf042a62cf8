import { setLocale } from '@/lib/localeSettings';
import { QuickTimers } from '@/testing/quickTimers';
import { startSocketServer } from '@/testing/socketServer';
import { pollUntilPasses } from '@/testing/pollUntilPasses';
import { createLiveSocket, type ConnectionEvent, type LiveSocket } from './socket';
import { closeCodes, closedMessage, joinedMessages } from './socketMessages';

type Server = Awaited<ReturnType<typeof startSocketServer>>;

let server: Server;
let socket: LiveSocket;
let events: ConnectionEvent[];

// Time-outs that must not fire early on a slow machine: the close handshake of ws, the server's
// connection_init and the client's pong.
const responseTimeoutsMs = [30_000, 3000, 5000];
const pingMs = 10_000;
const timers = new QuickTimers(responseTimeoutsMs);

const statuses = () => events.map(({ status }) => status);
const lastEvent = () => events.at(-1);
const waitForStatus = (status: string) => pollUntilPasses(() => expect(lastEvent()?.status).toBe(status));

function openSocket(url: string) {
  socket = createLiveSocket(url);
  events = [];
  socket.onEvent((event) => events.push(event));
}

beforeEach(async () => {
  server = await startSocketServer();
  openSocket(server.url);
});
afterEach(async () => {
  timers.stop();
  socket.close();
  await server.stop();
});

const subscribeToCounter = (onData: (data: object) => void) =>
  socket.subscribe({ document: 'subscription Counted { counted }', onData });

test('spec 9: the live socket opens eagerly, before the first subscription', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  expect(statuses()).toEqual(['connecting', 'connected']);
});

test('spec 7: the live socket sends the Authorization value in the init payload', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  expect(server.seen.connectionParams).toEqual([{ Authorization: 'Bearer a1' }]);
});

test('spec 7: the live socket uses the subprotocol graphql-transport-ws', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  expect(server.seen.subprotocols).toEqual(['graphql-transport-ws']);
});

test('the live socket sends the language of the console, in the region of the operator’s locale', async () => {
  setLocale('de-CH');
  socket.connect('a1');
  await waitForStatus('connected').finally(() => setLocale(null));
  expect(server.seen.paths).toEqual(['/graphql?lang=en-CH']);
});

test('the live socket delivers data to subscriptions from before and after the connection, until they stop', async () => {
  const received: object[] = [];
  subscribeToCounter((data) => received.push(data));
  socket.connect('a1');
  await waitForStatus('connected');
  const stop = subscribeToCounter((data) => received.push(data));
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(2));
  server.emit(1);
  await pollUntilPasses(() => expect(received).toEqual([{ counted: 1 }, { counted: 1 }]));
  stop();
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(2);
  await pollUntilPasses(() => expect(received).toHaveLength(3));
});

test('the live socket sends the age of the subscribed data, measured when the subscription is sent', async () => {
  const ignoreData = () => undefined;
  const document = 'subscription Counted { counted }';
  socket.subscribe({ document, requestedAt: performance.now() - 1000, onData: ignoreData });
  socket.subscribe({ document, onData: ignoreData });
  const { now } = performance;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 5000);
  socket.connect('a1');
  await pollUntilPasses(() => expect(server.seen.missedMs).toHaveLength(2));
  clock.mockRestore();
  const [ageMs, missingAge] = server.seen.missedMs;
  expect(ageMs).toBeGreaterThanOrEqual(6000);
  expect(missingAge).toBeUndefined();
});

test('after a reconnect, the live socket sends the shorter of the outage duration and the data age', async () => {
  const subscribeWithAge = (ageMs: number) =>
    socket.subscribe({
      document: 'subscription Counted { counted }',
      requestedAt: performance.now() - ageMs,
      onData: () => undefined,
    });
  subscribeWithAge(60_000);
  socket.connect('a1');
  await pollUntilPasses(() => expect(server.seen.missedMs).toHaveLength(1));
  timers.start();
  server.closeAll(1012, 'Service restart');
  await pollUntilPasses(() => expect(server.seen.missedMs).toHaveLength(2));
  socket.connect('a2');
  await pollUntilPasses(() => expect(server.seen.missedMs).toHaveLength(3));
  const { now } = performance;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 50_000);
  subscribeWithAge(0);
  await pollUntilPasses(() => expect(server.seen.missedMs).toHaveLength(4));
  clock.mockRestore();
  const [first, ...laterAges] = server.seen.missedMs.map(Number);
  expect(first).toBeGreaterThanOrEqual(60_000);
  // The ages count from the disconnect or the request, not from the connection 50 seconds earlier.
  for (const missedMs of laterAges) expect(missedMs).toBeLessThan(50_000);
});

test('after a failed first connection, the live socket reports that events may have been missed', async () => {
  server.closeNewConnections(4500);
  socket.connect('a1');
  await waitForStatus('lost');
  server.closeNewConnections(null);
  socket.reconnect();
  await waitForStatus('connected');
  expect(lastEvent()?.isReconnected).toBe(true);
});

test('spec 9: the live socket sends a keep-alive ping every 10000 ms', async () => {
  timers.start();
  socket.connect('a1');
  await pollUntilPasses(() => expect(server.seen.pings).toBeGreaterThan(1));
  expect(timers.delays).toContain(10_000);
});

test('spec 9: the live socket retries 5 times, with delays doubling from 1000 ms and a jitter of 300–3000 ms', async () => {
  await server.stop();
  timers.start();
  socket.connect('a1');
  await waitForStatus('lost');
  const backoffsMs = [1000, 2000, 4000, 8000, 16_000];
  expect(timers.delays).toHaveLength(5);
  timers.delays.forEach((ms, retry) => {
    expect(ms).toBeGreaterThanOrEqual((backoffsMs[retry] ?? 0) + 300);
    expect(ms).toBeLessThanOrEqual((backoffsMs[retry] ?? 0) + 3000);
  });
  await pollUntilPasses(() => expect(lastEvent()?.message).toBe('Socket closed with event 1006'));
  expect(lastEvent()?.status).toBe('lost');
});

test('spec 9: the live socket retries 5 times with the same delays after normal closes', async () => {
  server.closeNewConnections(1000);
  timers.start();
  socket.connect('a1');
  subscribeToCounter(() => undefined);
  await waitForStatus('lost');
  await timers.allFired();
  expect(server.seen.subprotocols).toHaveLength(6);
  const waits = timers.delays.filter((ms) => ms !== pingMs);
  expect(waits).toHaveLength(5);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(16_300);
  expect(lastEvent()).toMatchObject({ status: 'lost', message: 'Socket closed with event 1000 Broken' });
});

test('spec 9: the live socket reconnects after a normal close with a delay, and restores its subscriptions', async () => {
  socket.connect('a1');
  subscribeToCounter(() => undefined);
  await waitForStatus('connected');
  timers.start();
  server.closeAll(1000, 'Proxy restart');
  await pollUntilPasses(() => expect(events.filter(({ isReconnected }) => isReconnected)).not.toEqual([]));
  expect(timers.delays.filter((ms) => ms !== pingMs)).toHaveLength(1);
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
});

test('spec 9: the live socket makes no sixth retry for a new subscription or a renewed token', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  subscribeToCounter(() => undefined);
  await waitForStatus('lost');
  server = await startSocketServer(port);
  subscribeToCounter(() => undefined);
  socket.connect('a2');
  await timers.allFired();
  await waitForOtherGreeting('other');
  expect(server.seen.connectionParams).toEqual([{ Authorization: 'Bearer other' }]);
  expect(timers.delays.filter((ms) => ms !== pingMs)).toHaveLength(5);
  expect(lastEvent()?.status).toBe('lost');
});

test('spec 9: the live socket starts the next retry immediately on a renewed token, within the limit of 5 retries', async () => {
  server.rejectConnections();
  timers.start();
  let renewals = 0;
  socket.onEvent((event) => {
    events.push(event);
    if (event.status !== 'retrying' || renewals === 8) return;
    renewals += 1;
    queueMicrotask(() => socket.connect(`a${renewals}`));
  });
  socket.connect('a0');
  await waitForStatus('lost');
  expect(server.seen.connectionParams).toEqual(
    Array.from({ length: 6 }, (_, retry) => ({ Authorization: `Bearer a${retry}` })),
  );
});

test('the live socket opens with the newest token that arrives before the greeting', async () => {
  socket.connect('a1');
  socket.connect('a2');
  await waitForStatus('connected');
  expect(server.seen.connectionParams).toEqual([{ Authorization: 'Bearer a2' }]);
});

test('the live socket reopens when a new token arrives after the greeting', async () => {
  jest.spyOn(server.seen.connectionParams, 'push').mockImplementationOnce((greeting) => {
    socket.connect('a2');
    return server.seen.connectionParams.push(greeting);
  });
  socket.connect('a1');
  await pollUntilPasses(() =>
    expect(server.seen.connectionParams.at(-1)).toEqual({ Authorization: 'Bearer a2' }),
  );
  await waitForStatus('connected');
  expect(server.seen.connectionParams).toHaveLength(2);
});

test('the live socket connects on a later retry with its subscriptions, and reports that events may have been missed', async () => {
  const received: object[] = [];
  const { port } = server;
  await server.stop();
  timers.start();
  subscribeToCounter((data) => received.push(data));
  socket.connect('a1');
  await waitForStatus('retrying');
  server = await startSocketServer(port);
  await pollUntilPasses(() => {
    // On a slow machine, the shortened ping may close the connection before the event arrives.
    server.emit(7);
    expect(received).toContainEqual({ counted: 7 });
  });
  expect(events.find(({ status }) => status === 'connected')?.isReconnected).toBe(true);
});

test('the live socket reconnects with its subscriptions after a disconnect, and reports that events may have been missed', async () => {
  socket.connect('a1');
  subscribeToCounter(() => undefined);
  await waitForStatus('connected');
  timers.start();
  server.closeAll(1012, 'Service restart');
  await pollUntilPasses(() => expect(events.filter(({ isReconnected }) => isReconnected)).not.toEqual([]));
  expect(events).toContainEqual(
    expect.objectContaining({ status: 'retrying', message: 'Socket closed with event 1012 Service restart' }),
  );
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
});

const fatalCodes = [4500, 4005, 4400, 4004, 4401, 4406, 4409, 4429];
const transientCodes = [4403, 4408, 4504];

test.each([
  [4500, 'internal server error'],
  [4005, 'internal client error'],
  [4400, 'bad request'],
  [4004, 'bad response'],
  [4401, 'unauthorized'],
  [4403, 'forbidden'],
  [4406, 'subprotocol not acceptable'],
  [4408, 'connection init timeout'],
  [4504, 'ack timeout'],
  [4409, 'subscriber already exists'],
  [4429, 'too many init requests'],
])('spec 8: closedMessage describes the code %i as %s', (code, meaning) => {
  expect(closedMessage({ code, reason: '' })).toBe(`Socket closed with event ${code} ${meaning}`);
});

test('spec 8: the tested fatal and temporary codes cover every close code', () => {
  expect([...fatalCodes, ...transientCodes].map(String).sort()).toEqual(Object.keys(closeCodes).sort());
});

test.each(fatalCodes)(
  'spec 8: the live socket does not retry after the fatal code %i, and reports the close reason',
  async (code) => {
    socket.connect('a1');
    await waitForStatus('connected');
    timers.start();
    server.closeAll(code, 'Because');
    await waitForStatus('lost');
    expect(lastEvent()?.message).toBe(`Socket closed with event ${code} Because`);
    expect(timers.delays).toEqual([]);
    expect(server.seen.connectionParams).toHaveLength(1);
  },
);

/**
 * Resolves when the server has received the greeting of another socket. The greeting of a socket that was
 * opened earlier would have arrived first.
 */
async function waitForOtherGreeting(token: string) {
  const other = createLiveSocket(server.url);
  other.connect(token);
  await pollUntilPasses(() =>
    expect(server.seen.connectionParams).toContainEqual({ Authorization: `Bearer ${token}` }),
  );
  other.close();
}

test.each(fatalCodes)(
  'spec 8: after the fatal code %i, the live socket reopens only on an explicit reconnect',
  async (code) => {
    const received: object[] = [];
    socket.connect('a1');
    await waitForStatus('connected');
    timers.start();
    server.closeAll(code, 'Because');
    await waitForStatus('lost');

    subscribeToCounter((data) => received.push(data));
    socket.connect('a2');
    socket.retryNow();
    await timers.allFired();
    await waitForOtherGreeting('other');
    expect(server.seen.connectionParams).toEqual([
      { Authorization: 'Bearer a1' },
      { Authorization: 'Bearer other' },
    ]);
    expect(lastEvent()).toMatchObject({
      status: 'lost',
      message: `Socket closed with event ${code} Because`,
    });

    socket.reconnect();
    await waitForStatus('connected');
    expect(server.seen.connectionParams.at(-1)).toEqual({ Authorization: 'Bearer a2' });
    await pollUntilPasses(() => {
      server.emit(4);
      expect(received).toContainEqual({ counted: 4 });
    });
  },
);

test('spec 8: the live socket reports a fatal close after a reconnect', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  server.closeAll(4500, 'First');
  await waitForStatus('lost');
  subscribeToCounter(() => undefined);
  socket.reconnect();
  await waitForStatus('connected');
  server.closeAll(4401, 'Second');
  await waitForStatus('lost');
  expect(lastEvent()?.message).toBe('Socket closed with event 4401 Second');
});

test("spec 8: the live socket treats the console's own close with 4004 as fatal, and reports it", async () => {
  server.sendBeforeAck();
  timers.start();
  socket.connect('a1');
  await waitForStatus('lost');
  expect(lastEvent()?.message).toContain('Socket closed with event 4004');
  subscribeToCounter(() => undefined);
  await timers.allFired();
  expect(server.seen.subprotocols).toHaveLength(1);
  expect(lastEvent()?.status).toBe('lost');
});

test('a lost live socket opens on a new sign-in', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  server.closeAll(4401, 'Because');
  await waitForStatus('lost');
  socket.close();
  socket.connect('b1');
  await waitForStatus('connected');
  expect(server.seen.connectionParams.at(-1)).toEqual({ Authorization: 'Bearer b1' });
});

test.each(transientCodes)('the live socket retries after the code %i', async (code) => {
  socket.connect('a1');
  await waitForStatus('connected');
  timers.start();
  server.closeAll(code, 'Because');
  await pollUntilPasses(() => expect(server.seen.connectionParams).toHaveLength(2));
});

test('the live socket reports a rejected token on the code 4401', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  server.closeAll(4401, 'No');
  await pollUntilPasses(() => expect(lastEvent()).toMatchObject({ disconnectReason: 'refused' }));
});

test('the live socket reports a rejected token on the code 4403 in response to the greeting', async () => {
  server.rejectConnections();
  socket.connect('a1');
  await pollUntilPasses(() =>
    expect(lastEvent()).toMatchObject({ status: 'retrying', disconnectReason: 'refused' }),
  );
});

test('the live socket reports changed access on a later 4403, and retryNow reconnects it without a delay', async () => {
  const received: object[] = [];
  subscribeToCounter((data) => received.push(data));
  socket.connect('a1');
  await waitForStatus('connected');
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
  timers.start();
  server.closeAll(4403, 'Forbidden');
  await pollUntilPasses(() =>
    expect(lastEvent()).toMatchObject({ status: 'retrying', disconnectReason: 'accessChanged' }),
  );
  timers.delays = [];
  socket.retryNow();
  await waitForStatus('connected');
  expect(lastEvent()?.isReconnected).toBe(true);
  expect(timers.delays.filter((ms) => ms !== pingMs)).toEqual([]);
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(5);
  await pollUntilPasses(() => expect(received).toEqual([{ counted: 5 }]));
});

test('the live socket uses the normal delays after three immediate retries', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    server.closeAll(4403, 'Forbidden');
    await waitForStatus('retrying');
    socket.retryNow();
    await waitForStatus('connected');
  }
  timers.start();
  server.closeAll(4403, 'Forbidden');
  await waitForStatus('retrying');
  socket.retryNow();
  expect(lastEvent()?.status).toBe('retrying');
  await waitForStatus('connected');
  expect(timers.delays.some((ms) => ms >= 1300 && ms <= 4000)).toBe(true);
});

test('the live socket ignores retryNow while connected or lost', async () => {
  socket.retryNow();
  socket.connect('a1');
  await waitForStatus('connected');
  socket.retryNow();
  expect(server.seen.connectionParams).toHaveLength(1);
  server.closeAll(4500, 'Oops');
  await waitForStatus('lost');
  socket.retryNow();
  expect(lastEvent()?.status).toBe('lost');
});

test('the live socket reconnects with all subscriptions on a new token, but not on the same token', async () => {
  const received: object[] = [];
  subscribeToCounter((data) => received.push(data));
  socket.connect('a1');
  await waitForStatus('connected');
  socket.connect('a1');
  socket.connect('a2');
  await pollUntilPasses(() => expect(server.seen.connectionParams).toHaveLength(2));
  expect(server.seen.connectionParams[1]).toEqual({ Authorization: 'Bearer a2' });
  await pollUntilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(3);
  await pollUntilPasses(() => expect(received).toEqual([{ counted: 3 }]));
});

test('reconnect() reopens the live socket after all retries failed, and does nothing while it is connected', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  await waitForStatus('lost');
  server = await startSocketServer(port);
  socket.reconnect();
  await waitForStatus('connected');
  socket.reconnect();
  expect(server.seen.connectionParams).toHaveLength(1);
});

test('the live socket opens no connection after it was closed during a retry delay', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  await waitForStatus('retrying');
  socket.close();
  server = await startSocketServer(port);
  await timers.allFired();
  // The greeting of a socket that was opened earlier would arrive first.
  const other = createLiveSocket(server.url);
  other.connect('a2');
  await pollUntilPasses(() => expect(server.seen.connectionParams).not.toEqual([]));
  other.close();
  expect(lastEvent()?.status).toBe('off');
  expect(server.seen.connectionParams).toEqual([{ Authorization: 'Bearer a2' }]);
});

test.each([
  ['after a delay', () => timers.start()],
  ['after a reconnect', () => server.closeAll(1012, 'Service restart')],
])(
  '%s, the live socket restarts a subscription that failed while the database was unavailable',
  async (_when, resume) => {
    const received: object[] = [];
    server.setUnavailable(true);
    socket.connect('a1');
    await waitForStatus('connected');
    subscribeToCounter((data) => received.push(data));
    timers.start();
    await pollUntilPasses(() =>
      expect(events.map(({ message }) => message)).toContain('The database is unavailable.'),
    );
    server.setUnavailable(false);
    resume();
    await pollUntilPasses(() => {
      server.emit(5);
      expect(received).toContainEqual({ counted: 5 });
    });
    expect(lastEvent()).toMatchObject({ status: 'connected', message: null });
    expect(server.listenerCount()).toBe(1);
  },
);

test('spec 8: the live socket reports the joined server messages when a subscription is rejected', async () => {
  socket.connect('a1');
  await waitForStatus('connected');
  socket.subscribe({ document: 'subscription Missing { missing(a: $b) }', onData: () => undefined });
  await pollUntilPasses(() =>
    expect(lastEvent()?.message).toBe(
      'Cannot query field "missing" on type "Subscription"., Variable "$b" is not defined by operation "Missing".',
    ),
  );
  expect(lastEvent()?.status).toBe('connected');
});

test('spec 8: closedMessage returns "Socket closed with event" plus code and reason, and joinedMessages joins messages', () => {
  expect(closedMessage({ code: 4403, reason: 'Forbidden' })).toBe('Socket closed with event 4403 Forbidden');
  expect(closedMessage({ code: 4408, reason: '' })).toBe(
    'Socket closed with event 4408 connection init timeout',
  );
  expect(closedMessage(new Event('error'))).toBe('Socket closed with event');
  expect(joinedMessages([{ message: 'One.' }, { message: 'Two.' }])).toBe('One., Two.');
});
