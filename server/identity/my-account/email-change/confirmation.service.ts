import type { Context, Db, EmailConfirmation } from '../../../platform';
import { replaceAddress } from '../../auth/credentials';
import { endSession, endSessionsOf } from '../../sessions/sessions.service';
import { auditLinkResponse, handleLink } from './link';
import { setConfirmed, setStatus, type LinkedEmailChange } from './emailChange.repository';

/** Returns the email change of a link without confirming it, because email scanners open every link. */
export const emailConfirmation = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  handleLink(ctx, token);

export const confirmEmailChange = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  handleLink(ctx, token, async (db, companyId, change) => {
    await setConfirmed(db, companyId, change.id, change.side);
    const otherConfirmedAt = change.side === 'Old' ? change.new_confirmed_at : change.old_confirmed_at;
    if (otherConfirmedAt) return completeEmailChange(db, ctx, companyId, change);
    await auditLinkResponse(db, ctx, companyId, change, {
      action: 'operator.emailChangeConfirmed',
      changes: [{ field: `${change.side.toLowerCase()}Address`, before: 'Asked', after: 'Agreed' }],
    });
  });

/**
 * Changes the address, ends the operator's sessions except the one that requested the change, and emails both
 * addresses. If another operator has claimed the new address, only marks the change as `Taken` and audits the
 * failure.
 */
async function completeEmailChange(
  db: Db,
  ctx: Context,
  companyId: string,
  change: LinkedEmailChange,
): Promise<void> {
  const { operator_id: operatorId, session_id, old_email: before, new_email: after } = change;
  const isReplaced = await replaceAddress(db, companyId, operatorId, after);
  await setStatus(db, companyId, change.id, isReplaced ? 'Done' : 'Taken');
  await auditLinkResponse(db, ctx, companyId, change, {
    action: isReplaced ? 'operator.emailChanged' : 'operator.emailChangeFailed',
    changes: [{ field: 'email', before, after: isReplaced ? after : before }],
  });
  if (!isReplaced) return;
  await endSessionsOf(db, companyId, operatorId, 'EmailChanged', session_id);
  const { jobs, settings } = ctx.services;
  const values = { name: change.operator_name, newEmail: after, link: `${settings.publicUrl}/login` };
  await jobs.enqueue(db, 'send-mail', { to: before, template: 'email-changed-old', values });
  await jobs.enqueue(db, 'send-mail', { to: after, template: 'email-changed-new', values });
}

/**
 * Declines the change. If the link was sent to the current address, also ends the session that requested the
 * change, which may be stolen.
 */
export const declineEmailChange = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  handleLink(ctx, token, async (db, companyId, change) => {
    const { operator_id: operatorId, session_id: id, old_email: after, new_email: before } = change;
    await setStatus(db, companyId, change.id, 'Declined');
    if (change.side === 'Old') await endSession(db, companyId, operatorId, { id, reason: 'Revoked' });
    await auditLinkResponse(db, ctx, companyId, change, {
      action: 'operator.emailChangeDeclined',
      changes: [{ field: 'email', before, after }],
    });
  });
