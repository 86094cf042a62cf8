import { spawn } from 'node:child_process';
import path from 'node:path';
import { folderVariable } from './record';
import { root } from './sources';

// Naming more takes the place of what the tests' own settings name. Tests of plans are about how, of very many rows.
const neverRun = ['/node_modules/', '\\.postgres\\.test\\.ts$', '/plans\\.test\\.ts$'];

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
    const env = { ...process.env, [folderVariable]: folder, TEST_DATABASE_URL: '' };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', reject);
    // A test that has waited too long for statements to be tried has told what they said all the same.
    child.on('close', () => resolve());
  });
}
