import { setUpEnvironment } from '../lib/environment';
import { runProgram, type DatabaseKind, type ProgramOptions } from '../lib/program';
import { addRows, type Report, type Row } from '../lib/report';
import { listMeasurements } from './lists';
import { measureRequestRate } from './requestRate';
import { startBenchServer, type BenchServer } from './server';
import { measureLazyScreens, measureSignIn } from './signIn';
import { measureSockets } from './sockets';

const withoutDatabase: Readonly<Record<string, () => Promise<Row[]>>> = {
  'sign-in': measureSignIn,
  'lazy-screens': measureLazyScreens,
};

/** Measurements of one filled database. */
const onFilledDatabase: Readonly<Record<string, (server: BenchServer) => Promise<Row[]>>> = {
  ...listMeasurements,
  requests: measureRequestRate,
};

async function addFilledRows(report: Report, kind: DatabaseKind, options: ProgramOptions): Promise<void> {
  const selected = Object.entries(onFilledDatabase).filter(([name]) => options.isSelected(name));
  if (selected.length === 0) return;
  const environment = await setUpEnvironment(kind);
  try {
    console.error(`Generating the data of ${kind} …`);
    const server = await startBenchServer(environment, options.isShort);
    try {
      for (const [name, measure] of selected) await addRows(report, `${name} ${kind}`, () => measure(server));
    } finally {
      await server.close();
    }
  } finally {
    await environment.remove();
  }
}

const names = [...Object.keys(withoutDatabase), 'sockets', ...Object.keys(onFilledDatabase)];

runProgram('bench', names, async (options) => {
  const report: Report = { rows: [], failures: [] };
  for (const [name, measure] of Object.entries(withoutDatabase)) {
    if (options.isSelected(name)) await addRows(report, name, measure);
  }
  for (const kind of options.databases) {
    if (options.isSelected('sockets'))
      await addRows(report, `sockets ${kind}`, () => measureSockets(kind, options.isShort));
    await addFilledRows(report, kind, options);
  }
  return report;
});
