import { writeFile } from 'node:fs/promises';
import { readChoices, type Choices } from '../choices';
import { runMain } from '../runMain';
import { endAll } from './api';
import { clockJumps } from './clockJumps';
import { diskFull } from './diskFull';
import { heap } from './heap/heap';
import { killApi } from './killApi';
import { migrationKilled } from './migrationKilled';
import { postgresOutage } from './postgresOutage';
import { restart } from './restart/restart';
import { secondProcess } from './secondProcess';
import { slowDisk } from './slowDisk';
import { soak } from './soak/soak';
import { startTogether } from './startTogether';
import { printFaults, type FaultRow } from './table';

export type FaultChoices = Pick<Choices, 'databases' | 'isShort' | 'minutes'>;

/** What there is to run, one for each database that has a part in it. */
export type Fault = (choices: FaultChoices) => (() => Promise<FaultRow[]>)[];

const faults: Readonly<Record<string, Fault>> = {
  'kill-api': killApi,
  'postgres-outage': postgresOutage,
  'second-process': secondProcess,
  'migration-killed': migrationKilled,
  'start-together': startTogether,
  'disk-full': diskFull,
  'slow-disk': slowDisk,
  'clock-jumps': clockJumps,
  restart,
  heap,
  soak,
};

const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

async function main(): Promise<{ isKept: boolean }> {
  const { names, json, ...choices } = readChoices('faults', Object.keys(faults), true);
  const rows: FaultRow[] = [];
  let hasFailed = false;
  const tellFailure = (error: unknown): void => {
    console.error(messageOf(error));
    hasFailed = true;
  };
  for (const [name, fault] of Object.entries(faults)) {
    if (names.length && !names.includes(name)) continue;
    for (const run of fault(choices)) {
      const began = performance.now();
      // One that fails takes nothing of the others with it.
      await run()
        .finally(endAll)
        .then((found) => rows.push(...found), tellFailure);
      console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
  }
  printFaults(rows);
  if (json !== null) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
  if (rows.length === 0) console.error('There was nothing to do.');
  return { isKept: !hasFailed && rows.length > 0 && rows.every(({ isKept }) => isKept) };
}

runMain(main);
