import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

export interface Child {
  processId: number;
  lines: string[];
  errors: string[];
  isRunning(): boolean;
  /** Resolves when the process has printed so many lines. */
  printed(count: number): Promise<void>;
  /** By kill -9, unless another signal is named. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  ended: Promise<number | null>;
}

/** How a program is started: with this environment in place of one's own, and under these words of another program. */
export interface Start {
  environment?: Record<string, string>;
  under?: readonly string[];
}

/** One of the programs in the folder processes, as a process of its own. */
export const startChild = (name: string, ...given: string[]): Child =>
  startProgram(path.join(__dirname, 'processes', `${name}.ts`), given);

/** A program in TypeScript, as a process of its own. It starts in its own folder, where no `.env` of a developer's is. */
export function startProgram(file: string, given: readonly string[], how: Start = {}): Child {
  const { environment = process.env, under = [] } = how;
  const name = path.basename(file, '.ts');
  const [first = '', ...rest] = [...under, process.execPath, '--import', 'tsx', file, ...given];
  const child = spawn(first, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: path.dirname(file),
    env: environment,
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const output = readline.createInterface(child.stdout).on('line', (line) => lines.push(line));
  readline.createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    processId: child.pid ?? 0,
    lines,
    errors,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async printed(count) {
      while (lines.length < count) {
        const next = new Promise((resolve) => output.once('line', resolve));
        const hasEnded = await Promise.race([next.then(() => false), ended.then(() => true)]);
        if (hasEnded) throw new Error(`${name} ended early: ${errors.join('\n')}`);
      }
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}
