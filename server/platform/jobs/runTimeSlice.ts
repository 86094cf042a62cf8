const defaultSliceMs = 2000;

/** Runs steps until one returns false, or calls `requeue` after `sliceMs` milliseconds. */
export async function runTimeSlice(
  step: () => Promise<boolean>,
  requeue: () => Promise<void>,
  sliceMs = defaultSliceMs,
): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < sliceMs) {
    if (!(await step())) return;
  }
  await requeue();
}
