import { serverUrl } from '../../server/testing/databaseTemplate';
import { startOnPostgres } from './benchServer';

test('the rows that benchmarks generate fit the schema, and are what the server would have written', async () => {
  process.env['DATABASE_URL'] = serverUrl();
  const server = await startOnPostgres({ companies: 3, clients: 300, clientsOfFirst: 200, payments: 600 });
  await server.close();
});
