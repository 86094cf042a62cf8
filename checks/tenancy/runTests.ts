import { spawn } from 'node:child_process';
import path from 'node:path';
import { engineVariable } from '../../server/testing/testEngine';
import { folderVariable } from './record';
import { root } from './sources';

// Replaces the patterns of jest.config.ts. Plan tests need very many rows, and of the slow tests one makes every statement.
const neverRun = [
  '/node_modules/',
  '\\.postgres\\.test\\.ts$',
  '/plans\\.(sweep\\.)?test\\.ts$',
  '(?<!/everyStatement)\\.slow\\.test\\.ts$',
];

/** Runs the tests below some paths on the embedded database, watched. */
export function runTests(
  folder: string,
  paths: readonly string[],
  butNot: readonly string[] = [],
): Promise<void> {
  const args = [
    ...['--import', 'tsx', path.join(root, 'node_modules/jest/bin/jest.js')],
    ...['--config', path.join(__dirname, 'jest.config.ts'), '--silent'],
    ...['--testPathPatterns', ...paths],
    ...['--testPathIgnorePatterns', ...neverRun, ...butNot],
  ];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, [folderVariable]: folder, [engineVariable]: 'embedded' };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', reject);
    // A test that has waited too long for statements to be tried has told what they said all the same.
    child.on('close', () => resolve());
  });
}
