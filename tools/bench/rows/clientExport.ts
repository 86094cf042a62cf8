import { openDatabase } from '../../../server/platform';
import { parseSettings } from '../../../server/platform/startup';
import { insertCompany, insertOperator } from '../../../server/testing/factories';
import { addManyClients } from '../../../server/testing/addManyClients';
import { createBenchDatabase, type BenchDatabase } from '../data/createBenchDatabase';
import { median, medianAmount, medianRatio } from '../measure';
import type { ExportApiInput, ExportCommand } from '../processes/exportApi';
import { openProgram, type Program } from '../program';
import type { DatabaseKind, Row } from '../table';

const rounds = 5;
const maxGrowthBytes = 64_000_000;

interface ExportSizes {
  large: number;
  small: number;
}

interface Peaks {
  large: number;
  small: number;
  seconds: number;
}

async function seedDatabase(benchDatabase: BenchDatabase, clients: number): Promise<ExportApiInput> {
  const environment = { ...benchDatabase.environment, REQUESTS_PER_MINUTE: '0' };
  const database = await openDatabase(parseSettings(environment));
  const company = await insertCompany(database, {});
  const operator = await insertOperator(database, company, { role: 'Admin' });
  await addManyClients(database, company.id, clients);
  await database.query('analyze');
  await database.close();
  return { environment, company, operator };
}

async function countLines(url: string): Promise<number> {
  let lines = 0;
  const { body } = await fetch(url);
  if (!body) throw new Error('The export has no body.');
  for await (const chunk of body) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}

/**
 * Exports the clients and returns the API's peak memory during the export, in bytes. Throws if the export is
 * incomplete.
 */
async function measurePeak(api: Program<ExportCommand>, clients: number): Promise<number> {
  await api.execute({ do: 'peak' });
  const lines = await countLines(await api.execute({ do: 'link', clients }));
  if (lines !== clients + 1) throw new Error(`The export has ${lines} lines.`);
  return api.execute({ do: 'peak' });
}

/** Measures both exports in a new process, since a process does not return its memory to the system. */
async function measureOnce(input: ExportApiInput, { large, small }: ExportSizes): Promise<Peaks> {
  const api = await openProgram<ExportCommand>('exportApi', JSON.stringify(input));
  try {
    await measurePeak(api, small);
    const peak = { small: await measurePeak(api, small) };
    const startedAt = Date.now();
    return { ...peak, large: await measurePeak(api, large), seconds: (Date.now() - startedAt) / 1000 };
  } finally {
    await api.end();
  }
}

/**
 * Compares the peak memory of a large and a small export, which must be similar because exports are streamed.
 */
export async function clientExportRows(kind: DatabaseKind, isShort: boolean): Promise<Row[]> {
  const sizes = isShort ? { large: 20_000, small: 2_000 } : { large: 200_000, small: 20_000 };
  const benchDatabase = await createBenchDatabase(kind);
  try {
    const input = await seedDatabase(benchDatabase, sizes.large);
    const peaks: Peaks[] = [];
    for (let round = 0; round < rounds; round += 1) peaks.push(await measureOnce(input, sizes));
    const large = peaks.map((peak) => peak.large);
    const small = peaks.map((peak) => peak.small);
    const growth = median(peaks.map((peak) => peak.large - peak.small));
    const seconds = median(peaks.map((peak) => peak.seconds));
    return [
      {
        what: `memory of the API while ${sizes.large} clients are exported, compared with an export of ${sizes.small}`,
        budget: 'at most 64 MB more',
        database: kind,
        measured: medianAmount('bytes', large),
        baseline: medianAmount('bytes', small),
        ratio: medianRatio(large, small),
        isWithinBudget: growth <= maxGrowthBytes,
        note: `${(growth / 1e6).toFixed(1)} MB more; the export takes ${seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    await benchDatabase.remove();
  }
}
