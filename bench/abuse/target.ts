import type { Services } from '../../server/context';
import { hashPassword } from '../../server/modules/auth/passwords';
import { parseSettings } from '../../server/settings';
import { insertCompany, insertOperator } from '../../server/testing/inhabitants';
import { addManyClients } from '../../server/testing/manyClients';
import { platformKeys } from '../../server/testing/stripe/tenants';
import { buildConsole, startApi, type Api } from '../faults/api';
import type { Credentials } from '../faults/browser/sessions';
import { makeScene } from '../faults/scene';
import type { Ordinary, Watch, Watching } from '../processes/bystander';
import { openProgram, type Program } from '../program';
import type { DatabaseKind } from '../table';
import { tokensOf } from './session';
import { send } from './wire';

const password = 'a long pass phrase';
const clientsOfWorker = 200;
/** So many, each with so much to say, that a file of them is longer than what a connection holds by itself. */
const clientsOfLargest = 140_000;
const longId = 'x'.repeat(250);
const attackers = 29;
const ordinaryEveryMs = 40;

/** Somebody who attacks from within, with a company of their own. */
export interface Attacker extends Credentials {
  /** An access token that holds. */
  token(): Promise<string>;
}

/** The API under attack, and somebody who only wants to work. */
export interface Target {
  url: string;
  /** Of people whom nobody else acts for; the bystander is somebody else. */
  knownEmails: readonly string[];
  /** What the API signs its tokens with, which whoever attacks it does not have. */
  signingKey: Uint8Array;
  /** Another one with each call: what one attack uses up is no other's. */
  attacker(): Attacker;
  /** The attacker whose company has very many clients. */
  largest: Attacker;
  isRunning(): boolean;
  /** How ordinary requests fare during so many seconds. */
  watch(seconds: number): Promise<Watching>;
  close(): Promise<void>;
}

/** The addresses of a company's two Admins. */
async function makeCompany(
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

interface Inhabitants {
  worker: string;
  knownEmails: string[];
  attackers: string[];
  largest: string;
}

async function inhabit(services: Services): Promise<Inhabitants> {
  const passwordHash = await hashPassword(password);
  const [worker, known] = await makeCompany(services, passwordHash, clientsOfWorker);
  const [largest] = await makeCompany(services, passwordHash, clientsOfLargest, longId);
  const found: Inhabitants = { worker, knownEmails: [known], largest, attackers: [] };
  while (found.attackers.length < attackers) {
    const [attacker, colleague] = await makeCompany(services, passwordHash, clientsOfWorker);
    found.attackers.push(attacker);
    found.knownEmails.push(colleague);
  }
  return found;
}

/** A file of the console. */
async function fileRequest(url: string): Promise<Ordinary> {
  const { text } = await send(`${url}/login`, { method: 'GET', headers: { accept: 'text/html' } });
  const [path] = /\/assets\/[\w./-]+\.js/.exec(text) ?? [];
  if (!path) throw new Error('The API serves no console.');
  return { url: url + path, method: 'GET', headers: { 'accept-encoding': 'br' }, body: '' };
}

function operation(url: string, token: string, query: string): Ordinary {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ query }) };
}

const list = '{ clients(page: 1) { totalCount items { id name email status } } }';
const change = 'mutation { setListColumns(list: Clients, columns: ["name", "email"]) }';

// Stripe's messages are read with its secret, and nobody has to be there to be asked.
const settings = {
  TRUST_PROXY: 'true',
  STRIPE_SECRET_KEY: platformKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

async function watcherOf(
  { url }: Api,
  watcher: Program<Watch>,
  worker: string,
): Promise<(seconds: number) => Promise<Watching>> {
  const file = await fileRequest(url);
  const tokenNow = tokensOf(url, { email: worker, password });
  return async (seconds) => {
    const token = await tokenNow();
    const requests = [operation(url, token, list), operation(url, token, change), file];
    return watcher.ask({ requests, everyMs: ordinaryEveryMs, seconds });
  };
}

export async function startTarget(kind: DatabaseKind): Promise<Target> {
  buildConsole();
  const scene = await makeScene(kind);
  let api: Api | null = null;
  let bystander: Program<Watch> | null = null;
  const close = async (): Promise<void> => {
    await bystander?.end();
    await api?.kill('SIGTERM');
    await scene.remove();
  };
  try {
    const found = await scene.withServices(inhabit);
    const running = (api = startApi({ ...scene.settings, ...settings }));
    await running.ready();
    const { url } = running;
    bystander = await openProgram<Watch>('bystander');
    const asAttacker = (email: string): Attacker => ({
      email,
      password,
      token: tokensOf(url, { email, password }),
    });
    return {
      url,
      knownEmails: found.knownEmails,
      signingKey: parseSettings(scene.settings).signingKey,
      attacker() {
        const email = found.attackers.pop();
        if (email === undefined) throw new Error('There are more attacks than attackers.');
        return asAttacker(email);
      },
      largest: asAttacker(found.largest),
      isRunning: () => running.isRunning(),
      watch: await watcherOf(running, bystander, found.worker),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
