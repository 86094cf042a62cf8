import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { lower } from '../../lib/giveWay';
import type * as HashWorker from './hashWorker';

type Work = typeof HashWorker;

/** Hashes secrets and checks them against stored hashes, off the main thread where that matters. */
export type Hasher = {
  [Name in keyof Work]: (input: Parameters<Work[Name]>[0]) => Promise<ReturnType<Work[Name]>>;
} & {
  /** Waits for the hashes in flight and frees their threads. A later call starts new ones. */
  end(): Promise<void>;
};

// A hash takes a core for about 30 ms: one core always stays free for other work. `entrance.ts` throttles what is suspicious.
const workers = Math.max(1, availableParallelism() - 1);

/** Creates a hasher on a pool of low-priority worker threads. A thread starts with the first hash that needs it. */
export function createPooledHasher(): Hasher {
  let pool: Piscina | null = null;

  const start = (): Piscina => {
    const started = new Piscina({
      filename: path.join(__dirname, 'hashWorker.ts'),
      // Checked when a thread starts: one of the worker's functions.
      name: 'hash' satisfies keyof Work,
      execArgv: ['--require', 'tsx/cjs'],
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: Infinity,
      // Elsewhere than on Linux, niceness belongs to the whole process.
      niceIncrement: process.platform === 'linux' ? lower : 0,
    });
    // A thread failed to start: the pending hashes are rejected, and the next one starts a new pool.
    started.on('error', () => {
      if (pool === started) pool = null;
      void started.destroy();
    });
    return started;
  };

  const run = async (name: keyof Work, input: unknown): Promise<unknown> =>
    (pool ??= start()).run(input, { name });

  const call =
    <Name extends keyof Work>(name: Name) =>
    async (input: Parameters<Work[Name]>[0]): Promise<ReturnType<Work[Name]>> =>
      (await run(name, input)) as ReturnType<Work[Name]>;

  return {
    hash: call('hash'),
    hashWith: call('hashWith'),
    verify: call('verify'),
    async end() {
      const ending = pool;
      pool = null;
      await ending?.close();
    },
  };
}

let hasher = createPooledHasher();

/** Replaces the hasher of this process: tests use one with a low cost. */
export const setHasher = (replacement: Hasher): void => {
  hasher = replacement;
};

export const hashed = (password: string): Promise<string> => hasher.hash(password);

/** Hashes a secret that is looked up by its hash: the same salt gives the same hash. */
export const hashWithSalt = async (secret: string, salt: Uint8Array): Promise<Buffer> =>
  Buffer.from(await hasher.hashWith({ secret, salt }));

export const isHashOf = (stored: string, password: string): Promise<boolean> =>
  hasher.verify({ stored, password });

/** Waits for the hashes in flight. */
export const endHashing = (): Promise<void> => hasher.end();
