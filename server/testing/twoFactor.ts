import { generateSync } from 'otplib';
import type { Services } from '../context';
import { createRecoveryCodes } from '../modules/two-factor/recoveryCodes';
import { replaceRecoveryCodes } from '../modules/two-factor/recoveryCodesSql';
import { newSecret, encryptSecret } from '../modules/two-factor/totp';

export interface Authenticator {
  /** What the app shows, or will show so many steps from now. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

/** Turns two-factor on for an operator, as if they had set it up some time ago. */
export async function giveTwoFactor(
  services: Services,
  companyId: string,
  operatorId: string,
  secret = newSecret(),
): Promise<Authenticator> {
  const sealed = encryptSecret(services, companyId, operatorId, secret);
  const made = await createRecoveryCodes();
  await services.database.inCompany(companyId, async (db) => {
    await db.query('update operators set two_factor_secret = $2, two_factor_at = now() where id = $1', [
      operatorId,
      sealed,
    ]);
    await replaceRecoveryCodes(db, companyId, operatorId, made);
  });
  return {
    code: (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 }),
    recoveryCodes: made.codes,
  };
}

export const requireForAll = ({ database }: Services, companyId: string): Promise<unknown> =>
  database.inCompany(companyId, (db) =>
    db.query('update companies set is_two_factor_required = true where id = $1', [companyId]),
  );
