import {
  type Context,
  countAttempt,
  createAttemptCounter,
  createMailer,
  limit,
  limitEach,
  type LimitName,
} from '../../platform';
import { DomainError } from '../../lib/errors';
import { sendGraphQL } from '../../testing/httpRequests';
import { networkOf } from '../../lib/network';
import { emailTemplates } from '../../emailTemplates';
import { workFailedSignIns } from './failedSignIns';
import { login } from './login.service';
import { sendPasswordReset } from './passwordReset.service';
import { hashPassword } from '../passwords/passwords';
import { waitUntil } from '../../testing/waitUntil';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

const password = 'correct horse battery';

describe('sign-in API', () => {
  let fixture: ApiFixture;
  let email: string;

  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'https://console.example.com' });
    const company = await fixture.company();
    ({ email } = await fixture.operator(company, { passwordHash: await hashPassword(password) }));
  });
  afterAll(() => fixture.close());

  const login =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken refreshToken } }';
  const renew = 'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }';
  const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

  interface Tokens {
    accessToken: string;
    refreshToken: string;
  }

  const signIn = async (): Promise<Tokens> =>
    (await sendGraphQL(fixture.app, login, { variables: { email, password } })).body.data?.login as Tokens;

  /** Returns a response without the headers that differ between requests. */
  const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof sendGraphQL>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, body };
  };

  test.each([
    ['login', login],
    ['requestPasswordReset', reset],
  ])('%s returns the same response for known and unknown addresses', async (_name, query) => {
    const responses = [];
    for (const address of [email, 'unknown@nowhere.test', email.toUpperCase()]) {
      const variables = { email: address, password: 'wrong wrong wrong' };
      responses.push(comparable(await sendGraphQL(fixture.app, query, { variables })));
    }
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
  });

  test('lists the session of a stolen refresh token, and rejects the stolen tokens once the session is revoked', async () => {
    const [ownerTokens, stolenTokens] = [await signIn(), await signIn()];
    // By specification, refresh tokens do not rotate, so a thief can renew the access token repeatedly.
    const renewStolenToken = async () =>
      (await sendGraphQL(fixture.app, renew, { variables: { token: stolenTokens.refreshToken } })).body;
    const { accessToken } = (await renewStolenToken()).data?.accessToken as Tokens;

    const list = '{ sessions { id isCurrent } }';
    const { data } = (await sendGraphQL(fixture.app, list, { token: ownerTokens.accessToken })).body;
    expect(data?.sessions).toEqual(expect.arrayContaining([expect.objectContaining({ isCurrent: false })]));
    await sendGraphQL(fixture.app, 'mutation { revokeOtherSessions }', { token: ownerTokens.accessToken });

    expect((await renewStolenToken()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const token of [accessToken, stolenTokens.accessToken]) {
      expect((await sendGraphQL(fixture.app, '{ currentOperator { id } }', { token })).status).toBe(401);
    }
    expect(
      (await sendGraphQL(fixture.app, '{ currentOperator { id } }', { token: ownerTokens.accessToken }))
        .status,
    ).toBe(200);
  });

  test('rejects a refresh token as an access token, and an access token as a refresh token', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(
      (await sendGraphQL(fixture.app, '{ currentOperator { id } }', { token: refreshToken })).status,
    ).toBe(401);
    for (const token of [accessToken, '', refreshToken.slice(0, -1), `${refreshToken}A`]) {
      expect(
        (await sendGraphQL(fixture.app, renew, { variables: { token } })).body.errors?.[0]?.extensions.code,
      ).toBe('UNAUTHENTICATED');
    }
  });

  test('builds emailed links from PUBLIC_URL, not from request headers', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    expect((await sendGraphQL(fixture.app, reset, { variables: { email }, headers })).body.data).toEqual({
      requestPasswordReset: true,
    });
    const sentLines: string[] = [];
    const mailer = createMailer(fixture.services.settings, emailTemplates, (line) => sentLines.push(line));
    const { caller } = fixture.asAnonymous();
    await sendPasswordReset(fixture.services, mailer, { email, caller });
    expect(sentLines.join('\n')).toContain('https://console.example.com/reset-password?token=');
    expect(sentLines.join('\n')).not.toContain('evil');
  });

  test.each([
    'ada@acme.test\r\nBcc: eve@evil.test',
    'ada@acme.test, eve@evil.test',
    '<ada@acme.test>',
    'ada@acme.test\0',
  ])('requestPasswordReset rejects the malformed address %j', async (address) => {
    const { body } = await sendGraphQL(fixture.app, reset, { variables: { email: address } });
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: expect.any(String) },
    });
  });
});

