import { startSocketServer } from '@/testing/socketServer';
import { createLiveSocket, type ConnectionNews, type LiveSocket } from './socket';
import { closeCodes, closedMessage, joinedMessages } from './socketMessages';

type Server = Awaited<ReturnType<typeof startSocketServer>>;

let server: Server;
let socket: LiveSocket;
let news: ConnectionNews[];
let waits: number[];

// How long ws waits for the other side's half of a close.
const serverCloseMs = 30_000;
// How long the server waits to be greeted, and the client between two pings.
const greetingMs = 3000;
const pingMs = 10_000;
const realSetTimeout = globalThis.setTimeout;

// Long enough for a busy machine to answer in.
const momentMs = 40;

// The waits of seconds pass in a moment, and are written down; everything else is real.
function hurry() {
  waits = [];
  const quick = (run: () => void, ms = 0) => {
    if (ms < 1000 || ms === serverCloseMs) return realSetTimeout(run, ms);
    waits.push(ms);
    return realSetTimeout(run, momentMs);
  };
  globalThis.setTimeout = quick as typeof setTimeout;
}

/** Waits by the real clock, for the test's own is in a hurry. */
async function waitFor(check: () => void, left = 400): Promise<void> {
  try {
    check();
  } catch (failure) {
    if (left === 0) throw failure;
    await new Promise((resolve) => realSetTimeout(resolve, 10));
    await waitFor(check, left - 1);
  }
}

const statuses = () => news.map(({ status }) => status);
const last = () => news.at(-1);
const become = (status: string) => waitFor(() => expect(last()?.status).toBe(status));

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
  globalThis.setTimeout = realSetTimeout;
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
  await waitFor(() => expect(server.listenerCount()).toBe(2));
  server.emit(1);
  await waitFor(() => expect(heard).toEqual([{ counted: 1 }, { counted: 1 }]));
  stop();
  await waitFor(() => expect(server.listenerCount()).toBe(1));
  server.emit(2);
  await waitFor(() => expect(heard).toHaveLength(3));
});

test('a subscription says how old what it keeps up to date is, counted to when it is sent', async () => {
  const silent = () => undefined;
  const document = 'subscription Counted { counted }';
  socket.subscribe({ document, askedAt: performance.now() - 1000, onData: silent });
  socket.subscribe({ document, onData: silent });
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.connect('a1');
  await waitFor(() => expect(server.seen.missedMs).toHaveLength(2));
  const [said, unsaid] = server.seen.missedMs;
  expect(said).toBeGreaterThanOrEqual(1100);
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
  await waitFor(() => expect(server.seen.missedMs).toHaveLength(1));
  hurry();
  server.closeAll(1012, 'Service restart');
  await waitFor(() => expect(server.seen.missedMs).toHaveLength(2));
  socket.connect('a2');
  await waitFor(() => expect(server.seen.missedMs).toHaveLength(3));
  await new Promise((resolve) => realSetTimeout(resolve, 300));
  asked(0);
  await waitFor(() => expect(server.seen.missedMs).toHaveLength(4));
  const [first, ...again] = server.seen.missedMs.map(Number);
  expect(first).toBeGreaterThanOrEqual(60_000);
  for (const one of again) expect(one).toBeLessThan(10_000);
  expect(again.at(-1)).toBeLessThan(300);
});

test('a connection that could not be made at first has missed what happened meanwhile', async () => {
  server.setBroken(true);
  socket.connect('a1');
  await become('lost');
  server.setBroken(false);
  socket.reconnect();
  await become('connected');
  expect(last()?.isBack).toBe(true);
});

test('spec 9: a keep-alive ping goes out every 10000 ms', async () => {
  hurry();
  socket.connect('a1');
  await waitFor(() => expect(server.seen.pings).toBeGreaterThan(1));
  expect(waits).toContain(10_000);
});

test('spec 9: up to 5 retries, from 1000 ms doubling, each with a jitter of 300 to 3000 ms', async () => {
  await server.stop();
  hurry();
  socket.connect('a1');
  await become('lost');
  const backOffs = [1000, 2000, 4000, 8000, 16_000];
  expect(waits).toHaveLength(5);
  waits.forEach((ms, retry) => {
    expect(ms).toBeGreaterThanOrEqual((backOffs[retry] ?? 0) + 300);
    expect(ms).toBeLessThanOrEqual((backOffs[retry] ?? 0) + 3000);
  });
  await waitFor(() => expect(last()?.message).toBe('Socket closed with event 1006'));
  expect(last()?.status).toBe('lost');
});

