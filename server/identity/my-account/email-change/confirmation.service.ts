import type { EmailSide } from '../../../../contract/enums';
import { readCompanyToken } from '../../../lib/companyToken';
import { linkNotFound } from '../../../lib/errors';
import {
  type AuditAction,
  type AuditChange,
  type Context,
  type Db,
  type EmailConfirmation,
  type EmailTemplate,
  enqueueEmail,
  limitNetwork,
  writeAuditEvent,
} from '../../../platform';
import { replaceAddress } from '../../auth/credentials';
import { endSession, endSessionsOf } from '../../sessions/sessions.service';
import { lockOwnAccount } from '../myAccount.repository';
import {
  type EmailChangeRow,
  type LinkedEmailChange,
  selectChangeByHash,
  setConfirmed,
  setStatus,
} from './emailChange.repository';

function waitingFor({ status, old_confirmed_at, new_confirmed_at }: EmailChangeRow): EmailSide | null {
  if (status !== 'Open') return null;
  if (old_confirmed_at === null) return 'Old';
  return new_confirmed_at === null ? 'New' : null;
}

const toEmailConfirmation = (change: LinkedEmailChange): EmailConfirmation => ({
  status: change.status,
  email: change.new_email,
  side: change.side,
  isConfirmed: (change.side === 'Old' ? change.old_confirmed_at : change.new_confirmed_at) !== null,
  waitingFor: waitingFor(change),
  expiresAt: change.expires_at,
});

type LinkHandler = (db: Db, companyId: string, change: LinkedEmailChange) => Promise<void>;

/**
 * Runs `handle` if the email change of a link is open, and returns the resulting state of the change. Throws
 * `NOT_FOUND` for an unknown link.
 */
async function handleLink(ctx: Context, token: string, handle?: LinkHandler): Promise<EmailConfirmation> {
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw linkNotFound();
  const { companyId, hash } = link;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const loadChange = async () => {
      const change = await selectChangeByHash(db, companyId, hash);
      if (!change) throw linkNotFound();
      return change;
    };
    const found = await loadChange();
    if (!handle || found.status !== 'Open') return toEmailConfirmation(found);
    // The lock serializes confirming, declining and canceling the change, which can run concurrently.
    await lockOwnAccount(db, companyId, found.operator_id);
    const change = await loadChange();
    if (change.status === 'Open') await handle(db, companyId, change);
    return toEmailConfirmation(await loadChange());
  });
}

/**
 * Audits a response to a link. The actor is the operator, because only their old and new addresses receive
 * links.
 */
const auditLinkResponse = (
  db: Db,
  ctx: Context,
  companyId: string,
  { operator_id: id, operator_name: name }: LinkedEmailChange,
  event: { action: AuditAction; changes: readonly AuditChange[] },
): Promise<void> =>
  writeAuditEvent(db, ctx, {
    ...event,
    targetType: 'Operator',
    targetId: id,
    targetLabel: name,
    actor: { companyId, type: 'Operator', id, name },
  });

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
  const valuesOf = () => ({
    name: change.operator_name,
    newEmail: after,
    link: `${ctx.services.settings.publicUrl}/login`,
  });
  const sendTo = (email: string, template: EmailTemplate) =>
    enqueueEmail(db, ctx.services, { recipient: { ...change, email }, template, valuesOf });
  await sendTo(before, 'email-changed-old');
  await sendTo(after, 'email-changed-new');
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
