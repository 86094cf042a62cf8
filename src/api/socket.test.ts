import { QuickTimers } from '@/testing/quickTimers';
import { startSocketServer } from '@/testing/socketServer';
import { untilPasses } from '@/testing/untilPasses';
import { createLiveSocket, type ConnectionNews, type LiveSocket } from './socket';
import { closeCodes, closedMessage, joinedMessages } from './socketMessages';

type Server = Awaited<ReturnType<typeof startSocketServer>>;

let server: Server;
let socket: LiveSocket;
let news: ConnectionNews[];

// A busy machine must not miss the time-outs for the other side's answer: those of ws for its half of a close, of the
// server for connection_init, and of the client for a pong.
const answerTimeouts = [30_000, 3000, 5000];
const pingMs = 10_000;
const timers = new QuickTimers(answerTimeouts);

const statuses = () => news.map(({ status }) => status);
const last = () => news.at(-1);
const become = (status: string) => untilPasses(() => expect(last()?.status).toBe(status));

function open(url: string) {
  socket = createLiveSocket(url);
  news = [];
  socket.onNews((item) => news.push(item));
}

beforeEach(async () => {
  server = await startSocketServer();
  open(server.url);
});
afterEach(async () => {
  timers.stop();
  socket.close();
  await server.stop();
});

const counted = (onData: (data: object) => void) =>
  socket.subscribe({ document: 'subscription Counted { counted }', onData });

test('spec 9: the socket opens eagerly, before anybody subscribes', async () => {
  socket.connect('a1');
  await become('connected');
  expect(statuses()).toEqual(['connecting', 'connected']);
});

test('spec 7: the init payload carries the Authorization value', async () => {
  socket.connect('a1');
  await become('connected');
  expect(server.seen.greetings).toEqual([{ Authorization: 'Bearer a1' }]);
});

test('spec 7: the subprotocol is graphql-transport-ws', async () => {
  socket.connect('a1');
  await become('connected');
  expect(server.seen.subprotocols).toEqual(['graphql-transport-ws']);
});

test('data reaches whoever subscribed, before the socket was open or after, until they stop', async () => {
  const heard: object[] = [];
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('connected');
  const stop = counted((data) => heard.push(data));
  await untilPasses(() => expect(server.listenerCount()).toBe(2));
  server.emit(1);
  await untilPasses(() => expect(heard).toEqual([{ counted: 1 }, { counted: 1 }]));
  stop();
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(2);
  await untilPasses(() => expect(heard).toHaveLength(3));
});

test('a subscription says how old what it keeps up to date is, counted to when it is sent', async () => {
  const silent = () => undefined;
  const document = 'subscription Counted { counted }';
  socket.subscribe({ document, askedAt: performance.now() - 1000, onData: silent });
  socket.subscribe({ document, onData: silent });
  const { now } = performance;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 5000);
  socket.connect('a1');
  await untilPasses(() => expect(server.seen.missedMs).toHaveLength(2));
  clock.mockRestore();
  const [said, unsaid] = server.seen.missedMs;
  expect(said).toBeGreaterThanOrEqual(6000);
  expect(unsaid).toBeUndefined();
});

test('back again, it says how long it was away, or how old what was asked for since then is', async () => {
  const asked = (ago: number) =>
    socket.subscribe({
      document: 'subscription Counted { counted }',
      askedAt: performance.now() - ago,
      onData: () => undefined,
    });
  asked(60_000);
  socket.connect('a1');
  await untilPasses(() => expect(server.seen.missedMs).toHaveLength(1));
  timers.start();
  server.closeAll(1012, 'Service restart');
  await untilPasses(() => expect(server.seen.missedMs).toHaveLength(2));
  socket.connect('a2');
  await untilPasses(() => expect(server.seen.missedMs).toHaveLength(3));
  const { now } = performance;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 50_000);
  asked(0);
  await untilPasses(() => expect(server.seen.missedMs).toHaveLength(4));
  clock.mockRestore();
  const [first, ...again] = server.seen.missedMs.map(Number);
  expect(first).toBeGreaterThanOrEqual(60_000);
  // Less than the 50 seconds since it was connected: the last one's is counted from when it was asked for.
  for (const one of again) expect(one).toBeLessThan(50_000);
});

test('a connection that could not be made at first has missed what happened meanwhile', async () => {
  server.closeEach(4500);
  socket.connect('a1');
  await become('lost');
  server.closeEach(null);
  socket.reconnect();
  await become('connected');
  expect(last()?.isBack).toBe(true);
});

