import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { equivalentOf } from './equivalents';
import { printFindings } from './findings';
import { folderVariable, toldIn } from './record';
import { runTests } from './runTests';
import { predicatesInTree } from './sources';

/**
 * Takes one condition on a company at a time out of the services' statements, and sees whether the sweep of statements
 * (server/contract/statements) fails without it. The statements are those that the server's tests make: they run with
 * every condition marked, and each statement is tried inside its own transaction before it is made.
 *
 * `npm run tenancy -- server/modules/clients` looks at these conditions alone, by the tests beside them. A folder that
 * TENANCY_FOLDER names is kept, with what was found: the next run goes on from there.
 */
const wanted = process.argv.slice(2);
const predicates = predicatesInTree().filter(
  ({ at }) => !wanted.length || wanted.some((p) => at.startsWith(p)),
);
const kept = process.env[folderVariable];
const folder = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'livery-tenancy-'));
const started = Date.now();

const contract = ['server/contract/statements/', 'server/contract/audit.test.ts'];
const everywhere = ['server/modules/', 'server/site/', 'server/card-provider/', 'server/rest/'];

/** `server/modules/clients/` of what stands anywhere in it. */
const areaOf = (file: string): string => /^server\/(modules\/)?[^/]+\//.exec(file)?.[0] ?? file;

/** Where there is something that is neither caught nor known not to be. */
function openAreas(): string[] {
  const { caught } = toldIn(folder);
  const open = predicates.filter((one) => !caught.has(one.at) && !equivalentOf(one));
  return [...new Set(open.map(({ at }) => areaOf(at)))];
}

/** What the contract offers reaches most; then come the tests beside what is still open, then all others. */
async function runAll(): Promise<void> {
  await runTests(folder, contract);
  const beside = openAreas();
  if (beside.length > 0) await runTests(folder, beside);
  if (openAreas().length > 0) await runTests(folder, everywhere, beside);
}

async function main(): Promise<void> {
  await (wanted.length > 0 ? runTests(folder, wanted) : runAll());
  const isTight = printFindings(predicates, toldIn(folder));
  if (!kept) fs.rmSync(folder, { recursive: true });
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
  if (!isTight) process.exitCode = 1;
}

void main();
