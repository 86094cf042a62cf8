import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newCompanyToken } from '../../lib/companyToken';
import { authenticate } from './authenticate';
import { markDevice, type DeviceMarks } from './deviceMarks';
import { googleLogin } from './googleLogin';
import { countTry } from './limits';
import { login } from './login';
import { mailAddressProof, requestPasswordReset, resetPassword, sendPasswordReset } from './passwordReset';
import { hashPassword } from './passwords';
import { renewAccess } from './renewAccess';
import { signUp } from './signUp';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../testing/openIdIssuer';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('password reset', () => {
  const oldPassword = 'correct horse battery';
  const password = 'a quite different one';
  let world: World;
  let mailbox: Mailbox;
  let company: TestCompany;
  let passwordHash: string;

  beforeAll(async () => {
    world = await openWorld({ PUBLIC_URL: 'https://console.example.com' });
    mailbox = await openMailbox(world.services);
    company = await world.company();
    passwordHash = await hashPassword(oldPassword);
  });
  afterAll(() => world.close());

  let lastAddress = 0;
  const elsewhere = (): Context => ({
    ...world.asNobody(),
    caller: { requestId: 'r1', ipAddress: `203.0.113.${++lastAddress}`, userAgent: null },
  });

  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((refused: unknown) => refused);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields, retryAfter: error.details.retryAfterSeconds };
  };

  const usedUp = {
    code: 'BAD_USER_INPUT',
    fields: { token: 'This link has been used already or has run out. Ask for a new one.' },
  };

  // Nobody has signed in from anywhere before in these tests.
  const newDevice = 'New sign-in to Livery from Unknown device';

  async function askedFor(email: string): Promise<string> {
    await requestPasswordReset(elsewhere(), { email });
    return extractToken(await mailbox.next(email));
  }

  test('the mailed link sets a password that signs in, and the old one no longer does', async () => {
    const { email } = await world.operator(company, { passwordHash });
    await requestPasswordReset(elsewhere(), { email: ` ${email.toUpperCase()}` });
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe('Choose a new password for Livery');
    expect(mail.text).toContain('https://console.example.com/reset-password?token=');

    await expect(resetPassword(elsewhere(), { token: extractToken(mail), password })).resolves.toBe(true);

    await expect(login(elsewhere(), { email, password })).resolves.toHaveProperty('accessToken');
    expect(await refusalOf(login(elsewhere(), { email, password: oldPassword }))).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject];
    expect(subjects.sort()).toEqual([newDevice, 'Your password for Livery was changed']);
  });

  test('forgot-password answers the same for every address, and mails only who can sign in', async () => {
    const known = await world.operator(company, { passwordHash });
    const invited = await world.operator(company, { status: 'Pending' });
    for (const email of ['nobody@nowhere.test', invited.email, known.email]) {
      await expect(requestPasswordReset(elsewhere(), { email })).resolves.toBe(true);
    }

    await mailbox.next(known.email);
    expect(await mailbox.remaining()).toEqual([]);
  });

  test('no reset link stands anywhere in the database', async () => {
    const { email } = await world.operator(company);
    const token = await askedFor(email);
    const { rows } = await world.services.database.query<{ text: string }>(
      'select data::text as text from pgboss.job union all select to_jsonb(r)::text from password_resets r',
    );
    expect(rows.length).toBeGreaterThan(0);
    const secret = Buffer.from(token, 'base64url').subarray(16).toString('hex');
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(secret);
    }
  });

  test('a new password ends every session of the operator, tells their sockets, and no one else’s', async () => {
    const operator = await world.operator(company, { passwordHash });
    const bystander = await world.asAdmin(company);
    const sessions = [
      await login(elsewhere(), { email: operator.email, password: oldPassword }),
      await login(elsewhere(), { email: operator.email, password: oldPassword }),
    ];
    const ids = await Promise.all(
      sessions.map(async ({ accessToken }) => (await authenticate(world.services, accessToken))?.sessionId),
    );
    expect((await mailbox.next(operator.email)).subject).toBe(newDevice);
    const ends = world.services.events.subscribe('sessionEnded', company.id);

    await resetPassword(elsewhere(), { token: await askedFor(operator.email), password });

    for (const { accessToken, refreshToken } of sessions) {
      expect(await authenticate(world.services, accessToken)).toBeNull();
      expect((await refusalOf(renewAccess(world.asNobody(), refreshToken))).code).toBe('UNAUTHENTICATED');
    }
    const heard = [(await ends.next()).value, (await ends.next()).value];
    await ends.return?.();
    expect(heard.map(({ sessionId }) => sessionId).sort()).toEqual([...ids].sort());
    expect(heard.map(({ reason }) => reason)).toEqual(['PasswordChanged', 'PasswordChanged']);
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select ended_at from sessions where id = $1', [bystander.viewer?.sessionId]),
    );
    expect(rows).toEqual([{ ended_at: null }]);
  });

  test('a link works once, however many use it at once', async () => {
    const { email } = await world.operator(company, { passwordHash });
    const token = await askedFor(email);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, at) =>
        resetPassword(elsewhere(), { token, password: `${password} ${at}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(resetPassword(elsewhere(), { token, password }))).toMatchObject(usedUp);
  });

  test('using one link closes the others', async () => {
    const { email } = await world.operator(company, { passwordHash });
    const [first, second] = [await askedFor(email), await askedFor(email)];
    await resetPassword(elsewhere(), { token: second, password });
    expect(await refusalOf(resetPassword(elsewhere(), { token: first, password }))).toMatchObject(usedUp);
  });

  test('a link lasts an hour', async () => {
    const { email, id } = await world.operator(company, { passwordHash });
    const token = await askedFor(email);
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `update password_resets set created_at = created_at - interval '60 minutes', expires_at = expires_at - interval '60 minutes'
       where operator_id = $1`,
        [id],
      ),
    );
    expect(await refusalOf(resetPassword(elsewhere(), { token, password }))).toMatchObject(usedUp);
  });

  test('a link that never was is refused like a used one', async () => {
    for (const token of ['', 'nonsense', newCompanyToken(company.id).token, 'x'.repeat(1_000_000)]) {
      expect(await refusalOf(resetPassword(elsewhere(), { token, password }))).toMatchObject(usedUp);
    }
  });

  test('a weak password is refused and leaves the link as it was', async () => {
    const { email } = await world.operator(company, { passwordHash });
    const token = await askedFor(email);
    expect(await refusalOf(resetPassword(elsewhere(), { token, password: 'short' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Use at least 10 characters for the password.' },
    });
    await expect(resetPassword(elsewhere(), { token, password })).resolves.toBe(true);
  });

  test('an address is mailed five times an hour at most from one network, known or not', async () => {
    const { email } = await world.operator(company);
    for (const address of [email, 'nobody-at-all@nowhere.test']) {
      const here = elsewhere();
      for (let round = 0; round < 5; round += 1) await requestPasswordReset(here, { email: address });
      const { code, retryAfter } = await refusalOf(requestPasswordReset(here, { email: address }));
      expect(code).toBe('RATE_LIMITED');
      expect(retryAfter).toBeGreaterThan(3500);
      await expect(requestPasswordReset(elsewhere(), { email: address })).resolves.toBe(true);
    }
  });

  test('an account gets 20 emails a day, and beyond that one an hour; its own network and devices have another count', async () => {
    const { email, id } = await world.operator(company);
    const sent: string[] = [];
    const mailer = { send: (_to: string, template: string) => Promise.resolve(void sent.push(template)) };
    const ask = async (isExact = false, { caller } = elsewhere()) => {
      await sendPasswordReset(world.services, mailer, { email, caller, isExact });
      return sent.splice(0).length;
    };
    const useUp = async (key: string) => {
      for (let count = 0; count < 20; count += 1) await countTry(world.services, 'reset-operator-day', key);
    };
    await useUp(id);
    expect([await ask(), await ask()]).toEqual([1, 0]);

    const known = elsewhere();
    const { viewer } = await world.asAdmin(company);
    await world.services.database.inCompany(company.id, (db) =>
      db.query('update sessions set operator_id = $1, ip_address = $2 where id = $3', [
        id,
        known.caller.ipAddress,
        viewer?.sessionId,
      ]),
    );
    expect([await ask(false, known), await ask(true)]).toEqual([1, 1]);
    // Anyone who signs up with another person's address has any number of known devices.
    await useUp(`${id} known`);
    expect([await ask(false, known), await ask(true)]).toEqual([0, 0]);
  });

  test('an email that the mail server refuses takes nothing from the cap', async () => {
    const { email, id } = await world.operator(company);
    const mailer = { send: () => Promise.reject(new Error('away')) };
    const { caller } = elsewhere();
    await expect(sendPasswordReset(world.services, mailer, { email, caller })).rejects.toThrow('away');
    expect(await countTry(world.services, 'reset-operator-day', id)).toBe(1);
  });

  test('requests by strangers use up none of a browser that has signed in before, nor the proof of an address', async () => {
    const { email } = await world.operator(company);
    const { settings } = world.services;
    const marks: DeviceMarks = { given: [], kept: null };
    markDevice(settings, marks, email);
    const device: DeviceMarks = { given: marks.kept ?? [], kept: null };
    const stranger = elsewhere();
    for (let round = 0; round < 5; round += 1) await requestPasswordReset(stranger, { email });
    expect(await refusalOf(requestPasswordReset(stranger, { email }))).toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(requestPasswordReset({ ...elsewhere(), device }, { email })).resolves.toBe(true);
    await expect(mailAddressProof(elsewhere(), email)).resolves.toBeUndefined();
  });

  test('the record says that the password changed, and not to what', async () => {
    const { email, id } = await world.operator(company, { passwordHash });
    await resetPassword(elsewhere(), { token: await askedFor(email), password });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ changes: unknown }>(
        "select changes from audit_events where action = 'operator.passwordReset' and actor_id = $1",
        [id],
      ),
    );
    expect(rows).toEqual([{ changes: [{ field: 'password', before: '••••••', after: '••••••' }] }]);
  });
});

describe('verified addresses', () => {
  const audience = 'livery-test.apps.example.com';
  const password = 'correct horse battery';
  let issuer: OpenIdIssuer;
  let world: World;
  let mailbox: Mailbox;

  beforeAll(async () => {
    issuer = await startOpenIdIssuer(audience);
    world = await openWorld({
      GOOGLE_CLIENT_ID: audience,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    mailbox = await openMailbox(world.services);
  });
  afterAll(async () => {
    await world.close();
    await issuer.close();
  });

  const codeOf = async (attempt: Promise<unknown>): Promise<unknown> => {
    const outcome: unknown = await attempt.catch((error: unknown) => error);
    return outcome instanceof DomainError ? outcome.code : outcome;
  };

  const whoIs = (tokens: { accessToken: string }) => authenticate(world.services, tokens.accessToken);

  const typedBySomebody = (email: string) =>
    signUp(world.asNobody(), { companyName: 'Anybody', name: 'Anybody', email, password });

  const byGoogle = async (email: string) =>
    googleLogin(world.asNobody(), await issuer.idToken({ sub: `of ${email}`, email }));

  const signIn = (email: string, given = password) => login(world.asNobody(), { email, password: given });

  test('whoever signed up with somebody else’s address is out when its holder comes with Google', async () => {
    const email = 'holder@x.test';
    const stranger = await typedBySomebody(email);
    const holder = await whoIs(await byGoogle(email));

    expect(await codeOf(signIn(email))).toBe('INVALID_CREDENTIALS');
    expect(await whoIs(stranger)).toBeNull();
    expect(await codeOf(renewAccess(world.asNobody(), stranger.refreshToken))).toBe('UNAUTHENTICATED');
    const { rows } = await world.services.database.inCompany(holder?.companyId ?? '', (db) =>
      db.query("select changes from audit_events where action = 'operator.googleLinked'"),
    );
    expect(rows).toEqual([
      {
        changes: [
          { field: 'googleSubject', before: null, after: '••••••' },
          { field: 'password', before: '••••••', after: null },
        ],
      },
    ]);
    expect((await mailbox.next(email)).subject).toBe('You sign in to Livery with Google now');
  });

  test('a password chosen by a link that was mailed to the address stays beside Google', async () => {
    const email = 'mailed@x.test';
    await typedBySomebody(email);
    await requestPasswordReset(world.asNobody(), { email });
    const chosen = 'a quite different one';
    await resetPassword(world.asNobody(), {
      token: extractToken(await mailbox.next(email)),
      password: chosen,
    });

    await byGoogle(email);
    expect(await whoIs(await signIn(email, chosen))).toMatchObject({ email });
  });
});
