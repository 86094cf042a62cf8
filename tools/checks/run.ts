import { execFileSync, spawn } from 'node:child_process';
import os from 'node:os';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Set if the step writes files that others read. It then runs alone, before or after them. */
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

const allSteps: readonly Step[] = [
  types,
  lint(['.']),
  format('--check', ['.']),
  {
    name: 'dependencies',
    command: 'depcruise',
    args: ['--config', 'tools/checks/dependencies.mjs', 'server', 'contract', 'src', 'tools', 'e2e'],
  },
  {
    name: 'module dependencies',
    command: 'depcruise',
    args: ['--config', 'tools/checks/moduleDependencies.mjs', 'server', 'contract'],
  },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated code', command: 'tsx', args: ['tools/checks/generatedCode.ts'], writes: 'after' },
  { name: 'prose', command: 'tsx', args: ['tools/checks/prose.ts'] },
  { name: 'commit subjects', command: 'tsx', args: ['tools/checks/commitSubjects.ts'] },
  { name: 'spec coverage', command: 'tsx', args: ['tools/checks/specCoverage.ts'] },
  { name: 'security requirements', command: 'tsx', args: ['tools/checks/asvs.ts'] },
];

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit at which the branch diverged from `main`, or `HEAD` if the clone has no `main`. */
function findBase(): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // The clone does not have this branch.
    }
  }
  return 'HEAD';
}

/**
 * Returns the files changed since `findBase()`, including uncommitted and untracked ones. Omits deleted
 * files.
 */
const changedFiles = (): string[] =>
  [
    git('diff', '--name-only', '-z', '--diff-filter=d', findBase()),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((names) => names.split('\0').filter(Boolean));

/** Returns the steps of `npm run check -- --changed`, which also formats the changed files. */
function stepsForChanges(): readonly Step[] {
  const changed = changedFiles();
  if (changed.length === 0) return [types];
  const scripts = changed.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  return [types, ...(scripts.length > 0 ? [lint(scripts)] : []), format('--write', changed)];
}

const requestedSteps = process.argv.slice(2);
const isForChanges = requestedSteps[0] === '--changed';
const selectedSteps = isForChanges
  ? stepsForChanges()
  : allSteps.filter(({ name }) => requestedSteps.length === 0 || requestedSteps.includes(name));
const pendingSteps = selectedSteps.filter(({ writes }) => !writes);
const failed: string[] = [];

/**
 * Runs a step, records whether it failed, and prints its output at the end, so that concurrent steps don't
 * mix their output.
 */
const run = ({ name, command, args }: Step) =>
  new Promise<void>((resolve, reject) => {
    const startedAt = Date.now();
    const output: Buffer[] = [];
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void output.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      console.log(`${status === 0 ? '✔' : '✘'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
      if (status !== 0) failed.push(name);
      resolve();
    });
  });

async function runInTurn(): Promise<void> {
  for (let step = pendingSteps.shift(); step; step = pendingSteps.shift()) await run(step);
}

// Runs every step even if another one fails, so that one run lists all problems.
async function runAll(): Promise<void> {
  if (selectedSteps.length === 0) {
    console.log(
      `Unknown step: ${requestedSteps.join(' ')}. Available steps: ${allSteps.map(({ name }) => name).join(', ')}.`,
    );
    process.exitCode = 1;
  }
  for (const step of selectedSteps.filter(({ writes }) => writes === 'before')) await run(step);
  await Promise.all(Array.from({ length: os.availableParallelism() }, runInTurn));
  for (const step of selectedSteps.filter(({ writes }) => writes === 'after')) await run(step);
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

void runAll();
