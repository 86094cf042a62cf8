import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context, SignUpInput } from '../../platform';
import { DomainError } from '../../lib/errors';
import { authenticate } from './authenticate';
import { createPooledHasher, endHashing, setHasher } from '../passwords/hashing';
import { login } from './login.service';
import { requestPasswordReset } from './passwordReset.service';
import { signUp } from './signUp.service';
import { permissions as allPermissions } from '../../../contract/enums';
import { cheapHasher } from '../../testing/cheapHasher';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('signUp', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  let signUpCount = 0;
  const form = (overrides: Partial<SignUpInput> = {}): SignUpInput => ({
    companyName: 'Acme',
    name: 'Ada Lovelace',
    email: `ada-${++signUpCount}@acme.test`,
    password: 'correct horse battery',
    ...overrides,
  });

  const errorOf = async (input: SignUpInput, ctx: Context = fixture.asAnonymous()) => {
    const error: unknown = await signUp(ctx, input).catch((cause: unknown) => cause);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields };
  };

  const countDirectory = async (email: string) => {
    const { rows } = await fixture.services.database.onPlatform((db) =>
      db.query<{ count: number }>(
        'select count(*)::integer as count from operator_directory where email = $1',
        [email],
      ),
    );
    return rows[0]?.count;
  };

  test('creates a pending company, an active Admin and a session', async () => {
    const input = form({ companyName: '  Acme   Ltd ', email: '  ADA@Acme.test ' });
    const { accessToken } = await signUp(fixture.asAnonymous(), input);

    const viewer = await authenticate(fixture.services, accessToken);
    expect(viewer).toMatchObject({
      companyStatus: 'Pending',
      operatorStatus: 'Active',
      role: 'Admin',
      name: 'Ada Lovelace',
      email: 'ada@acme.test',
      permissions: new Set(allPermissions),
    });
    const companyId = viewer?.companyId ?? '';
    const { rows } = await fixture.services.database.inCompany(companyId, (db) =>
      db.query(
        'select c.name, c.email, a.action, a.session_id from companies c join audit_events a on a.company_id = c.id',
      ),
    );
    expect(rows).toEqual([
      {
        name: 'Acme Ltd',
        email: 'ada@acme.test',
        action: 'company.signedUp',
        session_id: viewer?.sessionId,
      },
    ]);
  });

  test('stores a password that login accepts in another Unicode form', async () => {
    const input = form({ password: 'ﬁne Å password' });
    await signUp(fixture.asAnonymous(), input);
    const tokens = await login(fixture.asAnonymous(), {
      email: input.email,
      password: 'fine A\u030a password',
    });
    expect(tokens.refreshToken).toHaveLength(64);
  });

  test('stores the password as argon2id with 19 MiB and two rounds', async () => {
    const input = form();
    setHasher(createPooledHasher());
    const { accessToken } = await signUp(fixture.asAnonymous(), input);
    await endHashing();
    setHasher(cheapHasher);
    const viewer = await authenticate(fixture.services, accessToken);
    const { rows } = await fixture.services.database.inCompany(viewer?.companyId ?? '', (db) =>
      db.query<{ password_hash: string }>('select password_hash from operators'),
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('rejects a taken address regardless of its case', async () => {
    const input = form();
    await signUp(fixture.asAnonymous(), input);
    expect(await errorOf({ ...input, email: input.email.toUpperCase() })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: 'This email address already has an account. Sign in instead.' },
    });
  });

  test('creates one company for concurrent sign-ups with one address', async () => {
    const input = form();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => signUp(fixture.asAnonymous(), input)),
    );

    const rejections = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(rejections).toHaveLength(7);
    for (const rejection of rejections) expect(rejection).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await countDirectory(input.email)).toBe(1);
    await expect(login(fixture.asAnonymous(), input)).resolves.toHaveProperty('accessToken');
  });

  test('leaves the address available when a sign-up fails halfway', async () => {
    const input = form();
    const { database } = fixture.services;
    const failingContext: Context = {
      ...fixture.asAnonymous(),
      services: {
        ...fixture.services,
        database: {
          ...database,
          inCompany: (companyId, work) =>
            database.inCompany(companyId, async (db) => {
              const result = await work(db);
              await db.query('select 1 / 0');
              return result;
            }),
        },
      },
    };
    await expect(signUp(failingContext, input)).rejects.toThrow('division by zero');
    expect(await countDirectory(input.email)).toBe(0);
    await expect(signUp(fixture.asAnonymous(), input)).resolves.toHaveProperty('accessToken');
  });

  test.each<[keyof SignUpInput, string, string]>([
    ['companyName', '  ', 'This field is required.'],
    ['companyName', 'x'.repeat(101), 'Enter at most 100 characters.'],
    ['name', '\0\0', 'This field is required.'],
    ['name', '\u3164', 'This field is required.'],
    ['name', 'Ada at evil.com', 'Enter a name without web addresses or phone numbers.'],
    ['name', 'Call 0800 123 45 67', 'Enter a name without web addresses or phone numbers.'],
    ['email', 'ada', 'Enter an email address, such as name@example.com.'],
    ['email', 'ada@acme.test, eve@evil.test', 'Enter an email address, such as name@example.com.'],
    ['email', `ada@${'a'.repeat(300)}.test`, 'Enter an email address of at most 254 characters.'],
    ['password', 'nine char', 'Enter a password of at least 10 characters.'],
    ['password', '👩‍👩‍👧‍👧👩', 'Enter a password of at least 10 characters.'],
    ['password', 'x'.repeat(1001), 'Enter a password of at most 1,000 characters.'],
    ['password', 'QwertyUiop', 'This password is too common. Choose another one.'],
  ])('rejects an invalid %s: %p', async (field, value, message) => {
    const { code, fields } = await errorOf(form({ [field]: value }));
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test.each([
    '          ',
    '\u{1F600}'.repeat(10),
    'пароль пароль',
    "'; drop table operators; --",
    'a'.repeat(1000),
  ])('accepts any characters in a password: %p', async (password) => {
    const input = form({ password });
    await signUp(fixture.asAnonymous(), input);
    await expect(login(fixture.asAnonymous(), input)).resolves.toHaveProperty('accessToken');
  });

  test('returns all invalid fields in one error', async () => {
    const { fields } = await errorOf({ companyName: '', name: '', email: '', password: '' });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['companyName', 'email', 'name', 'password']);
  });

  test('rejects sign-ups when SIGNUP_ENABLED is false', async () => {
    const anonymous = fixture.asAnonymous();
    const closed: Context = {
      ...anonymous,
      services: { ...anonymous.services, settings: { ...anonymous.services.settings, isSignupOpen: false } },
    };
    expect((await errorOf(form(), closed)).code).toBe('FORBIDDEN');
  });
});

