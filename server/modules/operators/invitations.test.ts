import { DomainError } from '../../errors';
import { newCompanyToken } from '../../lib/companyToken';
import { authenticate } from '../auth/authenticate';
import { googleLogin } from '../auth/googleLogin';
import { login } from '../auth/login';
import * as passwords from '../auth/passwords';
import { acceptInvitation } from './acceptInvitation';
import { declineInvitation } from './declineInvitation';
import { readInvitation, requestNewInvitation } from './invitations';
import { inviteOperators } from './invite';
import { resendInvitation } from './sentInvitations';
import { findOperator, listOperators } from './service';
import type { AcceptInvitationInput, Permission, Role } from '../../schema.generated';
import { setRolePermissions } from '../../testing/factories';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../testing/openIdIssuer';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('invitations', () => {
  const password = 'correct horse battery';
  const audience = 'livery-test';
  let issuer: OpenIdIssuer;
  let world: World;
  let mailbox: Mailbox;
  let company: TestCompany;

  beforeAll(async () => {
    issuer = await startOpenIdIssuer(audience);
    world = await openWorld({
      GOOGLE_CLIENT_ID: audience,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    mailbox = await openMailbox(world.services);
    company = await world.company({ name: 'Acme' });
  });
  afterAll(async () => {
    await world.close();
    await issuer.close();
  });

  let made = 0;
  async function invited(of: TestCompany = company, role: Role = 'Staff') {
    const email = `guest-${++made}@guests.test`;
    const [sent] = await inviteOperators(await world.asAdmin(of), { emails: [email], role });
    const mail = await mailbox.next(email);
    return {
      email,
      operatorId: sent?.operatorId,
      invitationId: sent?.id ?? '',
      mail,
      token: extractToken(mail),
    };
  }

  const change = (id: string, set: string) =>
    world.services.database.inCompany(company.id, (db) =>
      db.query(`update invitations set ${set} where id = $1`, [id]),
    );
  const runOut = "created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'";

  const refusalOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((refused: unknown) => refused);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields };
  };

  const accept = (input: Partial<AcceptInvitationInput> & { token: string }) =>
    acceptInvitation(world.asNobody(), { name: 'Guest', password, ...input });

  describe('reading', () => {
    test.each([
      ['Pending', 'accepted_at = null'],
      ['Accepted', 'accepted_at = now()'],
      ['Revoked', 'revoked_at = now()'],
      ['Expired', runOut],
    ])('an invitation is %s', async (status, set) => {
      const { token, invitationId } = await invited();
      await change(invitationId, set);
      expect((await readInvitation(world.asNobody(), token)).status).toBe(status);
    });

    test.each(['', 'nonsense', () => newCompanyToken(company.id).token])(
      'a link that never was is NOT_FOUND',
      async (token) => {
        const text = typeof token === 'string' ? token : token();
        for (const call of [readInvitation, requestNewInvitation]) {
          expect((await refusalOf(call(world.asNobody(), text))).code).toBe('NOT_FOUND');
        }
        expect((await refusalOf(accept({ token: text }))).code).toBe('NOT_FOUND');
      },
    );

    test('the link of a removed operator is NOT_FOUND', async () => {
      const { token, operatorId } = await invited();
      await world.services.database.inCompany(company.id, (db) =>
        db.query('delete from operators where id = $1', [operatorId]),
      );
      expect((await refusalOf(readInvitation(world.asNobody(), token))).code).toBe('NOT_FOUND');
    });
  });

  describe('accepting', () => {
    test('with a password: the operator is Active, signed in, and signs in again', async () => {
      const { email, token, operatorId } = await invited(company, 'ClientManagement');
      await world.services.database.inCompany(company.id, (db) =>
        db.query("update operators set created_at = now() - interval '3 days' where id = $1", [operatorId]),
      );
      expect((await findOperator(await world.asAdmin(company), operatorId ?? '')).joinedAt).toBeNull();
      const { accessToken } = await accept({ token, name: ' Grace  Hopper ' });
      expect(await authenticate(world.services, accessToken)).toMatchObject({
        companyId: company.id,
        operatorId,
        operatorStatus: 'Active',
        role: 'ClientManagement',
        name: 'Grace Hopper',
      });
      await expect(login(world.asNobody(), { email, password })).resolves.toHaveProperty('refreshToken');
      const joined = await findOperator(await world.asAdmin(company), operatorId ?? '');
      expect(new Date(joined.joinedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query("select actor_name from audit_events where action = 'operator.joined' and actor_id = $1", [
          operatorId,
        ]),
      );
      expect(rows).toEqual([{ actor_name: 'Grace Hopper' }]);
    });

    test('as an Admin is mailed to the Admins from before, with who invited them', async () => {
      const own = await world.company({ name: 'Acme' });
      const { email, token } = await invited(own, 'Admin');
      await accept({ token, name: 'Mallory' });
      const { subject, text } = await mailbox.next(own.email);
      expect(subject).toBe('Acme has a new Admin on Livery');
      expect(text).toContain(
        `Mallory (${email}) is an Admin of Acme now. They have joined by an invitation of ${own.admin.name}.`,
      );
    });

    /** Something happens after the link was read and before anybody has joined by it. */
    const whileHashing = (happens: () => Promise<unknown>) =>
      jest.spyOn(passwords, 'hashPassword').mockImplementationOnce(async () => {
        await happens();
        return 'a hash';
      });

    test('a link that was replaced while the password was hashed lets nobody in', async () => {
      const { token, operatorId, invitationId } = await invited();
      const ctx = await world.asAdmin(company);
      whileHashing(() => resendInvitation(ctx, invitationId));
      expect(await refusalOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was sent again. Use the link in the newest mail.' },
      });
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query('select status from operators where id = $1', [operatorId]),
      );
      expect(rows).toEqual([{ status: 'Pending' }]);
    });

    test('nor does a company that was closed meanwhile', async () => {
      const closing = await world.company();
      const { token } = await invited(closing);
      whileHashing(() =>
        world.services.database.inCompany(closing.id, (db) =>
          db.query("update companies set status = 'Cancelled' where id = $1", [closing.id]),
        ),
      );
      expect((await refusalOf(accept({ token }))).code).toBe('COMPANY_CANCELLED');
    });

    test('with Google: the verified address must be the invited one', async () => {
      const { email, token, operatorId } = await invited();
      const other = await issuer.idToken({ sub: 'g-1', email: 'other@guests.test' });
      expect(await refusalOf(accept({ token, password: null, googleToken: other }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { googleToken: `The invitation is for ${email}. Continue with that Google account.` },
      });
      const unverified = await issuer.idToken({ sub: 'g-1', email, email_verified: false });
      expect((await refusalOf(accept({ token, password: null, googleToken: unverified }))).code).toBe(
        'INVALID_CREDENTIALS',
      );

      const googleToken = await issuer.idToken({ sub: 'g-1', email: email.toUpperCase() });
      await accept({ token, password: null, googleToken });
      const later = await issuer.idToken({ sub: 'g-1', email });
      const { accessToken } = await googleLogin(world.asNobody(), later);
      expect(await authenticate(world.services, accessToken)).toMatchObject({ operatorId });
    });

    test('works once, however many accept at once', async () => {
      const { token } = await invited();
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => accept({ token })));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was accepted already. Sign in instead.' },
      });
    });

    test.each([
      ['revoked_at = now()', 'This invitation was revoked. Ask an Admin of the company.'],
      [runOut, 'This invitation has run out. Ask for a new one.'],
    ])('is refused in plain words after %s', async (set, message) => {
      const { token, invitationId } = await invited();
      await change(invitationId, set);
      expect(await refusalOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: message },
      });
    });

    test.each([
      ['neither', { password: null }, 'password'],
      ['both', { googleToken: 'x' }, 'password'],
      ['a weak password', { password: 'short' }, 'password'],
      ['no name', { name: ' ' }, 'name'],
    ])('with %s is BAD_USER_INPUT', async (_what, input, field) => {
      const { token } = await invited();
      const { code, fields } = await refusalOf(accept({ token, ...input }));
      expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    });

    test('a closed company takes nobody in', async () => {
      const closing = await world.company();
      const { token } = await invited(closing);
      await world.services.database.inCompany(closing.id, (db) =>
        db.query("update companies set status = 'Blocked' where id = $1", [closing.id]),
      );
      expect((await refusalOf(accept({ token }))).code).toBe('COMPANY_BLOCKED');
      expect(await readInvitation(world.asNobody(), token)).toMatchObject({
        status: 'Pending',
        companyStatus: 'Blocked',
      });
    });
  });

  describe('declining', () => {
    const recorded = async (id: string) => {
      const { rows } = await world.services.database.inCompany(company.id, (db) =>
        db.query(
          "select actor_type, actor_name from audit_events where action = 'invitation.declined' and target_id = $1",
          [id],
        ),
      );
      return rows;
    };

    test.each([
      ['one that waits', 'sent_at = sent_at'],
      ['one that has run out', runOut],
    ])('%s frees the address, and is on record as the doing of who was invited', async (_which, set) => {
      const { email, token, operatorId, invitationId } = await invited();
      await change(invitationId, set);

      await expect(declineInvitation(world.asNobody(), token)).resolves.toBe(true);

      expect((await readInvitation(world.asNobody(), token)).status).toBe('Revoked');
      const team = await listOperators(await world.asAdmin(company));
      expect(team.map(({ id }) => id)).not.toContain(operatorId);
      expect(await recorded(invitationId)).toEqual([{ actor_type: 'Operator', actor_name: email }]);
      const elsewhere = await world.asAdmin(await world.company());
      await expect(inviteOperators(elsewhere, { emails: [email], role: 'Staff' })).resolves.toHaveLength(1);
    });

    test('a link that was used removes nobody', async () => {
      const { token, operatorId } = await invited();
      await accept({ token });
      expect(await refusalOf(declineInvitation(world.asNobody(), token))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was accepted already. Sign in instead.' },
      });
      await expect(findOperator(await world.asAdmin(company), operatorId ?? '')).resolves.toBeDefined();
    });

    test('a link that never was is NOT_FOUND', async () => {
      const { token } = newCompanyToken(company.id);
      expect((await refusalOf(declineInvitation(world.asNobody(), token))).code).toBe('NOT_FOUND');
    });
  });

  describe('asking for a new one', () => {
    test('mails the Active Admins, once a day', async () => {
      const busy = await world.company({ name: 'Busy' });
      const second = await world.operator(busy, { role: 'Admin' });
      await world.operator(busy, { role: 'Admin', status: 'Pending' });
      await world.operator(busy, { role: 'Staff' });
      const { email, token, invitationId } = await invited(busy);
      await world.services.database.inCompany(busy.id, (db) =>
        db.query(`update invitations set ${runOut} where id = $1`, [invitationId]),
      );

      await expect(requestNewInvitation(world.asNobody(), token)).resolves.toBe(true);
      await expect(requestNewInvitation(world.asNobody(), token)).resolves.toBe(true);

      expect((await mailbox.next(busy.email)).subject).toBe(`${email} asks for a new invitation`);
      expect((await mailbox.next(second.email)).text).toContain('/dashboard/settings/users?tab=invitations');
      const { rows } = await world.services.database.query<{ count: number }>(
        "select count(*)::integer as count from pgboss.job where name = 'send-mail' and data->'values'->>'email' = $1",
        [email],
      );
      expect(rows[0]?.count).toBe(2);
    });

    test('nobody is asked in a company that is closed', async () => {
      const closing = await world.company();
      const { token, invitationId } = await invited(closing);
      await world.services.database.inCompany(closing.id, async (db) => {
        await db.query(`update invitations set ${runOut} where id = $1`, [invitationId]);
        await db.query("update companies set status = 'Cancelled' where id = $1", [closing.id]);
      });
      expect((await refusalOf(requestNewInvitation(world.asNobody(), token))).code).toBe('COMPANY_CANCELLED');
    });

    test('is a CONFLICT while the invitation has not run out', async () => {
      const { token } = await invited();
      expect((await refusalOf(requestNewInvitation(world.asNobody(), token))).code).toBe('CONFLICT');
    });
  });
});

