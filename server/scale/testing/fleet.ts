import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Services } from '../../context';
import { hashPassword } from '../../modules/auth/passwords';
import { closeServices, openServices } from '../../openServices';
import { parseSettings } from '../../settings';
import { insertCompany, insertOperator } from '../../testing/inhabitants';
import { freePort } from '../../testing/freePort';
import { postgresTemplate } from '../../testing/databaseTemplate';
import { newFolder, removeFolder } from '../../testing/folders';
import { startApi, type ApiProcess } from './apiProcess';
import { Person } from './person';
import { startRoundRobin } from './roundRobin';

/** Two processes of the API on one database, and one address before both. */
export interface Fleet {
  /** Leads to the two in turn. */
  url: string;
  port: number;
  first: ApiProcess;
  second: ApiProcess;
  /** The same database, to look into: nothing here works the queues. */
  services: Services;
  /** The Admin of a new company, who can sign in and has not yet. */
  admin(): Promise<Person>;
  /** Ends the first process by kill -9, and leads everybody to the second. */
  killFirst(): Promise<void>;
  close(): Promise<void>;
}

export async function startFleet(overrides: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  const folder = await newFolder('fleet');
  const cloned = await postgresTemplate.clone(folder);
  const ports = [await freePort(), await freePort()] as const;
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
    ...cloned,
    ...overrides,
  };
  // Each has a folder of its own, so that whatever is kept there instead of in the database is missed by the other.
  const [first, second] = await Promise.all([
    startApi(ports[0], path.join(folder, 'first'), settings),
    startApi(ports[1], path.join(folder, 'second'), settings),
  ]);
  const services = await openServices(parseSettings({ ...settings, DATA_DIR: folder }));
  return {
    ...{ first, second, services, port: proxy.port, url: `http://127.0.0.1:${proxy.port}` },
    admin: () => someAdmin(services),
    async killFirst() {
      await first.kill();
      proxy.leaveOut(first.port);
    },
    async close() {
      await Promise.all([first.kill(), second.kill()]);
      await proxy.close();
      await closeServices(services);
      await postgresTemplate.drop(cloned);
      await removeFolder(folder);
    },
  };
}

async function someAdmin({ database }: Services): Promise<Person> {
  const company = await insertCompany(database, {});
  const passwordHash = await hashPassword(Person.password);
  const { email } = await insertOperator(database, company, { role: 'Admin', passwordHash });
  return new Person(company, email);
}
