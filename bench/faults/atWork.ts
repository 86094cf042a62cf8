/** Somebody who does something over and over until they are told to stop. */
interface Worker {
  work(): Promise<void>;
  stop(): void;
}

/**
 * Has people work while something is done to what they work with. They are told to stop and come to their end whatever
 * becomes of it, and one who could not go on is a failure of it all. `goesWrong` rejects as soon as there is one, for
 * whoever would wait for them.
 */
export async function whileWorking<T>(
  workers: readonly Worker[],
  act: (goesWrong: Promise<never>) => Promise<T>,
): Promise<T> {
  const working = workers.map((worker) => worker.work());
  const goesWrong = new Promise<never>((_resolve, reject) => working.forEach((one) => one.catch(reject)));
  goesWrong.catch(() => {});
  const acted = act(goesWrong);
  await acted.catch(() => {});
  for (const worker of workers) worker.stop();
  await Promise.all(working);
  return acted;
}
