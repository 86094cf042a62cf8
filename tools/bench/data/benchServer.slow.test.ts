import { serverUrl } from '../../../server/testing/databaseTemplate';
import { startOnPostgres } from './benchServer';

test('startOnPostgres generates totals and search keys equal to those that triggers compute', async () => {
  process.env['DATABASE_URL'] = serverUrl();
  const server = await startOnPostgres({ companies: 3, clients: 300, clientsOfFirst: 200, payments: 600 });
  await server.close();
});
