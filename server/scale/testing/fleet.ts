import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Services } from '../../platform';
import { parseSettings } from '../../platform/startup';
import { hashPassword } from '../../identity';
import { closeServices, openServices } from '../../openServices';
import { findFreePort } from '../../testing/findFreePort';
import { postgresTemplate } from '../../testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { startApi, type ApiProcess } from './apiProcess';
import { TestOperator } from './testOperator';
import { startRoundRobin } from './roundRobin';
import { insertCompany } from '../../testing/factories/companies';
import { insertOperator } from '../../testing/factories/operators';

/** Two API processes on one database, behind a round-robin proxy. */
export interface Fleet {
  /** The address of the proxy. */
  url: string;
  port: number;
  first: ApiProcess;
  second: ApiProcess;
  /** Services on the same database, for assertions. They run no jobs. */
  services: Services;
  /** Creates a company and returns its Admin, signed out. */
  admin(): Promise<TestOperator>;
  /** Kills the first process with SIGKILL and routes all traffic to the second. */
  killFirst(): Promise<void>;
  close(): Promise<void>;
}

export async function startFleet(overrides: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  const folder = await createTempFolder('fleet');
  const databaseSettings = await postgresTemplate.clone(folder);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const proxy = await startRoundRobin(ports);
  const key = randomBytes(32).toString('base64');
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    SIGNING_KEY: key,
    ENCRYPTION_KEY: key,
    PUBLIC_URL: `http://localhost:${proxy.port}`,
    SITES_DOMAIN: `localhost:${proxy.port}`,
    DNS_SERVERS: '127.0.0.1:1',
    TRUST_PROXY: 'loopback',
    REQUESTS_PER_MINUTE: '0',
    ...databaseSettings,
    ...overrides,
  };
  // The processes use separate data folders, so tests fail if shared state is stored there instead of in the
  // database.
  const [first, second] = await Promise.all([
    startApi(ports[0], path.join(folder, 'first'), settings),
    startApi(ports[1], path.join(folder, 'second'), settings),
  ]);
  const services = await openServices(parseSettings({ ...settings, DATA_DIR: folder }));
  return {
    ...{ first, second, services, port: proxy.port, url: `http://127.0.0.1:${proxy.port}` },
    admin: () => createAdmin(services),
    async killFirst() {
      await first.kill();
      proxy.remove(first.port);
    },
    async close() {
      await Promise.all([first.kill(), second.kill()]);
      await proxy.close();
      await closeServices(services);
      await postgresTemplate.drop(databaseSettings);
      await removeFolder(folder);
    },
  };
}

async function createAdmin({ database }: Services): Promise<TestOperator> {
  const company = await insertCompany(database, {});
  const passwordHash = await hashPassword(TestOperator.password);
  const { email } = await insertOperator(database, company, { role: 'Admin', passwordHash });
  return new TestOperator(company, email);
}
