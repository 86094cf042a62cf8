import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type {
  MutationRenewRecoveryCodesArgs,
  MutationTurnOffTwoFactorArgs,
  RecoveryCodes,
} from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { showBothSteps } from './bothSteps';
import { mailAbout } from './mails';
import { ownTwoFactorForUpdate } from './own';
import { makeRecoveryCodes } from './recoveryCodes';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recoverySql';
import { turnOff, type TwoFactorRow } from './sql';

const conflict = (message: string) => new DomainError('CONFLICT', message);

function refuseUnlessOn({ two_factor_at: since }: TwoFactorRow): void {
  if (!since) throw conflict('Two-factor is not on.');
}

function refuseUnlessOptional(row: TwoFactorRow): void {
  refuseUnlessOn(row);
  if (!row.is_required) return;
  throw conflict(
    'Your company requires two-factor, so it stays on. To move it to another app, ask an Admin to reset it.',
  );
}

const ofOwn = (viewer: Viewer, refuse: (row: TwoFactorRow) => void) => async (db: Db) =>
  refuse(await ownTwoFactorForUpdate(db, viewer));

/** Those that were shown before no longer work. */
export async function renewRecoveryCodes(
  ctx: Context,
  args: MutationRenewRecoveryCodesArgs,
): Promise<RecoveryCodes> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  const shown = await showBothSteps(ctx, viewer, args, ofOwn(viewer, refuseUnlessOn));
  const { codes, ...made } = await makeRecoveryCodes();
  await shown.change(async (db, _admitted, row) => {
    await enforceDailyCap(db, companyId, 'recovery-codes-renewed', operatorId);
    await replaceRecoveryCodes(db, companyId, operatorId, made);
    await writeAuditEvent(db, ctx, {
      action: 'operator.recoveryCodesRenewed',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'recoveryCodesLeft', before: row.recovery_codes_left, after: codes.length }],
    });
    await mailAbout(db, ctx.services, 'recovery-codes-renewed', row);
  });
  return { codes };
}

export async function turnOffTwoFactor(ctx: Context, args: MutationTurnOffTwoFactorArgs): Promise<true> {
  const viewer = authorise(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  const shown = await showBothSteps(ctx, viewer, args, ofOwn(viewer, refuseUnlessOptional));
  await shown.change(async (db, _admitted, row) => {
    await enforceDailyCap(db, companyId, 'two-factor-off', operatorId);
    await turnOff(db, companyId, operatorId);
    await deleteRecoveryCodes(db, companyId, operatorId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorTurnedOff',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'hasTwoFactor', before: true, after: false }],
    });
    await mailAbout(db, ctx.services, 'two-factor-off', row);
  });
  return true;
}
