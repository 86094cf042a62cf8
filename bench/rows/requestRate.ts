import { startBareServer } from '../data/bareServer';
import type { BenchServer } from '../data/benchServer';
import { recordReplay } from '../data/replay';
import { medianAmount, medianRatio } from '../measure';
import type { Requests } from '../processes/requests';
import { openProgram, type Program } from '../program';
import type { Row } from '../table';
import { firstPage, listQuery } from './clientListQuestions';

const rounds = 7;
const seconds = 3;
const connections = 16;
const leastRatio = 0.7;

interface Rates {
  ours: number[];
  floor: number[];
}

async function ratesOf(sender: Program<Requests>, toApi: Requests, toBare: Requests): Promise<Rates> {
  const rates: Rates = { ours: [], floor: [] };
  for (const warmUp of [toBare, toApi]) await sender.ask(warmUp);
  for (let round = 0; round < rounds; round += 1) {
    rates.floor.push(await sender.ask(toBare));
    rates.ours.push(await sender.ask(toApi));
  }
  return rates;
}

/** How many first pages the API gives, beside a server that does nothing but send the same statements. */
export async function requestRateRows(server: BenchServer): Promise<Row[]> {
  const replay = await recordReplay(server.services, () => server.ask(listQuery, firstPage));
  const bare = await startBareServer(replay);
  const sender = await openProgram<Requests>('requests');
  try {
    const toApi = { ...(await server.requestFor(listQuery, firstPage)), connections, seconds };
    const { ours, floor } = await ratesOf(sender, toApi, { ...toApi, url: bare.url });
    const ratio = medianRatio(ours, floor);
    return [
      {
        what: `authenticated requests for the first page of clients, ${connections} at a time, beside bare node:http with the same statements`,
        budget: `at least ${leastRatio} times as many`,
        database: server.services.database.kind,
        measured: medianAmount('a second', ours),
        floor: medianAmount('a second', floor),
        ratio,
        isKept: ratio >= leastRatio,
        note: null,
      },
    ];
  } finally {
    await sender.end();
    await bare.close();
  }
}
