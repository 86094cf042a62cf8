import { startBareServer } from '../data/bareServer';
import type { BenchServer } from '../data/benchServer';
import { recordReplay } from '../data/replay';
import { medianAmount, medianRatio } from '../measure';
import type { LoadOptions } from '../processes/requests';
import { openProgram, type Program } from '../program';
import type { Row } from '../table';
import { firstPage, listQuery } from './clientListCases';

const rounds = 7;
const seconds = 3;
const connections = 16;
const minRatio = 0.7;

interface Rates {
  actual: number[];
  baseline: number[];
}

async function measureRates(
  sender: Program<LoadOptions>,
  toApi: LoadOptions,
  toBare: LoadOptions,
): Promise<Rates> {
  const rates: Rates = { actual: [], baseline: [] };
  for (const warmUp of [toBare, toApi]) await sender.execute(warmUp);
  for (let round = 0; round < rounds; round += 1) {
    rates.baseline.push(await sender.execute(toBare));
    rates.actual.push(await sender.execute(toApi));
  }
  return rates;
}

/** Compares the API's request rate with that of a server that only sends the same statements. */
export async function requestRateRows(server: BenchServer): Promise<Row[]> {
  const replay = await recordReplay(server.services, () => server.execute(listQuery, firstPage));
  const bareServer = await startBareServer(replay);
  const sender = await openProgram<LoadOptions>('requests');
  try {
    const toApi = { ...(await server.requestFor(listQuery, firstPage)), connections, seconds };
    const { actual, baseline } = await measureRates(sender, toApi, { ...toApi, url: bareServer.url });
    const ratio = medianRatio(actual, baseline);
    return [
      {
        what: `authenticated requests for the first page of clients over ${connections} connections, compared with bare node:http that sends the same statements`,
        budget: `at least ${minRatio} times the rate`,
        database: server.services.database.kind,
        measured: medianAmount('per second', actual),
        baseline: medianAmount('per second', baseline),
        ratio,
        isWithinBudget: ratio >= minRatio,
        note: null,
      },
    ];
  } finally {
    await sender.end();
    await bareServer.close();
  }
}
