import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { readCompanyToken } from '../../lib/companyToken';
import { enforceDailyCap } from '../../mail/dailyCaps';
import type { CompanyStatus, Invitation, InvitationStatus } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { limitNetwork } from '../auth/limits';
import { loadRolePermissions } from '../roles/service';
import {
  lockInvitation,
  noteRenewalAsked,
  selectInvitationByHash,
  type InvitationRow,
} from './invitationSql';
import { mailAdmins } from './mailAdmins';
import { holdCompany } from './sql';

/** Why nobody joins by a link. */
export const whyNot: Readonly<Record<Exclude<InvitationStatus, 'Pending'>, string>> = {
  Accepted: 'This invitation was accepted already. Sign in instead.',
  Revoked: 'This invitation was revoked. Ask an Admin of the company.',
  Expired: 'This invitation has run out. Ask for a new one.',
  Replaced: 'This invitation was sent again. Use the link in the newest mail.',
};

const closedBy: Partial<Record<CompanyStatus, DomainError['code']>> = {
  Cancelled: 'COMPANY_CANCELLED',
  Blocked: 'COMPANY_BLOCKED',
};

export function refuseClosedCompany({ company_status: status }: InvitationRow): void {
  const code = closedBy[status];
  if (code) throw new DomainError(code, 'This company is closed at the moment, so nobody can join it.');
}

const noSuchInvitation = () => notFound('invitation');

export interface FoundInvitation {
  companyId: string;
  /** Of the link that it was found by. */
  hash: Buffer;
  row: InvitationRow;
}

/** The invitation behind a link, and the company it is of. NOT_FOUND for a link that never was. */
export async function findInvitation(ctx: Context, token: string): Promise<FoundInvitation> {
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw noSuchInvitation();
  const { companyId, hash } = link;
  const row = await ctx.services.database.inCompany(companyId, (db) =>
    selectInvitationByHash(db, companyId, hash),
  );
  if (!row) throw noSuchInvitation();
  return { companyId, hash, row };
}

/** The same as it stands by now; it and its company stay so until the transaction ends. */
export async function lockedInvitation(
  db: Db,
  { companyId, hash, row: { id } }: FoundInvitation,
): Promise<InvitationRow> {
  // In the order of an Admin's doings: the company, then the invitation.
  await holdCompany(db, companyId);
  await lockInvitation(db, companyId, id);
  const row = await selectInvitationByHash(db, companyId, hash);
  if (!row) throw noSuchInvitation();
  return row;
}

export async function readInvitation(ctx: Context, token: string): Promise<Invitation> {
  const { companyId, row } = await findInvitation(ctx, token);
  const permissions = await ctx.services.database.inCompany(companyId, (db) =>
    loadRolePermissions(db, companyId),
  );
  return {
    email: row.email,
    role: row.role,
    permissions: [...(permissions.get(row.role) ?? [])],
    companyName: row.company_name,
    companyStatus: row.company_status,
    status: row.status,
    expiresAt: row.expires_at,
  };
}

/** Tells the Admins that somebody stands before a link that ran out, once a day at most. */
export async function requestNewInvitation(ctx: Context, token: string): Promise<true> {
  const { companyId, row } = await findInvitation(ctx, token);
  if (row.status !== 'Expired') {
    throw new DomainError('CONFLICT', 'Only an invitation that has run out can be asked for again.');
  }
  // Its Admins could not send another.
  refuseClosedCompany(row);
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    if (!(await noteRenewalAsked(db, companyId, row.id))) return;
    await enforceDailyCap(db, companyId, 'invitation-renewal-asked', row.id);
    await mailAdmins(db, ctx.services, companyId, 'invitation-renewal-asked', {
      email: row.email,
      companyName: row.company_name,
      link: `${settings.publicUrl}/dashboard/settings/users?tab=invitations`,
    });
    await writeAuditEvent(db, ctx, {
      action: 'invitation.renewalAsked',
      targetType: 'Invitation',
      targetId: row.id,
      targetLabel: row.email,
      actor: { companyId, type: 'Operator', id: row.operator_id, name: row.email },
    });
  });
  return true;
}
