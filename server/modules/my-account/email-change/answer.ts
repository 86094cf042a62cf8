import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import type { EmailConfirmation } from '../../../schema.generated';
import { replaceAddress } from '../../auth/credentials';
import { endSession, endSessionsOf } from '../../sessions/service';
import { recordAnswer, withLink } from './link';
import { setConfirmed, setStatus, type LinkedEmailChange } from './sql';

/** What a link asks. Looking answers nothing: programs that check mails open every link. */
export const emailConfirmation = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  withLink(ctx, token);

export const confirmEmailChange = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  withLink(ctx, token, async (db, companyId, change) => {
    await setConfirmed(db, companyId, change.id, change.side);
    const other = change.side === 'Old' ? change.new_confirmed_at : change.old_confirmed_at;
    if (other) return finish(db, ctx, companyId, change);
    await recordAnswer(db, ctx, companyId, change, {
      action: 'operator.emailChangeConfirmed',
      changes: [{ field: `${change.side.toLowerCase()}Address`, before: 'Asked', after: 'Agreed' }],
    });
  });

/** Both have agreed: the address changes, unless somebody else has it by now. */
async function finish(db: Db, ctx: Context, companyId: string, change: LinkedEmailChange): Promise<void> {
  const { operator_id: operatorId, session_id, old_email: before, new_email: after } = change;
  const isGiven = await replaceAddress(db, companyId, operatorId, after);
  await setStatus(db, companyId, change.id, isGiven ? 'Done' : 'Taken');
  await recordAnswer(db, ctx, companyId, change, {
    action: isGiven ? 'operator.emailChanged' : 'operator.emailChangeFailed',
    changes: [{ field: 'email', before, after: isGiven ? after : before }],
  });
  if (!isGiven) return;
  await endSessionsOf(db, companyId, operatorId, 'EmailChanged', session_id);
  const { jobs, settings } = ctx.services;
  const values = { name: change.operator_name, newEmail: after, link: `${settings.publicUrl}/login` };
  await jobs.enqueue(db, 'send-mail', { to: before, template: 'email-changed-old', values });
  await jobs.enqueue(db, 'send-mail', { to: after, template: 'email-changed-new', values });
}

/** Whoever reads the mails of the address in use did not ask for this: the session that did ends. */
export const declineEmailChange = (ctx: Context, token: string): Promise<EmailConfirmation> =>
  withLink(ctx, token, async (db, companyId, change) => {
    const { operator_id: operatorId, session_id: id, old_email: after, new_email: before } = change;
    await setStatus(db, companyId, change.id, 'Declined');
    if (change.side === 'Old') await endSession(db, companyId, operatorId, { id, reason: 'Revoked' });
    await recordAnswer(db, ctx, companyId, change, {
      action: 'operator.emailChangeDeclined',
      changes: [{ field: 'email', before, after }],
    });
  });
