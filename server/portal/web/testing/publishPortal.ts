import type { Fixture } from '../../../testing/fixture';
import { publishSnapshot, takeSnapshot } from '../../../brand';

/**
 * Publishes the saved state like a deployment. Resolves with the snapshot's id after this process receives
 * `siteChanged`.
 */
export async function publishPortal(
  { services }: Pick<Fixture, 'services'>,
  companyId: string,
): Promise<string> {
  const events = services.events.subscribe('siteChanged', companyId);
  const snapshotId = await services.database.inCompany(companyId, async (db) => {
    const id = await takeSnapshot(db, companyId);
    await publishSnapshot(db, companyId, id);
    await db.publish({ type: 'siteChanged', companyId });
    return id;
  });
  await events.next();
  await events.return?.();
  return snapshotId;
}
