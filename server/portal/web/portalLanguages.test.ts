import sharp from 'sharp';
import { chargeCompany, sendReceipt, updateClient } from '../../billing/internals';
import type { TranslatableKind } from '../../../contract/enums';
import {
  contentTranslation,
  contentTranslations,
  saveContentTranslation,
  updateThemeSetup,
} from '../../brand/internals';
import { newId } from '../../lib/ids';
import type { Context } from '../../platform';
import { insertImage, publishGuide, publishLegalVersion } from '../../testing/factories/brand';
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
  expect(body).toMatch(/<h2><bdi lang="en">[^<]+<\/bdi><\/h2>/);
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
  ['de', 'Willkommen bei', 'Beleg', 'Standard, 1.–28. Feb. 2027'],
  ['ar', 'مرحبًا بك في', 'إيصال', '\u2068Standard\u2069، 1–28 فبراير 2027'],
] as const)(
  'a client who signs up in %s gets emails, payments and receipts in that language',
  async (language, welcome, receipt, payment) => {
    const { browser, email, paymentId } = await subscribeIn(language);
    await portal.query(
      `update payments set period_from = '2027-02-01', period_to = '2027-02-28' where id = $1`,
      [paymentId],
    );
    const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject];
    expect(subjects.join('\n')).toContain(welcome);

    await sendReceipt(await fixture.signedIn(portal.company), paymentId, newId());
    const message = await mailbox.next(email);
    expect(message.html).toContain(`<html lang="${language}"`);
    expect(message.subject).toContain(receipt);
    expect(message.text).toContain(payment);
    expect((await browser.open('/account/payments')).text).toContain(payment);
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

test('open consoles and the audit log show a signed-in client’s choice', async () => {
  const { browser, email } = await signUpClient(portal, mailbox, portal.plan.id, 'de');
  const [client] = await portal.query<{ id: string }>('select id from clients where email = $1', [email]);
  const events = fixture.services.events.subscribe('clientChanged', portal.company.id);
  const event = events.next();
  await browser.open('/account?lang=ar');
  await browser.open('/account?lang=ar');
  expect((await event).value).toMatchObject({ kind: 'Updated', ids: [client?.id] });
  await events.return?.();
  const audited = await portal.query(
    `select actor_type, actor_id, changes from audit_events where target_id = $1 and action = 'client.updated'`,
    [client?.id],
  );
  const changes = [{ field: 'language', before: 'de', after: 'ar' }];
  expect(audited).toEqual([{ actor_type: 'Client', actor_id: client?.id, changes }]);
});

test('an operator’s change of a client’s language applies to later emails', async () => {
  const { email, paymentId } = await subscribeIn('de');
  const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject];
  expect(subjects.join()).toContain('Willkommen bei');
  const [client] = await portal.query<{ id: string; lockVersion: number }>(
    'select id, lock_version as "lockVersion" from clients where email = $1',
    [email],
  );
  const { id = '', lockVersion = 0 } = client ?? {};
  const ctx = await fixture.signedIn(portal.company);
  await updateClient(ctx, { id, lockVersion, language: 'ar' });
  await sendReceipt(ctx, paymentId, newId());
  expect((await mailbox.next(email)).html).toContain('<html lang="ar"');
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

async function translateToGerman(
  operator: Context,
  kind: TranslatableKind,
  key: string,
  texts: Record<string, string>,
): Promise<void> {
  const item = { kind, key, language: 'de' };
  const { lockVersion, originalVersion } = await contentTranslation(operator, item);
  const fields = Object.entries(texts).map(([name, value]) => ({ name, value }));
  await saveContentTranslation(operator, { ...item, lockVersion, originalVersion, fields });
}

describe('the content that operators translated', () => {
  let translated: TestPortal;
  let imageId: string;
  beforeAll(async () => {
    translated = await setUpTestPortal(fixture, fixture.app, { plan: { name: 'Basic' } });
    const { company, plan } = translated;
    const { database } = fixture.services;
    const admin = await fixture.signedIn(company);
    const red = { width: 2, height: 2, channels: 3, background: '#f00' } as const;
    imageId = await insertImage(
      database,
      company,
      'GuideImage',
      await sharp({ create: red }).png().toBuffer(),
    );
    await publishGuide(database, company, {
      pathname: 'first-steps',
      title: 'First steps',
      html: '<p>Hi</p>',
    });
    const introduction = 'We clean.';
    await updateThemeSetup(admin, { title: 'Acme', colour: '#112233', tagline: 'Clean', introduction });
    await updatePortalLanguages(admin, { defaultLanguage: 'en', portalLanguages: ['en', 'de', 'ar'] });
    const { items } = await contentTranslations(admin);
    const guide = items.find(({ kind }) => kind === 'QuickGuide');
    const save = (kind: TranslatableKind, key: string, texts: Record<string, string>) =>
      translateToGerman(admin, kind, key, texts);
    await save('Brand', 'theme', { tagline: 'Sauber' });
    await save('Plan', plan.id, { name: 'Basis' });
    await save('QuickGuide', String(guide?.key), {
      ...{ title: 'Erste Schritte', html: `<p>Hallo <img src="/images/${imageId}" alt="Bild"></p>` },
    });
    await save('LegalPage', 'terms-of-service', { title: 'Bedingungen', html: '<p>Seien Sie nett.</p>' });
    await translated.publish();
  });

  const open = (path: string) => fixture.app.inject({ url: path, headers: { host: translated.host } });

  test.each([
    ['/?lang=de', ['<h1 dir="auto">Sauber</h1>', '<bdi>Basis</bdi>', '>Erste Schritte<', '>Bedingungen<']],
    ['/guides/first-steps?lang=de', ['<h1 dir="auto">Erste Schritte</h1>', '<p dir="auto">Hallo']],
    ['/legal/terms-of-service?lang=de', ['<h1 dir="auto">Bedingungen</h1>', 'Seien Sie nett.']],
  ])('is shown on %s', async (path, texts) => {
    const { body } = await open(path);
    for (const text of texts) expect(body).toContain(text);
  });

  test.each([
    ['/?lang=ar', ['<h1 dir="auto" lang="en">Clean</h1>', '<bdi lang="en">Basic</bdi>']],
    [
      '/guides/first-steps?lang=ar',
      ['<h1 dir="auto" lang="en">First steps</h1>', 'lang="en"><p dir="auto">Hi'],
    ],
    ['/legal/terms-of-service?lang=ar', ['<h1 dir="auto" lang="en">Terms</h1>', 'Be kind.']],
    ['/?lang=en', ['<h1 dir="auto">Clean</h1>', '<bdi>Basic</bdi>']],
  ])('is the original, with its language, on %s', async (path, texts) => {
    const { body } = await open(path);
    for (const text of texts) expect(body).toContain(text);
  });

  test('marks only the texts without a translation with their language', async () => {
    const { body } = await open('/?lang=de');
    expect(body).toContain('<h1 dir="auto">Sauber</h1><p class="lead" dir="auto" lang="en">We clean.</p>');
  });

  test('is not shown after its original was removed', async () => {
    const admin = await fixture.signedIn(translated.company);
    await updateThemeSetup(admin, { title: 'Acme', colour: '#112233', tagline: '' });
    await translated.publish();
    expect((await open('/?lang=de')).body).toContain('<h1 dir="auto">Acme</h1>');
    await updateThemeSetup(admin, { title: 'Acme', colour: '#112233', tagline: 'Clean' });
    await translated.publish();
    expect((await open('/?lang=de')).body).toContain('<h1 dir="auto">Sauber</h1>');
  });

  test('includes images that only a translation shows', async () => {
    expect((await open(`/images/${imageId}`)).statusCode).toBe(200);
    expect((await open(`/images/${newId()}`)).statusCode).toBe(404);
  });

  test('names the plan in the client’s account', async () => {
    const { browser, email } = await subscribeClient(translated, mailbox, 'sandbox_pays', 'de');
    expect((await browser.open('/account')).body).toContain('<bdi>Basis</bdi>');
    await chargeCompany(fixture.services, translated.company.id);
    expect((await browser.open('/account/payments')).text).toContain('Basis, ');
    const [payment] = await translated.query<{ id: string }>(
      'select id from payments where company_id = $1',
      [translated.company.id],
    );
    await mailbox.next(email);
    await mailbox.next(email);
    await sendReceipt(await fixture.signedIn(translated.company), String(payment?.id), newId());
    expect((await mailbox.next(email)).text).toContain('Basis, ');
    expect((await browser.open('/account?lang=en')).body).toContain('<bdi>Basic</bdi>');
    // The plan keeps the name under which it was charged.
    expect((await browser.open('/account/payments')).text).toContain('Basis, ');
  });

  test('keeps the original title in the audit log of an agreement', async () => {
    const { browser, email } = await signUpClient(translated, mailbox, translated.plan.id, 'de');
    await publishLegalVersion(fixture.services.database, translated.company, {
      ...{ pathname: 'privacy-policy', title: 'Privacy', html: '<p>We keep it.</p>' },
      ...{ effectiveOn: '2026-01-01', requiresReacceptance: true },
    });
    const admin = await fixture.signedIn(translated.company);
    await translateToGerman(admin, 'LegalPage', 'privacy-policy', { title: 'Datenschutz' });
    await translated.publish();
    const page = await browser.open('/account/legal');
    expect(page.body).toContain('Datenschutz');
    await browser.send(page, '/account/legal', { agreed: '1' });
    const events = await translated.query<{ changes: { field: string }[] }>(
      `select e.changes from audit_events e join clients c on c.company_id = e.company_id and c.id = e.target_id::uuid
       where e.company_id = $1 and e.action = 'client.agreed' and c.email = $2`,
      [translated.company.id, email],
    );
    expect(events.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['Privacy']]);
    const accepted = await translated.query(
      `select a.pathname, a.language, a.translation_version
       from legal_acceptances a join clients c on c.company_id = a.company_id and c.id = a.client_id
       where a.company_id = $1 and c.email = $2 order by a.pathname`,
      [translated.company.id, email],
    );
    expect(accepted).toEqual([
      { pathname: 'privacy-policy', language: 'en', translation_version: null },
      { pathname: 'terms-of-service', language: 'de', translation_version: 1 },
    ]);
  });
});
