import type { World } from '../../testing/world';
import { publish } from '../../events';
import { publishSnapshot, takeSnapshot } from '../../modules/deployments/snapshotSql';

/** Shows clients what is there now, as a deployment does in the end; resolves once this process has heard of it. */
export async function publishSite({ services }: Pick<World, 'services'>, companyId: string): Promise<string> {
  const stream = services.events.subscribe('siteChanged', companyId);
  const snapshotId = await services.database.inCompany(companyId, async (db) => {
    const id = await takeSnapshot(db, companyId);
    await publishSnapshot(db, companyId, id);
    await publish(db, { type: 'siteChanged', companyId });
    return id;
  });
  await stream.next();
  await stream.return?.();
  return snapshotId;
}
