import { DomainError } from '../../lib/errors';
import { newCompanyToken } from '../../lib/companyToken';
import { authenticate } from '../auth/authenticate';
import { googleLogin } from '../auth/completeSignIn.service';
import { login } from '../auth/login.service';
import * as passwords from '../passwords/passwords';
import { acceptInvitation, declineInvitation } from './acceptInvitation.service';
import { readInvitation, requestNewInvitation } from './invitations.service';
import { inviteOperators } from './invite.service';
import { resendInvitation } from './sentInvitations.service';
import { findOperator, listOperators } from './operators.service';
import type { Permission, Role } from '../../../contract/enums';
import type { AcceptInvitationInput } from '../../platform';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { type OpenIdIssuer, startOpenIdIssuer } from '../../testing/openIdIssuer';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { setRolePermissions } from '../../testing/factories/operators';

describe('invitations', () => {
  const password = 'correct horse battery';
  const audience = 'livery-test';
  let issuer: OpenIdIssuer;
  let fixture: Fixture;
  let mailbox: Mailbox;
  let company: TestCompany;

  beforeAll(async () => {
    issuer = await startOpenIdIssuer(audience);
    fixture = await openFixture({
      GOOGLE_CLIENT_ID: audience,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    mailbox = await openMailbox(fixture.services);
    company = await fixture.company({ name: 'Acme' });
  });
  afterAll(async () => {
    await fixture.close();
    await issuer.close();
  });

  let inviteCount = 0;
  async function createInvitation(targetCompany: TestCompany = company, role: Role = 'Staff') {
    const email = `guest-${++inviteCount}@guests.test`;
    const [sent] = await inviteOperators(await fixture.signedIn(targetCompany), { emails: [email], role });
    return {
      email,
      operatorId: sent?.operatorId,
      invitationId: sent?.id ?? '',
      token: extractToken(await mailbox.next(email)),
    };
  }

  const updateInvitation = (id: string, assignments: string) =>
    fixture.inCompany(company, (db) => db.query(`update invitations set ${assignments} where id = $1`, [id]));
  const expireSql =
    "created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'";

  const errorOf = async (attempt: Promise<unknown>) => {
    const error: unknown = await attempt.catch((rejection: unknown) => rejection);
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.details.fields };
  };

  const accept = (input: Partial<AcceptInvitationInput> & { token: string }) =>
    acceptInvitation(fixture.asAnonymous(), { name: 'Guest', password, ...input });

  describe('readInvitation', () => {
    test.each([
      ['Pending', 'accepted_at = null'],
      ['Accepted', 'accepted_at = now()'],
      ['Revoked', 'revoked_at = now()'],
      ['Expired', expireSql],
    ])('returns the status %s', async (status, assignments) => {
      const { token, invitationId } = await createInvitation();
      await updateInvitation(invitationId, assignments);
      expect((await readInvitation(fixture.asAnonymous(), token)).status).toBe(status);
    });

    test.each(['', 'nonsense', () => newCompanyToken(company.id).token])(
      'returns NOT_FOUND for an unknown link, as do requestNewInvitation and acceptInvitation',
      async (token) => {
        const value = typeof token === 'string' ? token : token();
        for (const operation of [readInvitation, requestNewInvitation]) {
          expect((await errorOf(operation(fixture.asAnonymous(), value))).code).toBe('NOT_FOUND');
        }
        expect((await errorOf(accept({ token: value }))).code).toBe('NOT_FOUND');
      },
    );

    test('returns NOT_FOUND for the link of a deleted operator', async () => {
      const { token, operatorId } = await createInvitation();
      await fixture.query(company, 'delete from operators where id = $1', [operatorId]);
      expect((await errorOf(readInvitation(fixture.asAnonymous(), token))).code).toBe('NOT_FOUND');
    });
  });

  describe('acceptInvitation', () => {
    test('activates the operator with a password and opens a session', async () => {
      const { email, token, operatorId } = await createInvitation(company, 'ClientManagement');
      await fixture.query(
        company,
        "update operators set created_at = now() - interval '3 days' where id = $1",
        [operatorId],
      );
      expect((await findOperator(await fixture.signedIn(company), operatorId ?? '')).joinedAt).toBeNull();
      const { accessToken } = await accept({ token, name: ' Grace  Hopper ' });
      expect(await authenticate(fixture.services, accessToken)).toMatchObject({
        companyId: company.id,
        operatorId,
        operatorStatus: 'Active',
        role: 'ClientManagement',
        name: 'Grace Hopper',
      });
      await expect(login(fixture.asAnonymous(), { email, password })).resolves.toHaveProperty('refreshToken');
      const joined = await findOperator(await fixture.signedIn(company), operatorId ?? '');
      expect(new Date(joined.joinedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
      const rows = await fixture.query(
        company,
        "select actor_name from audit_events where action = 'operator.joined' and actor_id = $1",
        [operatorId],
      );
      expect(rows).toEqual([{ actor_name: 'Grace Hopper' }]);
    });

    test('sends the existing Admins an email that names the new and the inviting Admin', async () => {
      const testCompany = await fixture.company({ name: 'Acme' });
      const { email, token } = await createInvitation(testCompany, 'Admin');
      await accept({ token, name: 'Mallory' });
      const { subject, text: value } = await mailbox.next(testCompany.email);
      expect(subject).toBe('Acme has a new Admin on Livery');
      expect(value).toContain(`Mallory (${email}) is now an Admin of Acme.`);
      expect(value).toContain(`They accepted an invitation from ${testCompany.admin.name}.`);
    });

    /**
     * Runs an action in place of password hashing, after the link is validated and before the invitation is
     * accepted.
     */
    const duringHashing = (action: () => Promise<unknown>) =>
      jest.spyOn(passwords, 'hashPassword').mockImplementationOnce(async () => {
        await action();
        return 'a hash';
      });

    test('rejects a link that was replaced during password hashing', async () => {
      const { token, operatorId, invitationId } = await createInvitation();
      const ctx = await fixture.signedIn(company);
      duringHashing(() => resendInvitation(ctx, invitationId));
      expect(await errorOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was replaced. Open the link in the latest email.' },
      });
      const rows = await fixture.query(company, 'select status from operators where id = $1', [operatorId]);
      expect(rows).toEqual([{ status: 'Pending' }]);
    });

    test('rejects an invitation whose company was closed during password hashing', async () => {
      const closedCompany = await fixture.company();
      const { token } = await createInvitation(closedCompany);
      duringHashing(() =>
        fixture.inCompany(closedCompany, (db) =>
          db.query("update companies set status = 'Cancelled' where id = $1", [closedCompany.id]),
        ),
      );
      expect((await errorOf(accept({ token }))).code).toBe('COMPANY_CANCELLED');
    });

    test('accepts a Google account only if its address is the invited one and is verified', async () => {
      const { email, token, operatorId } = await createInvitation();
      const otherToken = await issuer.idToken({ sub: 'g-1', email: 'other@guests.test' });
      expect(await errorOf(accept({ token, password: null, googleToken: otherToken }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { googleToken: `This invitation is for ${email}. Use the Google account with that address.` },
      });
      const unverifiedToken = await issuer.idToken({ sub: 'g-1', email, email_verified: false });
      expect((await errorOf(accept({ token, password: null, googleToken: unverifiedToken }))).code).toBe(
        'INVALID_CREDENTIALS',
      );

      const googleToken = await issuer.idToken({ sub: 'g-1', email: email.toUpperCase() });
      await accept({ token, password: null, googleToken });
      const laterToken = await issuer.idToken({ sub: 'g-1', email });
      const { accessToken } = await googleLogin(fixture.asAnonymous(), laterToken);
      expect(await authenticate(fixture.services, accessToken)).toMatchObject({ operatorId });
    });

    test('succeeds once when several requests run concurrently', async () => {
      const { token } = await createInvitation();
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => accept({ token })));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await errorOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was already accepted. Sign in instead.' },
      });
    });

    test.each([
      [
        'a revoked',
        'revoked_at = now()',
        'This invitation was revoked. Ask an Admin of the company for a new one.',
      ],
      ['an expired', expireSql, 'This invitation has expired. Request a new one.'],
    ])('rejects %s invitation with the reason', async (_status, assignments, message) => {
      const { token, invitationId } = await createInvitation();
      await updateInvitation(invitationId, assignments);
      expect(await errorOf(accept({ token }))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: message },
      });
    });

    test.each([
      ['neither password nor Google', { password: null }, 'password'],
      ['both password and Google', { googleToken: 'x' }, 'password'],
      ['a weak password', { password: 'short' }, 'password'],
      ['no name', { name: ' ' }, 'name'],
    ])('rejects input with %s as BAD_USER_INPUT', async (_name, input, field) => {
      const { token } = await createInvitation();
      const { code, fields } = await errorOf(accept({ token, ...input }));
      expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    });

    test('rejects an invitation of a blocked company', async () => {
      const closedCompany = await fixture.company();
      const { token } = await createInvitation(closedCompany);
      await fixture.query(closedCompany, "update companies set status = 'Blocked' where id = $1", [
        closedCompany.id,
      ]);
      expect((await errorOf(accept({ token }))).code).toBe('COMPANY_BLOCKED');
      expect(await readInvitation(fixture.asAnonymous(), token)).toMatchObject({
        status: 'Pending',
        companyStatus: 'Blocked',
      });
    });
  });

  describe('declineInvitation', () => {
    const auditEventsOf = async (id: string) => {
      const rows = await fixture.query(
        company,
        "select actor_type, actor_name from audit_events where action = 'invitation.declined' and target_id = $1",
        [id],
      );
      return rows;
    };

    test.each([
      ['a pending invitation', 'sent_at = sent_at'],
      ['an expired invitation', expireSql],
    ])('frees the address of %s and audits the invited person as the actor', async (_name, assignments) => {
      const { email, token, operatorId, invitationId } = await createInvitation();
      await updateInvitation(invitationId, assignments);

      await expect(declineInvitation(fixture.asAnonymous(), token)).resolves.toBe(true);

      expect((await readInvitation(fixture.asAnonymous(), token)).status).toBe('Revoked');
      const team = await listOperators(await fixture.signedIn(company));
      expect(team.map(({ id }) => id)).not.toContain(operatorId);
      expect(await auditEventsOf(invitationId)).toEqual([{ actor_type: 'Operator', actor_name: email }]);
      const otherAdmin = await fixture.signedIn(await fixture.company());
      await expect(inviteOperators(otherAdmin, { emails: [email], role: 'Staff' })).resolves.toHaveLength(1);
    });

    test('rejects an accepted invitation and keeps the operator', async () => {
      const { token, operatorId } = await createInvitation();
      await accept({ token });
      expect(await errorOf(declineInvitation(fixture.asAnonymous(), token))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: 'This invitation was already accepted. Sign in instead.' },
      });
      await expect(findOperator(await fixture.signedIn(company), operatorId ?? '')).resolves.toBeDefined();
    });

    test('returns NOT_FOUND for an unknown link', async () => {
      const { token } = newCompanyToken(company.id);
      expect((await errorOf(declineInvitation(fixture.asAnonymous(), token))).code).toBe('NOT_FOUND');
    });
  });

  describe('requestNewInvitation', () => {
    test('emails each active Admin only once for two requests in a day', async () => {
      const busyCompany = await fixture.company({ name: 'Busy' });
      const secondAdmin = await fixture.operator(busyCompany, { role: 'Admin' });
      await fixture.operator(busyCompany, { role: 'Admin', status: 'Pending' });
      await fixture.operator(busyCompany, { role: 'Staff' });
      const { email, token, invitationId } = await createInvitation(busyCompany);
      await fixture.query(busyCompany, `update invitations set ${expireSql} where id = $1`, [invitationId]);

      await expect(requestNewInvitation(fixture.asAnonymous(), token)).resolves.toBe(true);
      await expect(requestNewInvitation(fixture.asAnonymous(), token)).resolves.toBe(true);

      expect((await mailbox.next(busyCompany.email)).subject).toBe(`${email} requested a new invitation`);
      expect((await mailbox.next(secondAdmin.email)).text).toContain(
        '/dashboard/settings/users?tab=invitations',
      );
      const { rows } = await fixture.services.database.query<{ count: number }>(
        "select count(*)::integer as count from pgboss.job where name = 'send-mail' and data->'values'->>'email' = $1",
        [email],
      );
      expect(rows[0]?.count).toBe(2);
    });

    test('rejects a request to a closed company', async () => {
      const closedCompany = await fixture.company();
      const { token, invitationId } = await createInvitation(closedCompany);
      await fixture.inCompany(closedCompany, async (db) => {
        await db.query(`update invitations set ${expireSql} where id = $1`, [invitationId]);
        await db.query("update companies set status = 'Cancelled' where id = $1", [closedCompany.id]);
      });
      expect((await errorOf(requestNewInvitation(fixture.asAnonymous(), token))).code).toBe(
        'COMPANY_CANCELLED',
      );
    });

    test('returns CONFLICT while the invitation is pending', async () => {
      const { token } = await createInvitation();
      expect((await errorOf(requestNewInvitation(fixture.asAnonymous(), token))).code).toBe('CONFLICT');
    });
  });
});

