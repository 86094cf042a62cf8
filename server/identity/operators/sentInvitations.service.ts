import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  type InvitationLink,
  type SentInvitation,
  writeAuditEvent,
} from '../../platform';
import { conflict, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { isId } from '../../../contract/ids';
import type { InvitationStatus } from '../../../contract/enums';
import { countInvitation } from './invite.service';
import {
  lockInvitation,
  markLinkCopied,
  renewInvitation,
  selectInvitationById,
  type InvitationRow,
} from './invitation.repository';
import { invitationUrl, newInvitationToken } from './invitation';
import { lockTeamAsAdmin, removeFromTeam } from './team';
import { toSentInvitation } from './present';

const closedReasons: Partial<Record<InvitationStatus, () => string>> = {
  Accepted: () => t('This invitation was already accepted.'),
  Revoked: () => t('This invitation was revoked. Invite this person again.'),
};

async function loadInvitation(db: Db, companyId: string, id: string): Promise<InvitationRow> {
  const row = isId(id) ? await selectInvitationById(db, companyId, id) : undefined;
  if (!row) throw notFound();
  return row;
}

/**
 * Returns a pending or expired invitation, locked until the transaction ends. Throws `NOT_FOUND` for an
 * unknown id, and `CONFLICT` if the invitation was accepted or revoked.
 */
async function lockOpenInvitation(db: Db, companyId: string, id: string): Promise<InvitationRow> {
  if (!isId(id) || !(await lockInvitation(db, companyId, id))) throw notFound();
  const row = await loadInvitation(db, companyId, id);
  const reason = closedReasons[row.status];
  if (reason) throw conflict(reason());
  return row;
}

/** Emails a new link that is valid for seven days, and invalidates the previous one. */
export async function resendInvitation(ctx: Context, id: string): Promise<SentInvitation> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, jobs } = ctx.services;
  const { email } = await database.inCompany(companyId, (db) => loadInvitation(db, companyId, id));
  await countInvitation(ctx, companyId, email);
  return database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const before = await lockOpenInvitation(db, companyId, id);
    await renewInvitation(db, companyId, id, newInvitationToken(ctx.services, companyId, id));
    const after = await loadInvitation(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.resent',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: before.email,
      changes: [{ field: 'expiresAt', before: before.expires_at, after: after.expires_at }],
    });
    await enforceDailyCap(db, companyId, 'invitation', email);
    await jobs.enqueue(db, 'send-invitation', { companyId, invitationId: id });
    return toSentInvitation(after);
  });
}

/** Revokes an invitation, so that any company can use the address again. */
export async function revokeInvitation(ctx: Context, id: string): Promise<true> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId, name } = viewer;
  await ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const row = await lockOpenInvitation(db, companyId, id);
    await removeFromTeam(db, companyId, row.operator_id, name);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.revoked',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: row.email,
      changes: [{ field: 'status', before: row.status, after: 'Revoked' }],
    });
  });
  return true;
}

/**
 * Returns the emailed link. Accepting the invitation with a password then no longer proves the address,
 * because an Admin knows the link. Throws `CONFLICT` if the invitation is not pending.
 */
export async function createInvitationLink(ctx: Context, id: string): Promise<InvitationLink> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const row = await lockOpenInvitation(db, companyId, id);
    const { encrypted_token } = row;
    if (row.status === 'Expired' || !encrypted_token) {
      throw conflict(t('This invitation has expired. Resend it, then copy the new link.'));
    }
    await markLinkCopied(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.linkCopied',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: row.email,
    });
    return {
      url: invitationUrl(ctx.services, companyId, { id, encrypted_token }),
      expiresAt: row.expires_at,
    };
  });
}
