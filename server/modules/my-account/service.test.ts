import type { Context } from '../../context';
import { requestPasswordReset, resetPassword } from '../auth/passwordReset';
import { hashPassword, isPassword } from '../auth/passwords';
import { currentOperator } from '../company/service';
import { changePassword } from './changePassword';
import { myAccount, updateMyProfile } from './service';
import { listSessions, sessionViewer } from '../sessions/service';
import { type Mailbox, openMailbox, extractToken } from '../../testing/mailbox';
import { viewerOf } from '../../testing/viewers';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => {
    world = await openWorld();
    company = await world.company();
  });
  afterAll(() => world.close());

  const mine = { name: 'Grace Hopper', phone: '+351 912 345 678', locale: 'de-DE' };

  const recordsOf = async ({ viewer }: Context) => {
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, changes from audit_events where target_id = $1', [viewer?.operatorId]),
    );
    return rows;
  };

  test('name, phone and language are one’s own to change, and on record', async () => {
    const ctx = await world.as(company);
    const before = await currentOperator(ctx);

    await expect(updateMyProfile(ctx, mine)).resolves.toMatchObject({
      name: 'Grace Hopper',
      phone: '+351912345678',
      locale: 'de-DE',
    });

    expect(await myAccount(ctx)).toMatchObject({ locale: 'de-DE' });
    expect(await recordsOf(ctx)).toEqual([
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

  test('what is left empty is taken away', async () => {
    const ctx = await world.as(company);
    await updateMyProfile(ctx, mine);
    await expect(updateMyProfile(ctx, { name: mine.name, phone: ' ', locale: '' })).resolves.toMatchObject({
      phone: null,
      locale: null,
    });
  });

  test('what is left out stays as it is, so that two tabs do not undo each other', async () => {
    const ctx = await world.as(company);
    await updateMyProfile(ctx, mine);
    await updateMyProfile(ctx, { locale: 'fr-FR' });
    await expect(updateMyProfile(ctx, { name: 'Grace M. Hopper', phone: null })).resolves.toMatchObject({
      name: 'Grace M. Hopper',
      phone: null,
      locale: 'fr-FR',
    });
  });

  test('a phone number without a country code is one of the company’s country', async () => {
    const portuguese = await world.company();
    await world.services.database.inCompany(portuguese.id, (db) =>
      db.query("update companies set country = 'PT' where id = $1", [portuguese.id]),
    );
    const ctx = await world.asAdmin(portuguese);
    await expect(updateMyProfile(ctx, { ...mine, phone: '912 345 678' })).resolves.toMatchObject({
      phone: '+351912345678',
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['phone', { phone: 'call me' }],
    ['locale', { locale: 'no such language' }],
    ['locale', { locale: 'tlh' }],
    ['locale', { locale: `en-${'x'.repeat(40)}` }],
  ])('%s is refused under its field: %p', async (field, wrong) => {
    const ctx = await world.as(company);
    await expect(updateMyProfile(ctx, { ...mine, ...wrong })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('a language is kept as it is spelt rightly', async () => {
    const ctx = await world.as(company);
    await expect(updateMyProfile(ctx, { ...mine, locale: 'PT-br' })).resolves.toMatchObject({
      locale: 'pt-BR',
    });
  });

  test('is open to every operator, whatever their flags and their company’s status', async () => {
    for (const status of ['Pending', 'Active', 'Cancelled', 'Blocked'] as const) {
      const ctx = await world.as(await world.company({ status }));
      await expect(updateMyProfile(ctx, mine)).resolves.toMatchObject({ name: 'Grace Hopper' });
      await expect(myAccount(ctx)).resolves.toMatchObject({ pendingEmail: null });
    }
  });

  test.each([myAccount, (ctx: Context) => updateMyProfile(ctx, mine)])(
    'nobody is UNAUTHENTICATED',
    async (call) => {
      await expect(call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  test('another company’s operators stay as they are', async () => {
    const other = await world.asAdmin(await world.company());
    const before = await currentOperator(other);
    await updateMyProfile(await world.as(company), mine);
    expect((await currentOperator(other)).name).toBe(before.name);
  });
});

describe('change password', () => {
  const current = 'correct horse battery';
  const password = 'a quite different one';
  let world: World;
  let mailbox: Mailbox;
  let company: TestCompany;
  let passwordHash: string;

  beforeAll(async () => {
    world = await openWorld({ PUBLIC_URL: 'https://console.example.com' });
    mailbox = await openMailbox(world.services);
    company = await world.company();
    passwordHash = await hashPassword(current);
  });
  afterAll(() => world.close());

  /** Somebody with a password, or with Google alone, signed in here and on a second device. */
  async function signedIn(hash: string | null = passwordHash) {
    const operator = await world.operator(company, { passwordHash: hash });
    const { database } = world.services;
    const ctx: Context = { ...world.asNobody(), viewer: await viewerOf(database, company, operator) };
    return { operator, ctx, elsewhere: await viewerOf(database, company, operator) };
  }

  const storedHashOf = async (operatorId: string) => {
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ password_hash: string | null }>('select password_hash from operators where id = $1', [
        operatorId,
      ]),
    );
    return rows[0]?.password_hash ?? null;
  };

  const beginEarlier = ({ viewer }: Context) =>
    world.services.database.inCompany(company.id, (db) =>
      db.query("update sessions set created_at = now() - interval '16 minutes' where id = $1", [
        viewer?.sessionId,
      ]),
    );

  test('a password change ends every other session, and the own one goes on', async () => {
    const { operator, ctx, elsewhere } = await signedIn();
    await expect(changePassword(ctx, { current, password })).resolves.toBe(true);

    expect(await isPassword(await storedHashOf(operator.id), password)).toBe(true);
    expect((await listSessions(ctx)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await sessionViewer(world.services, company.id, elsewhere.sessionId)).toBeUndefined();
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select end_reason from sessions where id = $1', [elsewhere.sessionId]),
    );
    expect(rows).toEqual([{ end_reason: 'PasswordChanged' }]);
  });

  test('its owner is told by mail, and the record shows neither password', async () => {
    const { operator, ctx } = await signedIn();
    await changePassword(ctx, { current, password });

    const mail = await mailbox.next(operator.email);
    expect(mail.subject).toBe('Your password for Livery was changed');
    expect(mail.text).toContain('every other device that was signed in has been signed out');
    expect(mail.text).toContain('https://console.example.com/forgot-password');
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, changes from audit_events where target_id = $1', [operator.id]),
    );
    expect(rows).toEqual([
      {
        action: 'operator.passwordChanged',
        changes: [{ field: 'password', before: '••••••', after: '••••••' }],
      },
    ]);
  });

  test('a link that was mailed before to choose a password opens nothing more', async () => {
    const { operator, ctx } = await signedIn();
    await requestPasswordReset(world.asNobody(), { email: operator.email });
    const token = extractToken(await mailbox.next(operator.email));
    await changePassword(ctx, { current, password });

    await expect(
      resetPassword(world.asNobody(), { token, password: 'one more password' }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['a wrong current one', { current: 'not this one', password }, 'current', 'This is not your password.'],
    ['no current one', { password }, 'current', 'Type your password.'],
    ['a short one', { current, password: 'short' }, 'password', expect.any(String)],
    ['one of the commonest', { current, password: 'qwertyuiop' }, 'password', expect.any(String)],
    ['the same again', { current, password: current }, 'password', expect.stringContaining('already')],
  ])('%s is refused under its field', async (_what, args, field, message) => {
    const { operator, ctx, elsewhere } = await signedIn();
    await expect(changePassword(ctx, args)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: message } },
    });
    expect(await storedHashOf(operator.id)).toBe(passwordHash);
    expect(await sessionViewer(world.services, company.id, elsewhere.sessionId)).toBeDefined();
  });

  test('wrong ones are counted, and the right one is not taken either once there were too many', async () => {
    const { ctx } = await signedIn();
    for (let count = 0; count < 10; count += 1) {
      await changePassword(ctx, { current: 'not this one', password }).catch(() => undefined);
    }
    await expect(changePassword(ctx, { current, password })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('they are counted for the session alone, so that a stolen one keeps nobody from their own account', async () => {
    const { operator, ctx, elsewhere } = await signedIn();
    for (let count = 0; count < 10; count += 1) {
      await changePassword(ctx, { current: 'not this one', password }).catch(() => undefined);
    }
    await expect(changePassword({ ...ctx, viewer: elsewhere }, { current, password })).resolves.toBe(true);
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query(
        "select distinct action, changes from audit_events where target_id = $1 and action = 'operator.proofFailed'",
        [operator.id],
      ),
    );
    expect(rows).toEqual([
      {
        action: 'operator.proofFailed',
        changes: [{ field: 'failed', before: null, after: 'Password' }],
      },
    ]);
  });

  test('without a password a session of just now may choose a first one', async () => {
    const { operator, ctx } = await signedIn(null);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: false, mustSignInAnew: false });
    await changePassword(ctx, { password });

    expect(await isPassword(await storedHashOf(operator.id), password)).toBe(true);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: true, mustSignInAnew: false });
  });

  test('without a password an older session has to sign in anew', async () => {
    const { operator, ctx } = await signedIn(null);
    await beginEarlier(ctx);
    expect(await myAccount(ctx)).toMatchObject({ mustSignInAnew: true });
    await expect(changePassword(ctx, { password })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await storedHashOf(operator.id)).toBeNull();
  });

  test('with a password the age of the session does not matter', async () => {
    const { ctx } = await signedIn();
    await beginEarlier(ctx);
    expect(await myAccount(ctx)).toMatchObject({ hasPassword: true, mustSignInAnew: false });
    await expect(changePassword(ctx, { current, password })).resolves.toBe(true);
  });

  test('nobody is UNAUTHENTICATED', async () => {
    await expect(changePassword(world.asNobody(), { current, password })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
