import type { Email } from 'postal-mime';
import type { Context } from '../../../platform';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../../testing/fixture';
import { authenticate } from '../../auth/authenticate';
import { claimAddress } from '../../auth/directory.repository';
import { login } from '../../auth/login.service';
import { requestPasswordReset, resetPassword } from '../../auth/passwordReset.service';
import { hashPassword } from '../../passwords/passwords';
import { signUp } from '../../auth/signUp.service';
import {
  loadSessionViewer,
  revokeOtherSessions,
  revokeSession,
  signOut,
} from '../../sessions/sessions.service';
import { purgeExpired } from '../../../purge';
import { changePassword, myAccount } from '../myAccount.service';
import { confirmEmailChange, declineEmailChange, emailConfirmation } from './confirmation.service';
import { cancelEmailChange, requestEmailChange } from './request.service';

const password = 'correct horse battery';
let fixture: Fixture;
let mailbox: Mailbox;
let company: TestCompany;
let passwordHash: string;

beforeAll(async () => {
  fixture = await openFixture({ PUBLIC_URL: 'https://console.example.com' });
  mailbox = await openMailbox(fixture.services);
  company = await fixture.company();
  passwordHash = await hashPassword(password);
});
afterAll(() => fixture.close());

const inCompany = <T>(sql: string, values: unknown[]) =>
  fixture.inCompany(company, (db) => db.query<T & object>(sql, values));

const createAddress = () => `${newId()}@new.test`;

async function createSignedInOperator() {
  const operator = await fixture.operator(company, { passwordHash });
  const [ctx, other] = [await fixture.signedIn(company, operator), await fixture.signedIn(company, operator)];
  return { operator, ctx, otherSession: other.viewer };
}

interface RequestedChange {
  newEmail: string;
  oldMessage: Email;
  newMessage: Email;
  oldToken: string;
  newToken: string;
}

/** Requests a change and waits for both emails. */
async function requestChange(ctx: Context, newEmail = createAddress()): Promise<RequestedChange> {
  await requestEmailChange(ctx, { email: newEmail, password });
  const oldMessage = await mailbox.next(ctx.viewer?.email ?? '');
  const newMessage = await mailbox.next(newEmail);
  return {
    newEmail,
    oldMessage,
    newMessage,
    oldToken: extractToken(oldMessage),
    newToken: extractToken(newMessage),
  };
}

const anonymous = () => fixture.asAnonymous();
const isSessionOpen = async (sessionId: string) =>
  (await loadSessionViewer(fixture.services, company.id, sessionId)) !== undefined;
const signIn = (email: string) => login(anonymous(), { email, password });

const emailOf = async (operatorId: string) =>
  (
    await inCompany<{ email: string; google_subject: string | null }>(
      'select email, google_subject from operators where id = $1',
      [operatorId],
    )
  ).rows[0];

test('confirmEmailChange changes the address only after both addresses have confirmed', async () => {
  const { operator, ctx, otherSession } = await createSignedInOperator();
  const { newEmail, oldToken, newToken } = await requestChange(ctx);
  expect(await myAccount(ctx)).toMatchObject({
    pendingEmail: { email: newEmail, isOldConfirmed: false, isNewConfirmed: false },
  });

  expect(await confirmEmailChange(anonymous(), newToken)).toMatchObject({
    status: 'Open',
    side: 'New',
    isConfirmed: true,
    waitingFor: 'Old',
    email: newEmail,
  });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: { isNewConfirmed: true } });

  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({
    status: 'Done',
    side: 'Old',
    waitingFor: null,
  });
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
  await expect(signIn(newEmail)).resolves.toBeDefined();
  await expect(signIn(operator.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await isSessionOpen(ctx.viewer?.sessionId ?? '')).toBe(true);
  expect(await isSessionOpen(otherSession.sessionId)).toBe(false);
});

