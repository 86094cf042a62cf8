import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Answer {
  answer?: unknown;
  error?: string;
}

/** One of the programs in the folder processes, in a process of its own. */
export interface Program<Question> {
  processId: number;
  /** One question at a time. */
  ask<Given>(question: Question): Promise<Given>;
  /** Lets it close what it holds. */
  end(): Promise<void>;
}

async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const gone = new AbortController();
  try {
    const [given]: (Answer | undefined)[] = await Promise.race([
      once(child, 'message', gone),
      once(child, 'exit', gone).then(() => []),
    ]);
    if (!given) throw new Error(`${name} ended early.`);
    if (given.error !== undefined) throw new Error(`${name}: ${given.error}`);
    return given.answer;
  } finally {
    gone.abort();
  }
}

export async function openProgram<Question extends object>(
  name: string,
  ...given: string[]
): Promise<Program<Question>> {
  const program = path.join(__dirname, 'processes', `${name}.ts`);
  const child = fork(program, given, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  await answerOf(child, name);
  return {
    processId: child.pid ?? 0,
    async ask<Given>(question: Question): Promise<Given> {
      const answer = answerOf(child, name);
      child.send(question);
      return answer as Promise<Given>;
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** The program's side: answers each question, until whoever asks has gone. */
export function answerQuestions<Question>(
  answer: (question: Question) => Promise<unknown>,
  close: () => Promise<void> = async () => {},
): void {
  process.on('message', (question: Question) => {
    answer(question).then(
      (given) => process.send?.({ answer: given }),
      (error: unknown) => process.send?.({ error: wordsOf(error) }),
    );
  });
  process.on('disconnect', () => void close().finally(() => process.exit()));
  process.send?.({ answer: 'ready' });
}
