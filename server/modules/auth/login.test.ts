import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { authenticate } from './authenticate';
import * as hashing from './hashing';
import { login } from './login';
import { hashPassword } from './passwords';
import { renewAccess } from './renewAccess';
import { signUp } from './signUp';
import { openWorld, type TestCompany, type World } from '../../testing/world';

const password = 'correct horse battery';

describe('login', () => {
  let world: World;
  let passwordHash: string;

  beforeAll(async () => {
    world = await openWorld();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => world.close());

  const from = (ipAddress: string): Context => ({
    ...world.asNobody(),
    caller: { requestId: 'r1', ipAddress, userAgent: 'Firefox' },
  });

  let lastAddress = 0;
  const elsewhere = (): Context => from(`203.0.113.${++lastAddress}`);

  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.then(
      () => new Error('It was let in.'),
      (refused: unknown) => refused,
    );
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, message: error.message, details: error.details };
  };

  test('the right password opens a session that both tokens belong to', async () => {
    const company = await world.company();
    const { email, id } = await world.operator(company, { passwordHash });

    const tokens = await login(elsewhere(), {
      email: ` ${email.toUpperCase()} `,
      password,
      rememberMe: true,
    });

    const viewer = await authenticate(world.services, tokens.accessToken);
    expect(viewer).toMatchObject({ companyId: company.id, operatorId: id, email, role: 'Staff' });
    const renewed = await renewAccess(world.asNobody(), tokens.refreshToken);
    expect(await authenticate(world.services, renewed.accessToken)).toMatchObject({
      sessionId: viewer?.sessionId,
    });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select remember_me, user_agent, host(ip_address::inet) as ip from sessions where id = $1', [
        viewer?.sessionId,
      ]),
    );
    expect(rows).toEqual([
      { remember_me: true, user_agent: 'Firefox', ip: expect.stringContaining('203.0.113.') },
    ]);
  });

  test('the refresh token is nowhere in the database, only its hash', async () => {
    const company = await world.company();
    const { email } = await world.operator(company, { passwordHash });
    const { refreshToken } = await login(elsewhere(), { email, password });

    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ row: string }>('select to_jsonb(s)::text as row from sessions s'),
    );
    const secret = Buffer.from(refreshToken, 'base64url').subarray(16);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret.toString('hex'));
    expect(rows[0]?.row).not.toContain(refreshToken);
  });

  test('sign-in failures say the same thing for every cause', async () => {
    const company = await world.company();
    const known = await world.operator(company, { passwordHash });
    const invited = await world.operator(company, { status: 'Pending' });
    const pendingWithPassword = await world.operator(company, { status: 'Pending', passwordHash });
    const googleOnly = await world.operator(company);

    const refusals = await Promise.all(
      [
        { email: known.email, password: 'wrong wrong wrong' },
        { email: known.email, password: '' },
        { email: known.email, password: 'x'.repeat(1_000_000) },
        { email: 'nobody@nowhere.test', password },
        { email: invited.email, password },
        { email: pendingWithPassword.email, password },
        { email: googleOnly.email, password },
        { email: 'no address', password },
        { email: `nul\0@company.test`, password },
        { email: 'x'.repeat(100_000), password },
      ].map((attempt) => refusalOf(login(elsewhere(), attempt))),
    );

    const [first] = refusals;
    expect(first?.code).toBe('INVALID_CREDENTIALS');
    expect(refusals).toEqual(refusals.map(() => first));
  });

  test('an unknown address takes the work of a known one', async () => {
    const { email } = await world.operator(await world.company(), { passwordHash });
    const verify = jest.spyOn(hashing, 'isHashOf');
    const worksFor = async (address: string) => {
      verify.mockClear();
      await refusalOf(login(elsewhere(), { email: address, password: 'wrong wrong wrong' }));
      return verify.mock.calls.map(([stored]) => stored.split('$').slice(0, 4));
    };

    const known = await worksFor(email);
    expect(known).toHaveLength(1);
    expect(await worksFor('nobody@nowhere.test')).toEqual(known);
    expect(await worksFor('no address')).toEqual(known);
    verify.mockRestore();
  });

  test('ten wrong passwords lock the address out here, the right password too, and nowhere else', async () => {
    const { email } = await world.operator(await world.company(), { passwordHash });
    const here = elsewhere();
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect((await refusalOf(login(here, { email, password: 'wrong wrong wrong' }))).code).toBe(
        'INVALID_CREDENTIALS',
      );
    }

    const { code, details } = await refusalOf(login(here, { email, password }));
    expect(code).toBe('RATE_LIMITED');
    expect(details.retryAfterSeconds).toBeGreaterThan(800);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(900);
    await expect(login(elsewhere(), { email, password })).resolves.toHaveProperty('accessToken');
  });

  test('an unknown address is locked out like a known one', async () => {
    const here = elsewhere();
    const attempt = () => refusalOf(login(here, { email: 'nobody@nowhere.test', password }));
    const codes: string[] = [];
    for (let wrong = 0; wrong < 11; wrong += 1) codes.push((await attempt()).code);
    expect(codes).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  test('tries that come together count as many', async () => {
    const { email } = await world.operator(await world.company(), { passwordHash });
    const here = elsewhere();
    const refusals = await Promise.all(
      Array.from({ length: 25 }, () => refusalOf(login(here, { email, password: 'wrong wrong wrong' }))),
    );
    expect(refusals.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });

  test('signing in starts the count anew', async () => {
    const { email } = await world.operator(await world.company(), { passwordHash });
    const here = elsewhere();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 6; wrong += 1) {
        await refusalOf(login(here, { email, password: 'wrong wrong wrong' }));
      }
      await expect(login(here, { email, password })).resolves.toHaveProperty('refreshToken');
    }
  });

  test('a password that is reset while it is being checked opens nothing', async () => {
    const company = await world.company();
    const { email, id } = await world.operator(company, { passwordHash });
    const { database } = world.services;
    const other = await hashPassword('a quite different one');
    let calls = 0;
    const racing: Context = {
      ...elsewhere(),
      services: {
        ...world.services,
        database: {
          ...database,
          // The first call reads the account, the second opens the session: the reset comes between them.
          inCompany: async (companyId, work) => {
            if (++calls === 2) {
              await database.inCompany(company.id, (db) =>
                db.query('update operators set password_hash = $2 where id = $1', [id, other]),
              );
            }
            return database.inCompany(companyId, work);
          },
        },
      },
    };
    expect((await refusalOf(login(racing, { email, password }))).code).toBe('INVALID_CREDENTIALS');
    expect(calls).toBe(2);
  });

  test('the record says who signed in, from where', async () => {
    const company = await world.company();
    const { email, id, name } = await world.operator(company, { passwordHash });
    await login(from('198.51.100.9'), { email, password });

    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, actor_id, actor_name, ip_address, user_agent, request_id from audit_events'),
    );
    expect(rows).toEqual([
      {
        action: 'operator.signedIn',
        actor_id: id,
        actor_name: name,
        ip_address: '198.51.100.9',
        user_agent: 'Firefox',
        request_id: 'r1',
      },
    ]);
  });
});

