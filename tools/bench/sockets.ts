import path from 'node:path';
import { openProgram, type Program } from '../lib/childProcess';
import { setUpEnvironment } from '../lib/environment';
import { formatMs, median, medianRatio, percentile, withRatio } from '../lib/measure';
import type { DatabaseKind } from '../lib/program';
import type { Row } from '../lib/report';
import type { BareCommand } from './processes/bareSockets';
import type { ApiCommand, CompanySessions } from './processes/socketApi';
import type { CollectedEvents, SocketGroup, SocketsCommand } from './processes/socketClients';
import { loadConsoleOperation } from './server';

const rounds = 25;
const maxRatio = 3;
const warmUpRounds = 3;
const companies = 5;
/** The API's limit of sockets per session. */
const socketsPerSession = 50;
const timeoutMs = 20_000;

const query = loadConsoleOperation('api/companyEvents.graphql', 'ClientChanged');

interface Side {
  /** Publishes an event and returns its start time by `monotonicMs`. Only the bare server uses `bytes`. */
  publish(bytes: number): Promise<number>;
  sockets: Program<SocketsCommand>;
}

/** Uses one IP address per session, as real operators do, because the API's rate limits per address apply. */
const toGroups = ({ tokens }: CompanySessions, company: number): SocketGroup[] =>
  tokens.map((token, session) => ({
    count: socketsPerSession,
    token,
    query,
    ipAddress: `198.51.${company}.${session + 1}`,
  }));

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
  subscribers: number,
): Promise<Side> {
  const groups: SocketGroup[] = [
    { token: null, query, count: subscribers },
    { token: null, query: null, count: subscribers * (companies - 1) },
  ];
  await sockets.execute({ do: 'open', url: await bare.execute({ do: 'url' }), groups });
  return { sockets, publish: (bytes) => bare.execute({ do: 'broadcast', bytes }) };
}

/** Publishes an event. Returns its size and the delays with which the sockets receive it. */
async function deliver({ publish, sockets }: Side, events: number, withinMs: number, bytes: number) {
  const [publishedAtMs, collected] = await Promise.all([
    publish(bytes),
    sockets.execute<CollectedEvents>({ do: 'collect', events, withinMs }),
  ]);
  if (collected.problems[0] !== undefined) throw new Error(collected.problems[0]);
  return {
    bytes: collected.bytes,
    delaysMs: collected.receivedMs.map((receivedAtMs) => receivedAtMs - publishedAtMs),
  };
}

/**
 * Publishes until every subscribed socket receives the event, since the API does not confirm subscriptions.
 * Returns the event's size.
 */
async function warmUp(side: Side, subscribers: number, bytes: number): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const delivery = await deliver(side, subscribers, 2000, bytes);
    if (delivery.delaysMs.length === subscribers) return delivery.bytes;
  }
  throw new Error(`Fewer than ${subscribers} sockets receive events.`);
}

async function measureP99(side: Side, subscribers: number, bytes: number): Promise<number> {
  const { delaysMs } = await deliver(side, subscribers, timeoutMs, bytes);
  if (delaysMs.length === subscribers) return percentile(delaysMs, 0.99);
  throw new Error(`${delaysMs.length} of ${subscribers} sockets received the event.`);
}

/**
 * Compares event delivery by the API with a bare broadcast. Runs both servers and both groups of sockets in
 * separate processes, with all sockets open concurrently.
 */
export async function measureSockets(database: DatabaseKind, isShort: boolean): Promise<Row[]> {
  const sessions = isShort ? 2 : 20;
  const subscribers = sessions * socketsPerSession;
  const environment = await setUpEnvironment(database);
  const programs: Program<never>[] = [];
  const start = async <Command extends object>(name: string, input = ''): Promise<Program<Command>> => {
    const file = path.join(__dirname, 'processes', `${name}.ts`);
    const program = await openProgram<Command>(file, input);
    programs.push(program);
    return program;
  };
  try {
    const settings = JSON.stringify({ ...environment.settings, TRUST_PROXY: 'loopback' });
    const api = await openApi(await start('socketApi', settings), await start('socketClients'), sessions);
    const bare = await openBare(await start('bareSockets'), await start('socketClients'), subscribers);
    const bytes = await warmUp(api, subscribers, 0);
    await warmUp(bare, subscribers, bytes);
    const [actual, baseline]: [number[], number[]] = [[], []];
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const bareMs = await measureP99(bare, subscribers, bytes);
      const apiMs = await measureP99(api, subscribers, bytes);
      if (round < 0) continue;
      baseline.push(bareMs);
      actual.push(apiMs);
    }
    const ratio = medianRatio(actual, baseline);
    return [
      {
        name: 'sockets',
        database,
        what: `one event to ${subscribers} of ${subscribers * companies} sockets, from its publication until the client receives it`,
        measured: withRatio(formatMs(median(actual)), ratio),
        baseline: `${formatMs(median(baseline))} for a bare ws broadcast of as many bytes`,
        budget: `at most ${maxRatio} times at p99`,
        isWithinBudget: ratio <= maxRatio,
      },
    ];
  } finally {
    for (const program of programs.reverse()) await program.end();
    await environment.remove();
  }
}
