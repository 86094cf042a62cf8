import type { Email } from 'postal-mime';
import type { Context } from '../../../context';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { viewerOf } from '../../../testing/viewers';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { authenticate } from '../../auth/authenticate';
import { claimAddress } from '../../auth/directory';
import { login } from '../../auth/login';
import { requestPasswordReset, resetPassword } from '../../auth/passwordReset';
import { hashPassword } from '../../auth/passwords';
import { signUp } from '../../auth/signUp';
import { revokeOtherSessions, revokeSession, sessionViewer, signOut } from '../../sessions/service';
import { purgeExpired } from '../../sessions/purge';
import { changePassword } from '../changePassword';
import { myAccount } from '../service';
import { confirmEmailChange, declineEmailChange, emailConfirmation } from './answer';
import { cancelEmailChange, requestEmailChange } from './request';

const password = 'correct horse battery';
let world: World;
let mailbox: Mailbox;
let company: TestCompany;
let passwordHash: string;

beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://console.example.com' });
  mailbox = await openMailbox(world.services);
  company = await world.company();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());

const inCompany = <T>(sql: string, values: unknown[]) =>
  world.services.database.inCompany(company.id, (db) => db.query<T & object>(sql, values));

const anAddress = () => `${newId()}@new.test`;

async function signedIn() {
  const operator = await world.operator(company, { passwordHash });
  const { database } = world.services;
  const ctx: Context = { ...world.asNobody(), viewer: await viewerOf(database, company, operator) };
  return { operator, ctx, elsewhere: await viewerOf(database, company, operator) };
}

interface Asked {
  newEmail: string;
  oldMail: Email;
  newMail: Email;
  oldToken: string;
  newToken: string;
}

/** Asks for another address; both mails have come. */
async function asked(ctx: Context, newEmail = anAddress()): Promise<Asked> {
  await requestEmailChange(ctx, { email: newEmail, password });
  const oldMail = await mailbox.next(ctx.viewer?.email ?? '');
  const newMail = await mailbox.next(newEmail);
  return { newEmail, oldMail, newMail, oldToken: extractToken(oldMail), newToken: extractToken(newMail) };
}

const link = () => world.asNobody();
const isOpen = async (sessionId: string) =>
  (await sessionViewer(world.services, company.id, sessionId)) !== undefined;
const signIn = (email: string) => login(link(), { email, password });

const emailOf = async (operatorId: string) =>
  (
    await inCompany<{ email: string; google_subject: string | null }>(
      'select email, google_subject from operators where id = $1',
      [operatorId],
    )
  ).rows[0];

test('the address changes when both have agreed, and not before', async () => {
  const { operator, ctx, elsewhere } = await signedIn();
  const { newEmail, oldToken, newToken } = await asked(ctx);
  expect(await myAccount(ctx)).toMatchObject({
    pendingEmail: { email: newEmail, isOldConfirmed: false, isNewConfirmed: false },
  });

  expect(await confirmEmailChange(link(), newToken)).toMatchObject({
    status: 'Open',
    side: 'New',
    isConfirmed: true,
    waitingFor: 'Old',
    email: newEmail,
  });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: { isNewConfirmed: true } });

  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({
    status: 'Done',
    side: 'Old',
    waitingFor: null,
  });
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
  await expect(signIn(newEmail)).resolves.toBeDefined();
  await expect(signIn(operator.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await isOpen(ctx.viewer?.sessionId ?? '')).toBe(true);
  expect(await isOpen(elsewhere.sessionId)).toBe(false);
});

test('an operator changes to an address of which another spelling was signed up with and not proved', async () => {
  const { operator, ctx } = await signedIn();
  const address = `isik-${anAddress()}`;
  const variant = address.replace('isik', 'ısık');
  await signUp(link(), {
    companyName: 'Acme',
    name: 'Eve',
    email: variant,
    password: 'another long password',
  });
  const { oldToken, newToken } = await asked(ctx, address);
  await confirmEmailChange(link(), newToken);
  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Done' });
  const { accessToken } = await signIn(variant);
  expect((await authenticate(world.services, accessToken))?.operatorId).toBe(operator.id);
});