test('spec 9: a keep-alive ping goes out every 10000 ms', async () => {
  timers.start();
  socket.connect('a1');
  await untilPasses(() => expect(server.seen.pings).toBeGreaterThan(1));
  expect(timers.waits).toContain(10_000);
});

test('spec 9: up to 5 retries, from 1000 ms doubling, each with a jitter of 300 to 3000 ms', async () => {
  await server.stop();
  timers.start();
  socket.connect('a1');
  await become('lost');
  const backOffs = [1000, 2000, 4000, 8000, 16_000];
  expect(timers.waits).toHaveLength(5);
  timers.waits.forEach((ms, retry) => {
    expect(ms).toBeGreaterThanOrEqual((backOffs[retry] ?? 0) + 300);
    expect(ms).toBeLessThanOrEqual((backOffs[retry] ?? 0) + 3000);
  });
  await untilPasses(() => expect(last()?.message).toBe('Socket closed with event 1006'));
  expect(last()?.status).toBe('lost');
});

test('spec 9: normal closes are retried 5 times too, with the same waits', async () => {
  server.closeEach(1000);
  timers.start();
  socket.connect('a1');
  counted(() => undefined);
  await become('lost');
  await timers.allFired();
  expect(server.seen.subprotocols).toHaveLength(6);
  const waits = timers.waits.filter((ms) => ms !== pingMs);
  expect(waits).toHaveLength(5);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(16_300);
  expect(last()).toMatchObject({ status: 'lost', message: 'Socket closed with event 1000 Broken' });
});

test('spec 9: a connection that a normal close ended comes back after a wait, with its subscriptions', async () => {
  socket.connect('a1');
  counted(() => undefined);
  await become('connected');
  timers.start();
  server.closeAll(1000, 'Proxy restart');
  await untilPasses(() => expect(news.filter(({ isBack }) => isBack)).not.toEqual([]));
  expect(timers.waits.filter((ms) => ms !== pingMs)).toHaveLength(1);
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
});

test('spec 9: after 5 retries neither a subscription nor a renewed token tries a sixth time', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  counted(() => undefined);
  await become('lost');
  server = await startSocketServer(port);
  counted(() => undefined);
  socket.connect('a2');
  await timers.allFired();
  await anotherGreets('other');
  expect(server.seen.greetings).toEqual([{ Authorization: 'Bearer other' }]);
  expect(timers.waits.filter((ms) => ms !== pingMs)).toHaveLength(5);
  expect(last()?.status).toBe('lost');
});

test('spec 9: tokens that are renewed between retries start the next retry at once, and add none to the five', async () => {
  server.refuseGreetings();
  timers.start();
  let renewals = 0;
  socket.onNews((item) => {
    news.push(item);
    if (item.status !== 'retrying' || renewals === 8) return;
    renewals += 1;
    queueMicrotask(() => socket.connect(`a${renewals}`));
  });
  socket.connect('a0');
  await become('lost');
  expect(server.seen.greetings).toEqual(
    Array.from({ length: 6 }, (_, retry) => ({ Authorization: `Bearer a${retry}` })),
  );
});

test('a token that arrives while the socket opens is the one that it opens with', async () => {
  socket.connect('a1');
  socket.connect('a2');
  await become('connected');
  expect(server.seen.greetings).toEqual([{ Authorization: 'Bearer a2' }]);
});

test('a token that arrives after the greeting opens the socket again', async () => {
  jest.spyOn(server.seen.greetings, 'push').mockImplementationOnce((greeting) => {
    socket.connect('a2');
    return server.seen.greetings.push(greeting);
  });
  socket.connect('a1');
  await untilPasses(() => expect(server.seen.greetings.at(-1)).toEqual({ Authorization: 'Bearer a2' }));
  await become('connected');
  expect(server.seen.greetings).toHaveLength(2);
});

test('a connection that the first try does not get is made by a later one, which has the subscriptions and says that it was away', async () => {
  const heard: object[] = [];
  const { port } = server;
  await server.stop();
  timers.start();
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('retrying');
  server = await startSocketServer(port);
  await untilPasses(() => {
    // A quick ping may part them again on a busy machine, before they have heard.
    server.emit(7);
    expect(heard).toContainEqual({ counted: 7 });
  });
  expect(news.find(({ status }) => status === 'connected')?.isBack).toBe(true);
});

