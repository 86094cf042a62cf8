import type { Db } from '../../db/database';
import { deleteRecoveryCodes } from '../two-factor/recoverySql';
import { releaseAddress } from './directory';
import { forgetDevicesOf } from './knownDevicesSql';
import { closePasswordResets } from './passwordResetSql';

/** Nobody signs in as this operator any more, and their address is free. Within the transaction in which they leave. */
export async function forgetAccount(db: Db, companyId: string, operatorId: string): Promise<void> {
  await closePasswordResets(db, companyId, operatorId);
  await deleteRecoveryCodes(db, companyId, operatorId);
  await forgetDevicesOf(db, companyId, operatorId);
  await releaseAddress(db, companyId, operatorId);
}
