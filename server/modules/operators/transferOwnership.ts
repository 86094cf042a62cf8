import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type { MutationTransferOwnershipArgs, Operator } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { byProvenAdmin } from '../two-factor/byProvenAdmin';
import { mailAdmins } from './mailAdmins';
import { loadOperator, memberOf } from './service';
import { setOwner } from './sql';

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** Hands the company over to another Admin, whom nobody can demote or remove from then on. */
export async function transferOwnership(
  ctx: Context,
  { operatorId, ...shown }: MutationTransferOwnershipArgs,
): Promise<Operator> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return byProvenAdmin(ctx, viewer, shown, {
    async admit(db, { ownerId, isOwner }) {
      const next = await memberOf(db, companyId, operatorId);
      if (!isOwner) throw new DomainError('FORBIDDEN', 'Only the owner can hand the company over.');
      if (next.id === ownerId) throw conflict('You are the owner already.');
      if (next.role !== 'Admin' || next.status !== 'Active') {
        throw conflict('Only an Admin who has joined can become the owner.');
      }
      return next;
    },
    async work(db, next, { companyName }) {
      await enforceDailyCap(db, companyId, 'ownership-transferred', next.id);
      await setOwner(db, companyId, next.id);
      await writeAuditEvent(db, ctx, {
        action: 'company.ownershipTransferred',
        targetType: 'Company',
        targetId: companyId,
        targetLabel: companyName,
        changes: [{ field: 'owner', before: viewer.name, after: next.name }],
      });
      await mailAdmins(db, ctx.services, companyId, 'ownership-transferred', {
        companyName,
        before: viewer.name,
        after: next.name,
      });
      await publish(db, { type: 'companyChanged', companyId });
      return loadOperator(db, ctx, companyId, next.id);
    },
  });
}
