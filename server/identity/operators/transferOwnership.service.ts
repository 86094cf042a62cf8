import {
  authorize,
  type Context,
  enforceDailyCap,
  type MutationTransferOwnershipArgs,
  type Operator,
  writeAuditEvent,
} from '../../platform';
import { conflict, DomainError } from '../../lib/errors';
import { withVerifiedAdmin } from './two-factor/withVerifiedAdmin';
import { emailAdmins } from './emailAdmins';
import { loadOperator, memberOf } from './operators.service';
import { setOwner } from './operators.repository';

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
      if (!isOwner) throw new DomainError('FORBIDDEN', 'Only the owner can hand the company over.');
      if (newOwner.id === ownerId) throw conflict('You are the owner already.');
      if (newOwner.role !== 'Admin' || newOwner.status !== 'Active') {
        throw conflict('Only an Admin who has joined can become the owner.');
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
      await emailAdmins(db, ctx.services, companyId, 'ownership-transferred', {
        companyName,
        before: viewer.name,
        after: newOwner.name,
      });
      await db.publish({ type: 'companyChanged', companyId });
      return loadOperator(db, ctx, companyId, newOwner.id);
    },
  });
}
