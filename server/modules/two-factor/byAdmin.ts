import type { Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type {
  MutationResetOperatorTwoFactorArgs,
  Operator,
  WhiteLabelledCustomer,
} from '../../schema.generated';
import { writeAuditEvent, type AuditContext } from '../audit/service';
import { loadCompany } from '../company/service';
import { loadOperator, memberOf } from '../operators/service';
import { lockTeamAsAdmin } from '../operators/team';
import { endSessionsOf } from '../sessions/service';
import { byProvenAdmin } from './byProvenAdmin';
import { mailAbout } from './mails';
import { ownTwoFactor } from './own';
import { deleteRecoveryCodes } from './recoverySql';
import { setRequired, turnOff } from './sql';

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** From everybody's next request on, open sockets included. */
export async function requireTwoFactor(ctx: Context, isRequired: boolean): Promise<WhiteLabelledCustomer> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const own = await ownTwoFactor(db, viewer);
    // Whoever asks it of others would otherwise be the first to be stopped by it.
    if (isRequired && !own.two_factor_at) throw conflict('Turn two-factor on for yourself first.');
    const isChanged = await setRequired(db, companyId, isRequired);
    const company = await loadCompany(db, settings, companyId);
    if (!isChanged) return company;
    await writeAuditEvent(db, ctx, {
      action: isRequired ? 'company.twoFactorRequired' : 'company.twoFactorMadeOptional',
      targetType: 'Company',
      targetId: companyId,
      targetLabel: company.name,
      changes: [{ field: 'isTwoFactorRequired', before: !isRequired, after: isRequired }],
    });
    await publish(db, { type: 'companyChanged', companyId });
    await publish(db, { type: 'accessChanged', companyId, operatorId: null });
    return company;
  });
}

/** For whoever has lost their app and their codes: they sign in by the first step alone, until they set it up anew. */
export async function resetOperatorTwoFactor(
  ctx: Context,
  { id, ...shown }: MutationResetOperatorTwoFactorArgs,
): Promise<Operator> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId, operatorId } = viewer;
  return byProvenAdmin(ctx, viewer, shown, {
    async admit(db, { ownerId }) {
      const member = await memberOf(db, companyId, id);
      if (member.id === operatorId) throw conflict('Turn your own two-factor off in My profile.');
      // An Admin who could would next sign in as the owner by the mailbox alone.
      if (member.id === ownerId) throw conflict('Only Livery resets the two-factor of the owner.');
      if (!member.has_two_factor) throw conflict(`${member.name} has no two-factor.`);
      return member;
    },
    async work(db, member) {
      await enforceDailyCap(db, companyId, 'two-factor-reset', member.id);
      await forgetTwoFactor(db, ctx, ctx.services, companyId, member);
      return loadOperator(db, ctx, companyId, id);
    },
  });
}

/** Takes somebody's second step away and ends their sessions, told to them and on record. */
export async function forgetTwoFactor(
  db: Db,
  by: AuditContext,
  services: Services,
  companyId: string,
  member: { id: string; name: string; email: string },
): Promise<void> {
  await turnOff(db, companyId, member.id);
  await deleteRecoveryCodes(db, companyId, member.id);
  await endSessionsOf(db, companyId, member.id, 'TwoFactorChanged');
  await writeAuditEvent(db, by, {
    action: 'operator.twoFactorReset',
    targetType: 'Operator',
    targetId: member.id,
    targetLabel: member.name,
    changes: [{ field: 'hasTwoFactor', before: true, after: false }],
  });
  await mailAbout(db, services, 'two-factor-reset', member);
}