test('a lost connection comes back by itself with its subscriptions, and says that it was away', async () => {
  socket.connect('a1');
  counted(() => undefined);
  await become('connected');
  timers.start();
  server.closeAll(1012, 'Service restart');
  await untilPasses(() => expect(news.filter(({ isBack }) => isBack)).not.toEqual([]));
  expect(news).toContainEqual(
    expect.objectContaining({ status: 'retrying', message: 'Socket closed with event 1012 Service restart' }),
  );
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
});

const fatal = [4500, 4005, 4400, 4004, 4401, 4406, 4409, 4429];
const passing = [4403, 4408, 4504];

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
])('spec 8: the close code %i is told as %s', (code, meaning) => {
  expect(closedMessage({ code, reason: '' })).toBe(`Socket closed with event ${code} ${meaning}`);
});

test('spec 8: every close code is either fatal or retried', () => {
  expect([...fatal, ...passing].map(String).sort()).toEqual(Object.keys(closeCodes).sort());
});

test.each(fatal)('spec 8: the fatal code %i stops retries, and is shown with its reason', async (code) => {
  socket.connect('a1');
  await become('connected');
  timers.start();
  server.closeAll(code, 'Because');
  await become('lost');
  expect(last()?.message).toBe(`Socket closed with event ${code} Because`);
  expect(timers.waits).toEqual([]);
  expect(server.seen.greetings).toHaveLength(1);
});

/** Resolves once a socket that had opened by now would have greeted the server. */
async function anotherGreets(token: string) {
  const other = createLiveSocket(server.url);
  other.connect(token);
  await untilPasses(() => expect(server.seen.greetings).toContainEqual({ Authorization: `Bearer ${token}` }));
  other.close();
}

test.each(fatal)(
  'spec 8: after the fatal code %i neither a subscription nor a renewed token opens the socket, and reconnecting does',
  async (code) => {
    const received: object[] = [];
    socket.connect('a1');
    await become('connected');
    timers.start();
    server.closeAll(code, 'Because');
    await become('lost');

    counted((data) => received.push(data));
    socket.connect('a2');
    socket.hasten();
    await timers.allFired();
    await anotherGreets('other');
    expect(server.seen.greetings).toEqual([
      { Authorization: 'Bearer a1' },
      { Authorization: 'Bearer other' },
    ]);
    expect(last()).toMatchObject({
      status: 'lost',
      message: `Socket closed with event ${code} Because`,
    });

    socket.reconnect();
    await become('connected');
    expect(server.seen.greetings.at(-1)).toEqual({ Authorization: 'Bearer a2' });
    await untilPasses(() => {
      server.emit(4);
      expect(received).toContainEqual({ counted: 4 });
    });
  },
);

test('spec 8: a fatal close of the socket that a reconnection opened is reported too', async () => {
  socket.connect('a1');
  await become('connected');
  server.closeAll(4500, 'First');
  await become('lost');
  counted(() => undefined);
  socket.reconnect();
  await become('connected');
  server.closeAll(4401, 'Second');
  await become('lost');
  expect(last()?.message).toBe('Socket closed with event 4401 Second');
});

test('spec 8: a close with 4004 by the console itself is fatal, and reported', async () => {
  server.sendTooEarly();
  timers.start();
  socket.connect('a1');
  await become('lost');
  expect(last()?.message).toContain('Socket closed with event 4004');
  counted(() => undefined);
  await timers.allFired();
  expect(server.seen.subprotocols).toHaveLength(1);
  expect(last()?.status).toBe('lost');
});

test('a new sign-in opens a socket that was lost', async () => {
  socket.connect('a1');
  await become('connected');
  server.closeAll(4401, 'Because');
  await become('lost');
  socket.close();
  socket.connect('b1');
  await become('connected');
  expect(server.seen.greetings.at(-1)).toEqual({ Authorization: 'Bearer b1' });
});

test.each(passing)('the code %i is tried again', async (code) => {
  socket.connect('a1');
  await become('connected');
  timers.start();
  server.closeAll(code, 'Because');
  await untilPasses(() => expect(server.seen.greetings).toHaveLength(2));
});

test('the code 4401 says that the token was refused', async () => {
  socket.connect('a1');
  await become('connected');
  server.closeAll(4401, 'No');
  await untilPasses(() => expect(last()).toMatchObject({ farewell: 'refused' }));
});

test('the code 4403 in answer to the greeting says so too', async () => {
  server.refuseGreetings();
  socket.connect('a1');
  await untilPasses(() => expect(last()).toMatchObject({ status: 'retrying', farewell: 'refused' }));
});

