import { openDatabase } from '../../server/db/openDatabase';
import { parseSettings } from '../../server/settings';
import { insertCompany, insertOperator } from '../../server/testing/factories';
import { addManyClients } from '../../server/testing/addManyClients';
import { createBenchDatabase, type BenchDatabase } from '../data/createBenchDatabase';
import { median, medianAmount, medianRatio } from '../measure';
import type { ExportApiInput, ExportQuestion } from '../processes/exportApi';
import { openProgram, type Program } from '../program';
import type { DatabaseKind, Row } from '../table';

const rounds = 5;
const mostGrowth = 64_000_000;

interface ExportSizes {
  large: number;
  small: number;
}

interface Peaks {
  large: number;
  small: number;
  seconds: number;
}

async function furnish(own: BenchDatabase, clients: number): Promise<ExportApiInput> {
  const environment = { ...own.environment, REQUESTS_PER_MINUTE: '0' };
  const database = await openDatabase(parseSettings(environment));
  const company = await insertCompany(database, {});
  const operator = await insertOperator(database, company, { role: 'Admin' });
  await addManyClients(database, company.id, clients);
  await database.query('analyze');
  await database.close();
  return { environment, company, operator };
}

/** Reads a file to its end without keeping it, and says how many lines it has. */
async function linesOf(url: string): Promise<number> {
  let lines = 0;
  const { body } = await fetch(url);
  if (!body) throw new Error('The export has no body.');
  for await (const part of body) for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}

/** The most memory that the API holds while so many clients are exported. */
async function peakOf(api: Program<ExportQuestion>, clients: number): Promise<number> {
  await api.ask({ do: 'peak' });
  const lines = await linesOf(await api.ask({ do: 'link', clients }));
  if (lines !== clients + 1) throw new Error(`The export has ${lines} lines.`);
  return api.ask({ do: 'peak' });
}

/** In a process of its own: what one has taken from the machine it does not give back. */
async function measureOnce(input: ExportApiInput, { large, small }: ExportSizes): Promise<Peaks> {
  const api = await openProgram<ExportQuestion>('exportApi', JSON.stringify(input));
  try {
    await peakOf(api, small);
    const peak = { small: await peakOf(api, small) };
    const began = Date.now();
    return { ...peak, large: await peakOf(api, large), seconds: (Date.now() - began) / 1000 };
  } finally {
    await api.end();
  }
}

/** The budget of an export: it is streamed, whatever its length. */
export async function clientExportRows(kind: DatabaseKind, isShort: boolean): Promise<Row[]> {
  const sizes = isShort ? { large: 20_000, small: 2_000 } : { large: 200_000, small: 20_000 };
  const own = await createBenchDatabase(kind);
  try {
    const input = await furnish(own, sizes.large);
    const peaks: Peaks[] = [];
    for (let round = 0; round < rounds; round += 1) peaks.push(await measureOnce(input, sizes));
    const large = peaks.map((peak) => peak.large);
    const small = peaks.map((peak) => peak.small);
    const growth = median(peaks.map((peak) => peak.large - peak.small));
    const seconds = median(peaks.map((peak) => peak.seconds));
    return [
      {
        what: `memory of the API while ${sizes.large} clients are exported, beside an export of ${sizes.small}`,
        budget: 'at most 64 MB more',
        database: kind,
        measured: medianAmount('bytes', large),
        floor: medianAmount('bytes', small),
        ratio: medianRatio(large, small),
        isKept: growth <= mostGrowth,
        note: `${(growth / 1e6).toFixed(1)} MB more; the export takes ${seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    await own.remove();
  }
}
