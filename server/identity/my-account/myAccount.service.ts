import { currentOperator } from '../../company';
import { changedFields } from '../../lib/changedFields';
import { badInput } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  enqueueEmail,
  type MutationChangePasswordArgs,
  type MyAccount,
  type MyProfileInput,
  type Operator,
  writeAuditEvent,
} from '../../platform';
import { replacePassword } from '../auth/credentials';
import { hashPassword, isPassword } from '../passwords/passwords';
import { endSessionsOf } from '../sessions/sessions.service';
import {
  mustReauthenticate,
  ownAccount,
  ownAccountForUpdate,
  reauthenticate,
  requireSamePassword,
} from './reauthenticate';
import { selectOpenChange } from './email-change/emailChange.repository';
import { myProfileInput, passwordInput } from './input';
import { type MyProfile, type OwnAccountRow, setProfile } from './myAccount.repository';

export async function toMyAccount(db: Db, companyId: string, account: OwnAccountRow): Promise<MyAccount> {
  const change = await selectOpenChange(db, companyId, account.id);
  return {
    hasPassword: account.password_hash !== null,
    hasGoogle: account.has_google,
    locale: account.locale,
    language: account.language,
    mustReauthenticate: mustReauthenticate(account),
    pendingEmail: change
      ? {
          email: change.new_email,
          isOldConfirmed: change.old_confirmed_at !== null,
          isNewConfirmed: change.new_confirmed_at !== null,
          expiresAt: change.expires_at,
        }
      : null,
  };
}

export async function myAccount(ctx: Context): Promise<MyAccount> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) =>
    toMyAccount(db, companyId, await ownAccount(db, viewer)),
  );
}

export async function updateMyProfile(ctx: Context, input: MyProfileInput): Promise<Operator> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  await ctx.services.database.inCompany(companyId, async (db) => {
    const before = await ownAccountForUpdate(db, viewer);
    const parsed = parseInput(myProfileInput(before.country), {
      ...input,
      name: input.name ?? undefined,
    });
    const profile: MyProfile = {
      name: parsed.name ?? before.name,
      phone: parsed.phone === undefined ? before.phone : parsed.phone,
      locale: parsed.locale === undefined ? before.locale : parsed.locale,
      language: parsed.language === undefined ? before.language : parsed.language,
    };
    await setProfile(db, companyId, operatorId, profile);
    await writeAuditEvent(db, ctx, {
      action: 'operator.updated',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: profile.name,
      changes: changedFields(before, profile),
    });
  });
  return currentOperator(ctx);
}

/**
 * Changes the viewer's password after verifying the current one. Cancels an open email change, ends all other
 * sessions and emails the viewer.
 */
export async function changePassword(ctx: Context, args: MutationChangePasswordArgs): Promise<true> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId, sessionId } = viewer;
  const { password } = parseInput(passwordInput, { password: args.password });
  const verified = await reauthenticate(ctx, viewer, args.current, 'current');
  if (await isPassword(verified.password_hash, password)) {
    throw badInput({ password: t('This is already your password. Choose another one.') });
  }
  const passwordHash = await hashPassword(password);
  await ctx.services.database.inCompany(companyId, async (db) => {
    const account = await ownAccountForUpdate(db, viewer);
    requireSamePassword(verified, account, 'current');
    await enforceDailyCap(db, companyId, 'own-password-changed', operatorId);
    const changes = await replacePassword(db, companyId, account, passwordHash);
    await endSessionsOf(db, companyId, operatorId, 'PasswordChanged', sessionId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.passwordChanged',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: account.name,
      changes,
    });
    await enqueueEmail(db, ctx.services, {
      recipient: account,
      template: 'own-password-changed',
      valuesOf: () => ({ name: account.name, link: `${ctx.services.settings.publicUrl}/forgot-password` }),
    });
  });
  return true;
}