test('confirmEmailChange takes over an address that an unverified account spells differently', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const address = `isik-${createAddress()}`;
  const variant = address.replace('isik', 'ısık');
  await signUp(anonymous(), {
    companyName: 'Acme',
    name: 'Eve',
    email: variant,
    password: 'another long password',
  });
  const { oldToken, newToken } = await requestChange(ctx, address);
  await confirmEmailChange(anonymous(), newToken);
  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Done' });
  const { accessToken } = await signIn(variant);
  expect((await authenticate(fixture.services, accessToken))?.operatorId).toBe(operator.id);
});

test('an email change notifies both addresses at the end and has an audit event for each step', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { newEmail, oldToken, newToken } = await requestChange(ctx);
  await confirmEmailChange(anonymous(), oldToken);
  await confirmEmailChange(anonymous(), newToken);

  expect((await mailbox.next(operator.email)).subject).toBe('Your email address for Livery was changed');
  expect((await mailbox.next(newEmail)).subject).toBe('You now sign in to Livery with this address');
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

test('emailConfirmation does not confirm the change when a link is opened', async () => {
  const { ctx } = await createSignedInOperator();
  const { newEmail, oldToken } = await requestChange(ctx);
  for (let count = 0; count < 2; count += 1) {
    expect(await emailConfirmation(anonymous(), oldToken)).toMatchObject({
      status: 'Open',
      side: 'Old',
      isConfirmed: false,
      email: newEmail,
    });
  }
});

test('requestEmailChange hides the operator from the new address and lets the old one decline', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { newMessage, oldMessage, newEmail } = await requestChange(ctx);
  expect(newMessage.text).not.toContain(operator.name);
  expect(newMessage.text).not.toContain(operator.email);
  expect(oldMessage.text).toContain(newEmail);
  expect(oldMessage.text).toContain('&answer=no');
});

test('requestEmailChange responds to a taken address as to a free one and emails its holder no token', async () => {
  const owner = await fixture.operator(company, { passwordHash });
  const { ctx } = await createSignedInOperator();
  const account = await requestEmailChange(ctx, { email: owner.email.toUpperCase(), password });

  expect(account.pendingEmail).toMatchObject({ email: owner.email, isNewConfirmed: false });
  const message = await mailbox.next(owner.email);
  expect(message.subject).toBe('This email address already has a Livery account');
  expect(message.text).not.toContain('token=');
});

test('confirmEmailChange keeps the old address if another operator has claimed the new one', async () => {
  const { operator, ctx, otherSession } = await createSignedInOperator();
  const { newEmail, oldToken, newToken } = await requestChange(ctx);
  await confirmEmailChange(anonymous(), newToken);
  const other = await fixture.company();
  await fixture.inCompany(other, (db) =>
    claimAddress(db, other.id, { operatorId: newId(), email: newEmail, googleSubject: null }),
  );

  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Taken' });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await isSessionOpen(otherSession.sessionId)).toBe(true);
  await expect(signIn(operator.email)).resolves.toBeDefined();
});

test('an email change unlinks the Google account', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const googleSubject = newId();
  await inCompany('update operators set google_subject = $2 where id = $1', [operator.id, googleSubject]);
  await fixture.services.database.onPlatform((db) =>
    db.query('update operator_directory set google_subject = $2 where operator_id = $1', [
      operator.id,
      googleSubject,
    ]),
  );
  const { oldToken, newToken } = await requestChange(ctx);
  await confirmEmailChange(anonymous(), oldToken);
  await confirmEmailChange(anonymous(), newToken);

  expect(await emailOf(operator.id)).toMatchObject({ google_subject: null });
  const { rows } = await fixture.services.database.onPlatform((db) =>
    db.query('select google_subject from operator_directory where operator_id = $1', [operator.id]),
  );
  expect(rows).toEqual([{ google_subject: null }]);
});

