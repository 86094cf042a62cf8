import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { buildApp } from '../../server/app';
import type { Services } from '../../server/context';
import type { Db } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded/engine';
import { openDatabase } from '../../server/db/openDatabase';
import { pgTypes } from '../../server/db/values';
import { signAccessToken, type AccessClaims } from '../../server/modules/auth/accessToken';
import { closeServices, openServices } from '../../server/openServices';
import { parseSettings, type Settings } from '../../server/settings';
import { insertOperator } from '../../server/testing/inhabitants';
import { viewerOf } from '../../server/testing/viewers';
import { aKey } from '../aKey';
import { benchFolder } from './benchFolder';
import { checkGenerated } from './check';
import { emptyPostgres } from './emptyPostgres';
import { generate, type Generated } from './generate';
import { embeddedSizes, postgresSizes, type Sizes } from './sizes';

export interface ApiRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The API on a real port, over a database full of companies. */
export interface BenchServer {
  services: Services;
  /** The company with the most clients. */
  companyId: string;
  /** An operation as the console sends it, signed in as the company's Admin. */
  requestFor(query: string, variables: object): Promise<ApiRequest>;
  /** Sends an operation and gives its data. */
  ask<Data>(query: string, variables: object): Promise<Data>;
  close(): Promise<void>;
}

const settingsFor = (dataDir: string, databaseUrl: string | null): Settings =>
  parseSettings({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    SIGNING_KEY: aKey(),
    ENCRYPTION_KEY: aKey(),
  });

const migrated = async (settings: Settings): Promise<void> => (await openDatabase(settings)).close();

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
  const { sessionId } = await viewerOf(services.database, company, admin);
  return { companyId, operatorId: admin.id, sessionId };
}

// A token holds for 15 minutes, and all the figures together take longer.
const renewEveryMs = 5 * 60_000;

async function adminToken(services: Services, companyId: string): Promise<() => Promise<string>> {
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

/** By the lightest of Node's clients, since what is measured beside it has none. */
async function answerTo({ url, headers, body }: ApiRequest, agent: Agent): Promise<unknown> {
  const asked = request(url, { method: 'POST', headers, agent }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return json(response);
}

async function serve(
  settings: Settings,
  generated: Generated,
  release: () => Promise<void>,
): Promise<BenchServer> {
  // Nobody works the queues: payments that fall due would be charged meanwhile.
  const services = await openServices(settings);
  await orRelease(
    () => closeServices(services),
    () => checkGenerated(services.database, generated),
  );
  const companyId = generated.first;
  const tokenNow = await adminToken(services, companyId);
  const app = await buildApp(services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const requestFor = async (query: string, variables: object): Promise<ApiRequest> => ({
    url: `${address}/graphql`,
    headers: { authorization: `Bearer ${await tokenNow()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return {
    services,
    companyId,
    requestFor,
    async ask<Data>(query: string, variables: object): Promise<Data> {
      const answer = await answerTo(await requestFor(query, variables), agent);
      const { data, errors } = answer as { data: Data; errors?: unknown };
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

const ownerOver = (client: pg.Client): Db => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await client.query<Row>(text, values.length > 0 ? [...values] : undefined);
    return { rows, rowCount: rowCount ?? 0 };
  },
});

/** What was made for a server that did not start is put away. */
async function orRelease<T>(release: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await release();
    throw error;
  }
}

export async function startOnPostgres(sizes: Sizes = postgresSizes): Promise<BenchServer> {
  const { url, remove } = await emptyPostgres();
  const { folder, remove: removeFolder } = await benchFolder();
  const release = async (): Promise<void> => {
    await remove();
    await removeFolder();
  };
  return orRelease(release, async () => {
    const settings = settingsFor(folder, url);
    await migrated(settings);
    const client = new pg.Client({ connectionString: url, types: pgTypes });
    await client.connect();
    const generated = await generate(ownerOver(client), sizes).finally(() => client.end());
    return serve(settings, generated, release);
  });
}

const hourMs = 60 * 60_000;

export async function startEmbedded(sizes: Sizes = embeddedSizes): Promise<BenchServer> {
  const { folder, remove: release } = await benchFolder();
  return orRelease(release, async () => {
    const settings = settingsFor(folder, null);
    await migrated(settings);
    const limits = { turnMs: hourMs, statementMs: hourMs, idleMs: hourMs };
    const engine = await openEmbedded(path.join(folder, 'database'), () => {}, limits);
    const generated = await generate(engine, sizes).finally(() => engine.close());
    return serve(settings, generated, release);
  });
}
