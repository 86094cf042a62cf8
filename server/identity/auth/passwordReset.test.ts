import { type Context, countAttempt, type DeviceMarks, markDevice } from '../../platform';
import { DomainError } from '../../lib/errors';
import { newCompanyToken } from '../../lib/companyToken';
import { authenticate } from './authenticate';
import { googleLogin } from './completeSignIn.service';
import { login, refreshAccessToken } from './login.service';
import {
  requestAddressProof,
  requestPasswordReset,
  resetPassword,
  sendPasswordReset,
} from './passwordReset.service';
import { hashPassword } from '../passwords/passwords';
import { signUp } from './signUp.service';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../testing/openIdIssuer';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('password reset', () => {
  const oldPassword = 'correct horse battery';
  const password = 'a quite different one';
  let fixture: Fixture;
  let mailbox: Mailbox;
  let company: TestCompany;
  let passwordHash: string;

  beforeAll(async () => {
    fixture = await openFixture({ PUBLIC_URL: 'https://console.example.com' });
    mailbox = await openMailbox(fixture.services);
    company = await fixture.company();
    passwordHash = await hashPassword(oldPassword);
  });
  afterAll(() => fixture.close());

  let lastAddress = 0;
  const fromNewAddress = (): Context => ({
    ...fixture.asAnonymous(),
    caller: { requestId: 'r1', ipAddress: `203.0.113.${++lastAddress}`, userAgent: null },
  });

  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((rejection: unknown) => rejection);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields, retryAfter: error.details.retryAfterSeconds };
  };

  const invalidLink = {
    code: 'BAD_USER_INPUT',
    fields: { token: 'This link was already used or has expired. Request a new one.' },
  };

  // No device is known in these tests, so every first sign-in sends this email.
  const newDevice = 'New sign-in to Livery from Unknown device';

  async function requestToken(email: string): Promise<string> {
    await requestPasswordReset(fromNewAddress(), { email });
    return extractToken(await mailbox.next(email));
  }

  test('sets the new password and invalidates the old one', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    await requestPasswordReset(fromNewAddress(), { email: ` ${email.toUpperCase()}` });
    const resetEmail = await mailbox.next(email);
    expect(resetEmail.subject).toBe('Reset your password for Livery');
    expect(resetEmail.text).toContain('https://console.example.com/reset-password?token=');

    await expect(
      resetPassword(fromNewAddress(), { token: extractToken(resetEmail), password }),
    ).resolves.toBe(true);

    await expect(login(fromNewAddress(), { email, password })).resolves.toHaveProperty('accessToken');
    expect(await refusalOf(login(fromNewAddress(), { email, password: oldPassword }))).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject];
    expect(subjects.sort()).toEqual([newDevice, 'Your password for Livery was changed']);
  });

  test('returns true for every address, and emails only operators who can sign in', async () => {
    const known = await fixture.operator(company, { passwordHash });
    const invited = await fixture.operator(company, { status: 'Pending' });
    for (const email of ['unknown@nowhere.test', invited.email, known.email]) {
      await expect(requestPasswordReset(fromNewAddress(), { email })).resolves.toBe(true);
    }

    await mailbox.next(known.email);
    expect(await mailbox.remaining()).toEqual([]);
  });

  test('stores no reset link in plain text', async () => {
    const { email } = await fixture.operator(company);
    const token = await requestToken(email);
    const { rows } = await fixture.services.database.query<{ text: string }>(
      'select data::text as text from pgboss.job union all select to_jsonb(r)::text from password_resets r',
    );
    expect(rows.length).toBeGreaterThan(0);
    const secret = Buffer.from(token, 'base64url').subarray(16).toString('hex');
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(secret);
    }
  });

  test('ends all sessions of the operator and no others, and publishes an event for each ended session', async () => {
    const operator = await fixture.operator(company, { passwordHash });
    const otherOperator = await fixture.signedIn(company);
    const sessions = [
      await login(fromNewAddress(), { email: operator.email, password: oldPassword }),
      await login(fromNewAddress(), { email: operator.email, password: oldPassword }),
    ];
    const ids = await Promise.all(
      sessions.map(async ({ accessToken }) => (await authenticate(fixture.services, accessToken))?.sessionId),
    );
    expect((await mailbox.next(operator.email)).subject).toBe(newDevice);
    const sessionEnds = fixture.services.events.subscribe('sessionEnded', company.id);

    await resetPassword(fromNewAddress(), { token: await requestToken(operator.email), password });

    for (const { accessToken, refreshToken } of sessions) {
      expect(await authenticate(fixture.services, accessToken)).toBeNull();
      expect((await refusalOf(refreshAccessToken(fixture.asAnonymous(), refreshToken))).code).toBe(
        'UNAUTHENTICATED',
      );
    }
    const endedSessions = [(await sessionEnds.next()).value, (await sessionEnds.next()).value];
    await sessionEnds.return?.();
    expect(endedSessions.map(({ sessionId }) => sessionId).sort()).toEqual([...ids].sort());
    expect(endedSessions.map(({ reason }) => reason)).toEqual(['PasswordChanged', 'PasswordChanged']);
    const rows = await fixture.query(company, 'select ended_at from sessions where id = $1', [
      otherOperator.viewer?.sessionId,
    ]);
    expect(rows).toEqual([{ ended_at: null }]);
  });

  test('accepts a link only once, even concurrently', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    const token = await requestToken(email);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) =>
        resetPassword(fromNewAddress(), { token, password: `${password} ${index}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(resetPassword(fromNewAddress(), { token, password }))).toMatchObject(invalidLink);
  });

  test('invalidates the other links of the operator when one is used', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    const [first, second] = [await requestToken(email), await requestToken(email)];
    await resetPassword(fromNewAddress(), { token: second, password });
    expect(await refusalOf(resetPassword(fromNewAddress(), { token: first, password }))).toMatchObject(
      invalidLink,
    );
  });

  test('rejects a link after an hour', async () => {
    const { email, id } = await fixture.operator(company, { passwordHash });
    const token = await requestToken(email);
    await fixture.query(
      company,
      `update password_resets set created_at = created_at - interval '60 minutes', expires_at = expires_at - interval '60 minutes'
       where operator_id = $1`,
      [id],
    );
    expect(await refusalOf(resetPassword(fromNewAddress(), { token, password }))).toMatchObject(invalidLink);
  });

  test('rejects an unknown link with the same error as a used one', async () => {
    for (const token of ['', 'nonsense', newCompanyToken(company.id).token, 'x'.repeat(1_000_000)]) {
      expect(await refusalOf(resetPassword(fromNewAddress(), { token, password }))).toMatchObject(
        invalidLink,
      );
    }
  });

  test('rejects a weak password without using up the link', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    const token = await requestToken(email);
    expect(await refusalOf(resetPassword(fromNewAddress(), { token, password: 'short' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: 'Enter a password of at least 10 characters.' },
    });
    await expect(resetPassword(fromNewAddress(), { token, password })).resolves.toBe(true);
  });

  test('allows five requests an hour per address and network, for known and unknown addresses', async () => {
    const { email } = await fixture.operator(company);
    for (const address of [email, 'another-unknown@nowhere.test']) {
      const context = fromNewAddress();
      for (let round = 0; round < 5; round += 1) await requestPasswordReset(context, { email: address });
      const { code, retryAfter } = await refusalOf(requestPasswordReset(context, { email: address }));
      expect(code).toBe('RATE_LIMITED');
      expect(retryAfter).toBeGreaterThan(3500);
      await expect(requestPasswordReset(fromNewAddress(), { email: address })).resolves.toBe(true);
    }
  });

  test('sends one email beyond the daily cap of 20, and caps known devices and networks separately', async () => {
    const { email, id } = await fixture.operator(company);
    const sentTemplates: string[] = [];
    const mailer = {
      send: (_to: string, template: string) => Promise.resolve(void sentTemplates.push(template)),
    };
    const sendReset = async (isExact = false, { caller } = fromNewAddress()) => {
      await sendPasswordReset(fixture.services, mailer, { email, caller, isExact });
      return sentTemplates.splice(0).length;
    };
    const exhaustLimit = async (key: string) => {
      for (let count = 0; count < 20; count += 1)
        await countAttempt(fixture.services, 'reset-operator-day', key);
    };
    await exhaustLimit(id);
    expect([await sendReset(), await sendReset()]).toEqual([1, 0]);

    const known = fromNewAddress();
    const { viewer } = await fixture.signedIn(company);
    await fixture.query(company, 'update sessions set operator_id = $1, ip_address = $2 where id = $3', [
      id,
      known.caller.ipAddress,
      viewer?.sessionId,
    ]);
    expect([await sendReset(false, known), await sendReset(true)]).toEqual([1, 1]);
    // An attacker who signs up with another person's email address can have many known devices, so emails
    // that known devices request are capped too.
    await exhaustLimit(`${id} known`);
    expect([await sendReset(false, known), await sendReset(true)]).toEqual([0, 0]);
  });

  test('does not count an email that the mail server rejects', async () => {
    const { email, id } = await fixture.operator(company);
    const mailer = { send: () => Promise.reject(new Error('unreachable')) };
    const { caller } = fromNewAddress();
    await expect(sendPasswordReset(fixture.services, mailer, { email, caller })).rejects.toThrow(
      'unreachable',
    );
    expect(await countAttempt(fixture.services, 'reset-operator-day', id)).toBe(1);
  });

  test('counts known devices and address proofs separately from requests by strangers', async () => {
    const { email } = await fixture.operator(company);
    const { settings } = fixture.services;
    const marks: DeviceMarks = { received: [], updated: null };
    markDevice(settings, marks, email);
    const device: DeviceMarks = { received: marks.updated ?? [], updated: null };
    const attacker = fromNewAddress();
    for (let round = 0; round < 5; round += 1) await requestPasswordReset(attacker, { email });
    expect(await refusalOf(requestPasswordReset(attacker, { email }))).toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(requestPasswordReset({ ...fromNewAddress(), device }, { email })).resolves.toBe(true);
    await expect(requestAddressProof(fromNewAddress(), email)).resolves.toBeUndefined();
  });

  test('writes an audit event with a masked password', async () => {
    const { email, id } = await fixture.operator(company, { passwordHash });
    await resetPassword(fromNewAddress(), { token: await requestToken(email), password });
    const rows = await fixture.query<{ changes: unknown }>(
      company,
      "select changes from audit_events where action = 'operator.passwordReset' and actor_id = $1",
      [id],
    );
    expect(rows).toEqual([{ changes: [{ field: 'password', before: '••••••', after: '••••••' }] }]);
  });
});

describe('verified addresses', () => {
  const audience = 'livery-test.apps.example.com';
  const password = 'correct horse battery';
  let issuer: OpenIdIssuer;
  let fixture: Fixture;
  let mailbox: Mailbox;

  beforeAll(async () => {
    issuer = await startOpenIdIssuer(audience);
    fixture = await openFixture({
      GOOGLE_CLIENT_ID: audience,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    mailbox = await openMailbox(fixture.services);
  });
  afterAll(async () => {
    await fixture.close();
    await issuer.close();
  });

  const codeOf = async (attempt: Promise<unknown>): Promise<unknown> => {
    const outcome: unknown = await attempt.catch((error: unknown) => error);
    return outcome instanceof DomainError ? outcome.code : outcome;
  };

  const viewerOf = (tokens: { accessToken: string }) => authenticate(fixture.services, tokens.accessToken);

  const signUpWithAddress = (email: string) =>
    signUp(fixture.asAnonymous(), { companyName: 'Anybody', name: 'Anybody', email, password });

  const signInWithGoogle = async (email: string) =>
    googleLogin(fixture.asAnonymous(), await issuer.idToken({ sub: `of ${email}`, email }));

  const signIn = (email: string, typedPassword = password) =>
    login(fixture.asAnonymous(), { email, password: typedPassword });

  test('a Google sign-in removes the password and sessions of a stranger who signed up with the address', async () => {
    const email = 'holder@x.test';
    const attacker = await signUpWithAddress(email);
    const owner = await viewerOf(await signInWithGoogle(email));

    expect(await codeOf(signIn(email))).toBe('INVALID_CREDENTIALS');
    expect(await viewerOf(attacker)).toBeNull();
    expect(await codeOf(refreshAccessToken(fixture.asAnonymous(), attacker.refreshToken))).toBe(
      'UNAUTHENTICATED',
    );
    const { rows } = await fixture.services.database.inCompany(owner?.companyId ?? '', (db) =>
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
    expect((await mailbox.next(email)).subject).toBe('You now sign in to Livery with Google');
  });

  test('a Google sign-in does not remove a password that was chosen through an emailed link', async () => {
    const email = 'mailed@x.test';
    await signUpWithAddress(email);
    await requestPasswordReset(fixture.asAnonymous(), { email });
    const chosenPassword = 'a quite different one';
    await resetPassword(fixture.asAnonymous(), {
      token: extractToken(await mailbox.next(email)),
      password: chosenPassword,
    });

    await signInWithGoogle(email);
    expect(await viewerOf(await signIn(email, chosenPassword))).toMatchObject({ email });
  });
});
