import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Context, Database } from '../platform';
import {
  createQuickGuide,
  publishQuickGuide,
  saveQuickGuideDraft,
  uploadGuideImage,
} from '../brand/internals';
import { chargeCompany, createReceiptEmailLink } from '../billing/internals';
import { setUpTestPortal, subscribeClient, type TestPortal } from '../portal/testing';
import { newId } from '../lib/ids';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { openFixture, type Fixture } from '../testing/fixture';
import { dumpCompany, idsIn, type Dump } from './companyDump';
import { createTestImage } from './files';
import { openSuperuserDatabase, withReplacedIds, withoutRowLevelSecurity } from './tenancyLayers';

/** A company with a published portal, a payment, an image and a signed-in client. */
interface Tenant {
  portal: TestPortal;
  clientId: string;
  cookie: string;
  snapshotId: string;
}

// The tests request ids of another company’s portal with both tenancy layers, with each alone and with
// neither.
let fixture: Fixture;
let superuser: Database;
let ownTenant: Tenant;
let otherTenant: Tenant;
let before: Dump;
let attemptedId = '';

async function publishGuide(ctx: Context): Promise<void> {
  const { version } = await uploadGuideImage(ctx, createTestImage);
  const { id, lockVersion } = await createQuickGuide(ctx, 'First steps', newId());
  const html = `<p>Look: <img src="/images/${version}" alt="A square"></p>`;
  const text = { title: 'First steps', summary: 'How to begin', html };
  const draft = await saveQuickGuideDraft(ctx, { id, lockVersion, ...text });
  await publishQuickGuide(ctx, { id, lockVersion: draft.lockVersion });
}

async function openTenant(app: FastifyInstance, mailbox: Mailbox): Promise<Tenant> {
  const portal = await setUpTestPortal(fixture, app);
  const { browser, email } = await subscribeClient(portal, mailbox);
  await chargeCompany(fixture.services, portal.company.id);
  await publishGuide(await fixture.signedIn(portal.company));
  await portal.publish();
  const [publishedPortal] = await portal.query<{ id: string }>('select snapshot_id as id from portals');
  const [client] = await portal.query<{ id: string }>('select id from clients where email = $1', [email]);
  return {
    portal,
    clientId: client?.id ?? '',
    cookie: browser.cookie,
    snapshotId: publishedPortal?.id ?? '',
  };
}

beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  superuser = await openSuperuserDatabase(fixture.services);
  const app = await buildApp(fixture.services);
  const mailbox = await openMailbox(fixture.services);
  ownTenant = await openTenant(app, mailbox);
  otherTenant = await openTenant(app, mailbox);
  await app.close();
  before = await dumpCompany(fixture.services.database, otherTenant.portal.company.id);
}, 60_000);
afterAll(async () => {
  if (superuser !== fixture.services.database) await superuser.close();
  await fixture.close();
});

// Replaces ids only in statements that contain the attempted id, so that the session and the portal still
// belong to our company.
const withOtherIds = (database: Database): Database =>
  withReplacedIds(
    database,
    new Map([
      [ownTenant.portal.company.id, otherTenant.portal.company.id],
      [ownTenant.clientId, otherTenant.clientId],
      [ownTenant.snapshotId, otherTenant.snapshotId],
    ]),
    () => attemptedId,
  );

const databases: Readonly<Record<string, () => Database>> = {
  'both layers': () => fixture.services.database,
  'the services alone': () => withoutRowLevelSecurity(superuser),
  'row-level security alone': () => withOtherIds(fixture.services.database),
  neither: () => withOtherIds(withoutRowLevelSecurity(superuser)),
};

type PortalRequest = (app: FastifyInstance, id: string) => Promise<{ statusCode: number }>;

const asClient = (method: 'GET' | 'POST', path: (id: string) => string): PortalRequest =>
  async function sendRequest(app, id) {
    const { host } = ownTenant.portal;
    const headers = { host, cookie: ownTenant.cookie, origin: `http://${host}` };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return method === 'GET'
      ? app.inject({ method, url: path(id), headers })
      : app.inject({ method, url: path(id), headers: { ...headers, ...form }, payload: `key=${newId()}` });
  };

const requests: Readonly<Record<string, PortalRequest>> = {
  '/account/payments/:id/receipt': asClient('GET', (id) => `/account/payments/${id}/receipt`),
  '/account/payments/:id/pay': asClient('POST', (id) => `/account/payments/${id}/pay`),
  '/images/:id': asClient('GET', (id) => `/images/${id}`),
  async '/receipts/:id'(app, id) {
    const { company, host } = ownTenant.portal;
    const receipt = { companyId: company.id, paymentId: id };
    const url = await createReceiptEmailLink(fixture.services.settings, `http://${host}`, receipt);
    return app.inject({ url: new URL(url).pathname + new URL(url).search, headers: { host } });
  },
};

const requestCases = Object.entries(requests);

// The page for an invalid link has status 410.
const refusals = [404, 410];

/**
 * Returns an `id: status` entry for each id of the other company that was not refused. Throws for a status of
 * 500 or higher.
 */
async function acceptedIds(layer: string, sendRequest: PortalRequest): Promise<string[]> {
  const app = await buildApp({ ...fixture.services, database: databases[layer]?.() ?? superuser });
  const accepted = [];
  for (attemptedId of idsIn(before)) {
    await fixture.services.database.onPlatform((db) => db.query('delete from rate_limits'));
    const { statusCode } = await sendRequest(app, attemptedId);
    if (statusCode >= 500) throw new Error(`${attemptedId}: ${statusCode}`);
    if (!refusals.includes(statusCode)) accepted.push(`${attemptedId}: ${statusCode}`);
  }
  await app.close();
  return accepted;
}

describe.each(['both layers', 'the services alone', 'row-level security alone'])('with %s', (layer) => {
  test.each(requestCases)(
    'design 3: %s responds with 404 or 410 to another company’s ids',
    async (_path, sendRequest) => {
      expect(await acceptedIds(layer, sendRequest)).toEqual([]);
    },
  );

  test('the refused requests leave the other company unchanged', async () => {
    expect(await dumpCompany(fixture.services.database, otherTenant.portal.company.id)).toEqual(before);
  });
});

describe('with neither layer', () => {
  test.each(requestCases)('%s accepts an id of another company', async (_path, sendRequest) => {
    expect(await acceptedIds('neither', sendRequest)).not.toEqual([]);
  });
});
