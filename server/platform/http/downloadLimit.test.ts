import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendProblem } from './problems';
import { sendDownload } from './downloads';

let folder: string;
let app: FastifyInstance;
const socketPath = (): string => join(folder, 'api');

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'x'.repeat(100_000);
}

async function* short(): AsyncGenerator<string> {
  yield 'x';
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-'));
  app = Fastify();
  app.setErrorHandler(sendProblem);
  app.get<{ Params: { company: string } }>('/endless/:company', async ({ params }, reply) =>
    sendDownload(reply, { fileName: 'a.csv', parts: endless(), downloadKey: params.company }),
  );
  app.get('/short', async (_request, reply) =>
    sendDownload(reply, { fileName: 'a.csv', parts: short(), downloadKey: 'short' }),
  );
  await app.listen({ path: socketPath() });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const openDownload = (path: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.get({ socketPath: socketPath(), path, agent: false }, resolve).on('error', reject);
  });

test('sendDownload limits a download key to three concurrent downloads, and frees a slot on disconnect', async () => {
  const readers = [
    await openDownload('/endless/a'),
    await openDownload('/endless/a'),
    await openDownload('/endless/a'),
  ];
  const rejected = await openDownload('/endless/a');
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60']);
  const other = await openDownload('/endless/b');
  expect(other.statusCode).toBe(200);
  readers[0]?.destroy();
  let retried = await openDownload('/endless/a');
  while (retried.statusCode === 429) retried = await openDownload('/endless/a');
  expect(retried.statusCode).toBe(200);
  for (const reader of [...readers, other, retried]) reader.destroy();
});

test('sendDownload frees the slot when a download is complete', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await app.inject('/short')).statusCode).toBe(200);
  }
});
