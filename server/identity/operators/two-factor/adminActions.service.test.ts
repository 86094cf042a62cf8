import { DomainError } from '../../../lib/errors';
import { sendGraphQL } from '../../../testing/httpRequests';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { setHasher } from '../../passwords/hashing';
import { hashPassword } from '../../passwords/passwords';
import { setTwoFactorRequirement, resetOperatorTwoFactor } from './adminActions.service';
import { createRecoveryCodes } from '../../two-factor/codes';
import { newSecret } from '../../two-factor/totp';
import { cheapHasher, runDuringNextCheck } from '../../../testing/cheapHasher';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import type { TestCompany } from '../../../testing/fixture';
import { enableTwoFactor, requireTwoFactorForAll } from '../../../testing/factories/operators';

describe('two-factor administration', () => {
  let fixture: ApiFixture;
  let company: TestCompany;
  beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
  });

  const errorCodeOf = (attempt: Promise<unknown>): Promise<string> =>
    attempt.then(
      () => 'let in',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );

  const inCompany = async (text: string, values: unknown[] = []) =>
    await fixture.query(company, text, values);

  const createAdminWithTwoFactor = async () => {
    const { code } = await enableTwoFactor(fixture.services, company.id, company.admin.id);
    return { ctx: await fixture.signedIn(company), code };
  };

  const outcomeOf = async (document: string, token: string): Promise<string> => {
    const { body } = await sendGraphQL(fixture.app, document, { token });
    return body.errors ? String(body.errors[0]?.extensions?.['code']) : 'answered';
  };

  test('setTwoFactorRequirement blocks operators without two-factor from their next request on', async () => {
    const { ctx } = await createAdminWithTwoFactor();
    const { token } = await fixture.signedIn(company, { permissions: ['MANAGE_CLIENT_MANAGEMENT'] });
    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('answered');

    expect(await setTwoFactorRequirement(ctx, true)).toMatchObject({ isTwoFactorRequired: true });

    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect(await outcomeOf('{ clientCounts { total } }', (await fixture.signedIn(company)).token)).toBe(
      'answered',
    );
    expect(await setTwoFactorRequirement(ctx, false)).toMatchObject({ isTwoFactorRequired: false });
    expect(await outcomeOf('{ clientCounts { total } }', token)).toBe('answered');
    expect(
      await inCompany("select action from audit_events where action like 'company.%' order by id"),
    ).toEqual([{ action: 'company.twoFactorRequired' }, { action: 'company.twoFactorMadeOptional' }]);
  });

  test('setTwoFactorRequirement rejects other roles, and an Admin without two-factor', async () => {
    expect(await errorCodeOf(setTwoFactorRequirement(await fixture.signedIn(company), true))).toBe(
      'CONFLICT',
    );
    expect(
      await errorCodeOf(setTwoFactorRequirement(await fixture.signedIn(company, ['MANAGE_SETTINGS']), true)),
    ).toBe('FORBIDDEN');
    expect(await inCompany('select from companies where is_two_factor_required')).toEqual([]);
  });

  const allowedDocuments = [
    '{ currentOperator { id hasTwoFactor whiteLabelledCustomer { isTwoFactorRequired } } }',
    '{ sessions { id } }',
    '{ twoFactor { isOn } }',
    '{ themeSetup { title } }',
    'mutation { startTwoFactorSetup { uri } }',
  ];

  const forbiddenDocuments = [
    '{ operators { id } }',
    '{ clients { totalCount } }',
    '{ roles { role } }',
    '{ startUpPacks { slug } }',
    'mutation { addStarterGuides { id } }',
    'mutation { setTwoFactorRequirement(isRequired: false) { id } }',
  ];

  test('an operator who must set up two-factor has access only to the shell, the setup and sign-out', async () => {
    await requireTwoFactorForAll(fixture.services, company.id);
    const { token } = await fixture.signedIn(company);
    for (const document of allowedDocuments)
      expect([document, await outcomeOf(document, token)]).toEqual([document, 'answered']);
    for (const document of forbiddenDocuments)
      expect([document, await outcomeOf(document, token)]).toEqual([document, 'TWO_FACTOR_SETUP_REQUIRED']);
    expect(await outcomeOf('mutation { signOut }', token)).toBe('answered');
  });

  test.each([
    ['POST', '/theme-setups/square-logo/upload'],
    ['POST', '/client-imports'],
  ] as const)('an operator who must set up two-factor cannot upload with %s %s', async (method, url) => {
    await requireTwoFactorForAll(fixture.services, company.id);
    const response = await fixture.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${(await fixture.signedIn(company)).token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x--\r\n',
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'TWO_FACTOR_SETUP_REQUIRED' });
  });

  test('an operator who has just accepted an invitation must set up the required two-factor', async () => {
    await requireTwoFactorForAll(fixture.services, company.id);
    const { token, hash } = newCompanyToken(company.id);
    const { id } = await fixture.operator(company, { status: 'Pending' });
    await inCompany(
      `insert into invitations (company_id, id, operator_id, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '7 days')`,
      [company.id, newId(), id, hash, company.admin.id],
    );
    const { body } = await sendGraphQL(
      fixture.app,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
      { variables: { input: { token, name: 'New', password: 'plum kettle orbit nine' } } },
    );
    const result = JSON.parse(JSON.stringify(body.data)) as { acceptInvitation: { accessToken: string } };
    expect(await outcomeOf('{ clientCounts { total } }', result.acceptInvitation.accessToken)).toBe(
      'TWO_FACTOR_SETUP_REQUIRED',
    );
  });

  test('resetOperatorTwoFactor turns two-factor off, ends the sessions, emails the operator and audits the reset', async () => {
    const ctx = await fixture.signedIn(company);
    const { id, email, name } = await fixture.operator(company);
    await enableTwoFactor(fixture.services, company.id, id);
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
    const emails = (await fixture.services.jobs.unfinished('send-mail')).filter(({ to }) => to === email);
    expect(emails.map(({ template }) => template)).toEqual(['two-factor-reset']);
    expect(await errorCodeOf(resetOperatorTwoFactor(ctx, { id }))).toBe('CONFLICT');
  });

  test("resetOperatorTwoFactor rejects other roles, the Admin's own account and operators of other companies", async () => {
    const ctx = await fixture.signedIn(company);
    const { id } = await fixture.operator(company);
    await enableTwoFactor(fixture.services, company.id, id);
    const otherCompany = await fixture.company();
    await enableTwoFactor(fixture.services, otherCompany.id, otherCompany.admin.id);

    const staff = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
    expect(await errorCodeOf(resetOperatorTwoFactor(staff, { id }))).toBe('FORBIDDEN');
    expect(await errorCodeOf(resetOperatorTwoFactor(ctx, { id: company.admin.id }))).toBe('CONFLICT');
    for (const otherId of [otherCompany.admin.id, newId(), 'nonsense', ''])
      expect(await errorCodeOf(resetOperatorTwoFactor(ctx, { id: otherId }))).toBe('NOT_FOUND');
    await inCompany('update operators set removed_at = now() where id = $1', [id]);
    expect(await errorCodeOf(resetOperatorTwoFactor(ctx, { id }))).toBe('NOT_FOUND');
  });

  test("resetOperatorTwoFactor rejects a reset of the owner's two-factor", async () => {
    const secondAdmin = await fixture.operator(company, { role: 'Admin' });
    await enableTwoFactor(fixture.services, company.id, company.admin.id);
    const secondAdminContext = await fixture.signedIn(company, secondAdmin);

    const attempt = resetOperatorTwoFactor(secondAdminContext, { id: company.admin.id });

    await expect(attempt).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only Livery can reset the owner’s two-factor authentication.',
    });
    expect(await inCompany('select from operators where two_factor_at is not null')).toHaveLength(1);
  });

  describe('credentials for resetOperatorTwoFactor', () => {
    const password = 'correct horse battery';

    async function setUpReset() {
      const { ctx, code } = await createAdminWithTwoFactor();
      const passwordHash = await hashPassword(password);
      await inCompany('update operators set password_hash = $2 where id = $1', [
        company.admin.id,
        passwordHash,
      ]);
      const { id } = await fixture.operator(company);
      await enableTwoFactor(fixture.services, company.id, id);
      return { ctx, code, id };
    }

    test('must include the password and a code when the Admin has two-factor', async () => {
      const { ctx, code, id } = await setUpReset();
      for (const [credentials, field] of [
        [{}, 'password'],
        [{ password: 'wrong wrong wrong', code: code() }, 'password'],
        [{ password }, 'code'],
        [{ password, code: '000000' }, 'code'],
      ] as const) {
        await expect(resetOperatorTwoFactor(ctx, { id, ...credentials })).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { [field]: expect.any(String) } },
        });
      }
      const credentials = { password, code: code() };
      await expect(resetOperatorTwoFactor(ctx, { id, ...credentials })).resolves.toMatchObject({
        hasTwoFactor: false,
      });
    });

    test('are rejected when the Admin is demoted during the password check', async () => {
      const { ctx, code, id } = await setUpReset();
      runDuringNextCheck(() =>
        inCompany("update operators set role = 'Staff' where id = $1", [company.admin.id]),
      );
      expect(await errorCodeOf(resetOperatorTwoFactor(ctx, { id, password, code: code() }))).toBe(
        'FORBIDDEN',
      );
    });
  });
});

describe('two-factor secrets', () => {
  beforeAll(() => setHasher(cheapHasher));

  test('newSecret returns a different base32 secret of 160 bits each time', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  test('createRecoveryCodes returns codes of ten characters with 49 bits of entropy', async () => {
    const batches = await Promise.all([createRecoveryCodes(), createRecoveryCodes(), createRecoveryCodes()]);
    const codes = batches.flatMap((batch) => batch.codes);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    // Of 300 random characters, one of the 31 is missing in about 1 of 600 runs, and two almost never.
    const usedCharacters = new Set(codes.join('').replaceAll('-', ''));
    expect(usedCharacters.size).toBeGreaterThanOrEqual(30);
    expect(10 * Math.log2(usedCharacters.size)).toBeGreaterThan(49);
  });
});
