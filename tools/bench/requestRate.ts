import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { median, medianRatio, withRatio } from '../lib/measure';
import type { Row } from '../lib/report';
import { clientListQuery, firstPage } from './lists';
import { recordReplay } from './replay';
import type { ApiRequest, BenchServer } from './server';

const rounds = 7;
const seconds = 3;
const connections = 16;
const minRatio = 0.7;

/** Returns the responses per second. Sends from a worker thread, because the API runs in this one. */
async function measureRate(request: ApiRequest): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    ...request,
    method: 'POST',
    connections,
    duration: seconds,
    workers: 1,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${request.url} failed.`);
  return requests.total / seconds;
}

/** Compares the API's request rate with that of a bare server that only sends the same statements. */
export async function measureRequestRate(server: BenchServer): Promise<Row[]> {
  const replay = await recordReplay(server.services, () => server.execute(clientListQuery, firstPage));
  const bareServer = createServer(async (request, response) => {
    request.resume();
    const rows = await replay.rows();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  }).listen(0, '127.0.0.1');
  await once(bareServer, 'listening');
  const address = bareServer.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.');
  try {
    const toApi = await server.requestFor(clientListQuery, firstPage);
    const toBare = { ...toApi, url: `http://127.0.0.1:${address.port}/` };
    for (const warmUp of [toBare, toApi]) await measureRate(warmUp);
    const [actual, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      baseline.push(await measureRate(toBare));
      actual.push(await measureRate(toApi));
    }
    const ratio = medianRatio(actual, baseline);
    return [
      {
        name: 'requests',
        database: server.services.database.kind,
        what: `authenticated requests for the first page of clients over ${connections} connections`,
        measured: withRatio(`${median(actual).toFixed(0)} per second`, ratio),
        baseline: `${median(baseline).toFixed(0)} per second for bare node:http that sends the same statements`,
        budget: `at least ${minRatio} times the rate`,
        isWithinBudget: ratio >= minRatio,
      },
    ];
  } finally {
    bareServer.close();
    bareServer.closeAllConnections();
    await replay.close();
  }
}
