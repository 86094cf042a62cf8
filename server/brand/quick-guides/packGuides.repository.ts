import type { Db } from '../../platform';

/** Returns whether any snapshot contains the guide. A rollback to such a snapshot needs the guide. */
export async function wasDeployed(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* wasGuideDeployed */ select from portal_snapshot_items
     where company_id = $1 and area = 'QuickGuide' and entity_id = $2 limit 1`,
    [companyId, id],
  );
  return rowCount !== 0;
}

export async function unpublish(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* unpublishGuide */ update quick_guides set published_version = null where company_id = $1 and id = $2',
    [companyId, id],
  );
}
