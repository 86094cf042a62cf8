const usualTurnMs = 2000;

/** Works step by step until one says that it was the last, or until it is others' turn: then the job queues up behind them. */
export async function takeTurn(
  step: () => Promise<boolean>,
  queueAgain: () => Promise<void>,
  turnMs = usualTurnMs,
): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < turnMs) {
    if (!(await step())) return;
  }
  await queueAgain();
}
