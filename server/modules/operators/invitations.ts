import type { Context, Services } from '../../context';
import { badInput, DomainError, notFound } from '../../errors';
import { newCompanyToken, readCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { networkOf } from '../../lib/network';
import { parseInput } from '../../lib/parseInput';
import type { Mailer } from '../../mail/mailer';
import { authorise } from '../../permissions';
import type { Invitation, Role } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { claimAddress } from '../auth/directory';
import { limit } from '../auth/limits';
import { loadRolePermissions } from '../roles/service';
import { inviteOperatorInput } from './input';
import * as invitationSql from './invitationSql';
import { insertInvited, selectActiveAdmins } from './sql';

const noSuchInvitation = () => notFound('invitation');

/** The invitation behind a link, and the company it is of. NOT_FOUND for a link that never was. */
export async function findInvitation(ctx: Context, token: string) {
  await limit(ctx.services, 'link-network', networkOf(ctx.caller.ipAddress));
  const link = readCompanyToken(token);
  if (!link) throw noSuchInvitation();
  const { companyId, hash } = link;
  const row = await ctx.services.database.inCompany(companyId, (db) =>
    invitationSql.selectInvitationByHash(db, companyId, hash),
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

/** Makes an operator (Pending) and mails them a link that lasts seven days. */
export async function inviteOperator(
  ctx: Context,
  input: { email: string; role: Role },
): Promise<{ operatorId: string; invitationId: string }> {
  const { companyId, operatorId: invitedBy } = authorise(ctx.viewer, 'MANAGE_SETTINGS', 'write');
  const { email, role } = parseInput(inviteOperatorInput, input);
  const [operatorId, invitationId] = [newId(), newId()];
  await ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject: null }))) {
      throw badInput({ email: 'Somebody signs in with this e-mail address already.' });
    }
    await insertInvited(db, companyId, { id: operatorId, name: email.slice(0, 100), email, role });
    // Nobody knows this first token: the job that sends the mail puts its own in place.
    const { hash: tokenHash } = newCompanyToken(companyId);
    await invitationSql.insertInvitation(db, companyId, {
      id: invitationId,
      operatorId,
      tokenHash,
      invitedBy,
    });
    await recordAudit(db, ctx, {
      action: 'operator.invited',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: email,
      changes: [{ field: 'role', before: null, after: role }],
    });
    await ctx.services.jobs.enqueue(db, 'send-invitation', { companyId, invitationId });
  });
  return { operatorId, invitationId };
}

/** The job behind an invitation: makes the link and mails it, unless it was taken or revoked meanwhile. */
export async function sendInvitation(
  { database, settings }: Services,
  mailer: Mailer,
  companyId: string,
  invitationId: string,
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const row = await database.inCompany(companyId, async (db) => {
    const found = await invitationSql.selectInvitationById(db, companyId, invitationId);
    if (found?.status !== 'Pending') return null;
    await invitationSql.setInvitationToken(db, companyId, invitationId, hash);
    return found;
  });
  if (!row) return;
  await mailer.send(row.email, 'invitation', {
    invitedBy: row.invited_by_name ?? row.company_name,
    companyName: row.company_name,
    role: row.role === 'ClientManagement' ? 'Client Management' : row.role,
    link: `${settings.publicUrl}/onboard/user?token=${token}`,
  });
}

/** Tells the Admins that somebody stands before a link that ran out, once a day at most. */
export async function requestNewInvitation(ctx: Context, token: string): Promise<true> {
  const { companyId, row } = await findInvitation(ctx, token);
  if (row.status !== 'Expired') {
    throw new DomainError('CONFLICT', 'Only an invitation that has run out can be asked for again.');
  }
  const { database, jobs, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    if (!(await invitationSql.noteRenewalAsked(db, companyId, row.id))) return;
    for (const admin of await selectActiveAdmins(db, companyId)) {
      await jobs.enqueue(db, 'send-mail', {
        to: admin.email,
        template: 'invitation-renewal-asked',
        values: {
          name: admin.name,
          email: row.email,
          companyName: row.company_name,
          link: `${settings.publicUrl}/dashboard/settings/users`,
        },
      });
    }
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
