import { Piscina } from 'piscina';
import { lowNiceness } from './lowerPriority';

interface ThreadPoolOptions {
  /** The module whose functions the threads run. */
  filename: string;
  /** One of its functions; a thread checks that it exists when it starts. */
  name: string;
  threads: number;
  /** How long a call may take, the start of its thread included. Its thread ends then. Calls without it have no limit. */
  timeoutMs?: number;
}

interface ThreadPool {
  /** Runs a function of the module. Rejects with AbortError when it takes too long, and with what it throws. */
  run<Result>(name: string, input: unknown): Promise<Result>;
  /** Waits for the calls in flight and frees the threads. A later call starts new ones. */
  end(): Promise<void>;
}

/** Creates a pool of low-priority threads. A thread starts with the first call that needs it. */
export function createThreadPool({ filename, name, threads, timeoutMs }: ThreadPoolOptions): ThreadPool {
  let pool: Piscina | null = null;

  const start = (): Piscina => {
    const started = new Piscina({
      filename,
      name,
      execArgv: ['--require', 'tsx/cjs'],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Infinity,
      // Elsewhere than on Linux, niceness belongs to the whole process.
      niceIncrement: process.platform === 'linux' ? lowNiceness : 0,
    });
    // A thread failed to start: the pending calls are rejected, and the next one starts a new pool.
    started.on('error', () => {
      if (pool === started) pool = null;
      void started.destroy();
    });
    return started;
  };

  return {
    run: async (called, input) =>
      (pool ??= start()).run(input, {
        name: called,
        ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
      }),
    async end() {
      const ending = pool;
      pool = null;
      await ending?.close();
    },
  };
}
