import { spawnSync } from 'node:child_process';

// Every step runs whatever the others said, so that one run lists all there is to mend.
const steps: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated code', command: 'tsx', args: ['checks/generatedCode.ts'] },
  { name: 'spec coverage', command: 'tsx', args: ['checks/specCoverage.ts'] },
];

const wanted = process.argv.slice(2);
const failed: string[] = [];
for (const { name, command, args } of steps.filter((step) => !wanted.length || wanted.includes(step.name))) {
  const started = Date.now();
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) failed.push(name);
}

if (failed.length) {
  console.log(`\nTo mend: ${failed.join(', ')}.`);
  process.exit(1);
}
