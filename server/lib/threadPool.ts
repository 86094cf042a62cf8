import { Piscina } from 'piscina';
import { lowNiceness } from './lowerPriority';

interface ThreadPoolOptions {
  /** The path of the module whose functions the threads run. */
  filename: string;
  /** The name of one function of the module. A thread checks at start that it exists. */
  name: string;
  threads: number;
  /**
   * The time limit of one call in milliseconds, including the thread's start. A time-out ends the thread.
   * Calls have no limit if this option is missing.
   */
  timeoutMs?: number;
}

interface ThreadPool {
  /**
   * Runs a function of the module. Rejects with AbortError after the time limit, or with the function's
   * error.
   */
  run<Result>(name: string, input: unknown): Promise<Result>;
  /** Waits for running calls and ends the threads. A later call starts new ones. */
  end(): Promise<void>;
}

/** Creates a pool of low-priority threads, which start on demand. */
export function createThreadPool({ filename, name, threads, timeoutMs }: ThreadPoolOptions): ThreadPool {
  let pool: Piscina | null = null;

  const start = (): Piscina => {
    const newPool = new Piscina({
      filename,
      name,
      execArgv: ['--require', 'tsx/cjs'],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Infinity,
      // Only Linux has niceness per thread. Other platforms apply it to the whole process.
      niceIncrement: process.platform === 'linux' ? lowNiceness : 0,
    });
    // When a thread fails to start, pending calls reject and the next call starts a new pool.
    newPool.on('error', () => {
      if (pool === newPool) pool = null;
      void newPool.destroy();
    });
    return newPool;
  };

  return {
    run: async (functionName, input) =>
      (pool ??= start()).run(input, {
        name: functionName,
        ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
      }),
    async end() {
      const closingPool = pool;
      pool = null;
      await closingPool?.close();
    },
  };
}
