import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parse, print, separateOperations } from 'graphql';
import pg from 'pg';
import { buildApp } from '../../server/app';
import { openDatabase, type Queryable, type Services } from '../../server/platform';
import { openEmbedded, pgTypes } from '../../server/platform/internals';
import { parseSettings } from '../../server/platform/startup';
import { signAccessToken } from '../../server/identity/internals';
import { closeServices, openServices } from '../../server/openServices';
import { fixtureOf } from '../../server/testing/fixture';
import type { Environment } from '../lib/environment';
import { addAuditEvents } from './data/auditEvents';
import type { Sizes } from './data/companies';
import { generate, type Generated } from './data/generate';
import { insertOperator } from '../../server/testing/factories/operators';

const sourceFolder = path.resolve(__dirname, '../../src');

/**
 * Returns a named operation of one of the console's GraphQL documents, with the fragments that it uses. Throws
 * if it does not exist.
 */
export function loadConsoleOperation(file: string, name: string): string {
  const operations = separateOperations(parse(readFileSync(path.join(sourceFolder, file), 'utf8')));
  const operation = operations[name];
  if (!operation) throw new Error(`The console has no operation ${name}.`);
  return print(operation);
}

export interface ApiRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The API in this process, on a database with the sizes of the budgets. */
export interface BenchServer {
  services: Services;
  /** The measured company. */
  companyId: string;
  /** Creates the console's request for an operation, with an access token of the company's Admin. */
  requestFor(query: string, variables: object): Promise<ApiRequest>;
  /** Sends an operation and reads its response without parsing it. Throws if the response contains errors. */
  send(query: string, variables: object): Promise<string>;
  /** Sends an operation and returns its data. Throws if the response contains errors. */
  execute<Data>(query: string, variables: object): Promise<Data>;
  close(): Promise<void>;
}

const sizes: Readonly<Record<Environment['kind'] | 'short', Sizes>> = {
  postgres: { companies: 41, clients: 1_000_000, clientsOfFirst: 200_000, payments: 2_000_000 },
  embedded: { companies: 2, clients: 52_000, clientsOfFirst: 50_000, payments: 500_000 },
  // Only test whether a benchmark works.
  short: { companies: 3, clients: 24_000, clientsOfFirst: 20_000, payments: 40_000 },
};

const toOwnerDb = (client: pg.Client): Queryable => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await client.query<Row>(text, values.length > 0 ? [...values] : undefined);
    return { rows, rowCount: rowCount ?? 0 };
  },
});

const hourMs = 60 * 60_000;

/** Migrates and fills the database through a session that may disable triggers. */
export async function fillDatabase(
  { settings, dataDir, postgres }: Environment,
  size: Sizes,
): Promise<Generated> {
  await (await openDatabase(parseSettings(settings))).close();
  if (postgres) {
    const client = new pg.Client({ connectionString: postgres.url, types: pgTypes });
    await client.connect();
    return generate(toOwnerDb(client), size).finally(() => client.end());
  }
  const limits = { queueTimeoutMs: hourMs, statementMs: hourMs, idleMs: hourMs };
  const engine = await openEmbedded(path.join(dataDir, 'database'), () => {}, limits);
  return generate(engine, size).finally(() => engine.close());
}

// Access tokens expire after 15 minutes, and all measurements together take longer.
const renewEveryMs = 5 * 60_000;

async function createAdminTokenSource(services: Services, companyId: string): Promise<() => Promise<string>> {
  const company = {
    id: companyId,
    name: 'Company 1',
    email: 'owner-1@company.test',
    status: 'Active' as const,
    country: 'US',
    subdomain: 'bench-1',
  };
  const admin = await insertOperator(services.database, company, { role: 'Admin' });
  const { viewer } = await fixtureOf(services).signedIn(company, admin);
  let token = '';
  let signedAt = -Infinity;
  return async () => {
    if (performance.now() - signedAt > renewEveryMs) {
      signedAt = performance.now();
      token = await signAccessToken(services, viewer);
    }
    return token;
  };
}

/**
 * Sends a request with `http.request`, because the overhead of a heavier HTTP client would count against the
 * API, but not against the SQL baseline.
 */
async function sendRequest({ url, headers, body }: ApiRequest, agent: Agent): Promise<string> {
  const clientRequest = request(url, { method: 'POST', headers, agent }).end(body);
  const [response]: IncomingMessage[] = await once(clientRequest, 'response');
  if (!response) throw new Error('The API did not respond.');
  return text(response);
}

export async function startBenchServer(environment: Environment, isShort: boolean): Promise<BenchServer> {
  const { first: companyId } = await fillDatabase(environment, sizes[isShort ? 'short' : environment.kind]);
  // The job queues do not run, since they would charge renewals that become due during the run.
  const services = await openServices(parseSettings({ ...environment.settings, LOG_LEVEL: 'silent' }));
  const getToken = await createAdminTokenSource(services, companyId);
  await addAuditEvents(services.database, companyId);
  const app = await buildApp(services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const requestFor = async (query: string, variables: object): Promise<ApiRequest> => ({
    url: `${address}/graphql`,
    headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const send = async (query: string, variables: object): Promise<string> => {
    const body = await sendRequest(await requestFor(query, variables), agent);
    if (body.includes('"errors":')) throw new Error(body);
    return body;
  };
  return {
    services,
    companyId,
    requestFor,
    send,
    async execute<Data>(query: string, variables: object): Promise<Data> {
      const { data }: { data: Data } = JSON.parse(await send(query, variables));
      return data;
    },
    async close() {
      agent.destroy();
      await app.close();
      await closeServices(services);
    },
  };
}