describe('service', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const others: Permission[] = [
    'MANAGE_DASHBOARD',
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
    'MANAGE_WHITE_LABELLED_CUSTOMER',
  ];

  describe('operators', () => {
    test('everyone of the company, by name, with what their role may do', async () => {
      const company = await world.company();
      await world.operator(company, { name: 'Émile', status: 'Pending', role: 'ClientManagement' });
      await world.operator(company, { name: 'Ada' });
      await world.operator(company, { name: 'Zoe' });
      await world.operator(await world.company(), { name: 'Somebody else' });
      await setRolePermissions(world.services.database, company, 'Staff', ['MANAGE_PAYMENTS']);

      const operators = await listOperators(await world.asAdmin(company));

      expect(operators.map(({ name }) => name)).toEqual([
        'Ada',
        'Émile',
        expect.stringMatching(/^Oper/),
        'Zoe',
      ]);
      expect(operators[0]).toMatchObject({
        role: 'Staff',
        status: 'Active',
        permissions: ['MANAGE_PAYMENTS'],
      });
      expect(operators[1]).toMatchObject({
        role: 'ClientManagement',
        status: 'Pending',
        permissions: ['MANAGE_CLIENT_MANAGEMENT'],
      });
      expect(operators[2]?.permissions).toHaveLength(5);
      expect(operators[0]?.whiteLabelledCustomer).toMatchObject({ id: company.id, name: company.name });
    });
  });

  describe('the list of operators', () => {
    test('is open to whoever holds MANAGE_SETTINGS', async () => {
      const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS');
      await expect(listOperators(ctx)).resolves.toHaveProperty('length');
    });

    test('is FORBIDDEN without it, every other flag held', async () => {
      const ctx = await world.as(await world.company(), ...others);
      await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('is COMPANY_BLOCKED in a blocked company', async () => {
      const ctx = await world.as(await world.company({ status: 'Blocked' }), 'MANAGE_SETTINGS');
      await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' });
    });

    test('is UNAUTHENTICATED for nobody', async () => {
      await expect(listOperators(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});
