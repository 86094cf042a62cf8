import {
  authorize,
  type Context,
  type Db,
  type MyAccount,
  type MyProfileInput,
  type Operator,
  writeAuditEvent,
} from '../../platform';
import { currentOperator } from '../../company';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { ownAccount, ownAccountForUpdate } from './account';
import { selectOpenChange } from './email-change/emailChange.repository';
import { myProfileInput } from './input';
import { mustReauthenticate } from './reauthenticate';
import { setProfile, type MyProfile, type OwnAccountRow } from './myAccount.repository';

export async function toMyAccount(db: Db, companyId: string, account: OwnAccountRow): Promise<MyAccount> {
  const change = await selectOpenChange(db, companyId, account.id);
  return {
    hasPassword: account.password_hash !== null,
    hasGoogle: account.has_google,
    locale: account.locale,
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
    const parsed = parseInput(myProfileInput(before.company_country), {
      ...input,
      name: input.name ?? undefined,
    });
    const profile: MyProfile = {
      name: parsed.name ?? before.name,
      phone: parsed.phone === undefined ? before.phone : parsed.phone,
      locale: parsed.locale === undefined ? before.locale : parsed.locale,
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
