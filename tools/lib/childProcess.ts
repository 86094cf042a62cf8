import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface ProgramMessage {
  result?: unknown;
  error?: string;
}

/** A program of a `processes` folder that runs in a child process and handles commands. */
export interface Program<Command> {
  /**
   * Sends a command and returns its result. Supports only one command at a time. Rejects if the command fails
   * or the program exits.
   */
  execute<Result>(command: Command): Promise<Result>;
  /** Lets the program close its resources and waits for its exit. */
  end(): Promise<void>;
}

async function receiveResult(child: ChildProcess, name: string): Promise<unknown> {
  const controller = new AbortController();
  try {
    const [message]: (ProgramMessage | undefined)[] = await Promise.race([
      once(child, 'message', controller),
      once(child, 'exit', controller).then(() => []),
    ]);
    if (!message) throw new Error(`${name} exited unexpectedly.`);
    if (message.error !== undefined) throw new Error(`${name}: ${message.error}`);
    return message.result;
  } finally {
    controller.abort();
  }
}

export async function openProgram<Command extends object>(
  file: string,
  ...args: string[]
): Promise<Program<Command>> {
  const name = path.basename(file, '.ts');
  const child = fork(file, args, { execArgv: ['--max-semi-space-size=64', '--import', 'tsx'] });
  const exited = once(child, 'exit');
  await receiveResult(child, name);
  return {
    async execute<Result>(command: Command): Promise<Result> {
      const result = receiveResult(child, name);
      child.send(command);
      return result as Promise<Result>;
    },
    async end() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? '') : String(error);

/** Handles commands in the child process. Runs `close` and exits when the parent disconnects. */
export function handleCommands<Command>(
  handle: (command: Command) => Promise<unknown>,
  close: () => Promise<void> = async () => {},
): void {
  process.on('message', (command: Command) => {
    handle(command).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: formatError(error) }),
    );
  });
  process.on('disconnect', () => void close().finally(() => process.exit()));
  process.send?.({ result: 'ready' });
}
