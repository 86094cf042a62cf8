import { loadConsoleOperation } from '../loadConsoleOperation';
import { createBenchDatabase } from '../data/createBenchDatabase';
import { medianAmount, medianRatio, percentile } from '../measure';
import type { BareQuestion } from '../processes/bareSockets';
import type { Collected, CollectQuestion, HoldQuestion } from '../processes/holdSockets';
import type { ApiQuestion, SignedIn } from '../processes/socketApi';
import { openProgram, type Program } from '../program';
import type { SocketGroup } from '../sockets/openSocket';
import type { DatabaseKind, Row } from '../table';

const rounds = 25;
const mostTimes = 3;
const warmUps = 3;
const settlingMs = 2000;
const longestMs = 20_000;
const companies = 5;
/** What the API lets one session hold. */
const socketsASession = 50;

const query = loadConsoleOperation('api/companyNews.graphql', 'ClientChanged');

/** A server with its sockets, which tells some of them something. */
interface Side {
  /** With so many bytes, where that is not settled; gives the moment before it told anybody. */
  tell(bytes: number): Promise<number>;
  sockets: Program<HoldQuestion | CollectQuestion>;
}

/** Each session from an address of its own, as people come: the limits by address are those of production. */
const groupsOf = ({ tokens }: SignedIn, company: number): SocketGroup[] =>
  tokens.map((token, session) => ({
    count: socketsASession,
    token,
    query,
    ipAddress: `198.51.${company}.${session + 1}`,
  }));

interface Heard {
  /** How long after it was told each socket heard. */
  waitedMs: number[];
  bytes: number;
}

async function openApi(api: Program<ApiQuestion>, sockets: Side['sockets'], sessions: number): Promise<Side> {
  const signedIn: SignedIn[] = [];
  for (let company = 0; company < companies; company += 1) {
    signedIn.push(await api.ask({ do: 'signIn', sessions }));
  }
  const url: string = await api.ask({ do: 'url' });
  await sockets.ask({ do: 'hold', url, groups: signedIn.flatMap(groupsOf) });
  const companyId = signedIn[0]?.companyId ?? '';
  return { sockets, tell: () => api.ask({ do: 'publish', companyId }) };
}

async function openBare(bare: Program<BareQuestion>, sockets: Side['sockets'], told: number): Promise<Side> {
  const groups: SocketGroup[] = [
    { token: null, query, count: told },
    { token: null, query: null, count: told * (companies - 1) },
  ];
  await sockets.ask({ do: 'hold', url: await bare.ask({ do: 'url' }), groups });
  return { sockets, tell: (bytes) => bare.ask({ do: 'broadcast', bytes }) };
}

async function hear({ tell, sockets }: Side, events: number, withinMs: number, bytes = 0): Promise<Heard> {
  const [beganMs, collected] = await Promise.all([
    tell(bytes),
    sockets.ask<Collected>({ do: 'collect', events, withinMs }),
  ]);
  const { receivedMs, refused, closed } = collected;
  if (refused[0] !== undefined) throw new Error(`A subscription was refused: ${refused[0]}`);
  if (closed[0]) throw new Error(`A socket was closed with ${closed[0].code}.`);
  return { waitedMs: receivedMs.map((at) => at - beganMs), bytes: collected.bytes };
}

/** Until everybody hears, since nothing says when a subscription holds; gives how many bytes they hear. */
async function warmUp(side: Side, told: number, bytes: number): Promise<number> {
  for (let patience = 20; patience > 0; patience -= 1) {
    const heard = await hear(side, told, settlingMs, bytes);
    if (heard.waitedMs.length === told) return heard.bytes;
  }
  throw new Error(`There are not ${told} sockets that hear.`);
}

async function slowestOf(side: Side, told: number, bytes: number): Promise<number> {
  const { waitedMs } = await hear(side, told, longestMs, bytes);
  if (waitedMs.length !== told) throw new Error(`${waitedMs.length} of ${told} sockets heard.`);
  return percentile(waitedMs, 0.99);
}

async function rowOf(kind: DatabaseKind, api: Side, bare: Side, told: number): Promise<Row> {
  const bytes = await warmUp(api, told, 0);
  await warmUp(bare, told, bytes);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const times = [await slowestOf(bare, told, bytes), await slowestOf(api, told, bytes)];
    if (round < 0) continue;
    floor.push(times[0] ?? NaN);
    ours.push(times[1] ?? NaN);
  }
  const ratio = medianRatio(ours, floor);
  return {
    what: `one event to ${told} of ${told * companies} sockets, beside a bare ws broadcast`,
    budget: `at most ${mostTimes} times at p99`,
    database: kind,
    measured: medianAmount('ms', ours),
    floor: medianAmount('ms', floor),
    ratio,
    isKept: ratio <= mostTimes,
    note: `the 99th percentile of the sockets in each of ${rounds} rounds, from the moment before the event is published, or ${bytes} bytes are sent to the first socket, until the client has them`,
  };
}

/** Both servers and both clients in processes of their own, with all sockets open at once. */
export async function socketRows(kind: DatabaseKind, isShort: boolean): Promise<Row[]> {
  const sessions = isShort ? 2 : 20;
  const told = sessions * socketsASession;
  const own = await createBenchDatabase(kind);
  const started: Program<never>[] = [];
  const start = async <Question extends object>(
    name: string,
    ...given: string[]
  ): Promise<Program<Question>> => {
    const program = await openProgram<Question>(name, ...given);
    started.push(program);
    return program;
  };
  try {
    const api = await start<ApiQuestion>(
      'socketApi',
      JSON.stringify({ ...own.environment, TRUST_PROXY: 'loopback' }),
    );
    const bare = await start<BareQuestion>('bareSockets');
    const ours = await openApi(api, await start('holdSockets'), sessions);
    const floor = await openBare(bare, await start('holdSockets'), told);
    return [await rowOf(kind, ours, floor, told)];
  } finally {
    for (const program of started.reverse()) await program.end();
    await own.remove();
  }
}
