import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { newId } from '../lib/ids';
import { chargeCompany } from '../modules/charging/run';
import { mailedReceiptLink } from '../modules/payments/documentLink';
import { createQuickGuide } from '../modules/quick-guides/create';
import { saveQuickGuideDraft } from '../modules/quick-guides/drafts';
import { uploadGuideImage } from '../modules/quick-guides/images';
import { publishQuickGuide } from '../modules/quick-guides/publish';
import { openDashboard, type Dashboard } from '../site/account/testing/dashboard';
import { subscriber } from '../site/account/testing/newcomer';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { openWorld, type World } from '../testing/world';
import { dumpOf, idsIn, type Dump } from './companyDump';
import { aPicture } from './files';
import { asSuperuser, misnaming, unbound } from './layers';

/** A company with a published dashboard, a payment, a picture, and a client who is signed in there. */
interface Side {
  dashboard: Dashboard;
  clientId: string;
  cookie: string;
  snapshotId: string;
}

// Asks for ids of another company’s dashboard, with each layer of tenancy alone.
let world: World;
let superuser: Database;
let ours: Side;
let theirs: Side;
let before: Dump;
let tried = '';

/** A guide with a picture in it. */
async function publishGuide(ctx: Context): Promise<void> {
  const { version } = await uploadGuideImage(ctx, aPicture);
  const { id, lockVersion } = await createQuickGuide(ctx, 'First steps', newId());
  const html = `<p>Look: <img src="/images/${version}" alt="A square"></p>`;
  const text = { title: 'First steps', summary: 'How to begin', html };
  const draft = await saveQuickGuideDraft(ctx, { id, lockVersion, ...text });
  await publishQuickGuide(ctx, { id, lockVersion: draft.lockVersion });
}

async function openSide(app: FastifyInstance, mailbox: Mailbox): Promise<Side> {
  const dashboard = await openDashboard(world, app);
  const { browser, email } = await subscriber(dashboard, mailbox);
  await chargeCompany(world.services, dashboard.company.id);
  await publishGuide(await world.asAdmin(dashboard.company));
  await dashboard.publish();
  const [site] = await dashboard.asked<{ id: string }>('select snapshot_id as id from sites');
  const [client] = await dashboard.asked<{ id: string }>('select id from clients where email = $1', [email]);
  return { dashboard, clientId: client?.id ?? '', cookie: browser.cookie, snapshotId: site?.id ?? '' };
}

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  superuser = await asSuperuser(world.services);
  const app = await buildApp(world.services);
  const mailbox = await openMailbox(world.services);
  ours = await openSide(app, mailbox);
  theirs = await openSide(app, mailbox);
  await app.close();
  before = await dumpOf(world.services.database, theirs.dashboard.company.id);
}, 60_000);
afterAll(async () => {
  if (superuser !== world.services.database) await superuser.close();
  await world.close();
});

// Who is signed in, and what the site shows, is ours all the while: only statements about what is tried are misnamed.
const misnamed = (database: Database): Database =>
  misnaming(
    database,
    new Map([
      [ours.dashboard.company.id, theirs.dashboard.company.id],
      [ours.clientId, theirs.clientId],
      [ours.snapshotId, theirs.snapshotId],
    ]),
    () => tried,
  );

const databases: Readonly<Record<string, () => Database>> = {
  'both layers': () => world.services.database,
  'the services alone': () => unbound(superuser),
  'row-level security alone': () => misnamed(world.services.database),
  neither: () => misnamed(unbound(superuser)),
};

type Ask = (app: FastifyInstance, id: string) => Promise<{ statusCode: number }>;

const asClient = (method: 'GET' | 'POST', path: (id: string) => string): Ask =>
  async function ask(app, id) {
    const { host } = ours.dashboard;
    const headers = { host, cookie: ours.cookie, origin: `http://${host}` };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return method === 'GET'
      ? app.inject({ method, url: path(id), headers })
      : app.inject({ method, url: path(id), headers: { ...headers, ...form }, payload: `key=${newId()}` });
  };

const asks: Readonly<Record<string, Ask>> = {
  '/account/payments/:id/receipt': asClient('GET', (id) => `/account/payments/${id}/receipt`),
  '/account/payments/:id/pay': asClient('POST', (id) => `/account/payments/${id}/pay`),
  '/images/:id': asClient('GET', (id) => `/images/${id}`),
  async '/receipts/:id'(app, id) {
    const { company, host } = ours.dashboard;
    const receipt = { companyId: company.id, paymentId: id };
    const url = await mailedReceiptLink(world.services.settings, `http://${host}`, receipt);
    return app.inject({ url: new URL(url).pathname + new URL(url).search, headers: { host } });
  },
};

const everyPath = Object.entries(asks);

// 410 is the page of links that open nothing.
const refusals = [404, 410];

/** What each id of the other company is answered, but for those that are refused. */
async function taken(layer: string, ask: Ask): Promise<string[]> {
  const app = await buildApp({ ...world.services, database: databases[layer]?.() ?? superuser });
  const answered = [];
  for (tried of idsIn(before)) {
    await world.services.database.onPlatform((db) => db.query('delete from rate_limits'));
    const { statusCode } = await ask(app, tried);
    if (statusCode >= 500) throw new Error(`${tried}: ${statusCode}`);
    if (!refusals.includes(statusCode)) answered.push(`${tried}: ${statusCode}`);
  }
  await app.close();
  return answered;
}

describe.each(['both layers', 'the services alone', 'row-level security alone'])('with %s', (layer) => {
  test.each(everyPath)(
    'spec design 3: a client is told that there is no such thing also for another company’s ids: %s',
    async (_path, ask) => {
      expect(await taken(layer, ask)).toEqual([]);
    },
  );

  test('nothing of the other company has changed', async () => {
    expect(await dumpOf(world.services.database, theirs.dashboard.company.id)).toEqual(before);
  });
});

describe('with neither layer', () => {
  test.each(everyPath)('another company’s id is taken: %s', async (_path, ask) => {
    expect(await taken('neither', ask)).not.toEqual([]);
  });
});
