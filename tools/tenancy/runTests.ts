import { spawn } from 'node:child_process';
import path from 'node:path';
import { engineVariable } from '../../server/testing/testEngine';
import { folderVariable } from './results';
import { root } from './sources';

// Replaces the patterns of `jest.config.ts`. Excludes tests that need PostgreSQL, tests of query plans, which
// need many rows, and all slow tests except the one that runs every statement.
const excludedPatterns = [
  '/node_modules/',
  '\\.postgres\\.test\\.ts$',
  '/plans\\.(sweep\\.)?test\\.ts$',
  '(?<!/everyStatement)\\.slow\\.test\\.ts$',
];

export function runTests(
  folder: string,
  paths: readonly string[],
  excludedPaths: readonly string[] = [],
): Promise<void> {
  const args = [
    ...['--import', 'tsx', path.join(root, 'node_modules/jest/bin/jest.js')],
    ...['--config', path.join(__dirname, 'jest.config.ts'), '--silent'],
    ...['--testPathPatterns', ...paths],
    ...['--testPathIgnorePatterns', ...excludedPatterns, ...excludedPaths],
  ];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, [folderVariable]: folder, [engineVariable]: 'embedded' };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', reject);
    // Ignores the exit code, since a test that times out has still recorded its results.
    child.on('close', () => resolve());
  });
}