test('both addresses get a last mail, and the record names both', async () => {
  const { operator, ctx } = await signedIn();
  const { newEmail, oldToken, newToken } = await asked(ctx);
  await confirmEmailChange(link(), oldToken);
  await confirmEmailChange(link(), newToken);

  expect((await mailbox.next(operator.email)).subject).toBe('Your email address for Livery was changed');
  expect((await mailbox.next(newEmail)).subject).toBe('You sign in to Livery with this address now');
  const { rows } = await inCompany<{ action: string }>(
    'select action, actor_id, changes from audit_events where target_id = $1 order by id',
    [operator.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'operator.emailChangeAsked',
    'operator.emailChangeConfirmed',
    'operator.emailChanged',
  ]);
  expect(rows[2]).toMatchObject({
    actor_id: operator.id,
    changes: [{ field: 'email', before: operator.email, after: newEmail }],
  });
});

test('looking at a link answers nothing, as programs that check mails do', async () => {
  const { ctx } = await signedIn();
  const { newEmail, oldToken } = await asked(ctx);
  for (let count = 0; count < 2; count += 1) {
    expect(await emailConfirmation(link(), oldToken)).toMatchObject({
      status: 'Open',
      side: 'Old',
      isConfirmed: false,
      email: newEmail,
    });
  }
});

test('the mail to the new address names neither who asks nor their company', async () => {
  const { operator, ctx } = await signedIn();
  const { newMail, oldMail, newEmail } = await asked(ctx);
  expect(newMail.text).not.toContain(operator.name);
  expect(newMail.text).not.toContain(operator.email);
  expect(oldMail.text).toContain(newEmail);
  expect(oldMail.text).toContain('&answer=no');
});

test('an address that somebody has gets the same answer, and its owner a mail without a link to agree', async () => {
  const owner = await world.operator(company, { passwordHash });
  const { ctx } = await signedIn();
  const answer = await requestEmailChange(ctx, { email: owner.email.toUpperCase(), password });

  expect(answer.pendingEmail).toMatchObject({ email: owner.email, isNewConfirmed: false });
  const mail = await mailbox.next(owner.email);
  expect(mail.subject).toBe('This address is in use for Livery already');
  expect(mail.text).not.toContain('token=');
});

test('an address that somebody took meanwhile is told, and nothing changes', async () => {
  const { operator, ctx, elsewhere } = await signedIn();
  const { newEmail, oldToken, newToken } = await asked(ctx);
  await confirmEmailChange(link(), newToken);
  const other = await world.company();
  await world.services.database.inCompany(other.id, (db) =>
    claimAddress(db, other.id, { operatorId: newId(), email: newEmail, googleSubject: null }),
  );

  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Taken' });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await isOpen(elsewhere.sessionId)).toBe(true);
  await expect(signIn(operator.email)).resolves.toBeDefined();
});

test('the Google account of the old address signs in no more', async () => {
  const { operator, ctx } = await signedIn();
  const subject = newId();
  await inCompany('update operators set google_subject = $2 where id = $1', [operator.id, subject]);
  await world.services.database.onPlatform((db) =>
    db.query('update operator_directory set google_subject = $2 where operator_id = $1', [
      operator.id,
      subject,
    ]),
  );
  const { oldToken, newToken } = await asked(ctx);
  await confirmEmailChange(link(), oldToken);
  await confirmEmailChange(link(), newToken);

  expect(await emailOf(operator.id)).toMatchObject({ google_subject: null });
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query('select google_subject from operator_directory where operator_id = $1', [operator.id]),
  );
  expect(rows).toEqual([{ google_subject: null }]);
});

