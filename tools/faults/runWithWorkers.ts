/** A loop that runs until `stop` is called. */
interface LoopWorker {
  work(): Promise<void>;
  stop(): void;
}

/**
 * Runs `act` while the workers run, then stops them and waits for them. `workerFailure` and the returned
 * promise reject if a worker fails.
 */
export async function runWithWorkers<T>(
  workers: readonly LoopWorker[],
  act: (workerFailure: Promise<never>) => Promise<T>,
): Promise<T> {
  const running = workers.map((worker) => worker.work());
  const workerFailure = new Promise<never>((_resolve, reject) => running.forEach((run) => run.catch(reject)));
  workerFailure.catch(() => {});
  const result = act(workerFailure);
  await result.catch(() => {});
  for (const worker of workers) worker.stop();
  await Promise.all(running);
  return result;
}
