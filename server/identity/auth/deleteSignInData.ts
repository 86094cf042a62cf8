import type { Db } from '../../platform';
import { deleteRecoveryCodes } from '../two-factor/twoFactor.repository';
import { releaseAddress } from './directory.repository';
import { deleteDevicesOf } from './knownDevices.repository';
import { closePasswordResets } from './passwordReset.repository';

/** Deletes an operator's sign-in data and frees the address, in the transaction that removes the operator. */
export async function deleteSignInData(db: Db, companyId: string, operatorId: string): Promise<void> {
  await closePasswordResets(db, companyId, operatorId);
  await deleteRecoveryCodes(db, companyId, operatorId);
  await deleteDevicesOf(db, companyId, operatorId);
  await releaseAddress(db, companyId, operatorId);
}
