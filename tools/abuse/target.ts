import path from 'node:path';
import type { Services } from '../../server/platform';
import { platformKeys } from '../../server/testing/stripe/platformAccounts';
import { openProgram, type Program } from '../lib/childProcess';
import { buildConsole, setUpEnvironment, startApi } from '../lib/environment';
import { createStaffedCompany, signInAll } from '../lib/operators';
import type { DatabaseKind } from '../lib/program';
import type { OrdinaryRequest, TrafficOptions, TrafficResult } from './processes/ordinaryTraffic';
import { bearer, json } from './sendLoad';
import { addManyClients } from '../../server/testing/factories/clients';

const attackerCount = 10;
const ordinaryPerSecond = 25;
export const largestClientCount = 50_000;

/** The attacked API, with an operator whose ordinary requests are measured. */
export interface Target {
  url: string;
  /** Email addresses of existing operators who send no requests. */
  knownEmails: readonly string[];
  /** Returns the access token of an operator of another company on each call, since attacks use up limits. */
  signInAttacker(): Promise<string>;
  /** Returns an access token for the company with `largestClientCount` clients. */
  signInLargest(): Promise<string>;
  isRunning(): boolean;
  measureTraffic(seconds: number): Promise<TrafficResult>;
  close(): Promise<void>;
}

async function createCompany(services: Services, operators: number, clients: number): Promise<string[]> {
  const { companyId, emails } = await createStaffedCompany(services, operators);
  await addManyClients(services.database, companyId, clients);
  return emails;
}

// The API verifies Stripe's messages with the webhook secret alone, so Stripe's address can be unreachable.
const settings = {
  TRUST_PROXY: 'true',
  STRIPE_SECRET_KEY: platformKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

async function findScript(url: string): Promise<OrdinaryRequest> {
  const page = await (await fetch(`${url}/login`, { headers: { accept: 'text/html' } })).text();
  const [script] = /\/assets\/[\w./-]+\.js/.exec(page) ?? [];
  if (!script) throw new Error('The API does not serve the console.');
  return { path: script, headers: { 'accept-encoding': 'br' } };
}

export async function startTarget(kind: DatabaseKind): Promise<Target> {
  buildConsole();
  const environment = await setUpEnvironment(kind);
  const closers: (() => Promise<void>)[] = [environment.remove];
  const close = async (): Promise<void> => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const emails = await environment.withServices(async (services) => ({
      ordinary: await createCompany(services, 1, 200),
      largest: await createCompany(services, 1, largestClientCount),
      known: await createCompany(services, 30, 1),
      attackers: await Promise.all(
        Array.from({ length: attackerCount }, () => createCompany(services, 1, 200)),
      ),
    }));
    const api = startApi({ ...environment.settings, ...settings });
    closers.push(() => api.kill('SIGTERM'));
    await api.ready();
    const { url } = api;
    const signIn = async (email: string | undefined): Promise<string> => {
      if (email === undefined) throw new Error('Increase the number of attackers: all of them are in use.');
      const [operator] = await signInAll(url, [email]);
      return operator?.accessToken() ?? '';
    };
    const script = await findScript(url);
    const traffic: Program<TrafficOptions> = await openProgram(
      path.join(__dirname, 'processes', 'ordinaryTraffic.ts'),
    );
    closers.push(traffic.end);
    return {
      url,
      knownEmails: emails.known,
      signInAttacker: () => signIn(emails.attackers.pop()?.[0]),
      signInLargest: () => signIn(emails.largest[0]),
      isRunning: api.isRunning,
      async measureTraffic(seconds) {
        // Access tokens expire after 15 minutes, and all attacks together take longer.
        const headers = bearer(await signIn(emails.ordinary[0]));
        const list = json(
          { query: '{ clients(page: 1) { totalCount items { id name email status } } }' },
          headers,
        );
        const setColumns = json(
          { query: 'mutation { setListColumns(list: Clients, columns: ["name", "email"]) }' },
          headers,
        );
        return traffic.execute({
          url,
          requests: [list, setColumns, script],
          perSecond: ordinaryPerSecond,
          seconds,
        });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
