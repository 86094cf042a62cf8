import {
  authorize,
  type Context,
  enforceDailyCap,
  type RecoveryCodes,
  type TwoFactorSetup,
  type TwoFactorStatus,
  type Viewer,
  writeAuditEvent,
} from '../../../platform';
import { conflict } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { requestAddressProof } from '../../auth/passwordReset.service';
import {
  mustReauthenticate,
  ownAccount,
  reauthenticate,
  reauthenticateUnlessRecent,
  requireSamePassword,
} from '../reauthenticate';
import { endSessionsOf } from '../../sessions/sessions.service';
import { createRecoveryCodes, parseDigits, wrongCodeError } from '../../two-factor/codes';
import { enqueueTwoFactorEmail, loadOwnTwoFactor, lockOwnTwoFactor } from '../../two-factor/ownTwoFactor';
import {
  replaceRecoveryCodes,
  setPendingSecret,
  turnTwoFactorOn,
  type TwoFactorRow,
} from '../../two-factor/twoFactor.repository';
import {
  formatSecret,
  newSecret,
  otpauthUri,
  encryptSecret,
  timeStepOf,
  decryptSecret,
} from '../../two-factor/totp';
import { createSessionCodeCounter } from '../../two-factor/codeAttempts';

const alreadyOnError = () =>
  conflict(t('Two-factor authentication is already on. Turn it off to set it up again.'));
const notStartedError = () => conflict(t('The setup of two-factor authentication has expired. Start again.'));

export async function twoFactorStatus(ctx: Context): Promise<TwoFactorStatus> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { row, account } = await ctx.services.database.inCompany(viewer.companyId, async (db) => ({
    row: await loadOwnTwoFactor(db, viewer),
    account: await ownAccount(db, viewer),
  }));
  return {
    isOn: row.two_factor_at !== null,
    enabledAt: row.two_factor_at,
    recoveryCodesRemaining: row.recovery_codes_remaining,
    isRequired: row.is_required,
    hasPassword: row.password_hash !== null,
    mustReauthenticate: mustReauthenticate(account),
  };
}

/**
 * Reauthenticates the operator, and stores a new secret for an authenticator app. Two-factor remains off
 * until a code of the secret is confirmed.
 */
export async function startTwoFactorSetup(
  ctx: Context,
  password: string | null | undefined,
): Promise<TwoFactorSetup> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId, name, email } = viewer;
  // A company can start to require two-factor while old sessions are open, so only a recent sign-in replaces
  // the password.
  const verify = viewer.mustSetUpTwoFactor ? reauthenticateUnlessRecent : reauthenticate;
  const verified = await verify(ctx, viewer, password, 'password');
  await requireConfirmedEmail(ctx, viewer);
  const secret = newSecret();
  const encryptedSecret = encryptSecret(ctx.services, companyId, operatorId, secret);
  await ctx.services.database.inCompany(companyId, async (db) => {
    requireSamePassword(verified, await lockOwnTwoFactor(db, viewer), 'password');
    if (!(await setPendingSecret(db, companyId, operatorId, encryptedSecret))) throw alreadyOnError();
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorStarted',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: name,
    });
  });
  return { secret: formatSecret(secret), uri: otpauthUri(secret, email) };
}

/**
 * Throws `CONFLICT` and emails a link if the address is unconfirmed, because two-factor would lock out the
 * person to whom the address belongs.
 */
async function requireConfirmedEmail(ctx: Context, viewer: Viewer): Promise<void> {
  const row = await ctx.services.database.inCompany(viewer.companyId, (db) => loadOwnTwoFactor(db, viewer));
  if (row.address_proved_at) return;
  await requestAddressProof(ctx, row.email);
  throw conflict(
    t(
      'Confirm your email address first. Use the link that we sent to {email} to choose a password, then sign in and start again.',
      { email: row.email },
    ),
  );
}

/**
 * Turns two-factor on, ends all sessions except the current one, emails the operator and returns the recovery
 * codes.
 */
export async function confirmTwoFactorSetup(ctx: Context, typedCode: string): Promise<RecoveryCodes> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { database } = ctx.services;
  const attempts = createSessionCodeCounter(ctx, viewer);
  await attempts.count();
  const verified = await database.inCompany(viewer.companyId, (db) => loadOwnTwoFactor(db, viewer));
  const step = verifySetupCode(ctx, viewer, verified, typedCode);
  await attempts.succeed();
  const recoveryCodes = await createRecoveryCodes();
  await database.inCompany(viewer.companyId, async (db) => {
    const { companyId, operatorId, sessionId } = viewer;
    const row = await lockOwnTwoFactor(db, viewer);
    if (row.two_factor_at) throw alreadyOnError();
    // The setup may have started in a release that did not require a confirmed email address.
    if (!row.address_proved_at) throw notStartedError();
    if (!verified.two_factor_secret?.equals(row.two_factor_secret ?? Buffer.alloc(0)))
      throw notStartedError();
    await enforceDailyCap(db, companyId, 'two-factor-on', operatorId);
    await turnTwoFactorOn(db, companyId, operatorId, step);
    await replaceRecoveryCodes(db, companyId, operatorId, recoveryCodes);
    await endSessionsOf(db, companyId, operatorId, 'TwoFactorChanged', sessionId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorTurnedOn',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'hasTwoFactor', before: false, after: true }],
    });
    await enqueueTwoFactorEmail(db, ctx.services, 'two-factor-on', row);
    // Open sockets have access only to the shell, so they must reconnect.
    if (viewer.mustSetUpTwoFactor) await db.publish({ type: 'accessChanged', companyId, operatorId });
  });
  return { codes: recoveryCodes.codes };
}

function verifySetupCode(ctx: Context, { companyId }: Viewer, row: TwoFactorRow, typedCode: string): number {
  if (row.two_factor_at) throw alreadyOnError();
  if (!row.two_factor_secret) throw notStartedError();
  const secret = decryptSecret(ctx.services, companyId, row.id, row.two_factor_secret);
  const digits = parseDigits(typedCode);
  const step = digits === null ? null : timeStepOf(secret, digits);
  if (step === null) throw wrongCodeError();
  return step;
}
