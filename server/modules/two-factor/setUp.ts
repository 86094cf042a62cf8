import type { Context, Viewer } from '../../context';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorStatus } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { requestAddressProof } from '../auth/passwordReset';
import { ownAccount } from '../my-account/account';
import {
  mustSignInAnew,
  reauthenticate,
  reauthenticateUnlessRecent,
  requireSamePassword,
} from '../my-account/reauthenticate';
import { endSessionsOf } from '../sessions/service';
import { readDigits, wrongCode } from './codes';
import { mailAbout } from './mails';
import { ownTwoFactor, ownTwoFactorForUpdate } from './own';
import { makeRecoveryCodes } from './recoveryCodes';
import { replaceRecoveryCodes } from './recoverySql';
import { setPendingSecret, turnOn, type TwoFactorRow } from './sql';
import { inGroups, newSecret, otpauthUri, sealSecret, stepOf, unsealSecret } from './totp';
import { ownCodeTriesOf } from './tries';

const conflict = (message: string) => new DomainError('CONFLICT', message);
const isOnAlready = () => conflict('Two-factor is on already. Turn it off to set it up anew.');
const notStarted = () => conflict('Setting up two-factor was started anew, or not at all. Start once more.');

export async function twoFactorStatus(ctx: Context): Promise<TwoFactorStatus> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { row, account } = await ctx.services.database.inCompany(viewer.companyId, async (db) => ({
    row: await ownTwoFactor(db, viewer),
    account: await ownAccount(db, viewer),
  }));
  return {
    isOn: row.two_factor_at !== null,
    since: row.two_factor_at,
    recoveryCodesLeft: row.recovery_codes_left,
    isRequired: row.is_required,
    hasPassword: row.password_hash !== null,
    mustSignInAnew: mustSignInAnew(account),
  };
}

/** Makes the secret that an authenticator app is to have. It opens and closes nothing until a code of it was shown. */
export async function startTwoFactor(
  ctx: Context,
  password: string | null | undefined,
): Promise<TwoFactorSetup> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { companyId, operatorId, name, email } = viewer;
  // The company's rule meets whoever signs in, and consoles that have been open for weeks: it says nothing of who sits there.
  const prove = viewer.mustSetUpTwoFactor ? reauthenticateUnlessRecent : reauthenticate;
  const proved = await prove(ctx, viewer, password, 'password');
  await refuseUnproved(ctx, viewer);
  const secret = newSecret();
  const sealed = sealSecret(ctx.services, companyId, operatorId, secret);
  await ctx.services.database.inCompany(companyId, async (db) => {
    requireSamePassword(proved, await ownTwoFactorForUpdate(db, viewer), 'password');
    if (!(await setPendingSecret(db, companyId, operatorId, sealed))) throw isOnAlready();
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorStarted',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: name,
    });
  });
  return { secret: inGroups(secret), uri: otpauthUri(secret, email) };
}

/** An account may have another person's address, whose owner could not sign in past a second factor. */
async function refuseUnproved(ctx: Context, viewer: Viewer): Promise<void> {
  const row = await ctx.services.database.inCompany(viewer.companyId, (db) => ownTwoFactor(db, viewer));
  if (row.address_proved_at) return;
  await requestAddressProof(ctx, row.email);
  throw conflict(
    `Confirm your email address first. We sent a link to ${row.email}. Use it to choose a password, then sign in and start again.`,
  );
}

/** Turns it on. Sessions that began without a second step end, but for the one that it was just shown in. */
export async function confirmTwoFactor(ctx: Context, typed: string): Promise<RecoveryCodes> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { database } = ctx.services;
  const tries = ownCodeTriesOf(ctx, viewer);
  await tries.count();
  const proved = await database.inCompany(viewer.companyId, (db) => ownTwoFactor(db, viewer));
  const step = stepShown(ctx, viewer, proved, typed);
  await tries.succeed();
  const made = await makeRecoveryCodes();
  await database.inCompany(viewer.companyId, async (db) => {
    const { companyId, operatorId, sessionId } = viewer;
    const row = await ownTwoFactorForUpdate(db, viewer);
    if (row.two_factor_at) throw isOnAlready();
    // A set-up from before addresses had to be confirmed.
    if (!row.address_proved_at) throw notStarted();
    if (!proved.two_factor_secret?.equals(row.two_factor_secret ?? Buffer.alloc(0))) throw notStarted();
    await enforceDailyCap(db, companyId, 'two-factor-on', operatorId);
    await turnOn(db, companyId, operatorId, step);
    await replaceRecoveryCodes(db, companyId, operatorId, made);
    await endSessionsOf(db, companyId, operatorId, 'TwoFactorChanged', sessionId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorTurnedOn',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'hasTwoFactor', before: false, after: true }],
    });
    await mailAbout(db, ctx.services, 'two-factor-on', row);
    // Its sockets were let in to nothing but the shell.
    if (viewer.mustSetUpTwoFactor) await publish(db, { type: 'accessChanged', companyId, operatorId });
  });
  return { codes: made.codes };
}

function stepShown(ctx: Context, { companyId }: Viewer, row: TwoFactorRow, typed: string): number {
  if (row.two_factor_at) throw isOnAlready();
  if (!row.two_factor_secret) throw notStarted();
  const secret = unsealSecret(ctx.services, companyId, row.id, row.two_factor_secret);
  const digits = readDigits(typed);
  const step = digits === null ? null : stepOf(secret, digits);
  if (step === null) throw wrongCode();
  return step;
}
