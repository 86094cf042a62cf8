type Teardown = () => unknown;

const teardowns = new Set<Teardown>();
let isExiting = false;

/**
 * Registers a teardown in case the process ends early, and returns a function that unregisters it. If the
 * process is already exiting, throws, but the teardown still runs.
 */
export function registerTeardown(teardown: Teardown): () => void {
  teardowns.add(teardown);
  if (isExiting) throw new Error('The process is already exiting.');
  return () => void teardowns.delete(teardown);
}

/** Runs all teardowns, the latest first, including those registered meanwhile. Prints their errors. */
export async function tearDownAll(): Promise<void> {
  for (let latest = [...teardowns].at(-1); latest; latest = [...teardowns].at(-1)) {
    teardowns.delete(latest);
    await Promise.resolve()
      .then(latest)
      .catch((error: unknown) => console.error(error));
  }
}

/** On SIGINT and SIGTERM, runs all teardowns and exits with 1. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isExiting = true;
      void tearDownAll().finally(() => process.exit(1));
    });
  }
}
