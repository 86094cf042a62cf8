import { writeFile } from 'node:fs/promises';
import { parseBenchOptions } from '../bench/parseBenchOptions';
import { runMain } from '../bench/runMain';
import { killAll } from './api';
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
import { printFaults, type Fault, type FaultRow } from './table';

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

const errorMessage = (error: unknown): unknown => (error instanceof Error ? error.message : error);

async function main(): Promise<{ isWithinBudget: boolean }> {
  const { names, json, writesPage, ...options } = parseBenchOptions('faults', Object.keys(faults), true);
  const rows: FaultRow[] = [];
  let hasFailed = false;
  const reportFailure = (error: unknown): void => {
    console.error(errorMessage(error));
    hasFailed = true;
  };
  for (const [name, fault] of Object.entries(faults)) {
    if (names.length && !names.includes(name)) continue;
    for (const run of fault(options)) {
      const startedAt = performance.now();
      // A fault that fails does not stop the others.
      await run()
        .finally(killAll)
        .then((faultRows) => rows.push(...faultRows), reportFailure);
      console.error(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  }
  printFaults(rows, writesPage);
  if (json !== null) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
  if (rows.length === 0) console.error('None of the faults applies to the selected database.');
  return {
    isWithinBudget: !hasFailed && rows.length > 0 && rows.every(({ isWithinBudget }) => isWithinBudget),
  };
}

runMain(main);
