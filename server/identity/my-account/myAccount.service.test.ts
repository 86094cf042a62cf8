import type { Context } from '../../platform';
import { currentOperator } from '../../company';
import { requestPasswordReset, resetPassword } from '../auth/passwordReset.service';
import { hashPassword, isPassword } from '../passwords/passwords';
import { changePassword, myAccount, updateMyProfile } from './myAccount.service';
import { listSessions, loadSessionViewer } from '../sessions/sessions.service';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('updateMyProfile', () => {
  let fixture: Fixture;
  let company: TestCompany;
  beforeAll(async () => {
    fixture = await openFixture();
    company = await fixture.company();
  });
  afterAll(() => fixture.close());

  const profile = { name: 'Grace Hopper', phone: '+351 912 345 678', locale: 'de-DE' };

  const auditEventsOf = async ({ viewer }: Context) => {
    const rows = await fixture.query(
      company,
      'select action, changes from audit_events where target_id = $1',
      [viewer?.operatorId],
    );
    return rows;
  };

  test('saves the name, phone and language, and audits the changes', async () => {
    const ctx = await fixture.signedIn(company, []);
    const before = await currentOperator(ctx);

    await expect(updateMyProfile(ctx, profile)).resolves.toMatchObject({
      name: 'Grace Hopper',
      phone: '+351912345678',
      locale: 'de-DE',
    });

    expect(await myAccount(ctx)).toMatchObject({ locale: 'de-DE' });
    expect(await auditEventsOf(ctx)).toEqual([
      {
        action: 'operator.updated',
        changes: [
          { field: 'name', before: before.name, after: 'Grace Hopper' },
          { field: 'phone', before: null, after: '+351912345678' },
          { field: 'locale', before: null, after: 'de-DE' },
        ],
      },
    ]);
  });

  test('clears fields that are empty', async () => {
    const ctx = await fixture.signedIn(company, []);
    await updateMyProfile(ctx, profile);
    await expect(updateMyProfile(ctx, { name: profile.name, phone: ' ', locale: '' })).resolves.toMatchObject(
      {
        phone: null,
        locale: null,
      },
    );
  });

  test('leaves omitted fields unchanged, so that two tabs do not overwrite each other', async () => {
    const ctx = await fixture.signedIn(company, []);
    await updateMyProfile(ctx, profile);
    await updateMyProfile(ctx, { locale: 'fr-FR' });
    await expect(updateMyProfile(ctx, { name: 'Grace M. Hopper', phone: null })).resolves.toMatchObject({
      name: 'Grace M. Hopper',
      phone: null,
      locale: 'fr-FR',
    });
  });

  test("adds the calling code of the company's country to a local phone number", async () => {
    const portuguese = await fixture.company();
    await fixture.query(portuguese, "update companies set country = 'PT' where id = $1", [portuguese.id]);
    const ctx = await fixture.signedIn(portuguese);
    await expect(updateMyProfile(ctx, { ...profile, phone: '912 345 678' })).resolves.toMatchObject({
      phone: '+351912345678',
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['phone', { phone: 'call me' }],
    ['locale', { locale: 'no such language' }],
    ['locale', { locale: 'tlh' }],
    ['locale', { locale: `en-${'x'.repeat(40)}` }],
  ])('rejects an invalid %s with a field error: %p', async (field, invalidInput) => {
    const ctx = await fixture.signedIn(company, []);
    await expect(updateMyProfile(ctx, { ...profile, ...invalidInput })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('normalizes the case of a language tag', async () => {
    const ctx = await fixture.signedIn(company, []);
    await expect(updateMyProfile(ctx, { ...profile, locale: 'PT-br' })).resolves.toMatchObject({
      locale: 'pt-BR',
    });
  });

  test('accepts every operator, regardless of permissions and company status', async () => {
    for (const status of ['Pending', 'Active', 'Cancelled', 'Blocked'] as const) {
      const ctx = await fixture.signedIn(await fixture.company({ status }), []);
      await expect(updateMyProfile(ctx, profile)).resolves.toMatchObject({ name: 'Grace Hopper' });
      await expect(myAccount(ctx)).resolves.toMatchObject({ pendingEmail: null });
    }
  });

  test.each([myAccount, (ctx: Context) => updateMyProfile(ctx, profile)])(
    'returns UNAUTHENTICATED without a session, as does myAccount',
    async (operation) => {
      await expect(operation(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  test('leaves operators of other companies unchanged', async () => {
    const other = await fixture.signedIn(await fixture.company());
    const before = await currentOperator(other);
    await updateMyProfile(await fixture.signedIn(company, []), profile);
    expect((await currentOperator(other)).name).toBe(before.name);
  });
});

describe('changePassword', () => {
  const current = 'correct horse battery';
  const password = 'a quite different one';
  let fixture: Fixture;
  let mailbox: Mailbox;
  let company: TestCompany;
  let passwordHash: string;

  beforeAll(async () => {
    fixture = await openFixture({ PUBLIC_URL: 'https://console.example.com' });
    mailbox = await openMailbox(fixture.services);
    company = await fixture.company();
    passwordHash = await hashPassword(current);
  });
  afterAll(() => fixture.close());

  /** Creates an operator with two sessions. A null hash creates an operator without a password. */
  async function createSignedInOperator(hash: string | null = passwordHash) {
    const operator = await fixture.operator(company, { passwordHash: hash });
    const [ctx, other] = [
      await fixture.signedIn(company, operator),
      await fixture.signedIn(company, operator),
    ];
    return { operator, ctx, otherSession: other.viewer };
  }

  const storedHashOf = async (operatorId: string) => {
    const rows = await fixture.query<{ password_hash: string | null }>(
      company,
      'select password_hash from operators where id = $1',
      [operatorId],
    );
    return rows[0]?.password_hash ?? null;
  };

  const backdateSession = ({ viewer }: Context) =>
    fixture.inCompany(company, (db) =>
      db.query("update sessions set created_at = now() - interval '16 minutes' where id = $1", [
        viewer?.sessionId,
      ]),
    );

  test('saves the new password, ends every other session and keeps the current one', async () => {
    const { operator, ctx, otherSession } = await createSignedInOperator();
    await expect(changePassword(ctx, { current, password })).resolves.toBe(true);

    expect(await isPassword(await storedHashOf(operator.id), password)).toBe(true);
    expect((await listSessions(ctx)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await loadSessionViewer(fixture.services, company.id, otherSession.sessionId)).toBeUndefined();
    const rows = await fixture.query(company, 'select end_reason from sessions where id = $1', [
      otherSession.sessionId,
    ]);
    expect(rows).toEqual([{ end_reason: 'PasswordChanged' }]);
  });

  test('emails the operator and masks both passwords in the audit log', async () => {
    const { operator, ctx } = await createSignedInOperator();
    await changePassword(ctx, { current, password });

    const message = await mailbox.next(operator.email);
    expect(message.subject).toBe('Your password for Livery was changed');
    expect(message.text).toContain('all your other devices were signed out');
    expect(message.text).toContain('https://console.example.com/forgot-password');
    const rows = await fixture.query(
      company,
      'select action, changes from audit_events where target_id = $1',
      [operator.id],
    );
    expect(rows).toEqual([
      {
        action: 'operator.passwordChanged',
        changes: [{ field: 'password', before: '••••••', after: '••••••' }],
      },
    ]);
  });

  test('invalidates earlier password reset links', async () => {
    const { operator, ctx } = await createSignedInOperator();
    await requestPasswordReset(fixture.asAnonymous(), { email: operator.email });
    const token = extractToken(await mailbox.next(operator.email));
    await changePassword(ctx, { current, password });

    await expect(
      resetPassword(fixture.asAnonymous(), { token, password: 'one more password' }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['a wrong current password', { current: 'not this one', password }, 'current', 'Incorrect password.'],
    ['a missing current password', { password }, 'current', 'Enter your password.'],
    ['a short password', { current, password: 'short' }, 'password', expect.any(String)],
    ['a common password', { current, password: 'qwertyuiop' }, 'password', expect.any(String)],
    [
      'the current password as the new one',
      { current, password: current },
      'password',
      expect.stringContaining('already'),
    ],
  ])('rejects %s with a field error and changes nothing', async (_name, args, field, message) => {
    const { operator, ctx, otherSession } = await createSignedInOperator();
    await expect(changePassword(ctx, args)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: message } },
    });
    expect(await storedHashOf(operator.id)).toBe(passwordHash);
    expect(await loadSessionViewer(fixture.services, company.id, otherSession.sessionId)).toBeDefined();
  });

  test('rejects even the correct password after ten wrong ones', async () => {
    const { ctx } = await createSignedInOperator();
    for (let count = 0; count < 10; count += 1) {
      await changePassword(ctx, { current: 'not this one', password }).catch(() => undefined);
    }
    await expect(changePassword(ctx, { current, password })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('audits wrong passwords and counts them per session, without locking out other sessions', async () => {
    const { operator, ctx, otherSession } = await createSignedInOperator();
    for (let count = 0; count < 10; count += 1) {
      await changePassword(ctx, { current: 'not this one', password }).catch(() => undefined);
    }
    await expect(changePassword({ ...ctx, viewer: otherSession }, { current, password })).resolves.toBe(true);
    const rows = await fixture.query(
      company,
      "select distinct action, changes from audit_events where target_id = $1 and action = 'operator.proofFailed'",
      [operator.id],
    );
    expect(rows).toEqual([
      {
        action: 'operator.proofFailed',
        changes: [{ field: 'failed', before: null, after: 'Password' }],
      },
    ]);
  });

  test('sets a first password in a recent session', async () => {
    const { operator, ctx } = await createSignedInOperator(null);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: false, mustReauthenticate: false });
    await changePassword(ctx, { password });

    expect(await isPassword(await storedHashOf(operator.id), password)).toBe(true);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: true, mustReauthenticate: false });
  });

  test('rejects a first password in a session older than 15 minutes', async () => {
    const { operator, ctx } = await createSignedInOperator(null);
    await backdateSession(ctx);
    expect(await myAccount(ctx)).toMatchObject({ mustReauthenticate: true });
    await expect(changePassword(ctx, { password })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await storedHashOf(operator.id)).toBeNull();
  });

  test('ignores the age of the session when the operator has a password', async () => {
    const { ctx } = await createSignedInOperator();
    await backdateSession(ctx);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: true, mustReauthenticate: false });
    await expect(changePassword(ctx, { current, password })).resolves.toBe(true);
  });

  test('returns UNAUTHENTICATED without a session', async () => {
    await expect(changePassword(fixture.asAnonymous(), { current, password })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
