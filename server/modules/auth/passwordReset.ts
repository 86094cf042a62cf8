import type { Context, Services } from '../../context';
import { badInput } from '../../errors';
import type { JobPayloads } from '../../jobs';
import { newCompanyToken, readCompanyToken } from '../../lib/companyToken';
import { emailKey, malformedEmail, readEmailAddress, spellingKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { isFromNetworkOf } from '../../lib/network';
import { parseInput } from '../../lib/parseInput';
import type { Mailer } from '../../mail/mailer';
import type { MutationRequestPasswordResetArgs, MutationResetPasswordArgs } from '../../schema.generated';
import { bySystem } from '../audit/bySystem';
import { recordAudit } from '../audit/service';
import { endSessionsOf } from '../sessions/service';
import { selectSignInAddresses } from '../sessions/sql';
import { forgetGuesses } from '../two-factor/tries';
import { forgetUnprovedTwoFactor } from '../two-factor/unproved';
import { checkBot } from './botCheck';
import { findByAddress, isProvedByAnother, type DirectoryEntry } from './directory';
import { resetPasswordInput } from './input';
import { knownDevice } from './deviceMarks';
import { firstWithin, giveBack, limitEach, limitNetwork, networkTries, type Try } from './limits';
import { givePassword } from './ownAccount';
import { insertPasswordReset, openPasswordReset, takePasswordReset } from './passwordResetSql';
import { hashPassword } from './passwords';
import { lockAccount, selectAccount, setAddressProved } from './sql';

const usedUp = () =>
  badInput({ token: 'This link has been used already or has run out. Ask for a new one.' });

/** Says and does the same for every address: whose it is, only the job that sends the mail looks up. */
export async function requestPasswordReset(
  ctx: Context,
  args: MutationRequestPasswordResetArgs,
): Promise<boolean> {
  const { services, caller } = ctx;
  await checkBot(ctx, args.botCheckToken);
  const typed = readEmailAddress(args.email);
  if (!typed) throw badInput({ email: malformedEmail });
  const email = emailKey(typed);
  const device = knownDevice(services.settings, ctx.device, spellingKey(typed));
  // A stranger's requests take nothing from those of the operator's own browser, nor of another network.
  const counted = (name: 'reset-address' | 'reset-address-day'): Try[] =>
    device === null ? networkTries(name, caller.ipAddress, email) : [[name, `${email} ${device}`]];
  await limitEach(services, [
    ...(device === null ? networkTries('reset-network', caller.ipAddress) : []),
    ...counted('reset-address'),
    ...counted('reset-address-day'),
  ]);
  const asked = { email: spellingKey(typed), caller, isExact: device !== null };
  await services.database.onPlatform((db) => services.jobs.enqueue(db, 'send-password-reset', asked));
  return true;
}

/** Sends the same link to confirm an address, which its owner needs before setting up two-factor. */
export async function mailAddressProof({ services, caller }: Context, typed: string): Promise<void> {
  const email = emailKey(typed);
  // Counted apart from the requests that strangers can make without signing in.
  const counted = `${email} proof`;
  await limitEach(services, [
    ['reset-address', counted],
    ['reset-address-day', counted],
  ]);
  const asked = { email: spellingKey(typed), caller, isExact: true, isProof: true };
  await services.database.onPlatform((db) => services.jobs.enqueue(db, 'send-password-reset', asked));
}

type Request = JobPayloads['send-password-reset'];

/**
 * Counts an email to an operator, and returns what it was counted by; null beyond the cap. Known devices and networks share
 * a count that strangers can't use up, and beyond each the owner still gets a link every hour.
 */
async function countReset(
  services: Services,
  { company_id: companyId, operator_id: operatorId }: DirectoryEntry,
  { caller: { ipAddress }, isExact: isKnownDevice = false }: Request,
): Promise<Try | null> {
  const addresses = await services.database.inCompany(companyId, (db) =>
    selectSignInAddresses(db, companyId, operatorId),
  );
  const isKnown = isKnownDevice || addresses.some((address) => isFromNetworkOf(address, ipAddress));
  return firstWithin(services, [
    ['reset-operator-day', isKnown ? `${operatorId} known` : operatorId],
    ['link-beyond-cap', operatorId],
  ]);
}

/** The job behind the request: nothing happens for an address that nobody signs in with. */
export async function sendPasswordReset(services: Services, mailer: Mailer, request: Request): Promise<void> {
  const { email, isExact = false, isProof = false } = request;
  const entry = await services.database.onPlatform((db) => findByAddress(db, email));
  if (!entry || (isExact && entry.email !== email)) return;
  if (isProof) return mailReset(services, mailer, entry, request);
  const counted = await countReset(services, entry, request);
  if (!counted) return;
  try {
    await mailReset(services, mailer, entry, request);
  } catch (error) {
    // The queue retries, which counts again.
    await giveBack(services, counted);
    throw error;
  }
}

async function mailReset(
  { database, settings }: Services,
  mailer: Mailer,
  { company_id: companyId, operator_id: operatorId }: DirectoryEntry,
  { caller, isProof = false }: Request,
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const addressee = await database.inCompany(companyId, async (db) => {
    const account = await selectAccount(db, companyId, operatorId);
    if (account?.status !== 'Active') return null;
    await insertPasswordReset(db, companyId, { id: newId(), operatorId, tokenHash: hash });
    // Whoever asks is known by their address alone, which anybody may have typed.
    await recordAudit(
      db,
      { ...bySystem(companyId), caller },
      {
        action: 'operator.passwordResetAsked',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: account.name,
      },
    );
    return account;
  });
  if (!addressee) return;
  // To the address that was proved or invited, never to one that merely has the same key.
  await mailer.send(addressee.email, isProof ? 'address-proof' : 'password-reset', {
    name: addressee.name,
    link: `${settings.publicUrl}/reset-password?token=${token}`,
  });
}

/** Sets a new password and ends every session of the operator: whoever had the old one is out. */
export async function resetPassword(ctx: Context, args: MutationResetPasswordArgs): Promise<boolean> {
  const { services, caller } = ctx;
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(args.token);
  if (!link) throw usedUp();
  const { companyId, hash } = link;
  const open = await services.database.inCompany(companyId, (db) => openPasswordReset(db, companyId, hash));
  if (!open) throw usedUp();
  const { password } = parseInput(resetPasswordInput, args);
  const passwordHash = await hashPassword(password);
  await services.database.inCompany(companyId, async (db) => {
    // The operator before their links, as everything locks them that gives or takes a way in.
    const account = await lockAccount(db, companyId, open.operator_id);
    if (!account || !(await takePasswordReset(db, companyId, hash))) throw usedUp();
    if (await isProvedByAnother(db, companyId, account.id)) throw usedUp();
    const changes = [
      ...(await givePassword(db, companyId, account, passwordHash)),
      ...(await forgetUnprovedTwoFactor(db, companyId, account)),
    ];
    await setAddressProved(db, companyId, account.id);
    await endSessionsOf(db, companyId, account.id, 'PasswordChanged');
    await recordAudit(db, ctx, {
      action: 'operator.passwordReset',
      targetType: 'Operator',
      targetId: account.id,
      targetLabel: account.name,
      changes,
      actor: { companyId, type: 'Operator', id: account.id, name: account.name },
    });
    await services.jobs.enqueue(db, 'send-mail', {
      to: account.email,
      template: 'password-changed',
      values: { name: account.name, link: `${services.settings.publicUrl}/forgot-password` },
    });
  });
  await forgetGuesses(services, open.operator_id);
  return true;
}