describe('login during credential stuffing', () => {
  const concurrency = 8;
  let fixture: Fixture;
  let email: string;

  beforeAll(async () => {
    fixture = await openFixture();
    ({ email } = await fixture.operator(await fixture.company(), {
      passwordHash: await hashPassword(password),
    }));
  });
  afterAll(() => fixture.close());

  interface Attempt {
    from: string;
    email: string;
    password?: string;
  }

  const wrong = 'wrong wrong wrong';

  async function outcomeOf(attempt: Attempt): Promise<string> {
    const caller = { requestId: 'r1', ipAddress: attempt.from, userAgent: null };
    const ctx: Context = { ...fixture.asAnonymous(), caller };
    try {
      await login(ctx, { email: attempt.email, password: attempt.password ?? wrong });
      return 'signed in';
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  /** Runs the attempts in concurrent batches and returns their outcomes. */
  async function outcomesOf(attempts: readonly Attempt[]): Promise<string[]> {
    const responses: string[] = [];
    for (let offset = 0; offset < attempts.length; offset += concurrency) {
      responses.push(...(await Promise.all(attempts.slice(offset, offset + concurrency).map(outcomeOf))));
    }
    return responses;
  }

  /** Counts attempts without hashing passwords. */
  async function countAttempts(name: LimitName, key: string, count: number): Promise<void> {
    for (let attempts = 0; attempts < count; attempts += 1) await limit(fixture.services, name, key);
  }

  const createAttempts = (count: number, create: (number: number) => Attempt): Attempt[] =>
    Array.from({ length: count }, (_, index) => create(index + 1));

  test('allows a network 200 attempts an hour, then rejects correct passwords too', async () => {
    const network = '198.51.100.7';
    await countAttempts('login-network', network, 190);
    const stuffingAttempts = createAttempts(10, (number) => ({
      from: network,
      email: `unknown-${number}@nowhere.test`,
    }));
    expect(new Set(await outcomesOf(stuffingAttempts))).toEqual(new Set(['INVALID_CREDENTIALS']));

    expect(await outcomeOf({ from: network, email: 'unknown-11@nowhere.test' })).toBe('RATE_LIMITED');
    expect(await outcomeOf({ from: network, email, password })).toBe('RATE_LIMITED');
    expect(await outcomeOf({ from: '198.51.100.8', email, password })).toBe('signed in');
  }, 120_000);

  test('counts all addresses of an IPv6 /64 as one network', async () => {
    await countAttempts('login-network', networkOf('2001:db8:0:7::1'), 190);
    const stuffingAttempts = createAttempts(10, (number) => ({
      from: `2001:db8:0:7::${number.toString(16)}`,
      email: `unknown-${number}@nowhere.test`,
    }));
    expect(new Set(await outcomesOf(stuffingAttempts))).toEqual(new Set(['INVALID_CREDENTIALS']));

    expect(await outcomeOf({ from: '2001:db8:0:7:ffff::1', email: 'unknown-11@nowhere.test' })).toBe(
      'RATE_LIMITED',
    );
    expect(await outcomeOf({ from: '2001:db8:0:8::1', email: 'unknown-12@nowhere.test' })).toBe(
      'INVALID_CREDENTIALS',
    );
  }, 120_000);

  test.each(['a known', 'an unknown'])(
    'allows 100 attempts an hour across networks for %s address',
    async (kind) => {
      const company = await fixture.company();
      const operator = await fixture.operator(company, { passwordHash: await hashPassword(password) });
      const address = kind === 'a known' ? operator.email : 'unknown@nowhere.test';
      await countAttempts('login-address', address, 90);
      const attempts = createAttempts(10, (number) => ({ from: `203.0.113.${number}`, email: address }));
      expect(new Set(await outcomesOf(attempts))).toEqual(new Set(['INVALID_CREDENTIALS']));
      expect(await outcomeOf({ from: '203.0.113.11', email: address, password })).toBe('RATE_LIMITED');
    },
    120_000,
  );
});

describe('rate limiter', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());
  afterEach(() => jest.restoreAllMocks());

  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;

  /** Sets the server's clock to an offset from the real time. */
  function setClock(offsetMs: number): void {
    jest.restoreAllMocks();
    const startedAt = Date.now();
    const startedAtMonotonic = performance.now();
    jest
      .spyOn(Date, 'now')
      .mockImplementation(() => Math.round(startedAt + offsetMs + performance.now() - startedAtMonotonic));
  }

  /** Counts an attempt and returns the wait in seconds, or null if the attempt is allowed. */
  const waitSecondsFor = (name: LimitName, key: string): Promise<number | null> =>
    limit(fixture.services, name, key).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return error.details.retryAfterSeconds ?? 0;
      },
    );

  async function exhaustLimit(name: LimitName, key: string): Promise<void> {
    while ((await waitSecondsFor(name, key)) === null);
  }

  test.each<[LimitName, number]>([
    ['login-pair', 15],
    ['forged-message-network', 1],
  ])('%s: locks for at most one window after the clock is set back by a day', async (name, minutes) => {
    setClock(dayMs);
    await exhaustLimit(name, 'ada@acme.test');
    setClock(0);
    const waitSeconds = await waitSecondsFor(name, 'ada@acme.test');
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(minutes * 60);
    expect(await waitSecondsFor(name, 'ada@acme.test')).toBeLessThanOrEqual(minutes * 60);
    setClock((minutes + 1) * minuteMs);
    expect(await waitSecondsFor(name, 'ada@acme.test')).toBeNull();
  });

  test('lets attempts counted before the clock was set back expire within one window', async () => {
    setClock(dayMs);
    for (let attempts = 0; attempts < 9; attempts++) await limit(fixture.services, 'login-pair', 'another');
    setClock(0);
    await limit(fixture.services, 'login-pair', 'another');
    setClock(16 * minuteMs);
    for (let attempts = 0; attempts < 10; attempts++) await limit(fixture.services, 'login-pair', 'another');
  });

  test('limitEach stops at the first exceeded limit and counts only the limits up to it', async () => {
    const limits = ['login-network', 'login-pair', 'login-address'] as const;
    const attemptOnce = () =>
      limitEach(
        fixture.services,
        limits.map((name) => [name, 'in turn']),
      );
    for (let attempts = 0; attempts < 10; attempts++) await attemptOnce();
    await expect(attemptOnce()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const counts = [];
    for (const name of limits) counts.push(await countAttempt(fixture.services, name, 'in turn'));
    expect(counts).toEqual([12, 12, 11]);
  });

  test('removes concurrent successful attempts from the counts without a deadlock', async () => {
    const { services } = fixture;
    const limits = [
      ['login-network', '198.51.100.7'],
      ['login-pair', '198.51.100.7 ada@acme.test'],
      ['login-address', 'ada@acme.test'],
    ] as const;
    const { count, succeed } = createAttemptCounter(services, limits, 'login-pair');
    await Promise.all(Array.from({ length: 8 }, () => count().then(succeed)));
    for (const [name, key] of limits) expect(await countAttempt(services, name, key)).toBe(1);
  });
});

