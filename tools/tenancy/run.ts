import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEquivalentMutant } from './equivalentMutants';
import { printFindings } from './findings';
import { folderVariable, readResults } from './results';
import { runTests } from './runTests';
import { findAllPredicates } from './sources';

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

/**
 * Runs the tests of `server/operations` first, since they cover most conditions. While conditions remain
 * uncaught, runs the tests of their areas, then all others.
 */
async function runAll(): Promise<void> {
  await runTests(folder, operationTests);
  const uncaughtAreas = findUncaughtAreas();
  if (uncaughtAreas.length > 0) await runTests(folder, uncaughtAreas);
  if (findUncaughtAreas().length > 0) await runTests(folder, allTests, uncaughtAreas);
}

async function main(): Promise<void> {
  await (selectedPaths.length > 0 ? runTests(folder, selectedPaths) : runAll());
  const isPassing = printFindings(predicates, readResults(folder));
  if (!givenFolder) fs.rmSync(folder, { recursive: true });
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (!isPassing) process.exitCode = 1;
}

void main();
