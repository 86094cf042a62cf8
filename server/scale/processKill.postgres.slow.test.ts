import { setTimeout as delay } from 'node:timers/promises';
import { startFleet, type Fleet } from './testing/fleet';
import type { TestOperator } from './testing/testOperator';

const rowCount = 4000;
const pauseMs = 50;

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

const importQuery = 'query ($id: ID!) { clientImport(id: $id) { status importedRows } }';
interface Progress {
  clientImport: { status: string; importedRows: number };
}

async function startImport(operator: TestOperator, url: string): Promise<string> {
  const rows = Array.from(
    { length: rowCount },
    (_, index) => `Imported ${index},imported-${index}@client.test`,
  );
  const file = new Blob([['Name,Email', ...rows].join('\n')], { type: 'text/csv' });
  const upload = await operator.upload(url, '/client-imports', file, 'clients.csv');
  const { id } = (await upload.json()) as { id: string };
  await operator.get(
    url,
    `mutation ($id: ID!, $mapping: [ClientImportMappingInput!]!) {
      checkClientImport(id: $id, mapping: $mapping) { status } }`,
    { id, mapping: (['Name', 'Email'] as const).map((field, column) => ({ column, field })) },
  );
  await operator.get(
    url,
    'mutation ($id: ID!) { startClientImport(id: $id, rows: OnlyValidRows) { status } }',
    {
      id,
    },
  );
  return id;
}

/**
 * Adds clients one after another until `isOver` returns true. Returns the emails of the clients that the API
 * acknowledged.
 */
async function addClientsUntil(
  operator: TestOperator,
  name: string,
  isOver: () => boolean,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const email = `${name}-${count}@client.test`;
    const response = await operator
      .request(fleet.url, 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }', {
        input: { name, email },
      })
      .catch(() => null);
    if (response?.status === 200 && response.code === null) acknowledged.push(email);
    // Limits the load so that the queue has CPU time left to detect the killed process.
    await delay(pauseMs);
  }
  return acknowledged;
}

test('a second process resumes the import of a process killed under load, without losing or duplicating clients', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(fleet.url);
  second.freeze();
  const id = await startImport(ada, first.url);
  const progress = async ({ url }: { url: string }) =>
    (await ada.get<Progress>(url, importQuery, { id })).clientImport;
  while ((await progress(first)).importedRows === 0) await delay(20);
  second.resume();

  let isOver = false;
  const writers = Array.from({ length: 4 }, (_, index) =>
    addClientsUntil(ada, `writer-${index}`, () => isOver),
  );
  await delay(300);
  await fleet.killFirst();
  const remaining = await progress(second);
  expect(remaining.status).toBe('Running');
  expect(remaining.importedRows).toBeLessThan(rowCount);

  while ((await progress(second)).status === 'Running') await delay(500);
  isOver = true;
  const acknowledged = (await Promise.all(writers)).flat();

  expect(await progress(second)).toEqual({ status: 'Finished', importedRows: rowCount });
  const { rows } = await fleet.services.database.inCompany(ada.company.id, (db) =>
    db.query<{ email: string }>('select email from clients'),
  );
  const emails = rows.map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => email.startsWith('imported-'))).toHaveLength(rowCount);
  expect(emails).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(0);
});
