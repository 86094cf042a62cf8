import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openWorld, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function post(token: string | null, body: BodyInit): Promise<{ status: number; answer: unknown }> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
  return { status: response.status, answer: await response.json() };
}

const formWith = (field: string, content: BlobPart): FormData => {
  const form = new FormData();
  form.append(field, new Blob([content]), 'clients.csv');
  return form;
};

const file = 'Name,Email\nAda,ada@client.test\n';

test('keeps an uploaded file and answers its id', async () => {
  const token = await world.operatorToken(await world.company(), 'Staff', 'MANAGE_CLIENT_MANAGEMENT');
  const { status, answer } = await post(token, formWith('file', file));
  expect(status).toBe(200);
  expect(answer).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), totalRows: 1 });
});

test('is not for strangers, those without the flag, or a company that is closed', async () => {
  const company = await world.company();
  const without = await world.operatorToken(company, 'Staff', 'MANAGE_DASHBOARD');
  const closed = await world.adminToken(await world.company({ status: 'Cancelled' }));
  await expect(post(null, formWith('file', file))).resolves.toMatchObject({ status: 401 });
  await expect(post('no token', formWith('file', file))).resolves.toMatchObject({ status: 401 });
  await expect(post(without, formWith('file', file))).resolves.toMatchObject({
    status: 403,
    answer: { code: 'FORBIDDEN' },
  });
  await expect(post(closed, formWith('file', file))).resolves.toMatchObject({
    status: 403,
    answer: { code: 'COMPANY_CANCELLED' },
  });
});

test('says what is wrong with a file, an upload without one, and one that is too large', async () => {
  const token = await world.adminToken(await world.company());
  await expect(post(token, formWith('file', '%PDF-1.7'))).resolves.toMatchObject({
    status: 400,
    answer: { code: 'BAD_USER_INPUT', fields: { file: expect.stringContaining('PDF') } },
  });
  for (const body of [formWith('other', file), new FormData(), '{}']) {
    await expect(post(token, body)).resolves.toMatchObject({
      status: 400,
      answer: { code: 'BAD_USER_INPUT', fields: { file: expect.any(String) } },
    });
  }
  const large = `Name,Email\n${'x'.repeat(20_000_000)}`;
  await expect(post(token, formWith('file', large))).resolves.toMatchObject({
    status: 413,
    answer: { fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' } },
  });
});
