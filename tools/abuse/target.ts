import { type Services } from '../../server/platform';
import { parseSettings } from '../../server/platform/startup';
import { hashPassword } from '../../server/identity';
import { insertCompany, insertOperator } from '../../server/testing/factories';
import { addManyClients } from '../../server/testing/addManyClients';
import { platformKeys } from '../../server/testing/stripe/platformAccounts';
import { buildConsole, startApi, type Api } from '../faults/api';
import type { Credentials } from '../faults/browser/sessions';
import { setUpEnvironment } from '../faults/setUpEnvironment';
import type { OrdinaryRequest, TrafficOptions, TrafficResult } from '../bench/processes/ordinaryTraffic';
import { openProgram, type Program } from '../bench/program';
import type { DatabaseKind } from '../bench/table';
import { createTokenSource } from './createTokenSource';
import { send } from './wire';

const password = 'a long pass phrase';
const ordinaryClientCount = 200;
/** Enough clients, each with a long external id, that an export exceeds a connection's buffers. */
const largestClientCount = 140_000;
const longExternalId = 'x'.repeat(250);
const attackers = 29;
const ordinaryIntervalMs = 40;

/** An operator of a separate company who attacks the API. */
export interface Attacker extends Credentials {
  token(): Promise<string>;
}

/** The attacked API, with an operator whose ordinary requests are measured. */
export interface Target {
  url: string;
  /** Email addresses of existing operators who send no other requests. */
  knownEmails: readonly string[];
  /** The API's signing key, which a real attacker does not have. */
  signingKey: Uint8Array;
  /** Returns another attacker on each call, since attacks use up rate limits. Throws if none is left. */
  attacker(): Attacker;
  largest: Attacker;
  isRunning(): boolean;
  watch(seconds: number): Promise<TrafficResult>;
  close(): Promise<void>;
}

/** Creates a company with clients and two Admins, and returns the email addresses of the Admins. */
async function createCompany(
  { database }: Services,
  passwordHash: string,
  clients: number,
  externalId: string | null = null,
): Promise<[string, string]> {
  const company = await insertCompany(database, {});
  await addManyClients(database, company.id, clients, { externalId });
  const admin = () => insertOperator(database, company, { role: 'Admin', passwordHash });
  return [(await admin()).email, (await admin()).email];
}

interface SeededOperators {
  ordinaryEmail: string;
  knownEmails: string[];
  attackers: string[];
  largest: string;
}

async function seedOperators(services: Services): Promise<SeededOperators> {
  const passwordHash = await hashPassword(password);
  const [ordinaryEmail, known] = await createCompany(services, passwordHash, ordinaryClientCount);
  const [largest] = await createCompany(services, passwordHash, largestClientCount, longExternalId);
  const seeded: SeededOperators = { ordinaryEmail, knownEmails: [known], largest, attackers: [] };
  while (seeded.attackers.length < attackers) {
    const [attacker, colleague] = await createCompany(services, passwordHash, ordinaryClientCount);
    seeded.attackers.push(attacker);
    seeded.knownEmails.push(colleague);
  }
  return seeded;
}

async function scriptRequest(url: string): Promise<OrdinaryRequest> {
  const { text } = await send(`${url}/login`, { method: 'GET', headers: { accept: 'text/html' } });
  const [path] = /\/assets\/[\w./-]+\.js/.exec(text) ?? [];
  if (!path) throw new Error('The API does not serve the console.');
  return { url: url + path, method: 'GET', headers: { 'accept-encoding': 'br' }, body: '' };
}

function graphqlRequest(url: string, token: string, query: string): OrdinaryRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ query }) };
}

const listClients = '{ clients(page: 1) { totalCount items { id name email status } } }';
const setColumns = 'mutation { setListColumns(list: Clients, columns: ["name", "email"]) }';

// The API verifies Stripe's messages with the webhook secret alone, so Stripe's address can be unreachable.
const settings = {
  TRUST_PROXY: 'true',
  STRIPE_SECRET_KEY: platformKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

async function createWatch(
  { url }: Api,
  watcher: Program<TrafficOptions>,
  ordinaryEmail: string,
): Promise<(seconds: number) => Promise<TrafficResult>> {
  const file = await scriptRequest(url);
  const getToken = createTokenSource(url, { email: ordinaryEmail, password });
  return async (seconds) => {
    const token = await getToken();
    const requests = [graphqlRequest(url, token, listClients), graphqlRequest(url, token, setColumns), file];
    return watcher.execute({ requests, everyMs: ordinaryIntervalMs, seconds });
  };
}

export async function startTarget(kind: DatabaseKind): Promise<Target> {
  buildConsole();
  const environment = await setUpEnvironment(kind);
  let api: Api | null = null;
  let trafficProgram: Program<TrafficOptions> | null = null;
  const close = async (): Promise<void> => {
    await trafficProgram?.end();
    await api?.kill('SIGTERM');
    await environment.remove();
  };
  try {
    const seeded = await environment.withServices(seedOperators);
    const running = (api = startApi({ ...environment.settings, ...settings }));
    await running.ready();
    const { url } = running;
    trafficProgram = await openProgram<TrafficOptions>('ordinaryTraffic');
    const toAttacker = (email: string): Attacker => ({
      email,
      password,
      token: createTokenSource(url, { email, password }),
    });
    return {
      url,
      knownEmails: seeded.knownEmails,
      signingKey: parseSettings(environment.settings).signingKey,
      attacker() {
        const email = seeded.attackers.pop();
        if (email === undefined) throw new Error('Increase the number of attackers: all of them are in use.');
        return toAttacker(email);
      },
      largest: toAttacker(seeded.largest),
      isRunning: () => running.isRunning(),
      watch: await createWatch(running, trafficProgram, seeded.ordinaryEmail),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
