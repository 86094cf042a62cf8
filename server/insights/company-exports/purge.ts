import type { Db } from '../../platform';
import { deleteOldExports, deleteParts, expireExports } from './companyExports.repository';

/**
 * Marks finished exports as expired after their expiry time, deletes their files and notifies open consoles.
 * Deletes exports older than 30 days, unless they are running.
 */
export async function purgeOldExports(db: Db, companyId: string): Promise<void> {
  for (const exportId of await expireExports(db, companyId)) {
    await deleteParts(db, companyId, exportId);
    await db.publish({ type: 'companyExportChanged', companyId, exportId });
  }
  await deleteOldExports(db, companyId);
}
