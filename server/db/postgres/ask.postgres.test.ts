import pg from 'pg';
import { serverUrl } from '../../testing/databaseTemplate';
import { ask } from './ask';
import { isAway } from './failures';

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
});
afterEach(() => client.end());

test('a server that does not answer is away, however long it would take', async () => {
  const asked = ask(client, { text: 'select pg_sleep(2)' }, 50);
  const error = await asked.catch((refusal: unknown) => refusal);
  expect(error).toMatchObject({ message: 'Query read timeout' });
  expect(isAway(error)).toBe(true);
});

test('what is refused tells where it was asked', async () => {
  const whoAsks = async (): Promise<unknown> => {
    await ask(client, { text: 'select nothing from nowhere' });
    return null;
  };
  await expect(whoAsks()).rejects.toMatchObject({
    code: '42P01',
    stack: expect.stringContaining('whoAsks'),
  });
});

test('a server that takes no writes, as a standby does, is away', async () => {
  await ask(client, { text: 'set default_transaction_read_only = on' });
  const refused = ask(client, { text: 'create table notes (text text)' });
  const error = await refused.catch((refusal: unknown) => refusal);
  expect(error).toMatchObject({ code: '25006' });
  expect(isAway(error)).toBe(true);
});
