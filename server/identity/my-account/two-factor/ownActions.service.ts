import {
  authorize,
  type Context,
  type Db,
  enforceDailyCap,
  type MutationDisableTwoFactorArgs,
  type MutationRegenerateRecoveryCodesArgs,
  type RecoveryCodes,
  type Viewer,
  writeAuditEvent,
} from '../../../platform';
import { conflict } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { verifyPasswordAndCode } from './verifyPasswordAndCode';
import { enqueueTwoFactorEmail, lockOwnTwoFactor } from '../../two-factor/ownTwoFactor';
import { createRecoveryCodes } from '../../two-factor/codes';
import {
  deleteRecoveryCodes,
  replaceRecoveryCodes,
  turnTwoFactorOff,
  type TwoFactorRow,
} from '../../two-factor/twoFactor.repository';

function requireEnabled({ two_factor_at: enabledAt }: TwoFactorRow): void {
  if (!enabledAt) throw conflict(t('Two-factor authentication is not turned on.'));
}

function requireOptional(row: TwoFactorRow): void {
  requireEnabled(row);
  if (!row.is_required) return;
  throw conflict(
    t('Your company requires two-factor authentication. To switch to another app, ask an Admin to reset it.'),
  );
}

const validateOwn = (viewer: Viewer, validate: (row: TwoFactorRow) => void) => async (db: Db) =>
  validate(await lockOwnTwoFactor(db, viewer));

export async function regenerateRecoveryCodes(
  ctx: Context,
  args: MutationRegenerateRecoveryCodesArgs,
): Promise<RecoveryCodes> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  const verified = await verifyPasswordAndCode(ctx, viewer, args, validateOwn(viewer, requireEnabled));
  const { codes, ...hashedCodes } = await createRecoveryCodes();
  await verified.runChange(async (db, _validated, row) => {
    await enforceDailyCap(db, companyId, 'recovery-codes-renewed', operatorId);
    await replaceRecoveryCodes(db, companyId, operatorId, hashedCodes);
    await writeAuditEvent(db, ctx, {
      action: 'operator.recoveryCodesRenewed',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'recoveryCodesLeft', before: row.recovery_codes_remaining, after: codes.length }],
    });
    await enqueueTwoFactorEmail(db, ctx.services, 'recovery-codes-renewed', row);
  });
  return { codes };
}

export async function disableTwoFactor(ctx: Context, args: MutationDisableTwoFactorArgs): Promise<true> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId } = viewer;
  const verified = await verifyPasswordAndCode(ctx, viewer, args, validateOwn(viewer, requireOptional));
  await verified.runChange(async (db, _validated, row) => {
    await enforceDailyCap(db, companyId, 'two-factor-off', operatorId);
    await turnTwoFactorOff(db, companyId, operatorId);
    await deleteRecoveryCodes(db, companyId, operatorId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.twoFactorTurnedOff',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: row.name,
      changes: [{ field: 'hasTwoFactor', before: true, after: false }],
    });
    await enqueueTwoFactorEmail(db, ctx.services, 'two-factor-off', row);
  });
  return true;
}
