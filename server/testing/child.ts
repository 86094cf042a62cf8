import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

export interface Child {
  processId: number;
  lines: string[];
  errors: string[];
  /** Resolves when the process has printed so many lines. */
  printed(count: number): Promise<void>;
  kill(): Promise<void>;
  ended: Promise<number | null>;
}

/** One of the programs in the folder processes, as a process of its own. */
export function startChild(name: string, ...given: string[]): Child {
  const program = path.join(__dirname, 'processes', `${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
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
    async printed(count) {
      while (lines.length < count) {
        const next = new Promise((resolve) => output.once('line', resolve));
        const hasEnded = await Promise.race([next.then(() => false), ended.then(() => true)]);
        if (hasEnded) throw new Error(`${name} ended early: ${errors.join('\n')}`);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