describe('known devices', () => {
  const firefox = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  const berlin = '85.214.132.117';
  const sameProvider = '85.214.132.118';
  const london = '81.2.69.142';

  let world: World;
  let company: TestCompany;
  let passwordHash: string;
  beforeAll(async () => {
    world = await openWorld();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    company = await world.company();
  });

  const from = (ipAddress: string, userAgent: string | null): Context => ({
    ...world.asNobody(),
    caller: { requestId: 'r1', ipAddress, userAgent },
  });

  const mailsTo = async (email: string) =>
    (await world.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);

  test('a sign-in from an unknown device sends a mail that says from where', async () => {
    await world.services.database.inCompany(company.id, (db) =>
      db.query("update companies set time_zone = 'Asia/Tokyo'"),
    );
    const { email, name } = await world.operator(company, { passwordHash });
    await login(from(berlin, firefox(130)), { email, password });

    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'new-device',
      values: {
        name,
        device: 'Firefox on Linux',
        place: 'Germany',
        address: berlin,
        time: expect.stringMatching(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M \(Asia\/Tokyo\)$/),
        link: expect.stringMatching(/\/forgot-password$/),
      },
    });
  });

  test('a device that is known is signed in from without a word, with a newer browser and another address too', async () => {
    const { email } = await world.operator(company, { passwordHash });
    await login(from(berlin, firefox(130)), { email, password });
    await login(from(sameProvider, firefox(131)), { email, password });
    expect(await mailsTo(email)).toHaveLength(1);

    await login(from(london, firefox(131)), { email, password });
    await login(from(berlin, 'curl/8.0'), { email, password });
    await login(from('192.168.1.7', null), { email, password });
    const places = (await mailsTo(email)).map(({ values }) => `${values['device']}, ${values['place']}`);
    expect(places.sort()).toEqual([
      'Firefox on Linux, Germany',
      'Firefox on Linux, United Kingdom',
      'Unknown device, Germany',
      'Unknown device, not known',
    ]);
  });

  test('what is one operator’s device is nobody else’s', async () => {
    const [one, other] = [
      await world.operator(company, { passwordHash }),
      await world.operator(company, { passwordHash }),
    ];
    await login(from(berlin, firefox(130)), { email: one.email, password });
    await login(from(berlin, firefox(130)), { email: other.email, password });
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  test('nobody is mailed about what they sign up from, then or later', async () => {
    const email = 'founder@company.test';
    const here = from(berlin, firefox(130));
    await signUp(here, { companyName: 'New', name: 'Founder', email, password });
    await login(here, { email, password });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a sign-in that fails is no sign-in', async () => {
    const { email } = await world.operator(company, { passwordHash });
    await expect(login(from(berlin, firefox(130)), { email, password: 'wrong' })).rejects.toThrow();
    expect(await mailsTo(email)).toEqual([]);
  });
});
