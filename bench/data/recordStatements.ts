interface Statement {
  text: string;
}

/** Listens to a driver until it is stopped. */
export type Recorder<Sent extends Statement> = () => { sent(): Sent[]; stop(): void };

async function recordedOnce<Sent extends Statement>(
  record: Recorder<Sent>,
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  const recorder = record();
  try {
    await work();
    return recorder.sent();
  } finally {
    recorder.stop();
  }
}

const textsOf = (statements: readonly Statement[]): string => statements.map(({ text }) => text).join('\n');

/** All that a driver is given while some work is done that does nothing else the second time. */
export async function recordStatements<Sent extends Statement>(
  record: Recorder<Sent>,
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  await work();
  const first = await recordedOnce(record, work);
  const second = await recordedOnce(record, work);
  // The job queues send statements now and then, too.
  return textsOf(first) === textsOf(second) ? first : recordStatements(record, work);
}
