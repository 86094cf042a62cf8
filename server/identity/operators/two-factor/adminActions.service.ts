import {
  type AuditContext,
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  type MutationResetOperatorTwoFactorArgs,
  type Operator,
  type Services,
  type WhiteLabelledCustomer,
  writeAuditEvent,
} from '../../../platform';
import { loadCompany } from '../../../company';
import { conflict } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { loadOperator, memberOf } from '../operators.service';
import { lockTeamAsAdmin } from '../team';
import { endSessionsOf } from '../../sessions/sessions.service';
import { withVerifiedAdmin } from './withVerifiedAdmin';
import { enqueueTwoFactorEmail, loadOwnTwoFactor, type NamedRecipient } from '../../two-factor/ownTwoFactor';
import {
  deleteRecoveryCodes,
  setTwoFactorRequired,
  turnTwoFactorOff,
} from '../../two-factor/twoFactor.repository';

/**
 * Makes two-factor required or optional for the company. A change closes all of the company's sockets, so
 * that the consoles reconnect under the new rule. Throws `CONFLICT` if an Admin without two-factor requires
 * it.
 */
export async function setTwoFactorRequirement(
  ctx: Context,
  isRequired: boolean,
): Promise<WhiteLabelledCustomer> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const own = await loadOwnTwoFactor(db, viewer);
    // Without two-factor, this Admin would lose access to everything except the setup.
    if (isRequired && !own.two_factor_at)
      throw conflict(t('Turn on two-factor authentication for your own account first.'));
    const isChanged = await setTwoFactorRequired(db, companyId, isRequired);
    const company = await loadCompany(db, settings, companyId);
    if (!isChanged) return company;
    await writeAuditEvent(db, ctx, {
      action: isRequired ? 'company.twoFactorRequired' : 'company.twoFactorMadeOptional',
      targetType: 'Company',
      targetId: companyId,
      targetLabel: company.name,
      changes: [{ field: 'isTwoFactorRequired', before: !isRequired, after: isRequired }],
    });
    await db.publish({ type: 'companyChanged', companyId });
    await db.publish({ type: 'accessChanged', companyId, operatorId: null });
    return company;
  });
}

/**
 * Resets the two-factor of an operator who lost the app and the recovery codes, and ends their sessions.
 * Until it is set up again, the operator signs in with the first factor alone.
 */
export async function resetOperatorTwoFactor(
  ctx: Context,
  { id, ...credentials }: MutationResetOperatorTwoFactorArgs,
): Promise<Operator> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId, operatorId } = viewer;
  return withVerifiedAdmin(ctx, viewer, credentials, {
    async validate(db, { ownerId }) {
      const member = await memberOf(db, companyId, id);
      if (member.id === operatorId)
        throw conflict(t('Turn off your own two-factor authentication in My profile.'));
      // Otherwise an Admin with access to the owner's mailbox could sign in as the owner.
      if (member.id === ownerId)
        throw conflict(t('Only Livery can reset the owner’s two-factor authentication.'));
      if (!member.has_two_factor)
        throw conflict(t('{name} does not use two-factor authentication.', { name: member.name }));
      return member;
    },
    async work(db, member) {
      await enforceDailyCap(db, companyId, 'two-factor-reset', member.id);
      await removeTwoFactor(db, ctx, ctx.services, companyId, member);
      return loadOperator(db, ctx, companyId, id);
    },
  });
}

/** Turns off a member's two-factor, ends their sessions, writes an audit event and emails them. */
export async function removeTwoFactor(
  db: Db,
  auditContext: AuditContext,
  services: Services,
  companyId: string,
  member: NamedRecipient & { id: string },
): Promise<void> {
  await turnTwoFactorOff(db, companyId, member.id);
  await deleteRecoveryCodes(db, companyId, member.id);
  await endSessionsOf(db, companyId, member.id, 'TwoFactorChanged');
  await writeAuditEvent(db, auditContext, {
    action: 'operator.twoFactorReset',
    targetType: 'Operator',
    targetId: member.id,
    targetLabel: member.name,
    changes: [{ field: 'hasTwoFactor', before: true, after: false }],
  });
  await enqueueTwoFactorEmail(db, services, 'two-factor-reset', member);
}