describe('bot check', () => {
  let fixture: Fixture;
  let provider: Server;
  let verifyRequests: Record<string, string>[] = [];
  let providerResponse = { status: 200, body: '' };

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const form = Object.fromEntries(new URLSearchParams(body));
        verifyRequests.push(form);
        const isHuman = form['secret'] === 'the secret' && form['response'] === 'human';
        response
          .writeHead(providerResponse.status)
          .end(providerResponse.body || JSON.stringify({ success: isHuman }));
      });
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    fixture = await openFixture({
      BOT_CHECK_SITE_KEY: 'the key',
      BOT_CHECK_SECRET: 'the secret',
      BOT_CHECK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
    });
  });
  beforeEach(() => {
    verifyRequests = [];
    providerResponse = { status: 200, body: '' };
  });
  afterAll(async () => {
    await fixture.close();
    provider.close();
    provider.closeAllConnections();
  });

  const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
    attempt.then(
      () => 'success',
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return error.details.fields ? [error.code, ...Object.keys(error.details.fields)] : error.code;
      },
    );

  let signUpCount = 0;
  const operations: [string, (ctx: Context, captchaToken: string | null) => Promise<unknown>, string][] = [
    [
      'signUp',
      (ctx, captchaToken) =>
        signUp(ctx, {
          companyName: 'Acme',
          name: 'Ada',
          email: `ada-${++signUpCount}@acme.test`,
          password: 'correct horse battery',
          captchaToken,
        }),
      'success',
    ],
    [
      'login',
      (ctx, captchaToken) => login(ctx, { email: 'a@b.test', password: 'x', captchaToken }),
      'INVALID_CREDENTIALS',
    ],
    [
      'requestPasswordReset',
      (ctx, captchaToken) => requestPasswordReset(ctx, { email: 'a@b.test', captchaToken }),
      'success',
    ],
  ];

  describe.each(operations)('%s', (_name, call, successCode) => {
    test('continues when the provider accepts the token', async () => {
      expect(await codeOf(call(fixture.asAnonymous(), 'human'))).toBe(successCode);
      expect(verifyRequests).toEqual([{ secret: 'the secret', response: 'human', remoteip: '127.0.0.1' }]);
    });

    test.each([null, '', 'robot', 'x'.repeat(3000)])('rejects the token %p', async (token) => {
      expect(await codeOf(call(fixture.asAnonymous(), token))).toEqual(['BAD_USER_INPUT', 'captchaToken']);
    });

    test.each([
      { status: 500, body: '{"success":true}' },
      { status: 302, body: '{"success":true}' },
      { status: 200, body: 'success' },
      { status: 200, body: '{"success":"true"}' },
    ])('returns UNAVAILABLE when the provider responds with $status $body', async (broken) => {
      providerResponse = broken;
      expect(await codeOf(call(fixture.asAnonymous(), 'human'))).toBe('UNAVAILABLE');
    });

    test('returns UNAVAILABLE when the provider cannot be reached', async () => {
      const anonymous = fixture.asAnonymous();
      const settings = { ...anonymous.services.settings, botCheckUrl: 'http://127.0.0.1:9/' };
      const unreachable: Context = { ...anonymous, services: { ...anonymous.services, settings } };
      expect(await codeOf(call(unreachable, 'human'))).toBe('UNAVAILABLE');
    });

    test('sends no request when the check is disabled', async () => {
      const anonymous = fixture.asAnonymous();
      const settings = { ...anonymous.services.settings, botCheckSecret: null };
      const disabled: Context = { ...anonymous, services: { ...anonymous.services, settings } };
      expect(await codeOf(call(disabled, null))).toBe(successCode);
      expect(verifyRequests).toEqual([]);
    });
  });
});
