import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { DomainError } from '../../errors';
import { sendGraphQL } from '../../http/testRequests';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { setHasher } from '../auth/hashing';
import { hashPassword } from '../auth/passwords';
import { requireTwoFactor, resetOperatorTwoFactor } from './byAdmin';
import { makeRecoveryCodes } from './recoveryCodes';
import { newSecret } from './totp';
import { cheapHasher, runDuringNextCheck } from '../../testing/cheapHasher';
import { giveTwoFactor, requireForAll } from '../../testing/twoFactor';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('required', () => {
  let world: World;
  let app: FastifyInstance;
  let company: TestCompany;
  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });
  beforeEach(async () => {
    company = await world.company();
  });

  const codeOf = (attempt: Promise<unknown>): Promise<string> =>
    attempt.then(
      () => 'let in',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );

  const inCompany = async (text: string, values: unknown[] = []) =>
    (await world.services.database.inCompany(company.id, (db) => db.query(text, values))).rows;

  const securedAdmin = async () => {
    const { code } = await giveTwoFactor(world.services, company.id, company.admin.id);
    return { ctx: await world.asAdmin(company), code };
  };

  const outcomeOf = async (document: string, token: string): Promise<string> => {
    const { body } = await sendGraphQL(app, document, { token });
    return body.errors ? String(body.errors[0]?.extensions?.['code']) : 'answered';
  };

  test('an Admin requires it for the company, and everybody’s next request knows', async () => {
    const { ctx } = await securedAdmin();
    const token = await world.operatorToken(company, 'Staff', 'MANAGE_CLIENT_MANAGEMENT');
    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('answered');

    expect(await requireTwoFactor(ctx, true)).toMatchObject({ isTwoFactorRequired: true });

    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect(await outcomeOf('{ clientCounts { total } }', await world.adminToken(company))).toBe('answered');
    expect(await requireTwoFactor(ctx, false)).toMatchObject({ isTwoFactorRequired: false });
    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('answered');
    expect(
      await inCompany("select action from audit_events where action like 'company.%' order by id"),
    ).toEqual([{ action: 'company.twoFactorRequired' }, { action: 'company.twoFactorMadeOptional' }]);
  });

  test('only an Admin who has it may require it', async () => {
    expect(await codeOf(requireTwoFactor(await world.asAdmin(company), true))).toBe('CONFLICT');
    expect(await codeOf(requireTwoFactor(await world.as(company, 'MANAGE_SETTINGS'), true))).toBe(
      'FORBIDDEN',
    );
    expect(await inCompany('select from companies where is_two_factor_required')).toEqual([]);
  });

  const shell = [
    '{ currentOperator { id hasTwoFactor whiteLabelledCustomer { isTwoFactorRequired } } }',
    '{ sessions { id } }',
    '{ twoFactor { isOn } }',
    '{ themeSetup { title } }',
    'mutation { startTwoFactor { uri } }',
  ];

  const beyond = [
    '{ operators { id } }',
    '{ clients { totalCount } }',
    '{ roles { role } }',
    '{ startUpPacks { slug } }',
    'mutation { addStarterGuides { id } }',
    'mutation { requireTwoFactor(isRequired: false) { id } }',
  ];

  test('whoever has to set it up sees the shell, the set-up and the way out, and nothing else', async () => {
    await requireForAll(world.services, company.id);
    const token = await world.adminToken(company);
    for (const document of shell)
      expect([document, await outcomeOf(document, token)]).toEqual([document, 'answered']);
    for (const document of beyond)
      expect([document, await outcomeOf(document, token)]).toEqual([document, 'TWO_FACTOR_SETUP_REQUIRED']);
    expect(await outcomeOf('mutation { signOut }', token)).toBe('answered');
  });

  test.each([
    ['POST', '/theme-setups/square-logo/upload'],
    ['POST', '/client-imports'],
  ] as const)('so it is for files: %s %s', async (method, url) => {
    await requireForAll(world.services, company.id);
    const response = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${await world.adminToken(company)}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x--\r\n',
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'TWO_FACTOR_SETUP_REQUIRED' });
  });

  test('no way around two-factor by an invitation: a new member lands in the set-up', async () => {
    await requireForAll(world.services, company.id);
    const { token, hash } = newCompanyToken(company.id);
    const { id } = await world.operator(company, { status: 'Pending' });
    await inCompany(
      `insert into invitations (company_id, id, operator_id, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '7 days')`,
      [company.id, newId(), id, hash, company.admin.id],
    );
    const { body } = await sendGraphQL(
      app,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
      { variables: { input: { token, name: 'New', password: 'plum kettle orbit nine' } } },
    );
    const joined = JSON.parse(JSON.stringify(body.data)) as { acceptInvitation: { accessToken: string } };
    expect(await outcomeOf('{ clientCounts { total } }', joined.acceptInvitation.accessToken)).toBe(
      'TWO_FACTOR_SETUP_REQUIRED',
    );
  });

  test('an Admin resets it for who has lost it: signed out everywhere, told by mail, on record', async () => {
    const ctx = await world.asAdmin(company);
    const { id, email, name } = await world.operator(company);
    await giveTwoFactor(world.services, company.id, id);
    await inCompany(
      `insert into sessions (company_id, id, operator_id, refresh_token_hash, remember_me, expires_at)
     values ($1, $2, $3, $4, false, now() + interval '1 day')`,
      [company.id, newId(), id, Buffer.from('x')],
    );

    expect(await resetOperatorTwoFactor(ctx, { id })).toMatchObject({ id, hasTwoFactor: false });

    expect(await inCompany('select end_reason from sessions where operator_id = $1', [id])).toEqual([
      { end_reason: 'TwoFactorChanged' },
    ]);
    expect(await inCompany('select from recovery_codes where operator_id = $1', [id])).toEqual([]);
    expect(
      await inCompany(
        "select target_id, target_label from audit_events where action = 'operator.twoFactorReset'",
      ),
    ).toEqual([{ target_id: id, target_label: name }]);
    const mails = (await world.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);
    expect(mails.map(({ template }) => template)).toEqual(['two-factor-reset']);
    expect(await codeOf(resetOperatorTwoFactor(ctx, { id }))).toBe('CONFLICT');
  });

  test('nobody but an Admin resets it, no Admin their own, and nobody another company’s', async () => {
    const ctx = await world.asAdmin(company);
    const { id } = await world.operator(company);
    await giveTwoFactor(world.services, company.id, id);
    const stranger = await world.company();
    await giveTwoFactor(world.services, stranger.id, stranger.admin.id);

    const staff = await world.as(company, 'MANAGE_SETTINGS');
    expect(await codeOf(resetOperatorTwoFactor(staff, { id }))).toBe('FORBIDDEN');
    expect(await codeOf(resetOperatorTwoFactor(ctx, { id: company.admin.id }))).toBe('CONFLICT');
    for (const other of [stranger.admin.id, newId(), 'nonsense', ''])
      expect(await codeOf(resetOperatorTwoFactor(ctx, { id: other }))).toBe('NOT_FOUND');
    await inCompany('update operators set removed_at = now() where id = $1', [id]);
    expect(await codeOf(resetOperatorTwoFactor(ctx, { id }))).toBe('NOT_FOUND');
  });

  test('the two-factor of the owner is reset by no Admin', async () => {
    const second = await world.operator(company, { role: 'Admin' });
    await giveTwoFactor(world.services, company.id, company.admin.id);
    const asSecond = await world.asAdmin({ ...company, admin: second });

    const attempt = resetOperatorTwoFactor(asSecond, { id: company.admin.id });

    await expect(attempt).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only Livery resets the two-factor of the owner.',
    });
    expect(await inCompany('select from operators where two_factor_at is not null')).toHaveLength(1);
  });

  describe('a session alone resets nothing', () => {
    const password = 'correct horse battery';

    async function lockedOut() {
      const { ctx, code } = await securedAdmin();
      const passwordHash = await hashPassword(password);
      await inCompany('update operators set password_hash = $2 where id = $1', [
        company.admin.id,
        passwordHash,
      ]);
      const { id } = await world.operator(company);
      await giveTwoFactor(world.services, company.id, id);
      return { ctx, code, id };
    }

    test('the Admin’s own password is asked for, and a code where their two-factor is on', async () => {
      const { ctx, code, id } = await lockedOut();
      for (const [shown, field] of [
        [{}, 'password'],
        [{ password: 'wrong wrong wrong', code: code() }, 'password'],
        [{ password }, 'code'],
        [{ password, code: '000000' }, 'code'],
      ] as const) {
        await expect(resetOperatorTwoFactor(ctx, { id, ...shown })).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { [field]: expect.any(String) } },
        });
      }
      const shown = { password, code: code() };
      await expect(resetOperatorTwoFactor(ctx, { id, ...shown })).resolves.toMatchObject({
        hasTwoFactor: false,
      });
    });

    test('whoever is demoted while they show it resets nothing', async () => {
      const { ctx, code, id } = await lockedOut();
      runDuringNextCheck(() =>
        inCompany("update operators set role = 'Staff' where id = $1", [company.admin.id]),
      );
      expect(await codeOf(resetOperatorTwoFactor(ctx, { id, password, code: code() }))).toBe('FORBIDDEN');
    });
  });
});

describe('secrets', () => {
  beforeAll(() => setHasher(cheapHasher));

  test('a secret for an app is 160 bits in base32, and another one each time', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  test('a recovery code is ten of 31 letters and digits, which is 49 bits', async () => {
    const made = await Promise.all([makeRecoveryCodes(), makeRecoveryCodes(), makeRecoveryCodes()]);
    const codes = made.flatMap((one) => one.codes);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    // Of 300 drawn alike, one of 31 is missing once in six hundred times, two hardly ever.
    const met = new Set(codes.join('').replaceAll('-', ''));
    expect(met.size).toBeGreaterThanOrEqual(30);
    expect(10 * Math.log2(met.size)).toBeGreaterThan(49);
  });
});
