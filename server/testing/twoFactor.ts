import { generateSync } from 'otplib';
import type { Services } from '../platform';
import { createRecoveryCodes, encryptSecret, newSecret, replaceRecoveryCodes } from '../identity/internals';

export interface Authenticator {
  /** Returns the current code, or the code that is valid `steps` periods of 30 seconds later. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

export async function enableTwoFactor(
  services: Services,
  companyId: string,
  operatorId: string,
  secret = newSecret(),
): Promise<Authenticator> {
  const encryptedSecret = encryptSecret(services, companyId, operatorId, secret);
  const newCodes = await createRecoveryCodes();
  await services.database.inCompany(companyId, async (db) => {
    await db.query('update operators set two_factor_secret = $2, two_factor_at = now() where id = $1', [
      operatorId,
      encryptedSecret,
    ]);
    await replaceRecoveryCodes(db, companyId, operatorId, newCodes);
  });
  return {
    code: (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 }),
    recoveryCodes: newCodes.codes,
  };
}

export const requireTwoFactorForAll = ({ database }: Services, companyId: string): Promise<unknown> =>
  database.inCompany(companyId, (db) =>
    db.query('update companies set is_two_factor_required = true where id = $1', [companyId]),
  );
