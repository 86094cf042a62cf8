import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createThreadPool } from '../../lib/threadPool';
import type * as HashWorker from './hashWorker';

type WorkerFunctions = typeof HashWorker;

/** Hashes secrets, and verifies them against stored hashes. */
export type Hasher = {
  [Name in keyof WorkerFunctions]: (
    input: Parameters<WorkerFunctions[Name]>[0],
  ) => Promise<ReturnType<WorkerFunctions[Name]>>;
} & {
  /** Waits for the hashes in flight and frees their threads. A later call starts new ones. */
  end(): Promise<void>;
};

/**
 * Creates a hasher on a pool of low-priority worker threads. A thread starts with the first hash that needs
 * it.
 */
export function createPooledHasher(): Hasher {
  const pool = createThreadPool({
    filename: path.join(__dirname, 'hashWorker.ts'),
    name: 'hash' satisfies keyof WorkerFunctions,
    // A hash occupies a core for about 30 ms, so one core stays free for other work. `signInQueue.ts`
    // throttles suspicious attempts.
    threads: Math.max(1, availableParallelism() - 1),
  });

  const call =
    <Name extends keyof WorkerFunctions>(name: Name) =>
    (input: Parameters<WorkerFunctions[Name]>[0]): Promise<ReturnType<WorkerFunctions[Name]>> =>
      pool.run(name, input);

  return { hash: call('hash'), hashWith: call('hashWith'), verify: call('verify'), end: () => pool.end() };
}

let hasher = createPooledHasher();

/** Replaces the hasher of this process. Tests set one with a low cost. */
export const setHasher = (replacement: Hasher): void => {
  hasher = replacement;
};

export const hashSecret = (password: string): Promise<string> => hasher.hash(password);

/** Returns the same hash for the same secret and salt, so that the hash can be looked up. */
export const hashWithSalt = async (secret: string, salt: Uint8Array): Promise<Buffer> =>
  Buffer.from(await hasher.hashWith({ secret, salt }));

export const isHashOf = (stored: string, password: string): Promise<boolean> =>
  hasher.verify({ stored, password });

/** Waits for the hashes in flight and frees their threads. */
export const endHashing = (): Promise<void> => hasher.end();
