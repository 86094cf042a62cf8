import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createThreadPool } from '../../lib/threadPool';
import type * as HashWorker from './hashWorker';

type Work = typeof HashWorker;

/** Hashes secrets and checks them against stored hashes, off the main thread where that matters. */
export type Hasher = {
  [Name in keyof Work]: (input: Parameters<Work[Name]>[0]) => Promise<ReturnType<Work[Name]>>;
} & {
  /** Waits for the hashes in flight and frees their threads. A later call starts new ones. */
  end(): Promise<void>;
};

/** Creates a hasher on a pool of low-priority worker threads. A thread starts with the first hash that needs it. */
export function createPooledHasher(): Hasher {
  const pool = createThreadPool({
    filename: path.join(__dirname, 'hashWorker.ts'),
    name: 'hash' satisfies keyof Work,
    // A hash takes a core for about 30 ms, so one core stays free for other work. `entrance.ts` throttles suspicious attempts.
    threads: Math.max(1, availableParallelism() - 1),
  });

  const call =
    <Name extends keyof Work>(name: Name) =>
    (input: Parameters<Work[Name]>[0]): Promise<ReturnType<Work[Name]>> =>
      pool.run(name, input);

  return { hash: call('hash'), hashWith: call('hashWith'), verify: call('verify'), end: () => pool.end() };
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
