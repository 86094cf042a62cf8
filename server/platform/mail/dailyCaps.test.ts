import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditedMutations } from '../../operations/mutationCalls';
import { variablesOf } from '../../operations/variables';
import { operationNamed } from '../../operations/operations';
import type { PreparedCall, TestSetup } from '../../operations/prepare';
import { openTestApi } from '../../operations/testApi';
import { sendGraphQL } from '../../testing/httpRequests';
import { notify } from '../../insights';
import { openMailbox } from '../../testing/mailbox';
import { startOpenIdIssuer } from '../../testing/openIdIssuer';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { enforceDailyCap, dailyCaps, checkDailyCap, type CappedEmail } from './dailyCaps';
import { sendEmail } from '../../startEmailJobs';
import { emailTemplates } from '../../emailTemplates';

const numberFormat = new Intl.NumberFormat('en');

describe('enforceDailyCap', () => {
  let fixture: Fixture;
  let company: TestCompany;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => void (company = await fixture.company()));

  const cap = (kind: CappedEmail, recipient: string) =>
    fixture.inCompany(company, (db) => enforceDailyCap(db, company.id, kind, recipient));

  const setCounts = (count: number, endsIn: string) =>
    fixture.inCompany(company, (db) =>
      db.query(
        'update daily_email_counts set count = $2, ends_at = company_now() + $3::interval where company_id = $1',
        [company.id, count, endsIn],
      ),
    );

  test('limits receipts to ten a day for each client, and resets the count the next day', async () => {
    for (let sent = 0; sent < 10; sent += 1) await cap('receipt', 'ada');
    await expect(cap('receipt', 'ada')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'This recipient has reached the daily limit of 10 emails of this kind. Try again tomorrow.',
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
      message: 'Your company has reached the daily limit of 2,000 emails of this kind. Try again tomorrow.',
    });
    company = await fixture.company();
    await cap('receipt', 'bob');
  });

  test('does not count refused or rolled-back emails', async () => {
    const rolledBack = fixture.inCompany(company, async (db) => {
      await enforceDailyCap(db, company.id, 'receipt', 'ada');
      throw new Error('Rolled back.');
    });
    await expect(rolledBack).rejects.toThrow('Rolled back.');
    for (let sent = 0; sent < 10; sent += 1) await cap('receipt', 'ada');
    for (let refused = 0; refused < 3; refused += 1) await expect(cap('receipt', 'ada')).rejects.toThrow();
    const rows = await fixture.query<{ count: number }>(
      company,
      'select count from daily_email_counts order by count',
    );
    expect(rows).toEqual([{ count: 10 }, { count: 10 }]);
  });

  test('counts the requests of strangers separately from the emails of operators', async () => {
    await cap('client-sign-up', 'stranger@example.com');
    await setCounts(1_000_000, '1 day');
    await expect(cap('client-sign-up', 'stranger@example.com')).rejects.toThrow(
      'This recipient has reached the daily limit of 10 emails of this kind.',
    );
    for (const kind of ['client-access', 'receipt', 'card-requested', 'invitation'] as const) {
      await cap(kind, 'ada');
    }
  });

  test.each(['client-password', 'client-sign-up', 'client-address', 'own-subscription-begun'] as const)(
    'does not count %s emails toward the company cap, which strangers could exhaust',
    async (kind) => {
      await cap(kind, 'stranger');
      const rows = await fixture.query(company, 'select count from daily_email_counts');
      expect(rows).toEqual([{ count: 1 }]);
    },
  );

  test('sendEmail does not count notifications that the SMTP server rejects', async () => {
    const cap = jest.replaceProperty(dailyCaps.notification as { perRecipient: number }, 'perRecipient', 1);
    let isServerDown = true;
    const send = jest.fn(() => (isServerDown ? Promise.reject(new Error('unreachable')) : Promise.resolve()));
    const notified = { companyId: company.id, recipient: 'ada ClientAdded' };
    const attemptSend = () =>
      sendEmail(
        fixture.services,
        { send },
        { to: 'ada@x.test', template: 'notification', values: {}, notified },
      );
    for (let attempts = 0; attempts < 2; attempts += 1)
      await expect(attemptSend()).rejects.toThrow('unreachable');
    isServerDown = false;
    for (let attempts = 0; attempts < 2; attempts += 1) await attemptSend();
    expect(send).toHaveBeenCalledTimes(3);
    cap.restore();
  });

  test('checkDailyCap returns the error instead of throwing it', async () => {
    const refused = () =>
      fixture.inCompany(company, (db) => checkDailyCap(db, company.id, 'client-password', 'ada'));
    for (let sent = 0; sent < 10; sent += 1) expect(await refused()).toBeNull();
    expect(await refused()).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('operations that send email', () => {
  let fixture: Fixture;
  let setup: TestSetup;
  let google: Awaited<ReturnType<typeof startOpenIdIssuer>>;
  beforeAll(async () => {
    google = await startOpenIdIssuer('client');
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    const api = await openTestApi(fixture.services);
    setup = {
      fixture,
      api,
      google,
      pendingCompany: await fixture.company({ status: 'Pending' }),
    };
  });
  afterAll(async () => {
    await setup.api.app.close();
    await fixture.close();
    await google.close();
  });

  const operations: Readonly<Partial<Record<CappedEmail, string>>> = {
    receipt: 'sendReceipt',
    'client-access': 'sendPortalAccess',
    'card-requested': 'requestClientCard',
    invitation: 'inviteOperators',
    'domain-instructions': 'emailDomainInstructions',
    'company-archive-ready': 'startCompanyExport',
    'email-change-new': 'requestEmailChange',
    'invitation-renewal-asked': 'requestNewInvitation',
    'ownership-transferred': 'transferOwnership',
    'company-closed': 'closeCompany',
    'company-reopened': 'reopenCompany',
  };

  async function prepareOperation(name: string): Promise<PreparedCall> {
    const prepare = auditedMutations[name];
    if (!prepare) throw new Error(`No prepared call for ${name}.`);
    return prepare(setup);
  }

  async function errorOf(name: string, { overrides, token }: PreparedCall) {
    const operation = operationNamed(name);
    const variables = variablesOf(operation, overrides);
    const { body } = await sendGraphQL(setup.api.app, operation.document, { token, variables });
    return body.errors?.[0];
  }

  test.each([...Object.entries(operations), ['invitation', 'resendInvitation']])(
    'above the company cap of %s emails, %s is rejected',
    async (kind, name) => {
      const prepared = await prepareOperation(name);
      const { companyId = '' } = prepared;
      const { perCompany } = dailyCaps[kind as keyof typeof operations] as { perCompany: number };
      await fixture.services.database.inCompany(companyId, (db) =>
        db.query(
          `insert into daily_email_counts (company_id, kind, recipient, count, ends_at)
           values ($1, $2, '', $3, company_now() + interval '1 day')
           on conflict (company_id, kind, recipient) do update set count = $3`,
          [companyId, kind, perCompany],
        ),
      );
      expect(await errorOf(name, prepared)).toMatchObject({
        message: `Your company has reached the daily limit of ${numberFormat.format(perCompany)} emails of this kind. Try again tomorrow.`,
        extensions: { code: 'RATE_LIMITED' },
      });
    },
  );

  /** Functions that send emails without counting them, with the reason. */
  const uncapped: Readonly<Record<string, string>> = {
    changeAddress: 'is sent after a used link',
    choosePassword: 'is sent after a used link',
    completeEmailChange: 'is sent after a used link',
    createCardRequest: 'its callers count the email',
    emailAdmins: 'its callers count the email',
    emailClients: 'runs in a scheduled job',
    emailNotification: 'the job that sends the email counts it',
    emailPasswordLink: 'its callers count the email',
    emailRequester: 'the archive is already counted',
    enqueueClientEmail: 'its callers count the email',
    enqueueTwoFactorEmail: 'its callers count the email',
    finishSignUp: 'is sent after a used link',
    notifyOfChanges: 'runs in a scheduled job',
    notifyOfFailedFees: 'runs in a scheduled job',
    notifyOfNewAdmin: 'its callers count the email, or run after an invitation',
    redirectExistingClient: 'the sign-up is already counted',
    rememberDevice: 'sends a notice',
    removeOperator: 'sends a notice',
    removeTwoFactor: 'its caller counts the email',
    removeUnprovedCredentials: 'sends a notice',
    requestAddressProof: 'limits.ts counts requests for each address',
    requestPasswordLink: 'the job that sends the email counts it',
    requestPasswordReset: 'limits.ts counts requests for each address',
    resetPassword: 'is sent after a used link',
    sendNoticeBatch: 'runs in a scheduled job',
    signInWithCode: 'sends a notice',
    warnCompany: 'runs in a scheduled job',
    warnOfCodeGuessing: 'is limited to once a day',
  };

  const sendPattern =
    /enqueue\(\s*\w+,\s*'send-(?!refunds)|\b(?:enqueueEmail|enqueueClientEmail|emailAdmins|enqueueTwoFactorEmail|emailPasswordLink)\(/;
  const root = path.join(__dirname, '../../..');

  const sourceFiles = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test|^(contract|demo|platform)\//.test(file))
    .map((file) => `server/${file}`);
  const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const functionPattern = /^(?:export )?(?:async )?(?:function|const) (?=\w)/m;
  const senders = sourceFiles.flatMap((file) =>
    sourceOf(file)
      .split(functionPattern)
      .filter((source) => sendPattern.test(source))
      .map((source) => ({ name: /^\w+/.exec(source)?.[0], source })),
  );

  test('every function that sends an email counts it or has a reason not to', () => {
    expect(senders.length).toBeGreaterThan(30);
    const countsEmail = (source: string) => /\b(?:enforceDailyCap|checkDailyCap)\(/.test(source);
    const uncounted = senders.filter(({ source }) => !countsEmail(source)).map(({ name }) => name);
    expect(uncounted.sort()).toEqual(Object.keys(uncapped).sort());
  });

  test('every kind of email has an enforced daily cap, or a documented reason for having none', () => {
    const sources = sourceFiles.map(sourceOf);
    const isCounted = (kind: string) => {
      const count = new RegExp(String.raw`\b(?:enforceDailyCap|checkDailyCap)\(\w+, \w+, '${kind}', `);
      return sources.some((source) => count.test(source));
    };
    const rows: Readonly<Record<string, { notice: string } | { perRecipient: number | null }>> = dailyCaps;
    const uncappedKinds = Object.keys(emailTemplates).filter((kind) => {
      const row = rows[kind];
      return !row || ('notice' in row ? row.notice.trim() === '' : !isCounted(kind));
    });
    expect(uncappedKinds).toEqual([]);
  });

  test.each([
    ['own-password-changed', 'changePassword'],
    ['two-factor-on', 'confirmTwoFactorSetup'],
    ['two-factor-off', 'disableTwoFactor'],
    ['two-factor-reset', 'resetOperatorTwoFactor'],
    ['recovery-codes-renewed', 'regenerateRecoveryCodes'],
  ] as const)('above the recipient cap of %s emails, %s is rejected', async (kind, name) => {
    const cap = jest.replaceProperty(dailyCaps[kind] as { perRecipient: number }, 'perRecipient', 0);
    expect(await errorOf(name, await prepareOperation(name))).toMatchObject({
      message: 'This recipient has reached the daily limit of 0 emails of this kind. Try again tomorrow.',
      extensions: { code: 'RATE_LIMITED' },
    });
    cap.restore();
  });

  test('a notification above the cap appears in the console but is not emailed', async () => {
    const mailbox = await openMailbox(fixture.services);
    const company = await fixture.company();
    const { id: operatorId, email } = company.admin;
    await fixture.query(
      company,
      `insert into notification_preferences (company_id, operator_id, kind, in_console, by_email)
         select $1, $2, kind, true, true from unnest(array['ClientAdded', 'PaymentFailed']) as kind`,
      [company.id, operatorId],
    );
    const cap = jest.replaceProperty(dailyCaps.notification as { perRecipient: number }, 'perRecipient', 1);
    const notifyOperators = (kind: 'ClientAdded' | 'PaymentFailed', label: string) =>
      fixture.inCompany(company, (db) =>
        notify(db, fixture.services, company.id, { kind, items: [{ reason: 'Failed', label }] }),
      );
    await notifyOperators('ClientAdded', 'Ada');
    expect((await mailbox.next(email)).subject).toBe('Ada signed up');
    await notifyOperators('ClientAdded', 'Bob');
    await notifyOperators('PaymentFailed', 'Cleo');
    expect((await mailbox.next(email)).subject).toBe('A payment by Cleo failed');
    const queryRows = async (text: string) => await fixture.query(company, text);
    await waitUntil(
      async () => (await queryRows('select from daily_email_counts where count = 2')).length > 0 || null,
    );
    cap.restore();
    const otherEmails = (await mailbox.remaining()).filter(({ to }) =>
      to?.some(({ address }) => address === email),
    );
    expect(otherEmails).toEqual([]);
    expect(await queryRows('select label from notifications order by id')).toEqual([
      { label: 'Ada' },
      { label: 'Bob' },
      { label: 'Cleo' },
    ]);
  });
});