test('an email change invalidates a password reset link that was sent to the old address', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { oldToken, newToken } = await requestChange(ctx);
  await requestPasswordReset(anonymous(), { email: operator.email });
  const resetToken = extractToken(await mailbox.next(operator.email));
  await confirmEmailChange(anonymous(), oldToken);
  await confirmEmailChange(anonymous(), newToken);
  await expect(
    resetPassword(anonymous(), { token: resetToken, password: 'one more password' }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('declining from the old address closes the change and ends the requesting session', async () => {
  const { ctx, otherSession } = await createSignedInOperator();
  const { oldToken, newToken } = await requestChange(ctx);
  expect(await declineEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Declined' });

  expect(await isSessionOpen(ctx.viewer?.sessionId ?? '')).toBe(false);
  expect(await isSessionOpen(otherSession.sessionId)).toBe(true);
  expect(await confirmEmailChange(anonymous(), newToken)).toMatchObject({ status: 'Declined' });
});

test('declining from the new address closes the change and keeps the requesting session', async () => {
  const { ctx } = await createSignedInOperator();
  const { oldToken, newToken } = await requestChange(ctx);
  expect(await declineEmailChange(anonymous(), newToken)).toMatchObject({ status: 'Declined' });
  expect(await isSessionOpen(ctx.viewer?.sessionId ?? '')).toBe(true);
  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Declined' });
});

test('a pending email change is canceled by another request and by cancelEmailChange', async () => {
  const { ctx } = await createSignedInOperator();
  const first = await requestChange(ctx);
  const second = await requestChange(ctx);
  expect(await emailConfirmation(anonymous(), first.oldToken)).toMatchObject({ status: 'Canceled' });

  expect(await cancelEmailChange(ctx)).toMatchObject({ pendingEmail: null });
  expect(await confirmEmailChange(anonymous(), second.oldToken)).toMatchObject({ status: 'Canceled' });
  await expect(cancelEmailChange(ctx)).resolves.toMatchObject({ pendingEmail: null });
});

test('an expired email change cannot be confirmed and does not block a new request', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { oldToken } = await requestChange(ctx);
  await inCompany('update email_changes set expires_at = now() where operator_id = $1', [operator.id]);

  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({
    status: 'Expired',
    isConfirmed: false,
  });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
  await expect(requestChange(ctx)).resolves.toBeDefined();
});

test('email links return NOT_FOUND for removed operators and for foreign or unknown tokens', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { oldToken } = await requestChange(ctx);
  await inCompany('update operators set removed_at = now() where id = $1', [operator.id]);
  const other = await fixture.company();
  const foreignToken = Buffer.concat([
    Buffer.from(newCompanyToken(other.id).token, 'base64url').subarray(0, 16),
    Buffer.from(oldToken, 'base64url').subarray(16),
  ]).toString('base64url');

  for (const token of [oldToken, foreignToken, newCompanyToken(company.id).token, 'x', '']) {
    for (const operation of [emailConfirmation, confirmEmailChange, declineEmailChange]) {
      await expect(operation(anonymous(), token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  }
});

test('confirmEmailChange changes the address once when both sides confirm concurrently', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { newEmail, oldToken, newToken } = await requestChange(ctx);
  const confirmations = await Promise.all(
    [oldToken, newToken].map((token) => confirmEmailChange(anonymous(), token)),
  );
  expect(confirmations.map(({ status }) => status).sort()).toEqual(['Done', 'Open']);
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
});

test.each([
  ['no password', { password: null }, 'password'],
  ['a wrong password', { password: 'not this one' }, 'password'],
  ['an invalid address', { email: 'somewhere' }, 'email'],
])('requestEmailChange rejects %s and creates no change', async (_name, invalidInput, field) => {
  const { ctx } = await createSignedInOperator();
  await expect(
    requestEmailChange(ctx, { email: createAddress(), password, ...invalidInput }),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
  expect(await myAccount(ctx)).toMatchObject({ pendingEmail: null });
});

test('requestEmailChange rejects the current address of the operator', async () => {
  const { operator, ctx } = await createSignedInOperator();
  await expect(
    requestEmailChange(ctx, { email: operator.email.toUpperCase(), password }),
  ).rejects.toMatchObject({ details: { fields: { email: 'This is already your email address.' } } });
});

test('requestEmailChange limits an operator to five requests an hour', async () => {
  const { ctx } = await createSignedInOperator();
  for (let count = 0; count < 5; count += 1) {
    await requestEmailChange(ctx, { email: createAddress(), password });
  }
  await expect(requestEmailChange(ctx, { email: createAddress(), password })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

test('requestEmailChange limits an address to five requests an hour from each network', async () => {
  const email = createAddress();
  for (let count = 0; count < 5; count += 1) {
    await requestEmailChange((await createSignedInOperator()).ctx, { email, password });
  }
  const { ctx } = await createSignedInOperator();
  await expect(requestEmailChange(ctx, { email, password })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const onOtherNetwork = { ...ctx, caller: { ...ctx.caller, ipAddress: '203.0.113.9' } };
  await expect(requestEmailChange(onOtherNetwork, { email, password })).resolves.toMatchObject({
    pendingEmail: { email },
  });
});

test('requestEmailChange and cancelEmailChange return UNAUTHENTICATED without a session', async () => {
  await expect(
    requestEmailChange(fixture.asAnonymous(), { email: createAddress(), password }),
  ).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(cancelEmailChange(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('purgeExpired deletes email changes 30 days after they expire', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { oldToken } = await requestChange(ctx);
  await inCompany("update email_changes set expires_at = now() - interval '31 days' where operator_id = $1", [
    operator.id,
  ]);
  await purgeExpired(fixture.services);
  await expect(emailConfirmation(anonymous(), oldToken)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const newPassword = 'a quite different one';

test.each<[string, (ctx: Context, other: Context) => Promise<unknown>]>([
  [
    'a password change in the requesting session',
    (ctx) => changePassword(ctx, { current: password, password: newPassword }),
  ],
  [
    'a password change in another session',
    (_ctx, other) => changePassword(other, { current: password, password: newPassword }),
  ],
  [
    'a password reset by email',
    async ({ viewer }) => {
      await requestPasswordReset(anonymous(), { email: viewer?.email ?? '' });
      const token = extractToken(await mailbox.next(viewer?.email ?? ''));
      await resetPassword(anonymous(), { token, password: newPassword });
    },
  ],
  ['revoking the requesting session', (ctx, other) => revokeSession(other, ctx.viewer?.sessionId ?? '')],
  ['revoking all other sessions', (_ctx, other) => revokeOtherSessions(other)],
])('a pending email change is canceled by %s', async (_name, trigger) => {
  const { operator, ctx, otherSession } = await createSignedInOperator();
  const other = { ...ctx, viewer: otherSession };
  const { oldToken, newToken } = await requestChange(ctx);
  await confirmEmailChange(anonymous(), newToken);

  await trigger(ctx, other);

  expect(await emailConfirmation(anonymous(), oldToken)).toMatchObject({ status: 'Canceled' });
  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Canceled' });
  expect(await emailOf(operator.id)).toMatchObject({ email: operator.email });
  expect(await myAccount(other)).toMatchObject({ pendingEmail: null });
});

test('an email change can be completed after the requesting session is signed out', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { newEmail, oldToken, newToken } = await requestChange(ctx);
  await signOut(ctx);
  await confirmEmailChange(anonymous(), newToken);
  expect(await confirmEmailChange(anonymous(), oldToken)).toMatchObject({ status: 'Done' });
  expect(await emailOf(operator.id)).toMatchObject({ email: newEmail });
});

test('changePassword audits the new address of the email change that it cancels', async () => {
  const { operator, ctx } = await createSignedInOperator();
  const { newEmail } = await requestChange(ctx);
  await changePassword(ctx, { current: password, password: newPassword });
  const { rows } = await inCompany(
    "select changes -> 1 as canceled from audit_events where target_id = $1 and action = 'operator.passwordChanged'",
    [operator.id],
  );
  expect(rows).toEqual([{ canceled: { field: 'emailAskedFor', before: newEmail, after: null } }]);
});
