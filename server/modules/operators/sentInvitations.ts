import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type { InvitationLink, InvitationStatus, SentInvitation } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { admitInvitation } from './invite';
import {
  lockInvitation,
  noteLinkCopied,
  renewInvitation,
  selectInvitationById,
  type InvitationRow,
} from './invitationSql';
import { invitationUrl, newInvitationToken } from './invitationToken';
import { leaveTeam } from './leaveTeam';
import { toSentInvitation } from './present';
import { lockTeamAs } from './team';

const conflict = (message: string) => new DomainError('CONFLICT', message);

const whyNotOpen: Partial<Record<InvitationStatus, string>> = {
  Accepted: 'This invitation was accepted meanwhile. You find the person among the members.',
  Revoked: 'This invitation was revoked. Invite the person anew.',
};

async function invitationOf(db: Db, companyId: string, id: string): Promise<InvitationRow> {
  const row = isId(id) ? await selectInvitationById(db, companyId, id) : undefined;
  if (!row) throw notFound('invitation');
  return row;
}

/** One that waits or has run out, as nobody changes it until the transaction ends. */
async function openInvitation(db: Db, companyId: string, id: string): Promise<InvitationRow> {
  if (!isId(id) || !(await lockInvitation(db, companyId, id))) throw notFound('invitation');
  const row = await invitationOf(db, companyId, id);
  const refusal = whyNotOpen[row.status];
  if (refusal) throw conflict(refusal);
  return row;
}

/** Another link for seven days; the one before it works no more. */
export async function resendInvitation(ctx: Context, id: string): Promise<SentInvitation> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, jobs } = ctx.services;
  const { email } = await database.inCompany(companyId, (db) => invitationOf(db, companyId, id));
  await admitInvitation(ctx, companyId, email);
  return database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    const before = await openInvitation(db, companyId, id);
    await renewInvitation(db, companyId, id, newInvitationToken(ctx.services, companyId, id));
    const after = await invitationOf(db, companyId, id);
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

/** Takes the link back; the address can be invited again, by whichever company. */
export async function revokeInvitation(ctx: Context, id: string): Promise<true> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId, name } = viewer;
  await ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    const row = await openInvitation(db, companyId, id);
    await leaveTeam(db, companyId, row.operator_id, name);
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

/** Returns the link that was mailed. Whoever joins by it from now on has not proved the address. */
export async function invitationLink(ctx: Context, id: string): Promise<InvitationLink> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    const row = await openInvitation(db, companyId, id);
    const { token_sealed } = row;
    if (row.status === 'Expired' || !token_sealed) {
      throw conflict('This invitation has run out. Send it again, then copy the new link.');
    }
    await noteLinkCopied(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.linkCopied',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: row.email,
    });
    return { url: invitationUrl(ctx.services, companyId, { id, token_sealed }), expiresAt: row.expires_at };
  });
}