test('a link to choose a password that the old address was mailed opens nothing more', async () => {
  const { operator, ctx } = await signedIn();
  const { oldToken, newToken } = await asked(ctx);
  await requestPasswordReset(link(), { email: operator.email });
  const resetToken = extractToken(await mailbox.next(operator.email));
  await confirmEmailChange(link(), oldToken);
  await confirmEmailChange(link(), newToken);
  await expect(
    resetPassword(link(), { token: resetToken, password: 'one more password' }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('“It was not me” stops it, and ends the session that asked', async () => {
  const { ctx, elsewhere } = await signedIn();
  const { oldToken, newToken } = await asked(ctx);
  expect(await declineEmailChange(link(), oldToken)).toMatchObject({ status: 'Declined' });

  expect(await isOpen(ctx.viewer?.sessionId ?? '')).toBe(false);
  expect(await isOpen(elsewhere.sessionId)).toBe(true);
  expect(await confirmEmailChange(link(), newToken)).toMatchObject({ status: 'Declined' });
});

test('whoever reads the mails of the new address may say no as well, which ends no session', async () => {
  const { ctx } = await signedIn();
  const { oldToken, newToken } = await asked(ctx);
  expect(await declineEmailChange(link(), newToken)).toMatchObject({ status: 'Declined' });
  expect(await isOpen(ctx.viewer?.sessionId ?? '')).toBe(true);
  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Declined' });
});

test('asking anew, and taking it back, end what was asked for before', async () => {
  const { ctx } = await signedIn();
  const first = await asked(ctx);
  const second = await asked(ctx);
  expect(await emailConfirmation(link(), first.oldToken)).toMatchObject({ status: 'Canceled' });

  expect(await cancelEmailChange(ctx)).toMatchObject({ pendingEmail: null });
  expect(await confirmEmailChange(link(), second.oldToken)).toMatchObject({ status: 'Canceled' });
  await expect(cancelEmailChange(ctx)).resolves.toMatchObject({ pendingEmail: null });
});

test('a day later it has run out, and another can be asked for', async () => {
  const { operator, ctx } = await signedIn();
  const { oldToken } = await asked(ctx);
  await inCompany('update email_changes set expires_at = now() where operator_id = $1', [operator.id]);

  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Expired', isConfirmed: false });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
  await expect(asked(ctx)).resolves.toBeDefined();
});

test('a link of somebody who was removed, one of another company and one that never was are NOT_FOUND', async () => {
  const { operator, ctx } = await signedIn();
  const { oldToken } = await asked(ctx);
  await inCompany('update operators set removed_at = now() where id = $1', [operator.id]);
  const other = await world.company();
  const underAnotherName = Buffer.concat([
    Buffer.from(newCompanyToken(other.id).token, 'base64url').subarray(0, 16),
    Buffer.from(oldToken, 'base64url').subarray(16),
  ]).toString('base64url');

  for (const token of [oldToken, underAnotherName, newCompanyToken(company.id).token, 'x', '']) {
    for (const call of [emailConfirmation, confirmEmailChange, declineEmailChange]) {
      await expect(call(link(), token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  }
});

test('both sides agreeing at the same moment change it once', async () => {
  const { operator, ctx } = await signedIn();
  const { newEmail, oldToken, newToken } = await asked(ctx);
  const answers = await Promise.all([oldToken, newToken].map((token) => confirmEmailChange(link(), token)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['Done', 'Open']);
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
});

test.each([
  ['no password', { password: null }, 'password'],
  ['a wrong password', { password: 'not this one' }, 'password'],
  ['what is no address', { email: 'somewhere' }, 'email'],
])('%s is refused under its field, and nothing is mailed', async (_what, wrong, field) => {
  const { ctx } = await signedIn();
  await expect(requestEmailChange(ctx, { email: anAddress(), password, ...wrong })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
});

test('the address that one has already is refused', async () => {
  const { operator, ctx } = await signedIn();
  await expect(
    requestEmailChange(ctx, { email: operator.email.toUpperCase(), password }),
  ).rejects.toMatchObject({ details: { fields: { email: 'You have this address already.' } } });
});

test('five an hour, so that nobody’s address is filled with mails', async () => {
  const { ctx } = await signedIn();
  for (let count = 0; count < 5; count += 1) {
    await requestEmailChange(ctx, { email: anAddress(), password });
  }
  await expect(requestEmailChange(ctx, { email: anAddress(), password })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

test('an address gets five an hour from one network, and operators elsewhere lose none', async () => {
  const email = anAddress();
  for (let count = 0; count < 5; count += 1) {
    await requestEmailChange((await signedIn()).ctx, { email, password });
  }
  const { ctx } = await signedIn();
  await expect(requestEmailChange(ctx, { email, password })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const elsewhere = { ...ctx, caller: { ...ctx.caller, ipAddress: '203.0.113.9' } };
  await expect(requestEmailChange(elsewhere, { email, password })).resolves.toMatchObject({
    pendingEmail: { email },
  });
});

test('nobody is UNAUTHENTICATED', async () => {
  await expect(requestEmailChange(world.asNobody(), { email: anAddress(), password })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(cancelEmailChange(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('what ran out long ago is purged', async () => {
  const { operator, ctx } = await signedIn();
  const { oldToken } = await asked(ctx);
  await inCompany("update email_changes set expires_at = now() - interval '31 days' where operator_id = $1", [
    operator.id,
  ]);
  await purgeExpired(world.services);
  await expect(emailConfirmation(link(), oldToken)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const chosen = 'a quite different one';

test.each<[string, (ctx: Context, elsewhere: Context) => Promise<unknown>]>([
  [
    'another password in the session that asked',
    (ctx) => changePassword(ctx, { current: password, password: chosen }),
  ],
  [
    'another password elsewhere',
    (_ctx, other) => changePassword(other, { current: password, password: chosen }),
  ],
  [
    'a password chosen by mail',
    async ({ viewer }) => {
      await requestPasswordReset(link(), { email: viewer?.email ?? '' });
      const token = extractToken(await mailbox.next(viewer?.email ?? ''));
      await resetPassword(link(), { token, password: chosen });
    },
  ],
  ['ending the session that asked', (ctx, other) => revokeSession(other, ctx.viewer?.sessionId ?? '')],
  ['ending it with all others', (_ctx, other) => revokeOtherSessions(other)],
])('%s takes back what was asked for', async (_what, end) => {
  const { operator, ctx, elsewhere } = await signedIn();
  const other = { ...ctx, viewer: elsewhere };
  const { oldToken, newToken } = await asked(ctx);
  await confirmEmailChange(link(), newToken);

  await end(ctx, other);

  expect(await emailConfirmation(link(), oldToken)).toMatchObject({ status: 'Canceled' });
  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Canceled' });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await myAccount(other)).toMatchObject({ pendingEmail: null });
});

test('signing out takes nothing back: the links are for devices that nobody is signed in on', async () => {
  const { operator, ctx } = await signedIn();
  const { newEmail, oldToken, newToken } = await asked(ctx);
  await signOut(ctx);
  await confirmEmailChange(link(), newToken);
  expect(await confirmEmailChange(link(), oldToken)).toMatchObject({ status: 'Done' });
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
});

test('a new password puts the address that was not moved to on record', async () => {
  const { operator, ctx } = await signedIn();
  const { newEmail } = await asked(ctx);
  await changePassword(ctx, { current: password, password: chosen });
  const { rows } = await inCompany(
    "select changes -> 1 as taken_back from audit_events where target_id = $1 and action = 'operator.passwordChanged'",
    [operator.id],
  );
  expect(rows).toEqual([{ taken_back: { field: 'emailAskedFor', before: newEmail, after: null } }]);
});
