import { spawn } from 'node:child_process';
import os from 'node:os';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** It writes the files that the others read. */
  isWriting?: boolean;
}

// Every step runs whatever the others said, so that one run lists all there is to mend.
const steps: readonly Step[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'languages', command: 'tsx', args: ['checks/languages.ts'] },
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated code', command: 'tsx', args: ['checks/generatedCode.ts'], isWriting: true },
  { name: 'spec coverage', command: 'tsx', args: ['checks/specCoverage.ts'] },
  { name: 'security page', command: 'tsx', args: ['checks/securityPage.ts'] },
];

const wanted = process.argv.slice(2);
const chosen = steps.filter((step) => !wanted.length || wanted.includes(step.name));
const waiting = chosen.filter(({ isWriting }) => !isWriting);
const failed: string[] = [];

/** Says what the step said once it is over, for others run beside it. */
const run = ({ name, command, args }: Step) =>
  new Promise<void>((resolve, reject) => {
    const started = Date.now();
    const said: Buffer[] = [];
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void said.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${status === 0 ? '✔' : '✘'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (status !== 0) failed.push(name);
      resolve();
    });
  });

async function runInTurn(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

async function runAll(): Promise<void> {
  await Promise.all(Array.from({ length: os.availableParallelism() }, runInTurn));
  for (const step of chosen.filter(({ isWriting }) => isWriting)) await run(step);
  if (failed.length === 0) return;
  console.log(`\nTo mend: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

void runAll();