test('the code 4403 after it says that the access has changed, and the socket opens anew without a wait', async () => {
  const heard: object[] = [];
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('connected');
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
  timers.start();
  server.closeAll(4403, 'Forbidden');
  await untilPasses(() => expect(last()).toMatchObject({ status: 'retrying', farewell: 'accessChanged' }));
  timers.waits = [];
  socket.hasten();
  await become('connected');
  expect(last()?.isBack).toBe(true);
  expect(timers.waits.filter((ms) => ms !== pingMs)).toEqual([]);
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(5);
  await untilPasses(() => expect(heard).toEqual([{ counted: 5 }]));
});

test('a server that closes again and again gets the usual waits after three times', async () => {
  socket.connect('a1');
  await become('connected');
  for (let time = 0; time < 3; time += 1) {
    server.closeAll(4403, 'Forbidden');
    await become('retrying');
    socket.hasten();
    await become('connected');
  }
  timers.start();
  server.closeAll(4403, 'Forbidden');
  await become('retrying');
  socket.hasten();
  expect(last()?.status).toBe('retrying');
  await become('connected');
  expect(timers.waits.some((ms) => ms >= 1300 && ms <= 4000)).toBe(true);
});

test('a connection that stands, or was given up, is not hastened', async () => {
  socket.hasten();
  socket.connect('a1');
  await become('connected');
  socket.hasten();
  expect(server.seen.greetings).toHaveLength(1);
  server.closeAll(4500, 'Oops');
  await become('lost');
  socket.hasten();
  expect(last()?.status).toBe('lost');
});

test('the socket reconnects on a new token, with everything that was subscribed, and only then', async () => {
  const heard: object[] = [];
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('connected');
  socket.connect('a1');
  socket.connect('a2');
  await untilPasses(() => expect(server.seen.greetings).toHaveLength(2));
  expect(server.seen.greetings[1]).toEqual({ Authorization: 'Bearer a2' });
  await untilPasses(() => expect(server.listenerCount()).toBe(1));
  server.emit(3);
  await untilPasses(() => expect(heard).toEqual([{ counted: 3 }]));
});

test('once the tries are spent it connects again when asked, and only then', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  await become('lost');
  server = await startSocketServer(port);
  socket.reconnect();
  await become('connected');
  socket.reconnect();
  expect(server.seen.greetings).toHaveLength(1);
});

test('a socket that was closed while it waited to retry opens no other', async () => {
  const { port } = server;
  await server.stop();
  timers.start();
  socket.connect('a1');
  await become('retrying');
  socket.close();
  server = await startSocketServer(port);
  await timers.allFired();
  // One that had opened would have come before this one.
  const other = createLiveSocket(server.url);
  other.connect('a2');
  await untilPasses(() => expect(server.seen.greetings).not.toEqual([]));
  other.close();
  expect(last()?.status).toBe('off');
  expect(server.seen.greetings).toEqual([{ Authorization: 'Bearer a2' }]);
});

test.each([
  ['in its time', () => timers.start()],
  ['at once when the connection is made anew', () => server.closeAll(1012, 'Service restart')],
])('what the server could not begin while its database was away is begun again %s', async (_when, goOn) => {
  const heard: object[] = [];
  server.setAway(true);
  socket.connect('a1');
  await become('connected');
  counted((data) => heard.push(data));
  timers.start();
  await untilPasses(() => expect(news.map(({ message }) => message)).toContain('The database is away.'));
  server.setAway(false);
  goOn();
  await untilPasses(() => {
    server.emit(5);
    expect(heard).toContainEqual({ counted: 5 });
  });
  expect(last()).toMatchObject({ status: 'connected', message: null });
  expect(server.listenerCount()).toBe(1);
});

test("spec 8: people see the server's joined messages when it refuses a subscription", async () => {
  socket.connect('a1');
  await become('connected');
  socket.subscribe({ document: 'subscription Missing { missing(a: $b) }', onData: () => undefined });
  await untilPasses(() =>
    expect(last()?.message).toBe(
      'Cannot query field "missing" on type "Subscription"., Variable "$b" is not defined by operation "Missing".',
    ),
  );
  expect(last()?.status).toBe('connected');
});

test('spec 8: "Socket closed with event" plus code and reason', () => {
  expect(closedMessage({ code: 4403, reason: 'Forbidden' })).toBe('Socket closed with event 4403 Forbidden');
  expect(closedMessage({ code: 4408, reason: '' })).toBe(
    'Socket closed with event 4408 connection init timeout',
  );
  expect(closedMessage(new Event('error'))).toBe('Socket closed with event');
  expect(joinedMessages([{ message: 'One.' }, { message: 'Two.' }])).toBe('One., Two.');
});
