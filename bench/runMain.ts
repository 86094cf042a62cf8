import { workOnDisk } from './onDisk';
import { endOnSignals, putAllAway } from './putAway';

/** Runs a program for people, ending with 1 unless all is kept: a busy machine misses budgets by itself. */
export function runMain(main: () => Promise<{ isKept: boolean }>): void {
  workOnDisk();
  endOnSignals();
  main()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { isKept: false };
    })
    .then(async ({ isKept }) => {
      await putAllAway();
      // Whatever has failed and left something to wait for keeps nobody.
      process.exit(isKept ? 0 : 1);
    });
}
