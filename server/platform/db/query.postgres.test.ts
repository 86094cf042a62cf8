import pg from 'pg';
import { serverUrl } from '../../testing/databaseTemplate';
import { runQuery } from './query';
import { isUnreachable } from './failures';

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
});
afterEach(() => client.end());

test('isUnreachable is true after a query time-out', async () => {
  const result = runQuery(client, { text: 'select pg_sleep(2)' }, 50);
  const error = await result.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'Query read timeout' });
  expect(isUnreachable(error)).toBe(true);
});

test('runQuery includes the caller in the stack of an error', async () => {
  const runFailingQuery = async (): Promise<unknown> => {
    await runQuery(client, { text: 'select nothing from nowhere' });
    return null;
  };
  await expect(runFailingQuery()).rejects.toMatchObject({
    code: '42P01',
    stack: expect.stringContaining('runFailingQuery'),
  });
});

test('isUnreachable is true after a write to a read-only server, such as a standby', async () => {
  await runQuery(client, { text: 'set default_transaction_read_only = on' });
  const write = runQuery(client, { text: 'create table notes (text text)' });
  const error = await write.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '25006' });
  expect(isUnreachable(error)).toBe(true);
});
