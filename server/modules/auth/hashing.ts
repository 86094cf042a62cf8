import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { atMost } from '../../lib/atMost';
import { lower } from '../../lib/giveWay';
import type * as HashThread from './hashThread';

type Work = typeof HashThread;

// Each takes a processor for a thirtieth of a second: one is always left to the others.
const places = Math.min(3, Math.max(1, availableParallelism() - 1));
const inFlight = atMost(places);
// The first hash takes longer, since its thread has to begin.
const longestRestMs = 400;

let threads: Piscina | null = null;

function begin(): Piscina {
  const pool = new Piscina({
    filename: path.join(__dirname, 'hashThread.ts'),
    // What is looked for when a thread begins.
    name: 'hash' satisfies keyof Work,
    execArgv: ['--require', 'tsx/cjs'],
    minThreads: 0,
    maxThreads: places,
    idleTimeout: Infinity,
    // On Linux alone this is about the thread and not about the whole process.
    niceIncrement: process.platform === 'linux' ? lower : 0,
  });
  // A thread that could not begin: what waits for it is refused, and the next hash begins anew.
  pool.on('error', () => {
    if (threads === pool) threads = null;
    void pool.destroy();
  });
  return pool;
}

/** Threads that go after whatever else wants a processor: each begins with the first hash that needs it, and stays. */
const run = async (name: keyof Work, input: unknown): Promise<unknown> =>
  (threads ??= begin()).run(input, { name });

/** A place rests after each, eight times as long as that took: a flood has a ninth of the processors that it could. */
const inTurn = <Name extends keyof Work>(
  name: Name,
  input: Parameters<Work[Name]>[0],
): Promise<ReturnType<Work[Name]>> =>
  new Promise((resolve, reject) => {
    void inFlight(async () => {
      const began = performance.now();
      await run(name, input).then((result) => resolve(result as ReturnType<Work[Name]>), reject);
      await delay(Math.min(8 * (performance.now() - began), longestRestMs));
    });
  });

export const hashed = (password: string): Promise<string> => inTurn('hash', password);

/** For a secret that is looked up by its hash: the same for the same salt. */
export const hashWithSalt = async (secret: string, salt: Uint8Array): Promise<Buffer> =>
  Buffer.from(await inTurn('hashWith', { secret, salt }));

export const isHashOf = (stored: string, password: string): Promise<boolean> =>
  inTurn('verify', { stored, password });

/** After the hashes that are under way. Another one begins threads anew. */
export async function endHashing(): Promise<void> {
  const ending = threads;
  threads = null;
  await ending?.close();
}
