import { setTimeout as delay } from 'node:timers/promises';
import { startFleet, type Fleet } from './testing/fleet';
import type { Person } from './testing/person';

const rowCount = 4000;
const pauseMs = 50;

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

const importWords = 'query ($id: ID!) { clientImport(id: $id) { status importedRows } }';
interface Progress {
  clientImport: { status: string; importedRows: number };
}

async function beginImport(person: Person, url: string): Promise<string> {
  const rows = Array.from(
    { length: rowCount },
    (_, index) => `Imported ${index},imported-${index}@client.test`,
  );
  const file = new Blob([['Name,Email', ...rows].join('\n')], { type: 'text/csv' });
  const uploaded = await person.upload(url, '/client-imports', file, 'clients.csv');
  const { id } = (await uploaded.json()) as { id: string };
  await person.get(
    url,
    `mutation ($id: ID!, $mapping: [ClientImportMappingInput!]!) {
      checkClientImport(id: $id, mapping: $mapping) { status } }`,
    { id, mapping: (['Name', 'Email'] as const).map((field, column) => ({ column, field })) },
  );
  await person.get(url, 'mutation ($id: ID!) { startClientImport(id: $id, rows: OnlyGoodRows) { status } }', {
    id,
  });
  return id;
}

/** Adds clients one after another until it is told to stop, and gives the addresses that were acknowledged. */
async function keepAdding(person: Person, name: string, isOver: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const email = `${name}-${count}@client.test`;
    const answer = await person
      .ask(fleet.url, 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }', {
        input: { name, email },
      })
      .catch(() => null);
    if (answer?.status === 200 && answer.code === null) acknowledged.push(email);
    // What is left of the load while the queue waits for the dead process leaves the machine room.
    await delay(pauseMs);
  }
  return acknowledged;
}

/** As if the process that worked on it had been silent for as long as one may be. */
const letJobExpire = () =>
  fleet.services.database.query(
    "update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active' and name = 'run-client-import'",
  );

test('when one process is killed under load, the other goes on and takes up its jobs, and nothing is lost or doubled', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(fleet.url);
  second.freeze();
  const id = await beginImport(ada, first.url);
  const progress = async ({ url }: { url: string }) =>
    (await ada.get<Progress>(url, importWords, { id })).clientImport;
  while ((await progress(first)).importedRows === 0) await delay(20);
  second.goOn();

  let isOver = false;
  const writers = Array.from({ length: 4 }, (_, index) => keepAdding(ada, `writer-${index}`, () => isOver));
  await delay(300);
  await fleet.killFirst();
  const left = await progress(second);
  expect(left.status).toBe('Running');
  expect(left.importedRows).toBeLessThan(rowCount);

  await letJobExpire();
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
