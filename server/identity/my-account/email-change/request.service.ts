import {
  authorize,
  type Context,
  enforceDailyCap,
  limitEach,
  type MutationRequestEmailChangeArgs,
  type MyAccount,
  networkAttempts,
  writeAuditEvent,
} from '../../../platform';
import { emailSides } from '../../../../contract/enums';
import { badInput } from '../../../lib/errors';
import { emailKey } from '../../../lib/emailAddress';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/input';
import { t } from '../../../lib/i18n/i18n';
import { ownAccountForUpdate, reauthenticate, requireSamePassword } from '../reauthenticate';
import { emailInput } from '../input';
import { toMyAccount } from '../myAccount.service';
import { cancelPendingEmailChange } from '../../auth/auth.repository';
import { insertChange } from './emailChange.repository';

/**
 * Requests an email change and cancels an open one. The response is the same for free and taken addresses,
 * so that it reveals no accounts. Only the email job checks whether the address is taken.
 */
export async function requestEmailChange(
  ctx: Context,
  args: MutationRequestEmailChangeArgs,
): Promise<MyAccount> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { services } = ctx;
  const { companyId, operatorId, sessionId } = viewer;
  const { email: newEmail } = parseInput(emailInput, { email: args.email });
  const verified = await reauthenticate(ctx, viewer, args.password, 'password');
  const key = emailKey(newEmail);
  if (key === emailKey(verified.email)) throw badInput({ email: t('This is already your email address.') });
  await limitEach(services, [
    ['email-change-operator', operatorId],
    ...networkAttempts('email-change-address', ctx.caller.ipAddress, key),
  ]);
  return services.database.inCompany(companyId, async (db) => {
    const account = await ownAccountForUpdate(db, viewer);
    requireSamePassword(verified, account, 'password');
    await enforceDailyCap(db, companyId, 'email-change-new', operatorId);
    await cancelPendingEmailChange(db, companyId, operatorId);
    const changeId = newId();
    const oldEmail = account.email;
    await insertChange(db, companyId, { id: changeId, operatorId, sessionId, oldEmail, newEmail });
    await writeAuditEvent(db, ctx, {
      action: 'operator.emailChangeAsked',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: account.name,
      changes: [{ field: 'email', before: oldEmail, after: newEmail }],
    });
    for (const side of emailSides) {
      await services.jobs.enqueue(db, 'send-email-change', { companyId, changeId, side });
    }
    return toMyAccount(db, companyId, account);
  });
}

export async function cancelEmailChange(ctx: Context): Promise<MyAccount> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const account = await ownAccountForUpdate(db, viewer);
    const canceledEmail = await cancelPendingEmailChange(db, companyId, operatorId);
    if (canceledEmail) {
      await writeAuditEvent(db, ctx, {
        action: 'operator.emailChangeCanceled',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: account.name,
        changes: [{ field: 'email', before: canceledEmail, after: account.email }],
      });
    }
    return toMyAccount(db, companyId, account);
  });
}
