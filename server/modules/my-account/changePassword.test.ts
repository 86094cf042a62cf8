import type { Context } from '../../context';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { viewerOf } from '../../testing/viewers';
import { requestPasswordReset, resetPassword } from '../auth/passwordReset';
import { hashPassword, isPassword } from '../auth/passwords';
import { listSessions, sessionViewer } from '../sessions/service';
import { changePassword } from './changePassword';
import { myAccount } from './service';

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
  const token = tokenIn(await mailbox.next(operator.email));
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
