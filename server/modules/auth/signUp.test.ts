import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { authenticate } from './authenticate';
import { createPooledHasher, endHashing, setHasher } from './hashing';
import { login } from './login';
import { requestPasswordReset } from './passwordReset';
import { signUp } from './signUp';
import { allPermissions } from '../../permissions';
import type { SignUpInput } from '../../schema.generated';
import { cheapHasher } from '../../testing/cheapHasher';
import { openWorld, type World } from '../../testing/world';

describe('sign up', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  let made = 0;
  const form = (overrides: Partial<SignUpInput> = {}): SignUpInput => ({
    companyName: 'Acme',
    name: 'Ada Lovelace',
    email: `ada-${++made}@acme.test`,
    password: 'correct horse battery',
    ...overrides,
  });

  const problemsOf = async (input: SignUpInput, ctx: Context = world.asNobody()) => {
    const error: unknown = await signUp(ctx, input).catch((refused: unknown) => refused);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields };
  };

  const countDirectory = async (email: string) => {
    const { rows } = await world.services.database.onPlatform((db) =>
      db.query<{ count: number }>(
        'select count(*)::integer as count from operator_directory where email = $1',
        [email],
      ),
    );
    return rows[0]?.count;
  };

  test('sign-up makes a company (Pending), an Admin operator (Active) and a session', async () => {
    const input = form({ companyName: '  Acme   Ltd ', email: '  ADA@Acme.test ' });
    const { accessToken } = await signUp(world.asNobody(), input);

    const viewer = await authenticate(world.services, accessToken);
    expect(viewer).toMatchObject({
      companyStatus: 'Pending',
      operatorStatus: 'Active',
      role: 'Admin',
      name: 'Ada Lovelace',
      email: 'ada@acme.test',
      permissions: new Set(allPermissions),
    });
    const companyId = viewer?.companyId ?? '';
    const { rows } = await world.services.database.inCompany(companyId, (db) =>
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

  test('what was signed up with signs in', async () => {
    const input = form({ password: 'ﬁne Å password' });
    await signUp(world.asNobody(), input);
    // The same letters as another keyboard composes them.
    const tokens = await login(world.asNobody(), { email: input.email, password: 'fine A\u030a password' });
    expect(tokens.refreshToken).toHaveLength(64);
  });

  test('the password is stored as argon2id, 19 MiB, two rounds', async () => {
    const input = form();
    setHasher(createPooledHasher());
    const { accessToken } = await signUp(world.asNobody(), input);
    await endHashing();
    setHasher(cheapHasher);
    const viewer = await authenticate(world.services, accessToken);
    const { rows } = await world.services.database.inCompany(viewer?.companyId ?? '', (db) =>
      db.query<{ password_hash: string }>('select password_hash from operators'),
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a taken address is BAD_USER_INPUT on its field, whatever its case, and nothing is made', async () => {
    const input = form();
    await signUp(world.asNobody(), input);
    expect(await problemsOf({ ...input, email: input.email.toUpperCase() })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: 'This email address already has an account. Sign in instead.' },
    });
  });

  test('sign-ups with one address at once make one company', async () => {
    const input = form();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => signUp(world.asNobody(), input)),
    );

    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await countDirectory(input.email)).toBe(1);
    await expect(login(world.asNobody(), input)).resolves.toHaveProperty('accessToken');
  });

  test('a sign-up that fails half-way leaves the address free', async () => {
    const input = form();
    const { database } = world.services;
    const breaking: Context = {
      ...world.asNobody(),
      services: {
        ...world.services,
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
    await expect(signUp(breaking, input)).rejects.toThrow('division by zero');
    expect(await countDirectory(input.email)).toBe(0);
    await expect(signUp(world.asNobody(), input)).resolves.toHaveProperty('accessToken');
  });

  test.each<[keyof SignUpInput, string, string]>([
    ['companyName', '  ', 'Type the name of your company.'],
    ['companyName', 'x'.repeat(101), 'Type the name of your company of 100 characters at most.'],
    ['name', '\0\0', 'Type your name.'],
    ['name', '\u3164', 'Type your name.'],
    ['name', 'Ada at evil.com', 'Type your name without a web address or a phone number.'],
    ['name', 'Call 0800 123 45 67', 'Type your name without a web address or a phone number.'],
    ['email', 'ada', 'Enter an email address such as name@example.com.'],
    ['email', 'ada@acme.test, eve@evil.test', 'Enter an email address such as name@example.com.'],
    ['email', `ada@${'a'.repeat(300)}.test`, 'Use an email address of at most 254 characters.'],
    ['password', 'nine char', 'Use at least 10 characters for the password.'],
    ['password', '👩‍👩‍👧‍👧👩', 'Use at least 10 characters for the password.'],
    ['password', 'x'.repeat(1001), 'Use at most 1,000 characters for the password.'],
    ['password', 'QwertyUiop', 'Many people use this password, so it is easy to guess. Choose another one.'],
  ])('%s %p is refused on its own field', async (field, value, message) => {
    const { code, fields } = await problemsOf(form({ [field]: value }));
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test.each([
    '          ',
    '\u{1F600}'.repeat(10),
    'пароль пароль',
    "'; drop table operators; --",
    'a'.repeat(1000),
  ])('any characters make a password: %p', async (password) => {
    const input = form({ password });
    await signUp(world.asNobody(), input);
    await expect(login(world.asNobody(), input)).resolves.toHaveProperty('accessToken');
  });

  test('every wrong field is named at once', async () => {
    const { fields } = await problemsOf({ companyName: '', name: '', email: '', password: '' });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['companyName', 'email', 'name', 'password']);
  });

  test('SIGNUP_ENABLED=false closes signing up', async () => {
    const nobody = world.asNobody();
    const closed: Context = {
      ...nobody,
      services: { ...nobody.services, settings: { ...nobody.services.settings, isSignupOpen: false } },
    };
    expect((await problemsOf(form(), closed)).code).toBe('FORBIDDEN');
  });
});

describe('bot check', () => {
  let world: World;
  let provider: Server;
  let asked: Record<string, string>[] = [];
  let answer = { status: 200, body: '' };

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const form = Object.fromEntries(new URLSearchParams(body));
        asked.push(form);
        const isGood = form['secret'] === 'the secret' && form['response'] === 'human';
        response.writeHead(answer.status).end(answer.body || JSON.stringify({ success: isGood }));
      });
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    world = await openWorld({
      BOT_CHECK_SITE_KEY: 'the key',
      BOT_CHECK_SECRET: 'the secret',
      BOT_CHECK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
    });
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: '' };
  });
  afterAll(async () => {
    await world.close();
    provider.close();
    provider.closeAllConnections();
  });

  const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
    attempt.then(
      () => 'through',
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return error.details.fields ? [error.code, ...Object.keys(error.details.fields)] : error.code;
      },
    );

  let made = 0;
  const checked: [string, (ctx: Context, botCheckToken: string | null) => Promise<unknown>, string][] = [
    [
      'signUp',
      (ctx, botCheckToken) =>
        signUp(ctx, {
          companyName: 'Acme',
          name: 'Ada',
          email: `ada-${++made}@acme.test`,
          password: 'correct horse battery',
          botCheckToken,
        }),
      'through',
    ],
    [
      'login',
      (ctx, botCheckToken) => login(ctx, { email: 'a@b.test', password: 'x', botCheckToken }),
      'INVALID_CREDENTIALS',
    ],
    [
      'requestPasswordReset',
      (ctx, botCheckToken) => requestPasswordReset(ctx, { email: 'a@b.test', botCheckToken }),
      'through',
    ],
  ];

  describe.each(checked)('%s', (_name, call, passed) => {
    test('goes on when the provider knows the token', async () => {
      expect(await codeOf(call(world.asNobody(), 'human'))).toBe(passed);
      expect(asked).toEqual([{ secret: 'the secret', response: 'human', remoteip: '127.0.0.1' }]);
    });

    test.each([null, '', 'robot', 'x'.repeat(3000)])('is refused with the token %p', async (token) => {
      expect(await codeOf(call(world.asNobody(), token))).toEqual(['BAD_USER_INPUT', 'botCheckToken']);
    });

    test.each([
      { status: 500, body: '{"success":true}' },
      { status: 302, body: '{"success":true}' },
      { status: 200, body: 'success' },
      { status: 200, body: '{"success":"true"}' },
    ])('is UNAVAILABLE when the provider answers $status $body', async (broken) => {
      answer = broken;
      expect(await codeOf(call(world.asNobody(), 'human'))).toBe('UNAVAILABLE');
    });

    test('is UNAVAILABLE when the provider can not be reached', async () => {
      const nobody = world.asNobody();
      const settings = { ...nobody.services.settings, botCheckUrl: 'http://127.0.0.1:9/' };
      const away: Context = { ...nobody, services: { ...nobody.services, settings } };
      expect(await codeOf(call(away, 'human'))).toBe('UNAVAILABLE');
    });

    test('asks nobody while the check is off', async () => {
      const nobody = world.asNobody();
      const settings = { ...nobody.services.settings, botCheckSecret: null };
      const off: Context = { ...nobody, services: { ...nobody.services, settings } };
      expect(await codeOf(call(off, null))).toBe(passed);
      expect(asked).toEqual([]);
    });
  });
});
