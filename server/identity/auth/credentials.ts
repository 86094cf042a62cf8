import type { AuditChange, Db } from '../../platform';
import { cancelPendingEmailChange, setEmail, setPasswordHash } from './auth.repository';
import { deleteRecoveryCodes } from '../two-factor/twoFactor.repository';
import { changeAddress, releaseAddress } from './directory.repository';
import { deleteDevicesOf } from './knownDevices.repository';
import { closePasswordResets } from './passwordReset.repository';

/**
 * Sets or removes a password, closes open password links and cancels a pending email change. Returns the
 * changes for the audit log.
 */
export async function replacePassword(
  db: Db,
  companyId: string,
  { id, password_hash: oldHash }: { id: string; password_hash: string | null },
  passwordHash: string | null,
): Promise<AuditChange[]> {
  await setPasswordHash(db, companyId, id, passwordHash);
  await closePasswordResets(db, companyId, id);
  const canceledEmail = await cancelPendingEmailChange(db, companyId, id);
  const password = { field: 'password', before: oldHash, after: passwordHash };
  return canceledEmail === null
    ? [password]
    : [password, { field: 'emailAskedFor', before: canceledEmail, after: null }];
}

/**
 * Changes the address of an operator and marks it as proved, unlinks the Google account, and closes open
 * password links. Returns false if the address is taken.
 */
export async function replaceAddress(
  db: Db,
  companyId: string,
  operatorId: string,
  email: string,
): Promise<boolean> {
  if (!(await changeAddress(db, companyId, operatorId, email))) return false;
  await setEmail(db, companyId, operatorId, email);
  await closePasswordResets(db, companyId, operatorId);
  return true;
}

/** Deletes an operator's sign-in data and frees the address, in the transaction that removes the operator. */
export async function deleteSignInData(db: Db, companyId: string, operatorId: string): Promise<void> {
  await closePasswordResets(db, companyId, operatorId);
  await deleteRecoveryCodes(db, companyId, operatorId);
  await deleteDevicesOf(db, companyId, operatorId);
  await releaseAddress(db, companyId, operatorId);
}
