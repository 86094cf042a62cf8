import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

export interface ChildProgram {
  processId: number;
  lines: string[];
  errors: string[];
  isRunning(): boolean;
  /** Resolves when the process has printed `count` lines in total. Throws if it exits earlier. */
  waitForLines(count: number): Promise<void>;
  /** Sends SIGKILL by default, and resolves when the process has exited. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  exited: Promise<number | null>;
}

/**
 * Options of a child process: its environment instead of the inherited one, and a command that runs it, such
 * as `faketime`.
 */
export interface StartOptions {
  environment?: Record<string, string>;
  wrapper?: readonly string[];
}

/** Starts a program of the folder `processes` as a child process. */
export const startChild = (name: string, ...args: string[]): ChildProgram =>
  startProgram(path.join(__dirname, 'processes', `${name}.ts`), args);

/**
 * Starts a TypeScript program as a child process. Its working directory is the program's folder, so no
 * developer's `.env` applies.
 */
export function startProgram(
  file: string,
  args: readonly string[],
  options: StartOptions = {},
): ChildProgram {
  const { environment = process.env, wrapper = [] } = options;
  const name = path.basename(file, '.ts');
  const [command = '', ...commandArgs] = [...wrapper, process.execPath, '--import', 'tsx', file, ...args];
  const child = spawn(command, commandArgs, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: path.dirname(file),
    env: environment,
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const output = readline.createInterface(child.stdout).on('line', (line) => lines.push(line));
  readline.createInterface(child.stderr).on('line', (line) => errors.push(line));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    processId: child.pid ?? 0,
    lines,
    errors,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async waitForLines(count) {
      while (lines.length < count) {
        const next = new Promise((resolve) => output.once('line', resolve));
        const hasExited = await Promise.race([next.then(() => false), exited.then(() => true)]);
        if (hasExited) throw new Error(`${name} ended early: ${errors.join('\n')}`);
      }
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}
