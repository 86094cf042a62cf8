import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { authorise } from '../../permissions';
import type { Operator } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { loadOperator, memberOf } from './service';
import { setOwner } from './sql';
import { lockTeamAs } from './team';

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** Hands the company over to another Admin, whom nobody can demote or remove from then on. */
export async function transferOwnership(ctx: Context, operatorId: string): Promise<Operator> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, jobs } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    const { ownerId, isOwner, companyName } = await lockTeamAs(db, viewer);
    const next = await memberOf(db, companyId, operatorId);
    if (!isOwner) throw new DomainError('FORBIDDEN', 'Only the owner can hand the company over.');
    if (next.id === ownerId) throw conflict('You are the owner already.');
    if (next.role !== 'Admin' || next.status !== 'Active') {
      throw conflict('Only an Admin who has joined can become the owner.');
    }
    await setOwner(db, companyId, next.id);
    await recordAudit(db, ctx, {
      action: 'company.ownershipTransferred',
      targetType: 'Company',
      targetId: companyId,
      targetLabel: companyName,
      changes: [{ field: 'owner', before: viewer.name, after: next.name }],
    });
    const values = { companyName, before: viewer.name, after: next.name };
    for (const { name, email } of [viewer, next]) {
      await jobs.enqueue(db, 'send-mail', {
        to: email,
        template: 'ownership-transferred',
        values: { ...values, name },
      });
    }
    await publish(db, { type: 'companyChanged', companyId });
    return loadOperator(db, ctx, companyId, next.id);
  });
}
