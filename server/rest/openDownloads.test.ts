import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problems';
import { sendDownload } from './sendDownload';

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

const open = (path: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.get({ socketPath: socketPath(), path, agent: false }, resolve).on('error', reject);
  });

test('a company reads three at once and no more, until one of its readers leaves', async () => {
  const readers = [await open('/endless/a'), await open('/endless/a'), await open('/endless/a')];
  const refused = await open('/endless/a');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const other = await open('/endless/b');
  expect(other.statusCode).toBe(200);
  readers[0]?.destroy();
  let next = await open('/endless/a');
  while (next.statusCode === 429) next = await open('/endless/a');
  expect(next.statusCode).toBe(200);
  for (const reader of [...readers, other, next]) reader.destroy();
});

test('one that was read to its end is counted no more', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await app.inject('/short')).statusCode).toBe(200);
  }
});
