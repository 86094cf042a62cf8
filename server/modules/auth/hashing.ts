import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { atMost } from '../../lib/atMost';
import type * as HashThread from './hashThread';

type Work = typeof HashThread;

// Each takes a processor for a thirtieth of a second: one is always left to the others.
const places = Math.min(3, Math.max(1, availableParallelism() - 1));
const inFlight = atMost(places);

let threads: Piscina | null = null;

/** Threads that go after whatever else wants a processor: each begins with the first hash that needs it, and stays. */
const running = (): Piscina =>
  (threads ??= new Piscina({
    filename: path.join(__dirname, 'hashThread.ts'),
    // What is looked for when a thread begins.
    name: 'hash' satisfies keyof Work,
    execArgv: ['--require', 'tsx/cjs'],
    minThreads: 0,
    maxThreads: places,
    idleTimeout: Infinity,
  }));

/** A place rests after each for twice as long as that took: a flood of passwords has a third of the processors that it could. */
const inTurn = <Name extends keyof Work>(
  name: Name,
  input: Parameters<Work[Name]>[0],
): Promise<ReturnType<Work[Name]>> =>
  new Promise((resolve, reject) => {
    void inFlight(async () => {
      const began = performance.now();
      await running().run(input, { name }).then(resolve, reject);
      await delay(2 * (performance.now() - began));
    });
  });

export const hashed = (password: string): Promise<string> => inTurn('hash', password);

/** For a secret that is looked up by its hash: the same for the same salt. */
export const hashWithSalt = async (secret: string, salt: Uint8Array): Promise<Buffer> =>
  Buffer.from(await inTurn('hashWith', { secret, salt }));

export const isHashOf = (stored: string, password: string): Promise<boolean> =>
  inTurn('verify', { stored, password });

/** Where a process goes on without hashing, as one of many tests does. */
export async function endHashing(): Promise<void> {
  await threads?.destroy();
  threads = null;
}
