import type { Context } from '../../context';
import { DomainError, notFound } from '../../errors';
import { readCompanyToken } from '../../lib/companyToken';
import { networkOf } from '../../lib/network';
import type { Invitation } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { limit } from '../auth/limits';
import { loadRolePermissions } from '../roles/service';
import { noteRenewalAsked, selectInvitationByHash } from './invitationSql';
import { mailAdmins } from './mailAdmins';

const noSuchInvitation = () => notFound('invitation');

/** The invitation behind a link, and the company it is of. NOT_FOUND for a link that never was. */
export async function findInvitation(ctx: Context, token: string) {
  await limit(ctx.services, 'link-network', networkOf(ctx.caller.ipAddress));
  const link = readCompanyToken(token);
  if (!link) throw noSuchInvitation();
  const { companyId, hash } = link;
  const row = await ctx.services.database.inCompany(companyId, (db) =>
    selectInvitationByHash(db, companyId, hash),
  );
  if (!row) throw noSuchInvitation();
  return { companyId, row };
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
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    if (!(await noteRenewalAsked(db, companyId, row.id))) return;
    await mailAdmins(db, ctx.services, companyId, 'invitation-renewal-asked', {
      email: row.email,
      companyName: row.company_name,
      link: `${settings.publicUrl}/dashboard/settings/users?tab=invitations`,
    });
    await recordAudit(db, ctx, {
      action: 'invitation.renewalAsked',
      targetType: 'Invitation',
      targetId: row.id,
      targetLabel: row.email,
      actor: { companyId, type: 'Operator', id: row.operator_id, name: row.email },
    });
  });
  return true;
}