describe('failed sign-ins', () => {
  let fixture: Fixture;
  let company: TestCompany;
  beforeAll(async () => {
    fixture = await openFixture();
    company = await fixture.company();
    await workFailedSignIns(fixture.services);
  });
  afterAll(() => fixture.close());

  const failSignIn = (email: string) =>
    expect(
      login(
        {
          ...fixture.asAnonymous(),
          caller: { requestId: 'r1', ipAddress: '203.0.113.7', userAgent: 'Firefox' },
        },
        { email, password: 'not the password' },
      ),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

  const waitForEmptyQueue = () =>
    waitUntil(async () => (await fixture.services.jobs.unfinished('record-failed-sign-in')).length === 0);

  test('write an audit event in the company of the address', async () => {
    const { id, email, name } = company.admin;
    await failSignIn('unknown@livery.test');
    await failSignIn(email);
    await waitForEmptyQueue();
    const rows = await fixture.query(
      company,
      `select action, actor_type, target_id, target_label, ip_address, user_agent, request_id from audit_events`,
    );
    expect(rows).toEqual([
      {
        action: 'operator.signInFailed',
        actor_type: 'System',
        target_id: id,
        target_label: name,
        ip_address: '203.0.113.7',
        user_agent: 'Firefox',
        request_id: 'r1',
      },
    ]);
  });
});
