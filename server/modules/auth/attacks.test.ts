import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { sendGraphQL } from '../../http/testRequests';
import { networkOf } from '../../lib/network';
import { makeMailer } from '../../mail/mailer';
import { workFailedSignIns } from './failedSignIns';
import { countTry, limit, limitEach, type LimitName, triesInTurn } from './limits';
import { login } from './login';
import { sendPasswordReset } from './passwordReset';
import { hashPassword } from './passwords';
import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';

const password = 'correct horse battery';

describe('attacks', () => {
  let world: World;
  let app: FastifyInstance;
  let email: string;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'https://console.example.com' });
    app = await buildApp(world.services);
    const company = await world.company();
    ({ email } = await world.operator(company, { passwordHash: await hashPassword(password) }));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const login =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken refreshToken } }';
  const renew = 'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }';
  const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

  interface Tokens {
    accessToken: string;
    refreshToken: string;
  }

  const signIn = async (): Promise<Tokens> =>
    (await sendGraphQL(app, login, { variables: { email, password } })).body.data?.login as Tokens;

  /** What stands in an answer and is not of this one alone. */
  const plain = ({ status, headers, body }: Awaited<ReturnType<typeof sendGraphQL>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, body };
  };

  test.each([
    ['a sign-in', login],
    ['asking for a reset link', reset],
  ])(
    '%s is answered in the same words, with the same headers, whoever has the address',
    async (_what, query) => {
      const answers = [];
      for (const address of [email, 'nobody@nowhere.test', email.toUpperCase()]) {
        const variables = { email: address, password: 'wrong wrong wrong' };
        answers.push(plain(await sendGraphQL(app, query, { variables })));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    },
  );

  test('who has stolen a refresh token is seen in the list, and out at once when their session is ended', async () => {
    const [own, stolen] = [await signIn(), await signIn()];
    // The thief renews as often as they like, from wherever they are: the token is kept, by the specification.
    const renewed = async () =>
      (await sendGraphQL(app, renew, { variables: { token: stolen.refreshToken } })).body;
    const { accessToken } = (await renewed()).data?.accessToken as Tokens;

    const list = '{ sessions { id isCurrent } }';
    const { data } = (await sendGraphQL(app, list, { token: own.accessToken })).body;
    expect(data?.sessions).toEqual(expect.arrayContaining([expect.objectContaining({ isCurrent: false })]));
    await sendGraphQL(app, 'mutation { revokeOtherSessions }', { token: own.accessToken });

    expect((await renewed()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const token of [accessToken, stolen.accessToken]) {
      expect((await sendGraphQL(app, '{ currentOperator { id } }', { token })).status).toBe(401);
    }
    expect((await sendGraphQL(app, '{ currentOperator { id } }', { token: own.accessToken })).status).toBe(
      200,
    );
  });

  test('no token serves as another: not a refresh token as an access token, nor the other way round', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect((await sendGraphQL(app, '{ currentOperator { id } }', { token: refreshToken })).status).toBe(401);
    for (const token of [accessToken, '', refreshToken.slice(0, -1), `${refreshToken}A`]) {
      expect(
        (await sendGraphQL(app, renew, { variables: { token } })).body.errors?.[0]?.extensions.code,
      ).toBe('UNAUTHENTICATED');
    }
  });

  test('a mailed link leads to PUBLIC_URL, whatever host was asked', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    expect((await sendGraphQL(app, reset, { variables: { email }, headers })).body.data).toEqual({
      requestPasswordReset: true,
    });
    const announced: string[] = [];
    const mailer = makeMailer(world.services.settings, (line) => announced.push(line));
    const { caller } = world.asNobody();
    await sendPasswordReset(world.services, mailer, { email, caller });
    expect(announced.join('\n')).toContain('https://console.example.com/reset-password?token=');
    expect(announced.join('\n')).not.toContain('evil');
  });

  test.each([
    'ada@acme.test\r\nBcc: eve@evil.test',
    'ada@acme.test, eve@evil.test',
    '<ada@acme.test>',
    'ada@acme.test\0',
  ])('a reset link is mailed to one address, and %j is none', async (address) => {
    const { body } = await sendGraphQL(app, reset, { variables: { email: address } });
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: expect.any(String) },
    });
  });
});

