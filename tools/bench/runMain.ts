import { storeDatabasesOnDisk } from './storeDatabasesOnDisk';
import { exitOnSignals, tearDownAll } from './teardown';

/**
 * Runs a command-line program with its databases on disk. Then runs all teardowns and exits, with 1 if the
 * program throws or misses a budget.
 */
export function runMain(main: () => Promise<{ isWithinBudget: boolean }>): void {
  storeDatabasesOnDisk();
  exitOnSignals();
  main()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { isWithinBudget: false };
    })
    .then(async ({ isWithinBudget }) => {
      await tearDownAll();
      // Exits even if a failed measurement has pending work.
      process.exit(isWithinBudget ? 0 : 1);
    });
}
