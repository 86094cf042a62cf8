import {
  type Attempt,
  type Context,
  enqueueEmail,
  firstWithinLimit,
  type JobPayloads,
  knownDevice,
  limitEach,
  limitNetwork,
  type Mailer,
  type MutationRequestPasswordResetArgs,
  type MutationResetPasswordArgs,
  networkAttempts,
  type Services,
  systemContext,
  uncountAttempt,
  writeAuditEvent,
} from '../../platform';
import { badInput } from '../../lib/errors';
import { newCompanyToken, readCompanyToken } from '../../lib/companyToken';
import { emailKey, malformedEmail, readEmailAddress, spellingKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { isSameNetwork } from '../../lib/network';
import { parseInput } from '../../lib/input';
import { inOperatorLocale, t } from '../../lib/i18n/i18n';
import { endSessionsOf } from '../sessions/sessions.service';
import { selectSignInAddresses } from '../sessions/sessions.repository';
import { resetDailyCodeLimits } from '../two-factor/codeAttempts';
import { removeUnconfirmedTwoFactor } from '../two-factor/ownTwoFactor';
import { checkBot } from './botCheck';
import { findByAddress, isProvedByAnother, type DirectoryEntry } from './directory.repository';
import { resetPasswordInput } from './input';
import { replacePassword } from './credentials';
import { insertPasswordReset, selectOpenPasswordReset, usePasswordReset } from './passwordReset.repository';
import { hashPassword } from '../passwords/passwords';
import { lockAccount, selectAccount, setAddressVerified } from './auth.repository';

const invalidLink = () =>
  badInput({ token: t('This link was already used or has expired. Request a new one.') });

/**
 * Enqueues the email with a password link. Behaves the same with and without an account, because only the job
 * looks up the account.
 */
export async function requestPasswordReset(
  ctx: Context,
  args: MutationRequestPasswordResetArgs,
): Promise<boolean> {
  const { services, caller } = ctx;
  await checkBot(ctx, args.captchaToken);
  const typedAddress = readEmailAddress(args.email);
  if (!typedAddress) throw badInput({ email: malformedEmail() });
  const email = emailKey(typedAddress);
  const device = knownDevice(services.settings, ctx.device, spellingKey(typedAddress));
  // Each known device and each network has its own limits, so that strangers cannot use up the limits of the
  // operator.
  const counted = (name: 'reset-address' | 'reset-address-day'): Attempt[] =>
    device === null ? networkAttempts(name, caller.ipAddress, email) : [[name, `${email} ${device}`]];
  await limitEach(services, [
    ...(device === null ? networkAttempts('reset-network', caller.ipAddress) : []),
    ...counted('reset-address'),
    ...counted('reset-address-day'),
  ]);
  const payload = { email: spellingKey(typedAddress), caller, isExact: device !== null };
  await services.database.onPlatform((db) => services.jobs.enqueue(db, 'send-password-reset', payload));
  return true;
}

/** Enqueues an email with a password link that proves an address. Two-factor setup requires this proof. */
export async function requestAddressProof(
  { services, caller }: Context,
  typedAddress: string,
): Promise<void> {
  const email = emailKey(typedAddress);
  // Proofs are counted separately from requests that strangers can make without signing in.
  const counted = `${email} proof`;
  await limitEach(services, [
    ['reset-address', counted],
    ['reset-address-day', counted],
  ]);
  const payload = { email: spellingKey(typedAddress), caller, isExact: true, isProof: true };
  await services.database.onPlatform((db) => services.jobs.enqueue(db, 'send-password-reset', payload));
}

type Request = JobPayloads['send-password-reset'];

/**
 * Counts an email to an operator. Returns the counted attempt, or null beyond the caps. Known devices and
 * networks have a separate cap, and one email an hour is sent beyond both.
 */
async function countReset(
  services: Services,
  { company_id: companyId, operator_id: operatorId }: DirectoryEntry,
  { caller: { ipAddress }, isExact: isKnownDevice = false }: Request,
): Promise<Attempt | null> {
  const addresses = await services.database.inCompany(companyId, (db) =>
    selectSignInAddresses(db, companyId, operatorId),
  );
  const isTrusted = isKnownDevice || addresses.some((address) => isSameNetwork(address, ipAddress));
  return firstWithinLimit(services, [
    ['reset-operator-day', isTrusted ? `${operatorId} known` : operatorId],
    ['link-beyond-cap', operatorId],
  ]);
}

/**
 * Runs the `send-password-reset` job. Sends no email without an Active account, beyond the caps, or to
 * another spelling if `isExact` is set.
 */
export async function sendPasswordReset(services: Services, mailer: Mailer, request: Request): Promise<void> {
  const { email, isExact = false, isProof = false } = request;
  const entry = await services.database.onPlatform((db) => findByAddress(db, email));
  if (!entry || (isExact && entry.email !== email)) return;
  if (isProof) return sendResetEmail(services, mailer, entry, request);
  const counted = await countReset(services, entry, request);
  if (!counted) return;
  try {
    await sendResetEmail(services, mailer, entry, request);
  } catch (error) {
    // The retried job counts the reset again.
    await uncountAttempt(services, counted);
    throw error;
  }
}

async function sendResetEmail(
  { database, settings }: Services,
  mailer: Mailer,
  { company_id: companyId, operator_id: operatorId }: DirectoryEntry,
  { caller, isProof = false }: Request,
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const recipient = await database.inCompany(companyId, async (db) => {
    const account = await selectAccount(db, companyId, operatorId);
    if (account?.status !== 'Active') return null;
    await insertPasswordReset(db, companyId, { id: newId(), operatorId, tokenHash: hash });
    // The actor is the system, because anyone can request a reset without signing in.
    await writeAuditEvent(
      db,
      { ...systemContext(companyId), caller },
      {
        action: 'operator.passwordResetAsked',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: account.name,
      },
    );
    return account;
  });
  if (!recipient) return;
  // The email goes to the address of the account, never to another spelling with the same key.
  await inOperatorLocale(recipient, () =>
    mailer.send(recipient.email, isProof ? 'address-proof' : 'password-reset', {
      name: recipient.name,
      link: `${settings.publicUrl}/reset-password?token=${token}`,
    }),
  );
}

/**
 * Sets a new password, removes unconfirmed two-factor authentication, marks the address as proved and ends
 * all sessions. Emails the operator about the change. Throws `BAD_USER_INPUT` if the link or the password is
 * invalid.
 */
export async function resetPassword(ctx: Context, args: MutationResetPasswordArgs): Promise<boolean> {
  const { services, caller } = ctx;
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(args.token);
  if (!link) throw invalidLink();
  const { companyId, hash } = link;
  const openReset = await services.database.inCompany(companyId, (db) =>
    selectOpenPasswordReset(db, companyId, hash),
  );
  if (!openReset) throw invalidLink();
  const { password } = parseInput(resetPasswordInput, args);
  const passwordHash = await hashPassword(password);
  await services.database.inCompany(companyId, async (db) => {
    // Locks the operator before the links, the order of all credential changes, to prevent deadlocks.
    const account = await lockAccount(db, companyId, openReset.operator_id);
    if (!account || !(await usePasswordReset(db, companyId, hash))) throw invalidLink();
    if (await isProvedByAnother(db, companyId, account.id)) throw invalidLink();
    const changes = [
      ...(await replacePassword(db, companyId, account, passwordHash)),
      ...(await removeUnconfirmedTwoFactor(db, companyId, account)),
    ];
    await setAddressVerified(db, companyId, account.id);
    await endSessionsOf(db, companyId, account.id, 'PasswordChanged');
    await writeAuditEvent(db, ctx, {
      action: 'operator.passwordReset',
      targetType: 'Operator',
      targetId: account.id,
      targetLabel: account.name,
      changes,
      actor: { companyId, type: 'Operator', id: account.id, name: account.name },
    });
    await enqueueEmail(db, services, {
      recipient: account,
      template: 'password-changed',
      valuesOf: () => ({ name: account.name, link: `${services.settings.publicUrl}/forgot-password` }),
    });
  });
  await resetDailyCodeLimits(services, openReset.operator_id);
  return true;
}
