import { accountRemoved, badInput, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { type Context, type Db, limit, resetLimit, type Viewer, writeAuditEvent } from '../../platform';
import { isPassword } from '../passwords/passwords';
import { lockOwnAccount, type OwnAccountRow, selectOwnAccount } from './myAccount.repository';

/**
 * Returns the viewer's account. Throws `USER_NOT_FOUND` if the operator was removed after the request began.
 */
export async function ownAccount(db: Db, viewer: Viewer): Promise<OwnAccountRow> {
  const account = await selectOwnAccount(db, viewer);
  if (!account) throw accountRemoved();
  return account;
}

/** Returns the viewer's account, locked until the transaction ends. */
export async function ownAccountForUpdate(db: Db, viewer: Viewer): Promise<OwnAccountRow> {
  await lockOwnAccount(db, viewer.companyId, viewer.operatorId);
  return ownAccount(db, viewer);
}

/** Audits a failed password or code check in a separate transaction, because the request itself fails. */
export const auditFailedReauthentication = (
  ctx: Context,
  viewer: Viewer,
  factor: 'Password' | 'Code',
): Promise<void> =>
  ctx.services.database.inCompany(viewer.companyId, (db) =>
    writeAuditEvent(db, ctx, {
      action: 'operator.proofFailed',
      targetType: 'Operator',
      targetId: viewer.operatorId,
      targetLabel: viewer.name,
      changes: [{ field: 'failed', before: null, after: factor }],
    }),
  );

const wrongPassword = (): string => t('Incorrect password.');

const reauthenticationError = () =>
  new DomainError(
    'FORBIDDEN',
    t('To confirm your identity, sign out, sign in with Google again and retry within 15 minutes.'),
  );

export const mustReauthenticate = ({ password_hash, is_recent }: OwnAccountRow): boolean =>
  password_hash === null && !is_recent;

type HasPassword = Pick<OwnAccountRow, 'password_hash'>;
type Field = 'current' | 'password';

type Reauthenticate = (
  ctx: Context,
  viewer: Viewer,
  password: string | null | undefined,
  field: Field,
) => Promise<OwnAccountRow>;

const loadOwnAccount = ({ services }: Context, viewer: Viewer): Promise<OwnAccountRow> =>
  services.database.inCompany(viewer.companyId, (db) => ownAccount(db, viewer));

/**
 * Requires the password or, for an account without one, a recent sign-in, because an open console may be
 * unattended. Returns the account, and audits a wrong password.
 */
export const reauthenticate: Reauthenticate = async (ctx, viewer, password, field) =>
  verifyPassword(ctx, viewer, await loadOwnAccount(ctx, viewer), { password, field });

/** Works like `reauthenticate`, but accepts a recent sign-in from accounts with a password too. */
export const reauthenticateUnlessRecent: Reauthenticate = async (ctx, viewer, password, field) => {
  const account = await loadOwnAccount(ctx, viewer);
  return account.is_recent ? account : verifyPassword(ctx, viewer, account, { password, field });
};

async function verifyPassword(
  ctx: Context,
  viewer: Viewer,
  account: OwnAccountRow,
  { password, field }: { password: string | null | undefined; field: Field },
): Promise<OwnAccountRow> {
  if (mustReauthenticate(account)) throw reauthenticationError();
  if (account.password_hash === null) return account;
  if (!password) throw badInput({ [field]: t('Enter your password.') });
  // Counts attempts per session, so that a stolen session can't lock the operator out of other sessions.
  const session = `${viewer.operatorId} ${viewer.sessionId}`;
  await limit(ctx.services, 'own-password-session', session);
  if (!(await isPassword(account.password_hash, password))) {
    await auditFailedReauthentication(ctx, viewer, 'Password');
    throw badInput({ [field]: wrongPassword() });
  }
  await resetLimit(ctx.services, 'own-password-session', session);
  return account;
}

/**
 * Throws `BAD_USER_INPUT` if the password changed while it was verified, because a password change revokes
 * earlier access.
 */
export function requireSamePassword(verified: HasPassword, current: HasPassword, field: Field): void {
  if (current.password_hash !== verified.password_hash) throw badInput({ [field]: wrongPassword() });
}
