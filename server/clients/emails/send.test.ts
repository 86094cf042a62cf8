import type { Language } from '../../../contract/languages';
import { emailTemplates } from '../../emailTemplates';
import { inLanguage } from '../../lib/i18n/i18n';
import { createMailer, type Mailer } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { clientEmails } from './clientEmails';
import { enqueueClientEmail, sendClientEmail } from './send';

let fixture: Fixture;
let company: TestCompany;
let clientId: string;
let sentTo: string[];

beforeAll(async () => void (fixture = await openFixture()));
beforeEach(async () => {
  sentTo = [];
  company = await fixture.company();
  clientId = (await fixture.client(company, { email: `${company.id}@client.test` })).id;
});
afterAll(() => fixture.close());

const values = { planName: 'Growth', price: '$10.00 a month' };

async function enqueueEmail() {
  const { database, jobs } = fixture.services;
  await database.inCompany(company.id, (db) =>
    enqueueClientEmail(db, fixture.services, company.id, clientId, 'subscription-begun', () => values),
  );
  const payload = (await jobs.unfinished('send-client-mail')).find(
    ({ companyId }) => companyId === company.id,
  );
  if (!payload) throw new Error('No email is queued.');
  return payload;
}

const createWorkingMailer = (): Mailer => {
  const mailer = createMailer(fixture.services.settings, emailTemplates, () => undefined);
  return {
    send: async (to, ...rest) => {
      await mailer.send(to, ...rest);
      sentTo.push(to);
    },
  };
};
const failingMailer: Mailer = { send: () => Promise.reject(new Error('The mail server is unreachable.')) };

const loadTimelineEmails = async () => {
  const rows = await fixture.query(company, 'select subject, status from client_emails');
  return rows;
};

const expectedSubject = () => `Your plan with ${company.name}: Growth`;

test('the timeline shows an email as Queued when it is enqueued and as Sent after delivery', async () => {
  const payload = await enqueueEmail();
  expect(await loadTimelineEmails()).toEqual([{ subject: expectedSubject(), status: 'Queued' }]);
  await sendClientEmail(fixture.services, createWorkingMailer(), payload);
  expect(await loadTimelineEmails()).toEqual([{ subject: expectedSubject(), status: 'Sent' }]);
  expect(sentTo).toEqual([`${company.id}@client.test`]);
});

test('sendClientEmail sends an email once when its job runs twice', async () => {
  const payload = await enqueueEmail();
  await sendClientEmail(fixture.services, createWorkingMailer(), payload);
  await sendClientEmail(fixture.services, createWorkingMailer(), payload);
  expect(sentTo).toHaveLength(1);
});

test('sendClientEmail marks an undelivered email as Failed and sends it on the next run', async () => {
  const payload = await enqueueEmail();
  await expect(sendClientEmail(fixture.services, failingMailer, payload)).rejects.toThrow('unreachable');
  expect(await loadTimelineEmails()).toMatchObject([{ status: 'Failed' }]);
  await sendClientEmail(fixture.services, createWorkingMailer(), payload);
  expect(await loadTimelineEmails()).toMatchObject([{ status: 'Sent' }]);
});

test('enqueueClientEmail throws if the client does not exist in the company', async () => {
  const otherCompany = await fixture.company();
  const attempt = fixture.inCompany(otherCompany, (db) =>
    enqueueClientEmail(db, fixture.services, otherCompany.id, clientId, 'subscription-begun', () => values),
  );
  await expect(attempt).rejects.toThrow('does not exist');
});

test('sendClientEmail rejects a template for operators', async () => {
  const payload = await enqueueEmail();
  await expect(
    sendClientEmail(fixture.services, createWorkingMailer(), { ...payload, template: 'admin-added' }),
  ).rejects.toThrow('Unknown email template: admin-added.');
});

const setLanguage = (language: string) =>
  fixture.query(company, 'update clients set language = $3 where company_id = $1 and id = $2', [
    ...[company.id, clientId, language],
  ]);

test('an email has the client’s language only while the company offers it, and otherwise the company’s', async () => {
  await setLanguage('fr');
  const setPortalLanguages = (languages: readonly string[]) =>
    fixture.query(
      company,
      "update companies set default_language = 'de', portal_languages = $1 where id = current_company()",
      [languages],
    );
  const lastSubject = async () => {
    await fixture.query(company, 'delete from client_emails');
    await enqueueEmail();
    return (await loadTimelineEmails())[0]?.subject;
  };
  const subjectIn = (language: Language) =>
    inLanguage(
      language,
      () =>
        clientEmails['subscription-begun']({ ...values, companyName: company.name, clientName: '', link: '' })
          .subject,
    );

  await setPortalLanguages(['de', 'fr']);
  expect(await lastSubject()).toBe(subjectIn('fr'));
  await setPortalLanguages(['de']);
  expect(await lastSubject()).toBe(subjectIn('de'));
});

test('the timeline shows the subject of an email without direction marks', async () => {
  await setLanguage('ar');
  await fixture.query(
    company,
    "update companies set portal_languages = array['en', 'ar'] where id = current_company()",
  );
  await enqueueEmail();
  const [stored] = await loadTimelineEmails();
  expect(stored?.subject).toContain('Growth');
  expect(stored?.subject).not.toMatch(/\p{Cf}/u);
});
