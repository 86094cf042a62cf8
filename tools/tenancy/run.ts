import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { engineVariable } from '../../server/testing/testEngine';
import { findEquivalentMutant } from './equivalentMutants';
import { findAllPredicates, root, type Predicate } from './predicates';
import { folderVariable, readResults } from './results';

/**
 * Removes one tenant condition at a time from the services' statements and expects the statement sweep
 * (server/operations/statements) to fail. The server's tests run with marked conditions, and each of their
 * statements is tested in its transaction before it runs.
 *
 * `npm run tools -- tenancy server/clients` limits the run to the conditions and the tests in that path.
 * The folder that `TENANCY_FOLDER` names is not deleted, and the next run continues from its results.
 */
const selectedPaths = process.argv.slice(2);
const predicates = findAllPredicates().filter(
  ({ at }) => !selectedPaths.length || selectedPaths.some((p) => at.startsWith(p)),
);
const givenFolder = process.env[folderVariable];
const folder = givenFolder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'livery-tenancy-'));
const startedAt = Date.now();

const operationTests = ['server/operations/statements/', 'server/operations/audit.test.ts'];
const allTests = ['server/'];

/** Returns the area of a file, such as `server/billing/payments/`. */
const areaOf = (file: string): string => /^server\/[^/]+\/([^/]+\/)?/.exec(file)?.[0] ?? file;

/** Returns the areas with conditions that are neither caught nor equivalent mutants. */
function findUncaughtAreas(): string[] {
  const { caught } = readResults(folder);
  const uncaught = predicates.filter(
    (predicate) => !caught.has(predicate.at) && !findEquivalentMutant(predicate),
  );
  return [...new Set(uncaught.map(({ at }) => areaOf(at)))];
}

// Replaces the patterns of `jest.config.ts`. Excludes tests that need PostgreSQL, tests of query plans, which
// need many rows, and all slow tests except the one that runs every statement.
const excludedPatterns = [
  '/node_modules/',
  '\\.postgres\\.test\\.ts$',
  '/plans\\.(sweep\\.)?test\\.ts$',
  '(?<!/everyStatement)\\.slow\\.test\\.ts$',
];

function runTests(paths: readonly string[], excludedPaths: readonly string[] = []): Promise<void> {
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

/**
 * Runs the tests of `server/operations` first, since they cover most conditions. While conditions remain
 * uncaught, runs the tests of their areas, then all others.
 */
async function runAll(): Promise<void> {
  await runTests(operationTests);
  const uncaughtAreas = findUncaughtAreas();
  if (uncaughtAreas.length > 0) await runTests(uncaughtAreas);
  if (findUncaughtAreas().length > 0) await runTests(allTests, uncaughtAreas);
}

const minCaughtShare = 0.95;

const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** Prints the results and returns whether they pass. */
function printFindings(): boolean {
  const { caught, reached, leaky, untestable, tested } = readResults(folder);
  const survivors = predicates.filter(({ at }) => !caught.has(at));
  const [listed, unlisted] = [true, false].map((isListed) =>
    survivors.filter((predicate) => (findEquivalentMutant(predicate) !== undefined) === isListed),
  );
  const format = ({ at, text }: Predicate) => `${at}  ${text}`;
  printList('Isolated only by row-level security', [...leaky]);
  printList('Could not be tested', [...untestable]);
  printList(
    'Survived, listed as equivalent',
    (listed ?? []).map((predicate) => `${format(predicate)}: ${findEquivalentMutant(predicate)?.reason}`),
  );
  printList('Survived', (unlisted ?? []).filter(({ at }) => reached.has(at)).map(format));
  printList('Not covered by tests', (unlisted ?? []).filter(({ at }) => !reached.has(at)).map(format));

  const all = predicates.length;
  const count = all - survivors.length;
  console.log(`\n${tested.size} statements tested, ${leaky.size} leaky.`);
  console.log(`${count} of ${all} tenant conditions are tested: ${((100 * count) / all).toFixed(1)} %.`);
  return leaky.size === 0 && count / all >= minCaughtShare;
}

async function main(): Promise<void> {
  await (selectedPaths.length > 0 ? runTests(selectedPaths) : runAll());
  const isPassing = printFindings();
  if (!givenFolder) fs.rmSync(folder, { recursive: true });
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (!isPassing) process.exitCode = 1;
}

void main();
