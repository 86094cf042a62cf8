import type { Role } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { conflict, DomainError, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  enqueueEmail,
  type MutationTransferOwnershipArgs,
  type Operator,
  type SentInvitation,
  writeAuditEvent,
} from '../../platform';
import { endSessionsOf } from '../sessions/sessions.service';
import { emailAdmins, notifyOfNewAdmin } from './teamEmails';
import { selectSentInvitations } from './invitation.repository';
import { type MemberRow, selectOperator, selectOperators, setOwner, setRole } from './operators.repository';
import { toOperators, toSentInvitation } from './present';
import { lockTeamAsAdmin, removeFromTeam } from './team';
import { withVerifiedAdmin } from './two-factor/withVerifiedAdmin';

/** Returns active and invited operators, sorted by name. */
export async function listOperators(ctx: Context): Promise<Operator[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, async (db) =>
    toOperators(db, ctx, companyId, await selectOperators(db, companyId)),
  );
}

export async function findOperator(ctx: Context, id: string): Promise<Operator> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadOperator(db, ctx, companyId, id));
}

export async function loadOperator(db: Db, ctx: Context, companyId: string, id: string): Promise<Operator> {
  const [operator] = await toOperators(db, ctx, companyId, [await memberOf(db, companyId, id)]);
  if (!operator) throw notFound();
  return operator;
}

/** Returns an operator of the team. Throws `NOT_FOUND` for an unknown or removed one. */
export async function memberOf(db: Db, companyId: string, id: string): Promise<MemberRow> {
  const row = isId(id) ? await selectOperator(db, companyId, id) : undefined;
  if (!row) throw notFound();
  return row;
}

export async function listInvitations(ctx: Context): Promise<SentInvitation[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => selectSentInvitations(db, companyId));
  return rows.map(toSentInvitation);
}

/**
 * Changes an operator's role for all later requests, and immediately for open sockets. Emails the other
 * Admins about a new Admin. Throws `CONFLICT` for the viewer and the owner, so that one Admin always remains.
 */
export async function changeOperatorRole(ctx: Context, id: string, role: Role): Promise<Operator> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { ownerId, companyName } = await lockTeamAsAdmin(db, viewer);
    const before = await memberOf(db, companyId, id);
    if (before.id === viewer.operatorId)
      throw conflict(t('You can’t change your own role. Ask another Admin.'));
    if (before.id === ownerId) throw conflict(t('The owner must be an Admin. Transfer ownership first.'));
    if (before.role === role) return loadOperator(db, ctx, companyId, id);
    await setRole(db, companyId, id, role);
    await writeAuditEvent(db, ctx, {
      action: 'operator.roleChanged',
      targetType: 'Operator',
      targetId: id,
      targetLabel: before.name,
      changes: [{ field: 'role', before: before.role, after: role }],
    });
    // For an invited operator, the Admins are notified when the invitation is accepted.
    if (role === 'Admin' && before.status === 'Active') {
      const explain = () => t('{person} assigned this role.', { person: viewer.name });
      await enforceDailyCap(db, companyId, 'admin-added', id);
      await notifyOfNewAdmin(db, ctx.services, companyId, { ...before, companyName, explain });
    }
    await db.publish({ type: 'accessChanged', companyId, operatorId: id });
    return loadOperator(db, ctx, companyId, id);
  });
}

/**
 * Removes an operator, and emails the operator if they had joined. Throws `CONFLICT` for the viewer and the
 * owner, so that one Admin always remains.
 */
export async function removeOperator(ctx: Context, id: string): Promise<true> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  await ctx.services.database.inCompany(companyId, async (db) => {
    const { ownerId, companyName } = await lockTeamAsAdmin(db, viewer);
    const member = await memberOf(db, companyId, id);
    const { name, email, role } = member;
    if (member.id === viewer.operatorId) throw conflict(t('You can’t remove yourself. Ask another Admin.'));
    if (member.id === ownerId) throw conflict(t('You can’t remove the owner. Transfer ownership first.'));
    const status = await removeFromTeam(db, companyId, member.id, viewer.name);
    await writeAuditEvent(db, ctx, {
      action: 'operator.removed',
      targetType: 'Operator',
      targetId: member.id,
      targetLabel: name,
      changes: [
        { field: 'email', before: email, after: null },
        { field: 'role', before: role, after: null },
        { field: 'status', before: status, after: 'Removed' },
      ],
    });
    if (status === 'Pending') return;
    await enqueueEmail(db, ctx.services, {
      recipient: member,
      template: 'operator-removed',
      valuesOf: () => ({ name, companyName }),
    });
  });
  return true;
}

/**
 * Ends all sessions of another operator, for example after a device was lost, and returns the number of ended
 * sessions. Throws `CONFLICT` for the viewer.
 */
export async function signOutOperator(ctx: Context, id: string): Promise<number> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId, operatorId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const member = await memberOf(db, companyId, id);
    if (member.id === operatorId) throw conflict(t('Manage your own sessions in My profile.'));
    const count = await endSessionsOf(db, companyId, member.id, 'Revoked');
    if (count === 0) return 0;
    await writeAuditEvent(db, ctx, {
      action: 'operator.sessionsEnded',
      targetType: 'Operator',
      targetId: member.id,
      targetLabel: member.name,
      changes: [{ field: 'sessions', before: count, after: 0 }],
    });
    return count;
  });
}

/**
 * Makes another Admin the owner after verifying the viewer's credentials, and emails the Admins. Throws
 * `FORBIDDEN` unless the viewer is the owner, and `CONFLICT` unless the new owner is another active Admin.
 */
export async function transferOwnership(
  ctx: Context,
  { operatorId, ...credentials }: MutationTransferOwnershipArgs,
): Promise<Operator> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return withVerifiedAdmin(ctx, viewer, credentials, {
    async validate(db, { ownerId, isOwner }) {
      const newOwner = await memberOf(db, companyId, operatorId);
      if (!isOwner) throw new DomainError('FORBIDDEN', t('Only the owner can transfer ownership.'));
      if (newOwner.id === ownerId) throw conflict(t('You are already the owner.'));
      if (newOwner.role !== 'Admin' || newOwner.status !== 'Active') {
        throw conflict(t('Only an active Admin can become the owner.'));
      }
      return newOwner;
    },
    async work(db, newOwner, { companyName }) {
      await enforceDailyCap(db, companyId, 'ownership-transferred', newOwner.id);
      await setOwner(db, companyId, newOwner.id);
      await writeAuditEvent(db, ctx, {
        action: 'company.ownershipTransferred',
        targetType: 'Company',
        targetId: companyId,
        targetLabel: companyName,
        changes: [{ field: 'owner', before: viewer.name, after: newOwner.name }],
      });
      await emailAdmins(db, ctx.services, companyId, 'ownership-transferred', () => ({
        companyName,
        before: viewer.name,
        after: newOwner.name,
      }));
      await db.publish({ type: 'companyChanged', companyId });
      return loadOperator(db, ctx, companyId, newOwner.id);
    },
  });
}