test('a connection that the first try does not get is made by a later one, which has the subscriptions and says that it was away', async () => {
  const heard: object[] = [];
  const { port } = server;
  await server.stop();
  hurry();
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('retrying');
  server = await startSocketServer(port);
  await waitFor(() => {
    // Its own hurry may part them again on a busy machine, before they have heard.
    server.emit(7);
    expect(heard).toContainEqual({ counted: 7 });
  });
  expect(news.find(({ status }) => status === 'connected')?.isBack).toBe(true);
});

test('a lost connection comes back by itself with its subscriptions, and says that it was away', async () => {
  socket.connect('a1');
  counted(() => undefined);
  await become('connected');
  hurry();
  server.closeAll(1012, 'Service restart');
  await waitFor(() => expect(news.filter(({ isBack }) => isBack)).not.toEqual([]));
  expect(news).toContainEqual(
    expect.objectContaining({ status: 'retrying', message: 'Socket closed with event 1012 Service restart' }),
  );
  await waitFor(() => expect(server.listenerCount()).toBe(1));
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
  hurry();
  server.closeAll(code, 'Because');
  await become('lost');
  expect(last()?.message).toBe(`Socket closed with event ${code} Because`);
  expect(waits).toEqual([]);
  expect(server.seen.greetings).toHaveLength(1);
});

test.each(passing)('the code %i is tried again', async (code) => {
  socket.connect('a1');
  await become('connected');
  hurry();
  server.closeAll(code, 'Because');
  await waitFor(() => expect(server.seen.greetings).toHaveLength(2));
});

test('the code 4401 says that the token was refused', async () => {
  socket.connect('a1');
  await become('connected');
  server.closeAll(4401, 'No');
  await waitFor(() => expect(last()).toMatchObject({ farewell: 'refused' }));
});

test('the code 4403 in answer to the greeting says so too', async () => {
  server.refuseGreetings();
  socket.connect('a1');
  await waitFor(() => expect(last()).toMatchObject({ status: 'retrying', farewell: 'refused' }));
});

test('the code 4403 after it says that the access has changed, and the socket opens anew without a wait', async () => {
  const heard: object[] = [];
  counted((data) => heard.push(data));
  socket.connect('a1');
  await become('connected');
  await waitFor(() => expect(server.listenerCount()).toBe(1));
  hurry();
  server.closeAll(4403, 'Forbidden');
  await waitFor(() => expect(last()).toMatchObject({ status: 'retrying', farewell: 'accessChanged' }));
  waits = [];
  socket.hasten();
  await become('connected');
  expect(last()?.isBack).toBe(true);
  expect(waits.filter((ms) => ms !== greetingMs && ms !== pingMs)).toEqual([]);
  await waitFor(() => expect(server.listenerCount()).toBe(1));
  server.emit(5);
  await waitFor(() => expect(heard).toEqual([{ counted: 5 }]));
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
  hurry();
  server.closeAll(4403, 'Forbidden');
  await become('retrying');
  socket.hasten();
  expect(last()?.status).toBe('retrying');
  await become('connected');
  expect(waits.some((ms) => ms >= 1300 && ms <= 4000)).toBe(true);
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
  await waitFor(() => expect(server.seen.greetings).toHaveLength(2));
  expect(server.seen.greetings[1]).toEqual({ Authorization: 'Bearer a2' });
  await waitFor(() => expect(server.listenerCount()).toBe(1));
  server.emit(3);
  await waitFor(() => expect(heard).toEqual([{ counted: 3 }]));
});

test('once the tries are spent it connects again when asked, and only then', async () => {
  const { port } = server;
  await server.stop();
  hurry();
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
  hurry();
  socket.connect('a1');
  await become('retrying');
  socket.close();
  server = await startSocketServer(port);
  await new Promise((resolve) => realSetTimeout(resolve, 100));
  expect(last()?.status).toBe('off');
  expect(server.seen.greetings).toEqual([]);
});

test.each([
  ['in its time', () => hurry()],
  ['at once when the connection is made anew', () => server.closeAll(1012, 'Service restart')],
])('what the server could not begin while its database was away is begun again %s', async (_when, goOn) => {
  const heard: object[] = [];
  server.setAway(true);
  socket.connect('a1');
  await become('connected');
  counted((data) => heard.push(data));
  hurry();
  await waitFor(() => expect(news.map(({ message }) => message)).toContain('The database is away.'));
  server.setAway(false);
  goOn();
  await waitFor(() => {
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
  await waitFor(() =>
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
