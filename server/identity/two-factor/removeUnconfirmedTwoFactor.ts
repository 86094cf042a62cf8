import type { AuditChange, Db } from '../../platform';
import { deleteRecoveryCodes } from './recoveryCodes.repository';
import { turnTwoFactorOff } from './twoFactor.repository';

interface Account {
  id: string;
  two_factor_secret: Buffer | null;
  two_factor_at: Date | null;
  address_proved_at: Date | null;
}

/**
 * Turns off two-factor authentication for an account whose email address was never confirmed, because another
 * person may have set it up. Returns the change for the audit log, or an empty list if the status did not
 * change.
 */
export async function removeUnconfirmedTwoFactor(
  db: Db,
  companyId: string,
  account: Account,
): Promise<AuditChange[]> {
  if (account.address_proved_at || !account.two_factor_secret) return [];
  await turnTwoFactorOff(db, companyId, account.id);
  await deleteRecoveryCodes(db, companyId, account.id);
  return account.two_factor_at ? [{ field: 'hasTwoFactor', before: true, after: false }] : [];
}
