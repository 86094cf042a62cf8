interface Statement {
  text: string;
}

export type Recorder<Sent extends Statement> = () => { sent(): Sent[]; stop(): void };

async function recordOnce<Sent extends Statement>(
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

const joinTexts = (statements: readonly Statement[]): string => statements.map(({ text }) => text).join('\n');

/** Runs `work` at least three times, and returns the statements that it sends once its caches are warm. */
export async function recordStatements<Sent extends Statement>(
  record: Recorder<Sent>,
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  await work();
  const first = await recordOnce(record, work);
  const second = await recordOnce(record, work);
  // Two recordings differ if other work sent statements meanwhile, and are then repeated.
  return joinTexts(first) === joinTexts(second) ? first : recordStatements(record, work);
}
