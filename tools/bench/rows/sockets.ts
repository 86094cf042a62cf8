import { loadConsoleOperation } from '../loadConsoleOperation';
import { createBenchDatabase } from '../data/createBenchDatabase';
import { medianAmount, medianRatio, percentile } from '../measure';
import type { BareCommand } from '../processes/bareSockets';
import type { CollectedEvents, CollectCommand, OpenCommand } from '../processes/socketClients';
import type { ApiCommand, CompanySessions } from '../processes/socketApi';
import { openProgram, type Program } from '../program';
import type { SocketGroup } from '../sockets/openSocket';
import type { DatabaseKind, Row } from '../table';

const rounds = 25;
const maxRatio = 3;
const warmUps = 3;
const warmUpTimeoutMs = 2000;
const eventTimeoutMs = 20_000;
const companies = 5;
/** The API's limit of sockets per session. */
const socketsPerSession = 50;

const query = loadConsoleOperation('api/companyEvents.graphql', 'ClientChanged');

interface Side {
  /** Publishes an event and returns its start time by `monotonicMs`. Only the bare server uses `bytes`. */
  publish(bytes: number): Promise<number>;
  sockets: Program<OpenCommand | CollectCommand>;
}

/** Uses one IP address per session, as real operators do, because the API's rate limits per address apply. */
const toGroups = ({ tokens }: CompanySessions, company: number): SocketGroup[] =>
  tokens.map((token, session) => ({
    count: socketsPerSession,
    token,
    query,
    ipAddress: `198.51.${company}.${session + 1}`,
  }));

interface Delivery {
  /** The delay between the publication and the event, for each socket. */
  delaysMs: number[];
  bytes: number;
}

async function openApi(api: Program<ApiCommand>, sockets: Side['sockets'], sessions: number): Promise<Side> {
  const signedIn: CompanySessions[] = [];
  for (let company = 0; company < companies; company += 1) {
    signedIn.push(await api.execute({ do: 'signIn', sessions }));
  }
  const url: string = await api.execute({ do: 'url' });
  await sockets.execute({ do: 'open', url, groups: signedIn.flatMap(toGroups) });
  const companyId = signedIn[0]?.companyId ?? '';
  return { sockets, publish: () => api.execute({ do: 'publish', companyId }) };
}

async function openBare(
  bare: Program<BareCommand>,
  sockets: Side['sockets'],
  subscriberCount: number,
): Promise<Side> {
  const groups: SocketGroup[] = [
    { token: null, query, count: subscriberCount },
    { token: null, query: null, count: subscriberCount * (companies - 1) },
  ];
  await sockets.execute({ do: 'open', url: await bare.execute({ do: 'url' }), groups });
  return { sockets, publish: (bytes) => bare.execute({ do: 'broadcast', bytes }) };
}

async function measureDelivery(
  { publish, sockets }: Side,
  events: number,
  withinMs: number,
  bytes = 0,
): Promise<Delivery> {
  const [publishedAtMs, collected] = await Promise.all([
    publish(bytes),
    sockets.execute<CollectedEvents>({ do: 'collect', events, withinMs }),
  ]);
  const { receivedMs, refused, closed } = collected;
  if (refused[0] !== undefined) throw new Error(`The API refused a subscription: ${refused[0]}`);
  if (closed[0]) throw new Error(`A socket was closed with ${closed[0].code}.`);
  return { delaysMs: receivedMs.map((receivedAtMs) => receivedAtMs - publishedAtMs), bytes: collected.bytes };
}

/**
 * Publishes until every subscribed socket receives the event, since the API does not confirm subscriptions.
 * Returns the event's size. Throws after 20 attempts, or if a subscription is refused or a socket closes.
 */
async function warmUp(side: Side, subscriberCount: number, bytes: number): Promise<number> {
  for (let remainingAttempts = 20; remainingAttempts > 0; remainingAttempts -= 1) {
    const delivery = await measureDelivery(side, subscriberCount, warmUpTimeoutMs, bytes);
    if (delivery.delaysMs.length === subscriberCount) return delivery.bytes;
  }
  throw new Error(`Fewer than ${subscriberCount} sockets receive events.`);
}

async function measureP99(side: Side, subscriberCount: number, bytes: number): Promise<number> {
  const { delaysMs } = await measureDelivery(side, subscriberCount, eventTimeoutMs, bytes);
  if (delaysMs.length !== subscriberCount)
    throw new Error(`${delaysMs.length} of ${subscriberCount} sockets received the event.`);
  return percentile(delaysMs, 0.99);
}

async function measureRow(kind: DatabaseKind, api: Side, bare: Side, subscriberCount: number): Promise<Row> {
  const bytes = await warmUp(api, subscriberCount, 0);
  await warmUp(bare, subscriberCount, bytes);
  const actual: number[] = [];
  const baseline: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const times = [
      await measureP99(bare, subscriberCount, bytes),
      await measureP99(api, subscriberCount, bytes),
    ];
    if (round < 0) continue;
    baseline.push(times[0] ?? NaN);
    actual.push(times[1] ?? NaN);
  }
  const ratio = medianRatio(actual, baseline);
  return {
    what: `one event to ${subscriberCount} of ${subscriberCount * companies} sockets, compared with a bare ws broadcast`,
    budget: `at most ${maxRatio} times at p99`,
    database: kind,
    measured: medianAmount('ms', actual),
    baseline: medianAmount('ms', baseline),
    ratio,
    isWithinBudget: ratio <= maxRatio,
    note: `p99 over the sockets in each of ${rounds} rounds, from just before the event is published (or ${bytes} bytes are sent to the first socket) until the client receives it`,
  };
}

/**
 * Compares event delivery by the API with a bare broadcast. Runs both servers and both groups of sockets in
 * separate processes, with all sockets open concurrently.
 */
export async function socketRows(kind: DatabaseKind, isShort: boolean): Promise<Row[]> {
  const sessions = isShort ? 2 : 20;
  const subscriberCount = sessions * socketsPerSession;
  const benchDatabase = await createBenchDatabase(kind);
  const programs: Program<never>[] = [];
  const start = async <Command extends object>(
    name: string,
    ...args: string[]
  ): Promise<Program<Command>> => {
    const program = await openProgram<Command>(name, ...args);
    programs.push(program);
    return program;
  };
  try {
    const api = await start<ApiCommand>(
      'socketApi',
      JSON.stringify({ ...benchDatabase.environment, TRUST_PROXY: 'loopback' }),
    );
    const bare = await start<BareCommand>('bareSockets');
    const actual = await openApi(api, await start('socketClients'), sessions);
    const baseline = await openBare(bare, await start('socketClients'), subscriberCount);
    return [await measureRow(kind, actual, baseline, subscriberCount)];
  } finally {
    for (const program of programs.reverse()) await program.end();
    await benchDatabase.remove();
  }
}
