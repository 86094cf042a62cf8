import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startBareServer } from '../data/bareServer';
import type { BenchServer } from '../data/benchServer';
import { recordStatements } from '../data/recordStatements';
import { percentile } from '../measure';
import type { Requests } from '../processes/requests';
import type { Row } from '../table';
import { firstPage, listQuery } from './clientListQuestions';

const rounds = 7;
const seconds = 3;
const connections = 16;
const leastRatio = 0.7;

async function rateOf(sender: ChildProcess, requests: Requests): Promise<number> {
  sender.send(requests);
  const [rate] = await once(sender, 'message');
  return Number(rate);
}

const perSecond = (rates: readonly number[]): string => `${Math.round(percentile(rates, 0.5))} a second`;

/** How many first pages the API gives, beside a server that does nothing but send the same statements. */
export async function requestRateRow(server: BenchServer): Promise<Row> {
  const { databaseUrl, databasePoolSize } = server.services.settings;
  if (!databaseUrl) throw new Error('The bare server needs a PostgreSQL server too.');
  const statements = await recordStatements(() => server.ask(listQuery, firstPage));
  const bare = await startBareServer(databaseUrl, databasePoolSize, statements);
  const sender = fork(path.join(__dirname, '../processes/requests.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    await once(sender, 'message');
    const toApi = { ...server.requestFor(listQuery, firstPage), connections, seconds };
    const toBare = { ...toApi, url: bare.url };
    for (const warmUp of [toBare, toApi]) await rateOf(sender, warmUp);
    const floor: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await rateOf(sender, toBare));
      ours.push(await rateOf(sender, toApi));
    }
    const ratio = percentile(
      ours.map((rate, round) => rate / (floor[round] ?? NaN)),
      0.5,
    );
    return {
      what: `authenticated requests for the first page of 200,000 of 1,000,000 clients, ${connections} at a time`,
      measured: perSecond(ours),
      floor: perSecond(floor),
      ratio,
      budget: `at least ${leastRatio}`,
      isKept: ratio >= leastRatio,
    };
  } finally {
    sender.disconnect();
    await bare.close();
  }
}
