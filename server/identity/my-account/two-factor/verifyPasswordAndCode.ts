import type { Context, Db, Viewer } from '../../../platform';
import { auditFailedReauthentication, reauthenticate, requireSamePassword } from '../reauthenticate';
import { parseCode, useCode, wrongCodeError } from '../../two-factor/codes';
import { loadOwnTwoFactor, lockOwnTwoFactor } from '../../two-factor/ownTwoFactor';
import type { TwoFactorRow } from '../../two-factor/twoFactor.repository';
import { createSessionCodeCounter } from '../../two-factor/codeAttempts';

export interface PasswordAndCode {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

/**
 * Verifies the password before a change that a stolen session must not make. The returned `runChange` also
 * uses up a code if two-factor is on. `validate` throws if the change is impossible, and must lock the rows
 * that it reads. It runs before the verification and again in the change's transaction.
 */
export async function verifyPasswordAndCode<Validated>(
  ctx: Context,
  viewer: Viewer,
  { password, code: typedCode }: PasswordAndCode,
  validate: (db: Db) => Promise<Validated>,
) {
  const { companyId, operatorId } = viewer;
  const { database } = ctx.services;
  await database.inCompany(companyId, validate);
  const account = await reauthenticate(ctx, viewer, password, 'password');
  const { two_factor_at: enabledAt } = await database.inCompany(companyId, (db) =>
    loadOwnTwoFactor(db, viewer),
  );
  const attempts = createSessionCodeCounter(ctx, viewer);
  if (enabledAt) await attempts.count();
  const code = enabledAt ? await parseCode(ctx.services, companyId, operatorId, typedCode ?? '') : null;

  return {
    async runChange<Result>(
      work: (db: Db, validated: Validated, row: TwoFactorRow) => Promise<Result>,
    ): Promise<Result> {
      const outcome = await database.inCompany(companyId, async (db) => {
        const validated = await validate(db);
        const row = await lockOwnTwoFactor(db, viewer);
        requireSamePassword(account, row, 'password');
        // Two-factor may have been turned on during the password check.
        if (row.two_factor_at && !(await useCode(db, ctx.services, companyId, row, code))) return null;
        return { result: await work(db, validated, row) };
      });
      if (!outcome) {
        await auditFailedReauthentication(ctx, viewer, 'Code');
        throw wrongCodeError();
      }
      if (enabledAt) await attempts.succeed();
      return outcome.result;
    },
  };
}
