import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditedMutations } from '../contract/mutationCalls';
import { variablesOf } from '../contract/variables';
import { operationNamed } from '../contract/operations';
import type { PreparedCall, TestSetup } from '../contract/prepare';
import { openTestApi } from '../contract/testApi';
import { sendGraphQL } from '../http/testRequests';
import { notify } from '../modules/notifications/notify';
import { openMailbox } from '../testing/mailbox';
import { startOpenIdIssuer } from '../testing/openIdIssuer';
import { until } from '../testing/until';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { capMail, dailyCaps, refusalOfMail, type CappedMail } from './dailyCaps';
import { sendMail } from './startMail';
import { mailTemplates } from './templates';

const numbers = new Intl.NumberFormat('en');

describe('caps', () => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());
  beforeEach(async () => void (company = await world.company()));

  const cap = (mail: CappedMail, recipient: string) =>
    world.services.database.inCompany(company.id, (db) => capMail(db, company.id, mail, recipient));

  const setCounts = (count: number, endsIn: string) =>
    world.services.database.inCompany(company.id, (db) =>
      db.query(
        'update daily_mails set count = $2, ends_at = company_now() + $3::interval where company_id = $1',
        [company.id, count, endsIn],
      ),
    );

  test('limits receipts to ten a day for each client, and resets the next day', async () => {
    for (let sent = 0; sent < 10; sent += 1) await cap('receipt', 'ada');
    await expect(cap('receipt', 'ada')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'This recipient has reached the limit of 10 receipts a day. Try again tomorrow.',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await cap('receipt', 'bob');
    await cap('client-access', 'ada');
    await setCounts(10, '-1 second');
    await cap('receipt', 'ada');
  });

  test('limits receipts to 2,000 a day for each company', async () => {
    await cap('receipt', 'ada');
    await setCounts(2000, '1 day');
    await expect(cap('receipt', 'bob')).rejects.toMatchObject({
      message: 'The company has reached its limit of 2,000 receipts a day. Try again tomorrow.',
    });
    company = await world.company();
    await cap('receipt', 'bob');
  });

  test('does not count refused or rolled-back emails', async () => {
    const failing = world.services.database.inCompany(company.id, async (db) => {
      await capMail(db, company.id, 'receipt', 'ada');
      throw new Error('The payment is gone.');
    });
    await expect(failing).rejects.toThrow('The payment is gone.');
    for (let sent = 0; sent < 10; sent += 1) await cap('receipt', 'ada');
    for (let refused = 0; refused < 3; refused += 1) await expect(cap('receipt', 'ada')).rejects.toThrow();
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ count: number }>('select count from daily_mails order by count'),
    );
    expect(rows).toEqual([{ count: 10 }, { count: 10 }]);
  });

  test('strangers’ requests do not use up operators’ emails', async () => {
    await cap('client-sign-up', 'stranger@example.com');
    await setCounts(1_000_000, '1 day');
    await expect(cap('client-sign-up', 'stranger@example.com')).rejects.toThrow('sign-up links');
    for (const mail of ['client-access', 'receipt', 'card-requested', 'invitation'] as const) {
      await cap(mail, 'ada');
    }
  });

  test.each(['client-password', 'client-sign-up', 'client-address', 'own-subscription-begun'] as const)(
    '%s has no cap of the company, which strangers could use up for all clients',
    async (mail) => {
      await cap(mail, 'stranger');
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query('select count from daily_mails'),
      );
      expect(rows).toEqual([{ count: 1 }]);
    },
  );

  test('an email that the mail server refuses takes nothing from the cap of notifications', async () => {
    const cap = jest.replaceProperty(dailyCaps.notification as { perRecipient: number }, 'perRecipient', 1);
    let isAway = true;
    const send = jest.fn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
    const notified = { companyId: company.id, recipient: 'ada ClientAdded' };
    const attempt = () =>
      sendMail(
        world.services,
        { send },
        { to: 'ada@x.test', template: 'notification', values: {}, notified },
      );
    for (let tries = 0; tries < 2; tries += 1) await expect(attempt()).rejects.toThrow('away');
    isAway = false;
    for (let tries = 0; tries < 2; tries += 1) await attempt();
    expect(send).toHaveBeenCalledTimes(3);
    cap.restore();
  });

  test('returns the refusal where the caller must not see it', async () => {
    const refused = () =>
      world.services.database.inCompany(company.id, (db) =>
        refusalOfMail(db, company.id, 'client-password', 'ada'),
      );
    for (let sent = 0; sent < 10; sent += 1) expect(await refused()).toBeNull();
    expect(await refused()).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('senders', () => {
  let world: World;
  let stage: TestSetup;
  let google: Awaited<ReturnType<typeof startOpenIdIssuer>>;
  beforeAll(async () => {
    google = await startOpenIdIssuer('client');
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    const site = await openTestApi(world.services);
    stage = { fixture: world, api: site, google, pendingCompany: await world.company({ status: 'Pending' }) };
  });
  afterAll(async () => {
    await stage.api.app.close();
    await world.close();
    await google.close();
  });

  /** The call that sends each email, by its name in the contract. */
  const calls: Readonly<Partial<Record<CappedMail, string>>> = {
    receipt: 'sendReceipt',
    'client-access': 'sendClientAccess',
    'card-requested': 'askForClientCard',
    invitation: 'inviteOperators',
    'domain-instructions': 'forwardDomainInstructions',
    'company-archive-ready': 'startCompanyExport',
    'email-change-new': 'requestEmailChange',
    'invitation-renewal-asked': 'requestNewInvitation',
    'ownership-transferred': 'transferOwnership',
    'company-closed': 'closeCompany',
    'company-reopened': 'reopenCompany',
  };

  async function preparedCall(name: string): Promise<PreparedCall> {
    const prepare = auditedMutations[name];
    if (!prepare) throw new Error(`Nothing prepares ${name}.`);
    return prepare(stage);
  }

  async function errorOf(name: string, { overrides: given, token }: PreparedCall) {
    const operation = operationNamed(name);
    const variables = variablesOf(operation, given);
    const { body } = await sendGraphQL(stage.api.app, operation.document, { token, variables });
    return body.errors?.[0];
  }

  test.each([...Object.entries(calls), ['invitation', 'resendInvitation']])(
    '%s: %s is refused beyond the cap of the company',
    async (mail, name) => {
      const prepared = await preparedCall(name);
      const { companyId = '' } = prepared;
      const { what, perCompany } = dailyCaps[mail as keyof typeof calls] as {
        what: string;
        perCompany: number;
      };
      await world.services.database.inCompany(companyId, (db) =>
        db.query(
          `insert into daily_mails (company_id, mail, recipient, count, ends_at)
           values ($1, $2, '', $3, company_now() + interval '1 day')
           on conflict (company_id, mail, recipient) do update set count = $3`,
          [companyId, mail, perCompany],
        ),
      );
      expect(await errorOf(name, prepared)).toMatchObject({
        message: `The company has reached its limit of ${numbers.format(perCompany)} ${what} a day. Try again tomorrow.`,
        extensions: { code: 'RATE_LIMITED' },
      });
    },
  );

  /** Files that send an email without a cap, with why. */
  const uncapped: Readonly<Record<string, string>> = {
    'modules/auth/passwordReset.ts':
      'limits.ts counts requests for each address; the other email follows a used link',
    'modules/auth/knownDevices.ts': 'a notice',
    'modules/auth/linkGoogle.ts': 'a notice',
    'modules/auth/completeSignIn.ts': 'a notice',
    'modules/billing-cards/expiring.ts': 'a job',
    'modules/charging/trialNotices.ts': 'a job',
    'modules/client-accounts/address/take.ts': 'follows a used link',
    'modules/client-accounts/passwordLinks.ts': 'its callers count',
    'modules/client-accounts/sign-up/finish.ts': 'follows a used link',
    'modules/client-accounts/sign-up/send.ts': 'the sign-up was counted',
    'modules/client-mails/mailClient.ts': 'its callers count',
    'modules/company-exports/finish.ts': 'the archive was counted',
    'modules/domains/checking/announce.ts': 'a job',
    'modules/dunning/endPastDue.ts': 'a job',
    'modules/my-account/email-change/answer.ts': 'follows a used link',
    'modules/notifications/notify.ts': 'the job that sends it counts',
    'modules/operators/mailAdmins.ts': 'its callers count',
    'modules/operators/removeOperator.ts': 'a notice',
    'modules/operators/tellOfNewAdmin.ts': 'its callers count, or follow an invitation',
    'modules/platform-fees/tellOfFailures.ts': 'a job',
    'modules/two-factor/mails.ts': 'its callers count',
    'modules/two-factor/tries.ts': 'once a day',
  };

  const sends =
    /enqueue\(\s*\w+,\s*'send-(?!refunds)|\b(?:mailClient|mailAdmins|mailAbout|mailPasswordLink)\(/;
  const server = path.join(__dirname, '..');

  const senders = readdirSync(path.join(server, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => `modules/${file}`)
    .filter((file) => sends.test(readFileSync(path.join(server, file), 'utf8')));

  test('every file that sends an email counts it, or has a stated reason', () => {
    expect(senders.length).toBeGreaterThan(30);
    const counts = (file: string) =>
      /\b(?:capMail|refusalOfMail)\(/.test(readFileSync(path.join(server, file), 'utf8'));
    expect(senders.filter((file) => !counts(file)).sort()).toEqual(Object.keys(uncapped).sort());
  });

  test('every kind of email has a cap that is counted, or a reason why it has none', () => {
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('test'))
      .map((file) => readFileSync(path.join(server, file), 'utf8'));
    const isCounted = (mail: string) => {
      const count = new RegExp(String.raw`\b(?:capMail|refusalOfMail)\(\w+, \w+, '${mail}', `);
      return sources.some((source) => count.test(source));
    };
    const rows: Readonly<Record<string, { notice: string } | { what: string }>> = dailyCaps;
    const unlimited = mailTemplates.filter((mail) => {
      const row = rows[mail];
      return !row || ('notice' in row ? row.notice.trim() === '' : !isCounted(mail));
    });
    expect(unlimited).toEqual([]);
  });

  test.each([
    ['own-password-changed', 'changePassword'],
    ['two-factor-on', 'confirmTwoFactor'],
    ['two-factor-off', 'turnOffTwoFactor'],
    ['two-factor-reset', 'resetOperatorTwoFactor'],
    ['recovery-codes-renewed', 'renewRecoveryCodes'],
  ] as const)('%s: %s is refused beyond the cap of the recipient', async (mail, name) => {
    const cap = jest.replaceProperty(dailyCaps[mail] as { perRecipient: number }, 'perRecipient', 0);
    expect(await errorOf(name, await preparedCall(name))).toMatchObject({
      message: `This recipient has reached the limit of 0 ${dailyCaps[mail].what} a day. Try again tomorrow.`,
      extensions: { code: 'RATE_LIMITED' },
    });
    cap.restore();
  });

  test('a notification beyond the cap of its kind stays in the console', async () => {
    const mailbox = await openMailbox(world.services);
    const company = await world.company();
    const { id: operatorId, email } = company.admin;
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into notification_choices (company_id, operator_id, kind, in_console, by_mail)
         select $1, $2, kind, true, true from unnest(array['ClientAdded', 'PaymentFailed']) as kind`,
        [company.id, operatorId],
      ),
    );
    const cap = jest.replaceProperty(dailyCaps.notification as { perRecipient: number }, 'perRecipient', 1);
    const tell = (kind: 'ClientAdded' | 'PaymentFailed', label: string) =>
      world.services.database.inCompany(company.id, (db) =>
        notify(db, world.services, company.id, { kind, happened: [{ manner: 'Failed', label }] }),
      );
    await tell('ClientAdded', 'Ada');
    expect((await mailbox.next(email)).subject).toBe('Ada signed up');
    await tell('ClientAdded', 'Bob');
    await tell('PaymentFailed', 'Cleo');
    expect((await mailbox.next(email)).subject).toBe('A payment by Cleo failed');
    const ask = async (text: string) =>
      (await world.services.database.inCompany(company.id, (db) => db.query(text))).rows;
    await until(async () => (await ask('select from daily_mails where count = 2')).length > 0 || null);
    cap.restore();
    const more = (await mailbox.remaining()).filter(({ to }) => to?.some(({ address }) => address === email));
    expect(more).toEqual([]);
    expect(await ask('select label from notifications order by id')).toEqual([
      { label: 'Ada' },
      { label: 'Bob' },
      { label: 'Cleo' },
    ]);
  });
});
