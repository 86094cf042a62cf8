import { chargeCompany, sendReceipt } from '../../billing/internals';
import { newId } from '../../lib/ids';
import { updatePortalLanguages } from '../../company/internals';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { type Mailbox, openMailbox } from '../../testing/mailbox';
import { signUpClient, subscribeClient } from './account/testing/signedUpClient';
import { setUpTestPortal, type TestPortal } from './account/testing/testPortal';

let fixture: ApiFixture;
let mailbox: Mailbox;
let portal: TestPortal;
beforeAll(async () => {
  fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(fixture.services);
  portal = await setUpTestPortal(fixture, fixture.app);
  await updatePortalLanguages(await fixture.signedIn(portal.company), {
    defaultLanguage: 'de',
    portalLanguages: ['ar', 'de'],
  });
  await portal.publish();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.app.inject({ url, headers: { host: portal.host, ...headers } });

test.each([
  ['ja', 'de', 'ltr'],
  ['en-GB, ar;q=0.5', 'ar', 'rtl'],
])('a visitor with Accept-Language %s gets the page in %s, written %s', async (accepted, lang, dir) => {
  const { body, headers } = await get('/plans', { 'accept-language': accepted });
  expect(body).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(headers['vary']).toBe('Accept-Language, Cookie');
});

test('a public page names its address in each language, and a private page does not', async () => {
  const { body } = await get('/plans?lang=ar');
  const origin = `http://${portal.host}`;
  expect(body).toContain(`<link rel="alternate" hrefLang="ar" href="${origin}/plans?lang=ar"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="de" href="${origin}/plans?lang=de"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/plans"/>`);
  expect((await get('/sign-in')).body).not.toContain('rel="alternate"');
});

test('the portal remembers the language that a visitor chooses', async () => {
  const browser = portal.browser();
  const chosen = await browser.open('/plans?lang=ar');
  expect(chosen.body).toContain('<nav class="languages"');
  expect(chosen.body).toContain('aria-current="true">العربية</a>');
  expect((await browser.open('/sign-in')).body).toContain('<html lang="ar" dir="rtl">');
  expect((await browser.open('/plans?lang=fr')).body).toContain('<html lang="ar"');
});

test('names that operators wrote are isolated from the text around them', async () => {
  const { body } = await get('/plans?lang=ar');
  expect(body).toMatch(/<h2><bdi>[^<]+<\/bdi><\/h2>/);
  expect(body).toMatch(/<a href="mailto:[^"]+" dir="ltr">/);
});

test('a portal in one language has no switch, and ignores the visitor’s languages', async () => {
  const english = await setUpTestPortal(fixture, fixture.app);
  const { body } = await english.browser().open('/plans?lang=de');
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).not.toMatch(/Deutsch|hrefLang/);
});

async function subscribeIn(language: 'ar' | 'de') {
  const client = await subscribeClient(portal, mailbox, 'sandbox_pays', language);
  await chargeCompany(fixture.services, portal.company.id);
  const [payment] = await portal.query<{ id: string }>(
    `select p.id from payments p join clients c on c.company_id = p.company_id and c.id = p.client_id
     where p.company_id = $1 and c.email = $2`,
    [portal.company.id, client.email],
  );
  return { ...client, paymentId: String(payment?.id) };
}

test.each([
  ['de', 'Willkommen bei', 'Beleg'],
  ['ar', 'مرحبًا بك في', 'إيصال'],
] as const)(
  'a client who signs up in %s gets emails and receipts in that language',
  async (language, welcome, receipt) => {
    const { browser, email, paymentId } = await subscribeIn(language);
    const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject];
    expect(subjects.join('\n')).toContain(welcome);

    await sendReceipt(await fixture.signedIn(portal.company), paymentId, newId());
    const message = await mailbox.next(email);
    expect(message.html).toContain(`<html lang="${language}"`);
    expect(message.subject).toContain(receipt);
    expect((await browser.open('/account')).body).toContain(`<html lang="${language}"`);
  },
);

test('a signed-in client’s choice applies to later emails, and stays on other devices', async () => {
  const { browser, email } = await signUpClient(portal, mailbox, portal.plan.id, 'de');
  await browser.open('/account?lang=ar');
  const [row] = await portal.query<{ language: string }>(
    'select language from clients where company_id = $1 and email = $2',
    [portal.company.id, email],
  );
  expect(row).toEqual({ language: 'ar' });
  const otherDevice = portal.browser();
  otherDevice.cookie = browser.cookie;
  expect((await otherDevice.open('/account')).body).toContain('<html lang="ar"');
});

test('a cached page contains neither the query nor the port of the request that created it', async () => {
  const first = await fixture.app.inject({
    url: '/guides?x=evil',
    headers: { host: portal.host.replace(/(:\d+)?$/, ':8443') },
  });
  expect(first.body).toContain('hrefLang');
  const { body } = await get('/guides');
  expect(body).toBe(first.body);
  expect(body).not.toMatch(/evil|8443/);
  expect((await get('//evil.example/guides')).statusCode).toBe(400);
});

test('a request that another site causes does not change the client’s language', async () => {
  const { browser, email } = await signUpClient(portal, mailbox, portal.plan.id, 'de');
  await get('/account?lang=ar', { cookie: browser.cookie, 'sec-fetch-site': 'same-site' });
  const [row] = await portal.query<{ language: string }>(
    'select language from clients where company_id = $1 and email = $2',
    [portal.company.id, email],
  );
  expect(row).toEqual({ language: 'de' });
});