describe('credential stuffing', () => {
  const atOnce = 8;
  let world: World;
  let email: string;

  beforeAll(async () => {
    world = await openWorld();
    ({ email } = await world.operator(await world.company(), { passwordHash: await hashPassword(password) }));
  });
  afterAll(() => world.close());

  interface Try {
    from: string;
    email: string;
    password?: string;
  }

  const wrong = 'wrong wrong wrong';

  async function answerTo(one: Try): Promise<string> {
    const caller = { requestId: 'r1', ipAddress: one.from, userAgent: null };
    const ctx: Context = { ...world.asNobody(), caller };
    try {
      await login(ctx, { email: one.email, password: one.password ?? wrong });
      return 'let in';
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  /** What each of so many tries is answered with, a few at a time. */
  async function answersTo(tries: readonly Try[]): Promise<string[]> {
    const answers: string[] = [];
    for (let done = 0; done < tries.length; done += atOnce) {
      answers.push(...(await Promise.all(tries.slice(done, done + atOnce).map(answerTo))));
    }
    return answers;
  }

  /** Counts tries without hashing a password for each. */
  async function countTries(name: LimitName, key: string, count: number): Promise<void> {
    for (let tries = 0; tries < count; tries += 1) await limit(world.services, name, key);
  }

  const many = (count: number, make: (number: number) => Try): Try[] =>
    Array.from({ length: count }, (_, at) => make(at + 1));

  test('one network has 200 addresses looked at in an hour, and then not even a right password', async () => {
    const here = '198.51.100.7';
    await countTries('login-network', here, 190);
    const stuffed = many(10, (number) => ({ from: here, email: `somebody-${number}@nowhere.test` }));
    expect(new Set(await answersTo(stuffed))).toEqual(new Set(['INVALID_CREDENTIALS']));

    expect(await answerTo({ from: here, email: 'somebody-11@nowhere.test' })).toBe('RATE_LIMITED');
    expect(await answerTo({ from: here, email, password })).toBe('RATE_LIMITED');
    expect(await answerTo({ from: '198.51.100.8', email, password })).toBe('let in');
  }, 120_000);

  test('an IPv6 customer is one network, whichever of their addresses they come from', async () => {
    await countTries('login-network', networkOf('2001:db8:0:7::1'), 190);
    const stuffed = many(10, (number) => ({
      from: `2001:db8:0:7::${number.toString(16)}`,
      email: `anybody-${number}@nowhere.test`,
    }));
    expect(new Set(await answersTo(stuffed))).toEqual(new Set(['INVALID_CREDENTIALS']));

    expect(await answerTo({ from: '2001:db8:0:7:ffff::1', email: 'anybody-11@nowhere.test' })).toBe(
      'RATE_LIMITED',
    );
    expect(await answerTo({ from: '2001:db8:0:8::1', email: 'anybody-12@nowhere.test' })).toBe(
      'INVALID_CREDENTIALS',
    );
  }, 120_000);

  test.each(['somebody’s', 'nobody’s'])(
    'an address is looked at 100 times in an hour, from whatever networks: %s',
    async (whose) => {
      const company = await world.company();
      const owner = await world.operator(company, { passwordHash: await hashPassword(password) });
      const address = whose === 'nobody’s' ? `${whose.slice(0, 6)}@nowhere.test` : owner.email;
      await countTries('login-address', address, 90);
      const tries = many(10, (number) => ({ from: `203.0.113.${number}`, email: address }));
      expect(new Set(await answersTo(tries))).toEqual(new Set(['INVALID_CREDENTIALS']));
      expect(await answerTo({ from: '203.0.113.11', email: address, password })).toBe('RATE_LIMITED');
    },
    120_000,
  );
});

describe('limits', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  afterEach(() => jest.restoreAllMocks());

  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;

  /** The server's clock, so far from the real one. */
  function setClock(aheadMs: number): void {
    jest.restoreAllMocks();
    const startedAt = Date.now();
    const startedTicks = performance.now();
    jest
      .spyOn(Date, 'now')
      .mockImplementation(() => Math.round(startedAt + aheadMs + performance.now() - startedTicks));
  }

  /** Null when it was let through. */
  const secondsRefused = (name: LimitName, key: string): Promise<number | null> =>
    limit(world.services, name, key).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return error.details.retryAfterSeconds ?? 0;
      },
    );

  async function useUp(name: LimitName, key: string): Promise<void> {
    while ((await secondsRefused(name, key)) === null);
  }

  test.each<[LimitName, number]>([
    ['login-pair', 15],
    ['forged-message-network', 1],
  ])(
    '%s: a clock that was put back by a day locks nobody out for longer than ever',
    async (name, minutes) => {
      setClock(dayMs);
      await useUp(name, 'somebody');
      setClock(0);
      const wait = await secondsRefused(name, 'somebody');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(minutes * 60);
      expect(await secondsRefused(name, 'somebody')).toBeLessThanOrEqual(minutes * 60);
      setClock((minutes + 1) * minuteMs);
      expect(await secondsRefused(name, 'somebody')).toBeNull();
    },
  );

  test('tries that were counted before the clock was put back do not count for a day', async () => {
    setClock(dayMs);
    for (let tries = 0; tries < 9; tries++) await limit(world.services, 'login-pair', 'another');
    setClock(0);
    await limit(world.services, 'login-pair', 'another');
    setClock(16 * minuteMs);
    for (let tries = 0; tries < 10; tries++) await limit(world.services, 'login-pair', 'another');
  });

  test('of what is counted in turn the first that is over refuses, what came before it stays, and what follows is not counted', async () => {
    const each = ['login-network', 'login-pair', 'login-address'] as const;
    const tryOnce = () =>
      limitEach(
        world.services,
        each.map((name) => [name, 'in turn']),
      );
    for (let tries = 0; tries < 10; tries++) await tryOnce();
    await expect(tryOnce()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const counts = [];
    for (const name of each) counts.push(await countTry(world.services, name, 'in turn'));
    expect(counts).toEqual([12, 12, 11]);
  });

  test('many that are counted and forgiven at once all come to their end, and nothing of them is left', async () => {
    const { services } = world;
    const each = [
      ['login-network', 'an office'],
      ['login-pair', 'somebody there'],
      ['login-address', 'somebody'],
    ] as const;
    const { count, succeed } = triesInTurn(services, each, 'login-pair');
    await Promise.all(Array.from({ length: 8 }, () => count().then(succeed)));
    for (const [name, key] of each) expect(await countTry(services, name, key)).toBe(1);
  });
});

describe('failed sign-ins', () => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => {
    world = await openWorld();
    company = await world.company();
    await workFailedSignIns(world.services);
  });
  afterAll(() => world.close());

  const fail = (email: string) =>
    expect(
      login(
        { ...world.asNobody(), caller: { requestId: 'r1', ipAddress: '203.0.113.7', userAgent: 'Firefox' } },
        { email, password: 'not the password' },
      ),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

  const whenQueueIsEmpty = () =>
    until(async () => (await world.services.jobs.unfinished('record-failed-sign-in')).length === 0);

  test('a failed sign-in stands on the record of the company whose address was tried', async () => {
    const { id, email, name } = company.admin;
    await fail('nobody@livery.test');
    await fail(email);
    await whenQueueIsEmpty();
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `select action, actor_type, target_id, target_label, ip_address, user_agent, request_id from audit_events`,
      ),
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
