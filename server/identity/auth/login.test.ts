import type { Language } from '../../../contract/languages';
import type { Context } from '../../platform';
import { DomainError } from '../../lib/errors';
import { authenticate } from './authenticate';
import * as hashing from '../passwords/hashing';
import { inLanguage } from '../../lib/i18n/i18n';
import { login, refreshAccessToken } from './login.service';
import { hashPassword } from '../passwords/passwords';
import { signUp } from './signUp.service';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

const password = 'correct horse battery';

describe('login', () => {
  let fixture: Fixture;
  let passwordHash: string;

  beforeAll(async () => {
    fixture = await openFixture();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => fixture.close());

  const from = (ipAddress: string): Context => ({
    ...fixture.asAnonymous(),
    caller: { requestId: 'r1', ipAddress, userAgent: 'Firefox' },
  });

  let lastAddress = 0;
  const fromNewAddress = (): Context => from(`203.0.113.${++lastAddress}`);

  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.then(
      () => new Error('The sign-in succeeded.'),
      (rejection: unknown) => rejection,
    );
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, message: error.message, details: error.details };
  };

  test('opens a session for the correct password', async () => {
    const company = await fixture.company();
    const { email, id } = await fixture.operator(company, { passwordHash });

    const tokens = await login(fromNewAddress(), {
      email: ` ${email.toUpperCase()} `,
      password,
      rememberMe: true,
    });

    const viewer = await authenticate(fixture.services, tokens.accessToken);
    expect(viewer).toMatchObject({ companyId: company.id, operatorId: id, email, role: 'Staff' });
    const renewed = await refreshAccessToken(fixture.asAnonymous(), tokens.refreshToken);
    expect(await authenticate(fixture.services, renewed.accessToken)).toMatchObject({
      sessionId: viewer?.sessionId,
    });
    const rows = await fixture.query(
      company,
      'select remember_me, user_agent, host(ip_address::inet) as ip from sessions where id = $1',
      [viewer?.sessionId],
    );
    expect(rows).toEqual([
      { remember_me: true, user_agent: 'Firefox', ip: expect.stringContaining('203.0.113.') },
    ]);
  });

  test('a renewal of tokens stores the language of an operator who has none', async () => {
    const company = await fixture.company();
    const { id, email } = await fixture.operator(company, { passwordHash });
    const { refreshToken } = await login(fromNewAddress(), { email, password });
    const storedLanguage = () => fixture.query(company, 'select language from operators where id = $1', [id]);
    const renewIn = (language: Language) =>
      inLanguage(language, () => refreshAccessToken(fixture.asAnonymous(), refreshToken));

    await renewIn('de');
    expect(await storedLanguage()).toEqual([{ language: 'en' }]);

    await fixture.query(company, 'update operators set language = null where id = $1', [id]);
    await renewIn('de');
    expect(await storedLanguage()).toEqual([{ language: 'de' }]);
  });

  test('stores only the hash of the refresh token', async () => {
    const company = await fixture.company();
    const { email } = await fixture.operator(company, { passwordHash });
    const { refreshToken } = await login(fromNewAddress(), { email, password });

    const rows = await fixture.query<{ row: string }>(
      company,
      'select to_jsonb(s)::text as row from sessions s',
    );
    const secret = Buffer.from(refreshToken, 'base64url').subarray(16);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret.toString('hex'));
    expect(rows[0]?.row).not.toContain(refreshToken);
  });

  test('returns the same error for every cause of a failed sign-in', async () => {
    const company = await fixture.company();
    const known = await fixture.operator(company, { passwordHash });
    const invited = await fixture.operator(company, { status: 'Pending' });
    const pendingWithPassword = await fixture.operator(company, { status: 'Pending', passwordHash });
    const googleOnly = await fixture.operator(company);

    const refusals = await Promise.all(
      [
        { email: known.email, password: 'wrong wrong wrong' },
        { email: known.email, password: '' },
        { email: known.email, password: 'x'.repeat(1_000_000) },
        { email: 'unknown@nowhere.test', password },
        { email: invited.email, password },
        { email: pendingWithPassword.email, password },
        { email: googleOnly.email, password },
        { email: 'no address', password },
        { email: `nul\0@company.test`, password },
        { email: 'x'.repeat(100_000), password },
      ].map((attempt) => refusalOf(login(fromNewAddress(), attempt))),
    );

    const [first] = refusals;
    expect(first?.code).toBe('INVALID_CREDENTIALS');
    expect(refusals).toEqual(refusals.map(() => first));
  });

  test('verifies one hash of equal cost for known and unknown addresses', async () => {
    const { email } = await fixture.operator(await fixture.company(), { passwordHash });
    const verify = jest.spyOn(hashing, 'isHashOf');
    const hashCostsOf = async (address: string) => {
      verify.mockClear();
      await refusalOf(login(fromNewAddress(), { email: address, password: 'wrong wrong wrong' }));
      return verify.mock.calls.map(([storedHash]) => storedHash.split('$').slice(0, 4));
    };

    const known = await hashCostsOf(email);
    expect(known).toHaveLength(1);
    expect(await hashCostsOf('unknown@nowhere.test')).toEqual(known);
    expect(await hashCostsOf('no address')).toEqual(known);
    verify.mockRestore();
  });

  test('rejects even the correct password after ten wrong ones, but only from the same network', async () => {
    const { email } = await fixture.operator(await fixture.company(), { passwordHash });
    const context = fromNewAddress();
    for (let attemptIndex = 0; attemptIndex < 10; attemptIndex += 1) {
      expect((await refusalOf(login(context, { email, password: 'wrong wrong wrong' }))).code).toBe(
        'INVALID_CREDENTIALS',
      );
    }

    const { code, details } = await refusalOf(login(context, { email, password }));
    expect(code).toBe('RATE_LIMITED');
    expect(details.retryAfterSeconds).toBeGreaterThan(800);
    expect(details.retryAfterSeconds).toBeLessThanOrEqual(900);
    await expect(login(fromNewAddress(), { email, password })).resolves.toHaveProperty('accessToken');
  });

  test('locks out an unknown address after ten attempts from one network', async () => {
    const context = fromNewAddress();
    const attempt = () => refusalOf(login(context, { email: 'unknown@nowhere.test', password }));
    const codes: string[] = [];
    for (let attemptIndex = 0; attemptIndex < 11; attemptIndex += 1) codes.push((await attempt()).code);
    expect(codes).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  test('checks only ten of 25 concurrent wrong passwords from one network', async () => {
    const { email } = await fixture.operator(await fixture.company(), { passwordHash });
    const context = fromNewAddress();
    const refusals = await Promise.all(
      Array.from({ length: 25 }, () => refusalOf(login(context, { email, password: 'wrong wrong wrong' }))),
    );
    expect(refusals.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });

  test('resets the count of wrong passwords after a successful sign-in', async () => {
    const { email } = await fixture.operator(await fixture.company(), { passwordHash });
    const context = fromNewAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let attemptIndex = 0; attemptIndex < 6; attemptIndex += 1) {
        await refusalOf(login(context, { email, password: 'wrong wrong wrong' }));
      }
      await expect(login(context, { email, password })).resolves.toHaveProperty('refreshToken');
    }
  });

  test('rejects the correct password if a reset replaces it during the sign-in', async () => {
    const company = await fixture.company();
    const { email, id } = await fixture.operator(company, { passwordHash });
    const { database } = fixture.services;
    const other = await hashPassword('a quite different one');
    let calls = 0;
    const racingContext: Context = {
      ...fromNewAddress(),
      services: {
        ...fixture.services,
        database: {
          ...database,
          // The first call loads the account, and the second opens the session after the reset.
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
    expect((await refusalOf(login(racingContext, { email, password }))).code).toBe('INVALID_CREDENTIALS');
    expect(calls).toBe(2);
  });

  test('writes an audit event with the operator and the origin', async () => {
    const company = await fixture.company();
    const { email, id, name } = await fixture.operator(company, { passwordHash });
    await login(from('198.51.100.9'), { email, password });

    const rows = await fixture.query(
      company,
      'select action, actor_id, actor_name, ip_address, user_agent, request_id from audit_events',
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

describe('new-device email', () => {
  const firefoxUserAgent = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  const berlin = '85.214.132.117';
  const sameProvider = '85.214.132.118';
  const london = '81.2.69.142';

  let fixture: Fixture;
  let company: TestCompany;
  let passwordHash: string;
  beforeAll(async () => {
    fixture = await openFixture();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
  });

  const from = (ipAddress: string, userAgent: string | null): Context => ({
    ...fixture.asAnonymous(),
    caller: { requestId: 'r1', ipAddress, userAgent },
  });

  const emailsTo = async (email: string) =>
    (await fixture.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);

  test('contains the device and location of a sign-in from an unknown device', async () => {
    await fixture.query(company, "update companies set time_zone = 'Asia/Tokyo'");
    const { email, name } = await fixture.operator(company, { passwordHash });
    await login(from(berlin, firefoxUserAgent(130)), { email, password });

    const [sentEmail, ...otherEmails] = await emailsTo(email);
    expect(otherEmails).toEqual([]);
    expect(sentEmail).toMatchObject({
      template: 'new-device',
      values: {
        name,
        device: 'Firefox on Linux',
        place: 'Germany',
        address: berlin,
        time: expect.stringMatching(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M \(Japan Standard Time\)$/),
        link: expect.stringMatching(/\/forgot-password$/),
      },
    });
  });

  test('has the time format of the operator’s own region, otherwise of the company’s country', async () => {
    await fixture.query(company, "update companies set country = 'GB'");
    const { id, email } = await fixture.operator(company, { passwordHash });
    await login(from(berlin, firefoxUserAgent(130)), { email, password });
    await fixture.query(company, "update operators set locale = 'en-US' where id = $1", [id]);
    await login(from(berlin, 'curl/8.0'), { email, password });
    const emails = await emailsTo(email);
    const times = Object.fromEntries(emails.map(({ values }) => [values['device'], values['time']]));
    expect(times).toEqual({
      'Firefox on Linux': expect.stringMatching(/^\d{1,2} \w+ \d{4} at \d{1,2}:\d{2} \(/),
      'Unknown device': expect.stringMatching(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M \(/),
    });
    await fixture.query(company, "update companies set country = 'US'");
  });

  test('is sent once per device and country, regardless of the browser version and IP address', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    await login(from(berlin, firefoxUserAgent(130)), { email, password });
    await login(from(sameProvider, firefoxUserAgent(131)), { email, password });
    expect(await emailsTo(email)).toHaveLength(1);

    await login(from(london, firefoxUserAgent(131)), { email, password });
    await login(from(berlin, 'curl/8.0'), { email, password });
    await login(from('192.168.1.7', null), { email, password });
    const deviceLocations = (await emailsTo(email)).map(
      ({ values }) => `${values['device']}, ${values['place']}`,
    );
    expect(deviceLocations.sort()).toEqual([
      'Firefox on Linux, Germany',
      'Firefox on Linux, United Kingdom',
      'Unknown device, Germany',
      'Unknown device, Unknown',
    ]);
  });

  test('is sent to an operator about a device that is known only for another operator', async () => {
    const [one, other] = [
      await fixture.operator(company, { passwordHash }),
      await fixture.operator(company, { passwordHash }),
    ];
    await login(from(berlin, firefoxUserAgent(130)), { email: one.email, password });
    await login(from(berlin, firefoxUserAgent(130)), { email: other.email, password });
    expect(await emailsTo(other.email)).toHaveLength(1);
  });

  test('is not sent about the device that signed up', async () => {
    const email = 'founder@company.test';
    const context = from(berlin, firefoxUserAgent(130));
    await signUp(context, { companyName: 'New', name: 'Founder', email, password });
    await login(context, { email, password });
    expect(await emailsTo(email)).toEqual([]);
  });

  test('is not sent after a failed sign-in', async () => {
    const { email } = await fixture.operator(company, { passwordHash });
    await expect(login(from(berlin, firefoxUserAgent(130)), { email, password: 'wrong' })).rejects.toThrow();
    expect(await emailsTo(email)).toEqual([]);
  });
});
