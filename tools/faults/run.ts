import { killAll } from '../lib/environment';
import { runProgram, type DatabaseKind, type ProgramOptions } from '../lib/program';
import { addRows, type Report, type Row } from '../lib/report';
import { measureClockJumps } from './clockJumps';
import { measureFullDisk } from './diskFull';
import { measureKills } from './killApi';
import { measureHeap, measureSoak } from './leaks';
import { measureKilledMigrations } from './migrationKilled';
import { measureOutages } from './postgresOutage';
import { measureRollingRestart } from './rollingRestart';
import { measureSlowDisk } from './slowDisk';

interface Fault {
  databases: readonly DatabaseKind[];
  measure(database: DatabaseKind, options: ProgramOptions): Promise<Row[]>;
}

const both: readonly DatabaseKind[] = ['postgres', 'embedded'];

const faults: Readonly<Record<string, Fault>> = {
  'kill-api': { databases: both, measure: measureKills },
  'migration-killed': { databases: both, measure: measureKilledMigrations },
  'rolling-restart': { databases: ['postgres'], measure: (_, options) => measureRollingRestart(options) },
  'postgres-outage': { databases: ['postgres'], measure: (_, options) => measureOutages(options) },
  'disk-full': { databases: both, measure: measureFullDisk },
  'slow-disk': { databases: both, measure: measureSlowDisk },
  'clock-jumps': { databases: both, measure: measureClockJumps },
  // Starts the demo, which uses the embedded database.
  heap: { databases: ['embedded'], measure: (_, options) => measureHeap(options) },
  soak: { databases: both, measure: measureSoak },
};

runProgram('faults', Object.keys(faults), async (options) => {
  const report: Report = { rows: [], failures: [] };
  for (const [name, fault] of Object.entries(faults)) {
    if (!options.isSelected(name)) continue;
    for (const database of fault.databases.filter((kind) => options.databases.includes(kind))) {
      await addRows(report, `${name} ${database}`, () => fault.measure(database, options).finally(killAll));
    }
  }
  return report;
});
