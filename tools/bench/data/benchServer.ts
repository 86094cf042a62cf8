import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { buildApp } from '../../../server/app';
import { openDatabase, type Queryable, type Services, type Settings } from '../../../server/platform';
import { parseSettings } from '../../../server/platform/startup';
import { openEmbedded, pgTypes } from '../../../server/platform/internals';
import { type AccessClaims, signAccessToken } from '../../../server/identity/internals';
import { closeServices, openServices } from '../../../server/openServices';
import { insertOperator } from '../../../server/testing/factories';
import { createViewer } from '../../../server/testing/createViewer';
import { randomKey } from '../randomKey';
import { createBenchFolder } from './createBenchFolder';
import { checkGenerated } from './check';
import { createEmptyDatabase } from './createEmptyDatabase';
import { generate, type Generated } from './generate';
import { embeddedSizes, postgresSizes, type Sizes } from './sizes';

export interface ApiRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface BenchServer {
  services: Services;
  companyId: string;
  /** Creates the console's request for an operation, with an access token of the company's Admin. */
  requestFor(query: string, variables: object): Promise<ApiRequest>;
  /** Sends an operation and returns its data. Throws if the response contains errors. */
  execute<Data>(query: string, variables: object): Promise<Data>;
  close(): Promise<void>;
}

const settingsFor = (dataDir: string, databaseUrl: string | null): Settings =>
  parseSettings({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    SIGNING_KEY: randomKey(),
    ENCRYPTION_KEY: randomKey(),
  });

const migrateDatabase = async (settings: Settings): Promise<void> => (await openDatabase(settings)).close();

async function openSession(services: Services, companyId: string): Promise<AccessClaims> {
  const company = {
    id: companyId,
    name: 'Company 1',
    email: 'owner-1@company.test',
    status: 'Active' as const,
    country: 'US',
    subdomain: 'bench-1',
  };
  const admin = await insertOperator(services.database, company, { role: 'Admin', email: company.email });
  const { sessionId } = await createViewer(services.database, company, admin);
  return { companyId, operatorId: admin.id, sessionId };
}

// Access tokens expire after 15 minutes, and all measurements together take longer.
const renewEveryMs = 5 * 60_000;

async function createAdminTokenSource(services: Services, companyId: string): Promise<() => Promise<string>> {
  const claims = await openSession(services, companyId);
  let token = '';
  let signedAt = -Infinity;
  return async () => {
    if (performance.now() - signedAt > renewEveryMs) {
      signedAt = performance.now();
      token = await signAccessToken(services, claims);
    }
    return token;
  };
}

/**
 * Sends a request with `http.request`, because the overhead of a heavier HTTP client would count against the
 * API, but not against the SQL baseline.
 */
async function sendRequest({ url, headers, body }: ApiRequest, agent: Agent): Promise<unknown> {
  const clientRequest = request(url, { method: 'POST', headers, agent }).end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return json(response);
}

async function serve(
  settings: Settings,
  generated: Generated,
  release: () => Promise<void>,
): Promise<BenchServer> {
  // The job queues do not run, since they would charge renewals that become due during the run.
  const services = await openServices(settings);
  await releaseOnError(
    () => closeServices(services),
    () => checkGenerated(services.database, generated),
  );
  const companyId = generated.first;
  const getToken = await createAdminTokenSource(services, companyId);
  const app = await buildApp(services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const requestFor = async (query: string, variables: object): Promise<ApiRequest> => ({
    url: `${address}/graphql`,
    headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return {
    services,
    companyId,
    requestFor,
    async execute<Data>(query: string, variables: object): Promise<Data> {
      const result = await sendRequest(await requestFor(query, variables), agent);
      const { data, errors } = result as { data: Data; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    async close() {
      agent.destroy();
      await app.close();
      await closeServices(services);
      await release();
    },
  };
}

const toOwnerDb = (client: pg.Client): Queryable => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await client.query<Row>(text, values.length > 0 ? [...values] : undefined);
    return { rows, rowCount: rowCount ?? 0 };
  },
});

async function releaseOnError<T>(release: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await release();
    throw error;
  }
}

export async function startOnPostgres(sizes: Sizes = postgresSizes): Promise<BenchServer> {
  const { url, remove } = await createEmptyDatabase();
  const { folder, remove: removeFolder } = await createBenchFolder();
  const release = async (): Promise<void> => {
    await remove();
    await removeFolder();
  };
  return releaseOnError(release, async () => {
    const settings = settingsFor(folder, url);
    await migrateDatabase(settings);
    const client = new pg.Client({ connectionString: url, types: pgTypes });
    await client.connect();
    const generated = await generate(toOwnerDb(client), sizes).finally(() => client.end());
    return serve(settings, generated, release);
  });
}

const hourMs = 60 * 60_000;

export async function startEmbedded(sizes: Sizes = embeddedSizes): Promise<BenchServer> {
  const { folder, remove: release } = await createBenchFolder();
  return releaseOnError(release, async () => {
    const settings = settingsFor(folder, null);
    await migrateDatabase(settings);
    const limits = { queueTimeoutMs: hourMs, statementMs: hourMs, idleMs: hourMs };
    const engine = await openEmbedded(path.join(folder, 'database'), () => {}, limits);
    const generated = await generate(engine, sizes).finally(() => engine.close());
    return serve(settings, generated, release);
  });
}