describe('operators', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const otherPermissions: Permission[] = [
    'MANAGE_DASHBOARD',
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
    'MANAGE_WHITE_LABELLED_CUSTOMER',
  ];

  describe('listOperators', () => {
    test('returns all operators sorted by name, with the permissions of their roles', async () => {
      const company = await fixture.company();
      await fixture.operator(company, { name: 'Émile', status: 'Pending', role: 'ClientManagement' });
      await fixture.operator(company, { name: 'Ada' });
      await fixture.operator(company, { name: 'Zoe' });
      await fixture.operator(await fixture.company(), { name: 'Grace' });
      await setRolePermissions(fixture.services.database, company, 'Staff', ['MANAGE_PAYMENTS']);

      const operators = await listOperators(await fixture.signedIn(company));

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

  describe('access to listOperators', () => {
    test('is granted by MANAGE_SETTINGS', async () => {
      const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']);
      await expect(listOperators(ctx)).resolves.toHaveProperty('length');
    });

    test('is FORBIDDEN with every permission except MANAGE_SETTINGS', async () => {
      const ctx = await fixture.signedIn(await fixture.company(), otherPermissions);
      await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test('is rejected as COMPANY_BLOCKED for a blocked company', async () => {
      const ctx = await fixture.signedIn(await fixture.company({ status: 'Blocked' }), ['MANAGE_SETTINGS']);
      await expect(listOperators(ctx)).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' });
    });

    test('is rejected as UNAUTHENTICATED without a session', async () => {
      await expect(listOperators(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});
