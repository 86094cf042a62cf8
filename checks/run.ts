import { execFileSync, spawn } from 'node:child_process';
import os from 'node:os';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** It writes files that other steps read, so it runs alone, before or after them. */
  writes?: 'before' | 'after';
}

const types: Step = {
  name: 'types',
  command: 'tsc',
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
};

const lint = (files: readonly string[]): Step => ({
  name: 'lint',
  command: 'eslint',
  args: ['--max-warnings', '0', '--no-warn-ignored', ...files],
});

const format = (mode: '--check' | '--write', files: readonly string[]): Step => ({
  name: 'format',
  command: 'prettier',
  ...(mode === '--write' && { writes: 'before' }),
  args: [
    ...[mode, '--log-level', 'warn', '--ignore-unknown'],
    ...['--cache', '--cache-location', '.cache/prettier', ...files],
  ],
});

const wholeSteps: readonly Step[] = [
  types,
  lint(['.']),
  format('--check', ['.']),
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated code', command: 'tsx', args: ['checks/generatedCode.ts'], writes: 'after' },
  { name: 'spec coverage', command: 'tsx', args: ['checks/specCoverage.ts'] },
  { name: 'security requirements', command: 'tsx', args: ['checks/asvs.ts'] },
];

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit where the branch left `main`, or `HEAD` in a clone that has no such branch. */
function base(): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // The clone does not have this branch.
    }
  }
  return 'HEAD';
}

/** Returns the files that differ from `main`, those not committed or not added included. */
const changedFiles = (): string[] =>
  [
    git('diff', '--name-only', '-z', '--diff-filter=d', base()),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((names) => names.split('\0').filter(Boolean));

/** Returns the steps of `npm run check -- --changed`: quick feedback, so it also formats what changed. */
function stepsForChanges(): readonly Step[] {
  const changed = changedFiles();
  if (changed.length === 0) return [types];
  const scripts = changed.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  return [types, ...(scripts.length > 0 ? [lint(scripts)] : []), format('--write', changed)];
}

const wanted = process.argv.slice(2);
const isForChanges = wanted[0] === '--changed';
const chosen = isForChanges
  ? stepsForChanges()
  : wholeSteps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const waiting = chosen.filter(({ writes }) => !writes);
const failed: string[] = [];

/** Runs a step and prints its output when it ends, so that steps beside each other don't mix theirs. */
const run = ({ name, command, args }: Step) =>
  new Promise<void>((resolve, reject) => {
    const started = Date.now();
    const output: Buffer[] = [];
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void output.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      console.log(`${status === 0 ? '✔' : '✘'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (status !== 0) failed.push(name);
      resolve();
    });
  });

async function runInTurn(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

// Every step runs even if another one fails, so that one run lists all faults.
async function runAll(): Promise<void> {
  if (chosen.length === 0) {
    console.log(
      `There is no step ${wanted.join(' ')}. There are ${wholeSteps.map(({ name }) => name).join(', ')}.`,
    );
    process.exitCode = 1;
  }
  for (const step of chosen.filter(({ writes }) => writes === 'before')) await run(step);
  await Promise.all(Array.from({ length: os.availableParallelism() }, runInTurn));
  for (const step of chosen.filter(({ writes }) => writes === 'after')) await run(step);
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

void runAll();
